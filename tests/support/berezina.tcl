# berezina.tcl --
#
#       Words to set up and play Napoleon at the Berezina in a test, after
#       start.tcl.  Pieces go by their keys (legrand), hexes by their numbers.

source [file join [file dirname [info script]] start.tcl]

set roster [wargame::roster berezina]

# run --
#
#       Do each line of script: "umpire ..." by the umpire, all else for
#       whoever must act; "roll 6 1" are exactly the dice.  What follows # is a
#       remark.
proc run {match script} {
    foreach line [split $script \n] {
        set action [string trim [lindex [split $line #] 0]]
        if {$action eq ""} continue
        if {[lindex $action 0] eq "umpire"} {
            $match do umpire [lrange $action 1 end]
        } else {
            $match do [$match side] $action
        }
    }
}

# opening --
#
#       A match whose set-up is done, with its dice up to the first French
#       move: all ones.
proc opening {{options ""} {scenario solitaire}} {
    set match [wargame::match::Match start berezina $scenario $options 0]
    throw $match 1 {
        string match *_setup [$match decision]
    }
    while {[string match *_setup [$match decision]]} {
        run $match done
    }
    throw $match 1 {expr {[$match decision] eq "move"}}
    return $match
}

# throw --
#
#       Throw one face again and again until the body says so or somebody must
#       decide.
proc throw {match face body} {
    while {[$match side] eq "chance"} {
        if {[uplevel 1 $body] eq "1"} break
        $match do chance "roll [lrepeat [$match dice] $face]"
    }
}

# field --
#
#       The same with an empty map: all who stood there are gone.  Then lines
#       "KEY HEX ?LOSSES?" put pieces on it, at full strength.
proc field {lines {options ""} {scenario solitaire}} {
    set match [opening $options $scenario]
    foreach row $::roster {
        if {[where $match [dict get $row key]] ni {
            waiting eliminated absent
        }} {
            run $match "umpire place [dict get $row key] eliminated"
        }
    }
    put $match $lines
    return $match
}

proc put {match lines} {
    foreach line [split $lines \n] {
        set line [string trim [lindex [split $line #] 0]]
        if {$line eq ""} continue
        lassign $line key hex losses
        run $match "umpire place $key $hex"
        set row [row $key]
        if {[dict get $row kind] ni {leader rabble}} {
            run $match "umpire losses $key [expr {$losses eq "" ? 0 : $losses}]"
            if {[dict get $row side] == 0} {
                run $match "umpire treasure $key 1"
            }
        }
    }
}

proc row {key} {
    foreach row $::roster {
        if {[dict get $row key] eq $key} {
            return $row
        }
    }
    error "no \"$key\""
}

proc slot {match key} {
    set piece 0
    foreach row $::roster {
        if {[dict get $row key] eq $key} break
        incr piece
    }
    return [lsearch -integer [dict get [$match view umpire] unit.piece] $piece]
}

set places [lmap place [wargame::places berezina] {dict get $place key}]

# where, has --
#
#       Where a piece is; and a member of what it is: losses treasure out.
proc where {match key} {
    return [lindex $::places [has $match $key place]]
}
proc has {match key what} {
    return [lindex [dict get [$match view umpire] unit.$what] \
            [slot $match $key]]
}

# why --
#
#       The paragraph that forbids an action, with the key of the reason.
proc why {match action} {
    return [$match why $action]
}

# told --
#
#       What was told since the n-th action: those events, as {WHAT ABOUT...}.
proc told {match what {from 0}} {
    return [lmap event [$match events umpire $from] {
        if {[dict get $event what] ne $what} continue
        dict get $event about
    }]
}

# moves --
#
#       The places to which a piece may go now.
proc moves {match key} {
    return [lsort -unique [lmap action [$match actions] {
        if {[lindex $action 1] ne $key
                || [lindex $action 0] ni {move cross}} continue
        lindex $action 2
    }]]
}

# answer --
#
#       Whoever must act does as little as may be; dice show that face.
proc answer {match {face 1}} {
    if {[$match side] eq "nobody"} {
        error "the match is over"
    }
    if {[$match side] eq "chance"} {
        $match do chance "roll [lrepeat [$match dice] $face]"
    } elseif {"done" in [$match actions]} {
        run $match done
    } else {
        run $match [lindex [$match actions] end]
    }
}

# until --
#
#       On until that is asked, or that rule's dice.
proc until {match what {face 1}} {
    while {[$match decision] ne $what && [$match rule] ne $what} {
        answer $match $face
    }
}

# turn --
#
#       On to the French moves of a turn.
proc turn {match turn {face 1}} {
    while {[see $match umpire turn] < $turn || [$match decision] ne "move"} {
        answer $match $face
    }
}

# past --
#
#       On until the Russians of this turn have moved.
proc past {match {face 1}} {
    set turn [see $match umpire turn]
    while {[see $match umpire turn] == $turn
            && [see $match umpire phase] ni {second_combat engineering
                breakdown finished}} {
        answer $match $face
    }
}

# inPresenter --
#
#       BODY with a presenter and the moment of side 0; the words are loaded.
proc inPresenter {match body} {
    upvar 1 presenter presenter moment moment
    set presenter [::wargame::present::presenterOf berezina]
    try {
        set moment [$match moment 0]
        return [uplevel 1 $body]
    } finally {
        $presenter destroy
    }
}

# holds --
#
#       Is each of these parts in a text?
proc holds {text parts} {
    return [lmap part $parts {expr {[string first $part $text] >= 0}}]
}
