# menu-columns.tcl --
#
#       A menu that is higher than the screen stands in columns.
#
#       menuColumns MENU ?ROOM?    breaks it so that no column is higher than
#                                  ROOM pixels, by default what the screen has
#                                  below a menu bar: at a line between groups
#                                  if one is far enough down, as Tk scrolls no
#                                  menu

package require Tk

proc ::wargame::look::menuColumns {menu {room ""}} {
    set last [$menu index end]
    if {$last eq "none"} {
        return
    }
    set line [font metrics [$menu cget -font] -linespace]
    if {$room eq ""} {
        set room [expr {[winfo screenheight $menu] - 4 * $line}]
    }
    foreach break [MenuBreaks $menu $last [expr {$room - 2 * $line}]] {
        $menu entryconfigure $break -columnbreak 1
    }
}

# MenuBreaks --
#
#       The entries that begin another column.
proc ::wargame::look::MenuBreaks {menu last room} {
    set breaks {}
    lassign {0 ""} top group
    for {set i 0} {$i <= $last} {incr i} {
        set y [$menu yposition $i]
        if {$y - $top > $room} {
            set at [expr {$group ne "" && [$menu yposition $group] - $top
                > 0.5 * $room ? $group : $i}]
            lappend breaks $at
            set top [$menu yposition $at]
            set group ""
        }
        if {[$menu type $i] eq "separator" && $i < $last} {
            set group [expr {$i + 1}]
        }
    }
    return $breaks
}
