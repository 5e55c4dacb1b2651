# host-letters.tcl --
#
#       The letters of a host, who has the whole match: what they write, and
#       the acceptance and the answers that come to them.
#
#   set letters [::wargame::mail::HostLetters new FILE]
#                            as RoleLetters, see role-letters.tcl

need base/objects base/words match/agreed match/dice-kept match/memories \
        mail/envelope mail/role-letters mail/sealed-letter

if {![info object isa class ::wargame::mail::HostLetters]} {
    oo::class create ::wargame::mail::HostLetters {
        superclass ::wargame::mail::RoleLetters
    }
}

oo::define ::wargame::mail::HostLetters {
    # Memories, "" before they are asked, of the Match Of.
    variable File Memories Of

    constructor {file} {
        next $file
        set Memories ""
        set Of ""
    }

    destructor {
        ::wargame::base::destroyIf $Memories
    }

    # ---- what is due ----

    method state {} {
        set match [$File match]
        if {[$File get other] eq ""} {
            return accept
        } elseif {[my Begun]} {
            return answer
        } elseif {[$match side] eq "nobody"} {
            return [expr {[$File get ended] ? "over" : "write"}]
        } elseif {![my IsAsked]
                || (![my Written] && [[$match standing] answer] ne "")} {
            # Their standing orders spare them a letter.
            return play
        }
        return [expr {[my Written] ? "answer" : "write"}]
    }

    method IsAsked {} {
        # Is it the guest's to act?
        set match [$File match]
        return [expr {[$match side] eq [$File other]
            && [$File commander] in [list "" [[$match remote] asked]]}]
    }

    method Begun {} {
        # An answer that a crash cut short is opened again, first of all.
        set length [$File get length]
        return [expr {[$File number] > [$File get answered]
            && ![$File get ended] && [[$File match] length] > $length
            && [$File did [expr {$length + 1}]] ne ""}]
    }

    method Written {} {
        # Does the other have, or can they have, what they need to act?
        return [expr {[$File number] > [$File get answered]
            && [$File get length] == [[$File match] length]}]
    }

    method title {} {
        return [expr {[$File get other] eq "" ? "invitation"
            : [$File number]}]
    }

    # ---- written ----

    method write {} {
        # Before it is kept nobody has seen it.
        set number [expr {[$File number] + 1}]
        if {[[$File match] side] eq "nobody"} {
            my WriteLast $number
        } else {
            my WriteNext $number
        }
    }

    method WriteLast {number} {
        set match [$File match]
        my Reveal
        [$match saver] catchUp
        set letter [my Seal "end $number" [dict create \
                record [$match save] pledge [$File get pledge] \
                follows [$File get digest] \
                shares [expr {[$File guests] > 1 ? [$File each share] : ""}]]]
        $File keep number $number letter $letter ended 1
    }

    method WriteNext {number} {
        set match [$File match]
        set remote [$match remote]
        set since [my Known [$File get since]]
        set letter [my Seal $number [dict create \
                snapshot [$remote snapshot [$File other] \
                    [expr {$since + 1}] [$File commander]] \
                since $since follows [$File get digest] \
                took [$File get took] notes [my Notes] pledge \
                [::wargame::commitment "[$File get pledge] [$match save]"]]]
        $File keep number $number letter $letter length [$match length]
    }

    method Notes {} {
        # What the table would remember for them at one screen: their program
        # cannot, for it sees the match from letter to letter.
        set match [$File match]
        if {$Of ne $match} {
            ::wargame::base::destroyIf $Memories
            set Memories [::wargame::match::Memories new $match \
                    [$File presenter]]
            set Of $match
        }
        set view [$Memories view [$File other] $match]
        return [expr {[dict exists $view notes]
            ? [dict map {- note} [dict get $view notes] { my Counted $note }]
            : ""}]
    }

    method Counted {note} {
        dict set note seen [my Known [dict get $note seen]]
        if {[dict get $note turn] ne ""} {
            dict set note turn n [my Known [dict get $note turn n]]
        }
        return $note
    }

    method Known {n} {
        # By the number of what they know of.
        return [[[$File match] remote] known [$File other] $n \
                [$File commander]]
    }

    method Reveal {} {
        # Each once, though a crash came between.  What is lost is not.
        set match [$File match]
        if {[[$match fairDice] verify] ne "hidden"} {
            return
        }
        foreach side {0 1} secret [dict get [dict merge {secrets {}} \
                [::wargame::match::diceKept read [$File path]]] secrets] {
            if {![regexp -line "^[$File name $side] reveal " [$match save]]} {
                try {
                    $match do $side "reveal $secret"
                } trap {WARGAME ILLEGAL} {} {}
            }
        }
    }

    # ---- opened ----

    method Kinds {} {
        return {acceptance answer}
    }

    method Open_acceptance {head number} {
        if {![dict exists $head key]} {
            ::wargame::mail::letterFault damaged
        }
        set key [dict get $head key]
        if {[$File get other] ne ""} {
            ::wargame::mail::letterFault [expr {[$File get other] eq $key
                ? "repeated" : "taken"}]
        }
        set body [my Unseal $head $key secret secret]
        set share [dict get $body secret]
        set shares [lreplace [$File each share] [$File guest] [$File guest] \
                $share]
        if {"" ni $shares} {
            # The last of them.
            set secrets [list "" ""]
            lset secrets [$File side] [$File get secret]
            lset secrets [expr {![$File side]}] \
                    [::wargame::mail::sealedLetter joint $shares]
            my AgreeDice $secrets
            # The guest was not asked for the analysis, which knows all.
            ::wargame::match::agreeAtFirst [$File match] {memory odds}
            # What of the match could not be kept the last time goes before
            # that.
            [[$File match] saver] catchUp
        }
        $File keep other $key digest [my Digest $head] share $share
        return [::wargame::base::say [expr {"" in $shares
            ? "letters.acceptedOne" : "letters.accepted"}]]
    }

    method AgreeDice {secrets} {
        # If a crash came between they are agreed already.
        set commitments [lmap secret $secrets { ::wargame::commitment $secret }]
        set before [[[$File match] fairDice] commitments]
        if {$before ne "" && $before ne $commitments} {
            ::wargame::mail::letterFault taken
        }
        ::wargame::match::diceKept write [$File path] [dict create kind fair \
                secrets $secrets]
        if {$before eq ""} {
            try {
                [[$File match] fairDice] commit {*}$commitments
            } trap {WARGAME ILLEGAL} {} {
                ::wargame::mail::letterFault amended
            }
        }
    }

    method Open_answer {head number} {
        set answered [$File get answered]
        if {[$File get other] eq ""} {
            ::wargame::mail::letterFault early
        } elseif {$number < $answered
                || ($number == $answered && ![my IsSecond $head])} {
            ::wargame::mail::letterFault repeated
        } elseif {$number > [$File number]} {
            ::wargame::mail::letterFault course
        }
        set body [my Unseal $head [$File get other] deeds Actions \
                follows Digest]
        if {$number == $answered} {
            ::wargame::mail::letterFault second
        }
        if {$number < [$File number]} {
            ::wargame::mail::letterFault stale $number [$File number]
        }
        # Each letter names the one before, which both must have.
        if {[dict get $body follows] ne [::wargame::mail::sealedLetter digest \
                [$File get letter]]} {
            ::wargame::mail::letterFault course
        }
        # They are written and shown once, not one by one.
        set match [$File match]
        lassign [$match together [list [$match saver] together \
                [namespace code [list my Follow [dict get $body deeds]]]]] \
                took of why
        # The last of them may be done, and not kept.
        [$match saver] catchUp
        $File keep answered $number since [$File get length] \
                took [list $took $of] digest [my Digest $head]
        return [expr {$why ne "" ? $why
            : $took < $of ? [::wargame::base::say letters.took $took $of] : ""}]
    }

    method Follow {actions} {
        # The guest decided all of them before knowing what came of the first:
        # what nobody could foresee ends them, but standing orders can always be
        # given.  If a crash came between, the first are done already.
        set match [$File match]
        set other [$File other]
        set done [my Done $actions]
        set of [llength $actions]
        while {$done < $of && ([string match "standing *" \
                    [lindex $actions $done]] || ([my IsAsked]
                && ($done == 0 || ![[$match remote] surprised $other])))} {
            if {![my IsTheirs [lindex $actions $done]]} {
                return [my Refused $done $of \
                        [::wargame::base::say letters.notTheirs]]
            }
            try {
                $match do $other [lindex $actions $done]
            } trap {WARGAME ILLEGAL} {message} {
                return [my Refused $done $of \
                        [[[$File presenter] words] refused $message]]
            }
            incr done
        }
        return [list $done $of ""]
    }

    method Refused {done of why} {
        return [list $done $of [expr {$done
            ? [::wargame::base::say letters.refused [expr {$done + 1}] $of $why]
            : [::wargame::base::say letters.refused.first $of $why]}]]
    }

    method IsTheirs {action} {
        # One of several commanders orders his own units alone.
        return [expr {[$File commander] eq ""
            || ![string match "standing *" $action]
            || [[[$File match] remote] concerned [$File other] \
                [string range $action 9 end]] eq [$File commander]}]
    }

    method Done {actions} {
        # How many of them: nothing else may have been done since the letter.
        set length [$File get length]
        set done [expr {[[$File match] length] - $length}]
        for {set i 0} {$i < $done} {incr i} {
            if {[$File did [expr {$length + 1 + $i}]] ne [lindex $actions $i]} {
                ::wargame::mail::letterFault amended
            }
        }
        return $done
    }
}
