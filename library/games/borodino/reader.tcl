# reader.tcl --
#
#       Borodino 1812: what a view tells of blocks, areas and borders.

need present/blocks games/borodino

if {![info object isa class ::wargame::borodino::Reader]} {
    oo::class create ::wargame::borodino::Reader {
        superclass ::wargame::present::BlockReader
    }
}

oo::define ::wargame::borodino::Reader {
    variable Places Rows PlaceKeys

    method SpaceKinds {} {
        return [list {*}[next] gone]
    }

    method recalled {view slot} {
        set view [next $view $slot]
        dict set view unit.corps [lreplace [dict get $view unit.corps] \
                $slot $slot [dict get [my row $view $slot] corps]]
        return $view
    }

    method borderTo {moment from to} {
        if {$from eq "" || [dict get $Places $from kind] ne "area"} {
            return ""
        }
        foreach border [my borders $moment $from] {
            if {[dict get $border to] eq $to} {
                return $border
            }
        }
        return ""
    }

    method borders {moment place} {
        return [$moment query \
                "borders [lsearch -exact $PlaceKeys $place]"]
    }

    method crowded {moment} {
        # The areas with too many blocks, while they forbid Done.
        if {[$moment side] ni {0 1} || [$moment decision] ni {
            move hq_move straggle
        }} {
            return {}
        }
        return [[$moment as [$moment side]] query crowded]
    }

    method excess {moment place} {
        # How many are too many there.
        return [dict get [[$moment as [$moment side]] query excess] $place]
    }

    method strengths {view} {
        # Headquarters spend theirs, so they do not count.
        set sums {0 0}
        set slot 0
        foreach place [dict get $view unit.place] {
            set side [my sideOf $slot]
            set row [lindex $Rows [lindex [dict get $view unit.block] $slot]]
            if {[lindex $PlaceKeys $place] eq "lost"
                    || [lindex $sums $side] eq ""} {
            } elseif {$row eq ""} {
                lset sums $side ""
            } elseif {![string match *_hq [dict get $row kind]]} {
                lset sums $side [expr {[lindex $sums $side]
                    + [my strength $view $slot]}]
            }
            incr slot
        }
        return $sums
    }

    method fallen {view} {
        set counts {0 0}
        foreach slot [my slotsAt $view lost] {
            set side [my sideOf $slot]
            lset counts $side [expr {[lindex $counts $side] + 1}]
        }
        return $counts
    }

    method marks {view slot} {
        set marks {}
        foreach mark {active moved fired pinned square half} {
            if {[lindex [dict get $view unit.$mark] $slot] > 0
                    && ($mark ne "moved" || [my phase $view] ne \
                            "deployment")} {
                lappend marks $mark
            }
        }
        if {[lindex [dict get $view unit.reserve] $slot] > 0} {
            lappend marks reserve
        }
        if {[lindex [dict get $view unit.shelter] $slot] >= 0} {
            lappend marks shelter
        }
        if {$slot in [dict get $view redoubt]} {
            lappend marks redoubt
        }
        return $marks
    }
}
