# correspondence.tcl --
#
#       A match by file: which letters were written and opened.  Kept beside
#       the match, in FILE.letters, which nobody else on the machine may read,
#       for it holds the keys.  See doc/play-by-file.md.
#
#   set letters [::wargame::mail::Correspondence new PATH ?MATCH?]
#                            of the match kept at PATH; MATCH, if it is open at
#                            a table, outlives it
#       path                 the path of that match
#       match                the Match; "" for a guest before the first letter
#       role side other      host or guest; our side, and that of the other
#       commander            of several commanders of a side, the number of the
#                            guest; else ""
#       isHere SIDE COMMANDER   is that one, of several, played here?
#       bars SIDE ORDER      does that standing order concern others, who play
#                            elsewhere?
#       letters              to be sent, or sent last: a list of seat, text,
#                            name of a file
#       state                what is due: accept (they have not accepted
#                            yet), first (their first letter), play (we are to
#                            act), write (a letter), answer (theirs), over
#       isOurs               are we to act, as far as letters say?
#       isUnwritten          is our turn as a guest over, and the answer not
#                            yet written?
#       number               the number of the letter that is spoken of
#       due                  may a letter be written now?
#       write                the text of the letter that is due, and its copy as
#                            often as it is asked for
#       open TEXT            a letter that came: what is to be said of it.  On
#                            failure nothing has changed
#       reread               reads again what another program may have changed
#       name                 what a file with our letter may be called
#       fingerprint          digits that both read to one another
#       get KEY              what is kept; see kept-state.tcl
#       presentedBy PRESENTER   uses the presenter of the table
#
#   A host with several guests writes to each of them; all this is said of the
#   one who has not accepted yet, is asked, or was asked last.
#
#   How one begins: invitation.tcl, acceptance.tcl; where all are:
#   correspondences.tcl; what is due, in a sentence: letter-words.tcl.

need match/holds mail/correspondence-file mail/envelope mail/guest-letters \
        mail/host-letters mail/record-check mail/sealed-letter \
        mail/sent-answers

if {![info object isa class ::wargame::mail::Correspondence]} {
    oo::class create ::wargame::mail::Correspondence
}

# It passes on to its parts: what is on the disk, correspondence-file.tcl; what
# each role writes and opens, host-letters.tcl and guest-letters.tcl; what a
# guest compares, sent-answers.tcl and record-check.tcl.
oo::define ::wargame::mail::Correspondence {
    variable File Sent Record Letters

    constructor {path {match ""}} {
        set File [::wargame::mail::CorrespondenceFile new $path $match]
        set Sent [::wargame::mail::SentAnswers new $File]
        set Record [::wargame::mail::RecordCheck new $File $Sent]
        set Letters [dict create \
                host [::wargame::mail::HostLetters new $File] \
                guest [::wargame::mail::GuestLetters new $File $Sent $Record]]
    }

    destructor {
        # None of them is there if the file could not be read.
        if {[info exists Letters]} {
            foreach part [list {*}[dict values $Letters] $Record $Sent $File] {
                $part destroy
            }
        }
    }

    # ---- asked ----

    method path {} {
        return [$File path]
    }
    method match {} {
        return [$File match]
    }
    method get {key} {
        return [$File get $key]
    }
    method role {} {
        return [$File role]
    }
    method side {} {
        return [$File side]
    }
    method other {} {
        my Turn
        return [$File other]
    }
    method commander {} {
        my Turn
        return [$File commander]
    }
    method number {} {
        my Turn
        return [$File number]
    }

    method isHere {side commander} {
        if {[my role] eq "guest"} {
            return [expr {$side eq [my side]
                && [$File commander] in [list "" $commander]}]
        }
        foreach theirs [$File each theirs] one [$File each commander] {
            if {$theirs eq $side && $one in [list "" $commander]} {
                return 0
            }
        }
        return 1
    }

    method bars {side order} {
        foreach commander [[[my match] remote] concerned $side $order] {
            if {![my isHere $side $commander]} {
                return 1
            }
        }
        return 0
    }

    method presentedBy {presenter} {
        $File presentedBy $presenter
    }

    method Letters {} {
        my Turn
        return [dict get $Letters [$File role]]
    }

    # ---- of which guest we speak ----

    method Turn {} {
        if {[$File guests] > 1} {
            $File turnTo [my Concerned]
        }
    }

    method Concerned {} {
        # The first who has not accepted, or has no last letter; who is asked;
        # who was last.
        set now [$File guest]
        set n [lsearch -exact [$File each other] ""]
        if {$n < 0 && [[$File match] side] eq "nobody"} {
            set n [lsearch -exact [$File each ended] 0]
        }
        for {set i 0} {$n < 0 && $i < [$File guests]} {incr i} {
            $File turnTo $i
            if {[[dict get $Letters host] state] ne "play"} {
                set n $i
            }
        }
        return [expr {$n < 0 ? $now : $n}]
    }

    method state {} {
        return [[my Letters] state]
    }

    method isOurs {} {
        return [expr {[my state] eq "play"}]
    }

    method isUnwritten {} {
        return [expr {[my role] eq "guest" && [my state] eq "write"}]
    }

    method due {} {
        return [[my Letters] due]
    }

    method fingerprint {} {
        # Of both keys, the host's first: some hundred bits.
        set keys [list [lindex [$File get keys] 0] [$File get other]]
        if {[$File role] eq "guest"} {
            set keys [lreverse $keys]
        }
        scan [string range [::wargame::commitment "fingerprint $keys"] 0 25] \
                %llx number
        return [regexp -all -inline .{5} [format %030lld \
                [expr {$number % (10 ** 30)}]]]
    }

    method letters {} {
        # More than one to several guests at once: invitations, and the last.
        my Turn
        set now [$File guest]
        set waiting [lsearch -all -exact [$File each other] ""]
        set over [expr {0 ni [$File each ended]}]
        set letters {}
        foreach n [expr {[$File guests] < 2 ? $now
            : [llength $waiting] ? $waiting
            : $over ? [lsearch -all [$File each letter] *] : $now}] {
            $File turnTo $n
            set seats [::wargame::mail::sealedLetter seats [$File kept]]
            lappend letters [list [lindex $seats [expr {
                [my role] eq "host"}]] [$File get letter] [my Name]]
        }
        $File turnTo $now
        return $letters
    }

    method name {} {
        my Turn
        return [my Name]
    }

    method Name {} {
        set head [::wargame::mail::sealedLetter head [$File kept] \
                [[dict get $Letters [$File role]] title]]
        return [join [list [$File get game] [string range [$File get id] 0 3] \
                [dict get $head letter] [string map {. ""} \
                [dict get $head to]]] -].letter
    }

    # ---- written and opened, by one program at a time ----

    method reread {} {
        $File reread
    }

    method write {} {
        ::wargame::match::holds during [$File path] {
            my reread
            if {[my due]} {
                # When the match is over, to each.
                set last [expr {[[my match] side] eq "nobody"}]
                [my Letters] write
                while {$last && [my due]} {
                    [my Letters] write
                }
            }
        }
        return [$File get letter]
    }

    method From {text} {
        # The guest who wrote it, whoever is due.
        set from [dict get [::wargame::mail::envelope read $text] from]
        for {set n 0} {[$File guests] > 1 && $n < [$File guests]} {incr n} {
            $File turnTo $n
            if {[lindex [::wargame::mail::sealedLetter seats \
                    [$File kept]] 1] eq $from} {
                return
            }
        }
    }

    method open {text} {
        ::wargame::match::holds during [$File path] {
            my reread
            my Turn
            my From $text
            set said [[dict get $Letters [$File role]] open $text]
        }
        return $said
    }
}
