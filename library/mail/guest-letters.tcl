# guest-letters.tcl --
#
#       The letters of a guest, who has what the host tells of the match: the
#       answers that they write, the letters that come to them, and the last.
#
#   set letters [::wargame::mail::GuestLetters new FILE SENT RECORD]
#                            as RoleLetters, see role-letters.tcl; SENT, RECORD:
#                            the SentAnswers and the RecordCheck of that FILE

need match/match mail/envelope mail/kept-state mail/member-kinds \
        mail/role-letters

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
                || ($match ne "" && [[$match remote] seat] eq "nobody")} {
            return over
        } elseif {[$File number] == 0} {
            return first
        } elseif {[$File get answered] == [$File number]} {
            return answer
        }
        return [expr {[$match side] eq [$File side] ? "play" : "write"}]
    }

    method due {} {
        # They may write before their turn is over.
        return [expr {[next] || ([my state] eq "play"
            && [llength [[[$File match] remote] actions]])}]
    }

    method title {} {
        return [expr {[$File number] == 0 ? "acceptance"
            : "answer-[$File number]"}]
    }

    # ---- written ----

    method write {} {
        set number [$File number]
        set actions [[[$File match] remote] actions]
        set letter [my Seal "answer $number" [dict create \
                deeds $actions follows [$File get digest]]]
        $File keep letter $letter answered $number \
                answers [linsert [$File get answers] end \
                    [list [$File get length] $actions ""]]
    }

    # ---- opened ----

    method Kinds {} {
        return {letter end}
    }

    method Open_letter {head number} {
        if {$number < [$File number]
                || ($number == [$File number] && ![my IsSecond $head])} {
            ::wargame::mail::letterFault repeated
        }
        set body [my Unseal $head [$File get other] snapshot Text since Since \
                follows Digest took Took notes Notes pledge digest]
        if {$number == [$File number]} {
            ::wargame::mail::letterFault second
        }
        set since [dict get $body since]
        if {$since > ([$File number] ? [$File get length] : -1)} {
            ::wargame::mail::letterFault gap $number
        }
        set fate [$Sent fate [dict get $body follows] $since]
        try {
            my OpenSnapshot $body $fate
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
                    [::wargame::commitment [dict get $body snapshot]]]] \
                {*}[$Sent fared $fate [lindex [dict get $body took] 0] $length]
        return $said
    }

    method OpenSnapshot {body fate} {
        # What the letter tells is the match from now on, on the disk first.
        set text [dict get $body snapshot]
        set snapshot [::wargame::match::Match openSnapshot $text]
        try {
            my CheckSnapshot $snapshot
            if {$fate eq "taken"} {
                $Sent compare $snapshot $body
            }
            if {[$File match] eq ""} {
                $File adopt $snapshot
            }
        } finally {
            if {[$File match] ne $snapshot} {
                $snapshot destroy
            }
        }
        if {[$File match] ne $snapshot} {
            [[$File match] remote] goOn $text [dict get $body since]
        }
    }

    method CheckSnapshot {snapshot} {
        if {[[$snapshot remote] seat] ne [$File side]
                || [[$snapshot remote] commander] ne [$File commander]
                || ![::wargame::mail::keptState isOf $snapshot [$File kept]]} {
            ::wargame::mail::letterFault foreign
        } elseif {![::wargame::mail::memberKinds areEvents \
                [$snapshot events [$File side]]]} {
            ::wargame::mail::letterFault sealed
        }
    }

    method Recalled {notes} {
        # A turn that nobody told us of is none.
        set told [[$File match] events [$File side]]
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
                follows Digest shares Shares]
        set fate [$Sent fate [dict get $body follows]]
        set said [$Record agrees [dict get $body record] \
                [dict get $body pledge] $fate [dict get $body shares]]
        if {[$File match] eq ""} {
            $File write [dict get $body record]
        } else {
            [$File match] become [dict get $body record]
        }
        $File keep number $number ended 1
        return $said
    }
}
