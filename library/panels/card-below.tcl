# card-below.tcl --
#
#       A line at the lower edge of a card whose buttons are scrolled with its
#       rows: it names those that are out of sight, and brings them there.
#
#   set below [::wargame::panels::CardBelow new PATH LIST BAR]
#       PATH       a new label, in the grid of the card, with which it goes;
#                  PATHedge is made, too: what is scrolled would be seen there
#       LIST       the canvas that is scrolled
#       BAR        the bar of the buttons
#       high       pixels that it takes
#       lay ROW    is there, in that row, over both columns
#       forget     is not there any more
#       fit WIDE   names them, as far as there is room

need base/objects look/button-bar look/theme

package require Tk

if {![info object isa class ::wargame::panels::CardBelow]} {
    oo::class create ::wargame::panels::CardBelow
}

oo::define ::wargame::panels::CardBelow {
    # Wide: as it was fitted.
    variable Path List Bar Wide

    constructor {path list bar} {
        set Path $path
        set List $list
        set Bar $bar
        set Wide 0
        ttk::label $Path -style Sunk.TLabel -cursor hand2 \
                -font [::wargame::look::theme font smallBold] \
                -foreground [::wargame::look::theme color link] \
                -padding [list [::wargame::look::theme size margin] \
                    [::wargame::look::theme px 3]]
        frame ${Path}edge -background [::wargame::look::theme color rule]
        bind $Path <Button-1> [list $List yview moveto 1]
        $List configure -yscrollcommand [namespace code [list my Scrolled \
                [$List cget -yscrollcommand]]]
        ::wargame::base::goesWith $Path [self]
    }

    method lay {row} {
        grid $Path -row $row -column 0 -columnspan 2 -sticky ew
        place ${Path}edge -rely 1 -anchor sw -height 1 -relwidth 1 \
                -bordermode outside
    }

    method forget {} {
        grid forget $Path
        place forget ${Path}edge
    }

    method high {} {
        return [winfo reqheight $Path]
    }

    method fit {wide} {
        set Wide $wide
        my Say [lindex [$List yview] 1]
    }

    method Scrolled {cmd first last} {
        {*}$cmd $first $last
        if {[winfo exists $Path]} {
            my Say $last
        }
    }

    method Say {last} {
        # Its height stays where there is nothing to say.
        set text ""
        if {$last < 1 && $Wide > 0} {
            set text [my Shortened "↓ [join [lmap button \
                    [::wargame::look::barButtons $Bar] {
                $button cget -text
            }] { · }]"]
        }
        if {[$Path cget -text] ne $text} {
            $Path configure -text $text
        }
    }

    method Shortened {text} {
        set font [$Path cget -font]
        set room [expr {$Wide - 2 * [::wargame::look::theme size margin] - 2}]
        if {[font measure $font $text] <= $room} {
            return $text
        }
        while {$text ne "" && [font measure $font $text…] > $room} {
            set text [string range $text 0 end-1]
        }
        return $text…
    }
}
