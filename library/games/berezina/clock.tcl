# clock.tcl --
#
#       Napoleon at the Berezina: the clock above the map.  The day with its six
#       turns, those of the night dark; then the phases of 4.0, A to G.

need base/words games/berezina

namespace eval ::wargame::berezina {
    # ORDER LIGHT, as the query "hours" tells it
    variable Lights {day dusk night}
}

oo::define ::wargame::Skin_berezina {
    variable Game

    method clock {view} {
        # VIEW as surveyed.
        set turn [dict get $view turn]
        set hours [dict get $view survey hours]
        set phases {}
        set n 1
        foreach letter {A B C D E F G} {
            set key [lindex $::wargame::berezina::Phases $n]
            lappend phases [list "$letter [::wargame::base::say \
                    berezina.tracks.phase.$key]" \
                [expr {$n == [dict get $view phase]}]]
            incr n
        }
        set day [lindex $hours [expr {max(1, $turn) - 1}] 0]
        set shown {}
        for {set t 1} {$t <= [llength $hours]} {incr t} {
            lassign [lindex $hours $t-1] its hour light
            if {$its == $day} {
                lappend shown [list $hour [expr {$t == $turn}] \
                        [lindex $::wargame::berezina::Lights $light]]
            }
        }
        return [dict create hours $shown phases $phases \
                day [::wargame::base::say berezina.tracks.day $day]]
    }
}
