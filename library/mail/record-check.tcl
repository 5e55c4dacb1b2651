# record-check.tcl --
#
#       The whole match, which comes with the last letter, and all that a guest
#       compares it with.
#
#   set check [::wargame::mail::RecordCheck new FILE SENT]    FILE: a guest's
#                        CorrespondenceFile; SENT: its SentAnswers
#       agrees TEXT PLEDGE FATE ?SHARES?   what is to be said of that record, if
#                        it is the match of which the letters told; else an
#                        error.
#                        PLEDGE: the key of the pledges; FATE: what became of
#                        the last answer; SHARES: of several guests, in the dice

need base/words match/match mail/envelope mail/kept-state mail/record-walk \
        mail/sealed-letter

if {![info object isa class ::wargame::mail::RecordCheck]} {
    oo::class create ::wargame::mail::RecordCheck
}

oo::define ::wargame::mail::RecordCheck {
    variable File Sent

    constructor {file sent} {
        set File $file
        set Sent $sent
    }

    method agrees {text pledge fate {shares {}}} {
        try {
            set record [::wargame::match::Match load $text]
        } trap WARGAME {} {
            ::wargame::mail::letterFault sealed
        }
        try {
            if {![my HasPart $record $shares] || ![my Keeps $record $pledge]
                    || ![my Obeys $record $fate]} {
                ::wargame::mail::letterFault differs
            }
            return [join [list [::wargame::base::say letters.record.agrees] \
                    {*}[my Umpired $record] [my Verdict $record]]]
        } finally {
            $record destroy
        }
    }

    method Verdict {record} {
        set dice [[$record fairDice] verify]
        return [::wargame::base::say dice.verdict.[lindex $dice 0] \
                {*}[lrange $dice 1 end]]
    }

    method Umpired {record} {
        # How often an umpire acted, in a sentence, or nothing; but for what was
        # agreed at first.
        set times 0
        set first 1
        for {set n 1} {$n <= [$record length]} {incr n} {
            set umpire [string match "umpire *" [$record line $n]]
            set agreed [string match "umpire note both | agreed: *" \
                    [$record line $n]]
            set first [expr {$first && $agreed}]
            incr times [expr {$umpire && !$first}]
        }
        if {!$times} {
            return {}
        }
        return [list [::wargame::base::say letters.umpired $times]]
    }

    method Keeps {record pledge} {
        # Is it what was agreed, pledged and told?
        if {[$record fault] ne "" || ![my IsAgreed $record]
                || ![my Pledged $record $pledge]} {
            return 0
        }
        set match [$File match]
        return [expr {$match eq ""
            || [my Told $record] eq [my Told $match]}]
    }

    method Pledged {record pledge} {
        # Each letter told how many actions we knew of by then; of others we
        # hear only now, so any place with so many may be meant.
        set lines [$record line 0]
        set n 0
        foreach kept [$File get pledges] {
            lassign $kept length hash
            set remote [$record remote]
            while {[set known [$remote known [$File side] $n \
                        [$File commander]]] < $length
                    || [::wargame::commitment "$pledge $lines"] ne $hash} {
                incr n
                if {$known > $length || $n > [$record length]} {
                    return 0
                }
                append lines [$record line $n]
            }
        }
        return 1
    }

    method IsAgreed {record} {
        # The one of the invitation.
        return [expr {[[$record remote] seat] eq "nobody"
            && [$record side] eq "nobody"
            && [::wargame::mail::keptState isOf $record [$File kept]]}]
    }

    method HasPart {record shares} {
        # With the dice that the host had fixed, and we, perhaps with others.
        set own [$File get secret]
        set shares [expr {[llength $shares] ? $shares : [list $own]}]
        set fair [list "" ""]
        lset fair [$File other] [$File get commitment]
        lset fair [expr {![$File other]}] [::wargame::commitment \
                [::wargame::mail::sealedLetter joint $shares]]
        return [expr {$own in $shares
            && [[$record fairDice] commitments] eq $fair}]
    }

    method Told {match} {
        # What we were told by then.
        return [lmap line [[$match remote] told [$File side] \
                [$File commander]] {
            regexp {^told \{n (\d+) } $line - n
            if {$n > [$File get length]} continue
            set line
        }]
    }

    method Obeys {record fate} {
        # Was done for us what our answers said, and nothing else?
        set walk [::wargame::mail::RecordWalk new $record [$File side] \
                [$File commander] \
                [$Sent told $fate] [$File get pledges] [$File get known] \
                [expr {[$File get losses] ? [$File presenter] : ""}]]
        try {
            return [$walk sound]
        } finally {
            $walk destroy
        }
    }
}
