# make-diagrams.tcl --
#
#       WARGAME_BUILD=DIR tclsh make-diagrams.tcl
#
#       Writes games/diagram-1.game to -4.game, the rulebook's diagrams played
#       on the map with dice that give what it prints, and beside each the
#       .position it ends in.  Run it again when the rules' version changes.
#       A fault in the rules shows here as an action refused.

source [file join [file dirname [info script]] borodino.tcl]

# deployed --
#
#       The 7th of September, both armies deployed as the historical command
#       would today, but block by block: so that a file stays good when the
#       map's word on who stood where changes.  R09 stands on the redoubt.
proc deployed {} {
    set history [opening borodino]
    set m [wargame::match::Match start borodino borodino "" 0]
    foreach side {R F} {
        foreach block [wargame::roster borodino] {
            set key [dict get $block key]
            if {[string match $side* $key] && [where $m $key] eq "tray"} {
                run $m "deploy $key [where $history $key]"
            }
        }
        if {$side eq "R"} {
            run $m "occupy R09"
        }
        run $m done
    }
    return $m
}

# stage --
#
#       Let only these blocks stand in the areas, lines as for put.
proc stage {match lines} {
    foreach line [split [string trim $lines] \n] {
        set blocks [lmap block [lassign $line area] { lindex [split $block =] 0 }]
        foreach slot [lsearch -all -exact -integer \
                [see $match umpire unit.place] [number $area]] {
            set block [dict get [lindex [wargame::roster borodino] \
                    [see $match umpire unit.block $slot]] key]
            if {$block ni $blocks} {
                $match do umpire "place $block absent"
            }
        }
    }
    put $match $lines
}

# Diagram 1: the French as Player 2 attack Loginovo.  What the rulebook does
# not print: the enemy is the 4th Corps gun and the 23rd Division; they have
# nothing to do in their own phase.
proc diagram-1 {} {
    set m [deployed]
    russianTurn $m
    stage $m {
        northern_road
        upper_voyna F17 F41
        bezzubovo F16 F40
        voyna_meadows F03 F18
        borodino_north F34
        novoye_selo
        loginovo_wood
        loginovo
        loginovo R18 R45
    }
    run $m {
        done                            # Player 1: no headquarters
        done                            # no moves
        done                            # no stragglers
        activate F03                    # Player 2: Eugene
        done
        bombard F40 loginovo            # upslope: A3 counts as A2
        roll 2 5
        hit R18
        bombard F41 loginovo            # over the swamp border: A1
        roll 3 4
        move F17 loginovo               # by the ford
        move F16 loginovo               # over stream and slope
        move F34 loginovo               # uphill
        move F18 upper_voyna            # by road
        done
        move F03 bezzubovo              # reduced a step
        done
        done
        done                            # the Russian declines square
        done                            # and so do the French
        fire R45
        roll 3 6
        fire F34                        # B2, -1 for the village
        roll 2 2 3
        retreat R18 novoye_selo
        fire F16                        # C2, -1 for the village
        roll 1 2 2 5
        fire F17
        roll 6 1 2 2
        regroup F34 loginovo_wood
        done
    }
    return $m
}

# Diagram 2: the Great Redoubt holds out.  Rayevski has been told to stand on
# the redoubt itself, so the bombarded divisions are not doubled.
proc diagram-2 {} {
    set m [deployed]
    stage $m {
        lower_voyna F03
        kolocha_bend F40
        borodino
        borodino F41
        kamenka F05 F14 F39
        les_fleches
        les_fleches F15
        great_redoubt R09 R23 R24 R49
    }
    run $m {
        activate F03
        activate F05
        done
        bombard F40 great_redoubt       # up and down: no modifier
        roll 3 6
        hit R23
        bombard F41 great_redoubt
        roll 2 6
        hit R24
        done
        move F39 great_redoubt          # over the ford
        move F14 great_redoubt
        move F15 great_redoubt          # across the stream
        done
        done
        done
        pin R49                         # Player 2: three of four
        pin R23
        pin R24
        done                            # declines to bombard friends
        done
        done
        done                            # round 1: no squares
        done
        fire R49
        roll 3
        fire F39
        roll 2 4 5
        hit R23                         # half a hit
        fire R09
        roll 1 5
        hit F39
        fire R24
        roll 2 6
        hit F15
        fire R23
        roll 3 4
        fire F14
        roll 2 5 6
        fire F15
        roll 4 4
        done                            # round 2
        done
        fire R49
        roll 1
        fire F39
        roll 3 5
        fire R09
        roll 6 2
        hit F39
        fire R24
        roll 4 3
        fire R23
        roll 6
        fire F14
        roll 1 5
        hit R24                         # half a hit
        fire F15
        roll 5 6
        done                            # round 3
        done
        fire R49
        roll 2
        hit F15
        retreat F39 kamenka
        fire R09
        roll 2 4
        fire R23
        roll 5
        fire R24
        roll 1 6
        hit F15
        retreat F14 kamenka
    }
    return $m
}

# Diagram 3: reserves in the West Utitskii Forest.
proc diagram-3 {} {
    set m [deployed]
    stage $m {
        kamenka F05 F14 F15 F39
        kamenka_west F06 F10 F13=4 F37
        shevardino_wood F12
        west_utitskii_forest R26=3
        east_utitskii_forest R27
        les_fleches R10 R25=3 R50
        semyonovskoye R03 R55 R56
    }
    run $m {
        activate F05
        activate F06
        done
        bombard F39 les_fleches         # woods: -1
        roll 2 4 6
        bombard F37 les_fleches
        roll 2 3 5
        hit R25
        move F14 les_fleches
        move F15 les_fleches
        move F10 west_utitskii_forest
        move F13 west_utitskii_forest
        move F12 west_utitskii_forest
        done
        done
        done
        pin R25
        pin R50
        activate R03                    # Player 2: Bagration, two steps
        done
        done                            # declines to bombard friends
        move R56 les_fleches
        move R27 west_utitskii_forest
        done
        done
        done
        fight west_utitskii_forest
        fire R26                        # round 1
        roll 1 4 5
        fire F10
        roll 3 4 5 6
        fire F13
        roll 2 4 4 6
        fire F12
        roll 5 1 6
        fire R27                        # round 2: the reserve is here
        roll 3 6
        hit F13
        fire R26
        roll 4
        fire F10
        roll 2 3 5 6
        fire F12
        roll 4 5 6
        fire F13
        roll 1 5 6
        hit R26
        retreat R27 east_utitskii_forest
    }
    return $m
}

# Diagram 4: Platov in the rear.  The turn before, his Cossacks rode the
# Northern Road; now the French cut it behind them.
proc diagram-4 {} {
    set m [deployed]
    russianTurn $m
    stage $m {
        gryaz
        northern_road
        upper_voyna
        bezzubovo
        loginovo
        loginovo R12 R40=2
        novoye_selo
        borodino_north
        borodino
        borodino F16 F17
        lower_voyna F03 F18=2
    }
    run $m {
        umpire place F40 absent
        umpire place F41 absent
        activate R12
        done
        move R40 northern_road
        done
        move R12 northern_road
        done
        done
        done                            # Player 2 does nothing yet
        done
        done
        supply R12 kriushino            # the road is open still
        done
        supply_guard F18 new_smolensk_post_highway new_smolensk_post_highway
        done                            # Gryaz is forfeit
        done                            # no bridge is burnt
        done
        roll 6 6 1 1
        activate F03
        done
        move F16 loginovo
        move F17 borodino_north
        done
        done
        done
        done                            # Player 2
        done
        done
        done                            # French supply
    }
    return $m
}

foreach n {1 2 3 4} {
    set m [diagram-$n]
    record diagram-$n $m
}
