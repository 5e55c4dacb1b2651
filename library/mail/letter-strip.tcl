# letter-strip.tcl --
#
#       The strip above the table of a match by file: which letter is due, and
#       buttons to write it and to open one.
#
#   set strip [::wargame::mail::LetterStrip new WINDOW LETTERS WRITECMD]
#                      above what stands in WINDOW; LETTERS, the Correspondence,
#                      outlives it.  WRITECMD shows the letter that is due
#       show           as it is now
#       rebuild        the next show makes it again

need base/words look/theme mail/letter-came mail/letter-words

if {![info object isa class ::wargame::mail::LetterStrip]} {
    oo::class create ::wargame::mail::LetterStrip
}

oo::define ::wargame::mail::LetterStrip {
    variable Window Strip Letters WriteCmd

    constructor {window letters writeCmd} {
        set Window $window
        set Strip $window.letters
        set Letters $letters
        set WriteCmd $writeCmd
    }

    method rebuild {} {
        destroy $Strip
    }

    method show {} {
        if {![winfo exists $Strip]} {
            my Make
        }
        set theme ::wargame::look::theme
        set due [$Letters due]
        set state [$Letters state]
        set urgent [expr {$state eq "write"}]
        $Strip configure -background [$theme color paperSunk]
        $Strip.text configure -text [::wargame::mail::letterState $Letters] \
                -background [$theme color paperSunk] \
                -foreground [$theme color [expr {$urgent ? "bad" : "ink"}]]
        $Strip.letter configure -text [::wargame::base::say [expr {$due
            ? "letters.write" : "letters.writeAgain"}]] \
                -style [expr {$urgent ? "Default.TButton" : "TButton"}] \
                -state [expr {$due || [$Letters get letter] ne ""
                    ? "normal" : "disabled"}]
        $Strip.open configure -state [expr {$state in {accept first answer}
            ? "normal" : "disabled"}]
        pack $Strip -side top -fill x {*}[my Before]
    }

    method Make {} {
        set theme ::wargame::look::theme
        frame $Strip -background [$theme color paperSunk]
        label $Strip.text -anchor w -justify left -font [$theme font prompt]
        ttk::button $Strip.letter -command $WriteCmd
        ttk::button $Strip.open -text [::wargame::base::say letters.open] \
                -command [list ::wargame::mail::openLetter $Window]
        pack $Strip.open $Strip.letter -side right \
                -padx [list 0 [$theme px 8]] -pady [$theme px 5]
        pack $Strip.text -side left -fill x -expand 1 -padx [$theme px 14]
        bind $Strip <Configure> [namespace code {my Fit}]
    }

    method Before {} {
        set seat [lindex [pack slaves $Window] 0]
        return [expr {$seat in [list "" $Strip] ? "" : [list -before $seat]}]
    }

    method Fit {} {
        # The text has what the buttons leave.
        set left [expr {[winfo width $Strip] - [winfo reqwidth $Strip.letter]
            - [winfo reqwidth $Strip.open] - [::wargame::look::theme px 70]}]
        $Strip.text configure -wraplength [expr {max($left, 100)}]
    }
}
