# button-bar.tcl --
#
#       The buttons of a panel's bar: how they lie, and how one goes among them.
#       Each is in a cell of its own, with what stands beside it.
#
#       barAdd BAR OPTION...     adds a ttk::button to a bar -> its path
#       barBeside BUTTON         the path of a label beside it, to be made
#       barBefore BUTTON         the path of a label before it
#       barLay BAR               lays out all that are there, as they have room
#       barRows BAR WIDTH        how many rows they take in a bar so wide
#       barButtons BAR           the buttons that are there
#       barAt BAR N              the Nth from 1, to be made or not

need look/theme

proc ::wargame::look::barAt {bar n} {
    return $bar.c$n.b
}

proc ::wargame::look::barBeside {button} {
    return [winfo parent $button].r
}

proc ::wargame::look::barBefore {button} {
    return [winfo parent $button].k
}

proc ::wargame::look::barButtons {bar} {
    return [lmap cell [winfo children $bar] { string cat $cell.b }]
}

proc ::wargame::look::barAdd {bar args} {
    set n [expr {[llength [winfo children $bar]] + 1}]
    set cell [ttk::frame $bar.c$n -style [$bar cget -style]]
    set button [ttk::button $cell.b {*}$args]
    bind $button <Left> {::wargame::look::barFocus %W -1}
    bind $button <Right> {::wargame::look::barFocus %W 1}
    grid $button -row 0 -column 1 -sticky ew
    grid columnconfigure $cell 1 -weight 1
    return $button
}

proc ::wargame::look::barLay {bar} {
    foreach button [barButtons $bar] {
        if {[winfo exists [barBeside $button]]} {
            grid [barBeside $button] -row 0 -column 2 \
                    -padx [list [theme px 4] 0]
        }
        if {[winfo exists [barBefore $button]]} {
            grid [barBefore $button] -row 0 -column 0 \
                    -padx [list 0 [theme px 4]]
        }
    }
    bind $bar <Configure> [list ::wargame::look::barFlow $bar]
    barFlow $bar
}

# barFocus --
#
#       To the button before or after.
proc ::wargame::look::barFocus {button step} {
    set all [barButtons [winfo parent [winfo parent $button]]]
    # Not round: what costs most may stand last.
    set to [expr {[lsearch -exact $all $button] + $step}]
    if {$to >= 0 && $to < [llength $all]} {
        focus [lindex $all $to]
    }
    return -code break
}

# barNeeds --
#
#       The width that a button of a bar needs, with what is beside it.  It may
#       be so new that its cell does not know it.
proc ::wargame::look::barNeeds {button} {
    return [lindex [barSize $button 10000] 0]
}

# barFlow --
#
#       Lay the buttons of a bar out in rows, each as wide as its words, or with
#       the words in lines when the bar is narrower; all as wide as the widest
#       where each has a row of its own.
proc ::wargame::look::barFlow {bar} {
    if {![winfo exists $bar]} {
        return
    }
    set width [winfo width $bar]
    if {$width <= 1} {
        set width 10000                 ;# not known yet
    }
    set cells [BarCells $bar $width]
    set rows [BarRows $cells]
    set widest [expr {$rows > 1 && $rows == [llength $cells]
        ? [::tcl::mathfunc::max {*}[lmap cell $cells {
            expr {[lindex $cell 3] - [BarAside [lindex $cell 0]]}
        }]] : 0}]
    set height 0
    foreach cell $cells {
        lassign $cell button x y wide high
        place [winfo parent $button] -x $x -y $y -height $high \
                -width [expr {max($wide,
                    min($width, $widest + [BarAside $button]))}]
        set height [expr {max($height, $y + $high)}]
    }
    if {[winfo reqheight $bar] != $height} {
        $bar configure -height [expr {max(1, $height)}]
    }
}

proc ::wargame::look::barRows {bar width} {
    return [BarRows [BarCells $bar $width]]
}

proc ::wargame::look::BarRows {cells} {
    return [llength [lsort -unique [lmap cell $cells { lindex $cell 2 }]]]
}

# BarCells --
#
#       {BUTTON X Y WIDTH HEIGHT} of each in a bar so wide.
proc ::wargame::look::BarCells {bar width} {
    set gap [theme size gap]
    lassign {0 0 0} x y height
    return [lmap button [barButtons $bar] {
        lassign [barSize $button $width] wide high
        if {$x > 0 && $x + $wide > $width} {
            set y [expr {$y + $height + $gap}]
            lassign {0 0} x height
        }
        set cell [list $button $x $y $wide $high]
        set x [expr {$x + $wide + $gap}]
        set height [expr {max($height, $high)}]
        set cell
    }]
}

# BarAside --
#
#       The width of what stands after a button.
proc ::wargame::look::BarAside {button} {
    set label [barBeside $button]
    return [expr {[winfo exists $label] ? [winfo reqwidth $label] + [theme px 4]
        : 0}]
}

# barSize --
#
#       Width and height of a button with what is beside it, no wider than so
#       much.
proc ::wargame::look::barSize {button width} {
    set beside [BarAside $button]
    if {[winfo exists [barBefore $button]]} {
        incr beside [expr {[winfo reqwidth [barBefore $button]] + [theme px 4]}]
    }
    set wide [buttonWrap $button [expr {$width - $beside}]]
    return [list [expr {$wide + $beside}] [winfo reqheight $button]]
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
    if {[ttk::style configure Wrap$room.$style -wraplength] ne $room} {
        # In the middle, unless the style has them elsewhere.
        set justify [ttk::style lookup $style -justify]
        ttk::style configure Wrap$room.$style -wraplength $room \
                -justify [expr {$justify eq "" ? "center" : $justify}]
    }
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
