# exits.tcl --
#
#       Napoleon at the Berezina: how hands take a unit off the map (10.1).

namespace eval ::wargame::berezina {
    # R-B50 The last turn on which all may leave by any road.
    variable LastFreeExit 23
}

oo::define ::wargame::Skin_berezina {
    method atHome {actions} {
        # Nobody leaves the map for being put back where it was.
        return [lmap action $actions {
            if {[lindex $action 0] eq "leave"} continue
            set action
        }]
    }

    method WaysOut {match viewer view unit onward} {
        # Beyond each exit that it can reach with a point to spare.
        set ways [dict create]
        foreach exit [dict get [::wargame::berezina::map] exit] {
            lassign $exit hex
            if {[list leave $unit] in [$match actions]
                    && $hex eq [my placeOf $view $unit]} {
                dict set ways [::wargame::berezina::beyond out $hex] \
                        [list [list leave $unit]]
            } elseif {[dict exists $onward $hex] && [my LeftAt $match $viewer \
                    $view $unit $hex] >= [my LeavingCosts $hex]
                    && [my ownedBy $unit 0]} {
                dict set ways [::wargame::berezina::beyond out $hex] [linsert \
                        [dict get $onward $hex] end [list leave $unit]]
            }
        }
        return $ways
    }

    method LeavingCosts {hex} {
        return [expr {[dict get $Places $hex road] ? 1 : 2}]
    }

    method LeavingSaid {match viewer view unit hex} {
        # The points that it brings, or that it is lost there.
        set exit [dict get $view exit]
        if {[dict get $view turn] > $::wargame::berezina::LastFreeExit
                && $exit >= 0 && $hex ne [lindex [dict get \
                    [::wargame::berezina::map] exit] $exit 0]} {
            return [::wargame::say berezina.table.lost]
        }
        return [::wargame::say berezina.table.leave [::wargame::signed [dict get \
                [$match query $viewer "unit [my SlotOf $view $unit]"] out]]]
    }
}
