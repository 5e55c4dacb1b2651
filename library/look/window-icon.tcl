# window-icon.tcl --
#
#       The icon of the windows, where a desktop shows one.
#
#       windowIcon     the program's, for all that are opened from now on

package require Tk

proc ::wargame::look::windowIcon {} {
    set photos {}
    foreach size {128 48 32 16} {
        set file [file join $::wargame::directory icons grognard-$size.png]
        if {[file readable $file]} {
            lappend photos [image create photo ::wargame::look::icon$size \
                    -format png -file $file]
        }
    }
    if {[llength $photos]} {
        wm iconphoto . -default {*}$photos
    }
}
