# board.tcl --
#
#       A board of three spaces, and hands for it: begin and end are the -setup and
#       -cleanup of each test, in common.  Needs start.tcl and quiet.tcl.

if {[testConstraint display]} {
    package require Tk
    namespace eval ::wargame {
        ::wargame::base::need shell/main
        ::wargame::base::need base/words look/theme look/pictures board/board
    }
    wm geometry . 600x440+0+0
}

# Three squares of 1000 metres side by side, the west one to the south too, and
# a shelf.
set ground {
    frame {3000 2000}
    levels {}
    spaces {
        west {name West shape {0 0 1000 0 1000 2000 0 2000}}
        middle {name Middle shape {1000 0 2000 0 2000 2000 1000 2000}}
        east {name East shape {2000 0 3000 0 3000 2000 2000 2000}}
        tray {name Tray shelf 1}
    }
}

# What the board was told to draw, and what it told.
set drawn {}
set heard {}

proc draw {face marks size} {
    lappend ::drawn $face
    return [format {<svg xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 120 120"><rect x="10" y="10" width="100" height="100"
        fill="%s"/></svg>} $face]
}

# Tokens that are movable may go to the places in may.
proc hear {what args} {
    global heard board may
    if {$what ni {hover}} {
        lappend heard [list $what {*}$args]
    }
    if {$what in {pick lead} && [string match m* [lindex $args 0]]} {
        $board offer $may
        $board pickUp [lindex $args 0]
    } elseif {$what eq "drop" && ![dict exists $may [lindex $args 1]]} {
        $board refuse "5.4 not there"
    } elseif {$what eq "drop"} {
        standing [lindex $args 0] space [lindex $args 1]
    }
}

proc standing {id args} {
    # Change a token and show all.
    global board tokens
    set was [expr {[dict exists $tokens $id] ? [dict get $tokens $id] : {}}]
    dict set tokens $id [dict merge $was $args]
    $board show [dict values $tokens]
}

proc begin {} {
    global board tokens heard drawn may ground
    set heard {}
    set drawn {}
    set may {middle "2 left" east ""}
    set board [::wargame::board::Board new .b $ground draw hear]
    pack .b -fill both -expand 1
    $board motion 0
    tkwait visibility [$board canvas]
    update
    set tokens {
        m1 {id m1 space west side side0 face #2244cc movable 1 order 1}
        m2 {id m2 space west side side0 face #2255cc movable 1 order 2}
        s3 {id s3 space west side side0 face #2266cc order 3}
        r1 {id r1 space east side side1 face #227744}
    }
    $board show [dict values $tokens]
    rest
    focus -force [$board canvas]
    update
}

proc rest {} {
    # Until the board has drawn what it put off.
    quiet
}

proc end {} {
    global board
    $board destroy
    update
}

proc at {what {dx 0} {dy 0}} {
    # -x and -y on the canvas of a token or a space.
    global board
    set canvas [$board canvas]
    lassign [$board where $what] x y
    return [list -x [expr {$x - [winfo rootx $canvas] + $dx}] \
            -y [expr {$y - [winfo rooty $canvas] + $dy}]]
}

proc mouse {event args} {
    event generate [$::board canvas] $event {*}$args
    update
}

proc key {args} {
    foreach key $args {
        event generate [$::board canvas] <$key>
        update
    }
}

proc drag {from to} {
    mouse <ButtonPress-1> {*}$from
    mouse <B1-Motion> -x 300 -y 200
    mouse <B1-Motion> {*}$to
    mouse <ButtonRelease-1> {*}$to
}

proc click {args} {
    mouse <ButtonPress-1> {*}$args
    mouse <ButtonRelease-1> {*}$args
}

proc ground {x y} {
    # Metres under a point of the canvas.
    global board
    set view [[$board camera] saveView]
    set scale [dict get $view scale]
    return [list [expr {[dict get $view x] + $x / $scale}] \
            [expr {[dict get $view y] - $y / $scale}]]
}

proc same {one two {within 1}} {
    foreach a $one b $two {
        if {abs($a - $b) > $within} {
            return "$one is not $two"
        }
    }
    return 1
}

set common {-constraints display -setup begin -cleanup end}
