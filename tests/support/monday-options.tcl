# monday-options.tcl --
#
#       What tests of the optional rules of Bloody Monday ask of a match.

source [file join [file dirname [info script]] monday.tcl]

# most --
#
#       The most movement points that a unit can spend now.
proc most {match block} {
    return [tcl::mathfunc::max {*}[lmap {place way} \
            [$match query umpire "reach [slot $match $block]"] {
        dict get $way cost
    }]]
}

# drawn --
#
#       What the set-up puts into an area, in forty matches: keys.
proc drawn {at options} {
    set found {}
    for {set n 0} {$n < 40} {incr n} {
        set match [opening $options [format %x [expr {7919 * $n + 1}]]]
        lappend found {*}[units $match $at]
        $match destroy
    }
    return [lsort -unique $found]
}
