# card-top.tcl --
#
#       What a card has above its rows: how far one is, and the last dice.
#       Where little height would be left for the rows, as in large letters on
#       a small screen, it is scrolled with them.

need look/theme

oo::define ::wargame::panels::CardPanel {
    variable Card Scene Tray Thrown Low

    method PlaceTop {width} {
        # The bar and what lies above the list cover what is scrolled: the top
        # is no child of it, so nothing clips it.
        set few [expr {9 * [font metrics [::wargame::look::theme font body] \
                -linespace]}]
        set low [expr {[my RoomForRows]
            < min($few, [winfo reqheight $Card.list.rows])}]
        if {$low && !$Low} {
            grid remove $Card.top
            $Card.list create window 0 0 -anchor nw -window $Card.top -tags top
            place $Card.edge -height 1 -relwidth 1 -bordermode outside
            foreach part {top edge band foot bar} {
                raise $Card.$part
            }
        } elseif {!$low && $Low} {
            $Card.list delete top
            place forget $Card.edge
            grid $Card.top
        }
        if {$low != $Low} {
            set Low $low
            my ShowSteps
        }
        $Card.list itemconfigure top -width $width
        $Card.list coords in 0 [my TopHigh]
    }

    method TopHigh {} {
        # Of what is scrolled with the rows.
        return [expr {$Low ? [winfo reqheight $Card.top] : 0}]
    }

    method Whole {} {
        # The height of all that is scrolled.
        return [expr {[my TopHigh] + [winfo reqheight $Card.list.rows]}]
    }

    method RoomForRows {} {
        # What the top and the buttons below leave.
        return [expr {[my Height] - [winfo reqheight $Card.top]
            - [winfo reqheight $Card.band] - ([winfo manager $Card.foot] ne ""
                ? [winfo reqheight $Card.foot] : 0)}]
    }

    method Begin {} {
        # What is asked is read first; but what has the focus is seen.
        $Card.list yview moveto 0
        if {$Low && [regexp "^$Card\\.list\\.rows\\.r\\d+" [focus] row]} {
            my ScrollTo $row
        }
    }

    method ShowSteps {} {
        # A word each, side by side, the present one on gold; in two rows or
        # more where the words are long.
        destroy {*}[winfo children $Card.top.steps]
        $Card.top.steps configure -height 1
        set n 0
        foreach step [dict get [dict merge {steps {}} $Scene] steps] {
            lassign $step text state
            set label $Card.top.steps.s[incr n]
            ttk::label $label -text $text -style Lift.TLabel -anchor center \
                -padding [::wargame::look::theme px 3] \
                -font [::wargame::look::theme font [expr {
                    $state eq "now" ? "smallBold" : "small"}]] \
                -foreground [::wargame::look::theme color [dict get {
                    past inkSoft now ink next inkSoft} $state]]
            if {$state eq "now"} {
                $label configure -background [::wargame::look::theme color gold]
            }
        }
        set labels [winfo children $Card.top.steps]
        set columns [my StepColumns [lmap label $labels {
            winfo reqwidth $label
        }]]
        set i 0
        foreach label $labels {
            grid $label -row [expr {$i / $columns}] \
                    -column [expr {$i % $columns}] -sticky ew
            grid columnconfigure $Card.top.steps [expr {$i % $columns}] \
                    -weight 1
            incr i
        }
    }

    method StepColumns {widths} {
        # The most in which so wide words have room side by side.
        set room \
                [expr {[my Across] - 2 * [::wargame::look::theme size margin] \
                - 2 - ($Low ? [winfo reqwidth $Card.scroll] : 0)}]
        for {set columns [llength $widths]} {$columns > 1} {incr columns -1} {
            set used [lrepeat $columns 0]
            set i 0
            foreach width $widths {
                set at [expr {$i % $columns}]
                lset used $at [expr {max([lindex $used $at], $width)}]
                incr i
            }
            if {[tcl::mathop::+ {*}$used] <= $room} break
        }
        return [expr {max(1, $columns)}]
    }

    method ShowThrow {throw} {
        # The dice roll when they are new.
        lassign $throw style text dice
        if {$dice eq ""} {
            pack forget $Card.top.dice
            return
        }
        set size [::wargame::look::theme px 40]
        pack $Card.top.dice -fill x
        $Card.top.dice delete said
        set wide [expr {[llength $dice] * $size}]
        $Card.top.dice create text [expr {$wide + 8}] 0 \
            -anchor nw -text $text -tags said -width [expr {max(
                [winfo width $Card.list], [winfo reqwidth $Card.list])
                - $wide - 40}] \
            -font [::wargame::look::theme font body] \
            -fill [::wargame::look::theme color ink]
        # As high as the dice or, in large letters, the words beside them.
        lassign [$Card.top.dice bbox said] - top - bottom
        set high [expr {max($size, $bottom - $top) + 4}]
        $Card.top.dice move said 0 [expr {($high - $bottom - $top) / 2.0}]
        $Card.top.dice configure -height $high \
                -background [::wargame::look::theme color leafLift]
        set at [list [expr {$wide / 2.0}] [expr {$high / 2.0}] $size]
        if {$throw ne $Thrown && $Thrown ne ""} {
            $Tray roll $dice {*}$at list
        } else {
            $Tray show $dice {*}$at
        }
        set Thrown $throw
    }
}
