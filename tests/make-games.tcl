# make-games.tcl --
#
#       WARGAME_BUILD=DIR tclsh make-games.tcl ?GAME ...?
#
#       Writes games/GAME-SCENARIO.game for each scenario, a whole match of two
#       players of little wit but some temper, and beside each the .position it
#       ends in.  Run it again when the rules change, so that a match is no
#       more allowed or ends otherwise.

set names $argv
set argv {}
foreach part {start games} {
    source [file join [file dirname [info script]] $part.tcl]
}

# How many times in a hundred somebody goes on, while there is a choice,
# instead of being done with a decision.
set eager(borodino) {
    command 75 bombard 95 move 93 hq_move 60 straggle 4 square 15 regroup 50
    supply 97 burn 30 transfer 50 relocate 40
}
set eager(monday) {
    aim 95 commander 95 reinforce 97 restore_leaders 97 restore_guns 97
    restore_units 97 activate 60 move 96 inspire 90 battle 70 commit 90
    jagers 80 march 85 raid 50 raiders 80 pass 80
}

# What comes first, so many times in a hundred: of a battle turn the fire;
# an attack, if there is somebody to lead it.
set first(borodino) { turn {80 ^(fire|charge)} }
set first(monday) {
    impulse {75 ^(tactical|offensive)} commander {70 ^activate}
    activate {65 ^activate} stand {70 ^stand}
}

# Where chance begins: so that most of what can be done is.
array set seed { borodino 1812 monday 8 }

proc choose {match game} {
    # One of the actions offered.
    global eager first
    set decision [$match decision]
    set offered [$match actions]
    if {"historical" in $offered} {
        return historical
    }
    if {$decision eq "deploy"} {
        set offered [lsearch -all -inline -not -glob $offered {lift *}]
        if {"done" in $offered} {
            return done
        }
    }
    if {[dict exists $first($game) $decision]} {
        lassign [dict get $first($game) $decision] often what
        if {rand() * 100 >= 100 - $often} {
            set found [lsearch -all -inline -regexp $offered $what]
            set offered [expr {[llength $found] ? $found : $offered}]
        }
    }
    if {[dict exists $eager($game) $decision] && [llength $offered] > 1} {
        if {rand() * 100 >= [dict get $eager($game) $decision]
                && "done" in $offered} {
            return done
        }
        set offered [lsearch -all -inline -exact -not $offered done]
    }
    return [lindex $offered [expr {int(rand() * [llength $offered])}]]
}

proc record {game scenario} {
    # Play a match and write it down.
    global root seed
    expr {srand($seed($game))}
    set match [wargame::Match start $game $scenario "" 7091812]
    while {[$match side] ne "nobody"} {
        $match do [$match side] [expr {[$match side] eq "chance"
            ? [chance $match] : [choose $match $game]}]
    }
    set name [file join $root tests games $game-$scenario]
    foreach {suffix text} [list game [$match save] position [position $match]] {
        set channel [open $name.$suffix w]
        fconfigure $channel -encoding utf-8 -translation lf
        puts -nonewline $channel $text
        close $channel
    }
    puts "$game $scenario: [$match length] actions, winner [$match winner],\
            [$match score umpire 0] french to [$match score umpire 1] russian"
    $match destroy
}

foreach game [::wargame::games] {
    if {[info exists eager([dict get $game game])] && ($names eq ""
            || [dict get $game game] in $names)} {
        foreach scenario [dict get $game scenarios] {
            record [dict get $game game] $scenario
        }
    }
}
exit
