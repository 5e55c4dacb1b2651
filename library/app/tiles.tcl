# tiles.tcl --
#
#       The picture of a map on a canvas, in square tiles of the scale asked
#       for.  What is seen is painted at once; what is next to it, when there is
#       nothing else to do.
#
#   set tiles [::wargame::Tiles new CANVAS {WIDTH HEIGHT} PNGFILES]
#       look SCALE X0 Y0 X1 Y1 ?QUICK?
#                                show this part of the canvas, at so many
#                                pixels a metre; items have the tag "tile".
#                                QUICK: soon there will be another scale, so
#                                be no sharper than is soon done
#       painted                  how many tiles are kept
#
#       As many again as are seen are kept, for going back to where one was.
#       A picture is decoded when it is first needed, or when there is nothing
#       else to do, and then kept for all boards: it shows ground, no side.

package require svgphoto

if {![info object isa class ::wargame::Tiles]} {
    oo::class create ::wargame::Tiles
}

oo::define ::wargame::Tiles {
    # Levels: {width file}, narrow first; Level is that in use.  Kept: {scale
    # level {column row}} -> photo, used longest ago first.  Items: {column row}
    # -> {item level}, all of the present Scale.
    variable Canvas Width Height Levels Level Opening Kept Items Scale Wanted
    variable Job Side Limit

    constructor {canvas frame files} {
        set Canvas $canvas
        lassign $frame Width Height
        set Levels {}
        foreach file $files {
            lappend Levels [list [my PngWidth $file] $file]
        }
        set Levels [lsort -integer -index 0 $Levels]
        set Kept [dict create]
        set Items [dict create]
        set Level {}
        set Opening $Levels
        set Wanted {}
        set Scale 0
        set Job ""
        set Side [::wargame::theme size tileSide]
        set Limit 0
    }

    destructor {
        after cancel $Job
        dict for {key photo} $Kept {
            image delete $photo
        }
    }

    method PngWidth {file} {
        # As the head of the file says.
        set channel [open $file rb]
        try {
            binary scan [read $channel 24] x16I width
        } finally {
            close $channel
        }
        return $width
    }

    method Handle {file} {
        variable ::wargame::TilePictures
        if {![info exists TilePictures($file)]} {
            set TilePictures($file) [svgphoto::open $file]
        }
        return $TilePictures($file)
    }

    method painted {} {
        return [dict size $Kept]
    }

    method look {scale x0 y0 x1 y1 {quick 0}} {
        set scale [format %.6g $scale]
        if {$scale != $Scale} {
            $Canvas delete tile
            set Items [dict create]
            set Scale $scale
        }
        set Level [my LevelFor [expr {$quick ? 0.55 : 0.95}]]
        set seen [my Cells $x0 $y0 $x1 $y1 0]
        foreach cell $seen {
            if {![dict exists $Items $cell]} {
                my Put $cell
            }
        }
        foreach cell [dict keys $Items] {
            if {$cell ni $seen} {
                $Canvas delete [lindex [dict get $Items $cell] 0]
                dict unset Items $cell
            }
        }
        set Wanted {}
        if {!$quick} {
            set Wanted [concat $seen [my Cells $x0 $y0 $x1 $y1 1]]
            set Limit [expr {40 + 2 * [llength $Wanted]}]
            my Trim
        }
        if {$Job eq "" && [llength $Levels]} {
            set Job [after 40 [namespace code {my Ahead}]]
        }
    }

    method LevelFor {share} {
        # {width file} of the narrowest picture that has this share of the
        # pixels across; {} if there is none.
        foreach level $Levels {
            if {[lindex $level 0] >= $share * $Width * $Scale} {
                return $level
            }
        }
        return [lindex $Levels end]
    }

    method Cells {x0 y0 x1 y1 around} {
        # The tiles that cover a part of the picture, and more around.
        set cells {}
        set right [expr {int(ceil($Width * $Scale / $Side)) - 1}]
        set lower [expr {int(ceil($Height * $Scale / $Side)) - 1}]
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

    method Put {cell} {
        lassign $cell i j
        set item [$Canvas create image [expr {$i * $Side}] \
            [expr {$j * $Side}] -anchor nw -image [my Photo $cell] -tags tile]
        $Canvas lower $item
        dict set Items $cell [list $item $Level]
    }

    method Photo {cell} {
        set key [list $Scale $Level $cell]
        if {[dict exists $Kept $key]} {
            set photo [dict get $Kept $key]
            dict unset Kept $key
        } else {
            set photo [my Paint {*}$cell]
        }
        dict set Kept $key $photo
        return $photo
    }

    method Paint {i j} {
        # The last tiles end where the picture does.
        set across [expr {$Width * $Scale}]
        set down [expr {$Height * $Scale}]
        set wide [expr {max(1, min($Side, int(ceil($across - $i * $Side))))}]
        set high [expr {max(1, min($Side, int(ceil($down - $j * $Side))))}]
        set photo [image create photo -width $wide -height $high]
        if {[llength $Level]} {
            lassign $Level width file
            set ratio [expr {$across / $width}]
            svgphoto::tile $photo [my Handle $file] \
                [expr {$i * $Side / $ratio}] [expr {$j * $Side / $ratio}] \
                $ratio $wide $high [::wargame::theme color ground]
        } else {
            $photo put [::wargame::theme color ground] -to 0 0 $wide $high
        }
        return $photo
    }

    method Ahead {} {
        # Sharpen what is seen, then paint what is next to it, a few tiles at a
        # time; then decode a picture that may be needed.
        set Job ""
        set until [expr {[clock milliseconds] + 12}]
        while {[llength $Wanted]} {
            set Wanted [lassign $Wanted cell]
            set photo [my Photo $cell]
            if {[dict exists $Items $cell]} {
                lassign [dict get $Items $cell] item level
                if {$level ne $Level} {
                    $Canvas itemconfigure $item -image $photo
                    dict set Items $cell [list $item $Level]
                }
            }
            if {[clock milliseconds] > $until} {
                set Job [after 8 [namespace code {my Ahead}]]
                return
            }
        }
        if {[llength $Opening]} {
            set Opening [lassign $Opening level]
            my Handle [lindex $level 1]
            set Job [after 700 [namespace code {my Ahead}]]
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
    }
}
