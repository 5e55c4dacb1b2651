# correspondence-mode.tcl --
#
#       How a match by file is played at its table: one player sits there, a bar
#       above says which letter is due, and nothing is answered or thrown at
#       this computer that is the other's.
#
#   set mode [::wargame::mail::CorrespondenceMode new LETTERS]
#       LETTERS: the Correspondence of the match, the mode's own from now on.
#       What a PlayMode has (table/play-mode.tcl), and
#       letters            the Correspondence
#       desk               where letters are written and opened: letter-desk.tcl

need base/requests base/words table/play-mode mail/letter-desk \
        mail/letter-words mail/partner-answers mail/partner-said

if {![info object isa class ::wargame::mail::CorrespondenceMode]} {
    oo::class create ::wargame::mail::CorrespondenceMode {
        superclass ::wargame::table::PlayMode
    }
}

oo::define ::wargame::mail::CorrespondenceMode {
    variable Match Words Letters Desk Turn

    constructor {letters} {
        set Match [$letters match]
        set Letters $letters
        set Desk ""
    }

    destructor {
        if {$Desk ne ""} {
            $Desk destroy
        }
        $Letters destroy
    }

    method letters {} {
        return $Letters
    }

    method desk {} {
        return $Desk
    }

    # ---- told ----

    method at {table} {
        set Words [[$table presenter] words]
        set Turn [$table turn]
        $Letters presentedBy [$table presenter]
        set Desk [::wargame::mail::LetterDesk new $table [$table window] \
                $Letters]
    }

    method changed {} {
        $Desk changed
    }

    method rebuilt {} {
        $Desk rebuild
    }

    method replies {} {
        return [::wargame::mail::partnerNext $Letters]
    }

    method reply {} {
        $Desk reply
    }

    # ---- who sits here, and when they may act ----

    method here {sides} {
        # Where some of its commanders are elsewhere, the others'.
        return [lmap side {0 1} {
            if {![llength [my Here $side [my Numbers $side]]]} continue
            set side
        }]
    }

    method Numbers {side} {
        set numbers [lmap row [$Match query public commanders] {
            if {[dict get $row side] ne $side} continue
            dict get $row number
        }]
        return [expr {[llength $numbers] ? $numbers : [list ""]}]
    }

    method Here {side numbers} {
        return [lmap number $numbers {
            if {![$Letters isHere $side $number]} continue
            set number
        }]
    }

    method sits {viewer commander} {
        # Nobody looks on as one who plays elsewhere.
        if {$commander eq "" || [$Letters isHere $viewer $commander]} {
            return $commander
        }
        return [lindex [my Here $viewer [my Numbers $viewer]] 0]
    }

    method barsOrder {viewer order} {
        return [expr {[$Letters bars $viewer $order]
            ? [::wargame::base::say letters.notYours] : ""}]
    }

    method partnerFor {side} {
        # A computer of this table would play for who has accepted.
        if {$side in [my here [list $side]]} {
            return ""
        }
        set kind [my Partner]
        return [list [::wargame::base::say letters.partner.$kind \
            [$Words sideName $side]] [dict get [list none "" \
                menuStop [list ::wargame::mail::partnerAnswers stop \
                    [$Letters path]] \
                menuIs {::wargame::base::requests send lettersWindow} \
                menu {::wargame::base::requests send lettersWindow}] $kind]]
    }

    method Partner {} {
        # What the menu of computers offers of the other player.
        if {![::wargame::mail::partnerMay $Letters]} {
            return none
        } elseif {![::wargame::mail::partnerIs $Letters]} {
            return menu
        }
        return [expr {[::wargame::mail::partnerAnswers isStopped \
            [$Letters path]] ? "menuIs" : "menuStop"}]
    }

    method handsOver {} {
        # Nobody else looks at this screen.
        return 0
    }

    method noRole {} {
        # Others have no window on this computer while it is played, and its
        # player has this one.
        return [expr {[$Match side] eq "nobody" ? ""
            : [::wargame::base::say letters.noRole]}]
    }

    method mayAnswer {} {
        return [$Letters isOurs]
    }

    method IsOpen {} {
        # A guest's actions are the guest's own until the answer is written.
        return [expr {[$Letters isOurs] || [$Letters isUnwritten]}]
    }

    method mayStand {} {
        # Not between two letters, which tell how long the match is.
        # A guest's go with the answer.
        return [my IsOpen]
    }

    method mayUndo {asked} {
        return [my IsOpen]
    }

    method throws {} {
        # What they do is seen on its page, once the letter has been read.
        return [expr {[$Letters state] ne "accept"
            && ![$Turn is opening reading]}]
    }

    method answer {answers} {
        # For the other only if that was agreed, before they are asked: what
        # they have ordered, and what was agreed.
        if {[$Letters isOurs]} {
            return [$answers answer]
        } elseif {[$Letters role] ne "host" || ![$Letters get losses]
                || [$Letters state] ne "write"} {
            return ""
        }
        return [expr {[$Match side] eq [$Letters other]
            ? [$answers ordered] : [$answers answer]}]
    }

    # ---- shown ----

    method waits {} {
        if {[$Letters isOurs] || [$Match side] eq "nobody"} {
            return ""
        }
        set text [::wargame::mail::letterState $Letters]
        if {[$Letters role] eq "guest"} {
            # It is not seen done.
            append text "\n" [::wargame::base::say letters.last \
                    [::wargame::mail::letterLabel $Words [my Last]]]
        }
        return $text
    }

    method Last {} {
        # What the guest did last, but for orders.
        return [lindex [lsearch -all -inline -not \
                [[$Match remote] actions] "standing *"] end]
    }

    method asksOn {} {
        # What a guest did last is not seen done: no panel asks on from there.
        return [expr {[$Letters role] ne "guest" || [my waits] eq ""}]
    }

    method view {viewer past} {
        # A guest remembers what the host's letter told.
        if {[$Letters role] eq "host" || [[$Match remote] seat] eq "nobody"} {
            return ""
        }
        set view [[$past moment $viewer] view]
        if {[$Letters get notes] ne ""} {
            dict set view notes [$Letters get notes]
        }
        return $view
    }
}
