# post-open.tcl --
#
#       A match by file: the letters that come.

need base/doors base/files base/words match/agreed match/dice-kept \
        match/holds mail/envelope mail/post-kept

oo::define ::wargame::mail::Post {
    method open {text} {
        ::wargame::match::holds during $Path {
            my Reread
            set said [my Open $text]
        }
        return $said
    }

    method Open {text} {
        set head [::wargame::mail::envelope read $text]
        set sides [dict get [::wargame::base::aboutGame [my get game]] sides]
        if {[dict get $head match] ne [my get id]
                || [dict get $head game] ne [my get game]} {
            ::wargame::mail::letterFault foreign
        } elseif {[dict get $head from] eq [lindex $sides [my side]]} {
            ::wargame::mail::letterFault ours
        } elseif {[dict get $head from] ne [lindex $sides [my other]]
                || [dict get $head to] ne [lindex $sides [my side]]} {
            ::wargame::mail::letterFault damaged
        } elseif {[dict get $head letter] eq "invitation"} {
            ::wargame::mail::letterFault repeated
        } elseif {[my get ended]} {
            ::wargame::mail::letterFault over
        }
        lassign [dict get $head letter] kind number
        if {[::wargame::base::door number $kind 1 999999]} {
            lassign [list letter $kind] kind number
        }
        if {($kind in {acceptance answer}) != ([my role] eq "host")} {
            ::wargame::mail::letterFault damaged
        }
        return [my Open_$kind $head $number]
    }

    method Unseal {head key args} {
        # NAME KIND...: of what is in it a dictionary of those members, each
        # found to be what it must; see post-kept.tcl.
        try {
            set about [::wargame::mail::envelope about $head]
            set text [::wargame::unseal [lindex [my get keys] 1] $key \
                    [expr {[my role] eq "host"}] $about [dict get $head body]]
            set body [::wargame::base::members $text {*}[dict keys $args]]
        } trap WARGAME {} - on error {} {
            ::wargame::mail::letterFault sealed
        }
        dict for {name kind} $args {
            if {![::wargame::mail::post::$kind [dict get $body $name] $Kept]} {
                ::wargame::mail::letterFault sealed
            }
        }
        return $body
    }

    method Open_acceptance {head number} {
        if {![dict exists $head key]} {
            ::wargame::mail::letterFault damaged
        }
        set key [dict get $head key]
        if {[my get other] ne ""} {
            ::wargame::mail::letterFault [expr {[my get other] eq $key
                ? "repeated" : "taken"}]
        }
        set body [my Unseal $head $key secret secret]
        set secrets [list "" ""]
        lset secrets [my side] [my get secret]
        lset secrets [my other] [dict get $body secret]
        my AgreeDice $secrets
        ::wargame::match::agreeAtFirst $Match
        # What of the match could not be kept the last time goes before that.
        $Match catchUp
        my Keep other $key digest [::wargame::commitment [dict get $head body]]
        return [::wargame::base::say letters.accepted]
    }

    method AgreeDice {secrets} {
        # If a crash came between they are agreed already.
        set commitments [lmap secret $secrets { ::wargame::commitment $secret }]
        set before [$Match commitments]
        if {$before ne "" && $before ne $commitments} {
            ::wargame::mail::letterFault taken
        }
        ::wargame::match::diceKept write $Path [dict create kind fair \
                secrets $secrets]
        if {$before eq ""} {
            try {
                $Match commit {*}$commitments
            } trap {WARGAME ILLEGAL} {} {
                ::wargame::mail::letterFault amended
            }
        }
    }

    method Open_answer {head number} {
        if {[my get other] eq ""} {
            ::wargame::mail::letterFault early
        } elseif {$number <= [my get answered]} {
            ::wargame::mail::letterFault repeated
        } elseif {$number > [my number]} {
            ::wargame::mail::letterFault course
        }
        set body [my Unseal $head [my get other] deeds Deeds \
                follows Digest]
        if {$number < [my number]} {
            ::wargame::mail::letterFault stale $number [my number]
        }
        my Follows $body
        lassign [my Follow [dict get $body deeds]] took of why
        # The last of them may be done, and not kept.
        $Match catchUp
        my Keep answered $number since [my get length] took [list $took $of] \
                digest [::wargame::commitment [dict get $head body]]
        return [expr {$why ne "" ? $why
            : $took < $of ? [::wargame::base::say letters.took $took $of] : ""}]
    }

    method Follows {body} {
        # Each letter names the one before, which both must have.
        set last [dict get [::wargame::mail::envelope read [my get letter]] \
                body]
        if {[dict get $body follows] ne [::wargame::commitment $last]} {
            ::wargame::mail::letterFault course
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
                ::wargame::mail::letterFault amended
            }
        }
        set of [llength $deeds]
        while {$done < $of && [$Match side] eq [my other]
                && ($done == 0 || ![$Match surprised [my other]])} {
            try {
                $Match do [my other] [lindex $deeds $done]
            } trap {WARGAME ILLEGAL} {message} {
                return [list $done $of [::wargame::base::say letters.refused \
                        [expr {$done + 1}] $of $message]]
            }
            incr done
        }
        return [list $done $of ""]
    }

    method Did {n} {
        # "move F10 gorki", if he did it.
        set line [string trimright [$Match line $n]]
        set side [lindex [dict get [::wargame::base::aboutGame [my get game]] \
                sides] [my other]]
        return [expr {[regexp "^$side (.*) \[0-9a-f\]{8}\$" $line - action]
            ? $action : ""}]
    }

    method Open_letter {head number} {
        if {$number <= [my number]} {
            ::wargame::mail::letterFault repeated
        }
        set body [my Unseal $head [my get other] loan Text since Since \
                follows Digest took Took notes Notes pledge digest]
        set since [dict get $body since]
        if {$since > ([my number] ? [my get length] : -1)} {
            ::wargame::mail::letterFault gap $number
        }
        set fate [my Fate [dict get $body follows] $since]
        try {
            my Borrow $body $fate
        } trap {WARGAME DISK} {message options} - \
                trap {WARGAME LETTER} {message options} {
            return -options $options $message
        } trap WARGAME {message} {
            ::wargame::mail::letterFault unread $message
        }
        set length [$Match length]
        set said [my Taken $fate {*}[dict get $body took]]
        my Keep number $number length $length \
                notes [my Recalled [dict get $body notes]] \
                digest [::wargame::commitment [dict get $head body]] \
                pledges [linsert [my get pledges] end [list $length \
                    [dict get $body pledge] $since \
                    [::wargame::commitment [dict get $body loan]]]] \
                {*}[my Fared $fate [lindex [dict get $body took] 0] $length]
        return $said
    }

    method Recalled {notes} {
        # A turn that nobody told us of is none.
        set told [$Match news [my side]]
        return [dict map {slot note} $notes {
            expr {[dict get $note turn] in $told ? $note
                : [dict replace $note turn ""]}
        }]
    }

    method Borrow {body fate} {
        set loan [dict get $body loan]
        set lent [::wargame::match::Match borrow $loan]
        try {
            if {[$lent guest] ne [my side]
                    || ![::wargame::mail::post::IsOf $lent $Kept]} {
                ::wargame::mail::letterFault foreign
            } elseif {![::wargame::mail::post::Tales [$lent news [my side]]]} {
                ::wargame::mail::letterFault sealed
            }
            if {$fate eq "taken"} {
                my Compare $lent $body
            }
            if {$Match eq ""} {
                my KeepMatch replace [$lent save]
                set Match $lent
                set Own 1
                $Match keep [namespace code {my KeepMatch}]
            }
        } finally {
            if {$Match ne $lent} {
                $lent destroy
            }
        }
        if {$Match ne $lent} {
            $Match borrow $loan [dict get $body since]
        }
    }

    method Open_end {head number} {
        if {$number <= [my number]} {
            ::wargame::mail::letterFault repeated
        }
        set body [my Unseal $head [my get other] record Text pledge digest \
                follows Digest]
        set fate [my Fate [dict get $body follows]]
        set said [my Record [dict get $body record] [dict get $body pledge] \
                $fate]
        if {$Match eq ""} {
            my KeepMatch replace [dict get $body record]
        } else {
            $Match become [dict get $body record]
        }
        my Keep number $number ended 1
        return $said
    }
}
