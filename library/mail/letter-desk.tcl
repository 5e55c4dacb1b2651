# letter-desk.tcl --
#
#       Where the letters of a table are written and opened, below a bar that
#       says which is due: see letter-bar.tcl.
#
#   set desk [::wargame::mail::LetterDesk new TABLE WINDOW LETTERS]
#                    WINDOW, which may not be there yet, is the TABLE's; the
#                    Correspondence LETTERS outlives it
#       letter       shows the letter that is due, or the last one
#       partner ?LEVEL?   lets a computer answer it instead, and, where others
#                    have not accepted yet, accept for them; nothing where it
#                    does already, or has.  LEVEL: see partner.tcl
#       reply        lets it answer what is due, if it does by itself
#       open TEXT    opens a letter that came, for this match -> what is to be
#                    said of it
#       changed      lets the bar say what is due now, for the match has changed
#       rebuild      makes the bar again

need base/words look/modal mail/letter-bar mail/letter-to-send \
        mail/partner-answers mail/partner-said

if {![info object isa class ::wargame::mail::LetterDesk]} {
    oo::class create ::wargame::mail::LetterDesk
}

oo::define ::wargame::mail::LetterDesk {
    variable Table Window Letters Bar

    constructor {table window letters} {
        set Table $table
        set Window $window
        set Letters $letters
        set Bar [::wargame::mail::LetterBar new $window $Letters \
                [namespace code {my letter}] [namespace code {my partner}]]
        [::wargame::mail::partnerAnswers changes] add \
                [namespace code {my changed}]
    }

    destructor {
        # A letter that comes when the table is closed would open it again.
        [::wargame::mail::partnerAnswers changes] remove \
                [namespace code {my changed}]
        ::wargame::mail::partnerAnswers leave [$Letters path]
        $Bar destroy
    }

    method changed {} {
        if {![[$Table turn] is opening]} {
            my Show
        }
    }

    method rebuild {} {
        $Bar rebuild
        my Show
    }

    method Show {} {
        if {[winfo exists $Window]} {
            $Bar show
        }
    }

    method letter {} {
        set text [my Written]
        if {$text ne ""} {
            ::wargame::mail::showLetter $Window $Letters $text
        }
    }

    method Written {} {
        # The letter that is due, or the last one; "" if it is not to be.
        if {[$Letters due] && [$Letters state] eq "play"
                && [::wargame::look::modal tk_messageBox \
                -parent $Window -icon question -type yesno -default no \
                -title [::wargame::base::say letters.title] \
                -message [::wargame::base::say letters.early]] ne "yes"} {
            return ""
        }
        try {
            set text [$Letters write]
        } trap WARGAME {message} {
            my Refused $message
            return ""
        }
        my Show
        $Table settle
        return $text
    }

    method partner {{level ""}} {
        if {([$Letters due] || [$Letters state] in {accept answer})
                && ![::wargame::mail::partnerAnswers isWriting \
                [$Letters path]]} {
            my Ask $level
        }
    }

    method reply {} {
        if {[::wargame::mail::partnerNext $Letters]} {
            my Ask ""
            if {![::wargame::mail::partnerAnswers isWriting [$Letters path]]} {
                # The letter was not to be written.
                ::wargame::mail::partnerAnswers rest [$Letters path]
            }
        }
    }

    method Ask {level} {
        set path [$Letters path]
        set text [my Written]
        if {$text ne ""} {
            ::wargame::mail::partnerAnswers begin $path $text $level \
                    [namespace code [list my Answered $level]]
        }
    }

    method Answered {level what text} {
        try {
            if {$what eq "refused"} {
                my Refused $text
            } elseif {$text ne ""} {
                my open $text
                if {[$Letters state] eq "accept"} { my Ask $level }
            } elseif {[$Table seat] ne ""} {
                [$Table seat] message \
                        [::wargame::base::say letters.partner.over]
            }
        } on error {message options} {
            # Nor is the same answer asked for again.
            ::wargame::mail::partnerAnswers rest [$Letters path]
            if {[lindex [dict get $options -errorcode] 0] ne "WARGAME"} {
                return -options $options $message
            }
            my Refused $message
        }
    }

    method Refused {message} {
        ::wargame::look::modal tk_messageBox -parent $Window -icon warning \
                -title [::wargame::base::say letters.title] -message $message
    }

    method open {text} {
        # What was told by it is stepped through before play goes on.
        set from [expr {[$Letters role] eq "host" ? [[$Table match] length]
            : [$Letters number] ? [$Letters get length] : -1}]
        [$Table turn] event opens
        try {
            set said [$Letters open $text]
        } on error {message options} {
            [$Table turn] event opened
            return -options $options $message
        }
        # One that was answered is not to be sent again.
        ::wargame::mail::hideLetter $Letters
        # Since the invitation was accepted dice follow from both secrets.
        [[$Table dice] source] reread
        my Came $from
        if {$said ne "" && [$Table seat] ne ""} {
            [$Table seat] message $said
        }
        return $said
    }

    method Came {from} {
        set match [$Table match]
        set events {}
        if {[$match side] ne "nobody"} {
            foreach event [$match events [$Letters side] [expr {$from + 1}]] {
                if {[dict get $event side] ne [$Letters side]} {
                    lappend events $event
                }
            }
        }
        # The log is written again.
        [$Table place] restart
        [$Table turn] event opened
        my Show
        if {[$Table seat] ne ""} {
            # A panel of what is asked or thrown next would be before it.
            [$Table seat] meanwhile again $events
        }
    }
}
