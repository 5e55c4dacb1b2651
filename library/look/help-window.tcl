# help-window.tcl --
#
#       The one small window of help: a heading and a text over the window that
#       was in front.
#
#       helpWindow TITLE BODY    shows it; what it showed before is gone
#       helpColumns              lays its text in two columns, parted by tabs

need base/words look/paper look/theme

proc ::wargame::look::helpWindow {title body} {
    destroy .help
    toplevel .help -class Help -background [theme color paper]
    wm title .help $title
    ttk::label .help.title -text $title -style Heading.TLabel
    set paper [Paper new .help.body -face prompt -width 54 -height 4 \
            -spacing3 [theme px 3]]
    $paper write $body
    variable HelpText [$paper text]
    ttk::button .help.close -text [say help.close] -command {destroy .help}
    pack .help.title -padx [theme px 20] -pady [theme px 12] -anchor w
    pack .help.close -side bottom -anchor e -padx [theme px 20] \
            -pady [theme px 14]
    pack .help.body -side left -fill both -expand 1 -padx [theme px 20]
    foreach key {<Escape> <Return>} {
        bind .help $key {destroy .help}
    }
    foreach {key by what} {
        Up -1 units   Down 1 units   Prior -1 pages   Next 1 pages
    } {
        bind .help <$key> [list $HelpText yview scroll $by $what]
    }
    HelpHigh
    HelpOver [lindex [lmap child [winfo children .] {
        if {[winfo class $child] ni {Table Role Start Replay}} continue
        set child
    }] end]
    focus .help.close
}

# HelpHigh --
#
#       As high as what it says, as far as the screen goes.
proc ::wargame::look::HelpHigh {} {
    variable HelpText
    update idletasks
    set lines [$HelpText count -displaylines 1.0 end]
    set line [expr {[font metrics [theme font prompt] -linespace]
        + [theme px 3]}]
    $HelpText configure -height [expr {min(max(3, $lines),
        int(0.6 * [winfo screenheight .help] / $line))}]
}

# helpColumns --
#
#       Two of them: the first as wide as the longest in it, and what the second
#       says goes on below itself, with room for some words in a line.
proc ::wargame::look::helpColumns {} {
    variable HelpText
    set wide 0
    foreach line [split [$HelpText get 1.0 end] \n] {
        set wide [expr {max($wide, [font measure [theme font prompt] \
                [lindex [split $line \t] 0]])}]
    }
    incr wide [theme px 16]
    set zero [font measure [theme font prompt] 0]
    $HelpText configure -tabs $wide -width [expr {min(max(54,
        $wide / $zero + 36), int(0.9 * [winfo screenwidth .help] / $zero))}]
    $HelpText tag add columns 1.0 end
    $HelpText tag configure columns -lmargin2 $wide -rmargin [theme px 10]
    HelpHigh
    HelpOver [wm transient .help]
}

# HelpOver --
#
#       In the upper middle of the window that it helps with.
proc ::wargame::look::HelpOver {window} {
    update idletasks
    if {$window ne ""} {
        wm transient .help $window
        wm geometry .help +[expr {[winfo rootx $window]
            + ([winfo width $window] - [winfo reqwidth .help]) / 2}]+[expr {
            [winfo rooty $window] + [winfo height $window] / 6}]
    }
    raise .help
}
