# finding.tcl --
#
#       How tests find what a window shows: by its name, wherever in the window
#       it stands.  Only the object that makes a widget knows its path;
#       tests/house/inner-paths.test finds a test that spells one.

# inside --
#
#       The widget of that name in a window or widget, the nearest to it if there
#       are several; with more names, each in the one before.  "" if there is none.
#       Two equally near are an error.
proc inside {window args} {
    foreach name $args {
        set window [Nearest [list $window] $name]
    }
    return $window
}

proc Nearest {windows name} {
    # Of a menu that a window shows Tk makes a copy, whose name has a #.
    while {[llength $windows]} {
        set children [concat {*}[lmap window $windows {
            expr {[winfo exists $window] ? [winfo children $window] : {}}
        }]]
        set found [lsearch -all -inline -glob $children *.$name]
        if {[llength $found] > 1} {
            error "several are named $name: $found"
        } elseif {[llength $found]} {
            return [lindex $found 0]
        }
        set windows [lsearch -all -inline -not -glob $children *.#*]
    }
    return ""
}

# childOf --
#
#       The child of that name that a window has itself, or "".
proc childOf {window name} {
    return [lsearch -inline -glob [winfo children $window] *.$name]
}

# menuOf --
#
#       A menu of a window by its name, as play; its bar of menus without a name.
proc menuOf {window {name ""}} {
    set bar [inside $window menu]
    return [expr {$name eq "" ? $bar : [inside $bar $name]}]
}

# rowsOf, rowOf --
#
#       The rows of a card, and the Nth from 1.
proc rowsOf {panel} {
    set rows [inside $panel rows]
    return [expr {$rows eq "" ? {} : [winfo children $rows]}]
}
proc rowOf {panel n} {
    return [lindex [rowsOf $panel] $n-1]
}

# buttonsOf, buttonOf --
#
#       The buttons with which a panel is answered, or one of its rows, in their
#       order; of them, the Nth from 1, or the first whose label is like that.
proc buttonsOf {panel} {
    set ask [inside $panel ask]
    set bar [inside [expr {$ask eq "" ? $panel : $ask}] bar]
    return [expr {$bar eq "" ? {}
        : [lmap cell [winfo children $bar] { inside $cell b }]}]
}
proc buttonOf {panel which} {
    if {[string is integer -strict $which]} {
        return [lindex [buttonsOf $panel] $which-1]
    }
    foreach button [buttonsOf $panel] {
        if {[string match $which [$button cget -text]]} {
            return $button
        }
    }
    return ""
}

# labelsOf --
#
#       The words on those buttons.
proc labelsOf {panel} {
    return [lmap button [buttonsOf $panel] { $button cget -text }]
}
