# sent-answers.tcl --
#
#       What became of the answers that a guest has sent, as the host's next
#       letter tells.
#
#   set sent [::wargame::mail::SentAnswers new FILE]
#                              FILE: a guest's CorrespondenceFile
#       fate FOLLOWS ?SINCE?   by the letter that the host's follows, and since
#                              when it tells: taken, their last answer; dropped,
#                              the host had the one before it only; none, they
#                              have sent nothing since.  An error if neither
#       compare SNAPSHOT BODY  an error if the match SNAPSHOT and the letter's
#                              BODY tell of another answer than the one sent
#       taken FATE TOOK OF     a sentence that the answer was not taken, or not
#                              all of it; else ""
#       fared FATE TOOK LENGTH what is to be kept of that: KEY VALUE...
#       told FATE              all answers, as kept, with that of the last one
#
#   It changes nothing: who opens the letter keeps it.

need base/words mail/envelope mail/letter-words mail/sealed-letter

if {![info object isa class ::wargame::mail::SentAnswers]} {
    oo::class create ::wargame::mail::SentAnswers
}

oo::define ::wargame::mail::SentAnswers {
    variable File

    constructor {file} {
        set File $file
    }

    method fate {follows {since ""}} {
        # Dropped, if an umpire changed the match before our last one came.
        set answered [expr {[$File get answered] == [$File number]}]
        set before [$File get taken]
        if {$answered && $follows eq [my Last]} {
            return taken
        } elseif {[$File number] == 0
                || ($before ne "" && $follows ne $before)
                || ($before eq "" && $answered && $since ne ""
                && $since >= [$File get length])} {
            ::wargame::mail::letterFault course
        }
        return [expr {$answered ? "dropped" : "none"}]
    }

    method Last {} {
        return [::wargame::mail::sealedLetter digest [$File get letter]]
    }

    method Sent {} {
        # The answer of which we were not told yet what became: length, actions;
        # or "", also if it was written by a program that did not keep it.
        set answer [lindex [$File get answers] end]
        return [expr {[lindex $answer 2] eq "" ? $answer : ""}]
    }

    method compare {snapshot body} {
        # What became of each action but the last we have seen ourselves; orders
        # after it tell nothing.
        lassign [my Sent] from actions
        lassign [dict get $body took] took of
        if {$from eq ""} {
            return
        }
        set end [expr {$from + $took}]
        set last [lindex [lsearch -all -not [lrange $actions 0 $took-1] \
                "standing *"] end]
        set seen [expr {$last eq "" ? $end : $from + $last + 1}]
        if {$of != [llength $actions] || $took > $of
                || [dict get $body since] != $from || [$snapshot length] < $end
                || [my Between $snapshot $from $seen]
                ne [my Between [$File match] $from $seen]} {
            ::wargame::mail::letterFault unsent
        }
    }

    method Between {match from end} {
        return [lmap event [$match events [$File side] [expr {$from + 1}]] {
            if {[dict get $event n] >= $end} continue
            set event
        }]
    }

    method taken {fate took of} {
        set actions [lindex [my Sent] 1]
        if {$fate eq "dropped"} {
            return [::wargame::base::say letters.dropped]
        } elseif {$fate ne "taken" || $took >= [llength $actions]} {
            return ""
        }
        return [::wargame::base::say letters.tookYours $took $of \
                [::wargame::mail::letterLabel [[$File presenter] words] \
                [lindex $actions $took]]]
    }

    method fared {fate took length} {
        set answers [$File get answers]
        if {$fate eq "none"} {
            return {}
        } elseif {[my Sent] ne ""} {
            lset answers end 2 [expr {$fate eq "dropped" ? $fate : $took}]
        } elseif {[$File number] > 0} {
            return [list taken [my Had $fate] known $length]
        }
        return [list taken [my Had $fate] answers $answers]
    }

    method Had {fate} {
        return [expr {$fate eq "taken" ? [my Last] : [$File get taken]}]
    }

    method told {fate} {
        set answers [$File get answers]
        if {$fate eq "dropped" && [my Sent] ne ""} {
            lset answers end 2 $fate
        }
        return $answers
    }
}
