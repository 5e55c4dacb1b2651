# timer.tcl --
#
#       What time it is, for what must not happen too soon: a test turns this
#       clock, and waits for nothing.
#
#       timer now              milliseconds, from no day in particular
#       timer later MS SCRIPT  an id; SCRIPT is done then, at the top level
#       timer forget ID        drops a script that is not yet done; an ID that
#                              is over is no error
#       timer hold             stops the clock
#       timer pass MS          moves a held clock on; what was due is done
#       timer release          lets the clock go again

namespace eval ::wargame::base::timer {
    namespace export now later forget hold pass release
    namespace ensemble create

    variable Added 0                ;# that was turned by hand
    variable Held ""                ;# where it stands still, or ""
    variable Due [dict create]      ;# ID -> {WHEN SCRIPT}
    variable Count 0
    variable Next ""
    variable Last 0                 ;# the latest that the system's clock said
}

proc ::wargame::base::timer::now {} {
    variable Added
    variable Held
    # That may change what was added.
    set system [expr {$Held eq "" ? [System] : $Held}]
    return [expr {$Added + $system}]
}

# System --
#
#       What the system's clock says; where somebody has set that back, no time
#       has gone by.
proc ::wargame::base::timer::System {} {
    variable Added
    variable Last
    set now [clock milliseconds]
    if {$now < $Last} {
        incr Added [expr {$Last - $now}]
    }
    set Last $now
    return $now
}

proc ::wargame::base::timer::later {ms script} {
    variable Due
    variable Count
    dict set Due [incr Count] [list [expr {[now] + $ms}] $script]
    Wait
    return $Count
}

proc ::wargame::base::timer::forget {id} {
    variable Due
    dict unset Due $id
}

proc ::wargame::base::timer::hold {} {
    variable Held
    set Held [System]
}

proc ::wargame::base::timer::pass {ms} {
    variable Added
    incr Added $ms
    Do
}

proc ::wargame::base::timer::release {} {
    variable Added
    variable Held
    if {$Held ne ""} {
        # No time is lost by it, nor does any come back.
        set added $Added
        set Added [expr {$added + $Held - [System]}]
        set Held ""
        Wait
    }
}

proc ::wargame::base::timer::Wait {} {
    # For what is due next.
    variable Due
    variable Held
    variable Next
    after cancel $Next
    set Next ""
    if {$Held eq "" && [dict size $Due]} {
        set first [::tcl::mathfunc::min {*}[lmap each [dict values $Due] {
            lindex $each 0
        }]]
        set Next [after [expr {max(1, $first - [now])}] [namespace code Do]]
    }
}

proc ::wargame::base::timer::Do {} {
    variable Due
    set now [now]
    dict for {id each} $Due {
        lassign $each when script
        if {$when <= $now && [dict exists $Due $id]} {
            dict unset Due $id
            # The fault of one keeps no other from its time.
            if {[catch {uplevel #0 $script} message options] == 1} {
                after 0 [list return -options \
                        [dict merge $options {-level 0}] $message]
            }
        }
    }
    Wait
}
