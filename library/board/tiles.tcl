# tiles.tcl --
#
#       The picture of a map on a canvas, in square tiles of the scale asked
#       for.  What is seen is painted at once, coarsely where the fine picture
#       is not decoded yet; the rest is done when there is nothing else to do,
#       some milliseconds at a time.
#
#   set tiles [::wargame::board::Tiles new CANVAS {WIDTH HEIGHT} FILES]
#                                FILES: of one picture, in any widths; see
#                                pieces.tcl
#       look SCALE X0 Y0 X1 Y1 ?QUICK?
#                                show this part of the canvas, at so many
#                                pixels a metre; items have the tag "tile".
#                                QUICK: soon there will be another scale, so
#                                be no finer than is soon done
#       fine                     is all that is seen as fine as it can be?
#       rests                    is there nothing more to paint, ahead of what
#                                is seen either?
#
#       The tiles next to those seen are painted too, and kept.

need base/leisure look/pictures look/theme board/levels board/pieces \
        board/sketch

package require Tk

if {![info object isa class ::wargame::board::Tiles]} {
    oo::class create ::wargame::board::Tiles
}

oo::define ::wargame::board::Tiles {
    # Level: that of Levels in use.  Kept: {scale level {column row}} -> photo
    # of a fine tile, used longest ago first.  Items: {column row} -> {item
    # photo}, all of the present Scale; photo is "" if it is one that is kept.
    # Spare: photos to paint on.  Rested: the Scale in which all was painted
    # last.
    variable Canvas Width Height Levels Level Kept Items Scale Wanted Spare
    variable Job Side Limit Seen Sketch Painting Rested

    constructor {canvas frame files} {
        set Canvas $canvas
        lassign $frame Width Height
        set Levels [::wargame::board::Levels new $frame $files]
        set Kept [dict create]
        set Items [dict create]
        set Level {}
        set Wanted {}
        set Seen {}
        set Spare {}
        set Sketch [::wargame::board::Sketch new $canvas $frame $Levels]
        set Scale 0
        set Rested 0
        set Job ""
        set Painting [namespace code {my Ahead}]
        set Side [::wargame::look::theme size tileSide]
        set Limit 0
    }

    destructor {
        my Stop
        $Levels destroy
        foreach cell [dict keys $Items] {
            my Remove $cell
        }
        $Sketch destroy
        my Forget
    }

    method fine {} {
        foreach cell $Seen {
            if {![dict exists $Items $cell]
                    || [lindex [dict get $Items $cell] 1] ne ""} {
                return 0
            }
        }
        return 1
    }

    method rests {} {
        return [expr {![llength $Wanted]}]
    }

    method look {scale x0 y0 x1 y1 {quick 0}} {
        set scale [expr {double([format %.6g $scale])}]
        set Level [$Levels level 0.95 $scale]
        set Seen [my Cells $scale $x0 $y0 $x1 $y1 0]
        foreach cell [dict keys $Items] {
            if {$scale != $Scale || $cell ni $Seen} {
                my Remove $cell
            }
        }
        if {$scale != $Scale} {
            $Sketch remove
            my Forget
        }
        set Scale $scale
        if {$quick && ![$Sketch covers $scale $x0 $y0 $x1 $y1]} {
            $Sketch draw $scale $x0 $y0 $x1 $y1
        }
        set until [expr {[clock milliseconds] + ($quick ? 0 : 7)}]
        foreach cell $Seen {
            if {![dict exists $Items $cell]} {
                my Put $cell $until [my Within [my Box $cell] $x0 $y0 $x1 $y1]
            }
        }
        my Stop
        set Wanted {}
        if {!$quick} {
            set around [my Cells $scale $x0 $y0 $x1 $y1 1]
            set Wanted [concat $Seen $around]
            set Limit [expr {[llength $around] + 4}]
            set Job [after 20 \
                    [list ::wargame::base::leisure later $Painting]]
        }
    }

    method Forget {} {
        # All photos: none is shown, as the scale is another.
        foreach photo [concat $Spare [dict values $Kept]] {
            image delete $photo
        }
        set Spare {}
        set Kept [dict create]
    }

    method Stop {} {
        after cancel $Job
        set Job ""
        ::wargame::base::leisure forget $Painting
    }

    method Cells {scale x0 y0 x1 y1 around} {
        # The tiles that cover a part of the picture, and more around.
        set cells {}
        set right [expr {int(ceil($Width * $scale / $Side)) - 1}]
        set lower [expr {int(ceil($Height * $scale / $Side)) - 1}]
        lassign [lmap at [list $x0 $y0 $x1 $y1] {
            expr {int(floor(1.0 * $at / $Side))}
        }] i0 j0 i1 j1
        for {set j [expr {max(0, $j0 - $around)}]} \
                {$j <= min($lower, $j1 + $around)} {incr j} {
            for {set i [expr {max(0, $i0 - $around)}]} \
                    {$i <= min($right, $i1 + $around)} {incr i} {
                lappend cells [list $i $j]
            }
        }
        return $cells
    }

    method Within {box x0 y0 x1 y1} {
        lassign $box a0 b0 a1 b1
        return [list [expr {max($a0, $x0)}] [expr {max($b0, $y0)}] \
            [expr {min($a1, $x1)}] [expr {min($b1, $y1)}]]
    }

    method Put {cell until seen} {
        # Fine if it is painted, or can be in time; else coarse, unless what is
        # seen of it is sketched.
        set coarse ""
        set photo [my Known $cell]
        if {$photo eq "" && [clock milliseconds] < $until
                && ![llength [$Levels missing [my Box $cell] $Level $Scale]]} {
            set photo [my Fine $cell]
        } elseif {$photo eq ""} {
            if {[$Sketch covers $Scale {*}$seen]} {
                return
            }
            set box [my Box $cell]
            set photo [set coarse [my Blank]]
            $Levels paint $photo $box [$Levels coarse $box $Scale] $Scale quick
        }
        my Show $cell $photo $coarse
    }

    method Show {cell photo {coarse ""}} {
        lassign $cell i j
        set item [$Canvas create image [expr {$i * $Side}] \
            [expr {$j * $Side}] -anchor nw -image $photo -tags tile]
        $Canvas lower $item
        $Sketch lower
        dict set Items $cell [list $item $coarse]
    }

    method Remove {cell} {
        lassign [dict get $Items $cell] item coarse
        if {[winfo exists $Canvas]} {
            $Canvas delete $item
        }
        if {$coarse ne ""} {
            lappend Spare $coarse
        }
        dict unset Items $cell
    }

    method Known {cell} {
        # A tile painted before, now that used last; or "".
        set key [list $Scale $Level $cell]
        if {![dict exists $Kept $key]} {
            return ""
        }
        set photo [dict get $Kept $key]
        dict unset Kept $key
        dict set Kept $key $photo
        return $photo
    }

    method Fine {cell} {
        # Whose pieces are decoded.
        set photo [my Blank]
        $Levels paint $photo [my Box $cell] $Level $Scale
        dict set Kept [list $Scale $Level $cell] $photo
        return $photo
    }

    method Blank {} {
        if {[llength $Spare]} {
            set photo [lindex $Spare end]
            set Spare [lrange $Spare 0 end-1]
            return $photo
        }
        return [image create photo]
    }

    method Box {cell} {
        # The part of the canvas that is a tile: the last end where the picture
        # does.
        lassign $cell i j
        set x [expr {$i * $Side}]
        set y [expr {$j * $Side}]
        return [list $x $y \
            [expr {min($x + $Side, int(ceil($Width * $Scale)))}] \
            [expr {min($y + $Side, int(ceil($Height * $Scale)))}]]
    }

    method Ahead {} {
        # Refine what is seen, then paint what is next to it: a few tiles, or a
        # piece of the picture, at a time.
        set until [expr {[clock milliseconds] + 8}]
        while {[llength $Wanted]} {
            set cell [lindex $Wanted 0]
            if {[my Known $cell] eq ""} {
                set missing [$Levels missing [my Box $cell] $Level $Scale]
                if {[llength $missing]} {
                    $Levels decode $Level [lindex $missing 0]
                    break
                }
                my Fine $cell
            }
            my Refine $cell
            set Wanted [lrange $Wanted 1 end]
            if {[clock milliseconds] >= $until} break
        }
        if {[llength $Wanted]} {
            # Who looks on elsewhere before all is painted keeps no more.
            set Kept [::wargame::look::trimPhotos $Kept $Limit]
            ::wargame::base::leisure later $Painting
        } else {
            my Trim
        }
    }

    method Refine {cell} {
        # Show a tile that is fine now, if it is seen.
        if {$cell ni $Seen} {
            return
        } elseif {![dict exists $Items $cell]} {
            my Show $cell [my Known $cell]
        } else {
            lassign [dict get $Items $cell] item coarse
            if {$coarse ne ""} {
                $Canvas itemconfigure $item -image [my Known $cell]
                dict set Items $cell [list $item ""]
                lappend Spare $coarse
            }
        }
        if {[my fine]} {
            $Sketch remove
        }
    }

    method Trim {} {
        set Kept [::wargame::look::trimPhotos $Kept $Limit]
        foreach photo $Spare {
            image delete $photo
        }
        set Spare {}
        $Sketch trim
        ::wargame::board::pieces trim
        if {$Scale != $Rested} {
            # All was drawn anew, and what was before is forgotten.
            set Rested $Scale
            svgphoto::giveback
        }
    }
}
