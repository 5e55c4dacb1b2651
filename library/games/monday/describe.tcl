# describe.tcl --
#
#       Bloody Monday in sentences: what stands before the places, and beside a
#       place's name.

need base/words games/monday

oo::define ::wargame::Skin_monday {
    method Preamble {match viewer view} {
        lassign [dict get $view lost] french russian
        set lines [list [my When [expr {max(1, [dict get $view turn])}]] \
            [::wargame::base::say monday.disc [::wargame::base::say \
                men.[lindex $Sides [dict get $view disc]]]] \
            [::wargame::base::say monday.state {*}[my Stars $view] $french \
            $russian]]
        if {[dict get [$match about] scenario] eq "last_blood"} {
            lappend lines [::wargame::base::say monday.points \
                    [$match score $viewer 0] [$match score $viewer 1]]
        }
        return $lines
    }

    method eventThrow {event} {
        if {[dict get $event what] ni {gun_fired fired}} {
            return {}
        }
        return [lsearch -all -inline -not [lindex [dict get $event about] 2] \
                roll]
    }

    method PlaceTold {view place} {
        # Who holds it.
        if {![my IsArea $place]} {
            return ""
        }
        return " ([my sideName [my Owner $view $place]])"
    }
}
