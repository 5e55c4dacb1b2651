# kept-state.tcl --
#
#       What is kept of a match by file, in FILE.letters beside it.  Such a file
#       may be damaged, or come with a match from anybody: each member is looked
#       at before it is used.
#
#   ::wargame::mail::keptState
#       read PATH             of the match kept there: a dictionary with the
#                             members below and no others; of a host's several
#                             guests that of the first
#       all PATH              of each guest, in a list; a guest's is one
#       write PATH ALL        keeps them
#       isOf MATCH KEPT       is that Match the one of which those letters tell?
#                             At a remote seat or not
#       allOptions GAME CHOSEN    NAME VALUE... of a game with what was not
#                             said, in the game's order

need base/doors base/files match/match-paths mail/envelope \
        mail/member-kinds

namespace eval ::wargame::mail::keptState {
    namespace export read all write isOf allOptions
    namespace ensemble create
    # Of both, then of either: what each member is.
    variable Keys {
        both {
            role Role side flag theirs flag commander Commander
            game game id id scenario Scenario
            options Options losses flag keys Keys other Key secret secret
            number Count answered Count length Count digest Digest
            letter Letter ended flag
        }
        host {pledge digest since Since took Took share Share}
        guest {
            commitment commitment pledges Pledges notes Notes
            answers Answers taken Digest known Count
        }
    }
}

proc ::wargame::mail::keptState::read {path} {
    return [lindex [all $path] 0]
}

proc ::wargame::mail::keptState::all {path} {
    # Several guests of a host stand in a list; one alone.
    set file [::wargame::match::matchPaths letters $path]
    if {[catch {::wargame::base::readText $file} text]
            || [catch {dict exists $text guests} several]} {
        Lost $path $file
    }
    set texts [expr {$several ? [dict get $text guests] : [list $text]}]
    if {![string is list $texts] || ![llength $texts]} {
        Lost $path $file
    }
    return [lmap one $texts { One $path $file $one }]
}

proc ::wargame::mail::keptState::write {path all} {
    ::wargame::replace $path.letters [expr {[llength $all] == 1
        ? [lindex $all 0] : [dict create guests $all]}]\n
}

proc ::wargame::mail::keptState::One {path file text} {
    variable Keys
    if {[catch {dict get $text role} role] || $role ni {host guest}} {
        Lost $path $file
    }
    set kinds [dict merge [dict get $Keys both] [dict get $Keys $role]]
    if {[catch {::wargame::base::members [WithNew $text] \
            {*}[dict keys $kinds]} kept]
            || ![::wargame::base::door game [dict get $kept game]]} {
        Lost $path $file
    }
    dict for {name kind} $kinds {
        if {![::wargame::mail::memberKinds is $kind [dict get $kept $name] \
                $kept]} {
            Lost $path $file
        }
    }
    return $kept
}

proc ::wargame::mail::keptState::Lost {path file} {
    # What an older program kept may be older than letters that were sent; so
    # it is not taken instead, unless a person wants that.
    if {$file ne "$path.post" && [file exists $path.post]} {
        ::wargame::mail::letterFault lostNew $file $path.post
    }
    ::wargame::mail::letterFault lost $file
}

proc ::wargame::mail::keptState::WithNew {text} {
    # As it would be, if an older program wrote it.
    set before [dict create theirs [expr {[dict get $text side] ne "1"}] \
            commander ""]
    if {[dict get $text role] eq "host"} {
        dict set before share ""
    } else {
        lappend before answers {} taken "" known [dict get $text length]
    }
    return [dict merge $before $text]
}

proc ::wargame::mail::keptState::isOf {match kept} {
    set about [$match about]
    set game [dict get $kept game]
    if {[dict get $about game] ne $game
            || [dict get $about scenario] ne [dict get $kept scenario]
            || [allOptions $game [dict get $about options]]
            ne [allOptions $game [dict get $kept options]]} {
        return 0
    }
    set seat [[$match remote] seat]
    return [expr {$seat eq "nobody" || ([dict get $kept role] eq "guest"
        && $seat eq [dict get $kept side]
        && [[$match remote] commander] eq [dict get $kept commander])}]
}

proc ::wargame::mail::keptState::allOptions {game chosen} {
    set options {}
    foreach pair [dict get [::wargame::base::aboutGame $game] options] {
        lassign $pair name values
        lappend options $name [expr {[dict exists $chosen $name]
            ? [dict get $chosen $name] : [lindex $values 0]}]
    }
    return $options
}
