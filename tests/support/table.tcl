# table.tcl --
#
#       What the tests of the table need: a table of a match, in a home of its
#       own, and real events on it.

package require Tk
wm withdraw .
source [file join [file dirname [info script]] quiet.tcl]
source [file join [file dirname [info script]] typing.tcl]
set home [makeDirectory table-home[pid]]
set env(XDG_DATA_HOME) $home
set env(XDG_CONFIG_HOME) $home
namespace eval ::wargame {
    ::wargame::base::need shell/main
    ::wargame::base::need base/words shell/options shell/windows base/prefs look/theme \
            match/autosave base/timer
}
::wargame::base::prefs set motion 0
# A test that is about what is thrown away wants to be asked.
::wargame::base::prefs set asks 0
::wargame::base::prefs set size 1200x800
::wargame::look::theme use engraved

# What one file of a run has drawn the others need not draw again, where all.tcl
# gives them a folder for it.
if {[info exists env(WARGAME_PICTURES)]} {
    svgphoto::keep $env(WARGAME_PICTURES) tests 1000000000
    trace add execution exit enter {apply {args {
        svgphoto::write
    }}}
}

# The ground of a map is a third of what a table costs.  It is one colour, but
# where a file has said what it wants to see before it sources this: `set ground
# painted`.
if {![info exists ground]} {
    ::wargame::base::need board/levels
    ::wargame::board::plainGround
}

# What goes wrong in the background is a failure of the file, not a dialog that
# waits for somebody.
interp bgerror {} {apply {{message options} {
    puts "background: [dict get $options -errorinfo]"
    incr ::tcltest::numTests(Failed)
}}}

# startPart --
#
#       The path of a part of the open start window: see start/start.tcl.
proc startPart {name {game ""}} {
    return [[lindex [info class instances ::wargame::start::Start] end] part \
            $name $game]
}

# onScreen --
#
#       The path of a part of an object of a class in that window, as of the
#       card of a tutorial or of a handover screen; "" if there is none.
proc onScreen {window class part} {
    foreach object [info class instances ::wargame::$class] {
        if {[string match $window.* [$object part $part]]} {
            return [$object part $part]
        }
    }
    return ""
}

# The pointer stands in the middle of the screen, as on a fresh display: without
# a window manager keys reach only a window that it is over, and the file before
# may have left it anywhere.
apply {{} {
    toplevel .pointer
    wm overrideredirect .pointer 1
    wm geometry .pointer 20x20+[expr {[winfo screenwidth .] / 2}]+[expr \
            {[winfo screenheight .] / 2}]
    tkwait visibility .pointer
    event generate .pointer <Motion> -x 0 -y 0 -warp 1
    # Tk takes it there when it is idle.
    update
    destroy .pointer
}}

proc widest {} {
    # Languages to look at where words may be cut: those whose words are longest,
    # or all.
    return [effort {fr ru} [::wargame::base::languages]]
}

proc newTable {game {scenario ""} {seed 7}} {
    # A table with a new match whose dice fall the same every time.
    set table [::wargame::shell::newTable $game $scenario {} $seed]
    wm geometry [$table window] 1200x800+0+0
    settled $table
    return $table
}

proc sameDice {table} {
    # They fall the same every time, as at a new table.
    [[[$table dice] source] chance] seed 7
    return $table
}

proc sitDown {name n viewer} {
    # A table with a recorded game after so many actions, from that seat.
    global root
    set whole \
            [wargame::match::Match load [readFile [file join $root tests games \
            $name.game]]]
    set path [makeFile [[$whole at $n] save] $name-[pid].game]
    $whole destroy
    set table [sameDice [wargame::shell::openTable $path]]
    wm geometry [$table window] 1200x760+0+0
    update
    $table seatFor $viewer
    update
    return $table
}

proc closeTable {table} {
    $table destroy
    update
}

proc settled {table} {
    # Until every event is handled and the dice lie still, are to be looked at,
    # or wait behind a handover, or until a letter is read.
    update
    while {[[$table match] side] eq "chance" && [[$table mode] throws]
            && ([$table seat] eq ""
            ? [llength [$table roles]] : ![[$table seat] panel stays 0])} {
        after 5 {set ::tick 1}
        vwait ::tick
    }
    update
}

proc deploySide {table} {
    # Whoever deploys now does it as history did.
    if {"historical" in [[$table match] actions]} {
        $table do historical
    }
    $table do done
    settled $table
}

proc handoverOf {table} {
    return [inside [$table window] handover]
}

proc turnScreen {table} {
    # No earlier than it can be.
    update
    ::wargame::base::timer pass [::wargame::look::deafMs handover]
    focus -force [handoverOf $table]
    event generate [handoverOf $table] <Key-Return>
    settled $table
}

proc dump {window} {
    # A window and all in it, as text: classes, options, items, words.
    set said [list [winfo class $window]]
    foreach option [$window configure] {
        lappend said [lindex $option end]
    }
    switch -- [winfo class $window] {
        Canvas {
            foreach item [$window find all] {
                lappend said [$window type $item] [$window coords $item] \
                        [$window itemconfigure $item]
            }
        }
        Text {
            lappend said [$window dump -all 1.0 end]
        }
        Menu {
            return [list Menu]
        }
    }
    foreach child [winfo children $window] {
        lappend said {*}[dump $child]
    }
    return $said
}

proc point {board what} {
    # Where a token or a space is, in the canvas.
    lassign [$board where $what] x y
    set canvas [$board canvas]
    return [list [expr {$x - [winfo rootx $canvas]}] \
            [expr {$y - [winfo rooty $canvas]}]]
}

proc drag {table token space} {
    # With the mouse, in steps, as a hand does.
    quiet
    set board [[$table seat] board]
    set canvas [$board canvas]
    pull $canvas [point $board $token] [list point $board $space]
    settled $table
}

proc pull {canvas from toCmd} {
    # TOCMD tells where to, when something is in the hand.
    lassign $from x y
    event generate $canvas <Motion> -x $x -y $y
    event generate $canvas <Button-1> -x $x -y $y
    for {set i 1} {$i <= 4} {incr i} {
        event generate $canvas <B1-Motion> -x [expr {$x + 4 * $i}] \
                -y [expr {$y + 4 * $i}] -state 256
    }
    update
    lassign [{*}$toCmd] x y
    event generate $canvas <B1-Motion> -x $x -y $y -state 256
    event generate $canvas <ButtonRelease-1> -x $x -y $y
}

proc recorded {game n} {
    # A table of a recorded match as it was after n actions, its handover turned.
    set lines [split [readFile [file join $::root tests games $game.game]] \n]
    set begin [lsearch -glob $lines begin*]
    set path [makeFile [join [lrange $lines 0 $begin+$n] \n]\n keys-$game-$n-[pid].game]
    set table [sameDice [wargame::shell::openTable $path]]
    wm geometry [$table window] 1200x800+0+0
    settled $table
    return $table
}

proc seated {game n} {
    # The same with its handover turned, and the keyboard where it is then.
    set table [recorded $game $n]
    if {[winfo exists [handoverOf $table]]} {
        turnScreen $table
    }
    focus -force [focus -lastfor [$table window]]
    update
    return $table
}
