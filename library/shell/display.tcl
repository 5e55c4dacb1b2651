# display.tcl --
#
#       A display for commands that draw but show nothing.
#
#       needTk WIDTHxHEIGHT   Tk, on a screen at least as large: one of our own
#                             that nobody sees and that ends with us, or else
#                             that of the person.  Neither: ends the program
#                             with a sentence

need base/files base/system base/windowing

proc ::wargame::shell::needTk {size} {
    OwnDisplay $size
    if {[catch {windowing begin}]} {
        usage cli.noDisplayShot
    }
    wm withdraw .
    lassign [split $size x] wide high
    if {[winfo screenwidth .] < $wide || [winfo screenheight .] < $high} {
        failed cli.smallDisplay $size \
                [winfo screenwidth .]x[winfo screenheight .]
    }
}

# OwnDisplay --
#
#       Starts one, so that a picture is the same wherever it is taken.  Where
#       that cannot be, DISPLAY stays as it is.
proc ::wargame::shell::OwnDisplay {size} {
    if {[system kind] ne "unix" || [auto_execok Xvfb] eq ""} {
        return
    }
    close [file tempfile told]
    set number ""
    try {
        exec Xvfb -displayfd 1 -screen 0 ${size}x24 -nolisten tcp -terminate \
                > $told 2> /dev/null < /dev/null &
        for {set i 0} {$i < 100 && $number eq ""} {incr i} {
            after 50
            set number [string trim [readText $told]]
        }
    } on error {} {
    } finally {
        file delete $told
    }
    if {$number ne ""} {
        set ::env(DISPLAY) :$number
    }
}
