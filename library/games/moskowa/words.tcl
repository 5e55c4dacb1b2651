# words.tcl --
#
#       La Bataille de la Moskowa: what the table calls its counters, hexes and
#       turns.
#
#       hour CLOCK             "5:20", of a turn
#       marksTold MARKS        "in square, unlimbered"
#       worthTold MOMENT SLOT  "fire 6 (1) / 3 (2), melee 10, morale 32", what
#                              stands on the back of a counter, after losses; ""
#                              of the enemy's

need base/files base/words games/moskowa/unit-names present/piece-words

namespace eval ::wargame::moskowa {
    variable Facings [::wargame::base::valuesOf moskowa facing]
    # With the clock, thirty degrees from one to the next.
    variable Clockwise {n nne ne e se sse s ssw sw w nw nnw}
}

if {![info object isa class ::wargame::moskowa::Words]} {
    oo::class create ::wargame::moskowa::Words {
        superclass ::wargame::present::PieceWords
    }
}

oo::define ::wargame::moskowa::Words {
    variable Roster Places Reader HexNames

    method unitName {key} {
        return [expr {[dict exists $Roster $key]
            ? [::wargame::moskowa::unitName [dict get $Roster $key]]
            : [next $key]}]
    }

    method corps {key} {
        return [my corpsName [dict get $Roster $key]]
    }

    method corpsName {row} {
        set word [$Reader corpsOf $row]
        return [::wargame::base::say moskowa.corps.[expr {$word eq ""
            ? "none" : $word}]]
    }

    method corpsShort {row} {
        # For the map: as short as players say it.
        set word [$Reader corpsOf $row]
        return [expr {[::wargame::base::said moskowa.corps.short.$word]
            ? [::wargame::base::say moskowa.corps.short.$word]
            : [my corpsName $row]}]
    }

    method marksTold {marks} {
        return [join [lmap mark $marks {
            if {![::wargame::base::said moskowa.marked.$mark]} continue
            ::wargame::base::say moskowa.marked.$mark
        }] ", "]
    }

    method hour {clock} {
        # Turns after noon, on a clock of twelve hours.
        set minutes [expr {
            12 * 60 + $::wargame::moskowa::MinutesATurn * $clock}]
        return [::wargame::base::say moskowa.hour \
                [expr {($minutes / 60 + 11) % 12 + 1}] \
                [format %02d [expr {$minutes % 60}]]]
    }

    method label {action} {
        # A facing by its name, and any verb that has no words yet by its own.
        set words [lassign $action verb]
        if {$verb eq "turn"} {
            return [::wargame::base::say moskowa.verb.turn \
                    [my facing [lindex $words 0]]]
        } elseif {$verb eq "give_corps"} {
            # Its first unit tells of a corps.
            return [::wargame::base::say moskowa.verb.give_corps \
                    [my corps [lindex $words 0]] \
                    [my unitName [lindex $words 1]]]
        } elseif {$verb eq "return"} {
            return [::wargame::base::say moskowa.verb.return \
                    [$HexNames where [lindex $words 0]]]
        } elseif {$verb eq "battalions" && [lindex $words 0] > 0} {
            set members [my Members [lindex $words 0]]
            return [::wargame::base::say [expr {[llength $members] == 1
                ? "moskowa.verb.battalions.some"
                : "moskowa.verb.battalions.several"}] \
                [::wargame::base::sayList $members]]
        } elseif {![::wargame::base::said moskowa.verb.$verb]
                && ![::wargame::base::said verb.$verb]} {
            return [join [list [string totitle [string map {_ " "} $verb]] \
                    {*}[lmap word $words { my named $word }]]]
        }
        return [next $action]
    }

    method deeds {actions} {
        # Who is taken up is named before what is done with it.
        set deeds {}
        set taken ""
        foreach action $actions {
            if {[lindex $action 0] eq "take"} {
                set taken "[my named [lindex $action 1]]: "
            } else {
                lappend deeds $taken[my deed $action]
                set taken ""
            }
        }
        return $deeds
    }

    method inOrder {moment actions} {
        # Facings with the clock, from that which the unit in hand has.
        set at [lsearch -all -exact -index 0 $actions turn]
        if {[llength $at] < 2} {
            return $actions
        }
        set now [dict get [$Reader toldOf $moment \
                [$Reader inHand [$moment view]]] degrees]
        set turns [lmap n $at {
            set turn [lindex $actions $n]
            list [my Beyond $now [lindex $turn 1]] $turn
        }]
        foreach n $at turn [lsort -integer -index 0 $turns] {
            lset actions $n [lindex $turn 1]
        }
        return $actions
    }

    method Beyond {now facing} {
        # By how many degrees, with the clock.
        return [expr {([lsearch -exact $::wargame::moskowa::Clockwise \
            [lindex $::wargame::moskowa::Facings $facing]] * 30
            - max(0, $now)) % 360}]
    }

    method apartBy {moment piece} {
        # Batteries of one name stand in one hex.
        set told [$Reader toldOf $moment [$Reader slotOf [$moment view] $piece]]
        set points [dict get $told points]
        return [list [my corps $piece] [expr {$points eq "" ? ""
            : [::wargame::base::sayCount moskowa.points $points]}] \
            [my marksTold [dict get $told marks]]]
    }

    method why {reason} {
        # One that has no words yet, by its own.
        set key [lindex $reason 1]
        return [expr {[::wargame::base::said moskowa.why.$key]
                || [::wargame::base::said why.$key] ? [next $reason]
            : [string map {- " "} $key]}]
    }

    method facing {number} {
        return [::wargame::base::say moskowa.facing.[lindex \
                $::wargame::moskowa::Facings $number]]
    }

    method Members {set} {
        # The bits of a number, from 1.
        set names {}
        for {set n 1} {$set >> ($n - 1)} {incr n} {
            if {$set >> ($n - 1) & 1} {
                lappend names $n
            }
        }
        return $names
    }

    method told {word} {
        if {[dict exists $Places $word]} {
            return [$HexNames where $word]
        }
        return [next $word]
    }

    method placeName {key} {
        # A work by its name; a village has many hexes.
        return [$HexNames place $key]
    }

    # ---- hexes and counters ----

    method ground {place} {
        # "woods, hill slope": what a hex is.
        set row [dict get $Places $place]
        set words {}
        foreach key [list [dict get $row terrain] [dict get $row slope]] {
            if {$key ne "level"} {
                lappend words [::wargame::base::say moskowa.ground.$key]
            }
        }
        return [join $words ", "]
    }

    method strengthTold {row points} {
        # "infantry, 8 points"; POINTS is "" of who is not on the map.
        set kind [::wargame::base::say moskowa.type.[dict get $row type]]
        if {[$Reader isPerson $row] || $points eq ""} {
            return $kind
        }
        return "$kind, [::wargame::base::sayCount moskowa.points $points]"
    }

    method pieceTitle {slot view} {
        set row [$Reader row $view $slot]
        return [::wargame::base::say moskowa.piece \
                [::wargame::moskowa::unitName $row] \
                [my strengthTold $row [dict get $row points]] \
                [my corpsName $row]]
    }

    method unitTold {moment slot} {
        # With what is known of it now.
        set row [$Reader row [$moment view] $slot]
        set now [$Reader toldOf $moment $slot]
        set told [::wargame::base::say moskowa.piece \
                [::wargame::moskowa::unitName $row] \
                [my strengthTold $row [dict get $now points]] \
                [my corpsName $row]]
        return [::wargame::base::sayApart [list $told {*}[lmap text [list \
                [my marksTold [dict get $now marks]]] {
            if {$text eq ""} continue
            set text
        }]]]
    }

    method worthTold {moment slot} {
        set worth [$moment query "worth $slot"]
        if {[dict exists $worth bonus]} {
            return [my BonusTold [dict get $worth bonus]]
        } elseif {![dict size $worth]} {
            return ""
        }
        set fire [lmap band [dict get $worth fire] {
            ::wargame::base::say moskowa.worth.band \
                    [::wargame::base::sayNumber %g \
                        [dict get $band value]] [my Hexes $band]
        }]
        return [join [list {*}[expr {[llength $fire]
            ? [list [::wargame::base::say moskowa.worth.fire \
                [join $fire " / "]]]
            : {}}] {*}[lmap what {melee morale lance} {
                if {[dict get $worth $what] == 0} continue
                ::wargame::base::say moskowa.worth.$what \
                        [::wargame::base::sayNumber %g \
                            [dict get $worth $what]]
            }]] ", "]
    }

    method Hexes {band} {
        dict with band {
            return [expr {$from == $to ? $from : "$from\u2013$to"}]
        }
    }

    method BonusTold {bonus} {
        set told [lmap {what number} $bonus {
            if {$number == 0} continue
            ::wargame::base::say moskowa.worth.bonus.$what $number
        }]
        return [expr {[llength $told]
            ? [::wargame::base::say moskowa.worth.bonus [join $told ", "]]
            : ""}]
    }
}
