# jobs.tcl --
#
#       What a board puts off: scripts that are run once, a while later.
#
#   set jobs [::wargame::board::Jobs new]
#       later SCRIPT MS      MS, or idle, after the first time that it was asked
#       soon SCRIPT MS       MS after the last time that it was asked
#       wait SCRIPT MS       as later, but rush leaves it its time
#       slice SCRIPT         after what was drawn is seen and what was done is
#                            answered; [update] waits for it, [update
#                            idletasks] does not.  It comes before what is done
#                            at leisure
#       hurry MS             so long nothing but the first sight is waited for
#       share                milliseconds that a slice may take now
#       leisure SCRIPT       runs SCRIPT at leisure, see leisure.tcl
#       isDue SCRIPT         is SCRIPT put off, and not yet run?
#       forget SCRIPT...     runs those scripts no more
#       rush ?LEISURE?       run now whatever is due, and what that asks for,
#                            but what waits; LEISURE 0: nor what is done at
#                            leisure
#
#   SCRIPT is what [namespace code] makes; it is known by its words.  A job that
#   is run is not due any more, and may ask for itself again.  Nothing is run
#   after the object is destroyed.

need base/leisure

if {![info object isa class ::wargame::board::Jobs]} {
    oo::class create ::wargame::board::Jobs
}

oo::define ::wargame::board::Jobs {
    # Due: SCRIPT -> the id that [after] gave, or what is done at leisure.
    # Waiting: SCRIPT -> 1, those that rush does not run.
    # Hurry: until when slices may be long.
    variable Due Waiting Hurry

    constructor {} {
        set Due [dict create]
        set Hurry 0
        set Waiting [dict create]
    }

    destructor {
        my forget {*}[dict keys $Due]
    }

    method later {script ms} {
        if {![dict exists $Due $script]} {
            dict set Due $script [after $ms [my Call Run $script]]
        }
    }

    method soon {script ms} {
        my forget $script
        my later $script $ms
    }

    method wait {script ms} {
        dict set Waiting $script 1
        my later $script $ms
    }

    method slice {script} {
        if {![dict exists $Due $script]} {
            dict set Due $script [after idle [my Call Yield $script]]
            ::wargame::base::leisure before $script
        }
    }

    method hurry {ms} {
        set Hurry [expr {[clock milliseconds] + $ms}]
    }

    method share {} {
        # A part of what is drawn is drawn again with all that it touches.
        return [expr {[clock milliseconds] < $Hurry ? 100 : 7}]
    }

    method leisure {script} {
        if {![dict exists $Due $script]} {
            dict set Due $script [my Call Run $script]
            ::wargame::base::leisure later [dict get $Due $script]
        }
    }

    method isDue {script} {
        return [dict exists $Due $script]
    }

    method forget {args} {
        foreach script $args {
            if {[dict exists $Due $script]} {
                after cancel [dict get $Due $script]
                ::wargame::base::leisure forget [dict get $Due $script]
                ::wargame::base::leisure done $script
                dict unset Due $script
                dict unset Waiting $script
            }
        }
    }

    method rush {{leisure 1}} {
        # A job that asks for itself for ever would be wrong; no window stands
        # still for it.
        for {set round 0} {$round < 1000} {incr round} {
            set due [lmap script [dict keys $Due] {
                if {[dict exists $Waiting $script] || (!$leisure
                        && [my IsAtLeisure $script])} continue
                set script
            }]
            if {![llength $due]} break
            foreach script $due {
                my Run $script
            }
        }
    }

    method IsAtLeisure {script} {
        return [expr {[dict get $Due $script] eq [my Call Run $script]}]
    }

    method Call {method script} {
        return [namespace code [list my $method $script]]
    }

    method Yield {script} {
        dict set Due $script [after 0 [my Call Run $script]]
    }

    method Run {script} {
        my forget $script
        uplevel #0 $script
    }
}
