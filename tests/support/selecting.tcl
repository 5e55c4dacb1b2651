# selecting.tcl --
#
#       Pieces selected on the map of a table by real events, and what came of
#       it: for the tests of groups and marches, after table.tcl.

set shift 1
set alt 8
set now 1000
set turned [::wargame::base::timer now]

proc begin {game n} {
    # A recorded match, with no other window before the map.
    set ::table [seated $game $n]
    set ::match [$::table match]
    set ::board [[$::table seat] board]
    set ::canvas [$::board canvas]
    set ::length [$::match length]
    [$::board camera] fit
    $::board paint
    update
}

proc finish {} {
    closeTable $::table
}

proc named {x y} {
    # Does the name of a formation lie there, which takes the click?
    return [llength [[$::board part signs] tokensAt \
        {*}[[$::board part viewport] onCanvas $x $y]]]
}

proc spot {token} {
    # A point where a click takes that token.
    lassign [point $::board $token] x y
    set half [expr {0.42 * [[$::board part tokens] size $token]}]
    foreach dx {0 -1 1 -0.5 0.5} {
        foreach dy {0 -1 1 -0.5 0.5} {
            set at [list [expr {round($x + $dx * $half)}] \
                    [expr {round($y + $dy * $half)}]]
            if {[[$::board part pointing] token {*}$at] eq $token
                    && ![named {*}$at]} {
                return $at
            }
        }
    }
    error "$token is covered"
}

proc longAfter {} {
    # -> the time of the next press, also where the program's clock was turned
    # since the last.
    set turned [::wargame::base::timer now]
    incr ::now [expr {5000 + $turned - $::turned}]
    set ::turned $turned
    return $::now
}

proc click {at {state 0} {times 1}} {
    lassign $at x y
    set x [expr {round($x)}]
    set y [expr {round($y)}]
    # So that it is no double click with the last.
    longAfter
    event generate $::canvas <Motion> -x $x -y $y -state $state -time $::now
    for {set i 0} {$i < $times} {incr i} {
        event generate $::canvas <Button-1> -x $x -y $y -state $state \
                -time [incr ::now 20]
        event generate $::canvas <ButtonRelease-1> -x $x -y $y \
                -state [expr {$state | 256}] -time [incr ::now 20]
        update
    }
    settled $::table
}

proc chosen {} {
    return [lsort [$::board selected]]
}

proc said {} {
    return [[[$::table seat] of status] told]
}

proc lines {} {
    # Actions done since, without hashes.
    set lines {}
    for {set n [expr {$::length + 1}]} {$n <= [$::match length]} {incr n} {
        lappend lines [lrange [$::match line $n] 0 end-1]
    }
    return $lines
}

proc logged {} {
    # The last line of the log, its number of a rule after two spaces.
    set text [[inside [[$::table seat] part log] text] get end-2l end]
    return [string map {\u00a0 { }} [lindex [split [string trim $text] \n] end]]
}

proc where {unit} {
    return [[[$::table presenter] reader] placeOf [$::match view umpire] $unit]
}

proc press {key} {
    focus -force $::canvas
    event generate $::canvas <Key-$key>
    settled $::table
}

proc captions {} {
    # What is said of places that are offered.
    update
    return [lsort -unique [lmap item [$::canvas find withtag offered] {
        if {[$::canvas type $item] ne "text"} continue
        $::canvas itemcget $item -text
    }]]
}
