# lines.tcl --
#
#       Lines over the ground of a board: its frame's, what somebody draws, and
#       the ways on which tokens have gone.
#
#   set lines [::wargame::board::Lines new CANVAS VIEWPORT LAYERS]
#       lines LINES          {x y x y ... STYLE} each, metres; STYLE: supply cut
#                            arrow hint past; the tip of an arrow, or a hint's,
#                            stays before the tokens to which it leads; where
#                            those it comes from leave no room before them it
#                            lies over both.  A hint's lies over all others
#       paths PATHS          {x y x y ... SIDE} each, below those and whoever
#                            draws lines
#       marches LINES        {x y x y ...} each, of orders for later
#       arrows               {x y x y ...} each, on the canvas, of the LINES in
#                            that style
#       keepOff BOXES        where tokens lie
#       draw                 draws all lines in the present scale
#       rescale RATIO        bring them to where they belong, until they are
#                            drawn

need board/overlap look/theme

package require Tk

if {![info object isa class ::wargame::board::Lines]} {
    oo::class create ::wargame::board::Lines
}

oo::define ::wargame::board::Lines {
    variable Canvas Viewport Layers Lines Paths Marches Boxes

    constructor {canvas viewport layers} {
        set Canvas $canvas
        set Viewport $viewport
        set Layers $layers
        set Lines {}
        set Paths {}
        set Marches {}
        set Boxes {}
        $Canvas create rectangle 0 0 {*}[$Viewport extent] \
            -width [::wargame::look::theme px 2] \
            -outline [::wargame::look::theme color ink] -tags neatline
    }

    method lines {lines} {
        if {$lines ne $Lines} {
            set Lines $lines
            my DrawLines
        }
    }

    method arrows {} {
        return [lmap line $Lines {
            if {[lindex $line end] ni {arrow hint}} continue
            my Pixels [lrange $line 0 end-1]
        }]
    }

    method paths {paths} {
        set paths [lsort $paths]
        if {$paths ne $Paths} {
            set Paths $paths
            my DrawPaths
        }
    }

    method marches {lines} {
        if {$lines ne $Marches} {
            set Marches $lines
            my DrawPaths
        }
    }

    method keepOff {boxes} {
        if {$boxes ne $Boxes} {
            set Boxes $boxes
            if {[llength [my arrows]]} {
                my DrawLines
            }
        }
    }

    method draw {} {
        my DrawPaths
        my DrawLines
    }

    method rescale {ratio} {
        $Canvas coords neatline 0 0 {*}[$Viewport extent]
        foreach tag {line path short} {
            $Canvas scale $tag 0 0 $ratio $ratio
        }
    }

    method DrawLines {} {
        # Each in a casing of paper, so that it shows on woods and on fields;
        # where lines meet, no casing lies over a line.
        $Canvas delete line short
        foreach line $Lines {
            set style [lindex $line end]
            set way [my Pixels [lrange $line 0 end-1]]
            if {$style in {arrow hint}} {
                my DrawArrow $way [expr {$style eq "hint"}]
            } else {
                my DrawLine $way line line[string totitle $style] 4 \
                        [my Dash $style]
            }
        }
        $Canvas raise core
        foreach tag {line short} {
            $Layers place $tag
        }
    }

    method Pixels {way} {
        set points {}
        foreach {x y} $way {
            lappend points {*}[$Viewport pixel $x $y]
        }
        return $points
    }

    method DrawPaths {} {
        # There may be a hundred: what they have in common is asked for once.
        $Canvas delete path
        set px [::wargame::look::theme px 3]
        set look [list -capstyle round -joinstyle round -smooth 1 -arrow last \
                -arrowshape [list [expr {3 * $px}] [expr {3.6 * $px}] \
                    [expr {1.4 * $px}]]]
        set wide [::wargame::look::theme px 5]
        set halo [::wargame::look::theme color labelHalo]
        foreach line $Paths {
            set points [my Pixels [lrange $line 0 end-1]]
            $Canvas create line $points {*}$look -width $wide -fill $halo \
                    -tags path
            $Canvas create line $points {*}$look -width $px \
                    -fill [::wargame::look::theme color [lindex $line end]] \
                    -tags {path trodden}
        }
        foreach line $Marches {
            set points [my Pixels $line]
            $Canvas create line $points {*}$look -width $wide -fill $halo \
                    -smooth 0 -tags path
            $Canvas create line $points {*}$look -width $px -smooth 0 \
                    -dash [list [expr {2 * $px}] [expr {2 * $px}]] \
                    -fill [::wargame::look::theme color lineArrow] \
                    -tags {path trodden march}
        }
        $Canvas raise trodden
        $Layers place path
    }

    method Dash {style} {
        return [lmap px [switch -- $style {
            cut { list 7 6 }
            past { list 2 5 }
            default { list }
        }] { ::wargame::look::theme px $px }]
    }

    method DrawArrow {way over} {
        # OVER: so that its tip is seen over tokens on its way, too.
        set px [::wargame::look::theme px 6]
        set tip [list [expr {3 * $px}] [expr {3.6 * $px}] [expr {1.4 * $px}]]
        lassign [my Short $way [expr {7 * $px}]] way tag
        my DrawLine $way $tag lineArrow 6 {} -arrow last -arrowshape $tip
        if {$over && $tag ne "short"} {
            my DrawLine [my Last $way [expr {4.5 * $px}]] short lineArrow 6 {} \
                    -arrow last -arrowshape $tip
        }
    }

    method Last {way most} {
        # Of its last stretch so many pixels.
        lassign [lrange $way end-3 end] x0 y0 x1 y1
        set part [expr {min(1, $most / max(1, hypot($x1 - $x0, $y1 - $y0)))}]
        return [list [expr {$x1 + $part * ($x0 - $x1)}] \
                [expr {$y1 + $part * ($y0 - $y1)}] $x1 $y1]
    }

    method DrawLine {points tag color wide dash args} {
        set options [list -capstyle round -joinstyle round -smooth 1 \
                -dash $dash {*}$args]
        $Canvas create line $points {*}$options -tags $tag \
            -fill [::wargame::look::theme color labelHalo] \
            -width [::wargame::look::theme px [expr {$wide + 3}]]
        $Canvas create line $points {*}$options \
            -tags [list $tag core] \
            -fill [::wargame::look::theme color $color] \
            -width [::wargame::look::theme px $wide]
    }

    method Short {points least} {
        # {WAY TAG}: as far as the edge of what lies where it ends.  Between
        # neighbours, with less than so many pixels free, from one to the other.
        lassign [lrange $points end-3 end] x0 y0 x1 y1
        set from 0
        set to [my Free $x0 $y0 $x1 $y1]
        set tag line
        set long [expr {hypot($x1 - $x0, $y1 - $y0)}]
        if {[llength $points] == 4} {
            set out [expr {1 - [my Free $x1 $y1 $x0 $y0]}]
            if {$out > 0 && ($to - $out) * $long
                    < ($to < 1 ? 1 : 0.6) * $least} {
                set middle [expr {($out + $to) / 2}]
                set half [expr {min(0.4, $least / $long / 2)}]
                set from [expr {$middle - $half}]
                set to [expr {$middle + $half}]
                set tag short
            }
        }
        if {$tag eq "short"} {
            lset points 0 [expr {$x0 + $from * ($x1 - $x0)}]
            lset points 1 [expr {$y0 + $from * ($y1 - $y0)}]
        }
        return [list [lreplace $points end-1 end \
            [expr {$x0 + $to * ($x1 - $x0)}] \
            [expr {$y0 + $to * ($y1 - $y0)}]] $tag]
    }

    method Free {x0 y0 x1 y1} {
        # The share of the way that lies before what is where it ends.
        set free 1
        foreach box [::wargame::board::overlap near $x1 $y1 0 0 $Boxes] {
            set in [::wargame::board::overlap enters $x0 $y0 $x1 $y1 $box]
            if {$in > 0} {
                set free [expr {min($free, $in)}]
            }
        }
        return $free
    }
}
