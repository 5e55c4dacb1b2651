# post.tcl --
#
#       A match by file: which letters were written and opened.  Kept beside
#       the match, in FILE.post, which nobody else on the machine may read, for
#       it holds the keys.  See doc/play-by-file.md.
#
#   set post [::wargame::mail::Post new PATH ?MATCH?]
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
#   ::wargame::mail::post invite GAME SCENARIO OPTIONS SIDE LOSSES ?SEED?  -> path
#   ::wargame::mail::post accept TEXT   -> path, of an invitation
#   ::wargame::mail::post of TEXT       -> path of the match that a letter is for; ""
#                                  for an invitation not yet accepted
#   ::wargame::mail::post all           paths of all matches by file
#   ::wargame::mail::post invited TEXT  what an invitation says: a dictionary
#   ::wargame::mail::letterState POST   what is due, in a sentence
#   ::wargame::mail::letterLostFor PATH ERROR   that it cannot be read, in a sentence

need base/doors base/files base/prefs base/words match/agreed match/chance \
        match/dice-kept match/holds match/keeper match/memories match/saved \
        match/versions present/presenter mail/envelope

namespace eval ::wargame::mail::post {
    namespace export invite invited accept of all
    namespace ensemble create
}

if {![info object isa class ::wargame::mail::Post]} {
    oo::class create ::wargame::mail::Post
}

oo::define ::wargame::mail::Post {
    variable Path Match Kept Own Cut Presenter Memories

    constructor {path {match ""}} {
        set Path $path
        set Match $match
        set Own 0
        set Cut 0
        set Memories ""
        set Presenter ""
        set Kept [::wargame::mail::post::Read $path]
        if {$Match eq "" && [my HasFile]} {
            my Load
        }
        my CheckMatch
    }

    method HasFile {} {
        # A guest's program that is killed in its first write of the match
        # leaves a file without text: the same letter is to be opened again.
        return [expr {[file exists $Path] && ([file size $Path] > 0
            || [my role] eq "host" || [my number] > 0)}]
    }

    method Load {} {
        # A crash may have cut off its last line, which was then not yet done.
        set Match [::wargame::match::readMatch $Path]
        set Own 1
        $Match keep [namespace code {my KeepMatch}]
        set Cut [expr {[$Match fault] ne ""}]
        if {$Cut && ![string match "*: cut off" [$Match fault]]} {
            ::wargame::mail::letterFault broken $Path \
                    [::wargame::match::faultOf $Match]
        }
    }

    method CheckMatch {} {
        # Is it the one of which the letters tell?
        if {$Match eq ""} {
            if {[my role] eq "host" || [my number] > 0} {
                ::wargame::mail::letterFault noMatch $Path
            }
        } elseif {![::wargame::mail::post::IsOf $Match $Kept]} {
            ::wargame::mail::letterFault other $Path
        } elseif {[my Reached] < [my get length]} {
            ::wargame::mail::letterFault shorter $Path
        }
    }

    method Reached {} {
        # Its length, without what a guest has done since it was lent.
        if {[regexp -line {^guest \w+ (\d+) } [$Match line 0] - length]} {
            return $length
        }
        return [$Match length]
    }

    destructor {
        if {[info exists Own]} {
            my Unload
        }
    }

    method Unload {} {
        foreach name {Memories Presenter} {
            if {[set $name] ne ""} {
                [set $name] destroy
                set $name ""
            }
        }
        if {$Own} {
            $Match destroy
            set Own 0
            set Match ""
        }
    }

    method KeepMatch {how text} {
        if {$how eq "elsewhere"} {
            # The match is read again with the next letter.
            ::wargame::mail::letterFault changed
        }
        if {$Cut} {
            set how replace
            set text [$Match save]
            set Cut 0
        }
        ::wargame::match::holds during $Path {
            ::wargame::match::holds write $Path $how $text
        }
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
        } elseif {[my Begun]} {
            return answer
        } elseif {[$Match side] eq "nobody"} {
            return [expr {[my get ended] ? "over" : "write"}]
        } elseif {[$Match side] ne [my other]} {
            return play
        }
        return [expr {[my Written] ? "answer" : "write"}]
    }

    method Begun {} {
        # An answer that a crash cut short is opened again, before anything else.
        return [expr {[my number] > [my get answered] && ![my get ended]
            && [$Match length] > [my get length]
            && [my Did [expr {[my get length] + 1}]] ne ""}]
    }

    method Written {} {
        # Does the other have, or can he have, what he needs to act?
        return [expr {[my number] > [my get answered]
            && [my get length] == [$Match length]}]
    }

    method State_guest {} {
        if {[my get ended]
                || ($Match ne "" && [$Match guest] eq "nobody")} {
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

    method name {} {
        set head [::wargame::mail::post::Head $Kept [expr {[my role] eq "host"
            ? ([my get other] eq "" ? "invitation" : [my number])
            : ([my number] == 0 ? "acceptance" : "answer-[my number]")}]]
        return [join [list [my get game] [string range [my get id] 0 3] \
                [dict get $head letter] [dict get $head to]] -].letter
    }

    # ---- written ----

    method write {} {
        ::wargame::match::holds during $Path {
            my Reread
            if {[my due]} {
                my Write_[my role]
            }
        }
        return [my get letter]
    }

    method Reread {} {
        # Another program may have taken or written a letter meanwhile.  What
        # is at a table is the table's.
        set Kept [::wargame::mail::post::Read $Path]
        if {$Own && [::wargame::base::readText $Path] ne [$Match save]} {
            my Unload
        }
        if {$Match eq "" && [my HasFile]} {
            my Load
        }
        my CheckMatch
    }

    method Seal {letter body} {
        return [::wargame::mail::post::Seal $Kept $letter $body]
    }

    method Write_host {} {
        # Before it is kept nobody has seen it.
        set number [expr {[my number] + 1}]
        if {[$Match side] eq "nobody"} {
            my Reveal
            $Match catchUp
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
            set Memories [::wargame::match::Memories new $Match [my Presenter]]
        }
        set view [$Memories view [my other] $Match]
        return [expr {[dict exists $view notes] ? [dict get $view notes] : ""}]
    }

    method Presenter {} {
        if {$Presenter eq ""} {
            set Presenter [::wargame::present::presenterOf [my get game]]
        }
        return $Presenter
    }

    method Reveal {} {
        # Each once, though a crash came between.
        if {[$Match verify] ne "hidden"} {
            return
        }
        set sides [dict get [::wargame::base::aboutGame [my get game]] sides]
        foreach side {0 1} secret \
                [dict get [::wargame::match::diceKept read $Path] \
                secrets] {
            if {![regexp -line "^[lindex $sides $side] reveal " \
                    [$Match save]]} {
                try {
                    $Match do $side "reveal $secret"
                } trap {WARGAME ILLEGAL} {} {}
            }
        }
    }

    method Write_guest {} {
        set deeds [$Match deeds]
        set letter [my Seal "answer [my number]" [dict create \
                deeds $deeds follows [my get digest]]]
        my Keep letter $letter answered [my number] \
                answers [linsert [my get answers] end \
                    [list [my get length] $deeds ""]]
    }
}

# ---- a letter of ours ----

proc ::wargame::mail::post::Head {kept letter args} {
    set sides [dict get [::wargame::base::aboutGame [dict get $kept game]] \
            sides]
    set side [dict get $kept side]
    return [dict create game [dict get $kept game] \
            match [dict get $kept id] letter $letter \
            from [lindex $sides $side] to [lindex $sides [expr {!$side}]] \
            {*}$args]
}

proc ::wargame::mail::post::Seal {kept letter body args} {
    # args - what else its head has
    set head [Head $kept $letter {*}$args]
    try {
        set sealed [::wargame::seal [lindex [dict get $kept keys] 1] \
                [dict get $kept other] \
                [expr {[dict get $kept role] eq "host"}] \
                [::wargame::mail::envelope about $head] $body]
    } trap {WARGAME SEAL} {} {
        ::wargame::mail::letterFault damaged
    }
    return [::wargame::mail::envelope pack $head $sealed]
}

# ---- where they are ----

proc ::wargame::mail::post::all {} {
    return [lmap path [lsort [glob -nocomplain -directory \
            [::wargame::match::keeper::folder matches] *.post]] {
        file rootname $path
    }]
}

proc ::wargame::mail::post::of {text} {
    set head [::wargame::mail::envelope read $text]
    set lost {}
    foreach path [all] {
        if {[catch {Read $path} kept]} {
            lappend lost $path.post
        } elseif {[dict get $kept id] eq [dict get $head match]} {
            return $path
        }
    }
    if {[dict get $head letter] ne "invitation"} {
        LostOf [dict get $head match] $lost
        ::wargame::mail::letterFault foreign
    }
    return ""
}

# LostOf --
#
#       An error, if the match with that id may be one of those files that
#       cannot be read; the one that names it, if any does.
proc ::wargame::mail::post::LostOf {id lost} {
    foreach file $lost {
        if {![catch {::wargame::base::readText $file} text]
                && [string first $id $text] >= 0} {
            ::wargame::mail::letterFault lost $file
        }
    }
    if {[llength $lost]} {
        ::wargame::mail::letterFault unknown [join $lost ", "]
    }
}

# letterState --
#
#       What is due in a match by file, in a sentence.
proc ::wargame::mail::letterState {post} {
    return [say letters.state.[$post role].[$post state] \
            [LetterSide [$post get game] [$post other]] [$post number] \
            [expr {[$post number] + 1}]]
}

# letterLostFor --
#
#       Of an error that nobody foresaw: one match spoils no list of all.
proc ::wargame::mail::letterLostFor {path error} {
    return [say file.bad "$path ([lindex [split [string trim $error] \n] 0])"]
}

proc ::wargame::mail::LetterSide {game side} {
    return [sayOf $game side.[lindex [dict get [aboutGame $game] sides] $side]]
}

need mail/post-kept mail/post-open mail/post-sent mail/post-record \
        mail/post-begin
