# letter-windows.tcl --
#
#       The windows of play by file: a letter to send, and a letter that came.
#
#       showLetter WINDOW POST TEXT    TEXT, to be copied or put in a file
#       openLetter WINDOW              asks for one that came, whatever match it
#                                      is for

need base/requests base/words look/key-press look/theme \
        table/match-windows mail/post

# LetterWindow --
#
#       A new small window: its body, a frame; with a title and sentences.
proc ::wargame::mail::LetterWindow {top parent title args} {
    destroy $top
    toplevel $top -class Letter -background [theme color leaf]
    wm title $top $title
    if {[winfo exists $parent] && [winfo toplevel $parent] ne "."} {
        wm transient $top [winfo toplevel $parent]
    }
    set body [ttk::frame $top.body -padding [theme px 20]]
    pack $body -fill both -expand 1
    ttk::label $body.title -text $title -style Heading.TLabel
    pack $body.title -anchor w -pady [list 0 [theme px 8]]
    set n 0
    foreach sentence $args {
        ttk::label $body.say[incr n] -text $sentence -justify left \
                -wraplength [theme px 600]
        pack $body.say$n -anchor w -pady [list 0 [theme px 8]]
    }
    ttk::label $body.why -style Small.TLabel -wraplength [theme px 600] \
            -foreground [theme color bad] -justify left
    ttk::frame $body.bar
    pack $body.bar -side bottom -fill x -pady [list [theme px 10] 0]
    pack $body.why -side bottom -anchor w
    bind $top <Escape> [list destroy $top]
    bind $top <Destroy> [list ::wargame::mail::LetterGone $top %W]
    return $body
}

proc ::wargame::mail::LetterGone {top window} {
    if {$window eq $top} {
        after idle [list ::wargame::base::requests send windowGone $top]
    }
}

# LetterButtons --
#
#       From the right; the first is the one that Return presses.
proc ::wargame::mail::LetterButtons {body args} {
    set n 0
    foreach {key cmd} $args {
        set button [ttk::button $body.bar.b[incr n] -text [say $key] \
                -command $cmd]
        if {$n == 1} {
            $button configure -style Default.TButton
        }
        pack $button -side right -padx [list [theme px 8] 0]
    }
}

proc ::wargame::mail::LetterPaper {body height} {
    ttk::frame $body.paper
    text $body.paper.text -width 66 -height $height -wrap char -undo 1 \
            -font [theme font mono] -background [theme color leafLift] \
            -foreground [theme color ink] \
            -insertbackground [theme color ink] -borderwidth 0 \
            -highlightthickness 2 -highlightcolor [theme color focus] \
            -highlightbackground [theme color leafEdge] \
            -padx [theme px 10] -pady [theme px 8] \
            -yscrollcommand [list $body.paper.bar set]
    ttk::scrollbar $body.paper.bar -command [list $body.paper.text yview]
    pack $body.paper.bar -side right -fill y
    pack $body.paper.text -side left -fill both -expand 1
    pack $body.paper -fill both -expand 1
    return $body.paper.text
}

proc ::wargame::mail::LetterNear {top parent} {
    # In the middle of its parent, or of the screen.
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

# ---- a letter to send ----

proc ::wargame::mail::showLetter {parent post text} {
    set top .letterout
    set to [LetterSide [$post get game] [$post other]]
    set sentences [list [say [expr {[$post state] eq "accept"
        ? "letters.invitationText" : "letters.letterText"}] $to]]
    if {[$post get other] ne ""} {
        lappend sentences "[say letters.fingerprint]\n[$post fingerprint]"
    }
    set body [LetterWindow $top $parent [say letters.letterTitle] \
            {*}$sentences]
    set paper [LetterPaper $body 14]
    $paper insert end $text
    $paper configure -state disabled
    LetterButtons $body \
            letters.copy [list ::wargame::mail::CopyLetter $body $text] \
            letters.save [list ::wargame::mail::SaveLetter $body $text \
            [$post name]] \
            letters.close [list destroy $top]
    LetterNear $top $parent
    focus $body.bar.b1
}

proc ::wargame::mail::CopyLetter {body text} {
    clipboard clear
    clipboard append $text
    $body.why configure -text [say letters.copied] \
            -foreground [theme color good]
}

proc ::wargame::mail::SaveLetter {body text name {path ""}} {
    if {$path eq ""} {
        set path [tk_getSaveFile -parent $body -initialfile $name \
                -defaultextension .letter -title [say letters.letterTitle] \
                -filetypes [LetterTypes]]
    }
    if {$path eq ""} {
        return
    }
    try {
        replace $path $text
        $body.why configure -text [say letters.saved $path] \
                -foreground [theme color good]
    } trap WARGAME {message} {
        $body.why configure -text $message -foreground [theme color bad]
    }
}

proc ::wargame::mail::LetterTypes {} {
    return [list [list [say letters.kind] .letter] [list [say file.all] *]]
}

# ---- a letter that came ----

proc ::wargame::mail::openLetter {parent} {
    set top .letterin
    set body [LetterWindow $top $parent [say letters.openTitle] \
            [say letters.openText]]
    set paper [LetterPaper $body 14]
    LetterButtons $body \
            letters.openIt [list ::wargame::mail::OpenPasted $top $body] \
            letters.fromFile [list ::wargame::mail::LetterFromFile $top $body] \
            letters.close [list destroy $top]
    # A letter that was just copied is there already.
    if {![catch {clipboard get} copied]
            && [string match "*BEGIN GROGNARD LETTER*" $copied]} {
        $paper insert end $copied
    }
    LetterNear $top $parent
    focus $paper
}

proc ::wargame::mail::LetterFromFile {top body {path ""}} {
    if {$path eq ""} {
        set path [tk_getOpenFile -parent $body -title [say letters.openTitle] \
                -filetypes [LetterTypes]]
    }
    if {$path eq ""} {
        return
    }
    if {[catch {readText $path} text]} {
        $body.why configure -text [say cli.unreadable $path]
        return
    }
    $body.paper.text delete 1.0 end
    $body.paper.text insert end $text
    OpenPasted $top $body
}

proc ::wargame::mail::OpenPasted {top body} {
    set text [$body.paper.text get 1.0 end]
    try {
        set path [post of $text]
        if {$path eq ""} {
            set asked [post invited $text]
        } elseif {![ArrivedLetter $path $text]} {
            return
        }
    } trap WARGAME {message} {
        $body.why configure -text $message -foreground [theme color bad]
        return
    }
    destroy $top
    if {$path eq ""} {
        AcceptDialog $asked $text
    }
}

# ArrivedLetter --
#
#       At its table, which is opened if need be and if it can be: was it?
proc ::wargame::mail::ArrivedLetter {path text} {
    set table [matchWindows tableOf $path]
    if {$table ne ""} {
        $table open $text
        raise [$table window]
        return 1
    }
    if {![file exists $path] || [file size $path] == 0} {
        # The first letter: without it there is nothing to show.  A program that
        # was killed as it opened that may have left a file without text.
        set post [Post new $path]
        try {
            $post open $text
        } finally {
            $post destroy
        }
        requests send openTable $path
        return 1
    }
    set table [requests send openTable $path]
    if {$table ne ""} {
        $table open $text
    }
    return [expr {$table ne ""}]
}

need mail/letter-invite
