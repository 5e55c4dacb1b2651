# slow.tcl --
#
#       A test as on a slower machine: with WARGAME_SLOW=20 in the environment
#       every clock and timer of its process goes twenty times as fast, so that
#       what a test does comes later than it thinks.  For tests that fail only
#       on a busy machine.  Other processes that it starts keep their time, and
#       seem slow to it.

apply {{times} {
    namespace eval ::slow [list variable Times $times Began \
            [clock microseconds]]
    rename ::after ::slow::After
    proc ::after {args} {
        set first [lindex $args 0]
        if {[string is integer -strict $first] && $first > 1} {
            lset args 0 [expr {max(1, $first / $::slow::Times)}]
        }
        return [uplevel 1 [list ::slow::After {*}$args]]
    }
    proc ::slow::Now {divisor} {
        set real [::tcl::clock::microseconds]
        return [expr {($::slow::Began + ($real - $::slow::Began)
            * $::slow::Times) / $divisor}]
    }
    namespace ensemble configure ::clock -map [dict merge \
            [namespace ensemble configure ::clock -map] {
        milliseconds {::slow::Now 1000} microseconds {::slow::Now 1}
    }]
}} $env(WARGAME_SLOW)
