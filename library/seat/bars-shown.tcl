# bars-shown.tcl --
#
#       Which bars stand above the map and what lies over it, and how high.
#
#       showBars PANES WANTED    WANTED: pixels of the window below which a
#                                panel needs the height of the bars.  There they
#                                are slim; those that would leave it too little
#                                of that go, the tracks first

need base/prefs

proc ::wargame::seat::showBars {panes wanted} {
    set left [winfo height [$panes part seat]]
    set slim [expr {$left < $wanted}]
    foreach {bar least} {clock 0.72 tracks 0.76} {
        set path [$panes part $bar]
        if {![winfo exists $path]} continue
        event generate $path <<WargameSlim>> -data $slim
        incr left -[winfo reqheight $path]
        if {[::wargame::base::prefs get clock]
                && (!$slim || $left >= $least * $wanted)} {
            pack $path -side top -fill x -before [$panes part wide]
        } else {
            pack forget $path
        }
    }
}
