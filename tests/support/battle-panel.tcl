# battle-panel.tcl --
#
#       A battle of Borodino 1812 before its window, and hands for it.

source [file join [file dirname [info script]] ui-panels.tcl]

# assault --
#
#       Round 1 of an attack on Les Flèches, its guns to fire first: R50 A, F39 A,
#       R10 B, then R25 and F10.  The window is open.
proc assault {} {
    global m panel
    set m [clash "shevardino F39\nkamenka F10\nles_fleches R50 R10 R25" \
            {{F39 les_fleches} {F10 les_fleches}}]
    inLine $m
    set panel [enter BattlePanel $m public]
}

# bar, record --
#
#       The buttons under the field; the record's lines.
proc bar {} {
    return [labelsOf .panel]
}
proc record {} {
    return [split [string trim [[inside .panel record text] get 1.0 end]] \n]
}

# click --
#
#       A block, with the left button.
proc click {block} {
    global m
    lassign [spot $block] x y
    event generate [inside .panel field] <Motion> -x $x -y $y
    event generate [inside .panel field] <Button-1> -x $x -y $y
    event generate [inside .panel field] <ButtonRelease-1> -x $x -y $y
    update
}
proc spot {block} {
    global m
    return [lmap at [[inside .panel field] coords unit:[slot $m $block]] {
        expr {round($at)}
    }]
}

# labelled, volley, fired --
#
#       The button of that text.  What the order for a side's fire does: all dice
#       miss, and the French fire, each by a button, up to another question to
#       the Russians.  What was done after so many actions, but the dice.
proc labelled {text} {
    return [buttonOf .panel $text]
}
proc volley {m} {
    set still 0
    for {set i 0} {$i < 400 && $still < 9} {incr i} {
        set ::volleyTick 0
        after 2 {set ::volleyTick 1}
        vwait ::volleyTick
        set fire [lsearch -inline [$m actions] "fire F*"]
        if {[$m side] eq "chance"} {
            $m do chance "roll [lrepeat [$m dice] 6]"
        } elseif {$fire ne ""} {
            $m do 0 $fire
        } else {
            incr still
            continue
        }
        set still 0
    }
}
proc fired {m from} {
    set lines {}
    for {set n [incr from]} {$n <= [$m length]} {incr n} {
        set line [lrange [string trim [$m line $n]] 0 end-1]
        if {[lindex $line 0] ne "chance"} {
            lappend lines $line
        }
    }
    return $lines
}
