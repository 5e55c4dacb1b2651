# scrolled.tcl --
#
#       A frame that is looked at through a window of less height.
#
#       scrolled VIEW BODY     a new widget VIEW shows BODY, a frame beside it,
#                              as wide as itself.  What gets the focus comes
#                              into sight; the wheel scrolls

need look/scroll-bar look/theme

proc ::wargame::look::scrolled {view body} {
    frame $view -background [theme color paper]
    canvas $view.page -highlightthickness 0 -borderwidth 0 -takefocus 0 \
            -background [theme color paper] -yscrollincrement [theme px 20]
    scrollBar $view.bar $view.page
    grid $view.page $view.bar -sticky nsew
    grid remove $view.bar
    grid rowconfigure $view 0 -weight 1
    grid columnconfigure $view 0 -weight 1
    # The bar's room is kept free, as in a card.
    grid columnconfigure $view 1 -minsize [winfo reqwidth $view.bar]
    # It is at least as high as what is seen of it, and of its own height: so it
    # tells when that changes.
    pack [ttk::frame $body.strut -width 0] -side left
    $view.page create window 0 0 -anchor nw -window $body -tags body
    # It is no child of the canvas, so nothing clips it: what lies above and
    # below covers it.
    lower $body
    lower $view
    bind $view.page <Configure> [list ::wargame::look::ScrolledFit $view $body]
    bind $body <Configure> [list ::wargame::look::ScrolledFit $view $body]
    set top [winfo toplevel $view]
    bind $top <FocusIn> [list ::wargame::look::ScrolledSee $view $body %W %d]
    foreach {button units} {4 -3 5 3} {
        bind $top <Button-$button> [list $view.page yview scroll $units units]
    }
}

proc ::wargame::look::ScrolledFit {view body} {
    if {![winfo exists $view.page]} {
        return
    }
    set width [winfo width $view.page]
    $body.strut configure -height [winfo height $view.page]
    $view.page itemconfigure body -width $width
    $view.page configure -scrollregion [list 0 0 $width \
            [expr {max([winfo height $body], [winfo height $view.page])}]]
}

proc ::wargame::look::ScrolledSee {view body widget detail} {
    # Those that it is in are told, too, and do not get it.
    if {![string match $body.* $widget] || ![winfo exists $view.page]
            || [string match *Virtual $detail]} {
        return
    }
    # What is being clicked is seen, and must not move from under the pointer.
    if {[winfo containing {*}[winfo pointerxy $widget]] eq $widget} {
        return
    }
    set all [expr {double([winfo height $body])}]
    set top [expr {[winfo rooty $widget] - [winfo rooty $body]}]
    set bottom [expr {$top + [winfo height $widget]}]
    set seen [winfo height $view.page]
    set first [expr {[lindex [$view.page yview] 0] * $all}]
    set margin [theme px 14]
    if {$top < $first} {
        $view.page yview moveto [expr {($top - $margin) / $all}]
    } elseif {$bottom > $first + $seen} {
        $view.page yview moveto [expr {($bottom + $margin - $seen) / $all}]
    }
}
