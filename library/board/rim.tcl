# rim.tcl --
#
#       The line about a map while the keyboard is on it; a mouse needs none.
#
#   rim CANVAS     lights its frame from now on, while the canvas has the focus
#                  and no button was pressed on it since

need look/theme

package require Tk

proc ::wargame::board::rim {canvas} {
    bindtags $canvas [linsert [bindtags $canvas] 0 Rim$canvas]
    foreach {event color} {
        <FocusIn> glow   <Key> glow   <FocusOut> desk   <Button> desk
    } {
        bind Rim$canvas $event [list ::wargame::board::rimmed $canvas $color]
    }
}

proc ::wargame::board::rimmed {canvas color} {
    # Tk takes the frame to have the focus that the map in it has.
    set color [::wargame::look::theme color $color]
    [winfo parent $canvas] configure -highlightbackground $color \
            -highlightcolor $color
}
