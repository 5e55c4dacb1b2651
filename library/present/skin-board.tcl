# skin-board.tcl --
#
#       What a board shows of a game, and how hands may move it; of a game that
#       says nothing of it, no board.
#
#       caption MATCH VIEWER VIEW UNIT PLACE   said where it may be put
#       range MATCH VIEWER VIEW UNIT           the places that it commands; of
#                                "", those commanded now
#       onward MATCH VIEWER VIEW UNIT          by place, the actions that bring
#                                it there one after another
#       way MATCH VIEWER VIEW UNIT PLACE       the lines for the board along which
#                                it would go there: {x y ... STYLE} each
#       zones MATCH VIEWER VIEW UNIT           the places where an enemy would
#                                stop it, while it is held
#       atHome ACTIONS           of those that name the unit alone, those meant by
#                                putting it back where it was
#       obstacle MATCH VIEWER VIEW UNIT PLACE  if it cannot go there: actions on
#                                the way, and then the first that is refused; {}
#       obstructed MATCH VIEWER VIEW UNIT REASON   what is said of that refusal:
#                                {RULE TEXT}
#       besides VIEW ACTIONS     of actions that name two pieces, by place, those
#                                meant by putting the first there
#       battles MATCH VIEWER VIEW              the places of fights to come
#       warned MATCH VIEWER VIEW               those where something is lost if
#                                nothing more is done
#       tokens VIEWER VIEW UNITS the pieces for the board; UNITS can be moved
#       signs VIEW               what the board marks on the map; VIEW surveyed,
#                                or for a report of the past not
#       opening VIEWER VIEW      the places to look at first; {} for the whole map
#       ground                   GROUND for a Board; "" if there is no map yet
#       draw FACE MARKS ?SIZE?   SVG of a piece; loadArt loads what draws it
#       inspect MATCH VIEWER VIEW PLACE   for the inspector: a list of
#                                {heading T} {line T} {soft T} {pieces FACES}

need base/words

oo::define ::wargame::present::Skin {
    method Captioned {ground} {
        # Its waters, and villages that lend their name to no space, too.
        if {![dict exists $ground captions]} {
            return $ground
        }
        dict set ground captions [lmap caption [dict get $ground captions] {
            set name [lindex $caption end]
            lreplace $caption end end [::wargame::base::nameOf $Game caption \
                    [dict create name $name key [string tolower $name]]]
        }]
        return $ground
    }

    method Worded {ground} {
        # A ground whose spaces have the names that places have now, on the
        # map, too.
        dict for {key space} [dict get $ground spaces] {
            set name [my placeName $key]
            if {![dict exists $space name] || $name eq [dict get $space name]} {
                continue
            }
            dict set ground spaces $key name $name
            if {[dict exists $space label]} {
                dict set ground spaces $key label [concat [lrange \
                        [dict get $space label] 0 3] [my Lines $name]]
            }
        }
        return [my Captioned $ground]
    }

    method Lines {name} {
        # One line, or two as long as each other; none ends in a small word.
        set words [split $name]
        set best [list $name]
        set least [string length $name]
        if {$least <= 13} {
            return $best
        }
        for {set i 1} {$i < [llength $words]} {incr i} {
            set lines [list [join [lrange $words 0 $i-1]] \
                    [join [lrange $words $i end]]]
            set longest [expr {max([string length [lindex $lines 0]],
                [string length [lindex $lines 1]])}]
            if {$longest < $least
                    && [string length [lindex $words $i-1]] > 3} {
                set best $lines
                set least $longest
            }
        }
        return $best
    }

    method placeOf {view unit} {
        return ""
    }

    method caption {match viewer view unit place} {
        return ""
    }

    method range {match viewer view unit} {
        return {}
    }

    method onward {match viewer view unit} {
        return {}
    }

    method way {match viewer view unit place} {
        return {}
    }

    method zones {match viewer view unit} {
        return {}
    }

    method obstacle {match viewer view unit place} {
        return {}
    }

    method obstructed {match viewer view unit reason} {
        return [list [string trim [lindex $reason 0] -] [my refusal $reason]]
    }

    method atHome {actions} {
        return $actions
    }

    method besides {view actions} {
        return {}
    }

    method Onto {verb view actions} {
        # For besides: where the second piece of an action with that verb is.
        set besides [dict create]
        foreach action $actions {
            if {[lindex $action 0] eq $verb} {
                dict lappend besides \
                        [my placeOf $view [lindex $action 2]] $action
            }
        }
        return $besides
    }

    method battles {match viewer view} {
        return {}
    }
    method warned {match viewer view} {
        return {}
    }

    method tokens {viewer view units} {
        return {}
    }

    method signs {view} {
        return {}
    }

    method opening {viewer view} {
        return {}
    }

    method ground {} {
        return ""
    }

    method loadArt {} {
    }
    method draw {face marks {size 60}} {
        return ""
    }

    method inspect {match viewer view place} {
        return {}
    }
}
