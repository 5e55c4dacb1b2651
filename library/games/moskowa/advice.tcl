# advice.tcl --
#
#       La Bataille de la Moskowa: what is shown while a counter is in the hand.

need base/words present/advice games/moskowa/ground

if {![info object isa class ::wargame::moskowa::Advice]} {
    oo::class create ::wargame::moskowa::Advice {
        superclass ::wargame::present::Advice
    }
}

oo::define ::wargame::moskowa::Advice {
    variable Words Reader Reached

    constructor {presenter} {
        next $presenter
        set Reached {{} {}}
    }

    method reach {moment unit} {
        # HEX -> {COST LEFT}, half points, as the query has it; asked for once a
        # unit and question.
        set key [list $moment [$moment changes] $unit]
        if {$key ne [lindex $Reached 0]} {
            set slot [$Reader slotOf [$moment view] $unit]
            set reach [dict create]
            foreach step [expr {$slot < 0 ? {}
                    : [$moment query "reach $slot"]}] {
                dict set reach [lindex $step 0] [lrange $step 1 end]
            }
            set Reached [list $key $reach]
        }
        return [lindex $Reached 1]
    }

    # ---- what fire would do ----

    method Fires {moment topic} {
        # Told only to whoever is asked.
        return [expr {[$moment viewer] eq [$moment side]
            ? [$moment query $topic] : {}}]
    }

    method prices {moment} {
        # Of each target the odds and the mean of the points lost.
        if {[$moment decision] ne "target"} {
            return [next $moment]
        }
        set prices [dict create]
        foreach fire [my Fires $moment fires] {
            lassign $fire hex odds - mean
            dict set prices [list aim $hex] \
                    [list [list fire $odds [my mean $mean]]]
        }
        return $prices
    }

    method mean {millionths} {
        return [format %.1f [expr {$millionths / 1e6}]]
    }

    method volley {moment} {
        # {ODDS MEAN} of who takes part now; {} of nobody.
        lassign [lindex [my Fires $moment attack] 0] - odds - mean
        return [expr {$odds eq "" ? {} : [list $odds [my mean $mean]]}]
    }

    method hints {moment} {
        # The targets, the best first.
        if {[$moment decision] ne "target"} {
            return {}
        }
        return [lmap fire [lsort -integer -decreasing -index 3 \
                [my Fires $moment fires]] {
            lassign $fire hex odds - mean
            list [::wargame::base::say moskowa.hint.fire $hex $odds \
                    [my mean $mean]] $hex
        }]
    }

    # ---- where it could go ----

    method caption {moment unit place} {
        set reach [my reach $moment $unit]
        return [expr {[dict exists $reach $place]
            ? [$Words points [lindex [dict get $reach $place] 1]] : ""}]
    }

    method way {moment unit place steps} {
        set line [::wargame::moskowa::middle \
                [$Reader placeOf [$moment view] $unit]]
        foreach step $steps {
            if {[lindex $step 0] eq "step"} {
                lappend line {*}[::wargame::moskowa::middle [lindex $step 1]]
            }
        }
        return [expr {[llength $line] > 2
            ? [list [linsert $line end arrow]] : {}}]
    }
}
