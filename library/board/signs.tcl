# signs.tcl --
#
#       Signs on the map of a board, each at a point of the ground.
#
#   set signs [::wargame::board::Signs new CANVAS VIEWPORT PLATES LAYERS AFAR
#           MANY]
#       MANY      1: signs over tokens are left out where those cannot be read
#
#       show SIGNS           shows these signs and no others:
#                            {x y STYLE TEXT}     STYLE: supply used burnt note
#                                                 quiet, and over overBad which
#                                                 may lie over tokens
#                            {x y marker SVG METRES}
#                            {x y afar TEXT LEAST MOST SIDE ?TOKENS ?AT??}
#                                                 over that point, or near it:
#                                                 afar.tcl; while tokens are
#                                                 from LEAST to MOST wide, in
#                                                 pixels of an ordinary screen;
#                                                 in the colour of that side, of
#                                                 TOKENS.  AT is {x y} of one
#                            {x y clear METRES}   no such name covers that much
#                                                 ground about it
#                            {x y extent OUTLINE LEAST MOST SIDE}   so seen from
#                                                 afar, too: a line about ground
#                                                 that is held, OUTLINE x y ...
#       dim TOKENS           a sign of these alone is dim, no other
#       tokensAt X Y         see afar.tcl
#       names                the boxes there
#       boxes                {left top right low} of each marker, and of each
#                            with words of its own, in no order
#       keepOff BOXES        where tokens lie: words beside them, and beside
#                            other signs, where there is room next to where
#                            they belong, not below
#       draw                 draws all signs in the present scale
#       rescale RATIO        bring them to where they belong, until they are
#                            drawn

need board/overlap look/theme

package require Tk

if {![info object isa class ::wargame::board::Signs]} {
    oo::class create ::wargame::board::Signs
}

oo::define ::wargame::board::Signs {
    # Tokens: the boxes to keep off.  Dim: the signs that are dim, which are of
    # DimTokens alone.
    variable Canvas Viewport Plates Layers Afar Many Signs Boxes Tokens Dim \
            DimTokens

    constructor {canvas viewport plates layers afar many} {
        set Canvas $canvas
        set Viewport $viewport
        set Plates $plates
        set Layers $layers
        set Afar $afar
        set Many $many
        set Signs {}
        set Boxes {}
        set Tokens {}
        lassign {} Dim DimTokens
    }

    method show {signs} {
        if {$signs ne $Signs} {
            set Signs $signs
            set Dim [my FindDim]
            my draw
        }
    }

    method dim {tokens} {
        set DimTokens $tokens
        set dim [my FindDim]
        if {$dim ne $Dim} {
            set Dim $dim
            my draw
        }
    }

    method FindDim {} {
        # -> the signs of tokens that are all dim
        set are [dict create]
        foreach token $DimTokens {
            dict set are $token 1
        }
        return [lmap sign $Signs {
            set tokens [lindex $sign 7]
            if {[lindex $sign 2] ne "afar" || ![llength $tokens]
                    || 0 in [lmap token $tokens {
                        dict exists $are $token
                    }]} continue
            set sign
        }]
    }

    method tokensAt {x y} {
        return [$Afar tokensAt $x $y]
    }

    method names {} {
        return [$Afar boxes]
    }

    method boxes {} {
        return $Boxes
    }

    method keepOff {boxes} {
        if {$boxes ne $Tokens} {
            set Tokens $boxes
            my draw
        }
    }

    method rescale {ratio} {
        $Canvas scale mark 0 0 $ratio $ratio
        $Afar rescale $ratio
    }

    method draw {} {
        $Canvas delete mark
        set Boxes {}
        foreach sign $Signs {
            lassign $sign mx my style text
            switch -- $style {
                marker {
                    my Marker {*}$sign
                    continue
                }
                extent {
                    my Extent {*}$sign
                    continue
                }
                afar - clear {
                    continue
                }
            }
            lassign [switch -- $style {
                supply {list paperLift lightSupply}
                burnt - overBad {list bad paperLift}
                used {list paperLift ink}
                quiet {list paper inkSoft}
                default {list paperLift goldDark}
            }] fill ink
            set tags {sign mark}
            if {$style in {over overBad}} {
                # Where it would hide what lies around it, it is left out.
                if {$Many && [$Viewport scale]
                        < 0.6 * [lindex [$Viewport readable] 0]} continue
                set tags {over mark}
            }
            lappend Boxes [my Beside [$Plates plate \
                    {*}[$Viewport pixel $mx $my] center $text $fill $ink \
                    [concat $tags wet] \
                    [expr {$style eq "quiet" ? "small" : "smallBold"}]]]
            $Canvas dtag wet
        }
        $Afar draw $Signs $Dim
        $Layers place sign
        $Layers place over
    }

    method Beside {box} {
        # What was just drawn there, moved off tokens, and off signs that are
        # drawn already, as little as need be.
        lassign $box left top right low
        set wide [expr {$right - $left}]
        set high [expr {$low - $top}]
        set least Inf
        foreach {across down} {0 0  0 0.3  0 -0.3  0 -0.6  0 0.6  -0.3 0  0.3 0
                -0.6 0  0.6 0  -0.3 0.6  0.3 0.6  -0.6 0.3  0.6 0.3  0 -1.1
                0 1.1  -1.1 0  1.1 0  -0.6 -1.1  0.6 -1.1  -0.6 1.1  0.6 1.1} {
            set x [expr {round($across * $wide)}]
            set y [expr {round($down * $high)}]
            set covered [::wargame::board::overlap::area \
                    [expr {($left + $right) / 2.0 + $x}] \
                    [expr {($top + $low) / 2.0 + $y}] $wide $high \
                    [concat $Tokens $Boxes]]
            if {$covered < $least} {
                set least $covered
                set best [list $x $y]
            }
            if {$covered == 0} break
        }
        lassign $best x y
        $Canvas move wet $x $y
        return [list [expr {$left + $x}] [expr {$top + $y}] \
                [expr {$right + $x}] [expr {$low + $y}]]
    }

    method Extent {mx my style outline least most side} {
        if {[$Afar isSeen $least $most]} {
            $Canvas create polygon [concat {*}[lmap {x y} $outline {
                $Viewport pixel $x $y
            }]] -fill {} -outline [::wargame::look::theme color $side] \
                -width [::wargame::look::theme px 2] -dash {6 3} \
                -tags {sign extent mark}
        }
    }

    method Marker {mx my style svg metres} {
        # As large as the ground that it covers.
        set side [expr {max(4, round($metres * [$Viewport scale]))}]
        lassign [$Viewport pixel $mx $my] x y
        $Canvas create image $x $y -tags {sign mark} \
            -image [$Plates picture $svg $side]
        # Its picture has a margin.
        set half [expr {0.3 * $side}]
        lappend Boxes [list [expr {$x - $half}] [expr {$y - $half}] \
                [expr {$x + $half}] [expr {$y + $half}]]
    }
}
