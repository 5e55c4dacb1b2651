# victory-bars.tcl --
#
#       How the points stand, as bars: of both sides, of one side on a scale of
#       levels, and turn by turn.
#
#   set bars [::wargame::panels::VictoryBars new PAGE]    on a VictoryPage,
#                                with which it goes
#       balance SIDES Y WIDTH    a single bar, shared as the points are, or what
#                                decided instead
#       scale SCALE Y WIDTH      a box for each level, from the worst to the
#                                best, between them the points at which the
#                                better one begins; and where the side is
#       story STORY Y WIDTH      a bar a turn, as high as what it tells
#
#   What they draw is in the scene of a VictoryPanel.  Each begins at Y on a
#   page so wide, and returns the y below.

need base/objects look/theme

if {![info object isa class ::wargame::panels::VictoryBars]} {
    oo::class create ::wargame::panels::VictoryBars
}

oo::define ::wargame::panels::VictoryBars {
    variable Page Canvas

    constructor {page} {
        ::wargame::base::goesWith $page [self]
        set Page $page
        set Canvas [$page canvas]
    }

    method balance {sides y width} {
        set high [::wargame::look::theme px 46]
        lassign [lmap side $sides {
            dict get $side [lindex {total share} [dict exists $side share]]
        }] a b
        lassign [lmap side $sides {dict get $side side}] one two
        lassign [my Ends [my Share $a $b] [$Page pad] \
            [expr {$width - [$Page pad]}]] left at right
        foreach {from to side} [list $left $at $one $at $right $two] {
            if {$to > $from} {
                $Canvas create rectangle $from $y $to [expr {$y + $high}] \
                        -width 0 -tags share \
                        -fill [::wargame::look::theme color $side]
            }
        }
        if {$right > $left} {
            $Canvas create rectangle $left $y $right [expr {$y + $high}] \
                    -width 2 -outline [::wargame::look::theme color goldDark]
        }
        # Of whom there is no piece, in its colour, before the bar.
        lassign [lmap side $sides number [list $a $b] {
            expr {[dict exists $side told] ? [dict get $side told] : $number}
        }] a b
        set middle [expr {$y + $high / 2}]
        $Page text [expr {[$Page pad] * 1.5}] $middle w number \
                [expr {$at > $left ? "paperLift" : $one}] $a
        $Page text [expr {$width - [$Page pad] * 1.5}] $middle e number \
                [expr {$right > $at ? "paperLift" : $two}] $b
        return [expr {$y + $high}]
    }

    method Ends {share left right} {
        # {LEFT AT RIGHT} of both pieces, each wide enough for its number; that
        # of a side without a share is none, and its number stands before it.
        set room [::wargame::look::theme px 44]
        if {$share eq ""} {
            return [list $left $left $left]
        } elseif {$share <= 0} {
            set left [expr {$left + $room}]
            return [list $left $left $right]
        } elseif {$share >= 1} {
            set right [expr {$right - $room}]
            return [list $left $right $right]
        }
        return [list $left [expr {$left + ($right - $left)
            * ($share + 0.15) / 1.3}] $right]
    }

    method Share {a b} {
        # Of the first, 0 to 1; of points below none by how far they differ;
        # "": neither has any.
        set least [expr {min(0, $a, $b)}]
        set all [expr {$a + $b - 2.0 * $least}]
        return [expr {$all > 0 ? ($a - $least) / $all : $a ? 0.5 : ""}]
    }

    method scale {scale y width} {
        set pad [$Page pad]
        set levels [dict get $scale levels]
        set wide [expr {($width - 2.0 * $pad) / [llength $levels]}]
        set head [::wargame::look::theme px 12]
        set top [expr {$y + $head + [$Page lineOf number]}]
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

    method Level {level x top wide bottom now} {
        # Returns the y below its title.
        lassign $level title color least
        $Canvas create rectangle $x $top [expr {$x + $wide}] $bottom \
            -fill [::wargame::look::theme color $color] -tags level \
            -outline [::wargame::look::theme color paperEdge]
        if {$least ne ""} {
            $Page text $x [expr {$bottom + 2}] n small inkSoft $least
        }
        return [$Page text [expr {$x + $wide / 2}] \
            [expr {$bottom + [$Page lineOf small]}] n \
            [expr {$now ? "smallBold" : "small"}] \
            [expr {$now ? "ink" : "inkSoft"}] $title -justify center \
            -width [expr {$wide - [::wargame::look::theme px 6]}]]
    }

    method ScaleMark {x top bottom head points} {
        # An arrow down to the scale, and a line across it.
        $Canvas create polygon $x $top [expr {$x - $head * 0.7}] \
            [expr {$top - $head}] [expr {$x + $head * 0.7}] \
            [expr {$top - $head}] -fill [::wargame::look::theme color ink] \
            -tags mark
        $Canvas create line $x $top $x $bottom -width 2 \
            -fill [::wargame::look::theme color ink]
        $Page text $x [expr {$top - $head}] s number ink $points
    }

    method story {story y width} {
        set pad [$Page pad]
        lassign $story title most color values
        set y [$Page text $pad $y nw bodyBold ink $title]
        set high [::wargame::look::theme px 70]
        set bottom [expr {$y + $high}]
        set pace [expr {($width - 2.0 * $pad) / max(1, [llength $values])}]
        $Canvas create line $pad $bottom [expr {$width - $pad}] $bottom \
                -fill [::wargame::look::theme color rule]
        set x $pad
        foreach value $values {
            lassign $value label amount
            set tall [expr {($high - [$Page lineOf small]) * $amount
                / double($most)}]
            $Canvas create rectangle [expr {$x + 1}] \
                [expr {$bottom - max(1, $tall)}] [expr {$x + $pace - 2}] \
                $bottom -width 0 -fill [::wargame::look::theme color $color] \
                -tags story
            $Page text [expr {$x + $pace / 2}] [expr {$bottom - $tall}] s \
                    small inkSoft $amount
            $Page text [expr {$x + $pace / 2}] [expr {$bottom + 1}] n small \
                    inkSoft $label
            set x [expr {$x + $pace}]
        }
        return [expr {$bottom + [$Page lineOf small] + $pad / 2}]
    }
}
