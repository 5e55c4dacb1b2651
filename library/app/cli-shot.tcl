# cli-shot.tcl --
#
#       grognard shot: a window of the program, as a picture.

proc ::wargame::cli-shot {words} {
    lassign [options shot {-out {} -size {} -window {} -side {}} $words 1] \
            what given
    dict with given {}
    if {${-out} eq ""} {
        usage cli.noOut
    }
    if {${-size} eq ""} {
        set -size 1280x800
    } elseif {![regexp {^\d{3,4}x\d{3,4}$} ${-size}]} {
        usage cli.notSize ${-size}
    }
    if {${-window} eq ""} {
        set -window table
    }
    set path ""
    if {[file exists $what]} {
        set path $what
        set match [ReadMatch $path]
    } else {
        set match [Match start [knownGame $what]]
    }
    set viewer [expr {${-side} eq "" ? "" : [knownViewer \
            [dict get [$match about] game] ${-side}]}]
    need shot
    OwnDisplay ${-size}
    if {[catch {package require Tk}]} {
        usage cli.noDisplayShot
    }
    shoot $match ${-window} $viewer ${-size} ${-out}
    exit 0
}

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
