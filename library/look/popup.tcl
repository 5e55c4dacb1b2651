# popup.tcl --
#
#       The menu of the right button.
#
#       popup PATH ITEMS X Y    a new menu PATH, open at that point of the
#                               screen (instead of an old one of that name);
#                               each of ITEMS is {LABEL COMMAND}, or {} for a
#                               line between two
#
#       A click leaves it open.  Tk would carry out the entry below the pointer
#       when the button goes up; here that is for who has moved there.

package require Tk

namespace eval ::wargame::look {
    # Where the pointer was when the menu was opened by a button that is
    # still down; "" else.
    variable Pressed ""
}

proc ::wargame::look::popup {path items x y} {
    variable Pressed
    destroy $path
    menu $path -tearoff 0
    foreach item $items {
        if {$item ne ""} {
            lassign $item label command
            $path add command -label $label -command $command
        } elseif {[$path index end] ne "none"} {
            $path add separator
        }
    }
    bindtags $path [linsert [bindtags $path] 0 WargamePopup]
    set Pressed [winfo pointerxy $path]
    tk_popup $path $x $y
}

bind WargamePopup <Button> {
    set ::wargame::look::Pressed ""
}
bind WargamePopup <ButtonRelease> {
    if {[::wargame::look::IsClick %X %Y]} break
}

proc ::wargame::look::IsClick {x y} {
    # Does the button go up where it went down to open the menu?
    variable Pressed
    lassign $Pressed fromX fromY
    set stayed [expr {$Pressed ne ""
        && hypot($x - $fromX, $y - $fromY) < [winfo fpixels . 2m]}]
    set Pressed ""
    return $stayed
}
