# focus.tcl --
#
#       The keyboard's focus, where one sees it.
#
#       focusSeen HOLDER WINDOW  see below
#       focusWithin PATH         moves the focus to the first widget in a frame
#                                that takes it
#       focusOn WIDGET           the focus of its window goes there, and the
#                                keyboard, but not from another match's window
#       takeKeyboard WIDGET      takes the keyboard there by force, from whoever
#                                has it

namespace eval ::wargame::look {
    variable Wanted                 ;# window -> where its focus is to go
    array set Wanted {}
}

# focusSeen --
#
#       The focus of a window goes where one sees it, if it is on a frame;
#       HOLDER has a method home for that.
proc ::wargame::look::focusSeen {holder window} {
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
proc ::wargame::look::focusWithin {path} {
    set next [tk_focusNext $path]
    if {![string match $path.* $next]} {
        return 0
    }
    focusOn $next
    return 1
}

# focusOn --
#
#       A match that goes on by itself takes no keys of an open menu, nor of the
#       window before it in which somebody plays another: it has its focus when
#       it has the keyboard again.
proc ::wargame::look::focusOn {widget} {
    variable Wanted
    set window [winfo toplevel $widget]
    if {[InMenu $widget]
            || ([IsBusyElsewhere $widget] && [winfo viewable $window])} {
        set Wanted($window) $widget
        if {"WargameWanted" ni [bindtags $window]} {
            bindtags $window [concat [bindtags $window] WargameWanted]
        }
        return
    }
    unset -nocomplain Wanted($window)
    focus $widget
}

bind WargameWanted <FocusIn> {::wargame::look::FocusWanted %W}
# Who had the keyboard before the menu may be gone.
bind Menu <Unmap> {after idle [list ::wargame::look::MenuGone %W]}

proc ::wargame::look::FocusWanted {window} {
    variable Wanted
    if {[info exists Wanted($window)]} {
        set widget $Wanted($window)
        unset Wanted($window)
        if {[winfo exists $widget]} {
            focus $widget
        }
    }
}

proc ::wargame::look::MenuGone {menu} {
    if {[focus] eq $menu && ![winfo viewable $menu]} {
        FocusWanted .[lindex [split $menu .] 1]
    }
}

proc ::wargame::look::InMenu {widget} {
    set has [focus -displayof $widget]
    return [expr {$has ne "" && [winfo class $has] eq "Menu"}]
}

proc ::wargame::look::IsBusyElsewhere {widget} {
    # Windows of one match begin with the same name.
    set has [focus -displayof $widget]
    set from .[lindex [split $has .] 1]
    return [expr {$has ne "" && $from ne ".[lindex [split $widget .] 1]"
        && [winfo exists $from]
        && [winfo class $from] in {Table Role Replay Start}}]
}

# takeKeyboard --
#
#       By force, to a widget that is on the screen; never to one that is gone,
#       or whose window is just going: Tk 8.6.13 can crash then.  Nothing else
#       calls focus -force.
proc ::wargame::look::takeKeyboard {widget} {
    if {![winfo exists $widget] || ![winfo viewable $widget]} {
        return
    }
    # While a window goes its children are there a little longer.
    for {set path $widget} {$path ne ""} {set path [winfo parent $path]} {
        if {![winfo exists $path]} {
            return
        }
    }
    focus -force $widget
}
