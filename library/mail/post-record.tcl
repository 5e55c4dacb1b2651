# post-record.tcl --
#
#       A match by file: the whole match, which comes with the last letter, and
#       all that a guest compares it with.

need base/files base/words mail/envelope mail/post-kept

oo::define ::wargame::mail::Post {
    method Record {text pledge fate} {
        # What is to be said of it, if it is the match of which the letters told.
        try {
            set record [::wargame::match::Match load $text]
        } trap WARGAME {} {
            ::wargame::mail::letterFault sealed
        }
        try {
            if {![my Agrees $record $pledge]
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
        set dice [$record verify]
        return [::wargame::base::say dice.verdict.[lindex $dice 0] \
                {*}[lrange $dice 1 end]]
    }

    method Umpired {record} {
        # How often an umpire acted, in a sentence; but for what was agreed at
        # first.
        set times 0
        set first 1
        for {set n 1} {$n <= [$record length]} {incr n} {
            set umpire [string match "umpire *" [$record line $n]]
            set agreed [string match "umpire note both | agreed: *" \
                    [$record line $n]]
            set first [expr {$first && $agreed}]
            incr times [expr {$umpire && !$first}]
        }
        return \
                [expr \
                {$times ? [list [::wargame::base::say letters.umpired $times]]
            : {}}]
    }

    method Agrees {record pledge} {
        # Is this the match of which the letters told?
        if {[$record fault] ne "" || ![my IsAgreed $record]} {
            return 0
        }
        set lines ""
        set n 0
        foreach kept [my get pledges] {
            lassign $kept length hash
            for {} {$n <= $length} {incr n} {
                append lines [$record line $n]
            }
            if {[::wargame::commitment "$pledge $lines"] ne $hash} {
                return 0
            }
        }
        return [expr {$Match eq ""
            || [my Told $record] eq [my Told $Match]}]
    }

    method IsAgreed {record} {
        # The one of the invitation, with the dice that both had fixed.
        set fair [list "" ""]
        lset fair [my side] [::wargame::commitment [my get secret]]
        lset fair [my other] [my get commitment]
        return [expr {[$record guest] eq "nobody"
            && [$record side] eq "nobody"
            && [::wargame::mail::post::IsOf $record $Kept]
            && [$record commitments] eq $fair}]
    }

    method Told {match} {
        # What we were told by then.
        return [lmap event [$match news [my side]] {
            if {[dict get $event n] > [my get length]} continue
            set event
        }]
    }

    method Obeys {record fate} {
        # Was done for us what our answers said, and nothing else?
        set answers [my get answers]
        if {$fate eq "dropped" && [my Sent] ne ""} {
            lset answers end 2 $fate
        }
        set walk [::wargame::mail::PostWalk new $record [my side] $answers \
                [my get pledges] [my get known] [expr {[my get losses]
                    ? [my Presenter] : ""}]]
        try {
            return [$walk sound]
        } finally {
            $walk destroy
        }
    }
}

# PostWalk --
#
#       A record played once more beside what its guest has sent and was lent.
#
#       set walk [PostWalk new RECORD SIDE ANSWERS PLEDGES KNOWN PRESENTER]
#                         as a guest keeps them, see post-kept.tcl; the actions
#                         up to number KNOWN are not compared.  PRESENTER: "",
#                         or it may decide for its guest what a table proposes
#       sound             does it agree?
if {![info object isa class ::wargame::mail::PostWalk]} {
    oo::class create ::wargame::mail::PostWalk
}

oo::define ::wargame::mail::PostWalk {
    variable Record At Side Answers Pledges Known Presenter Answer Done Revealed

    constructor {record side answers pledges known presenter} {
        set Record $record
        set At [$record at 0]
        set Side $side
        set Answers $answers
        set Pledges $pledges
        set Known $known
        set Presenter $presenter
        set Answer ""
        set Done 0
        set Revealed {}
    }

    destructor {
        if {[info exists At]} {
            $At destroy
        }
    }

    method sound {} {
        for {set n 1} {$n <= [$Record length]} {incr n} {
            lassign [my Line $n] who action
            if {![my Letters] || ($n > $Known && ![my Fits $who $action])} {
                return 0
            }
            $At do $who $action
        }
        return [expr {[my Letters] && [my Close nobody]
            && [llength $Answers] == 0}]
    }

    method Line {n} {
        # 0 {move F10 gorki}
        regexp {^(\S+) (.*) [0-9a-f]{8}$} \
                [string trimright [$Record line $n]] - who action
        set side [lsearch -exact [dict get [::wargame::base::aboutGame \
                [dict get [$Record about] game]] sides] $who]
        return [list [expr {$side < 0 ? $who : $side}] $action]
    }

    method Letters {} {
        # Those written here: is that what was lent?
        set length [$At length]
        foreach pledge $Pledges {
            lassign $pledge at - since loan
            if {$at == $length && $loan ne "" && [my Lent $since] ne $loan} {
                return 0
            }
        }
        while {[llength $Answers] && [lindex $Answers 0 0] == $length} {
            if {![my Close letter]} {
                return 0
            }
            set Answers [lassign $Answers Answer]
            set Done 0
        }
        return 1
    }

    method Lent {since} {
        try {
            return [::wargame::commitment \
                    [$At lend $Side [expr {$since + 1}]]]
        } trap {WARGAME TURN} {} {
            return ""
        }
    }

    method Fits {who action} {
        if {$who in {0 1} && [string match "reveal *" $action]} {
            # Each line changes the dice that follow, so it comes last.
            set first [expr {$who ni $Revealed && [$At side] eq "nobody"}]
            lappend Revealed $who
            return $first
        }
        if {$who ne $Side} {
            return [my Close $who]
        }
        if {$Answer ne "" && $action eq [lindex $Answer 1 $Done]
                && !($Done && [$At surprised $Side])} {
            incr Done
            return 1
        }
        return [expr {[my Close $who] && $Presenter ne ""
            && [[$Presenter advice] proposed [$At moment public] 1] eq \
                    $action}]
    }

    method Close {who} {
        # No more of this answer is done: is there a reason?
        if {$Answer eq ""} {
            return 1
        }
        lassign $Answer - deeds took
        set Answer ""
        if {$took eq "dropped"} {
            return [expr {$Done == 0 && $who eq "umpire"}]
        } elseif {$took ne "" && $took != $Done} {
            return 0
        }
        return [expr {$Done == [llength $deeds] || [$At side] ne $Side
            || ($Done && [$At surprised $Side])
            || [my Refuses [lindex $deeds $Done]]}]
    }

    method Refuses {deed} {
        set copy [$At at [$At length]]
        try {
            $copy do $Side $deed
            return 0
        } trap {WARGAME ILLEGAL} {} {
            return 1
        } finally {
            $copy destroy
        }
    }
}
