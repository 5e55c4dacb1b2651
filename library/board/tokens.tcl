# tokens.tcl --
#
#       The tokens of a board: what is known of each, its picture, and its item
#       on the canvas.  Where it lies is told by those who lay it: stacks.tcl,
#       spread.tcl and shelf.tcl.
#
#   set tokens [::wargame::board::Tokens new CANVAS VIEWPORT GLIDES FACES JOBS]
#       show TOKENS          keeps these tokens and no others, see board.tcl;
#                            new ones are not seen before they are put somewhere
#       put ID X Y SIZE TAG GLIDE
#                            puts a token at that point of the canvas, SIZE
#                            pixels wide; TAG: token, spread or shelved.  GLIDE
#                            1: one that was elsewhere goes there by itself, if
#                            that may be.  The lifted token stays where it is
#       shift MOVES          IDS DX DY ...: these go so much farther, at once
#       order IDS            lays these tokens upon each other, the first lowest
#       cover ID BOOL        notes whether another token covers its right half
#       lift ID SIZE         lifts a token, over all others, for the mouse or a
#                            key to carry, SIZE pixels wide if it was on a
#                            shelf; "": lifts none
#       carry X Y            moves the lifted token there
#       repaint ?MS?         see painting.tcl
#       looked               see painting.tcl
#       paint ID             show its picture, as it is to be now, if it is
#                            still there
#       blank ID             show none, unless it is lifted
#       hide BOOL            hides all tokens but those on a shelf, or shows
#                            them
#   Asked
#       ids                  of all tokens
#       has ID               is there such a token?
#       get ID ?FIELD?       a token's dictionary, or one of its fields
#       place ID             {x y} where it belongs, or {}
#       size ID              a token's size in pixels
#       item ID              a token's item on the canvas
#       isPainted ID         does it show a picture?
#       lifted               the lifted token, or ""
#       isHidden             are the tokens hidden?
#       of ITEM              the token of an item of the canvas, or ""
#
#   Only what differs from before is touched: whatever is configured is drawn
#   again.

need board/painting

package require Tk

if {![info object isa class ::wargame::board::Tokens]} {
    oo::class create ::wargame::board::Tokens
}

oo::define ::wargame::board::Tokens {
    # By id: the dictionary, the item, where it belongs, how large it is,
    # whether it is covered.  Ids: item -> id.  PaintUntil: when new ones begin
    # to wait for their picture.
    variable Canvas Viewport Glides Faces Jobs Token Item Ids Place Size \
            Covered Lifted Hidden PaintUntil Painting

    constructor {canvas viewport glides faces jobs} {
        set Canvas $canvas
        set Viewport $viewport
        set Glides $glides
        set Faces $faces
        set Jobs $jobs
        foreach name {Token Item Ids Place Size Covered} {
            set $name [dict create]
        }
        set Lifted ""
        set Hidden 0
        set PaintUntil Inf
        set Painting [::wargame::board::Painting create \
                [self namespace]::Painting $canvas $viewport $jobs [self] \
                [list $faces trim]]
    }

    # ---- what there is ----

    method show {tokens} {
        set new [dict create]
        foreach token $tokens {
            dict set new [dict get $token id] [dict merge {marks {} movable 0
                later 0 turns 0 order 0 ranked 0 title "" face {} brief ""
                side ""} $token]
        }
        foreach id [dict keys $Token] {
            if {![dict exists $new $id]} {
                my Remove $id
            }
        }
        set Token $new
        set PaintUntil [expr {[clock milliseconds] + 40}]
    }

    method Remove {id} {
        if {[dict exists $Item $id]} {
            set item [dict get $Item $id]
            $Glides stop $item
            $Faces forget $item
            $Canvas delete $item
            dict unset Ids $item
        }
        foreach name {Token Item Place Size Covered} {
            dict unset $name $id
        }
    }

    method ids {} {
        return [dict keys $Token]
    }

    method has {id} {
        return [dict exists $Token $id]
    }

    method get {id args} {
        return [dict get $Token $id {*}$args]
    }

    method place {id} {
        return [expr {[dict exists $Place $id] ? [dict get $Place $id] : {}}]
    }

    method size {id} {
        return [dict get $Size $id]
    }

    method item {id} {
        return [dict get $Item $id]
    }

    method of {item} {
        if {![dict exists $Ids $item]} {
            return ""
        }
        return [dict get $Ids $item]
    }

    method lifted {} {
        return $Lifted
    }

    method isHidden {} {
        return $Hidden
    }

    # ---- where it lies ----

    method put {id x y size tag glide} {
        set isNew [expr {![dict exists $Item $id]}]
        if {$isNew} {
            set item [$Canvas create image $x $y -tags $tag]
            dict set Item $id $item
            dict set Ids $item $id
            dict set Size $id $size
        }
        set item [dict get $Item $id]
        if {$id eq $Lifted} {
            if {$tag ne "shelved" && $size != [dict get $Size $id]} {
                dict set Size $id $size
                my paint $id
            }
            dict set Place $id [list $x $y]
            return
        }
        my Tag $id $tag $size
        if {$isNew && $tag eq "token" && [$Viewport sees $x $y $size]
                && [clock milliseconds] <= $PaintUntil} {
            my paint $id
        }
        set from [my place $id]
        $Glides bring $item $x $y [expr {$glide && [llength $from]
            && $from ne [list $x $y]}]
        dict set Place $id [list $x $y]
    }

    method shift {moves} {
        foreach {ids dx dy} $moves {
            foreach id $ids {
                if {$id ne $Lifted} {
                    $Canvas move [dict get $Item $id] $dx $dy
                }
                lassign [dict get $Place $id] x y
                if {$x eq ""} continue
                dict set Place $id [list [expr {$x + $dx}] [expr {$y + $dy}]]
            }
        }
    }

    method Tag {id tag size} {
        # It is on the ground, spread or on a shelf.  Whoever comes from
        # one to the other has another picture at once; those on the ground
        # wait.
        set item [dict get $Item $id]
        set state [expr {$Hidden && $tag ne "shelved" ? "hidden" : "normal"}]
        set was [$Canvas itemcget $item -tags]
        dict set Size $id $size
        if {[lindex $was 0] ne $tag
                || [$Canvas itemcget $item -state] ne $state} {
            $Canvas itemconfigure $item -tags $tag -state $state
        }
        if {$tag ne "token" || [lindex $was 0] ne $tag} {
            my paint $id
        }
    }

    method order {ids} {
        set items [lmap id $ids {
            if {$id eq $Lifted} continue
            dict get $Item $id
        }]
        set lie [$Canvas find withtag [lindex \
                [$Canvas gettags [lindex $items 0]] 0]]
        set under -1
        foreach item $items {
            set at [lsearch -exact -integer $lie $item]
            if {$at < $under} {
                foreach one $items {
                    $Canvas raise $one
                }
                return
            }
            set under $at
        }
    }

    method cover {id covered} {
        if {[dict exists $Covered $id] != $covered} {
            if {$covered} {
                dict set Covered $id 1
            } else {
                dict unset Covered $id
            }
            if {[my isPainted $id]} {
                my paint $id
            }
        }
    }

    method lift {id {size 0}} {
        set was $Lifted
        set Lifted $id
        if {$was ne "" && [dict exists $Item $was]} {
            my paint $was
            dict set Place $was {}
        }
        if {$id ne ""} {
            set item [dict get $Item $id]
            $Glides stop $item
            if {"shelved" in [$Canvas gettags $item]} {
                dict set Size $id $size
            }
            my paint $id
            $Canvas itemconfigure $item -tags held -state normal
        }
    }

    method carry {x y} {
        $Canvas coords [dict get $Item $Lifted] $x $y
    }

    method hide {on} {
        set Hidden $on
        foreach tag {token spread} {
            $Canvas itemconfigure $tag -state [expr {$on ? "hidden" : "normal"}]
        }
    }

    # ---- pictures ----

    method repaint {args} {
        $Painting repaint {*}$args
    }

    method looked {} {
        $Painting looked
    }

    method blank {id} {
        # But for one in the hand.
        if {$id ne $Lifted} {
            $Faces blank [dict get $Item $id]
        }
    }

    method isPainted {id} {
        return [expr {[dict exists $Item $id]
            && [$Faces shows [dict get $Item $id]]}]
    }

    method paint {id} {
        if {![dict exists $Item $id]} {
            return
        }
        set lifted [expr {$id eq $Lifted}]
        $Faces paint [dict get $Item $id] [dict get $Token $id] \
            [dict get $Size $id] $lifted \
            [expr {!$lifted && [dict exists $Covered $id]}]
    }
}
