# post.tcl --
#
#       A match by file: which letters were written and opened.  Kept beside
#       the match, in FILE.post, which nobody else on the machine may read, for
#       it holds the keys.  See doc/play-by-file.md.
#
#   set post [::wargame::Post new PATH ?MATCH?]
#                            of the match kept at PATH, which may be open; ""
#                            where there is none yet
#       role side other      host or guest; our side, and that of the other
#       state                what is due: accept (he has not accepted yet), first
#                            (his first letter), play (we are to act), write (a
#                            letter), answer (his), over
#       number               of the letter that is spoken of
#       due                  may a letter be written now?
#       write                the text of the letter that is due, and its copy as
#                            often as it is asked for
#       open TEXT            a letter that came: what is to be said of it.  On
#                            failure nothing has changed
#       name                 what a file with our letter may be called
#       fingerprint          digits that both read to one another
#       get KEY              what is kept: id game scenario options losses
#   ::wargame::post invite GAME SCENARIO OPTIONS SIDE LOSSES ?SEED?  -> path
#   ::wargame::post accept TEXT   -> path, of an invitation
#   ::wargame::post of TEXT       -> path of the match that a letter is for; ""
#                                  for an invitation not yet accepted
#   ::wargame::post all           paths of all matches by file
#   ::wargame::post is PATH       is it one?
#   ::wargame::post invited TEXT  what an invitation says: a dictionary
#   ::wargame::letterState POST   what is due, in a sentence

::wargame::need envelope chance dice-kept keeper prefs options skin memories \
        agreed

namespace eval ::wargame::post {
    namespace export invite invited accept of all is
    namespace ensemble create
}

if {![info object isa class ::wargame::Post]} {
    oo::class create ::wargame::Post
}

oo::define ::wargame::Post {
    variable Path Match Kept Own Skin Memories

    constructor {path {match ""}} {
        set Path $path
        set Match $match
        set Own 0
        set Memories ""
        set Kept [::wargame::post::Read $path]
        if {$Match eq "" && [file exists $path]} {
            set Match [::wargame::ReadMatch $path]
            $Match keep [namespace code {my KeepMatch}]
            set Own 1
        }
        if {$Match ne "" && [my role] eq "host"
                && [$Match length] < [my get length]} {
            ::wargame::letterFault shorter
        }
    }

    destructor {
        if {[info exists Memories] && $Memories ne ""} {
            $Memories destroy
            $Skin destroy
        }
        if {[info exists Own] && $Own} {
            $Match destroy
        }
    }

    method KeepMatch {how text} {
        ::wargame::$how $Path $text
    }

    method Keep {args} {
        # args - KEY VALUE...
        set Kept [dict merge $Kept $args]
        ::wargame::replace $Path.post $Kept\n
    }

    # ---- asked ----

    method get {key} {
        return [dict get $Kept $key]
    }
    method role {} {
        return [my get role]
    }
    method side {} {
        return [my get side]
    }
    method other {} {
        return [expr {![my side]}]
    }
    method number {} {
        return [my get number]
    }
    method match {} {
        return $Match
    }

    method state {} {
        return [my State_[my role]]
    }

    method State_host {} {
        if {[my get other] eq ""} {
            return accept
        } elseif {[$Match side] eq "nobody"} {
            return [expr {[my get ended] ? "over" : "write"}]
        } elseif {[$Match side] ne [my other]} {
            return play
        }
        return [expr {[my Written] ? "answer" : "write"}]
    }

    method Written {} {
        # Does the other have, or can he have, what he needs to act?
        return [expr {[my number] > [my get answered]
            && [my get length] == [$Match length]}]
    }

    method State_guest {} {
        if {[my get ended]} {
            return over
        } elseif {[my number] == 0} {
            return first
        } elseif {[my get answered] == [my number]} {
            return answer
        }
        return [expr {[$Match side] eq [my side] ? "play" : "write"}]
    }

    method due {} {
        # A guest may write before his turn is over.
        return [expr {[my state] eq "write" || ([my role] eq "guest"
            && [my state] eq "play" && [llength [$Match deeds]])}]
    }

    method fingerprint {} {
        # Of both keys, the host's first: some hundred bits.
        set keys [list [lindex [my get keys] 0] [my get other]]
        if {[my role] eq "guest"} {
            set keys [lreverse $keys]
        }
        scan [string range [::wargame::commitment "fingerprint $keys"] 0 25] \
                %llx number
        return [regexp -all -inline .{5} [format %030lld \
                [expr {$number % (10 ** 30)}]]]
    }

    method Head {letter args} {
        set sides [dict get [::wargame::aboutGame [my get game]] sides]
        return [dict create game [my get game] match [my get id] \
                letter $letter from [lindex $sides [my side]] \
                to [lindex $sides [my other]] {*}$args]
    }

    method name {} {
        set head [my Head [expr {[my role] eq "host"
            ? ([my get other] eq "" ? "invitation" : [my number])
            : ([my number] == 0 ? "acceptance" : "answer-[my number]")}]]
        return [join [list [my get game] [string range [my get id] 0 3] \
                [dict get $head letter] [dict get $head to]] -].letter
    }

    # ---- written ----

    method write {} {
        if {[my due]} {
            my Write_[my role]
        }
        return [my get letter]
    }

    method Seal {letter body args} {
        set head [my Head $letter {*}$args]
        return [::wargame::envelope pack $head [::wargame::seal \
                [lindex [my get keys] 1] [my get other] \
                [expr {[my role] eq "host"}] [::wargame::envelope about $head] \
                $body]]
    }

    method Write_host {} {
        # Before it is kept nobody has seen it.
        set number [expr {[my number] + 1}]
        if {[$Match side] eq "nobody"} {
            my Reveal
            set letter [my Seal "end $number" [dict create \
                    record [$Match save] pledge [my get pledge] \
                    follows [my get digest]]]
            my Keep number $number letter $letter ended 1
            return
        }
        set letter [my Seal $number [dict create \
                loan [$Match lend [my other] [expr {[my get since] + 1}]] \
                since [my get since] follows [my get digest] \
                took [my get took] notes [my Notes] \
                pledge [::wargame::commitment "[my get pledge] [$Match save]"]]]
        my Keep number $number letter $letter length [$Match length]
    }

    method Notes {} {
        # What the table would remember for him at one screen: his program
        # cannot, for it sees the match from letter to letter.
        if {$Memories eq ""} {
            set Skin [::wargame::skinOf [my get game]]
            set Memories [::wargame::Memories new $Match $Skin]
        }
        set view [$Memories view [my other] $Match]
        return [expr {[dict exists $view notes] ? [dict get $view notes] : ""}]
    }

    method Reveal {} {
        foreach side {0 1} secret [dict get [::wargame::diceKept read $Path] \
                secrets] {
            if {[$Match verify] eq "hidden"} {
                catch {$Match do $side "reveal $secret"}
            }
        }
    }

    method Write_guest {} {
        set letter [my Seal "answer [my number]" [dict create \
                deeds [$Match deeds] follows [my get digest]]]
        my Keep letter $letter answered [my number]
    }

    # ---- opened ----

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
        if {![string is integer -strict $since]} {
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
        my Keep number $number length $length seen [my get length] \
                notes [dict get $body notes] \
                digest [::wargame::commitment [dict get $head body]] \
                pledges [linsert [my get pledges] end [list $length \
                    [dict get $body pledge]]]
        lassign [dict get $body took] took of
        return [expr {$took < $of ? [::wargame::say letters.tookYours \
                $took $of] : ""}]
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
        if {[$record fault] ne ""
                || [dict get [$record about] game] ne [my get game]} {
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

    method Told {match} {
        # What we were told by then.
        return [lmap event [$match news [my side]] {
            if {[dict get $event n] > [my get length]} continue
            set event
        }]
    }
}

# ---- where they are ----

proc ::wargame::post::Read {path} {
    if {[catch {::wargame::readText $path.post} text]
            || [catch {dict get $text id}]} {
        ::wargame::letterFault lost $path.post
    }
    return $text
}

proc ::wargame::post::is {path} {
    return [file exists $path.post]
}

proc ::wargame::post::all {} {
    return [lmap path [lsort [glob -nocomplain -directory \
            [::wargame::keeper::Folder matches] *.post]] {
        file rootname $path
    }]
}

proc ::wargame::post::of {text} {
    set head [::wargame::envelope read $text]
    foreach path [all] {
        if {![catch {Read $path} kept]
                && [dict get $kept id] eq [dict get $head match]} {
            return $path
        }
    }
    if {[dict get $head letter] ne "invitation"} {
        ::wargame::letterFault foreign
    }
    return ""
}

# ---- how one begins ----

proc ::wargame::post::invite {game scenario options side losses {seed ""}} {
    # The commitment to the host's dice is in it before the guest has spoken.
    set chance [::wargame::Chance new $seed]
    set match [::wargame::Match start $game $scenario $options \
            [$chance secret]]
    $chance destroy
    set path [::wargame::keeper newPath $game]
    set about [$match about]
    set secret [::wargame::secret]
    set kept [dict create role host side $side game $game \
            id [string range [::wargame::secret] 0 15] \
            scenario [dict get $about scenario] \
            options [dict get $about options] losses $losses \
            keys [::wargame::seal_keys] other "" secret $secret \
            pledge [::wargame::secret] number 0 answered 0 length 0 since -1 \
            digest "" took {0 0} letter "" ended 0]
    set sides [dict get [::wargame::aboutGame $game] sides]
    set body [dict create version [dict get $about version] \
            scenario [dict get $about scenario] \
            options [dict get $about options] losses $losses \
            commitment [::wargame::commitment $secret]]
    set head [dict create game $game match [dict get $kept id] \
            letter invitation from [lindex $sides $side] \
            to [lindex $sides [expr {!$side}]] \
            key [lindex [dict get $kept keys] 0]]
    set plain "[::wargame::commitment \
            "[::wargame::envelope about $head]$body"] $body"
    dict set kept letter [::wargame::envelope pack $head \
            [binary encode base64 [encoding convertto utf-8 $plain]]]
    ::wargame::replace $path.post $kept\n
    ::wargame::replace $path [$match save]
    $match destroy
    return $path
}

# invited --
#
#       What an invitation says: a dictionary.
proc ::wargame::post::invited {text} {
    set head [::wargame::envelope read $text]
    if {[catch {
        set plain [encoding convertfrom utf-8 [binary decode base64 \
                [dict get $head body]]]
        set body [string range $plain 65 end]
        dict get $head key
        foreach key {version scenario options losses commitment} {
            dict get $body $key
        }
    }] || [string range $plain 0 63] ne [::wargame::commitment \
            "[::wargame::envelope about $head]$body"]} {
        ::wargame::letterFault damaged
    }
    set about [::wargame::aboutGame [dict get $head game]]
    if {$about eq "" || [dict get $body version] > [dict get $about version]} {
        ::wargame::letterFault newer
    }
    set sides [dict get $about sides]
    if {[lsort [list [dict get $head from] [dict get $head to]]]
            ne [lsort $sides]
            || [dict get $body scenario] ni [dict get $about scenarios]} {
        ::wargame::letterFault damaged
    }
    return [dict merge $head $body [dict create \
            side [lsearch -exact $sides [dict get $head to]]]]
}

proc ::wargame::post::accept {text} {
    set asked [invited $text]
    if {[of $text] ne ""} {
        ::wargame::letterFault repeated
    }
    set path [::wargame::keeper newPath [dict get $asked game]]
    set keys [::wargame::seal_keys]
    set secret [::wargame::secret]
    set kept [dict create role guest side [dict get $asked side] \
            game [dict get $asked game] id [dict get $asked match] \
            scenario [dict get $asked scenario] \
            options [dict get $asked options] losses [dict get $asked losses] \
            keys $keys other [dict get $asked key] \
            commitment [dict get $asked commitment] secret $secret \
            number 0 answered 0 length 0 seen 0 digest "" pledges {} notes "" \
            letter "" ended 0]
    ::wargame::replace $path.post $kept\n
    set post [::wargame::Post new $path]
    $post acceptance
    $post destroy
    return $path
}

oo::define ::wargame::Post {
    method acceptance {} {
        # Once, with our public key and our share in the dice.
        my Keep letter [my Seal acceptance [dict create \
                secret [my get secret]] key [lindex [my get keys] 0]]
    }
}

# letterState --
#
#       What is due in a match by file, in a sentence.
proc ::wargame::letterState {post} {
    set side [lindex [dict get [aboutGame [$post get game]] sides] \
            [$post other]]
    return [say letters.state.[$post role].[$post state] \
            [sayOf [$post get game] side.$side] [$post number] \
            [expr {[$post number] + 1}]]
}
