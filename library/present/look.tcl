# look.tcl --
#
#       The contract Look: pieces, ground and marks, as a board and pictures
#       show them; of a game that says nothing of it, no board.
#
#       ground                 GROUND for a Board; "" if there is no map yet
#       opening MOMENT         the places to look at first; {} for the whole map
#       opensWhole             is it the whole map, whatever the moment?
#       tokens MOMENT UNITS    the pieces for the board; UNITS can be moved
#       draw FACE MARKS ?SIZE? SVG of a piece; loadArt loads what draws it
#       noted VIEW SLOT FACE   the face with what is remembered of it
#       signs MOMENT           what the board marks on the map
#       paths MOMENT           for the Board, the ways of moves that the rules
#                              made, as long as nobody has acted since
#       soon MOMENT            who is still to come in the next turns, by what
#                              is public or the viewer's own: of each turn
#                              {WHEN {NAME COUNT PLACE FACES}...}, PLACE where
#                              they come, or ""; FACES of some of them
#       battles MOMENT         the places of fights to come
#       forced MOMENT          where whoever is asked must do something before
#                              Done; {}: with anybody who can act
#       warned MOMENT          the places where something is lost if nothing
#                              more is done

need base/words present/part

namespace eval ::wargame::present {
    # Whoever comes in more turns than these is not told yet.
    variable SoonTurns 3
}

if {![info object isa class ::wargame::present::Look]} {
    oo::class create ::wargame::present::Look {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Look {
    variable Game Words

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
            set name [$Words placeName $key]
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

    method soon {moment} {
        # By turns from now; who should have come already waits for room.
        set groups [dict create]
        foreach due [lsort -integer -index 0 \
                [lsort -dictionary -index 1 [my Due $moment]]] {
            set group [lassign $due turns]
            if {$turns <= $::wargame::present::SoonTurns} {
                dict lappend groups [expr {max(-1, $turns)}] $group
            }
        }
        return [lmap {turns coming} $groups {
            linsert $coming 0 [string trim [expr {
                $turns < 0 ? [::wargame::base::say tray.late ""]
                : $turns == 0 ? [::wargame::base::say tray.now ""]
                : [::wargame::base::sayCount tray.soon $turns ""]}]]
        }]
    }

    method Due {moment} {
        # {TURNS NAME COUNT PLACE FACES} of each group that is still to come.
        return {}
    }

    method battles {moment} {
        return {}
    }

    method forced {moment} {
        return {}
    }

    method warned {moment} {
        return {}
    }

    method tokens {moment units} {
        return {}
    }

    method signs {moment} {
        return {}
    }

    method opening {moment} {
        return {}
    }

    method opensWhole {} {
        return 1
    }

    method ground {} {
        return ""
    }

    method loadArt {} {
    }

    method draw {face marks {size 60}} {
        return ""
    }

    method paths {moment} {
        return {}
    }

    method noted {view slot face} {
        return $face
    }
}
