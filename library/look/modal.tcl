# modal.tcl --
#
#       Boxes and file dialogs that wait for an answer, and the keyboard.
#
#       modal COMMAND ARG ...    is what tk_messageBox, tk_getSaveFile or
#                                tk_getOpenFile returns.  Until then no window
#                                behind it takes the keyboard: what asks for it
#                                there gets it afterwards.  Letters that are
#                                typed before a file dialog is drawn are written
#                                in its line; other keys are heard by nobody
#
#   Each dialog of Tk is opened so.

package require Tk

namespace eval ::wargame::look {
    variable Modals 0               ;# how many are open
    variable ModalPaths {}          ;# their windows
    variable Catcher ""             ;# has the keyboard until one has it
    variable Early ""               ;# what was typed there
    variable Behind ""              ;# what asked for the keyboard meanwhile
}

proc ::wargame::look::modal {command args} {
    variable Modals
    if {$Modals == 0} {
        HoldKeyboard [string match tk_get* $command]
    }
    incr Modals
    try {
        return [uplevel #0 [list $command {*}$args]]
    } finally {
        incr Modals -1
        if {$Modals == 0} {
            GiveKeyboard
        }
    }
}

# HoldKeyboard --
#
#       A widget nobody sees takes the keyboard, and [focus] gives it to none
#       behind the dialog.
proc ::wargame::look::HoldKeyboard {isWritten} {
    variable ModalPaths {}
    variable Behind ""
    variable Early ""
    variable Catcher ""
    set had [focus]
    if {$had ne "" && [winfo exists $had]} {
        set Behind $had
        set top [winfo toplevel $had]
        set Catcher [expr {$top eq "." ? "" : $top}].modalKeys
        destroy $Catcher
        frame $Catcher -width 1 -height 1 -takefocus 0
        bindtags $Catcher $Catcher
        if {$isWritten} {
            bind $Catcher <Key> {append ::wargame::look::Early %A}
        }
        place $Catcher -x 0 -y 0
        # One that is not mapped would have it later only.  Meanwhile its
        # window may be closed.
        update idletasks
        if {[winfo exists $Catcher]} {
            focus $Catcher
        }
    }
    rename ::focus ::wargame::look::TkFocus
    proc ::focus args {
        uplevel 1 [list ::wargame::look::FocusBehind {*}$args]
    }
}

proc ::wargame::look::GiveKeyboard {} {
    variable Catcher
    variable Behind
    rename ::focus ""
    rename ::wargame::look::TkFocus ::focus
    set windows [list $Behind]
    set has 1
    # No window had it, or it is closed: then Behind is what asked for it.
    if {[winfo exists $Catcher]} {
        lappend windows [winfo toplevel $Catcher]
        set has [expr {[focus] in [list "" $Catcher]}]
    }
    foreach window $windows {
        if {$has && [winfo exists $window]} {
            focus $window
            break
        }
    }
    destroy $Catcher
}

proc ::wargame::look::FocusBehind {args} {
    variable ModalPaths
    variable Catcher
    variable Behind
    set window [lindex $args end]
    set takes [expr {[lindex $args 0] in [list $window -force]
        && [string match .* $window] && [winfo exists $window]}]
    if {$takes && [IsOfModal $window]} {
        if {[winfo class $window] in {TEntry Entry}
                && "WargameEarly" ni [bindtags $window]} {
            bindtags $window [concat [bindtags $window] WargameEarly]
        }
    } elseif {$takes && $window ne $Catcher && (![winfo exists $Catcher]
            || [winfo screen $window] eq [winfo screen $Catcher])} {
        set Behind $window
        return ""
    }
    return [uplevel 1 [list ::wargame::look::TkFocus {*}$args]]
}

# IsOfModal --
#
#       Is that in a dialog, or in a menu of one?
proc ::wargame::look::IsOfModal {window} {
    variable ModalPaths
    set grab [grab current $window]
    if {$grab ne "" && [winfo class $grab] ne "Menu"
            && $grab ni $ModalPaths} {
        lappend ModalPaths $grab
    }
    foreach path $ModalPaths {
        if {$window eq $path || [string match $path.* $window]} {
            return 1
        }
    }
    return 0
}

# WriteEarly --
#
#       In the place of what the dialog proposes there.
proc ::wargame::look::WriteEarly {line} {
    variable Early
    set text [regsub -all {[[:cntrl:]]} $Early ""]
    set Early ""
    if {$text ne ""} {
        $line delete 0 end
        $line insert 0 $text
    }
}

# Last of what it hears: the dialog selects then what it proposes.
bind WargameEarly <FocusIn> {::wargame::look::WriteEarly %W}
