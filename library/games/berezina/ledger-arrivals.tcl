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
        foreach due [my ByTurn [$Reader askedOf $view due]] {
            dict with due {}
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

    method ByTurn {dues} {
        return [lmap pair [lsort -integer -index 0 [lmap due $dues {
            list [dict get $due turn] $due
        }]] {lindex $pair 1}]
    }

    method ofTurn {view turn} {
        set parts [list [list heading [$Calendar when $turn]]]
        foreach due [$Reader askedOf $view due] {
            if {[dict get $due turn] == $turn && [dict get $due sure]} {
                lappend parts {*}[my Comes $view $due]
            }
        }
        foreach dice [$Reader askedOf $view arrivals] {
            if {[dict get $dice turn] == $turn
                    && [dict get $dice ways] < [dict get $dice of]} {
                lappend parts [my CorpsHead [dict get $dice corps]] \
                        [my ArrivalChance $dice]
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
        dict with due {}
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
                [$Look pictured $view \
                    [dict get [$Reader coming $view] $corps]]]
    }

    method CorpsHead {corps} {
        return [list strong [string toupper [$Words corpsName $corps] 0 0]]
    }

    method ArrivalDice {view corps} {
        # Those still to be thrown for it; the same chance turn after turn only
        # once.
        set dice [lmap roll [$Reader askedOf $view arrivals] {
            if {[dict get $roll corps] ne $corps} continue
            set roll
        }]
        if {[llength [lsort -unique [lmap roll $dice {
            dict get $roll ways
        }]]] == 1} {
            return [lrange $dice 0 0]
        }
        return $dice
    }

    method ArrivalChance {dice} {
        ::wargame::base::need games/berezina/track-turns
        dict with dice {}
        set key berezina.tracks.chance[expr {$ways == $of ? ".sure"
            : $of == 36 ? ".each" : ""}]
        return [list line [::wargame::base::say $key $turn $ways $of \
                [::wargame::berezina::trackTurns percent [expr {
                    double($ways) / $of}]]]]
    }
}
