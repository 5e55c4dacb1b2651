# words.tcl --
#
#       La Bataille de la Moskowa: what the table calls its counters, hexes and
#       turns, and what it asks.
#
#       hour CLOCK             "5:20", of a turn
#       marksTold MARKS        "in square, unlimbered"

need base/files base/words games/moskowa/unit-names present/piece-words

namespace eval ::wargame::moskowa {
    variable Facings [::wargame::base::valuesOf moskowa facing]
}

if {![info object isa class ::wargame::moskowa::Words]} {
    oo::class create ::wargame::moskowa::Words {
        superclass ::wargame::present::PieceWords
    }
}

oo::define ::wargame::moskowa::Words {
    variable Places Roster Rows Reader Fires Sides EventWords

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

    method title {moment} {
        set view [$moment view]
        set side [dict get $view phasing]
        if {[$moment side] eq "nobody"} {
            return [next $moment]
        }
        if {[$moment side] in {0 1} && [$moment side] != $side} {
            return [::wargame::base::say moskowa.turn.reacts \
                    [my hour [dict get $view clock]] [my sideName $side] \
                    [my sideName [$moment side]]]
        }
        return [::wargame::base::say moskowa.turn.title \
                [my hour [dict get $view clock]] [my sideName $side]]
    }

    method turnName {event} {
        return [my hour [lindex [dict get $event about] 1]]
    }

    method prompt {moment} {
        # With whom one acts, where one was taken up.
        set view [$moment view]
        if {[$moment side] eq "nobody"} {
            return [expr {[$moment winner] in {0 1}
                ? [::wargame::base::say moskowa.victory.won \
                    [my sideName [$moment winner]]]
                : [::wargame::base::say moskowa.victory.draw]}]
        }
        set charge [my Charge $moment]
        if {$charge ne ""} {
            return $charge
        }
        if {[$moment decision] eq "retreat"} {
            return [::wargame::base::say moskowa.decision.retreat \
                    [my unitName [$Reader keyIn $view \
                        [dict get $view checking]]]]
        }
        set hand [$Reader inHand $view]
        if {$hand >= 0 && [::wargame::base::said \
                moskowa.decision.[$moment decision].hand]} {
            return [::wargame::base::say \
                    moskowa.decision.[$moment decision].hand \
                    [my unitName [$Reader keyIn $view $hand]] \
                    [my Left $moment $hand]]
        }
        set volley [expr {[$moment decision] eq "firers"
            ? [$Fires volley $moment] : {}}]
        if {[llength $volley]} {
            return [::wargame::base::say moskowa.decision.firers.odds \
                    [my Target $view] {*}$volley]
        }
        if {[::wargame::base::said moskowa.decision.[$moment decision]]} {
            return [::wargame::base::say moskowa.decision.[$moment decision] \
                    [my Target $view]]
        }
        return [::wargame::base::say moskowa.decision.other]
    }

    method Charge {moment} {
        # Of one that was declared and can be done, its column.
        if {[$moment decision] ne "step"} {
            return ""
        }
        lassign [$moment query charge] hex odds added
        if {$odds eq ""} {
            return ""
        }
        return [::wargame::base::say moskowa.decision.step.charge \
                [my placeName $hex] $odds [::wargame::base::signed $added]]
    }

    method Target {view} {
        return [my placeName [$Reader target $view]]
    }

    method Left {moment slot} {
        # Its movement points left, in words: the query knows.
        set half [$moment query "left $slot"]
        return [expr {$half eq "" ? "" : [::wargame::base::halves $half]}]
    }

    method label {action} {
        # A facing by its name, and any verb that has no words yet by its own.
        set words [lassign $action verb]
        if {$verb eq "turn"} {
            return [::wargame::base::say moskowa.verb.turn \
                    [my facing [lindex $words 0]]]
        } elseif {$verb eq "battalions" && [lindex $words 0] > 0} {
            return [::wargame::base::say moskowa.verb.battalions.some \
                    [my Members [lindex $words 0]]]
        } elseif {![::wargame::base::said moskowa.verb.$verb]
                && ![::wargame::base::said verb.$verb]} {
            return [join [list [string totitle [string map {_ " "} $verb]] \
                    {*}[lmap word $words { my named $word }]]]
        }
        return [next $action]
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
        # "1, 3" of the bits of a number.
        set names {}
        for {set n 1} {$set >> ($n - 1)} {incr n} {
            if {$set >> ($n - 1) & 1} {
                lappend names $n
            }
        }
        return [join $names ", "]
    }

    method Played {event} {
        set said [$EventWords said $event]
        if {$said ne ""} {
            return $said
        }
        set what [dict get $event what]
        if {![::wargame::base::said moskowa.event.$what]} {
            return [join [list [string map {_ " "} $what]: {*}[lmap word \
                    [dict get $event about] { my told $word }]]]
        }
        return [next $event]
    }

    method told {word} {
        if {[dict exists $Places $word]} {
            return [$EventWords where $word]
        }
        return [next $word]
    }

    method placeName {key} {
        # A work by its name; a village has many hexes.
        return [$EventWords place $key]
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
        set marks [lassign [lindex [$Reader told $moment] $slot] - - points]
        set told [::wargame::base::say moskowa.piece \
                [::wargame::moskowa::unitName $row] \
                [my strengthTold $row $points] [my corpsName $row]]
        return [join [list $told {*}[lmap text [list [my marksTold $marks]] {
            if {$text eq ""} continue
            set text
        }]] "; "]
    }

    method describePlace {view place} {
        set slots [$Reader slotsAt $view $place]
        if {![llength $slots]} {
            return {}
        }
        set name [my placeName $place]
        if {[string first $place $name] < 0} {
            set name "$place, $name"
        }
        return [list "$name ([my ground $place]): [join [lmap slot $slots {
            my pieceTitle $slot $view
        }] {; }]"]
    }

    method find {moment text} {
        # A hex by its number, too, whatever it is called.
        if {![dict exists $Places $text]} {
            return [next $moment $text]
        }
        set said [my describePlace [$moment view] $text]
        return [expr {[llength $said] ? $said : [list \
            [::wargame::base::say words.empty [my placeName $text]]]}]
    }
}
