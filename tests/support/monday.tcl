# monday.tcl --
#
#       Words to set up and play Bloody Monday in a test, after start.tcl.
#       Blocks go by their keys (F09), areas by the numbers in their circles;
#       in what a match is told or tells, an area is [area 41].

source [file join [file dirname [info script]] start.tcl]

set roster [wargame::roster monday]
set ground [wargame::places monday]

# area, number --
#
#       An area's key, by its number, and back: 41 is borodino.  What is not a
#       number is a key already: pool, lost.
proc area {number} {
    if {![string is integer -strict $number]} {
        return $number
    }
    return [dict get [lindex $::ground [expr {$number - 1}]] key]
}
proc number {key} {
    foreach place $::ground {
        if {[dict get $place key] eq $key} {
            return [expr {[dict exists $place number]
                    ? [dict get $place number] : $key}]
        }
    }
    error "no \"$key\""
}
proc numbers {keys} {
    return [lmap key $keys { number $key }]
}

# ground --
#
#       What the roster of places tells of an area.
proc ground {number what} {
    return [dict get [lindex $::ground [expr {$number - 1}]] $what]
}

# spell --
#
#       "move F09 @41" is "move F09 borodino".
proc spell {action} {
    return [lmap word $action {
        expr {[regexp {^@(\d+)$} $word all number] ? [area $number] : $word}
    }]
}

# run --
#
#       Do each line of script: "umpire ..." by the umpire, all else for
#       whoever must act; "roll 6 1" are exactly the dice.  @41 is an area;
#       what follows # is a remark.  Then, as a table does, answer what has
#       one answer.
proc run {match script} {
    foreach line [split $script \n] {
        set action [spell [string trim [lindex [split $line #] 0]]]
        if {$action eq ""} continue
        if {[lindex $action 0] eq "umpire"} {
            $match do umpire [lrange $action 1 end]
        } else {
            $match do [$match side] $action
            settle $match
        }
    }
}

# settle --
#
#       Give the answers that a table gives at once, because there is no other.
proc settle {match} {
    while {[$match decision] in {reinforce restore_leaders restore_guns
            restore_units inspire commit battle hit}
            && [llength [$match actions]] == 1} {
        $match do [$match side] [lindex [$match actions] 0]
    }
}

# opening --
#
#       A match at the first thing that is asked, both armies set up.
#       options: such as "optional battery edition spanish".
proc opening {{options ""} {secret 0} {scenario monday}} {
    return [wargame::match::Match start monday $scenario $options $secret]
}

# field --
#
#       The same with a map that is empty, but for the two supreme commanders
#       at home (21, 69); the others wait in the pool.  All have moved, so the
#       icons of the set-up tell nothing of them.  French: asked for an impulse,
#       unless `optional` is battery alone.
proc field {{options ""} {scenario monday}} {
    set match [opening $options 0 $scenario]
    while {[$match decision] eq "aim"} {
        run $match done
    }
    foreach block $::roster {
        set key [dict get $block key]
        if {[dict get $block kind] ne "commander"} {
            if {[where $match $key] eq "pool"} {
                run $match "umpire place $key lost"
            }
            run $match "umpire place $key pool"
        }
    }
    foreach {commander aside home} {F01 20 21 R01 68 69} {
        run $match "umpire place $commander @$aside
                umpire place $commander @$home"
    }
    return $match
}

# put --
#
#       Put blocks on the map: lines "AREA BLOCK ?BLOCK=STRENGTH? ...".  Two
#       sides in an area contest it: control stays with whoever had it, unless
#       given ("41 F10", then "41 R13").
proc put {match lines} {
    foreach line [split [string trim $lines] \n] {
        set blocks [lassign $line at]
        foreach block $blocks {
            lassign [split $block =] block strength
            if {[where $match $block] ne $at} {
                run $match "umpire place $block [area $at]"
            }
            if {$strength ne ""} {
                run $match "umpire strength $block $strength"
            }
        }
    }
}

# control --
#
#       These areas belong to a side, french or russian.
proc control {match side areas} {
    foreach at $areas {
        if {[ownerOf $match $at] ne $side} {
            run $match "umpire control [area $at] $side"
        }
    }
}

# disc --
#
#       That side has the Initiative.
proc disc {match side} {
    if {[lindex {french russian} [see $match umpire disc]] ne $side} {
        run $match "umpire disc $side"
    }
}

# tactical --
#
#       A tactical action of whoever is asked, in which these leaders are
#       activated where they are: its movement.
proc tactical {match args} {
    run $match tactical
    foreach leader $args {
        run $match "activate $leader"
    }
    run $match done
}

# pass --
#
#       Whoever is asked for an impulse passes and moves nobody.
proc pass {match} {
    run $match "pass\ndone"
}

# decline --
#
#       Do as little as can be.  Dice: ones.
proc decline {match} {
    switch -- [$match decision] {
        impulse { pass $match }
        roll { run $match "roll [lrepeat [$match dice] 1]" }
        stand { run $match stand }
        default {
            run $match [expr {"done" in [$match actions]
                    ? "done" : [lindex [$match actions] 0]}]
        }
    }
}

# skip --
#
#       Let everybody decline, until `decision` is asked (of `side`, 0 or 1, if
#       given) by the next action at the earliest.
proc skip {match decision {side ""}} {
    for {set i 0} {$i < 300} {incr i} {
        decline $match
        if {[$match decision] eq $decision
                && ($side eq "" || [$match side] eq $side)} {
            return
        }
    }
    error "no $decision"
}

# logistics --
#
#       The Logistics Phase of the next turn: that side, 0 or 1, is asked for
#       its commander.
proc logistics {match side} {
    skip $match commander $side
}

# turn --
#
#       Go to the first impulse of a later turn.
proc turn {match turn} {
    while {[see $match umpire turn] < $turn
            || [$match decision] ne "impulse"} {
        decline $match
    }
}

# slot --
#
#       Where in the view's columns a block is.
proc slot {match block} {
    return [lsearch -exact -integer [see $match umpire unit.block] \
            [lsearch -exact [keys] $block]]
}

# keys --
#
#       Of all blocks; of those whose roster entries fit: keys kind line.
proc keys {args} {
    set found {}
    foreach block $::roster {
        foreach {what value} $args {
            if {[dict get $block $what] ne $value} break
        }
        if {![llength $args] || [dict get $block $what] eq $value} {
            lappend found [dict get $block key]
        }
    }
    return $found
}

# block --
#
#       What the roster tells of a block.
proc block {key what} {
    return [dict get [lindex $::roster [lsearch -exact [keys] $key]] $what]
}

# unit, where, strength, ownerOf --
#
#       A column of a block; the number of its area, or pool, or lost; its
#       strength; who controls an area.
proc unit {match block column} {
    return [see $match umpire unit.$column [slot $match $block]]
}
proc where {match block} {
    return [number [dict get [lindex $::ground [unit $match $block place]] key]]
}
proc strength {match block} {
    return [lindex [block $block strength] [unit $match $block face]]
}
proc ownerOf {match at} {
    return [lindex {french russian} \
            [see $match umpire owner [expr {$at - 1}]]]
}
proc places {match blocks} {
    return [lmap block $blocks { where $match $block }]
}
proc strengths {match blocks} {
    return [lmap block $blocks { strength $match $block }]
}

# units --
#
#       The blocks in an area (pool, lost), in the roster's order.
proc units {match at} {
    set place [lsearch -exact [lmap place $::ground { dict get $place key }] \
            [area $at]]
    set there [lmap slot [lsearch -all -exact -integer \
            [see $match umpire unit.place] $place] {
        see $match umpire unit.block $slot
    }]
    return [lmap n [lsort -integer $there] { lindex [keys] $n }]
}

# offers --
#
#       What may be done that matches a pattern, sorted.
proc offers {match {pattern *}} {
    return [lsort [lsearch -all -inline [$match actions] $pattern]]
}

# reaches --
#
#       The areas to which a block may move now, by number.
proc reaches {match block} {
    return [lsort -integer [lmap offer [offers $match "move $block *"] {
        number [lindex $offer 2]
    }]]
}

# reach --
#
#       Movement points that a block needs to an area, "" if it cannot.
proc reach {match block at} {
    set ways [$match query umpire "reach [slot $match $block]"]
    return [expr {[dict exists $ways [area $at]]
            ? [dict get $ways [area $at] cost] : ""}]
}

# whys --
#
#       The reason against each action of a list, @41 an area.
proc whys {match actions} {
    return [lmap action $actions { $match why [spell $action] }]
}

# why --
#
#       The reason against one action.
proc why {match action} {
    return [$match why [spell $action]]
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

# volley --
#
#       Throw for one unit after another while dice are asked for: dice is
#       "BLOCK {6 1} ...", all that it throws; who is not in it throws ones.
proc volley {match {dice ""}} {
    while {[$match decision] eq "roll"} {
        set firing [see $match umpire battle.firing]
        set block [lindex [keys] [see $match umpire unit.block $firing]]
        run $match "roll [expr {[dict exists $dice $block]
                ? [dict get $dice $block] : [lrepeat [$match dice] 1]}]"
    }
}

# clash --
#
#       Blocks on an empty map (put), and a tactical action of whoever has the
#       disc, its leaders activated where they are: all that they do, until its
#       movement is over.  inspired: what is done if Inspiration is asked.
proc clash {lines leaders script {options ""} {inspired done}} {
    set match [field $options]
    put $match $lines
    tactical $match {*}$leaders
    run $match "$script\ndone"
    if {[$match decision] eq "inspire"} {
        run $match $inspired
    }
    return $match
}
