# kept.tcl --
#
#       Pictures kept from one start of the program to the next, in a folder of
#       the person's, so that a table whose pieces were drawn yesterday is there
#       at once.
#
#       keepPictures     keeps pictures from now on.  In a folder that cannot be
#                        made, or is somebody else's, none is kept

need base/prefs base/system

package require svgphoto

proc ::wargame::look::keepPictures {} {
    try {
        set folder [file join [prefs folder cache] pictures]
        prefs make $folder
        if {![file owned $folder]} {
            return
        }
        # What somebody has seen is theirs.
        system private $folder
    } trap {WARGAME DISK} {} - trap POSIX {} {
        return
    }
    # A font that comes or goes changes pictures.
    svgphoto::keep $folder [list [package require wargame] \
            [lsort [font families]]]
}
