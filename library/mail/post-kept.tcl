# post-kept.tcl --
#
#       What is kept of a match by file, in FILE.post.  Such a file may be
#       damaged, or come with a match from anybody: each member is looked at
#       before it is used.

need base/doors base/files mail/envelope

namespace eval ::wargame::mail::post {
    # Of both, then of either: what each member is.
    variable Keys {
        both {
            role Role side flag game game id id scenario Scenario
            options Options losses flag keys Keys other Key secret secret
            number Count answered Count length Count digest Digest
            letter Letter ended flag
        }
        host {pledge digest since Since took Took}
        guest {
            commitment commitment pledges Pledges notes Notes
            answers Answers taken Digest known Count
        }
    }
    variable Most 1000000       ;# actions of a match, and letters
    variable Longest 12000000   ;# characters of a letter
}

# Read --
#
#       What FILE.post says: a dictionary with those members and no others.
proc ::wargame::mail::post::Read {path} {
    variable Keys
    if {[catch {::wargame::base::readText $path.post} text]
            || [catch {dict get $text role} role]
            || $role ni {host guest}} {
        ::wargame::mail::letterFault lost $path.post
    }
    set kinds [dict merge [dict get $Keys both] [dict get $Keys $role]]
    if {[catch {::wargame::base::members [WithNew $text] \
            {*}[dict keys $kinds]} kept]
            || ![::wargame::base::door game [dict get $kept game]]} {
        ::wargame::mail::letterFault lost $path.post
    }
    dict for {name kind} $kinds {
        if {![$kind [dict get $kept $name] $kept]} {
            ::wargame::mail::letterFault lost $path.post
        }
    }
    return $kept
}

proc ::wargame::mail::post::WithNew {text} {
    # As it would be, if an older program wrote it.
    return [expr {[dict get $text role] eq "host" ? $text
        : [dict merge [dict create answers {} taken "" \
            known [dict get $text length]] $text]}]
}

# IsOf --
#
#       Is this a match, borrowed or not, of which those letters tell?
proc ::wargame::mail::post::IsOf {match kept} {
    set about [$match about]
    set game [dict get $kept game]
    if {[dict get $about game] ne $game
            || [dict get $about scenario] ne [dict get $kept scenario]
            || [AllOptions $game [dict get $about options]]
            ne [AllOptions $game [dict get $kept options]]} {
        return 0
    }
    return [expr {[$match guest] in [expr {[dict get $kept role] eq "host"
        ? "nobody" : [list nobody [dict get $kept side]]}]}]
}

# AllOptions --
#
#       NAME VALUE... of a game with what was not said, in the game's order.
proc ::wargame::mail::post::AllOptions {game chosen} {
    set options {}
    foreach pair [dict get [::wargame::base::aboutGame $game] options] {
        lassign $pair name values
        lappend options $name [expr {[dict exists $chosen $name]
            ? [dict get $chosen $name] : [lindex $values 0]}]
    }
    return $options
}

# ---- what a member is: of its text, and of all that is kept ----

foreach kind {flag game id secret digest commitment} {
    proc ::wargame::mail::post::$kind {text kept} [format {
        return [::wargame::base::door %s $text]
    } $kind]
}

proc ::wargame::mail::post::Role {text kept} {
    return [expr {$text in {host guest}}]
}

proc ::wargame::mail::post::Scenario {text kept} {
    return [::wargame::base::door scenario $text [dict get $kept game]]
}

proc ::wargame::mail::post::Options {text kept} {
    return [::wargame::base::door options $text [dict get $kept game]]
}

proc ::wargame::mail::post::Keys {text kept} {
    return [expr {[string is list $text] && [llength $text] == 2
        && [::wargame::base::door key [lindex $text 0]]
        && [::wargame::base::door key [lindex $text 1]]}]
}

proc ::wargame::mail::post::Key {text kept} {
    # A guest has had it since the invitation.
    return [expr {[::wargame::base::door key $text]
        || ($text eq "" && [dict get $kept role] eq "host")}]
}

proc ::wargame::mail::post::Digest {text kept} {
    return [expr {$text eq "" || [::wargame::base::door digest $text]}]
}

proc ::wargame::mail::post::Count {text kept} {
    variable Most
    return [::wargame::base::door number $text 0 $Most]
}

proc ::wargame::mail::post::Since {text kept} {
    # -1: nothing was told yet.
    return [expr {$text eq "-1" || [Count $text $kept]}]
}

proc ::wargame::mail::post::Took {text kept} {
    return [expr {[string is list $text] && [llength $text] == 2
        && [Count [lindex $text 0] $kept] && [Count [lindex $text 1] $kept]}]
}

proc ::wargame::mail::post::Letter {text kept} {
    variable Longest
    return [expr {[string length $text] <= $Longest
        && ![regexp {[^\n -~]} $text]}]
}

proc ::wargame::mail::post::Text {text kept} {
    # A match, or what was lent of one: the core looks at each line.
    variable Longest
    return [expr {[string length $text] <= $Longest}]
}

proc ::wargame::mail::post::Deeds {text kept} {
    # As a match writes them; secrets are for the end, not for an answer.
    if {![::wargame::base::door texts $text 10000 1200]} {
        return 0
    }
    foreach deed $text {
        if {![regexp {^[^ ]+(?: [^ ]+)*$} $deed]
                || [string match "reveal *" $deed]} {
            return 0
        }
    }
    return 1
}

# Pledges --
#
#       Of each letter that came: length of the match, pledge; and since when it
#       told, and the digest of what it lent.
proc ::wargame::mail::post::Pledges {text kept} {
    return [EachIs $text $kept {{Count digest} {Count digest Since digest}}]
}

# Answers --
#
#       Of each that was sent: the length that it follows, its actions, and how
#       many of them were taken, dropped for none, or "" if not told yet.
proc ::wargame::mail::post::Answers {text kept} {
    return [EachIs $text $kept {{Count Deeds Fate}}]
}

proc ::wargame::mail::post::Fate {text kept} {
    return [expr {$text in {dropped ""} || [Count $text $kept]}]
}

proc ::wargame::mail::post::EachIs {list kept forms} {
    # Each a list of members of those kinds.
    if {![string is list $list]} {
        return 0
    }
    foreach one $list {
        if {![string is list $one]} {
            return 0
        }
        set form [lindex [lmap form $forms {
            if {[llength $form] != [llength $one]} continue
            set form
        }] 0]
        if {$form eq ""} {
            return 0
        }
        foreach kind $form member $one {
            if {![$kind $member $kept]} {
                return 0
            }
        }
    }
    return 1
}

# Notes --
#
#       What the table would remember for a guest, by slot; as a Memory has it.
proc ::wargame::mail::post::Notes {text kept} {
    set game [dict get $kept game]
    set pieces [expr {[llength [::wargame::roster $game]] - 1}]
    set places [expr {[llength [::wargame::places $game]] - 1}]
    if {![string is list $text] || [llength $text] % 2} {
        return 0
    }
    foreach {slot note} $text {
        if {[catch {::wargame::base::members $note piece state place seen \
                turn} own]
                || [dict size $own] != [dict size $note]} {
            return 0
        }
        dict with own {}
        if {![::wargame::base::door number $slot 0 $pieces]
                || ![::wargame::base::door number $piece 0 $pieces]
                || ![::wargame::base::door number $state 0 255]
                || ![::wargame::base::door number $place 0 $places]
                || ![Count $seen $kept] || ![IsTurn $turn]} {
            return 0
        }
    }
    return 1
}

# Tales --
#
#       What was told: words of an umpire, too, each a word.
proc ::wargame::mail::post::Tales {news} {
    if {![string is list $news]} {
        return 0
    }
    foreach event $news {
        if {[catch {::wargame::base::members $event n side what about} own]
                || ![string is list [dict get $own about]]} {
            return 0
        }
    }
    return 1
}

proc ::wargame::mail::post::IsTurn {event} {
    # As the news tell of it.
    if {$event eq ""} {
        return 1
    }
    return \
            [expr \
            {![catch {::wargame::base::members $event n side what about} own]
        && [regexp {^[a-z_]{1,39}$} [dict get $own what]]
        && [::wargame::base::door texts [dict get $own about] 16 240]
        && [llength [dict get $own about]] > 0}]
}
