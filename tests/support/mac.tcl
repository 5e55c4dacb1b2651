# mac.tcl --
#
#       A Mac, as far as Tk can pretend it: [tk windowingsystem] says aqua.

proc onMac {script} {
    # As if [tk windowingsystem] said aqua.
    rename ::tk ::tkItself
    proc ::tk {args} {
        if {$args eq "windowingsystem"} {
            return aqua
        }
        uplevel 1 [list ::tkItself {*}$args]
    }
    try {
        uplevel 1 $script
    } finally {
        rename ::tk ""
        rename ::tkItself ::tk
    }
}
