# focus.tcl --
#
#       The keyboard's focus, where one sees it.
#
#       focusSeen HOLDER WINDOW  see below
#       focusWithin PATH         moves the focus to the first widget in a frame
#                                that takes it

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
