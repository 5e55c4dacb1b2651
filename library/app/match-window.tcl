# match-window.tcl --
#
#       What every window has that shows a match: what a rule's number opens,
#       and its end.  Its size is in window-size.tcl.
#
#   A class of such windows calls its own object's window Window and its skin
#   Skin, has the methods match and rebuild, and calls Heed when it is made.

::wargame::need window-size

if {![info object isa class ::wargame::MatchWindow]} {
    oo::class create ::wargame::MatchWindow
}

oo::define ::wargame::MatchWindow {
    variable Window Skin

    method Heed {heeded} {
        # What rooms and menus send to the window: <<WargameRule>> and Theme,
        # and by name those of which the class knows what to do.
        wm protocol $Window WM_DELETE_WINDOW [namespace code {my close}]
        bind $Window <Destroy> [namespace code {my Destroyed %W}]
        foreach {event script} [concat {
            Rule {my Rule %d} Theme {my rebuild}
        } $heeded] {
            bind $Window <<Wargame$event>> [namespace code $script]
        }
        my MindFocus
    }

    method waits {} {
        # Why nobody can go on from here, in a sentence, or "".
        return ""
    }

    method paused {} {
        # Do dice wait to be asked for?
        return 0
    }

    method close {} {
        set window $Window
        my destroy
        ::wargame::windowGone $window
    }

    method Rule {rule} {
        ::wargame::need help
        ::wargame::helpOnRule [$Skin game] $rule [[my match] about]
    }

    # ---- the keyboard ----

    method MindFocus {} {
        foreach event {<FocusIn> <Unmap>} {
            bind $Window $event [namespace code {my FocusGoes}]
        }
    }

    method home {} {
        # The keyboard to what is to be done.
        ::wargame::focusWithin $Window
    }

    method FocusGoes {} {
        # To what one sees, when what had it is gone or is only a frame.
        set check [list ::wargame::focusSeen [self] $Window]
        after cancel $check
        after idle $check
    }

    method Destroyed {window} {
        if {$window eq $Window} {
            after idle [list ::wargame::windowGone $window]
            my destroy
        } else {
            my FocusGoes
        }
    }
}

# focusSeen --
#
#       The focus of a window goes where one sees it, if it is on a frame; HOLDER
#       has a method home for that.
proc ::wargame::focusSeen {holder window} {
    if {![info object isa object $holder] || ![winfo exists $window]} {
        return
    }
    # What has just been made is in its place then.
    update idletasks
    if {![winfo exists $window]} {
        return
    }
    set focus [focus -displayof $window]
    if {$focus ne "" && [winfo toplevel $focus] eq $window
            && ($focus eq $window || ![winfo viewable $focus]
                || [winfo class $focus] in {Frame TFrame Seat})} {
        $holder home
    }
}

# focusWithin --
#
#       To the first widget in a frame that takes it; false if there is none.
proc ::wargame::focusWithin {path} {
    set next [tk_focusNext $path]
    if {![string match $path.* $next]} {
        return 0
    }
    focus $next
    return 1
}
