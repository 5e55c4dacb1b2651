# correspondence-table.tcl --
#
#       A table of a match by file: one player sits at it, and a strip above it
#       says which letter is due; see letter-strip.tcl.
#
#   set table [::wargame::mail::CorrespondenceTable new WINDOW MATCH AUTOSAVE
#           CHANCE]
#                          as a Table; what a Table has, and
#       letters            the Correspondence
#       letter             shows the letter that is due, or the last one
#       open TEXT          one that came, for this match

need base/words table/table mail/correspondence mail/letter-strip \
        mail/letter-to-send mail/letter-words

if {![info object isa class ::wargame::mail::CorrespondenceTable]} {
    oo::class create ::wargame::mail::CorrespondenceTable {
        superclass ::wargame::table::Table
    }
}

oo::define ::wargame::mail::CorrespondenceTable {
    variable Window Match Presenter Place Letters Strip

    constructor {window match autosave chance} {
        set Letters [::wargame::mail::Correspondence new [$autosave path] \
                $match]
        set Strip [::wargame::mail::LetterStrip new $window $Letters \
                [namespace code {my letter}]]
        next $window $match $autosave $chance
    }

    destructor {
        set parts [expr {[info exists Strip] ? [list $Strip $Letters] : ""}]
        next
        foreach part $parts {
            if {[info object isa object $part]} {
                $part destroy
            }
        }
    }

    method letters {} {
        return $Letters
    }

    # ---- one seat, and when its owner may act ----

    method here {} {
        return [list [$Letters side]]
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
        return [expr {[$Letters state] eq "play"}]
    }

    method answers {viewer} {
        return [expr {[my Mine] && [next $viewer]}]
    }

    method mayStand {viewer} {
        # Not between two letters, which tell how long the match is.
        # A guest's go with the answer.
        return [expr {([my Mine] || [my IsUnwritten]) && [next $viewer]}]
    }

    method IsUnwritten {} {
        # Is a guest's turn over, and the answer not yet written?
        return [expr {[$Letters role] eq "guest"
            && [$Letters state] eq "write"}]
    }

    method waits {} {
        if {[my Mine] || [$Match side] eq "nobody"} {
            return ""
        }
        set text [::wargame::mail::letterState $Letters]
        if {[$Letters role] eq "guest"} {
            # It is not seen done.
            append text "\n" [::wargame::base::say letters.last \
                    [::wargame::mail::letterLabel [$Presenter words] \
                    [my Last]]]
        }
        return $text
    }

    method Last {} {
        # What the guest did last, but for orders.
        return [lindex [lsearch -all -inline -not \
                [[$Match remote] actions] "standing *"] end]
    }

    method canUndo {} {
        # A guest's actions are the guest's own until the answer is written.
        return [expr {[my seat] ne "" && [$Match canUndo]
            && ([my Mine] || [my IsUnwritten])}]
    }

    method Is_taken {} {
        # For the other only if that was agreed, before they are asked.
        return [expr {([my Mine] || ([$Letters role] eq "host"
            && [$Letters get losses] && [$Letters state] eq "write"))
            && [next]}]
    }

    method Taken {} {
        # For the other: what they have ordered, and what was agreed.
        if {[$Letters role] eq "guest" || [$Match side] ne [$Letters other]} {
            return [next]
        }
        set answer [[$Match standing] answer]
        return [expr {$answer ne "" || ![$Letters get losses] ? $answer
            : [my Proposed]}]
    }

    method Do_dice {} {
        if {[$Letters state] ne "accept"} {
            next
        }
    }

    method Is_covered {} {
        # Nobody else looks at this screen.
        return 0
    }

    method Does {word} {
        # What a guest did last is not seen done: no panel asks on from there.
        if {$word eq "panels" && [$Letters role] eq "guest"
                && [my waits] ne "" && [my seat] ne ""} {
            [my seat] enter ""
        } else {
            next $word
        }
    }

    method view {viewer {cursor ""}} {
        if {[$Letters role] eq "host" || [[$Match remote] seat] eq "nobody"} {
            return [next $viewer $cursor]
        }
        set view [[$Match moment $viewer] view]
        if {[$Letters get notes] ne ""} {
            dict set view notes [$Letters get notes]
        }
        return $view
    }

    method settle {} {
        next
        if {![[my turn] is opening]} {
            my Strip
        }
    }

    method Strip {} {
        if {[winfo exists $Window]} {
            $Strip show
        }
    }

    method rebuild {} {
        next
        $Strip rebuild
        my Strip
    }

    # ---- letters ----

    method letter {} {
        if {[$Letters due] && [$Letters state] eq "play" && [tk_messageBox \
                -parent $Window -icon question -type yesno -default no \
                -title [::wargame::base::say letters.title] \
                -message [::wargame::base::say letters.early]] ne "yes"} {
            return
        }
        try {
            set text [$Letters write]
        } trap WARGAME {message} {
            return [my Refused $message]
        }
        my Strip
        my settle
        ::wargame::mail::showLetter $Window $Letters $text
    }

    method Refused {message} {
        tk_messageBox -parent $Window -icon warning \
                -title [::wargame::base::say letters.title] -message $message
    }

    method open {text} {
        # What was told by it is stepped through before play goes on.
        set from [expr {[$Letters role] eq "host" ? [$Match length]
            : [$Letters number] ? [$Letters get length] : -1}]
        [my turn] event opens
        try {
            set said [$Letters open $text]
        } on error {message options} {
            [my turn] event opened
            return -options $options $message
        }
        # Since the invitation was accepted dice follow from both secrets.
        [[my dice] source] reread
        my Came $from
        if {$said ne "" && [my seat] ne ""} {
            [my seat] message $said
        }
        return $said
    }

    method Came {from} {
        set events {}
        if {[$Match side] ne "nobody"} {
            foreach event [$Match events [$Letters side] [expr {$from + 1}]] {
                if {[dict get $event side] ne [$Letters side]} {
                    lappend events $event
                }
            }
        }
        # The log is written again.
        $Place restart
        [my turn] event opened
        my Strip
        if {[llength $events] && [my seat] ne ""} {
            [my seat] meanwhile $events
        }
    }
}
