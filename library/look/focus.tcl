# focus.tcl --
#
#       The keyboard's focus, where one sees it.
#
#       focusSeen HOLDER WINDOW  see below
#       focusWithin PATH         moves the focus to the first widget in a frame
#                                that takes it
#       takeKeyboard WIDGET      takes the keyboard there by force, from whoever
#                                has it

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
    focus $next
    return 1
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
