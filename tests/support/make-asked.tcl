# make-asked.tcl --
#
#       WARGAME_BUILD=DIR tclsh make-asked.tcl
#
#       Writes games/GAME-asked-NAME.game, the beginnings of matches in which is
#       asked what no whole match of two players of little wit asks: they bid,
#       come from two sides, are several commanders, fight on.  The umpire places
#       who takes part.  Beside each is the .position it ends in.  Run it again
#       when the rules' version changes.

set argv {}
foreach part {start games} {
    source [file join [file dirname [info script]] $part.tcl]
}

# until --
#
#       Nobody does anything until somebody is asked for one of these decisions.
proc until {match args} {
    while {[$match decision] ni $args} {
        if {[$match side] eq "chance"} {
            $match do chance [list roll {*}[lrange {6 5 4 3 2 6 5 4 3 2} \
                    1 [$match dice]]]
            continue
        }
        set offered [$match actions]
        $match do [$match side] [expr {"historical" in $offered ? "historical"
            : "done" in $offered ? "done" : [lindex $offered 0]}]
    }
}

proc act {match args} {
    foreach action $args {
        $match do [$match side] $action
    }
}

proc amend {match args} {
    foreach what $args {
        $match do umpire $what
    }
}

# Two bids: one opens, the other passes over or goes higher.
proc borodino-bid {} {
    set m [wargame::match::Match start borodino shevardino {bidding on} 0]
    until $m bid
    act $m "bid russian 2" "bid russian 4" accept
    return $m
}

# 5.7 Flank attacks: Ney comes upon Shevardino from two sides.
proc borodino-main {} {
    set m [wargame::match::Match start borodino campaign {flanking on} 0]
    until $m command
    amend $m "place F02 kamenka_west" "place F28 kamenka_west" \
            "place F29 doronino"
    act $m "activate F02" done
    until $m move
    act $m "move F28 shevardino" "move F29 shevardino" done
    until $m main
    act $m "main kamenka_west"
    return $m
}

# 7.33: Ney takes Artemki.
proc borodino-spoils {} {
    set m [wargame::match::Match start borodino campaign "" 0]
    until $m command
    amend $m "place F02 zarubinka" "place F28 zarubinka" \
            "strength F28 2"
    act $m "activate F02" done
    until $m move
    act $m "move F28 artemki" "supply F28 artemki"
    return $m
}

# Three commanders divide the corps, place them and write; an aide brings what
# Napoleon writes to Ney, and waits.
proc moskowa-commanders {} {
    set m [wargame::match::Match start moskowa historical \
            {setup free french_commanders three division own} 0]
    act $m done
    until $m message
    amend $m "place f_Ney 03057"
    act $m "write f_Ney | Attack at ten"
    until $m unit
    act $m "take f_aide_Napoleon" "carry f_Ney" "step 03057" deliver answer
    return $m
}

# The battle goes on into the night, and on the next day.
proc moskowa-night {} {
    set m [wargame::match::Match start moskowa historical "" 0]
    until $m unit
    amend $m "hour 17" "losses r_VIII_27_Od 6"
    until $m prolong
    act $m prolong
    until $m unit
    amend $m "losses r_VIII_27_Sim 4" "losses f_I_2_48 6"
    until $m next_day
    act $m done next_day
    return $m
}

# Two regiments of the Guard make a third whole, which may come back to either
# of two leaders.
proc moskowa-return {} {
    set m [wargame::match::Match start moskowa historical "" 0]
    until $m unit
    amend $m "losses f_IG_IG_VPB 3" "losses f_IG_MG_FG 4" \
            "losses f_IG_MG_FC 4"
    until $m regroup
    act $m "regroup f_IG_IG_VPB" "supply f_IG_MG_FG" "supply f_IG_MG_FC"
    act $m [lsearch -inline -glob [$m actions] "return *"]
    return $m
}

# Two leaders are with those who are attacked.
proc moskowa-leaders {} {
    set m [wargame::match::Match start moskowa shewardino "" 0]
    until $m unit
    amend $m "place f_I_1_13L_b1 01971" "place r_VII_12_Nar_b1 02071" \
            "facing 02071 3" "place r_Raevsky 02071" "place r_Gorchakov 02071"
    until $m defender
    act $m "attack 02071"
    act $m fight
    until $m defending_leader
    act $m "lead r_Raevsky"
    return $m
}

foreach name {
    borodino-bid borodino-main borodino-spoils moskowa-commanders moskowa-night
    moskowa-return moskowa-leaders
} {
    set m [$name]
    set name [string map {- -asked-} $name]
    record $name $m
    $m destroy
}
