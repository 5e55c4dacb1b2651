# display.tcl --
#
#       A display for commands that draw but show nothing.

# OwnDisplay --
#
#       Where there is no display, starts one that nobody sees; it ends with us.
proc ::wargame::OwnDisplay {size} {
    if {[info exists ::env(DISPLAY)] && $::env(DISPLAY) ne ""
            || $::tcl_platform(os) ne "Linux"} {
        return
    } elseif {[auto_execok Xvfb] eq ""} {
        usage cli.noDisplayShot
    }
    close [file tempfile told]
    exec Xvfb -displayfd 1 -screen 0 ${size}x24 -nolisten tcp -terminate \
            > $told 2> /dev/null < /dev/null &
    set number ""
    for {set i 0} {$i < 100 && $number eq ""} {incr i} {
        after 50
        set number [string trim [readText $told]]
    }
    file delete $told
    if {$number eq ""} {
        usage cli.noDisplayShot
    }
    set ::env(DISPLAY) :$number
}
