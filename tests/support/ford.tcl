# ford.tcl --
#
#       Words to play "The Ford" with, for its tests.  A unit is found by the
#       hex where it stands, since its name there depends on the secret.

source [file join [file dirname [info script]] start.tcl]

# begin --
#
#       A match of The Ford, the weather of its first turn thrown.
proc begin {{weather 1}} {
    set match [wargame::match::Match start ford "" "" 1812]
    $match do chance "roll $weather"
    return $match
}

# number --
#
#       The number of a hex in a view, from its printed name.
proc number {hex} {
    scan $hex %2d%2d column row
    return [expr {($row - 1) * 20 + $column - 1}]
}

# slot, unit --
#
#       The slot that stands in a hex, and the name of the unit in it.
proc slot {match hex} {
    return [lsearch -exact [see $match umpire unit.hex] [number $hex]]
}

proc unit {match hex} {
    set piece [see $match umpire unit.piece [slot $match $hex]]
    return [dict get [lindex [wargame::roster ford] $piece] key]
}

# player --
#
#       A player turn: moves {FROM TO ...}, attacks {FROM TO DIE ...}, without
#       retreats.
proc player {match {moves {}} {attacks {}}} {
    set side [$match side]
    foreach {from to} $moves {
        $match do $side "move [unit $match $from] $to"
    }
    $match do $side pass
    foreach {from to die} $attacks {
        $match do $side "attack [unit $match $from] $to"
        $match do chance "roll $die"
        if {[$match decision] eq "retreat"} {
            $match do [$match side] pass
        }
    }
    $match do $side pass
}

# weather --
#
#       The throw that begins a turn.
proc weather {match {die 1}} {
    $match do chance "roll $die"
}

# meet --
#
#       A match in its second turn, with the Russians to attack: theirs at 0111
#       is beside the French at 0110.  The die is for that turn's weather.
proc meet {{die 1}} {
    set match [begin]
    player $match {0108 0109}
    player $match {0113 0112}
    weather $match $die
    player $match {0109 0110}
    $match do 1 "move [unit $match 0112] 0111"
    $match do 1 pass
    return $match
}

# afterwards --
#
#       What a command answers of a copy of the match, the word MATCH in it,
#       that did some actions more.
proc afterwards {match actions args} {
    set copy [$match at [$match length]]
    try {
        foreach action $actions {
            $copy do [$copy side] $action
        }
        return [{*}[lmap word $args {
            expr {$word eq "MATCH" ? $copy : $word}
        }]]
    } finally {
        $copy destroy
    }
}
