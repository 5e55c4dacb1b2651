# menu-marks.tcl --
#
#       The marks of what is chosen in a menu, as large as its words.
#
#       menuMarks MENU      when all is added: its check and radio entries have
#                           marks of ours, and what stands between them begins
#                           where they do; and so with each menu in it
#
#   Tk for X draws marks of eight pixels, on every screen.  Others draw theirs.

need look/theme

package require Tk
package require svgphoto

proc ::wargame::look::menuMarks {menu} {
    if {[tk windowingsystem] ne "x11"} {
        return
    }
    foreach child [winfo children $menu] {
        if {[winfo class $child] eq "Menu"} {
            menuMarks $child
        }
    }
    set last [$menu index end]
    set kinds {}
    for {set i 0} {$last ne "none" && $i <= $last} {incr i} {
        lappend kinds [$menu type $i]
    }
    if {"checkbutton" in $kinds || "radiobutton" in $kinds} {
        set indent [MarkIndent $menu]
        set i 0
        foreach kind $kinds {
            MarkEntry $menu $i $kind $indent
            incr i
        }
    }
}

# MarkEntry --
#
#       What opens another menu has its arrow for a picture: its words begin
#       with spaces.
proc ::wargame::look::MarkEntry {menu i kind indent} {
    switch -- $kind {
        checkbutton - radiobutton {
            $menu entryconfigure $i -indicatoron 0 -compound left \
                    -image wargame_markNone -selectimage wargame_mark_$kind
        }
        command {
            $menu entryconfigure $i -compound left -image wargame_markSpace
        }
        cascade {
            $menu entryconfigure $i -label [string repeat " " $indent][string \
                    trimleft [$menu entrycget $i -label] " "]
        }
    }
}

# MarkIndent --
#
#       Draws the marks for its letters -> how many spaces are so wide.
proc ::wargame::look::MarkIndent {menu} {
    set font [$menu cget -font]
    set space [font measure $font " "]
    set high [font metrics $font -ascent]
    set indent [expr {int(ceil(1.3 * $high / $space))}]
    # Tk leaves two pixels between a mark and words; of a command it lays the
    # words over the last pixels of the picture, so many as its border has.
    set wide [expr {$indent * $space - 2}]
    foreach {name drawing} [list None "" Space "" _checkbutton {<path
        d="M3,9.6 L7.2,14 L15,3.6" fill="none" stroke="%1$s"
        stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>} \
        _radiobutton {<circle cx="9" cy="9" r="5" fill="%1$s"/>}] {
        set photo wargame_mark$name
        if {$photo ni [image names]} {
            svgphoto::soft $photo
        }
        set width [expr {$wide + ($name eq "Space"
            ? 2 + [$menu cget -borderwidth] : 0)}]
        svgphoto::render $photo [format {<svg viewBox="0 0 %g 18"
            xmlns="http://www.w3.org/2000/svg">%s</svg>} \
            [expr {18.0 * $width / $high}] \
            [format $drawing [theme color ink]]] $width $high
    }
    return $indent
}
