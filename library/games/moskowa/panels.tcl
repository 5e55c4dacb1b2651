# panels.tcl --
#
#       La Bataille de la Moskowa: the clock, and what is said of a hex.

need base/words present/panels

namespace eval ::wargame::moskowa {
    # What both may look on at: all that is hidden is what units have lost.
    variable Open {target firers attempt declare defender attackers advance}
}

if {![info object isa class ::wargame::moskowa::Panels]} {
    oo::class create ::wargame::moskowa::Panels {
        superclass ::wargame::present::Panels
    }
}

oo::define ::wargame::moskowa::Panels {
    variable Words Reader Look Cards

    method clock {moment} {
        # The hours about the present one, and the phases of the sequence.
        set view [$moment view]
        set now [dict get $view clock]
        set turns [$moment query hours]
        set at [lsearch -exact -integer -index 0 $turns $now]
        set first [expr {max(0, min($at - 4, [llength $turns] - 12))}]
        set hours [lmap turn [lrange $turns $first $first+11] {
            lassign $turn clock hour minute night
            list [$Words hour $clock] [expr {$clock == $now}] \
                    [expr {$night ? "night" : "day"}]
        }]
        set phases {}
        foreach decision [dict get [::wargame::words moskowa] decisions] {
            if {[::wargame::base::said moskowa.phase.$decision]} {
                set name [::wargame::base::say moskowa.phase.$decision]
                set lit [expr {$decision eq [$moment decision]}]
                set known [lsearch -exact -index 0 $phases $name]
                if {$known < 0} {
                    lappend phases [list $name $lit]
                } elseif {$lit} {
                    lset phases $known 1 1
                }
            }
        }
        return [dict create day [$Words sideName [dict get $view phasing]] \
                hours $hours phases $phases]
    }

    method together {moment} {
        return [expr {[$moment decision] in $::wargame::moskowa::Open}]
    }

    method looksFirst {moment} {
        # At what its own have lost.
        return [my together $moment]
    }

    method panel {moment} {
        return [expr {[$moment side] eq "nobody" ? "victory"
            : [$Cards has $moment] || [$moment side] eq "chance"
                && [$Cards run $moment] ne "" ? "aside" : ""}]
    }

    method pastPanel {moment} {
        # What dice do is shown to all, and the card stays between them.
        return [expr {[$moment side] in {chance nobody}
            ? [my panel $moment] : ""}]
    }

    method inspect {moment place} {
        set view [$moment view]
        set parts [list [list heading $place] \
                [list soft [$Words ground $place]]]
        lassign [$moment query "hex [$Reader number $place]"] limit points
        if {$limit ne ""} {
            lappend parts [list soft [::wargame::base::say moskowa.stacking \
                    $points $limit]]
        }
        set slots [$Reader slotsAt $view $place]
        set told [$Reader told $moment]
        # From the top.
        set deep [lmap slot $slots { list [lindex $told $slot 1] $slot }]
        foreach numbered [lsort -integer -decreasing -index 0 $deep] {
            lappend parts [list line [$Words unitTold $moment \
                    [lindex $numbered 1]]]
        }
        return $parts
    }

    method isQuiet {action {all {}}} {
        # In the movement phase a step is where a counter is put, and who is put
        # down need not be told before another is taken up.
        return [expr {[lindex $action 0] in {step put}
            && (![llength $all] || "done" in $all)}]
    }
}
