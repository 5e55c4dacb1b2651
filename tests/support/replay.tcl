# replay.tcl --
#
#       A replay of a recorded match and hands for it, after start.tcl, with a
#       display.

source [file join [file dirname [info script]] table.tcl]

proc past {name args} {
    # A replay of a recorded match.
    global root
    set replay \
            [::wargame::shell::openPast [file join $root tests games \
            $name.game] \
            {*}[expr {[llength $args] ? $args : {"" ""}}]]
    wm geometry [$replay window] 800x600+0+0
    update
    focus -force [[$replay bar] part time]
    still $replay
    return $replay
}

proc still {replay} {
    # Until what was asked for is shown; it may go on playing.
    quiet *Played*
}

proc press {replay name} {
    # A button of the bar, with the mouse.
    set button [[$replay bar] part $name]
    event generate $button <Enter>
    event generate $button <Button-1> -x 5 -y 5
    event generate $button <ButtonRelease-1> -x 5 -y 5
    still $replay
}

proc type {replay args} {
    foreach key $args {
        event generate [focus] <Key-$key>
        still $replay
    }
}

proc write {window text} {
    # A line of words in the small window that asks for one.
    set line [inside $window ask line]
    update
    focus -force $line
    $line delete 0 end
    foreach letter [split $text ""] {
        event generate $line <Key> -keysym [string map {" " space} $letter]
    }
    event generate $line <Key-Return>
    update
}

proc shut {replay} {
    $replay destroy
    update
}
rename tk_popup {}
proc tk_popup {menu args} {
    # It would wait for a hand.
}
