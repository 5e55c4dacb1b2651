# post-sent.tcl --
#
#       A match by file: what became of the answers that a guest has sent, as
#       the host's next letter tells.

need base/words mail/envelope

oo::define ::wargame::mail::Post {
    method Fate {follows {since ""}} {
        # Each letter names the last of ours that the host had when he wrote:
        # taken, our last; dropped, the one before it, since an umpire changed
        # the match before ours came; none, we have sent nothing since.
        set answers [expr {[my get answered] == [my number]}]
        set before [my get taken]
        if {$answers && $follows eq [my Last]} {
            return taken
        } elseif {[my number] == 0 || ($before ne "" && $follows ne $before)
                || ($before eq "" && $answers && $since ne ""
                && $since >= [my get length])} {
            ::wargame::mail::letterFault course
        }
        return [expr {$answers ? "dropped" : "none"}]
    }

    method Last {} {
        return \
                [::wargame::commitment \
                [dict get [::wargame::mail::envelope read \
                [my get letter]] body]]
    }

    method Sent {} {
        # The answer of which we were not told yet what became: length, actions;
        # or "", also if it was written by a program that did not keep it.
        set answer [lindex [my get answers] end]
        return [expr {[lindex $answer 2] eq "" ? $answer : ""}]
    }

    method Compare {lent body} {
        # Does the letter tell of the answer that we have sent?  What became of
        # each action but the last we have seen ourselves.
        lassign [my Sent] from deeds
        lassign [dict get $body took] took of
        if {$from eq ""} {
            return
        }
        set end [expr {$from + $took}]
        if {$of != [llength $deeds] || $took > $of
                || [dict get $body since] != $from || [$lent length] < $end
                || [my Between $lent $from $end]
                ne [my Between $Match $from $end]} {
            ::wargame::mail::letterFault unsent
        }
    }

    method Between {match from end} {
        return [lmap event [$match news [my side] [expr {$from + 1}]] {
            if {[dict get $event n] >= $end} continue
            set event
        }]
    }

    method Taken {fate took of} {
        # In a sentence, if not all of it was.
        set deeds [lindex [my Sent] 1]
        if {$fate eq "dropped"} {
            return [::wargame::base::say letters.dropped]
        } elseif {$fate ne "taken" || $took >= [llength $deeds]} {
            return ""
        }
        return [::wargame::base::say letters.tookYours $took $of \
                [[[my Presenter] words] label [lindex $deeds $took]]]
    }

    method Fared {fate took length} {
        # That, as it is kept.
        set answers [my get answers]
        if {$fate eq "none"} {
            return {}
        } elseif {[my Sent] ne ""} {
            lset answers end 2 [expr {$fate eq "dropped" ? $fate : $took}]
        } elseif {[my number] > 0} {
            return [list taken [my Had $fate] known $length]
        }
        return [list taken [my Had $fate] answers $answers]
    }

    method Had {fate} {
        return [expr {$fate eq "taken" ? [my Last] : [my get taken]}]
    }
}
