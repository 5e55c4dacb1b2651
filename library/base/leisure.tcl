# leisure.tcl --
#
#       What nobody waits for: it is done when all that is to be seen is drawn,
#       one thing at a time, and a deed of the player is answered between two.
#
#       leisure later SCRIPT   does SCRIPT once, at the top level, after those
#                              that were asked before.  It takes a few
#                              milliseconds, and asks again for what is left
#                              then
#       leisure forget SCRIPT  drops SCRIPT; one that is over is no error
#       leisure finish         does all now, and what those ask for
#       leisure before SCRIPT  lets SCRIPT, which somebody else runs, come
#                              before all that are asked
#       leisure done SCRIPT    lets the others go on, for SCRIPT is over
#
#   SCRIPT is known by its words.
#
#   While this program is busy, as when a window opens, each comes too late:
#   then it waits until that is over, though not for ever on a machine that is
#   always busy.

namespace eval ::wargame::base::leisure {
    namespace export later forget finish before done
    namespace ensemble create

    # SCRIPT -> 1, in order.
    variable Due [dict create]
    variable Before [dict create]
    variable Next ""

    # On: when Next should come.  Patience: how often it may still wait since it
    # comes too late.
    variable On 0
    variable Most 12
    variable Patience $Most
}

proc ::wargame::base::leisure::later {script} {
    variable Due
    dict set Due $script 1
    Wait 1
}

proc ::wargame::base::leisure::forget {script} {
    variable Due
    dict unset Due $script
}

proc ::wargame::base::leisure::before {script} {
    variable Before
    dict set Before $script 1
}

proc ::wargame::base::leisure::done {script} {
    variable Before
    dict unset Before $script
}

proc ::wargame::base::leisure::finish {} {
    # What asks for itself for ever would be wrong; nobody stands still for it.
    variable Due
    for {set n 0} {$n < 10000 && [dict size $Due]} {incr n} {
        One
    }
}

proc ::wargame::base::leisure::Wait {ms} {
    variable Due
    variable Next
    variable On
    if {$Next eq "" && [dict size $Due]} {
        set On [expr {[clock milliseconds] + $ms}]
        set Next [after $ms [namespace code Do]]
    }
}

proc ::wargame::base::leisure::Do {} {
    variable Before
    variable Due
    variable Next
    set Next ""
    if {[dict size $Before]} {
        Wait 4
    } elseif {[IsBusy]} {
        Wait 8
    } elseif {[dict size $Due]} {
        One
    }
}

proc ::wargame::base::leisure::IsBusy {} {
    variable Most
    variable On
    variable Patience
    if {[clock milliseconds] - $On < 3} {
        set Patience $Most
        return 0
    }
    return [expr {$Patience > 0 && [incr Patience -1]}]
}

proc ::wargame::base::leisure::One {} {
    # The next waits from its end on, so that events come between; the fault of
    # one keeps no other from its turn.
    variable Due
    set script [lindex [dict keys $Due] 0]
    dict unset Due $script
    try {
        uplevel #0 $script
    } finally {
        Wait 2
    }
}
