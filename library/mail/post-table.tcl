# post-table.tcl --
#
#       A table of a match by file: one player sits at it, and a strip above it
#       says which letter is due.
#
#   set table [::wargame::mail::PostTable new WINDOW MATCH AUTOSAVE CHANCE]
#                          as a Table; what a Table has, and
#       post               the Post
#       letter             shows the letter that is due, or the last one
#       open TEXT          one that came, for this match
#       letterCame CMD     runs CMD, which opens one, and shows what it told

need base/words look/theme table/table mail/letter-windows mail/post

if {![info object isa class ::wargame::mail::PostTable]} {
    oo::class create ::wargame::mail::PostTable {
        superclass ::wargame::table::Table
    }
}

oo::define ::wargame::mail::PostTable {
    variable Window Match Presenter Place Source Post Busy

    constructor {window match autosave chance} {
        set Post [::wargame::mail::Post new [$autosave path] $match]
        set Busy 0
        next $window $match $autosave $chance
    }

    destructor {
        set post [expr {[info exists Post] ? $Post : ""}]
        next
        if {[info object isa object $post]} {
            $post destroy
        }
    }

    method post {} {
        return $Post
    }

    # ---- one seat, and when its owner may act ----

    method here {} {
        return [list [$Post side]]
    }

    method openRole {viewer {screen ""}} {
        # Others have no window on this computer while it is played, and its
        # player has this one.
        if {[$Match side] eq "nobody"} {
            return [next $viewer $screen]
        }
        [my seat] message [::wargame::base::say letters.noRole]
        return ""
    }

    method Mine {} {
        return [expr {[$Post state] eq "play"}]
    }

    method answers {viewer} {
        return [expr {[my Mine] && [next $viewer]}]
    }

    method waits {} {
        if {[my Mine] || [$Match side] eq "nobody"} {
            return ""
        }
        set text [::wargame::mail::letterState $Post]
        if {[$Post role] eq "guest"} {
            # It is not seen done.
            append text "\n" [::wargame::base::say letters.last \
                    [[$Presenter words] label \
                    [lindex [$Match deeds] end]]]
        }
        return $text
    }

    method canUndo {} {
        # A guest's actions are his own until the answer is written.
        return [expr {[my seat] ne "" && [$Match canUndo] && ([my Mine]
            || ([$Post role] eq "guest" && [$Post state] eq "write"))}]
    }

    method Is_taken {} {
        # For the other only if that was agreed, before he is asked.
        return [expr {([my Mine] || ([$Post role] eq "host"
            && [$Post get losses] && [$Post state] eq "write")) && [next]}]
    }

    method Do_dice {} {
        if {[$Post state] ne "accept"} {
            next
        }
    }

    method Is_covered {} {
        # Nobody else looks at this screen.
        return 0
    }

    method Do_panels {} {
        # What a guest did last is not seen done: no panel asks on from there.
        if {[$Post role] eq "guest" && [my waits] ne "" && [my seat] ne ""} {
            [my seat] enter ""
        } else {
            next
        }
    }

    method view {viewer {cursor ""}} {
        if {[$Post role] eq "host" || [$Match guest] eq "nobody"} {
            return [next $viewer $cursor]
        }
        set view [$Match view $viewer]
        if {[$Post get notes] ne ""} {
            dict set view notes [$Post get notes]
        }
        return $view
    }

    method settle {} {
        if {!$Busy} {
            next
            my Strip
        }
    }

    # ---- the strip ----

    method Strip {} {
        set theme ::wargame::look::theme
        set strip $Window.post
        if {![winfo exists $Window]} {
            return
        }
        if {![winfo exists $strip]} {
            frame $strip -background [$theme color leafSunk]
            label $strip.text -anchor w -justify left \
                    -font [$theme font prompt]
            ttk::button $strip.letter -command [namespace code {my letter}]
            ttk::button $strip.open -text [::wargame::base::say letters.open] \
                    -command [list ::wargame::mail::openLetter $Window]
            pack $strip.open $strip.letter -side right \
                    -padx [list 0 [$theme px 8]] -pady [$theme px 5]
            pack $strip.text -side left -fill x -expand 1 \
                    -padx [$theme px 14]
            bind $strip <Configure> [list ::wargame::mail::LetterStripFit \
                    $strip]
        }
        $strip configure -background [$theme color leafSunk]
        set due [$Post due]
        set urgent [expr {[$Post state] eq "write"}]
        $strip.text configure -text [::wargame::mail::letterState $Post] \
                -background [$theme color leafSunk] \
                -foreground [$theme color [expr {$urgent ? "bad" : "ink"}]]
        $strip.letter configure -text [::wargame::base::say [expr {$due
            ? "letters.write" : "letters.writeAgain"}]] \
                -style [expr {$urgent ? "Default.TButton" : "TButton"}] \
                -state [expr {$due || [$Post get letter] ne ""
                    ? "normal" : "disabled"}]
        $strip.open configure -state [expr {[$Post state] in {
            accept first answer} ? "normal" : "disabled"}]
        pack $strip -side top -fill x {*}[my Before]
    }

    method Before {} {
        set seat [lindex [pack slaves $Window] 0]
        return [expr {$seat in [list "" $Window.post] ? ""
            : [list -before $seat]}]
    }

    method rebuild {} {
        next
        destroy $Window.post
        my Strip
    }

    # ---- letters ----

    method letter {} {
        if {[$Post due] && [$Post state] eq "play" && [tk_messageBox \
                -parent $Window -icon question -type yesno -default no \
                -title [::wargame::base::say letters.title] \
                -message [::wargame::base::say letters.early]] ne "yes"} {
            return
        }
        try {
            set text [$Post write]
        } trap WARGAME {message} {
            return [my Refused $message]
        }
        my Strip
        my settle
        ::wargame::mail::showLetter $Window $Post $text
    }

    method Refused {message} {
        tk_messageBox -parent $Window -icon warning \
                -title [::wargame::base::say letters.title] -message $message
    }

    method open {text} {
        # What was told by it is stepped through before play goes on.
        set from [expr {[$Post role] eq "host" ? [$Match length]
            : [$Post number] ? [$Post get length] : -1}]
        set Busy 1
        try {
            set said [$Post open $text]
        } finally {
            set Busy 0
        }
        # Since the invitation was accepted dice follow from both secrets.
        $Source reread
        my Came $from
        if {$said ne "" && [my seat] ne ""} {
            [my seat] message $said
        }
        return $said
    }

    method Came {from} {
        set events {}
        if {[$Match side] ne "nobody"} {
            foreach event [$Match news [$Post side] [expr {$from + 1}]] {
                if {[dict get $event side] ne [$Post side]} {
                    lappend events $event
                }
            }
        }
        # The log is told anew.
        $Place restart
        my settle
        if {[llength $events] && [my seat] ne ""} {
            [my seat] meanwhile $events
        }
    }
}

proc ::wargame::mail::LetterStripFit {strip} {
    set left [expr {[winfo width $strip] - [winfo reqwidth $strip.letter]
        - [winfo reqwidth $strip.open] - [theme px 70]}]
    $strip.text configure -wraplength [expr {max($left, 100)}]
}
