# exits.tcl --
#
#       Napoleon at the Berezina: how hands take a unit off the map (10.1).

need base/words games/berezina games/berezina/ground

oo::define ::wargame::Skin_berezina {
    method atHome {actions} {
        # Nobody leaves the map for being put back where it was.
        return [lmap action $actions {
            if {[lindex $action 0] eq "leave"} continue
            set action
        }]
    }

    method WaysOut {match view unit reach onward} {
        # Beyond each exit at which it stands or which it can reach.
        set ways [dict create]
        foreach exit [dict get [::wargame::berezina::map] exit] {
            lassign $exit hex
            set beyond [::wargame::berezina::beyond out $hex]
            if {[list leave $unit] in [$match actions]
                    && $hex eq [my placeOf $view $unit]} {
                dict set ways $beyond [list [list leave $unit]]
            } elseif {[dict exists $onward $hex]
                    && [lindex [dict get $reach $hex] 4]} {
                dict set ways $beyond [linsert [dict get $onward $hex] end \
                        [list leave $unit]]
            }
        }
        return $ways
    }

    method LeavingSaid {match viewer view unit hex} {
        # The points that it brings, or that it is lost there.
        set points [dict get [concat {*}[$match query $viewer \
                "leave [my SlotOf $view $unit]"]] $hex]
        return \
                [expr \
                {$points eq "lost" ? [::wargame::base::say berezina.table.lost]
            : [::wargame::base::say berezina.table.leave \
                [::wargame::base::signed $points]]}]
    }
}
