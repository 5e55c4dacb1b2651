# letter-windows.tcl --
#
#       The windows of play by file: a letter to send, a letter that came, an
#       invitation to write or to accept, and all matches by file.
#
#       showLetter WINDOW POST TEXT    TEXT, to be copied or put in a file
#       openLetter WINDOW              asks for one that came, whatever match it
#                                      is for
#       inviteDialog WINDOW GAME SCENARIO OPTIONS
#       lettersWindow                  all matches by file

::wargame::need post

# LetterWindow --
#
#       A new small window: its body, a frame; with a title and sentences.
proc ::wargame::LetterWindow {top parent title args} {
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
    bind TButton <Return> {%W invoke; break}
    bind $top <Destroy> [list ::wargame::LetterGone $top %W]
    return $body
}

proc ::wargame::LetterGone {top window} {
    if {$window eq $top} {
        after idle [list ::wargame::windowGone $top]
    }
}

# LetterButtons --
#
#       From the right; the first is the one that Return presses.
proc ::wargame::LetterButtons {body args} {
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

proc ::wargame::LetterPaper {body height} {
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

proc ::wargame::LetterNear {top parent} {
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

proc ::wargame::LetterSide {game side} {
    return [sayOf $game side.[lindex [dict get [aboutGame $game] sides] $side]]
}

proc ::wargame::showLetter {parent post text} {
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
            letters.copy [list ::wargame::CopyLetter $body $text] \
            letters.save [list ::wargame::SaveLetter $body $text [$post name]] \
            letters.close [list destroy $top]
    LetterNear $top $parent
    focus $body.bar.b1
}

proc ::wargame::CopyLetter {body text} {
    clipboard clear
    clipboard append $text
    $body.why configure -text [say letters.copied] \
            -foreground [theme color good]
}

proc ::wargame::SaveLetter {body text name {path ""}} {
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

proc ::wargame::LetterTypes {} {
    return [list [list [say letters.kind] .letter] [list [say file.all] *]]
}

# ---- a letter that came ----

proc ::wargame::openLetter {parent} {
    set top .letterin
    set body [LetterWindow $top $parent [say letters.openTitle] \
            [say letters.openText]]
    set paper [LetterPaper $body 14]
    LetterButtons $body \
            letters.openIt [list ::wargame::OpenPasted $top $body] \
            letters.fromFile [list ::wargame::LetterFromFile $top $body] \
            letters.close [list destroy $top]
    # A letter that was just copied is there already.
    if {![catch {clipboard get} copied]
            && [string match "*BEGIN GROGNARD LETTER*" $copied]} {
        $paper insert end $copied
    }
    LetterNear $top $parent
    focus $paper
}

proc ::wargame::LetterFromFile {top body {path ""}} {
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

proc ::wargame::OpenPasted {top body} {
    set text [$body.paper.text get 1.0 end]
    try {
        set path [post of $text]
        if {$path eq ""} {
            set asked [post invited $text]
        } else {
            ArrivedLetter $path $text
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
#       At its table, which is opened if need be.
proc ::wargame::ArrivedLetter {path text} {
    set table [PostTableOf $path]
    if {$table ne ""} {
        $table open $text
        raise [$table window]
        return
    }
    if {![file exists $path]} {
        # The first letter: without it there is nothing to show.
        set post [Post new $path]
        try {
            $post open $text
        } finally {
            $post destroy
        }
        openTable $path
        return
    }
    set table [openTable $path]
    if {$table ne ""} {
        $table open $text
    }
}

proc ::wargame::PostTableOf {path} {
    variable Tables
    foreach table $Tables {
        if {[info object isa object $table]
                && [info object isa typeof $table ::wargame::PostTable]
                && [[$table keeper] path] eq [file normalize $path]} {
            return $table
        }
    }
    return ""
}

# ---- an invitation ----

proc ::wargame::inviteDialog {parent game scenario chosen} {
    variable Letters
    set top .letterinvite
    set body [LetterWindow $top $parent [say letters.invite] \
            [say letters.inviteText]]
    set Letters(side) 0
    ttk::frame $body.side
    ttk::label $body.side.l -text [say letters.inviteSide]
    pack $body.side.l -side left -padx [list 0 [theme px 12]]
    foreach side {0 1} {
        ttk::radiobutton $body.side.$side -text [LetterSide $game $side] \
                -value $side -variable ::wargame::Letters(side)
        pack $body.side.$side -side left -padx [list 0 [theme px 12]]
    }
    pack $body.side -anchor w -pady [list 0 [theme px 8]]
    set Letters(losses) 0
    if {[said $game.losses]} {
        set Letters(losses) [prefs get losses]
        ttk::checkbutton $body.losses -text [say letters.inviteLosses] \
                -variable ::wargame::Letters(losses)
        pack $body.losses -anchor w
    }
    LetterButtons $body \
            letters.inviteGo [list ::wargame::Invite $top $game $scenario \
                $chosen] \
            letters.close [list destroy $top]
    LetterNear $top $parent
    focus $body.side.0
}

proc ::wargame::Invite {top game scenario chosen} {
    variable Letters
    try {
        set path [post invite $game $scenario $chosen $Letters(side) \
                $Letters(losses)]
    } trap WARGAME {message} {
        $top.body.why configure -text $message
        return
    }
    set table [openTable $path]
    destroy $top
    $table letter
}

proc ::wargame::AcceptDialog {asked text} {
    set top .letteraccept
    set game [dict get $asked game]
    set options {}
    foreach {name value} [dict get $asked options] {
        lappend options [LetterOption $game $name $value]
    }
    set sentences [list [say letters.acceptText [say $game.title] \
            [say $game.scenario.[dict get $asked scenario]] \
            [LetterSide $game [dict get $asked side]]]]
    set options [lsearch -all -inline -not -exact $options ""]
    if {[llength $options]} {
        lappend sentences [say letters.acceptOptions [join $options "; "]]
    }
    if {[dict get $asked losses]} {
        lappend sentences [say letters.acceptLosses]
    }
    set body [LetterWindow $top . [say letters.accept] {*}$sentences]
    LetterButtons $body \
            letters.acceptGo [list ::wargame::Accept $top $text] \
            letters.close [list destroy $top]
    LetterNear $top .
    focus $body.bar.b1
}

proc ::wargame::LetterOption {game name value} {
    # A switch that is on, or the value of a list; "" if it is off.
    if {$value eq "off"} {
        return ""
    } elseif {$value eq "on"} {
        return [say $game.option.$name]
    }
    return "[say $game.option.$name]: [say $game.option.$name.$value]"
}

proc ::wargame::Accept {top text} {
    try {
        set path [post accept $text]
    } trap WARGAME {message} {
        $top.body.why configure -text $message
        return
    }
    lettersWindow
    destroy $top
    set post [Post new $path]
    showLetter .letters $post [$post write]
    $post destroy
}

# ---- all of them ----

proc ::wargame::lettersWindow {} {
    set top .letters
    set body [LetterWindow $top . [say letters.list]]
    set n 0
    foreach path [post all] {
        if {[catch {Post new $path} post]} continue
        set row [ttk::frame $body.row[incr n] -style Lift.TFrame \
                -padding [theme px 10]]
        ttk::label $row.what -style Lift.TLabel -font [theme font prompt] \
                -text "[say [$post get game].title] - [say \
                    [$post get game].scenario.[$post get scenario]]"
        ttk::label $row.state -style Lift.TLabel -text [letterState $post] \
                -wraplength [theme px 420] -justify left
        set can [expr {[$post state] ne "first"}]
        ttk::button $row.go -text [say [expr {$can ? "letters.goTo"
            : "letters.writeAgain"}]] -command [list ::wargame::GoToPost \
                $path $can]
        pack $row.go -side right -padx [list [theme px 14] 0]
        pack $row.what $row.state -anchor w
        pack $row -fill x -pady [list 0 [theme px 6]]
        $post destroy
    }
    if {$n == 0} {
        ttk::label $body.none -text [say letters.none] \
                -wraplength [theme px 600] -justify left
        pack $body.none -anchor w
    }
    LetterButtons $body letters.open {::wargame::openLetter .letters} \
            letters.close [list destroy $top]
    LetterNear $top .
    focus $body.bar.b1
}

proc ::wargame::GoToPost {path there} {
    if {!$there} {
        set post [Post new $path]
        showLetter .letters $post [$post write]
        $post destroy
        return
    }
    set table [PostTableOf $path]
    if {$table eq ""} {
        openTable $path
    } else {
        raise [$table window]
    }
    destroy .letters
}
