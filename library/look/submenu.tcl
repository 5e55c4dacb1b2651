# submenu.tcl --
#
#       What opens a submenu.
#
#       submenu MENU LABEL SUB      an entry of MENU that opens SUB, with an
#                                   arrow behind its words
#
#   Tk for X draws an arrow of ten pixels in the colour of the paper, with edges
#   that cannot be turned off: they are made as flat as the paper, in a colour
#   that nothing else has.  Others draw one in that of the words.

need look/theme

package require Tk
package require svgphoto

proc ::wargame::look::submenu {menu label sub} {
    $menu add cascade -label $label -menu $sub
    if {[tk windowingsystem] eq "x11"} {
        $menu entryconfigure end -image wargame_opens -compound right
        foreach {option name} {-background paperLift -activebackground gold} {
            set color [FlatColor $menu [theme color $name]]
            $menu entryconfigure end $option $color
        }
    }
}

# FlatColor --
#
#       That colour, or for no eye another one, without edges.
proc ::wargame::look::FlatColor {window color} {
    scan $color #%6x number
    set color [format #%06x [expr {$number ^ 1}]]
    svgphoto::flat $window $color
    return $color
}
