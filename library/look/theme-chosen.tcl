# theme-chosen.tcl --
#
#       useLook                  the theme and the size of text that are chosen;
#                                engraved, if that theme is no longer there

need base/prefs look/theme

proc ::wargame::look::useLook {} {
    set name [prefs get theme]
    if {$name ni [theme names]} {
        set name engraved
    }
    theme use $name [expr {[prefs get text] / 100.0}]
}
