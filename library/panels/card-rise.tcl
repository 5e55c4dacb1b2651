# card-rise.tcl --
#
#       On a high screen the buttons of a card beside the map do not lie at the
#       far end of a column, but below its rows.
#
#       riseFoot PATH ROWS ROOM   of a card in PATH with CardRows, in the grid
#                                 of card-layout.tcl.  ROOM: pixels for rows

need look/theme panels/card-rows

proc ::wargame::panels::riseFoot {path rows room} {
    # Where few rows become fewer the buttons stay.
    set least [expr {36 * [font metrics [::wargame::look::theme font body] \
            -linespace]}]
    set high [expr {max($least, [$rows needs])}]
    set rises [expr {$room > $high}]
    grid rowconfigure $path 2 -weight [expr {!$rises}]
    grid rowconfigure $path 4 -weight $rises
    if {$rises} {
        [$rows list] configure -height $high
    }
}
