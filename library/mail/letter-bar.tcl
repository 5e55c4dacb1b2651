# letter-bar.tcl --
#
#       The bar above the table of a match by file: which letter is due, and
#       buttons to write it and to open one; where a computer answers, one to
#       stop it, or to let it answer again.
#
#   set bar [::wargame::mail::LetterBar new WINDOW LETTERS WRITECMD PARTNERCMD]
#                      above what stands in WINDOW; LETTERS, the Correspondence,
#                      outlives it.  WRITECMD shows the letter that is due,
#                      PARTNERCMD lets a computer answer it
#       show           shows what is so now
#       rebuild        the next show makes it again

need base/words look/theme mail/letter-came mail/letter-words \
        mail/partner-answers mail/partner-said

if {![info object isa class ::wargame::mail::LetterBar]} {
    oo::class create ::wargame::mail::LetterBar
}

oo::define ::wargame::mail::LetterBar {
    variable Window Bar Letters WriteCmd PartnerCmd

    constructor {window letters writeCmd partnerCmd} {
        set Window $window
        set Bar $window.letters
        set Letters $letters
        set WriteCmd $writeCmd
        set PartnerCmd $partnerCmd
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
        set writes [expr {[my IsWriting]
            || [::wargame::mail::partnerNext $Letters]}]
        set urgent [expr {$state eq "write" && !$writes}]
        $Bar configure -background [$theme color paperSunk]
        $Bar.text configure -text [my Text] \
                -background [$theme color paperSunk] \
                -foreground [$theme color [expr {$urgent ? "bad" : "ink"}]]
        set partner [expr {$writes || (($due || $state eq "answer")
            && [::wargame::mail::partnerIs $Letters])}]
        my Partner $partner [expr {$writes ? "letters.partner.stop"
            : "letters.partner"}] [expr {!$writes}]
        $Bar.letter configure -text [::wargame::base::say [expr {$due
            ? "letters.write" : "letters.writeAgain"}]] \
                -style [expr {$urgent && !$partner ? "Default.TButton"
                    : "TButton"}] \
                -state [expr {($due || [$Letters get letter] ne "") && !$writes
                    ? "normal" : "disabled"}]
        $Bar.open configure -state [expr {!$writes
            && $state in {accept first answer} ? "normal" : "disabled"}]
        pack $Bar -side top -fill x {*}[my Before]
        my Fit
    }

    method IsWriting {} {
        return [::wargame::mail::partnerAnswers isWriting [$Letters path]]
    }

    method Text {} {
        if {[my IsWriting]} {
            return [::wargame::base::say letters.partner.writes]
        } elseif {[::wargame::mail::partnerNext $Letters]} {
            return [::wargame::base::say letters.partner.next]
        }
        return [string trim "[::wargame::mail::letterState $Letters] [\
            ::wargame::mail::partnerSaid $Letters]"]
    }

    method Partner {shown key isNext} {
        if {!$shown} {
            pack forget $Bar.partner
            return
        }
        $Bar.partner configure -text [::wargame::base::say $key] \
                -style [expr {$isNext ? "Default.TButton" : "TButton"}] \
                -command [expr {$isNext ? $PartnerCmd : [list \
                    ::wargame::mail::partnerAnswers stop [$Letters path]]}]
        pack $Bar.partner -after $Bar.letter -side right \
                -padx [list 0 [::wargame::look::theme px 8]]
    }

    method Make {} {
        set theme ::wargame::look::theme
        frame $Bar -background [$theme color paperSunk]
        label $Bar.text -anchor w -justify left -font [$theme font prompt]
        ttk::button $Bar.letter -command $WriteCmd
        ttk::button $Bar.partner
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
        set left [expr {[winfo width $Bar] - [::wargame::look::theme px 70]}]
        foreach button {open letter partner} {
            if {[winfo manager $Bar.$button] ne ""} {
                incr left [expr {-[winfo reqwidth $Bar.$button]}]
            }
        }
        $Bar.text configure -wraplength [expr {max($left, 100)}]
    }
}
