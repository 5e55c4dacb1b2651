# ledger-arrivals.tcl --
#
#       Napoleon at the Berezina: who arrives when, in the ledger: on all turns
#       to come, or on one of them.

need base/words present/part games/berezina

if {![info object isa class ::wargame::berezina::Arrivals]} {
    oo::class create ::wargame::berezina::Arrivals {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Arrivals {
    variable Calendar Words Look Reader

    method arrivals {moment} {
        set view [$Reader surveyed $moment]
        set parts {}
        set under ""
        foreach due [lsort -integer -index 1 [$Reader askedOf $view due]] {
            lassign $due corps turn hex count sure
            set heading [expr {$sure ? [$Calendar when $turn]
                : [::wargame::base::say berezina.tracks.diced]}]
            if {$heading ne $under} {
                lappend parts [list heading $heading]
                set under $heading
            }
            lappend parts {*}[my Comes $view $due]
        }
        if {![llength $parts]} {
            lappend parts \
                    [list line [::wargame::base::say berezina.tracks.allHere]]
        }
        return $parts
    }

    method ofTurn {view turn} {
        set parts [list [list heading [$Calendar when $turn]]]
        foreach due [$Reader askedOf $view due] {
            lassign $due corps its - - sure
            if {$its == $turn && $sure} {
                lappend parts {*}[my Comes $view $due]
            }
        }
        foreach dice [$Reader askedOf $view arrivals] {
            lassign $dice corps its ways of
            if {$its == $turn && $ways < $of} {
                lappend parts [my CorpsHead $corps] [my ArrivalChance $dice]
            }
        }
        if {[llength $parts] == 1} {
            lappend parts \
                    [list soft [::wargame::base::say berezina.tracks.nobody]]
        }
        return $parts
    }

    method Comes {view due} {
        # Who, how many and where; and what the dice say, if they do.
        lassign $due corps turn hex count sure
        set parts [list [my CorpsHead $corps]]
        set units [::wargame::base::sayCount berezina.tracks.units $count]
        lappend parts [list line [expr {$hex eq "" ? $units
            : [::wargame::base::say berezina.tracks.by $units \
                    [$Words placeName $hex]]}]]
        if {!$sure} {
            foreach dice [my ArrivalDice $view $corps] {
                lappend parts [my ArrivalChance $dice]
            }
        }
        if {[::wargame::base::said berezina.tracks.about.$corps]
                && ($hex eq "" || $corps in {danube yermaloff})} {
            lappend parts [list soft \
                    [::wargame::base::say berezina.tracks.about.$corps]]
        }
        return [linsert $parts end \
                [$Look pictured $view [$Reader coming $view $corps]]]
    }

    method CorpsHead {corps} {
        return [list strong [string toupper [$Words corpsName $corps] 0 0]]
    }

    method ArrivalDice {view corps} {
        # Those still to be thrown for it; the same chance turn after turn only
        # once.
        set dice [lsearch -all -inline -exact -index 0 \
                [$Reader askedOf $view arrivals] $corps]
        if {[llength [lsort -unique -index 2 $dice]] == 1} {
            return [lrange $dice 0 0]
        }
        return $dice
    }

    method ArrivalChance {dice} {
        ::wargame::base::need games/berezina/track-turns
        lassign $dice corps turn ways of
        set key berezina.tracks.chance[expr {$ways == $of ? ".sure"
            : $of == 36 ? ".each" : ""}]
        return [list line [::wargame::base::say $key $turn $ways $of \
                [::wargame::berezina::trackTurns percent [expr {
                    double($ways) / $of}]]]]
    }
}
