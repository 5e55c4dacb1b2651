# tiles.tcl --
#
#       The picture of a map on a canvas, in square tiles of the scale asked
#       for.  What is seen is painted at once; what is next to it, when there is
#       nothing else to do.
#
#   set tiles [::wargame::Tiles new CANVAS {WIDTH HEIGHT} PNGFILES]
#       look SCALE X0 Y0 X1 Y1   show this part of the canvas, at so many
#                                pixels a metre; items have the tag "tile"
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
    # Levels: {width file}, narrow first.  Kept: {scale column row} -> photo,
    # used longest ago first.  Items: {column row} -> item, of the present Scale.
    variable Canvas Width Height Levels Opening Kept Items Scale Wanted Job Side
    variable Limit

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

    method look {scale x0 y0 x1 y1} {
        set scale [format %.6g $scale]
        if {$scale != $Scale} {
            $Canvas delete tile
            set Items [dict create]
            set Scale $scale
        }
        set seen [my Cells $x0 $y0 $x1 $y1 0]
        foreach cell $seen {
            if {![dict exists $Items $cell]} {
                my Put $cell
            }
        }
        foreach cell [dict keys $Items] {
            if {$cell ni $seen} {
                $Canvas delete [dict get $Items $cell]
                dict unset Items $cell
            }
        }
        set Wanted [my Cells $x0 $y0 $x1 $y1 1]
        set Limit [expr {40 + 2 * [llength $Wanted]}]
        my Trim
        if {$Job eq "" && [llength $Levels]} {
            set Job [after 40 [namespace code {my Ahead}]]
        }
    }

    method Cells {x0 y0 x1 y1 around} {
        # The tiles that cover a part of the picture, and more around.
        set cells {}
        set right [expr {int(ceil($Width * $Scale / $Side)) - 1}]
        set lower [expr {int(ceil($Height * $Scale / $Side)) - 1}]
        for {set j [expr {max(0, int(floor(1.0 * $y0 / $Side)) - $around)}]} \
                {$j <= min($lower, int(floor(1.0 * $y1 / $Side)) + $around)} \
                {incr j} {
            for {set i [expr {max(0, int(floor(1.0 * $x0 / $Side)) - $around)}]} \
                    {$i <= min($right, int(floor(1.0 * $x1 / $Side)) + $around)} \
                    {incr i} {
                lappend cells [list $i $j]
            }
        }
        return $cells
    }

    method Put {cell} {
        lassign $cell i j
        dict set Items $cell [$Canvas create image [expr {$i * $Side}] \
            [expr {$j * $Side}] -anchor nw -image [my Photo $cell] -tags tile]
        $Canvas lower [dict get $Items $cell]
    }

    method Photo {cell} {
        set key [list $Scale {*}$cell]
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
        # Of the narrowest level that is wide enough.  The last tiles end where
        # the picture does.
        set across [expr {$Width * $Scale}]
        set down [expr {$Height * $Scale}]
        set wide [expr {max(1, min($Side, int(ceil($across - $i * $Side))))}]
        set high [expr {max(1, min($Side, int(ceil($down - $j * $Side))))}]
        set photo [image create photo -width $wide -height $high]
        foreach level $Levels {
            lassign $level width file
            if {$width >= 0.95 * $across} {
                break
            }
        }
        if {[llength $Levels]} {
            set ratio [expr {$across / $width}]
            svgphoto::tile $photo [my Handle $file] [expr {$i * $Side / $ratio}] \
                [expr {$j * $Side / $ratio}] $ratio $wide $high \
                [::wargame::theme color ground]
        } else {
            $photo put [::wargame::theme color ground] -to 0 0 $wide $high
        }
        return $photo
    }

    method Ahead {} {
        # One tile of the neighbours, then let others work.
        set Job ""
        while {[llength $Wanted]} {
            set Wanted [lassign $Wanted cell]
            if {![dict exists $Kept [list $Scale {*}$cell]]} {
                my Photo $cell
                set Job [after 8 [namespace code {my Ahead}]]
                return
            }
        }
        if {![llength $Opening]} {
            return
        }
        set Opening [lassign $Opening level]
        my Handle [lindex $level 1]
        set Job [after 700 [namespace code {my Ahead}]]
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
