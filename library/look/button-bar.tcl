# button-bar.tcl --
#
#       How the buttons of a room's bar lie, and how one goes among them.  Each
#       is in a cell: CELL.b, with the number of its rule, if any, in CELL.r.
#       And the bar that scrolls what is in a room.

need look/theme

# barFocus --
#
#       To the button before or after.
proc ::wargame::look::barFocus {button step} {
    set cell [winfo parent $button]
    set all [winfo children [winfo parent $cell]]
    # Not round: what costs most may stand last.
    set to [expr {[lsearch -exact $all $cell] + $step}]
    if {$to >= 0 && $to < [llength $all]} {
        focus [lindex $all $to].b
    }
    return -code break
}

# barCell --
#
#       The width and height that a cell of a bar needs.  It may be so new that
#       it does not know them itself.
proc ::wargame::look::barCell {cell} {
    return [barButton $cell 10000]
}

# barFlow --
#
#       Lay the buttons of a bar out in rows, each as wide as its words, or with
#       the words in lines when the bar is narrower.
proc ::wargame::look::barFlow {bar} {
    if {![winfo exists $bar]} {
        return
    }
    set gap [theme size gap]
    set width [winfo width $bar]
    if {$width <= 1} {
        set width 10000                 ;# not known yet
    }
    lassign {0 0 0} x y height
    foreach child [winfo children $bar] {
        lassign [barButton $child $width] wide high
        if {$x > 0 && $x + $wide > $width} {
            set y [expr {$y + $height + $gap}]
            lassign {0 0} x height
        }
        place $child -x $x -y $y -width $wide -height $high
        set x [expr {$x + $wide + $gap}]
        set height [expr {max($height, $high)}]
    }
    if {[winfo reqheight $bar] != $y + $height} {
        $bar configure -height [expr {max(1, $y + $height)}]
    }
}

# barButton --
#
#       Width and height of a button with what is beside it, no wider than so
#       much.
proc ::wargame::look::barButton {cell width} {
    set beside 0
    if {[winfo exists $cell.r]} {
        set beside [expr {[winfo reqwidth $cell.r] + [theme px 4]}]
    }
    set wide [buttonWrap $cell.b [expr {$width - $beside}]]
    return [list [expr {$wide + $beside}] [winfo reqheight $cell.b]]
}

# buttonWrap --
#
#       Break the words of a button into lines if it is wider than so much.
#       -> its width
proc ::wargame::look::buttonWrap {button width} {
    regsub {^Wrap\d+\.} [$button cget -style] {} style
    if {$style eq ""} {
        set style [winfo class $button]
    }
    if {[$button cget -style] ne $style} {
        $button configure -style $style
    }
    set wide [winfo reqwidth $button]
    if {$wide <= $width} {
        return $wide
    }
    set font [ttk::style lookup $style -font]
    set words [::tcl::mathfunc::max {*}[lmap line \
            [split [$button cget -text] \n] { font measure $font $line }]]
    set room [expr {max(60, $words - $wide + $width)}]
    # In the middle, unless the style has them elsewhere.
    set justify [ttk::style lookup $style -justify]
    ttk::style configure Wrap$room.$style -wraplength $room \
            -justify [expr {$justify eq "" ? "center" : $justify}]
    $button configure -style Wrap$room.$style
    return $width
}

# listWidth --
#
#       How many of its noughts a list must be wide for those words.
proc ::wargame::look::listWidth {least font texts} {
    foreach text $texts {
        set least [expr {max($least,
            2 + [font measure $font $text] / [font measure $font 0])}]
    }
    return $least
}

# scrollAsNeeded --
#
#       A scroll bar that is there, in its grid, only where there is more than
#       one sees.
proc ::wargame::look::scrollAsNeeded {bar first last} {
    if {$first > 0 || $last < 1} {
        grid $bar
    } else {
        grid remove $bar
    }
    $bar set $first $last
}
