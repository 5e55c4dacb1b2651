# button-rows.tcl --
#
#       Rows of buttons where there is little room: in columns, if that takes no
#       more rows than one after another.
#
#       buttonRows FRAME BUTTONS ROOM    grids BUTTONS, children of FRAME, which
#                          has so much room

need look/theme

proc ::wargame::look::buttonRows {frame buttons room} {
    for {set i 0} {$i < [lindex [grid size $frame] 0]} {incr i} {
        grid columnconfigure $frame $i -minsize 0
    }
    set columns [RowsColumns $buttons $room]
    set flow [RowsFlow $buttons $room]
    set rows [expr {ceil([llength $buttons] / double($columns))}]
    if {[llength $flow] && [lindex $flow end 0] + 1 < $rows} {
        RowsFlowing $frame $buttons $flow
        return
    }
    set i 0
    foreach button $buttons {
        # One that is alone in the last of rows of several widens no other.
        set alone [expr {$columns > 1 && $i % $columns == 0
            && $i == [llength $buttons] - 1}]
        RowsGrid $button [expr {$i / $columns}] [expr {$i % $columns}] \
                [expr {$alone ? $columns : 1}] [expr {$alone ? "w" : "ew"}]
        incr i
    }
}

proc ::wargame::look::RowsGrid {button row column span sticky} {
    grid $button -row $row -column $column -columnspan $span -sticky $sticky \
            -padx [list 0 [theme px 6]] -pady [list 0 [theme px 4]]
}

# RowsColumns --
#
#       The most columns in which they fit, each as wide as its widest.
proc ::wargame::look::RowsColumns {buttons room} {
    for {set columns [llength $buttons]} {$columns > 1} {incr columns -1} {
        set used 0
        for {set i 0} {$i < $columns} {incr i} {
            set wide 0
            for {set j $i} {$j < [llength $buttons]} {incr j $columns} {
                set wide [expr {max($wide,
                    [winfo reqwidth [lindex $buttons $j]])}]
            }
            incr used [expr {$wide + [theme px 6]}]
        }
        if {$used <= $room} {
            break
        }
    }
    return [expr {max(1, $columns)}]
}

# RowsFlow --
#
#       {ROW COLUMN SPAN} of each, as words in lines, in columns of eight
#       pixels.
proc ::wargame::look::RowsFlow {buttons room} {
    set unit [theme px 8]
    lassign {0 0} row x
    return [lmap button $buttons {
        set span [expr {([winfo reqwidth $button] + [theme px 6] + $unit - 1)
            / $unit}]
        if {$x && $x + $span > $room / $unit} {
            incr row
            set x 0
        }
        set at [list $row $x $span]
        incr x $span
        set at
    }]
}

proc ::wargame::look::RowsFlowing {frame buttons flow} {
    foreach button $buttons at $flow {
        lassign $at row column span
        for {set i $column} {$i < $column + $span} {incr i} {
            grid columnconfigure $frame $i -minsize [theme px 8]
        }
        RowsGrid $button $row $column $span ew
    }
}
