# help.tcl --
#
#       What is told when asked: a rule, the keys, who made this.
#
#       helpOnRule GAME RULE ?ABOUT?   the rulebook at that paragraph; see
#                                      rules-window.tcl
#       helpOnKeys
#       helpAbout

proc ::wargame::helpOnRule {game rule {about {}}} {
    need rules-window
    if {![openRules $game $rule $about]} {
        HelpWindow [say help.title $rule] [say help.none]
    }
}

proc ::wargame::helpOnKeys {} {
    HelpWindow [say help.keys.title] [say help.keys][ownKeysText]
}

proc ::wargame::helpAbout {} {
    HelpWindow [say app.title] \
            [say about.text [package require wargame]]
}

proc ::wargame::HelpWindow {title body} {
    destroy .help
    toplevel .help -class Help -background [theme color leaf]
    wm title .help $title
    ttk::label .help.title -text $title -style Heading.TLabel
    text .help.body -wrap word -borderwidth 0 -highlightthickness 0 \
            -font [theme font prompt] -background [theme color leaf] \
            -foreground [theme color ink] -width 54 -takefocus 0 \
            -height 4 -tabs [theme px 150] -spacing3 [theme px 3]
    .help.body insert end $body
    .help.body configure -state disabled
    ttk::button .help.close -text [say help.close] -command {destroy .help}
    pack .help.title -padx [theme px 20] -pady [theme px 12] -anchor w
    pack .help.close -side bottom -anchor e -padx [theme px 20] \
            -pady [theme px 14]
    pack .help.body -fill both -expand 1 -padx [theme px 20]
    foreach key {<Escape> <Return>} {
        bind .help $key {destroy .help}
    }
    update idletasks
    set lines [.help.body count -displaylines 1.0 end]
    .help.body configure -height [expr {min(24, max(3, $lines))}]
    HelpOver [lindex [lmap child [winfo children .] {
        if {[winfo class $child] ni {Table Role Start Replay}} continue
        set child
    }] end]
    focus .help.close
}

# HelpOver --
#
#       In the upper middle of the window that it helps with.
proc ::wargame::HelpOver {window} {
    update idletasks
    if {$window ne ""} {
        wm transient .help $window
        wm geometry .help +[expr {[winfo rootx $window]
            + ([winfo width $window] - [winfo reqwidth .help]) / 2}]+[expr {
            [winfo rooty $window] + [winfo height $window] / 6}]
    }
}
