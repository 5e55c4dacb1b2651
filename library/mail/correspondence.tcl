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
#   How one begins: invitation.tcl, acceptance.tcl; where all are:
#   correspondences.tcl; what is due, in a sentence: letter-words.tcl.

need match/holds mail/correspondence-file mail/guest-letters \
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
        return [$File other]
    }
    method number {} {
        return [$File number]
    }

    method presentedBy {presenter} {
        $File presentedBy $presenter
    }

    method Letters {} {
        return [dict get $Letters [$File role]]
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

    method name {} {
        set head [::wargame::mail::sealedLetter head [$File kept] \
                [[my Letters] title]]
        return [join [list [$File get game] [string range [$File get id] 0 3] \
                [dict get $head letter] [dict get $head to]] -].letter
    }

    # ---- written and opened, by one program at a time ----

    method reread {} {
        $File reread
    }

    method write {} {
        ::wargame::match::holds during [$File path] {
            my reread
            if {[my due]} {
                [my Letters] write
            }
        }
        return [$File get letter]
    }

    method open {text} {
        ::wargame::match::holds during [$File path] {
            my reread
            set said [[my Letters] open $text]
        }
        return $said
    }
}
