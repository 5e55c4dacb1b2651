# victory-side.tcl --
#
#       One side's points, part by part, in a column of a page.
#
#   set side [::wargame::panels::VictorySide new PAGE PRESENTER BLOCKCMD]
#       PAGE       a VictoryPage, with which it goes
#       BLOCKCMD   called with a face, marks and a size; returns its photo
#       show SIDE X Y WIDTH    draws what a scene says of a side, see
#                  victory.tcl; returns the y below

need base/objects base/words look/theme

if {![info object isa class ::wargame::panels::VictorySide]} {
    oo::class create ::wargame::panels::VictorySide
}

oo::define ::wargame::panels::VictorySide {
    variable Page Canvas Presenter BlockCmd

    constructor {page presenter blockCmd} {
        ::wargame::base::goesWith $page [self]
        set Page $page
        set Canvas [$page canvas]
        set Presenter $presenter
        set BlockCmd $blockCmd
    }

    method show {side x y width} {
        set word [dict get $side side]
        set y [$Page text $x $y nw heading ${word}Dark \
                [[$Presenter words] sideName $word]]
        foreach part [dict get $side parts] {
            lassign $part title sum items track
            set top [expr {$y + [::wargame::look::theme px 10]}]
            $Page text [expr {$x + $width}] $top ne clock goldDark $sum
            set y [$Page text $x $top nw bodyBold ink $title \
                    -width [expr {$width * 0.85}]]
            set y [expr {$y + 4}]
            $Canvas create line $x $y [expr {$x + $width}] $y \
                    -fill [::wargame::look::theme color rule]
            if {$track ne ""} {
                set y [my Track $word {*}$track $x [expr {$y + 6}] $width]
            }
            set y [my Items $items $x [expr {$y + 4}] $width]
        }
        if {[llength [dict get $side parts]] == 0} {
            set y [$Page text $x $y nw italic inkSoft \
                    [::wargame::base::say panel.noPoints]]
        }
        return $y
    }

    method Track {side filled all x y width} {
        # Boxes numbered downwards, the first ones filled.  Returns the y below.
        set pace [expr {min([::wargame::look::theme px 34],
            $width / double($all))}]
        set size [expr {$pace - [::wargame::look::theme px 4]}]
        for {set i 0} {$i < $all} {incr i} {
            set on [expr {$i < $filled}]
            $Canvas create rectangle $x $y [expr {$x + $size}] \
                [expr {$y + $size}] -fill [::wargame::look::theme color [expr {
                    $on ? $side : "paperSunk"}]] \
                -outline [::wargame::look::theme color ${side}Dark]
            $Page text [expr {$x + $size / 2}] [expr {$y + $size / 2}] center \
                smallBold [expr {$on ? "paperLift" : "inkSoft"}] \
                [expr {$all - $i}]
            set x [expr {$x + $pace}]
        }
        return [expr {$y + $pace}]
    }

    method Items {items x y width} {
        # Names line by line, blocks side by side with their worth below.
        set size [::wargame::look::theme px 58]
        set line [font metrics [::wargame::look::theme font body] -linespace]
        set left $x
        set blocks 0
        foreach item $items {
            lassign $item thing vp
            if {![my IsFace $thing]} {
                $Page text [expr {$x + $width}] $y ne body inkSoft $vp
                set y [$Page text $x $y nw body ink $thing]
                continue
            }
            set blocks 1
            if {$left + $size > $x + $width} {
                set left $x
                set y [expr {$y + $size + $line}]
            }
            $Canvas create image [expr {$left + $size / 2}] \
                [expr {$y + $size / 2}] -image [{*}$BlockCmd $thing {} 46]
            if {![dict get $thing hidden]} {
                $Page text [expr {$left + $size / 2}] [expr {$y + $size - 4}] \
                        n small inkSoft $vp
            }
            set left [expr {$left + $size + 2}]
        }
        return [expr {$blocks ? $y + $size + $line : $y}]
    }

    method IsFace {thing} {
        return [expr {[llength $thing] > 3 && [llength $thing] % 2 == 0
                && [dict exists $thing hidden]}]
    }
}
