# tiles.tcl --
#
#       The picture of a map on a canvas, in square tiles of the scale asked
#       for.  What is seen is painted at once, coarsely where the fine picture
#       is not decoded yet; the rest is done when there is nothing else to do,
#       some milliseconds at a time.
#
#   set tiles [::wargame::Tiles new CANVAS {WIDTH HEIGHT} FILES]
#                                FILES: of one picture, in any widths; see
#                                pieces.tcl
#       look SCALE X0 Y0 X1 Y1 ?QUICK?
#                                show this part of the canvas, at so many
#                                pixels a metre; items have the tag "tile".
#                                QUICK: soon there will be another scale, so
#                                be no finer than is soon done
#       fine                     is all that is seen as fine as it can be?
#       painted                  how many tiles are kept
#
#       The tiles next to those seen are painted too, and kept.

package require svgphoto

if {![info object isa class ::wargame::Tiles]} {
    oo::class create ::wargame::Tiles
}

oo::define ::wargame::Tiles {
    # Levels: {width file}, narrow first; Level is that in use.  Kept: {scale
    # level {column row}} -> photo of a fine tile, used longest ago first.
    # Items: {column row} -> {item photo}, all of the present Scale; photo is
    # "" if it is one that is kept.  Spare: photos to paint on.
    variable Canvas Width Height Levels Level Kept Items Scale Wanted Spare
    variable Job Side Limit

    constructor {canvas frame files} {
        set Canvas $canvas
        lassign $frame Width Height
        set Levels [lsort -integer -index 0 [lmap file $files {
            list [lindex [::wargame::pieces head $file] 0] $file
        }]]
        set Kept [dict create]
        set Items [dict create]
        set Level {}
        set Wanted {}
        set Spare {}
        set Scale 0
        set Job ""
        set Side [::wargame::theme size tileSide]
        set Limit 0
    }

    destructor {
        after cancel $Job
        foreach cell [dict keys $Items] {
            my Remove $cell
        }
        foreach photo [concat $Spare [dict values $Kept]] {
            image delete $photo
        }
    }

    method painted {} {
        return [dict size $Kept]
    }

    method fine {} {
        dict for {cell item} $Items {
            if {[lindex $item 1] ne ""} {
                return 0
            }
        }
        return 1
    }

    method look {scale x0 y0 x1 y1 {quick 0}} {
        set scale [format %.6g $scale]
        set Level [my LevelFor 0.95 $scale]
        set seen [my Cells $scale $x0 $y0 $x1 $y1 0]
        foreach cell [dict keys $Items] {
            if {$scale != $Scale || $cell ni $seen} {
                my Remove $cell
            }
        }
        set Scale $scale
        set until [expr {[clock milliseconds] + ($quick ? 0 : 7)}]
        foreach cell $seen {
            if {![dict exists $Items $cell]} {
                my Put $cell $until
            }
        }
        after cancel $Job
        set Job ""
        set Wanted {}
        if {!$quick} {
            set Wanted [concat $seen [my Cells $scale $x0 $y0 $x1 $y1 1]]
            set Limit [expr {[llength $Wanted] + 8}]
            set Job [after 20 [namespace code {my Ahead}]]
        }
    }

    method LevelFor {share scale} {
        # {width file} of the narrowest picture that has this share of the
        # pixels across; {} if there is none.
        foreach level $Levels {
            if {[lindex $level 0] >= $share * $Width * $scale} {
                return $level
            }
        }
        return [lindex $Levels end]
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

    method Put {cell until} {
        # Fine if it is painted, or can be in time; else coarse.
        lassign $cell i j
        set photo [my Known $cell]
        set coarse ""
        if {$photo eq "" && [clock milliseconds] < $until
                && ![llength [my Missing $cell]]} {
            set photo [my Fine $cell]
        } elseif {$photo eq ""} {
            set photo [set coarse [my Coarse $cell]]
        }
        set item [$Canvas create image [expr {$i * $Side}] \
            [expr {$j * $Side}] -anchor nw -image $photo -tags tile]
        $Canvas lower $item
        dict set Items $cell [list $item $coarse]
    }

    method Remove {cell} {
        lassign [dict get $Items $cell] item coarse
        $Canvas delete $item
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
        my Paint $photo $cell $Level
        dict set Kept [list $Scale $Level $cell] $photo
        return $photo
    }

    method Coarse {cell} {
        # From the finest picture of which all that is needed is decoded.
        set photo [my Blank]
        set level [my LevelFor 0.55 $Scale]
        set n [lsearch -exact $Levels $level]
        while {$n > 0 && [llength [my Missing $cell $level]]} {
            set level [lindex $Levels [incr n -1]]
        }
        foreach piece [my Missing $cell $level] {
            ::wargame::pieces decode [lindex $level 1] $piece
        }
        my Paint $photo $cell $level quick
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

    method Extent {i j} {
        # Of a tile, in pixels; the last end where the picture does.
        return [list [expr {max(1, min($Side,
            int(ceil($Width * $Scale - $i * $Side))))}] \
            [expr {max(1, min($Side,
                int(ceil($Height * $Scale - $j * $Side))))}]]
    }

    method Pieces {cell level} {
        lassign $cell i j
        lassign $level width file
        lassign [my Extent $i $j] wide high
        set ratio [expr {$Width * $Scale / $width}]
        return [::wargame::pieces cover $file \
            [expr {$i * $Side / $ratio}] [expr {$j * $Side / $ratio}] \
            [expr {($i * $Side + $wide) / $ratio}] \
            [expr {($j * $Side + $high) / $ratio}]]
    }

    method Missing {cell {level ""}} {
        # What is to be decoded before this tile can be painted.
        if {$level eq ""} {
            set level $Level
        }
        if {![llength $level]} {
            return {}
        }
        return [::wargame::pieces missing [lindex $level 1] \
                [my Pieces $cell $level]]
    }

    method Paint {photo cell level args} {
        lassign $cell i j
        lassign [my Extent $i $j] wide high
        set ground [::wargame::theme color ground]
        if {[llength $level]} {
            lassign $level width file
            set ratio [expr {$Width * $Scale / $width}]
            svgphoto::tile $photo [::wargame::pieces picture $file \
                    [my Pieces $cell $level]] \
                [expr {$i * $Side / $ratio}] [expr {$j * $Side / $ratio}] \
                $ratio $wide $high $ground {*}$args
        } else {
            $photo configure -width $wide -height $high
            $photo put $ground -to 0 0 $wide $high
        }
    }

    method Ahead {} {
        # Refine what is seen, then paint what is next to it: a few tiles, or a
        # piece of the picture, at a time.
        set Job ""
        set until [expr {[clock milliseconds] + 8}]
        while {[llength $Wanted]} {
            set cell [lindex $Wanted 0]
            if {[my Known $cell] eq ""} {
                set missing [my Missing $cell]
                if {[llength $missing]} {
                    ::wargame::pieces decode [lindex $Level 1] \
                            [lindex $missing 0]
                    break
                }
                my Fine $cell
            }
            my Refine $cell
            set Wanted [lrange $Wanted 1 end]
            if {[clock milliseconds] >= $until} break
        }
        if {[llength $Wanted]} {
            set Job [after 4 [namespace code {my Ahead}]]
        } else {
            my Trim
        }
    }

    method Refine {cell} {
        if {[dict exists $Items $cell]} {
            lassign [dict get $Items $cell] item coarse
            if {$coarse ne ""} {
                $Canvas itemconfigure $item -image [my Known $cell]
                dict set Items $cell [list $item ""]
                lappend Spare $coarse
            }
        }
    }

    method Trim {} {
        set extra [expr {[dict size $Kept] - $Limit}]
        foreach {key photo} $Kept {
            if {$extra <= 0} {
                break
            }
            if {![image inuse $photo]} {
                image delete $photo
                dict unset Kept $key
                incr extra -1
            }
        }
        foreach photo $Spare {
            image delete $photo
        }
        set Spare {}
        ::wargame::pieces trim
    }
}
