# victory-page.tcl --
#
#       A page that is drawn from above down and scrolled where it is too high:
#       a canvas with words on it.
#
#   set page [::wargame::panels::VictoryPage new PATH DRAWCMD]
#       PATH       a frame, which gets the canvas PATH.page and its scrollbar;
#                  the page goes with them
#       DRAWCMD    called with the width in pixels, to draw all of it on the
#                  empty canvas; returns the y below
#       canvas     the canvas to draw on
#       draw       draws it again, if it is wide enough to be read
#       text X Y ANCHOR FONT COLOR TEXT ?OPTION VALUE...?
#                  writes words, a minus as one; returns the y below them
#       lineOf FONT   pixels from line to line
#       pad        pixels between its edge and what is on it
#
#   FONT and COLOR are words of the theme.

need base/objects base/words look/scroll-bar look/theme

package require Tk

if {![info object isa class ::wargame::panels::VictoryPage]} {
    oo::class create ::wargame::panels::VictoryPage
}

oo::define ::wargame::panels::VictoryPage {
    variable Canvas DrawCmd

    constructor {path drawCmd} {
        set Canvas $path.page
        set DrawCmd $drawCmd
        canvas $Canvas -highlightthickness 0 -borderwidth 0 -takefocus 1 \
                -width 400 -height 300
        ::wargame::base::goesWith $Canvas [self]
        ::wargame::look::scrollBar $path.scroll $Canvas
        grid $Canvas -row 0 -column 0 -sticky nsew
        grid $path.scroll -row 0 -column 1 -sticky ns
        grid rowconfigure $path 0 -weight 1
        grid columnconfigure $path 0 -weight 1
        bind $Canvas <Configure> [namespace code {my draw}]
        foreach {event way} {
            Button-4 -2 Button-5 2 Up -2 Down 2 Prior -10 Next 10
        } {
            bind $Canvas <$event> [list $Canvas yview scroll $way units]
        }
    }

    method canvas {} {
        return $Canvas
    }

    method pad {} {
        return [expr {2 * [::wargame::look::theme size margin]}]
    }

    method draw {} {
        $Canvas delete all
        set width [winfo width $Canvas]
        if {$width < 300} {
            return
        }
        $Canvas configure -background [::wargame::look::theme color paper]
        set bottom [{*}$DrawCmd $width]
        $Canvas configure \
                -scrollregion [list 0 0 $width [expr {$bottom + [my pad]}]] \
                -yscrollincrement [::wargame::look::theme px 20]
    }

    method text {x y anchor font color text args} {
        set item [$Canvas create text $x $y -anchor $anchor \
                -text [::wargame::base::minus $text] \
                -font [::wargame::look::theme font $font] \
                -fill [::wargame::look::theme color $color] {*}$args]
        return [lindex [$Canvas bbox $item] 3]
    }

    method lineOf {font} {
        return [font metrics [::wargame::look::theme font $font] -linespace]
    }
}
