# ledger.tcl --
#
#       Borodino 1812: the points of both sides as far as the viewer can count
#       them, and the blocks that each has eliminated.
#
#       pages MOMENT           as present/panels.tcl has them
#       score MOMENT           as there

need base/words look/theme present/part games/borodino/victory

if {![info object isa class ::wargame::borodino::Ledger]} {
    oo::class create ::wargame::borodino::Ledger {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::borodino::Ledger {
    variable Words Reader Victory

    method score {moment} {
        # Before a block is on the map there is nothing to tell.
        set view [$moment view]
        if {[$Reader phase $view] eq "deployment"} {
            return {}
        }
        set points [$moment query points]
        set fallen [$Reader fallen $view]
        return [lmap side {0 1} key {french russian} {
            set more [expr {[dict get $points ${key}_more] ? ".more" : ""}]
            list side$side [::wargame::base::say borodino.score.points$more \
                    [dict get $points $key]] \
                [::wargame::base::say borodino.score.lost \
                    [lindex $fallen $side]]
        }]
    }

    method pages {moment} {
        set scene [$Victory scene $moment]
        set parts [list [list soft [dict get $scene text]]]
        foreach side [dict get $scene sides] {
            lappend parts [list strong [::wargame::base::say why.says \
                    [$Words sideName [dict get $side side]] \
                    [dict get $side told]]] {*}[my Side $side]
        }
        return [list [list score [::wargame::base::say borodino.score.title] \
                $parts]]
    }

    method Side {side} {
        # Part by part: names in a line, blocks as they are.
        set parts {}
        foreach part [dict get $side parts] {
            lassign $part title sum items
            lappend parts [list label "$title ($sum)"]
            set faces {}
            foreach item $items {
                lassign $item thing vp
                if {[llength $thing] > 3 && [dict exists $thing hidden]} {
                    lappend faces [list $thing {}]
                } else {
                    lappend parts [list line "$thing ($vp)"]
                }
            }
            if {[llength $faces]} {
                lappend parts [list pieces $faces]
            }
        }
        return $parts
    }
}
