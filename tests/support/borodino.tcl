# borodino.tcl --
#
#       Words to set up and play Borodino 1812 in a test, after start.tcl.
#       Blocks and places go by their keys (F10, les_fleches).

source [file join [file dirname [info script]] start.tcl]
source [file join [file dirname [info script]] games.tcl]

# run --
#
#       Do each line of script: "umpire ..." by the umpire, all else for
#       whoever must act.  What follows # is a remark.
proc run {match script} {
    foreach line [split $script \n] {
        set action [string trim [lindex [split $line #] 0]]
        if {$action eq ""} continue
        if {[string match "umpire *" $action]} {
            $match do umpire [string range $action 7 end]
        } else {
            $match do [$match side] $action
        }
        settle $match
    }
}

# settle --
#
#       Answer as the table does what is asked though nothing can be done: so
#       that an enemy learns nothing.
proc settle {match} {
    while {[$match side] in {0 1}
            && ([$match decision] eq "bombard"
                || ([$match decision] in {supply spoils}
                    && [::tcl::mathop::+ {*}[see $match umpire \
                        points.[$match side]]] == 0))
            && [llength [$match actions]] == 1} {
        $match do [$match side] done
    }
}

# opening --
#
#       A match of the scenario, both armies deployed historically: the first
#       thing that Player 1 is asked.
proc opening {scenario {options ""}} {
    set match [wargame::match::Match start borodino $scenario $options 0]
    while {[$match decision] eq "deploy"} {
        run $match "historical\ndone"
    }
    return $match
}

# field --
#
#       The same with an empty map: for put.
proc field {{scenario borodino} {options ""}} {
    set match [opening $scenario $options]
    foreach block [wargame::roster borodino] {
        $match do umpire "place [dict get $block key] absent"
    }
    return $match
}

# put --
#
#       Put blocks on the map: lines "AREA BLOCK ?BLOCK=STRENGTH? ...".
proc put {match lines} {
    foreach line [split [string trim $lines] \n] {
        set blocks [lassign $line area]
        foreach block $blocks {
            lassign [split $block =] block strength
            $match do umpire "place $block $area"
            if {$strength ne ""} {
                $match do umpire "strength $block $strength"
            }
        }
    }
}

# decline --
#
#       Do as little as can be: the first thing offered where one must act.
#       Initiative: as told.
proc decline {match {initiative {6 6 1 1}}} {
    set action done
    switch -- [$match decision] {
        enter { set action delay }
        pin { set action [lindex [$match actions] 0] }
        deploy {
            if {[$match why historical] eq ""} {
                set action historical
            }
        }
        roll {
            set action "roll [expr {[$match dice] == 4 ? $initiative : 6}]"
        }
        move - hq_move - straggle {
            if {[$match why done] ne ""} {
                set action [leaving $match]
            }
        }
    }
    $match do [$match side] $action
    settle $match
}

# leaving --
#
#       A move out of a stack that is too large (3.31), to where nobody is too
#       many; of no headquarters, and not among enemies, if it can be.
proc leaving {match} {
    set side [$match side]
    set slot -1
    foreach place [see $match umpire unit.place] \
            block [see $match umpire unit.block] {
        set at($block) $place
        dict incr crowd $place
        if {([incr slot] < 47) == $side} {
            set enemy($place) 1
        }
    }
    set i -1
    foreach place [wargame::places borodino] {
        set index([dict get $place key]) [incr i]
        set room($i) [expr {[dict exists $place stack]
            ? [dict get $place stack] : 99}]
    }
    set i -1
    foreach block [wargame::roster borodino] {
        set number([dict get $block key]) [incr i]
    }
    set best ""
    set least 99
    foreach action [$match actions] {
        lassign $action verb block to
        if {$verb ni {move straggle}} continue
        set from $at($number($block))
        set to $index($to)
        if {[dict get $crowd $from] <= $room($from)} continue
        set bad [expr {[info exists enemy($to)] * 50
            + [string match {[FR]0*} $block] * 10
            + ([dict exists $crowd $to] ? [dict get $crowd $to] : 0)}]
        if {$bad < $least} {
            set least $bad
            set best $action
        }
    }
    return $best
}

# skip --
#
#       Let everybody decline, until `decision` is asked (of `side`, if
#       given) by the next action at the earliest.
proc skip {match decision {side ""} {initiative {6 6 1 1}}} {
    for {set i 0} {$i < 300} {incr i} {
        decline $match $initiative
        if {[$match decision] eq $decision
                && ($side eq "" || [$match side] eq $side)} {
            return
        }
    }
    error "no $decision"
}

# russianTurn --
#
#       Go to the start of a turn whose Player 1 is Russian.
proc russianTurn {match} {
    skip $match command 1 {1 1 6 6}
    while {[see $match umpire first] != 1} {
        skip $match command 1 {1 1 6 6}
    }
}

# battle --
#
#       Let nobody do more, until the battles are fought.  Whom to pin does
#       not matter.
proc battle {match} {
    while {[see $match umpire phase] ne "battles"} {
        $match do [$match side] [expr {[$match decision] eq "pin"
                ? [lindex [$match actions] 0] : "done"}]
    }
}

# clash --
#
#       The battles of a turn, about to be fought: Player 1 (0, 1) attacked by
#       moves, a list of {UNIT AREA}; Player 2 then answered.  All straggled,
#       with luck.
proc clash {lines moves {answers {}} {first 0} {options ""}} {
    set match [field borodino $options]
    if {$first} {
        russianTurn $match
    }
    put $match $lines
    while {[see $match umpire phase] ne "battles"} {
        set side [$match side]
        switch -- [$match decision] {
            pin { run $match [lindex [$match actions] 0] }
            straggle {
                foreach move [expr {$side == $first ? $moves : $answers}] {
                    run $match "straggle $move\nroll 6"
                }
                run $match done
            }
            default { run $match done }
        }
    }
    return $match
}

# inLine --
#
#       Let nobody form square this round.
proc inLine {match} {
    while {[$match decision] eq "square"} {
        $match do [$match side] done
    }
}

# number --
#
#       A block's or a place's number.
proc number {key} {
    foreach list [list [wargame::roster borodino] [wargame::places borodino]] {
        set n [lsearch -exact [lmap one $list { dict get $one key }] $key]
        if {$n >= 0} {
            return $n
        }
    }
    error "no \"$key\""
}

# slot --
#
#       Where in the view's columns a block is.
proc slot {match block} {
    return [lsearch -exact -integer [see $match umpire unit.block] \
            [number $block]]
}

# unit, where, strength --
#
#       A column of a block; its place's key; its strength.
proc unit {match block column} {
    return [see $match umpire unit.$column [slot $match $block]]
}
proc where {match block} {
    return [dict get [lindex [wargame::places borodino] \
            [unit $match $block place]] key]
}
proc strength {match block} {
    return [lindex [dict get [lindex [wargame::roster borodino] \
            [number $block]] strength] [unit $match $block face]]
}
proc strengths {match blocks} {
    return [lmap block $blocks { strength $match $block }]
}
proc places {match blocks} {
    return [lmap block $blocks { where $match $block }]
}

# offers --
#
#       What may be done that matches a pattern, sorted.
proc offers {match {pattern *}} {
    return [lsort [lsearch -all -inline [$match actions] $pattern]]
}

# whys --
#
#       The reason against each action of a list.
proc whys {match actions} {
    return [lmap action $actions { $match why $action }]
}

# told --
#
#       What a viewer heard of one kind of event since action number `from`.
proc told {match what {from 0} {viewer umpire}} {
    set found {}
    foreach event [$match events $viewer $from] {
        if {[dict get $event what] eq $what} {
            lappend found [dict get $event about]
        }
    }
    return $found
}

# border --
#
#       What `borders` tells of one, crossed from one area to another.
proc border {match from to {what ""}} {
    foreach border [$match query umpire "borders [number $from]"] {
        if {[dict get $border to] eq $to} {
            return [expr {$what eq "" ? $border : [dict get $border $what]}]
        }
    }
    error "no border from $from to $to"
}
