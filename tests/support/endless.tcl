# endless.tcl --
#
#       Scripts of a player's own that do not end, after tinkering.tcl: a limit
#       that a test can wait for.

# F5 reads all again, but for what is written in C.
proc limitTo {seconds} {
    if {[info commands Limited] eq ""} {
        rename ::wargame::limited ::Limited
    }
    proc ::wargame::limited {before script} [format {
        uplevel 1 [list ::Limited [expr {$before ? %s : 0}] $script]
    } $seconds]
}

# What is said of it, and what pressing k brought.
proc pressed {table} {
    settled $table
    turnScreen $table
    press $table F5
    [$table seat] message fine
    press $table k
    settled $table
    return [[[$table seat] of status] told]
}
