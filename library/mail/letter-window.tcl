# letter-window.tcl --
#
#       What the windows of play by file are made of.
#
#       letterWindow TOP PARENT TITLE SENTENCE...    a new small window -> its
#                              body, a frame
#       letterButtons BODY KEY CMD...    from the right; Return presses the
#                                        first -> that
#       letterPaper BODY HEIGHT          a text for a letter
#       letterText TOP                   the path of letterPaper's text, once it
#                                        is there
#       letterTells TOP TEXT             in the place of the first SENTENCE
#       letterSays TOP TEXT ?COLOUR?     at the foot: what was refused, or in a
#                                        COLOUR of the theme what was done
#       letterNear TOP PARENT            in the middle of its parent, or of the
#                                        screen
#       letterTypes                      kinds of files that hold letters

need base/requests base/words look/key-press look/scroll-bar look/theme

proc ::wargame::mail::letterWindow {top parent title args} {
    variable Sentences
    destroy $top
    toplevel $top -class Letter -background [theme color paper]
    wm title $top $title
    if {[winfo exists $parent] && [winfo toplevel $parent] ne "."} {
        wm transient $top [winfo toplevel $parent]
    }
    set body [ttk::frame $top.body -padding [theme px 20]]
    pack $body -fill both -expand 1
    ttk::label $body.title -text $title -style Heading.TLabel
    pack $body.title -anchor w -pady [list 0 [theme px 8]]
    set n 0
    set labels {}
    foreach sentence $args {
        lappend labels [ttk::label $body.say[incr n] -text $sentence \
                -justify left -wraplength [theme px 600]]
        pack $body.say$n -anchor w -pady [list 0 [theme px 8]]
    }
    set Sentences($top) $labels
    ttk::label $body.why -style Small.TLabel -wraplength [theme px 600] \
            -foreground [theme color bad] -justify left
    ttk::frame $body.bar
    pack $body.bar -side bottom -fill x -pady [list [theme px 10] 0]
    pack $body.why -side bottom -anchor w
    bind $top <Escape> [list destroy $top]
    bind $top <Destroy> [list ::wargame::mail::LetterGone $top %W]
    return $body
}

proc ::wargame::mail::letterTells {top text} {
    variable Sentences
    [lindex $Sentences($top) 0] configure -text $text
}

proc ::wargame::mail::letterSays {top text {colour bad}} {
    $top.body.why configure -text $text -foreground [theme color $colour]
}

proc ::wargame::mail::LetterGone {top window} {
    variable Sentences
    if {$window eq $top} {
        unset -nocomplain Sentences($top)
        after idle [list ::wargame::base::requests send windowGone $top]
    }
}

proc ::wargame::mail::letterButtons {body args} {
    set n 0
    set first ""
    foreach {key cmd} $args {
        set button [ttk::button $body.bar.b[incr n] -text [say $key] \
                -command $cmd]
        if {$first eq ""} {
            set first $button
            $button configure -style Default.TButton
        }
        pack $button -side right -padx [list [theme px 8] 0]
    }
    return $first
}

proc ::wargame::mail::letterText {top} {
    return $top.body.paper.text
}

proc ::wargame::mail::letterPaper {body height} {
    ttk::frame $body.paper
    text $body.paper.text -width 66 -height $height -wrap char -undo 1 \
            -font [theme font mono] -background [theme color paperLift] \
            -foreground [theme color ink] \
            -insertbackground [theme color ink] -borderwidth 0 \
            -highlightthickness 2 -highlightcolor [theme color focus] \
            -highlightbackground [theme color paperEdge] \
            -padx [theme px 10] -pady [theme px 8]
    # A letter has no tabs; a keyboard has to come on.
    bind $body.paper.text <Tab> {focus [tk_focusNext %W]; break}
    bind $body.paper.text <<PrevWindow>> {focus [tk_focusPrev %W]; break}
    scrollBar $body.paper.bar $body.paper.text always
    pack $body.paper.bar -side right -fill y
    pack $body.paper.text -side left -fill both -expand 1
    pack $body.paper -fill both -expand 1
    return $body.paper.text
}

proc ::wargame::mail::letterNear {top parent} {
    update idletasks
    set width [winfo reqwidth $top]
    set height [winfo reqheight $top]
    set over [expr {[winfo exists $parent] && $parent ne "."
        ? [winfo toplevel $parent] : "."}]
    if {$over eq "." || ![winfo ismapped $over]} {
        set x [expr {([winfo screenwidth .] - $width) / 2}]
        set y [expr {([winfo screenheight .] - $height) / 3}]
    } else {
        set x [expr {[winfo rootx $over] + ([winfo width $over] - $width) / 2}]
        set y [expr {[winfo rooty $over]
            + ([winfo height $over] - $height) / 3}]
    }
    wm geometry $top +[expr {max(0, $x)}]+[expr {max(0, $y)}]
}

proc ::wargame::mail::letterTypes {} {
    return [list [list [say letters.kind] .letter] [list [say file.all] *]]
}
