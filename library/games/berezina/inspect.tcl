# inspect.tcl --
#
#       Napoleon at the Berezina: a hex, and who stands there, for the
#       inspector.

need base/words present/part games/berezina games/berezina/bridges \
        games/berezina/ground \
        games/berezina/signs games/berezina/words

if {![info object isa class ::wargame::berezina::Inspect]} {
    oo::class create ::wargame::berezina::Inspect {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Inspect {
    variable Places Words Look Reader Russians Sentences

    method inspect {moment place} {
        set view [$Reader surveyed $moment]
        lassign [::wargame::berezina::edge $place] kind hex
        set parts [list [list heading [$Words placeName $place]]]
        if {$kind eq "out"} {
            return [concat $parts [my WayOutParts $view $hex]]
        }
        set units [my UnitsParts $moment $place]
        if {$kind eq "in" || ![$Reader isArea $place]} {
            return [concat $parts $units]
        }
        return [concat $parts [my HexParts $moment $place] \
                $units [my SideParts $moment $place] \
                [my BridgeParts $moment $place]]
    }

    # ---- the ground ----

    method groundTold {hex} {
        # Terrain, level and earthworks, a word each.
        set row [dict get $Places $hex]
        set told [list \
            [::wargame::base::say berezina.table.terrain.[dict get $row \
            terrain]] \
            [::wargame::base::say berezina.table.level [dict get $row level]]]
        if {[dict get $row earthwork]} {
            lappend told [::wargame::base::say berezina.table.earthwork]
        }
        return $told
    }

    method HexParts {moment hex} {
        set view [$Reader surveyed $moment]
        set ground [$moment query "ground [$Reader number $hex]"]
        dict with ground {}
        set told [my groundTold $hex]
        lappend told [::wargame::base::say berezina.table.costs {*}[lmap cost \
                [list $foot $mounted] {
            ::wargame::base::halves $cost
        }]]
        set parts [list [list soft [join $told ", "]]]
        foreach crowd [$Reader crowded $view] {
            if {[dict get $crowd hex] eq $hex} {
                lappend parts [list bad [::wargame::base::say \
                        berezina.table.tooMany [dict get $crowd count] \
                        [dict get $crowd most]]]
            }
        }
        foreach side $zones {
            lappend parts [list warn [::wargame::base::say \
                    berezina.table.zone [$Words sideName $side]]]
        }
        return $parts
    }

    method SideParts {moment hex} {
        # Only sides where something lies, the same ones in one line.
        set places [dict create]
        foreach side [dict get [$moment query \
                "ground [$Reader number $hex]"] sides] {
            set kinds [dict get $side lies]
            if {"river" in $kinds && "ford" ni $kinds} {
                set kinds river
            }
            if {[llength $kinds]} {
                dict lappend places $kinds [dict get $side hex]
            }
        }
        set parts {}
        dict for {kinds hexes} $places {
            lappend parts \
                    [list soft [::wargame::base::say berezina.table.toward \
                [::wargame::base::sayList $hexes] \
                [::wargame::base::sayList [lmap kind $kinds {
                    if {$kind eq "river" && "ford" in $kinds} continue
                    ::wargame::base::say berezina.table.side.$kind
                }]]]]
        }
        return $parts
    }

    method BridgeParts {moment hex} {
        # Of a ford, how far its bridges are.
        set parts {}
        foreach ford [$Reader ofMap ford] {first second} [$moment query \
                bridges] {
            if {$hex ni [lrange $ford 1 2]} continue
            foreach bridge [list $first $second] {
                dict with bridge {}
                if {![::wargame::berezina::isBegun $bridge]} continue
                lappend parts [list line [expr {
                    $east eq "finis"
                    ? [::wargame::base::say berezina.table.bridge $number \
                            $left \
                        [expr {$left + $crossed}]]
                    : [::wargame::base::say berezina.table.halves $number \
                        [::wargame::base::say berezina.half.$east] \
                        [::wargame::base::say berezina.half.$west]]}]]
            }
        }
        return $parts
    }

    method WayOutParts {view hex} {
        set exit [dict get $view exit]
        set chosen [expr {$exit < 0 ? ""
            : [lindex [dict get [::wargame::berezina::map] exit] $exit 0]}]
        return [list [list [expr {$chosen eq $hex ? "good" : "soft"}] \
            [::wargame::base::say berezina.table.exit.[expr {$chosen eq ""
                ? "open" : $chosen eq $hex ? "chosen" : "other"}]]]]
    }

    # ---- who stands there ----

    method UnitsParts {moment place} {
        # The uppermost first.
        set view [$Reader surveyed $moment]
        set parts {}
        foreach side {0 1} {
            set slots [lmap pair [lsort -integer -decreasing -index 0 [lmap \
                    slot [$Reader slotsAt $view $place $side] {
                list [$Look order $view $slot] $slot
            }]] {lindex $pair 1}]
            if {[llength $slots] == 0} continue
            lappend parts [list pieces [lmap slot $slots {
                list [$Look face $view $slot] [$Reader marks $view $slot] \
                        [$Reader keyIn $view $slot]
            }]]
            foreach slot $slots {
                lappend parts [list line [$Sentences tooltip $slot $view]]
                set told [my UnitTold $moment $slot]
                if {[llength $told]} {
                    lappend parts [list soft [::wargame::base::sayApart $told]]
                }
                lappend parts {*}[$Russians lines $moment $slot]
            }
        }
        return $parts
    }

    method UnitTold {moment slot} {
        # What it can do now, and what it would bring.
        set view [$Reader surveyed $moment]
        set row [$Reader row $view $slot]
        if {$row eq ""} {
            return {}
        } elseif {[dict get $row kind] eq "rabble"} {
            return [my RabbleTold [$moment query "rabble $slot"]]
        }
        set worth [$moment query "unit $slot"]
        set told {}
        if {[dict exists $worth rating]} {
            lappend told [::wargame::base::say berezina.table.rating \
                    [dict get $worth rating]]
        }
        set points [expr {[dict get $view mobile] == $slot
            ? [dict get $view points] : [dict get $worth allowance]}]
        lappend told [::wargame::base::say berezina.table.[expr {
            [dict get $view mobile] == $slot ? "left" : "allowance"}] \
            [::wargame::base::halves $points]]
        if {[dict exists $worth out]} {
            lappend told [::wargame::base::say berezina.table.worth \
                    [dict get $worth out]]
            return $told
        }
        return [concat $told [my RussianTold $moment $slot $row]]
    }

    method RabbleTold {flight} {
        # 6.2 Where it goes, or why it stays.
        if {$flight eq ""} {
            return {}
        }
        set does [dict get $flight does]
        set place ""
        if {[dict exists $flight hex]} {
            set place [$Words placeName [dict get $flight hex]]
        }
        return [list [::wargame::base::say berezina.table.rabble.$does \
                $place]]
    }

    method RussianTold {moment slot row} {
        # Of which command, and whether that may move.
        set view [$Reader surveyed $moment]
        set number [lsearch -exact $::wargame::berezina::Corps \
                [dict get $row corps]]
        if {![lindex [dict get $view released] $number]
                && [dict get $row corps] in $::wargame::berezina::Waiting} {
            return [list [::wargame::base::say berezina.table.notReleased]]
        } elseif {[dict get $row kind] ne "leader"
                && [$Reader at $view $slot] ni
                    [$moment query "command $slot"]} {
            return [list [::wargame::base::say berezina.table.noLeader]]
        }
        return {}
    }
}
