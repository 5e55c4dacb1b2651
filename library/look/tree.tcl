# tree.tcl --
#
#       A tree or a list with a bar that scrolls it.
#
#   ::wargame::look::tree PATH ?OPTION VALUE?...    a new frame PATH -> the
#                                                   treeview in it
#       -ground COLOUR    of the theme: paperLift
#       -bar WHEN         always; needed: where there is more than one sees
#       -frame STYLE      of the frame
#       other options are those of a treeview
#   Items tagged `strong` are bold, those tagged `faint` pale.

need look/scroll-bar look/theme

package require Tk

proc ::wargame::look::tree {path args} {
    set options [dict merge {
        -ground paperLift -bar always -frame TFrame -show tree
        -selectmode browse
    } $args]
    set made [dict filter $options script {option value} {
        expr {$option ni {-ground -bar -frame}}
    }]
    ttk::frame $path -style [dict get $options -frame]
    set tree $path.tree
    ttk::treeview $tree {*}$made \
            -style [TreeStyle [dict get $options -ground]]
    $tree tag configure strong -font [theme font bodyBold]
    $tree tag configure faint -foreground [theme color inkFaint]
    scrollBar $path.bar $tree [dict get $options -bar]
    grid $tree -row 0 -column 0 -sticky nsew
    grid $path.bar -row 0 -column 1 -sticky ns
    grid rowconfigure $path 0 -weight 1
    grid columnconfigure $path 0 -weight 1
    return $tree
}

proc ::wargame::look::TreeStyle {ground} {
    # No border: the ground tells where it ends.
    set style $ground.Treeview
    ttk::style layout $style {
        Treeview.field -sticky nswe -border 0 -children {
            Treeview.treearea -sticky nswe
        }
    }
    ttk::style configure $style -borderwidth 0 -font [theme font body] \
            -foreground [theme color ink] -background [theme color $ground] \
            -fieldbackground [theme color $ground] \
            -rowheight [expr {[font metrics [theme font body] -linespace]
                + [theme px 6]}]
    # Ttk makes the sign of a branch as large on a dense screen as on another.
    ttk::style configure $style.Item -indicatorsize [theme size arrow] \
            -indicatormargins [list [theme px 2] [theme px 2] [theme px 4] \
                [theme px 2]]
    ttk::style configure $style.Heading -font [theme font caption]
    ttk::style map $style \
            -background [list selected [theme color gold]] \
            -foreground [list selected [theme color ink]]
    return $style
}
