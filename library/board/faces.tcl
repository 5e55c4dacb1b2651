# faces.tcl --
#
#       The pictures of the tokens of a board: an SVG by DRAWCMD, which is
#       `draw` of the game's Look (present/piece-look.tcl), then a photo.
#
#   set faces [::wargame::board::Faces new CANVAS DRAWCMD LIMIT]
#       DRAWCMD   see board.tcl
#       LIMIT     so many pictures are kept; of those that are not shown, a
#                 a quarter of a megapixel at most
#
#       paint ITEM TOKEN SIZE LIFTED COVERED
#                            let an item of the canvas show a token, a
#                            dictionary as board.tcl has it; SIZE pixels wide;
#                            LIFTED, COVERED 0 or 1.  -> 0 when it does already
#       blank ITEM           let it show nothing
#       shows ITEM           does it show a picture?
#       picture FACE SIZE    -> a photo of a token that is not on the board
#       dim IDS              dims these tokens unless lifted, and no others ->
#                            are they others than before?  To be painted
#       forget ITEM          forgets what an item shows, for it is gone
#       trim                 forget pictures used longest ago that are not shown

need look/pictures look/theme

package require Tk

if {![info object isa class ::wargame::board::Faces]} {
    oo::class create ::wargame::board::Faces
}

oo::define ::wargame::board::Faces {
    # Shown: ITEM -> what its picture was drawn of.  Dim: ID -> 1.
    variable Canvas DrawCmd Pictures Shown Dim

    constructor {canvas drawCmd limit} {
        set Canvas $canvas
        set DrawCmd $drawCmd
        set Pictures [::wargame::look::Pictures new $limit 250000]
        set Shown [dict create]
        set Dim [dict create]
    }

    destructor {
        $Pictures destroy
    }

    method paint {item token size lifted covered} {
        set marks [dict get $token marks]
        foreach {mark holds} [list movable [dict get $token movable] \
                held $lifted under $covered dim [my IsDim $token $lifted]] {
            if {$holds} {
                lappend marks $mark
            }
        }
        set now [list [dict get $token face] $marks $size $lifted]
        if {[dict exists $Shown $item] && [dict get $Shown $item] eq $now} {
            return 0
        }
        dict set Shown $item $now
        $Canvas itemconfigure $item -image [my Photo {*}$now]
        return 1
    }

    method blank {item} {
        if {[dict exists $Shown $item]} {
            dict unset Shown $item
            $Canvas itemconfigure $item -image ""
        }
    }

    method shows {item} {
        return [dict exists $Shown $item]
    }

    method picture {face size} {
        return [my Photo $face {} $size 0]
    }

    method IsDim {token lifted} {
        return [expr {!$lifted && [dict exists $Dim [dict get $token id]]}]
    }

    method dim {ids} {
        set dim [dict create]
        foreach id $ids {
            dict set dim $id 1
        }
        set isNew [expr {$dim ne $Dim}]
        set Dim $dim
        return $isNew
    }

    method forget {item} {
        dict unset Shown $item
    }

    method trim {} {
        $Pictures trim
    }

    method Photo {face marks size lifted} {
        set svg [{*}$DrawCmd $face $marks \
                [expr {$size / [::wargame::look::theme density]}]]
        # Nearer to the eye when lifted.
        set wide [expr {round($size * ($lifted ? 1.32 : 1.2))}]
        return [expr {"dim" in $marks
            ? [$Pictures dimmed $svg $wide [::wargame::look::theme color \
                ground]]
            : [$Pictures picture $svg $wide]}]
    }
}
