# popup.tcl --
#
#       The menu of the right button.
#
#       popup PATH ITEMS X Y    a new menu PATH, open at that point of the
#                               screen (instead of an old one of that name);
#                               each of ITEMS is {LABEL COMMAND}, or {} for a
#                               line between two
#
#       The entries before the first line have the digits 1 to 9, as far as they
#       go, if there are several.
#
#       A click leaves it open.  Tk would carry out the entry below the pointer
#       when the button goes up; here that is for who has moved there.

need look/key-press

package require Tk

namespace eval ::wargame::look {
    # Where the pointer was when the menu was opened by a button that is
    # still down; "" else.
    variable Opened ""
}

proc ::wargame::look::popup {path items x y} {
    variable Opened
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
    PopupDigits $path
    bindtags $path [linsert [bindtags $path] 0 WargamePopup]
    set Opened [winfo pointerxy $path]
    tk_popup $path $x $y
}

# PopupDigits --
#
#       What the digits mean is written beside the entries.
proc ::wargame::look::PopupDigits {path} {
    set entries {}
    for {set n 0} {[$path index end] ne "none" && $n <= [$path index end]
            && $n < 9 && [$path type $n] ne "separator"} {incr n} {
        lappend entries $n
    }
    if {[llength $entries] > 1} {
        foreach n $entries {
            $path entryconfigure $n -accelerator [expr {$n + 1}]
        }
    }
}

proc ::wargame::look::PopupKey {path key time} {
    # -> was it the digit of an entry?  Held down it answers nothing more.
    if {![regexp {^(?:KP_)?([1-9])$} $key - digit]} {
        return 0
    }
    set n [expr {$digit - 1}]
    if {[$path index end] eq "none" || $n > [$path index end]
            || [$path type $n] eq "separator"
            || [$path entrycget $n -accelerator] ne $digit} {
        return 0
    }
    if {[newPress $key $time]} {
        $path activate $n
        ::tk::MenuInvoke $path 0
    }
    return 1
}

bind WargamePopup <Key> {
    if {[::wargame::look::PopupKey %W %K %t]} break
}
bind WargamePopup <Button> {
    set ::wargame::look::Opened ""
}
bind WargamePopup <ButtonRelease> {
    if {[::wargame::look::IsClick %X %Y]} break
}

proc ::wargame::look::IsClick {x y} {
    # Does the button go up where it went down to open the menu?
    variable Opened
    lassign $Opened fromX fromY
    set stayed [expr {$Opened ne ""
        && hypot($x - $fromX, $y - $fromY) < [winfo fpixels . 2m]}]
    set Opened ""
    return $stayed
}
