# inputs-turn.tcl --
#
#       For a test that counts what a turn takes, after table.tcl: the Player of
#       inputs.tcl, which has this with it.
#
#   begun GAME N         a Player at a table of a recorded match
#   sat TABLE            one at that table
#   cost PLAYER TEST MOST EVENTS   was it no more than that?  What it took is
#                   printed.  EVENTS: of which kinds it is told, too, how many
#                   there were, so that less cannot be done for less
#   ended PLAYER         that table is closed
#   now PLAYER WHAT      a member of what is true

proc begun {game n {class Player}} {
    # A player at a table of a recorded match, asked whatever a player is who
    # has set nothing; dice fall the same every time.
    ::wargame::base::prefs set asks 1
    return [sat [recorded $game $n] $class]
}

proc sat {table {class Player}} {
    # At a table, with the same dice.
    [[[$table dice] source] chance] seed 7
    wm geometry [$table window] 1600x1000+0+0
    settled $table
    return [$class new $table]
}

proc cost {player test most {events {}}} {
    # What it took, told, and was it no more than that?
    puts [outputChannel] "    $test: [$player count]\n        [$player where]"
    set there [dict merge [concat {*}[lmap what $events { list $what 0 }]] [$player events]]
    list [expr {[dict get [$player count] all] <= $most}] [$player left] \
            [$player faults] {*}[lmap what $events { dict get $there $what }]
}

proc ended {player} {
    set table [$player table]
    $player destroy
    closeTable $table
    ::wargame::base::prefs set asks 0
}

proc now {player what} {
    return [see [[$player table] match] umpire $what]
}
