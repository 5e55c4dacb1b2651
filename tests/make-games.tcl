# make-games.tcl --
#
#       WARGAME_BUILD=DIR tclsh make-games.tcl
#
#       Writes games/borodino-SCENARIO.game for each scenario, a whole match of
#       two players of little wit but some temper, and beside each the
#       .position it ends in.  Run it again when the rules change, so that a
#       match is no more allowed or ends otherwise.

source [file join [file dirname [info script]] borodino.tcl]

# How many times in a hundred somebody goes on, while there is a choice,
# instead of being done with a decision.
set eager {
    command 75 bombard 95 move 93 hq_move 60 straggle 4 square 15 regroup 50
    supply 97 burn 30 transfer 50 relocate 40
}

# Of a battle turn the fire comes first, unless a unit is weary of it.
set weary 20

proc choose {match} {
    # One of the actions offered.
    global eager weary
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
    if {$decision eq "turn" && rand() * 100 >= $weary} {
        set fire [lsearch -all -inline -regexp $offered {^(fire|charge)}]
        set offered [expr {[llength $fire] ? $fire : $offered}]
    }
    if {[dict exists $eager $decision] && [llength $offered] > 1} {
        if {rand() * 100 >= [dict get $eager $decision]
                && "done" in $offered} {
            return done
        }
        set offered [lsearch -all -inline -exact -not $offered done]
    }
    return [lindex $offered [expr {int(rand() * [llength $offered])}]]
}

foreach scenario {shevardino borodino campaign} {
    expr {srand(1812)}
    set match [wargame::Match start borodino $scenario "" 7091812]
    while {[$match side] ne "nobody"} {
        $match do [$match side] [expr {[$match side] eq "chance"
            ? [chance $match] : [choose $match]}]
    }
    set name [file join $root tests games borodino-$scenario]
    foreach {suffix text} [list game [$match save] position [position $match]] {
        set channel [open $name.$suffix w]
        fconfigure $channel -encoding utf-8 -translation lf
        puts -nonewline $channel $text
        close $channel
    }
    puts "$scenario: [$match length] actions, winner [$match winner],\
            [dict get [$match query umpire points] french] to\
            [dict get [$match query umpire points] russian]"
    $match destroy
}
exit
