# layout.tcl --
#
#       Tables at a question of a recorded match, after start.tcl, with a
#       display.

source [file join [file dirname [info script]] table.tcl]
namespace eval ::wargame { ::wargame::base::need match/replay-cursor }

proc pointAt {table space} {
    set board [[$table seat] board]
    lassign [point $board $space] x y
    event generate [$board canvas] <Motion> -x $x -y $y
    update
}

proc asking {decision {game borodino-borodino}} {
    # After how many actions of the recorded match that is first asked.
    global root
    set match \
            [wargame::match::Match load [readFile [file join $root tests games \
            $game.game]]]
    set cursor [::wargame::match::ReplayCursor new $match]
    try {
        for {set n 0} {$n < [$match length]} {incr n} {
            $cursor go $n
            if {[$cursor decision] eq $decision} {
                return $n
            }
        }
    } finally {
        $cursor destroy
        $match destroy
    }
}
