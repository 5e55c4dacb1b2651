# commanders.tcl --
#
#       What the tests of several commanders a side need, after table.tcl and
#       roles.tcl.

proc several {} {
    # The battle with three French commanders, Napoleon, Murat and Ney.
    set table [::wargame::shell::newTable moskowa historical \
            {french_commanders three} 7]
    wm geometry [$table window] 1200x800+0+0
    settled $table
    return $table
}

proc named {window label} {
    # The button with that label, anywhere in it.
    foreach child [winfo children $window] {
        if {[winfo class $child] in {TButton Button TMenubutton}
                && [$child cget -text] eq $label} {
            return $child
        }
        set found [named $child $label]
        if {$found ne ""} {
            return $found
        }
    }
    return ""
}

proc asks {table} {
    # The small window that asks for the words of a message.
    return [inside [$table window] ask]
}

proc says {table words} {
    write [inside [asks $table] line] $words
    event generate [inside [asks $table] line] <Return>
    settled $table
}

proc deskOf {seat} {
    # What the window of messages tells.
    $seat perform desk
    update
    foreach text [winfo children [inside [$seat part desk] list]] {
        if {[winfo class $text] eq "Text"} {
            return [split [string trim [$text get 1.0 end]] \n]
        }
    }
}

proc who {table} {
    return [list [$table viewer] [$table commander] [[$table turn] state]]
}

proc handed {table} {
    # What the handover screen says.
    return [[inside [handoverOf $table] title] cget -text]
}

proc nextCommander {table} {
    $table do done
    settled $table
    turnScreen $table
}

proc clickOn {board token} {
    lassign [point $board $token] x y
    foreach event {Motion Button-1 ButtonRelease-1} {
        event generate [$board canvas] <$event> -x $x -y $y
    }
    update
    # No double click with the next.
    after 600 {set ::later 1}
    vwait ::later
    update
}

proc clickInFan {table unit} {
    # The stack is opened first.
    set board [[$table seat] board]
    event generate [$board canvas] <Key-Escape>
    clickOn $board f_Napoleon
    clickOn $board $unit
}
