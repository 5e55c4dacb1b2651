# berezina-cards.tcl --
#
#       The cards beside the map of the Berezina, as tests see and press them;
#       needs berezina.tcl and table.tcl.

# sit --
#
#       A table of that match as it is now, and the match is no more.  Dice show
#       3 and 4.
proc sit {match {pace one}} {
    ::wargame::base::prefs set pace $pace
    set path [makeFile [$match save] cards-[pid].game]
    $match destroy
    set table [wargame::shell::openTable $path]
    oo::objdefine [[[$table dice] source] chance] method throw {n} {
        return "roll [lrange {3 4} 0 $n-1]"
    }
    wm geometry [$table window] 1200x800+0+0
    focus -force [$table window]
    quiet
    return $table
}

proc panel {table} {
    return [[$table seat] part panel]
}

# buttons --
#
#       The words on the buttons that belong to no row; and those of the rows.
proc buttons {table} {
    return [labelsOf [panel $table]]
}
proc choices {table} {
    return [concat {*}[lmap row [rowsOf [panel $table]] { labelsOf $row }]]
}

# titles, lines --
#
#       The words of the rows.
proc titles {table} {
    return [labels $table title]
}
proc labels {table what} {
    return [lmap row [rowsOf [panel $table]] {
        if {[inside $row $what] eq ""} continue
        [inside $row $what] cget -text
    }]
}

# press --
#
#       That key, with the focus on that button of the bar, or where it is.
proc press {table key {n ""}} {
    if {$n ne ""} {
        focus -force [buttonOf [panel $table] $n]
        update
    }
    event generate [focus] <KeyPress-$key>
    event generate [focus] <KeyRelease-$key>
    settledOne $table
}

# settledOne --
#
#       Until every event is handled and no dice are under way but those that
#       wait to be asked for.
proc settledOne {table} {
    update
    while {[[$table match] side] eq "chance" && ![[$table dice] paused]
            && ![[$table seat] panel stays 0]} {
        after 5 {set ::tick 1}
        vwait ::tick
    }
    quiet
}

# fires --
#
#       How many the log tells.
proc fires {table} {
    set log [[[$table seat] part logText] get 1.0 end]
    return [llength [regexp -all -inline {Needed} $log]]
}

# fight --
#
#       A match at the first fire of the French.
proc fight {lines {options ""}} {
    set m [field $lines $options]
    run $m done
    return $m
}

# upTo --
#
#       On until that is asked, or dice by that rule.
proc upTo {match what {face 1}} {
    while {[$match decision] ne $what && [$match rule] ne $what} {
        answer $match $face
    }
    return $match
}
