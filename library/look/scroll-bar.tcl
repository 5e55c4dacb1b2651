# scroll-bar.tcl --
#
#       The one scroll bar.
#
#       scrollBar BAR WIDGET ?WHEN?    a new bar that scrolls WIDGET, a canvas,
#                              text or tree, up and down.  The caller grids it;
#                              it stays in its grid only where there is more
#                              than one sees, or WHEN is always

package require Tk

proc ::wargame::look::scrollBar {bar widget {when needed}} {
    ttk::scrollbar $bar -command [list $widget yview]
    $widget configure -yscrollcommand [expr {$when eq "always"
        ? [list $bar set] : [list ::wargame::look::ScrollAsNeeded $bar]}]
}

proc ::wargame::look::ScrollAsNeeded {bar first last} {
    if {$first > 0 || $last < 1} {
        grid $bar
    } else {
        grid remove $bar
    }
    $bar set $first $last
}
