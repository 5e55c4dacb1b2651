# scrolled.tcl --
#
#       A frame that is looked at through a window of less height.
#
#       scrolled VIEW ?BODY?   a new widget VIEW shows BODY, as wide as itself:
#                              a frame beside it, which what lies above and
#                              below must cover, or a new one within it.  What
#                              gets the focus comes into sight; the wheel
#                              scrolls.  -> BODY
#       scrolledWide VIEW WIDTH    how wide BODY is where VIEW has WIDTH
#       scrolledRoom VIEW WIDTH HEIGHT    VIEW asks for that, and its bar
#       scrolledWhole VIEW BODY    VIEW asks for as much room as BODY does now

need look/scroll-bar look/theme

proc ::wargame::look::scrolled {view {body ""}} {
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
    if {$body eq ""} {
        set body [ttk::frame $view.page.body]
    }
    # It is at least as high as what is seen of it, and of its own height: so it
    # tells when that changes.
    pack [ttk::frame $body.strut -width 0] -side left
    $view.page create window 0 0 -anchor nw -window $body -tags body
    # Of a frame beside the canvas nothing is clipped: what lies above and below
    # covers it.
    lower $body
    lower $view
    bind $view.page <Configure> [list ::wargame::look::ScrolledFit $view $body]
    bind $body <Configure> [list ::wargame::look::ScrolledFit $view $body]
    set top [winfo toplevel $view]
    bind $top <FocusIn> [list ::wargame::look::ScrolledSee $view $body %W %d]
    foreach {button units} {4 -3 5 3} {
        bind $top <Button-$button> [list ::wargame::look::ScrolledWheel $view \
                %W $units]
    }
    return $body
}

proc ::wargame::look::scrolledWide {view width} {
    return [expr {$width - [winfo reqwidth $view.bar]}]
}

proc ::wargame::look::scrolledRoom {view width height} {
    $view.page configure -width $width -height $height
}

proc ::wargame::look::scrolledWhole {view body} {
    $view.page configure -width [winfo reqwidth $body] \
            -height [winfo reqheight $body]
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

proc ::wargame::look::ScrolledWheel {view widget units} {
    # What scrolls itself does only that, unless all of it is seen; a page that
    # is not seen stays.
    if {[winfo exists $view.page] && [winfo viewable $view.page]
            && ([winfo class $widget] ni {Text Treeview}
                || [$widget yview] eq {0.0 1.0})} {
        $view.page yview scroll $units units
    }
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
