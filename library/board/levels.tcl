# levels.tcl --
#
#       One picture of the ground of a board in several widths, each a level.
#
#   set levels [::wargame::board::Levels new {WIDTH HEIGHT} FILES]
#       FILES     in any widths; see pieces.tcl
#
#       level SHARE SCALE    {width file} of the narrowest that has this share
#                            of the pixels that SCALE, pixels a metre, asks for;
#                            the widest if none has; {} if there is none
#       coarse BOX SCALE     the finest level of which all that BOX needs is
#                            decoded, at once if nothing is; BOX: {x0 y0 x1 y1}
#                            on the canvas
#       missing BOX LEVEL SCALE      the pieces to be decoded before it can be
#                                    painted
#       decode LEVEL PIECE   some milliseconds
#       paint PHOTO BOX LEVEL SCALE ?quick?      draws that part of the canvas
#                            on a photo
#
#   ::wargame::board::decodeAhead {WIDTH HEIGHT} FILES
#       decodes the narrowest, if it is in one piece, before a board asks for it
#   ::wargame::board::plainGround
#       those made from now on have no picture: the ground is one colour.
#       For boards at which nobody looks

need look/theme board/pieces

package require svgphoto

namespace eval ::wargame::board {
    variable PlainGround 0
}

# decodeAhead --
#
#       See above.
proc ::wargame::board::decodeAhead {frame files} {
    set levels [Levels new $frame $files]
    try {
        set coarsest [$levels level 0 1]
    } finally {
        $levels destroy
    }
    if {[llength $coarsest]} {
        pieces ahead [lindex $coarsest 1]
    }
}

proc ::wargame::board::plainGround {} {
    variable PlainGround
    set PlainGround 1
}

if {![info object isa class ::wargame::board::Levels]} {
    oo::class create ::wargame::board::Levels
}

oo::define ::wargame::board::Levels {
    # Levels: {width file}, narrow first.
    variable Width Levels

    constructor {frame files} {
        set Width [lindex $frame 0]
        if {$::wargame::board::PlainGround} {
            set files {}
        }
        set Levels [lsort -integer -index 0 [lmap file $files {
            list [lindex [::wargame::board::pieces head $file] 0] $file
        }]]
    }

    method level {share scale} {
        foreach level $Levels {
            if {[lindex $level 0] >= $share * $Width * $scale} {
                return $level
            }
        }
        return [lindex $Levels end]
    }

    method coarse {box scale} {
        set level [my level 0.55 $scale]
        set n [lsearch -exact $Levels $level]
        while {$n > 0 && [llength [my missing $box $level $scale]]} {
            set level [lindex $Levels [incr n -1]]
        }
        foreach piece [my missing $box $level $scale] {
            my decode $level $piece
        }
        return $level
    }

    method missing {box level scale} {
        if {![llength $level]} {
            return {}
        }
        return [::wargame::board::pieces missing [lindex $level 1] \
                [my Pieces $box $level $scale]]
    }

    method decode {level piece} {
        ::wargame::board::pieces decode [lindex $level 1] $piece
    }

    method paint {photo box level scale args} {
        lassign $box x0 y0 x1 y1
        set wide [expr {$x1 - $x0}]
        set high [expr {$y1 - $y0}]
        set ground [::wargame::look::theme color ground]
        if {[llength $level]} {
            lassign $level width file
            set ratio [expr {$Width * $scale / $width}]
            svgphoto::tile $photo [::wargame::board::pieces picture $file \
                    [my Pieces $box $level $scale]] \
                [expr {$x0 / $ratio}] [expr {$y0 / $ratio}] \
                $ratio $wide $high $ground {*}$args
        } else {
            svgphoto::tile $photo {} 0 0 1 $wide $high $ground
        }
    }

    method Pieces {box level scale} {
        lassign $level width file
        set ratio [expr {$Width * $scale / $width}]
        return [::wargame::board::pieces cover $file {*}[lmap at $box {
            expr {$at / $ratio}
        }]]
    }
}
