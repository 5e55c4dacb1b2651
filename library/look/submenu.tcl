# submenu.tcl --
#
#       What opens a submenu.
#
#       submenu MENU LABEL SUB      an entry of MENU that opens SUB, with an
#                                   arrow behind its words
#
#   Tk for X draws an arrow of ten pixels in the colour of the paper.  Others
#   draw one in that of the words.

need look/theme

package require Tk

proc ::wargame::look::submenu {menu label sub} {
    $menu add cascade -label $label -menu $sub
    if {[tk windowingsystem] eq "x11"} {
        $menu entryconfigure end -image wargame_opens -compound right
    }
}
