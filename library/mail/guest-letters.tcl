# guest-letters.tcl --
#
#       The letters of a guest, who has what the host tells of the match: the
#       answers that he writes, the letters that come to him, and the last one.
#
#   set letters [::wargame::mail::GuestLetters new FILE SENT RECORD]
#                            as RoleLetters, see role-letters.tcl; SENT, RECORD:
#                            the SentAnswers and the RecordCheck of that FILE

need mail/envelope mail/post-file mail/post-kept mail/record-check \
        mail/role-letters mail/sent-answers

if {![info object isa class ::wargame::mail::GuestLetters]} {
    oo::class create ::wargame::mail::GuestLetters {
        superclass ::wargame::mail::RoleLetters
    }
}

oo::define ::wargame::mail::GuestLetters {
    variable File Sent Record

    constructor {file sent record} {
        next $file
        set Sent $sent
        set Record $record
    }

    # ---- what is due ----

    method state {} {
        set match [$File match]
        if {[$File get ended]
                || ($match ne "" && [$match guest] eq "nobody")} {
            return over
        } elseif {[$File number] == 0} {
            return first
        } elseif {[$File get answered] == [$File number]} {
            return answer
        }
        return [expr {[$match side] eq [$File side] ? "play" : "write"}]
    }

    method due {} {
        # He may write before his turn is over.
        return [expr {[next] || ([my state] eq "play"
            && [llength [[$File match] deeds]])}]
    }

    method title {} {
        return [expr {[$File number] == 0 ? "acceptance"
            : "answer-[$File number]"}]
    }

    # ---- written ----

    method write {} {
        set number [$File number]
        set deeds [[$File match] deeds]
        set letter [my Seal "answer $number" [dict create \
                deeds $deeds follows [$File get digest]]]
        $File keep letter $letter answered $number \
                answers [linsert [$File get answers] end \
                    [list [$File get length] $deeds ""]]
    }

    # ---- opened ----

    method Kinds {} {
        return {letter end}
    }

    method Open_letter {head number} {
        if {$number <= [$File number]} {
            ::wargame::mail::letterFault repeated
        }
        set body [my Unseal $head [$File get other] loan Text since Since \
                follows Digest took Took notes Notes pledge digest]
        set since [dict get $body since]
        if {$since > ([$File number] ? [$File get length] : -1)} {
            ::wargame::mail::letterFault gap $number
        }
        set fate [$Sent fate [dict get $body follows] $since]
        try {
            my Borrow $body $fate
        } trap {WARGAME DISK} {message options} - \
                trap {WARGAME LETTER} {message options} {
            return -options $options $message
        } trap WARGAME {message} {
            ::wargame::mail::letterFault unread $message
        }
        set length [[$File match] length]
        set said [$Sent taken $fate {*}[dict get $body took]]
        $File keep number $number length $length \
                notes [my Recalled [dict get $body notes]] \
                digest [my Digest $head] \
                pledges [linsert [$File get pledges] end [list $length \
                    [dict get $body pledge] $since \
                    [::wargame::commitment [dict get $body loan]]]] \
                {*}[$Sent fared $fate [lindex [dict get $body took] 0] $length]
        return $said
    }

    method Borrow {body fate} {
        # What the letter tells is the match from now on, on the disk first.
        set loan [dict get $body loan]
        set lent [::wargame::match::Match borrow $loan]
        try {
            my CheckLent $lent
            if {$fate eq "taken"} {
                $Sent compare $lent $body
            }
            if {[$File match] eq ""} {
                $File borrow $lent
            }
        } finally {
            if {[$File match] ne $lent} {
                $lent destroy
            }
        }
        if {[$File match] ne $lent} {
            [$File match] borrow $loan [dict get $body since]
        }
    }

    method CheckLent {lent} {
        if {[$lent guest] ne [$File side]
                || ![::wargame::mail::post::IsOf $lent [$File kept]]} {
            ::wargame::mail::letterFault foreign
        } elseif {![::wargame::mail::post::Tales [$lent news [$File side]]]} {
            ::wargame::mail::letterFault sealed
        }
    }

    method Recalled {notes} {
        # A turn that nobody told us of is none.
        set told [[$File match] news [$File side]]
        return [dict map {slot note} $notes {
            expr {[dict get $note turn] in $told ? $note
                : [dict replace $note turn ""]}
        }]
    }

    method Open_end {head number} {
        if {$number <= [$File number]} {
            ::wargame::mail::letterFault repeated
        }
        set body [my Unseal $head [$File get other] record Text pledge digest \
                follows Digest]
        set fate [$Sent fate [dict get $body follows]]
        set said [$Record agrees [dict get $body record] \
                [dict get $body pledge] $fate]
        if {[$File match] eq ""} {
            $File write [dict get $body record]
        } else {
            [$File match] become [dict get $body record]
        }
        $File keep number $number ended 1
        return $said
    }
}
