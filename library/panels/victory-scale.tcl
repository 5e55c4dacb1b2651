# victory-scale.tcl --
#
#       Of a VictoryPanel: the points of one side on a scale of levels, and how
#       something went turn by turn.

need look/theme

oo::define ::wargame::panels::VictoryPanel {
    variable Path Scene

    method Scale {y width pad} {
        # A box for each level, from the worst to the best, between them the
        # points at which the better one begins; and where the side is.
        # Returns the y below.
        set scale [dict get $Scene scale]
        set levels [dict get $scale levels]
        set wide [expr {($width - 2.0 * $pad) / [llength $levels]}]
        set head [::wargame::look::theme px 12]
        set top [expr {$y + $head + [my LineOf number]}]
        set bottom [expr {$top + [::wargame::look::theme px 34]}]
        set below $bottom
        set x $pad
        set n 0
        foreach level $levels {
            set below [expr {max($below, [my Level $level $x $top $wide \
                    $bottom [expr {$n == [dict get $scale level]}]])}]
            set x [expr {$x + $wide}]
            incr n
        }
        my ScaleMark [expr {$pad + $wide * ([dict get $scale level]
            + [dict get $scale part])}] $top $bottom $head \
            [dict get $scale points]
        return [expr {$below + $pad / 2}]
    }

    method LineOf {font} {
        return [font metrics [::wargame::look::theme font $font] -linespace]
    }

    method Level {level x top wide bottom now} {
        # Returns the y below its title.
        lassign $level title color least
        $Path.page create rectangle $x $top [expr {$x + $wide}] $bottom \
            -fill [::wargame::look::theme color $color] -tags level \
            -outline [::wargame::look::theme color leafEdge]
        if {$least ne ""} {
            my Text $x [expr {$bottom + 2}] n small inkSoft $least
        }
        return [my Text [expr {$x + $wide / 2}] \
            [expr {$bottom + [my LineOf small]}] n \
            [expr {$now ? "smallBold" : "small"}] \
            [expr {$now ? "ink" : "inkSoft"}] $title -justify center \
            -width [expr {$wide - [::wargame::look::theme px 6]}]]
    }

    method ScaleMark {x top bottom head points} {
        # An arrow down to the scale, and a line across it.
        $Path.page create polygon $x $top [expr {$x - $head * 0.7}] \
            [expr {$top - $head}] [expr {$x + $head * 0.7}] \
            [expr {$top - $head}] -fill [::wargame::look::theme color ink] \
            -tags mark
        $Path.page create line $x $top $x $bottom -width 2 \
            -fill [::wargame::look::theme color ink]
        my Text $x [expr {$top - $head}] s number ink $points
    }

    method Story {y width pad} {
        # A bar a turn, as high as what it tells.  Returns the y below.
        lassign [dict get $Scene story] title most color values
        set y [my Text $pad $y nw bodyBold ink $title]
        set high [::wargame::look::theme px 70]
        set bottom [expr {$y + $high}]
        set pace [expr {($width - 2.0 * $pad) / max(1, [llength $values])}]
        $Path.page create line $pad $bottom [expr {$width - $pad}] $bottom \
                -fill [::wargame::look::theme color rule]
        set x $pad
        foreach value $values {
            lassign $value label amount
            set tall [expr {($high - [my LineOf small]) * $amount / double($most)}]
            $Path.page create rectangle [expr {$x + 1}] \
                [expr {$bottom - max(1, $tall)}] [expr {$x + $pace - 2}] \
                $bottom -width 0 -fill [::wargame::look::theme color $color] \
                -tags story
            my Text [expr {$x + $pace / 2}] [expr {$bottom - $tall}] s small \
                    inkSoft $amount
            my Text [expr {$x + $pace / 2}] [expr {$bottom + 1}] n small \
                    inkSoft $label
            set x [expr {$x + $pace}]
        }
        return [expr {$bottom + [my LineOf small] + $pad / 2}]
    }
}
