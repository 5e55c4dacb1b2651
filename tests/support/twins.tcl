# twins.tcl --
#
#       Pairs of matches of Napoleon at the Berezina for two that differ in who
#       stands hidden below whom, and in nothing that the other side may know.

source [file join [file dirname [info script]] berezina.tcl]

# Where hidden units are put: first all go somewhere else, then each to its own
# hex or to the other's, below the same unit.
array set set_up {
    1 {
        tartar_uhlan 5315   alexandria_hussar 5415
        11_12_horse_art 5516   14_38_jaeger 5616
    }
    1,0 {
        alexandria_hussar 5514   tartar_uhlan 5514
        14_38_jaeger 5614   11_12_horse_art 5614
    }
    1,1 {
        14_38_jaeger 5514   tartar_uhlan 5514
        alexandria_hussar 5614   11_12_horse_art 5614
    }
    0 { castex 5310   doumerc 5311   corbineau 5412   maison 5312 }
    0,0 { doumerc 5410   castex 5410   maison 5411   corbineau 5411 }
    0,1 { maison 5410   castex 5410   doumerc 5411   corbineau 5411 }
}

# twin --
#
#       A match at the first French move: two hidden units of a side stand where
#       they do, or, if OTHER, each where the other does.
proc twin {side other} {
    global set_up
    set match [wargame::match::Match start berezina two_players {} 0]
    foreach who {1 0} {
        throw $match 3 { string match *_setup [$match decision] }
        foreach {unit hex} [concat $set_up($who) \
                $set_up($who,[expr {$other && $who == $side}])] {
            $match do $who [list place $unit $hex]
        }
        $match do $who done
    }
    throw $match 3 { expr 0 }
    return $match
}

# playOn --
#
#       As far as a decision: French guns, engineers and a Jaeger brigade fire
#       at one another over the river, nobody else does anything.
proc playOn {match turn decision} {
    while {[see $match umpire turn] < $turn
            || [$match decision] ne $decision} {
        set action done
        if {[$match side] eq "chance"} {
            set action "roll [lrepeat [$match dice] \
                    [expr {3 + [$match length] % 3}]]"
        } elseif {[$match decision] eq "fire"} {
            set action [lindex [lsort [lsearch -all -inline -regexp \
                    [$match actions] {^fire.* 14_27_|^fire 14_27_|^done}]] end]
        }
        $match do [$match side] $action
    }
}
