# make-games.tcl --
#
#       WARGAME_BUILD=DIR tclsh make-games.tcl ?-keep? ?GAME ...?
#
#       Writes games/GAME-SCENARIO.game for each scenario, a whole match of two
#       players of little wit but some temper, and beside each the .position it
#       ends in.  Run it again when the rules change, so that a match is no
#       more allowed or ends otherwise.  With -keep, what is still allowed of
#       the match that is there is kept, and played on from there.

set keep [expr {[lindex $argv 0] eq "-keep"}]
set names [lrange $argv $keep end]
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
set eager(berezina) {
    french_setup 60 russian_setup 60 move 99 russian_move 97 fire 97 build 97
}
set eager(moskowa) {
    unit 70 step 89 declare 90 attempt 60 target 85 defender 90 attackers 97
    evasion 30 evading 80 regroup 90 supply 80 call 60
}

# What comes first, so many times in a hundred: of a battle turn the fire;
# an attack, if there is somebody to lead it.
set first(borodino) { turn {80 ^(fire|charge)} }
set first(monday) {
    impulse {75 ^(tactical|offensive)} commander {70 ^activate}
    activate {65 ^activate} stand {70 ^stand}
}
set first(moskowa) {
    step {95 ^(charge|step)} firers {90 ^fire} attackers {90 ^fight}
    declare {90 ^declare} evading {80 ^step}
}

# Where chance begins: so that most of what can be done is.
array set seed { borodino 1812 monday 8 berezina 26 moskowa 57 }

# The options of a match, if they are not those of the box.
set options(berezina-two_players) {
    fmet alternative events on nights long bridge intact kutusov aggressive
    victor on
}
set options(berezina-solitaire) {russians player events on ney lost}

# What is hardly ever done, of what may be done again and again.
set rarely(berezina) "decide *"

# Of actions offered those that bring somebody nearer to where the whole army
# goes, if there are any.
set advance(berezina) toTheRiver
set advance(moskowa) toTheEnemy

foreach place [wargame::places berezina] {
    if {[dict get $place kind] eq "hex"} {
        set Bank([dict get $place key]) [dict get $place bank]
    }
}

# How far it is, about, from a hex over the ford of Studianka to Zembin.
proc toZembin {hex} {
    global Bank
    scan $hex %2d%2d row column
    return [expr {$Bank($hex) eq "west"
        ? abs($row - 10) + abs($column - 13)
        : abs($row - 20) + abs($column - 12) + 14}]
}

proc toTheRiver {match offered} {
    if {[$match decision] ne "move"} {
        return {}
    }
    set roster [wargame::roster berezina]
    set places [wargame::places berezina]
    set view [$match view umpire]
    foreach piece [dict get $view unit.piece] place [dict get $view unit.place] {
        set at([dict get [lindex $roster $piece] key]) \
            [dict get [lindex $places $place] key]
    }
    return [lmap action $offered {
        lassign $action verb key to
        if {$verb ne "leave" && ($verb ni {move cross}
                || ($at($key) ne "arriving"
                    && [toZembin $to] >= [toZembin $at($key)]))} continue
        set action
    }]
}

# Of La Bataille's hexes 04344 and 05443.
proc hexesApart {from to} {
    foreach hex [list $from $to] name {from to} {
        scan $hex %3d%2d column row
        # Even columns lie half a hex farther south.
        set $name [list $column [expr {2 * $row + ($column % 2 == 0)}]]
    }
    set across [expr {abs([lindex $from 0] - [lindex $to 0])}]
    set down [expr {abs([lindex $from 1] - [lindex $to 1])}]
    return [expr {$across + max(0, $down - $across) / 2}]
}

# Of a few units the one that is nearest to an enemy, and the steps that lead
# nearer.
proc toTheEnemy {match offered} {
    if {[$match decision] ni {unit step}} {
        return {}
    }
    set rows [wargame::roster moskowa]
    set places [wargame::places moskowa]
    set view [$match view umpire]
    set enemies {}
    foreach piece [dict get $view unit.piece] hex [dict get $view unit.hex] {
        if {$hex < 0} continue
        set key [dict get [lindex $rows $piece] key]
        set at($key) [dict get [lindex $places $hex] key]
        if {[string match f_* $key] == [$match side]} {
            lappend enemies $at($key)
        }
    }
    if {[$match decision] eq "unit"} {
        set takes {}
        for {set i 0} {$i < 12} {incr i} {
            set action [lindex $offered [expr {int(rand() \
                * [llength $offered])}]]
            if {[lindex $action 0] eq "take"} {
                lappend takes [list [nearest $at([lindex $action 1]) \
                        $enemies] $action]
            }
        }
        return [expr {[llength $takes]
            ? [list [lindex [lsort -integer -index 0 $takes] 0 1]] : {}}]
    }
    set hand [dict get [lindex $rows [lindex [dict get $view unit.piece] \
            [dict get $view hand]]] key]
    set now [nearest $at($hand) $enemies]
    return [lmap action $offered {
        if {[lindex $action 0] ne "step" || [nearest [lindex $action 1] \
                $enemies] >= $now} continue
        set action
    }]
}

proc nearest {hex enemies} {
    return [tcl::mathfunc::min 999 {*}[lmap enemy $enemies {
        hexesApart $hex $enemy
    }]]
}

proc choose {match game} {
    # One of the actions offered.
    global eager first advance rarely
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
    if {[info exists rarely($game)] && rand() < 0.98} {
        set offered [lsearch -all -inline -not -glob $offered $rarely($game)]
    }
    if {[info exists advance($game)]} {
        set found [$advance($game) $match $offered]
        if {[llength $found] && rand() < 0.9} {
            set offered $found
        }
    }
    if {[info exists first($game)] && [dict exists $first($game) $decision]} {
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

proc playScenario {game scenario} {
    # Play a match and write it down.
    global root seed options keep
    expr {srand($seed($game))}
    set chosen [expr {[info exists options($game-$scenario)]
        ? [join $options($game-$scenario)] : ""}]
    set match [wargame::match::Match start $game $scenario $chosen 7091812]
    if {$keep} {
        $match destroy
        set old [wargame::match::Match load [readFile \
                [file join $root tests games $game-$scenario.game]]]
        set match [$old at [$old length]]
        puts "$game $scenario: [$match length] actions are kept"
        $old destroy
    }
    while {[$match side] ne "nobody"} {
        $match do [$match side] [expr {[$match side] eq "chance"
            ? [chance $match] : [choose $match $game]}]
    }
    record $game-$scenario $match
    puts "$game $scenario: [$match length] actions, winner [$match winner],\
            [$match score umpire 0] french to [$match score umpire 1] russian"
    $match destroy
}

foreach game [::wargame::games] {
    if {[info exists eager([dict get $game game])] && ($names eq ""
            || [dict get $game game] in $names)} {
        foreach scenario [dict get $game scenarios] {
            playScenario [dict get $game game] $scenario
        }
    }
}
exit
