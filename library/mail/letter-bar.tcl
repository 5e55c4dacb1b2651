# letter-bar.tcl --
#
#       The bar above the table of a match by file: which letter is due, and
#       buttons to write it and to open one.
#
#   set bar [::wargame::mail::LetterBar new WINDOW LETTERS WRITECMD]
#                      above what stands in WINDOW; LETTERS, the Correspondence,
#                      outlives it.  WRITECMD shows the letter that is due
#       show           shows what is so now
#       rebuild        the next show makes it again

need base/words look/theme mail/letter-came mail/letter-words \
        mail/partner-said

if {![info object isa class ::wargame::mail::LetterBar]} {
    oo::class create ::wargame::mail::LetterBar
}

oo::define ::wargame::mail::LetterBar {
    variable Window Bar Letters WriteCmd

    constructor {window letters writeCmd} {
        set Window $window
        set Bar $window.letters
        set Letters $letters
        set WriteCmd $writeCmd
    }

    method rebuild {} {
        destroy $Bar
    }

    method show {} {
        if {![winfo exists $Bar]} {
            my Make
        }
        set theme ::wargame::look::theme
        set due [$Letters due]
        set state [$Letters state]
        set urgent [expr {$state eq "write"}]
        $Bar configure -background [$theme color paperSunk]
        $Bar.text configure -text [string trim \
                "[::wargame::mail::letterState $Letters] [\
                    ::wargame::mail::partnerSaid $Letters]"] \
                -background [$theme color paperSunk] \
                -foreground [$theme color [expr {$urgent ? "bad" : "ink"}]]
        $Bar.letter configure -text [::wargame::base::say [expr {$due
            ? "letters.write" : "letters.writeAgain"}]] \
                -style [expr {$urgent ? "Default.TButton" : "TButton"}] \
                -state [expr {$due || [$Letters get letter] ne ""
                    ? "normal" : "disabled"}]
        $Bar.open configure -state [expr {$state in {accept first answer}
            ? "normal" : "disabled"}]
        pack $Bar -side top -fill x {*}[my Before]
    }

    method Make {} {
        set theme ::wargame::look::theme
        frame $Bar -background [$theme color paperSunk]
        label $Bar.text -anchor w -justify left -font [$theme font prompt]
        ttk::button $Bar.letter -command $WriteCmd
        ttk::button $Bar.open -text [::wargame::base::say letters.open] \
                -command [list ::wargame::mail::openLetter $Window]
        pack $Bar.open $Bar.letter -side right \
                -padx [list 0 [$theme px 8]] -pady [$theme px 5]
        pack $Bar.text -side left -fill x -expand 1 -padx [$theme px 14]
        bind $Bar <Configure> [namespace code {my Fit}]
    }

    method Before {} {
        set seat [lindex [pack slaves $Window] 0]
        return [expr {$seat in [list "" $Bar] ? "" : [list -before $seat]}]
    }

    method Fit {} {
        # The text has what the buttons leave.
        set left [expr {[winfo width $Bar] - [winfo reqwidth $Bar.letter]
            - [winfo reqwidth $Bar.open] - [::wargame::look::theme px 70]}]
        $Bar.text configure -wraplength [expr {max($left, 100)}]
    }
}
