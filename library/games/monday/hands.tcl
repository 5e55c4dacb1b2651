# hands.tcl --
#
#       Bloody Monday: what a drag may mean that the rules do in several steps,
#       or between two blocks.

need base/words games/monday

oo::define ::wargame::Skin_monday {
    method WaysOf {match viewer view unit} {
        # {PLACE {COST STEPS...}}..., asked for once a block and question.
        set key [list $match [$match length] $viewer $unit]
        if {$key ne [lindex $Ways 0]} {
            set slot [my SlotOf $view $unit]
            set Ways [list $key [expr {$slot < 0 ? {}
                : [$match query $viewer "reach $slot"]}]]
        }
        return [lindex $Ways 1]
    }

    method onward {match viewer view unit} {
        # Farther than one area: the steps of the cheapest way.
        set onward [dict create]
        dict for {place way} [my WaysOf $match $viewer $view $unit] {
            if {[llength $way] > 2} {
                dict set onward $place [lmap step [lrange $way 1 end] {
                    list move $unit $step
                }]
            }
        }
        return $onward
    }

    method caption {match viewer view unit place} {
        set ways [my WaysOf $match $viewer $view $unit]
        if {[dict exists $ways $place]} {
            return \
                    [::wargame::base::say monday.cost \
                    [lindex [dict get $ways $place] 0]]
        }
        return ""
    }

    method besides {view actions} {
        # A leader inspires where the other stands.
        return [my Onto inspire $view $actions]
    }
}
