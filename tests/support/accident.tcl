# accident.tcl --
#
#       Stray keys and clicks at a table, after start.tcl, with a display.

source [file join [file dirname [info script]] table.tcl]

proc loss {table} {
    # The sentences of the question, and the button that has the focus.
    if {[$table seat] eq "" || ![winfo exists [lossOf $table]]} {
        return none
    }
    return [list [[[[$table seat] of question] part text] cget -text] \
            [lindex [split [focus -lastfor [lossOf $table]] .] end]]
}

proc keys {table args} {
    foreach key $args {
        set focus [focus -lastfor [$table window]]
        focus -force $focus
        event generate [focus -lastfor [$table window]] <Key-$key>
        settled $table
    }
}

proc reached {game test} {
    # {NAME N SIDE}: where TEST first holds in the recorded matches of a game, of
    # $match and the answer that followed, $action.
    # Those that were made for one question come last.
    set paths [lsort [glob [file join $::root tests games $game-*.game]]]
    set asked [lsearch -all -inline -glob $paths *-asked-*]
    foreach path [concat [lmap path $paths {
        if {$path in $asked} continue
        set path
    }] $asked] {
        set whole [::wargame::match::Match load [readFile $path]]
        set match [$whole at 0]
        set found {}
        for {set n 0} {$n < [$whole length]} {incr n} {
            set line [$whole line [expr {$n + 1}]]
            set action [lrange $line 1 end-1]
            if $test {
                set found [list [file rootname [file tail $path]] $n \
                    [$match side]]
                break
            }
            $match do [expr {[lindex $line 0] eq "umpire" ? "umpire"
                : [$match side]}] $action
        }
        $match destroy
        $whole destroy
        if {$found ne {}} {
            return $found
        }
    }
}

proc atLeaving {game verb kind} {
    # A table there, that asks.
    set table [sitDown {*}[whereLeaving $game $verb $kind]]
    settled $table
    ::wargame::base::prefs set asks 1
    return $table
}

proc lossOf {table} {
    return [[$table seat] part loss]
}

proc whereLeaving {game verb kind} {
    # Where so much would be lost by Done, before an answer with that verb.
    return [reached $game [format {[lindex $action 0] eq "%s" && [dict exists \
        [$match query [$match side] leaves] %s]} $verb $kind]]
}
