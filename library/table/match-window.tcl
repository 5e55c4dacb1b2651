# match-window.tcl --
#
#       What every window has that shows a match: what a rule's number opens,
#       and its end.  Its size is in window-size.tcl.
#
#   A class of such windows calls its own object's window Window and its
#   presenter Presenter, has the methods match, odds, view and rebuild, see
#   play-window.tcl, and calls Heed when it is made.

need base/requests look/focus look/window-size match/odds-query

if {![info object isa class ::wargame::table::MatchWindow]} {
    oo::class create ::wargame::table::MatchWindow
}

oo::define ::wargame::table::MatchWindow {
    variable Window Presenter

    method Heed {heeded} {
        # What panels and menus send to the window: <<WargameRule>> and Theme,
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

    method oddsQuery {viewer} {
        # A new OddsQuery, for that viewer with what they remember.
        return [::wargame::match::OddsQuery new \
                [[my match] moment $viewer [list [self] view $viewer]] \
                [my odds] [list [$Presenter reader] supposed]]
    }

    # ---- what only one kind of window has or knows ----

    method file {} {
        # The TableFile of a Table.
        return ""
    }

    method keptIn {match path} {
    }

    method isStaged {n} {
        # Was action N done behind the scene, told by no log?
        return 0
    }

    method waits {} {
        # Why nobody can go on from here, in a sentence, or "".
        return ""
    }

    method close {} {
        set window $Window
        my destroy
        ::wargame::base::requests send windowGone $window
    }

    method Rule {rule} {
        ::wargame::base::requests send openRule [$Presenter game] $rule \
                [[my match] about]
    }

    # ---- the keyboard ----

    method MindFocus {} {
        foreach event {<FocusIn> <Unmap>} {
            bind $Window $event [namespace code {my FocusGoes}]
        }
    }

    method home {} {
        # The keyboard to what is to be done.
        ::wargame::look::focusWithin $Window
    }

    method FocusGoes {} {
        # To what one sees, when what had it is gone or is only a frame.
        set check [list ::wargame::look::focusSeen [self] $Window]
        after cancel $check
        after idle $check
    }

    method Destroyed {window} {
        if {$window eq $Window} {
            after idle [list ::wargame::base::requests send windowGone $window]
            my destroy
        } else {
            my FocusGoes
        }
    }
}
