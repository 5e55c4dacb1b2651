# make-examples.tcl --
#
#       WARGAME_BUILD=DIR tclsh make-examples.tcl
#
#       Writes games/moskowa-example-NAME.game, what the rulebook of La Bataille
#       de la Moskowa gives as examples, played on the map with its dice, and
#       beside each the .position it ends in.  The umpire places who takes part,
#       on open ground.  Run it again when the rules' version changes.  A fault in
#       the rules shows here as an action refused.

set argv {}
foreach part {start games} {
    source [file join [file dirname [info script]] $part.tcl]
}

# put --
#
#       Those on the lines, PIECE HEX FACING ?LOST?, as the umpire places them:
#       facing 0 is south, 3 north.  Batteries lie unlimbered.
proc put {match lines} {
    set roster [wargame::roster moskowa]
    foreach line [split [string trim $lines] \n] {
        lassign $line piece hex facing lost
        amend $match "place $piece $hex"
        foreach row $roster {
            if {[dict get $row key] eq $piece
                    && [string match *guns [dict get $row type]]} {
                amend $match "unlimbered $piece 1"
            }
        }
        amend $match "facing $hex $facing"
        if {$lost ne ""} {
            amend $match "losses $piece $lost"
        }
    }
}

# Nothing where it is so already.
proc amend {match what} {
    if {![string match "* as-it-is" [$match whyUmpire $what]]} {
        $match do umpire $what
    }
}

# until --
#
#       Nobody does anything until a side is asked something.
proc until {match side decision} {
    while {[$match side] != $side || [$match decision] ne $decision} {
        $match do [$match side] done
    }
}

# Fire: 15 factors of the Old Guard; ten of the Empress Dragoons, which have lost two
# points; guns of 14-8-3 at five hexes and at seven, and worn at two; horse
# guns, whose range is seven.
proc fire {} {
    set m [wargame::match::Match start moskowa shewardino "" 0]
    put $m {
        f_IG_OG_1C_b1 02070 0
        r_VII_12_Nar_b1 02071 3
        f_IG_GC_ED 01670 0 2
        r_VII_12_Smo_b1 01671 3
        f_I_I 02812 0
        r_VII_26_Or_b1 02817 3
        f_I_I_4 01612 0
        r_VII_26_Niz_b1 01619 3
        f_I_I_5 01203 0 1
        r_VII_26_Pol_b1 01205 3
        f_I_I_15 01076 0
        r_VII_26_Lad_b1 01084 3
    }
    until $m 0 target
    play $m {
        aim 02071               # 15 to 7: 2:1
        fire
        roll 5 5                # takes two points
        roll 6 6                # it checks morale, and stands
        aim 01671               # 10 less twice 2, 6 to 7: 1:1.5
        fire
        roll 5 4
        aim 02817               # 14-8-3 five hexes away
        fire
        roll 1 1
    }
    return $m
}

# What is added to dice: 34 and 56 with canister, 66 against a skirmisher; leaders
# are with those fired at.
proc added {} {
    set m [wargame::match::Match start moskowa shewardino "" 0]
    put $m {
        f_I_I 02070 0
        f_I_1_13L_b1 01971 1
        r_VII_12_Nar_b1 02071 3
        r_Raevsky 02071 3
        f_I_I_4 02470 0
        f_I_1_13L_b2 02371 1
        r_VII_12_Smo_b1 02471 3
        r_Gorchakov 02471 3
        f_I_1_13L_b3 01670 0
        r_VII_12_6J_b1 01671 3
        r_Bagration 01671 3
    }
    until $m 0 target
    play $m {
        aim 02071               # 24 to 7: 3:1
        fire
        roll 3 4                # with 6, 44: two points
        roll 6 6                # it checks morale, and stands
        aim 02471
        fire
        roll 5 6                # with 6, 66: three, but nothing for Gorchakov
        roll 6 6
        aim 01671
        fire
        roll 6 6                # less 6, 56: one; Bagration is at risk
        roll 6 6
    }
    return $m
}

# Charges: morale of 32 rolls 45 with 8 against it; 3:1 becomes 2.5:1 when the
# same cavalry charges again.
proc charge {} {
    set m [wargame::match::Match start moskowa shewardino "" 0]
    until $m 1 unit
    put $m {
        f_III_10_1P 01674 3
        r_IIC_IIC_MaH 01671 0
        f_VIII_24_5_b1 02074 3
        f_VIII_23_6_b1 02077 3
        r_IIC_IIC_IzH 02071 0
    }
    play $m {
        take r_IIC_IIC_MaH
        step 01672
        declare 01674           # 12 points against 4: 3:1
        done                    # no square is tried, from two hexes or one
        step 01673
        done
        charge
        roll 4 5                # less 8, 33: they stand
        put
        take r_IIC_IIC_IzH
        done
        step 02072
        declare 02074
        done
        step 02073
        done
        charge                  # 3:1
        roll 1 1
        step 02074
        done
        step 02075
        declare 02077
        done
        step 02076
        done
        charge                  # 3:1 again, so 2.5:1
        roll 6 6
    }
    return $m
}

foreach name {fire added charge} {
    set m [$name]
    record moskowa-example-$name $m
}
