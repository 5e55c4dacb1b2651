# post-open.tcl --
#
#       A match by file: the letters that come.

oo::define ::wargame::Post {
    method open {text} {
        set head [::wargame::envelope read $text]
        set sides [dict get [::wargame::aboutGame [my get game]] sides]
        if {[dict get $head match] ne [my get id]
                || [dict get $head game] ne [my get game]} {
            ::wargame::letterFault foreign
        } elseif {[dict get $head from] eq [lindex $sides [my side]]} {
            ::wargame::letterFault ours
        } elseif {[dict get $head letter] eq "invitation"} {
            ::wargame::letterFault repeated
        } elseif {[my get ended]} {
            ::wargame::letterFault over
        }
        lassign [dict get $head letter] kind number
        if {[string is integer $kind]} {
            lassign [list letter $kind] kind number
        }
        if {($kind in {acceptance answer}) != ([my role] eq "host")} {
            ::wargame::letterFault damaged
        }
        return [my Open_$kind $head $number]
    }

    method Unseal {head key args} {
        # What is in it: a dictionary with at least the keys in args.
        try {
            set about [::wargame::envelope about $head]
            set body [::wargame::unseal [lindex [my get keys] 1] $key \
                    [expr {[my role] eq "host"}] $about [dict get $head body]]
            foreach name $args {
                dict get $body $name
            }
            return $body
        } trap WARGAME {} - on error {} {
            ::wargame::letterFault sealed
        }
    }

    method Open_acceptance {head number} {
        if {![dict exists $head key]} {
            ::wargame::letterFault damaged
        }
        set key [dict get $head key]
        if {[my get other] ne ""} {
            ::wargame::letterFault [expr {[my get other] eq $key
                ? "repeated" : "taken"}]
        }
        set body [my Unseal $head $key secret]
        if {![regexp {^[0-9a-f]{64}$} [dict get $body secret]]} {
            ::wargame::letterFault sealed
        }
        set secrets [list "" ""]
        lset secrets [my side] [my get secret]
        lset secrets [my other] [dict get $body secret]
        ::wargame::diceKept write $Path [dict create kind fair \
                secrets $secrets]
        $Match commit {*}[lmap secret $secrets {
            ::wargame::commitment $secret
        }]
        ::wargame::replace $Path [$Match save]
        ::wargame::agreeAtFirst $Match
        my Keep other $key digest [::wargame::commitment [dict get $head body]]
        return [::wargame::say letters.accepted]
    }

    method Open_answer {head number} {
        if {[my get other] eq ""} {
            ::wargame::letterFault early
        } elseif {$number <= [my get answered]} {
            ::wargame::letterFault repeated
        } elseif {$number > [my number]} {
            ::wargame::letterFault course
        }
        set body [my Unseal $head [my get other] deeds follows]
        if {$number < [my number]} {
            ::wargame::letterFault stale $number [my number]
        }
        my Follows $body
        lassign [my Follow [dict get $body deeds]] took of why
        my Keep answered $number since [my get length] took [list $took $of] \
                digest [::wargame::commitment [dict get $head body]]
        return [expr {$why ne "" ? $why
            : $took < $of ? [::wargame::say letters.took $took $of] : ""}]
    }

    method Follows {body} {
        # Each letter names the one before, which both must have.
        set last [dict get [::wargame::envelope read [my get letter]] body]
        if {[dict get $body follows] ne [::wargame::commitment $last]} {
            ::wargame::letterFault course
        }
    }

    method Follow {deeds} {
        # He decided all of them before he knew what came of the first: what he
        # could not foresee ends them.  If a crash came between, the first are
        # done already.
        set done [expr {[$Match length] - [my get length]}]
        for {set i 0} {$i < $done} {incr i} {
            if {[my Did [expr {[my get length] + 1 + $i}]]
                    ne [lindex $deeds $i]} {
                ::wargame::letterFault amended
            }
        }
        set of [llength $deeds]
        while {$done < $of && [$Match side] eq [my other]
                && ($done == 0 || ![$Match surprised [my other]])} {
            try {
                $Match do [my other] [lindex $deeds $done]
            } trap {WARGAME ILLEGAL} {message} {
                return [list $done $of [::wargame::say letters.refused \
                        [expr {$done + 1}] $of $message]]
            }
            incr done
        }
        return [list $done $of ""]
    }

    method Did {n} {
        # "move F10 gorki", if he did it.
        set line [string trimright [$Match line $n]]
        set side [lindex [dict get [::wargame::aboutGame [my get game]] \
                sides] [my other]]
        return [expr {[regexp "^$side (.*) \[0-9a-f\]{8}\$" $line - action]
            ? $action : ""}]
    }

    method Open_letter {head number} {
        if {$number <= [my number]} {
            ::wargame::letterFault repeated
        }
        set body [my Unseal $head [my get other] loan since follows took \
                notes pledge]
        set since [dict get $body since]
        if {![string is integer -strict $since]
                || ![my AreNotes [dict get $body notes]]} {
            ::wargame::letterFault sealed
        } elseif {$since > ([my number] ? [my get length] : -1)} {
            ::wargame::letterFault gap $number
        }
        # Unless it crossed with our answer.
        if {[my number] == 0 || ([my get answered] == [my number]
                && $since >= [my get length])} {
            my Follows $body
        }
        try {
            my Borrow [dict get $body loan] $since
        } trap {WARGAME DISK} {message options} {
            return -options $options $message
        } trap WARGAME {message} {
            ::wargame::letterFault unread $message
        }
        set length [$Match length]
        my Keep number $number length $length \
                notes [dict get $body notes] \
                digest [::wargame::commitment [dict get $head body]] \
                pledges [linsert [my get pledges] end [list $length \
                    [dict get $body pledge]]]
        lassign [dict get $body took] took of
        return [expr {$took < $of ? [::wargame::say letters.tookYours \
                $took $of] : ""}]
    }

    method AreNotes {notes} {
        # By slot, as a Memory has them.
        if {[catch {dict size $notes}]} {
            return 0
        }
        dict for {slot note} $notes {
            foreach number [list $slot {*}[lmap key {piece state place seen} {
                expr {[catch {dict get $note $key} value] ? "" : $value}
            }]] {
                if {![string is integer -strict $number]} {
                    return 0
                }
            }
            if {[catch {dict size [dict get $note turn]}]} {
                return 0
            }
        }
        return 1
    }

    method Borrow {loan since} {
        if {$Match eq ""} {
            set Match [::wargame::Match borrow $loan]
            set Own 1
            if {[$Match guest] ne [my side]} {
                ::wargame::letterFault foreign
            }
            ::wargame::replace $Path [$Match save]
            $Match keep [namespace code {my KeepMatch}]
        } else {
            $Match borrow $loan $since
        }
    }

    method Open_end {head number} {
        if {$number <= [my number]} {
            ::wargame::letterFault repeated
        }
        set body [my Unseal $head [my get other] record pledge]
        try {
            set record [::wargame::Match load [dict get $body record]]
            set sound [my Agrees $record [dict get $body pledge]]
        } on error {} {
            ::wargame::letterFault sealed
        }
        set dice [$record verify]
        $record destroy
        if {$Match eq ""} {
            ::wargame::replace $Path [dict get $body record]
        } else {
            $Match become [dict get $body record]
        }
        my Keep number $number ended 1
        return "[::wargame::say letters.record.[expr {$sound ? "agrees"
            : "differs"}]] [::wargame::say dice.verdict.[lindex $dice 0] \
                {*}[lrange $dice 1 end]]"
    }

    method Agrees {record pledge} {
        # Is this the match of which the letters told?
        if {[$record fault] ne "" || ![my IsAgreed $record]} {
            return 0
        }
        foreach kept [my get pledges] {
            lassign $kept length hash
            set lines ""
            for {set n 0} {$n <= $length} {incr n} {
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
        foreach key {game scenario options} {
            if {[dict get [$record about] $key] ne [my get $key]} {
                return 0
            }
        }
        set fair [list "" ""]
        lset fair [my side] [::wargame::commitment [my get secret]]
        lset fair [my other] [my get commitment]
        return [regexp -line "^fair $fair\$" [$record line 0]]
    }

    method Told {match} {
        # What we were told by then.
        return [lmap event [$match news [my side]] {
            if {[dict get $event n] > [my get length]} continue
            set event
        }]
    }
}
