# fleches.tcl --
#
#       La Bataille's table as it holds most pictures: the whole battle, beside
#       the fleches, in a window of 1900 by 1040 pixels, with hexes of 120.  Needs
#       table.tcl, and a painted ground.

# historicalTable --
#
#       The table, with the whole field in sight.
proc historicalTable {} {
    ::wargame::base::prefs set size 1900x1040
    set table [::wargame::shell::newTable moskowa historical {} 7]
    wm geometry [$table window] 1900x1040+0+0
    settled $table
    quiet
    return $table
}

# toFleches --
#
#       Step by step to hexes of 120 pixels; SCRIPT after each.
proc toFleches {table {script {}}} {
    set camera [[[$table seat] board] camera]
    while {[dict get [$camera saveView] scale] < 1.199} {
        $camera reveal 05561
        $camera zoomTo [expr {min(1.2, 1.4
            * [dict get [$camera saveView] scale])}]
        quiet
        uplevel 1 $script
    }
    $camera reveal 05561
    quiet
}

# photoPixels --
#
#       {ALL SHOWN}, millions of pixels of all pictures and of those that are shown.
proc photoPixels {} {
    set all 0
    set shown 0
    foreach photo [image names] {
        if {[image type $photo] in {photo soft}} {
            set pixels [expr {[image width $photo] * [image height $photo]}]
            incr all $pixels
            incr shown [expr {[image inuse $photo] ? $pixels : 0}]
        }
    }
    return [list [expr {$all / 1e6}] [expr {$shown / 1e6}]]
}
