# berezina-russians.tcl --
#
#       Tables at which the automaton of the Berezina moves, as tests see and
#       press them; needs berezina.tcl and table.tcl.

# seated --
#
#       A table of that field, all Russians released, before the first French
#       fire; moves are played as PACE says.
proc seated {lines {pace one} {options ""}} {
    wargame::base::prefs set moves $pace
    wargame::base::prefs set paths 1
    set match [field $lines "bridge intact $options"]
    set table [tableOf $match]
    return $table
}

proc tableOf {match} {
    set path [makeFile [$match save] russians-[pid]-[incr ::files].game]
    $match destroy
    set table [wargame::shell::openTable $path]
    wm geometry [$table window] 1200x800+0+0
    focus -force [$table window]
    update
    return $table
}

# toTheRussians --
#
#       With the key, until the Russians have moved; all dice are ones.
proc toTheRussians {table} {
    set match [$table match]
    set seat [$table seat]
    while {![[$seat of panelPlace] playsMoves] && [see $match 0 phase] ne "second_combat"
            && [see $match 0 turn] == 1 && [$match decision] ne "equals"} {
        press $table d
        settle
    }
}

proc settle {} {
    # Panels and moves come a moment later; so do dice.
    quiet
}

proc press {table key} {
    focus -force [[[$table seat] board] canvas]
    event generate [[[$table seat] board] canvas] <Key-$key>
    settle
}

proc panelOf {table} {
    return [[[$table seat] of panelPlace] panel]
}
proc button {table pattern} {
    # The button of the panel with those words, pressed.
    [buttonOf [panelPath $table] $pattern] invoke
    settle
}
proc panelPath {table} {
    return [[$table seat] part panel]
}
proc listed {table} {
    return [[inside [panelPath $table] text] get 1.0 end]
}
proc drawn {table tag} {
    return [llength [[[[$table seat] board] canvas] find withtag $tag]]
}
proc spaceOf {table key} {
    return [[[[$table seat] board] part pointing] onScreen {*}[[[$table seat] board] where $key]]
}

proc inspected {table place} {
    # What the inspector tells of a place, line by line.
    set match [$table match]
    return [lmap part [[[$table presenter] panels] inspect \
            [$match moment 0] $place] {
        lindex $part 1
    }]
}

set three {
    legrand 3009
    tchlaplatz 2404
    28_32_jaeger 2404
    tver_dragoon 2304
}
