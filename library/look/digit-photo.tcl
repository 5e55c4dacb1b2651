# digit-photo.tcl --
#
#       A digit, small and quiet, for a button that it presses.
#
#       digitPhoto N ?INK?   a photo of the digit N, as large as small text, in
#                          that colour of the theme of now

need look/theme

package require Tk
package require svgphoto

namespace eval ::wargame::look {
    variable DigitPhotos [dict create]  ;# what it looks like -> photo
}

proc ::wargame::look::digitPhoto {n {ink inkSoft}} {
    variable DigitPhotos
    set high [font metrics [theme font small] -linespace]
    set looks [list $n $high [theme color $ink] [theme family sans]]
    if {![dict exists $DigitPhotos $looks]} {
        set photo [svgphoto::soft]
        svgphoto::render $photo [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 100"><text x="24"
            y="78" font-family="%4$s" font-size="74" font-weight="bold"
            text-anchor="middle" fill="%3$s">%1$s</text></svg>} {*}$looks] \
            [expr {round(0.7 * $high)}] $high
        dict set DigitPhotos $looks $photo
    }
    return [dict get $DigitPhotos $looks]
}
