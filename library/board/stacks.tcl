# stacks.tcl --
#
#       The stacks of a board: the tokens of a side in a space, and where they
#       lie.
#
#   set stacks [::wargame::board::Stacks new VIEWPORT SPACES TOKENS ROWS
#           COLLISIONS]
#       ROWS      how the tokens of a stack lie: rows.tcl or piles.tcl
#
#       lay GLIDE APART      put all tokens on the ground where they belong,
#                            GLIDE as Tokens has it; not those of the stack
#                            APART, which is spread
#       cover                tell the tokens which are covered, as the lifted
#                            one covers none
#   A stack is named {SPACE SIDE}.  Boxes are {left top right low} on the
#   canvas.
#       has STACK            is there such a one?
#       ids STACK            its tokens, lowest first
#       sides SPACE          the sides that stand there
#       in SPACE             all tokens there, stack by stack; a shelf's too
#       next ID              the token upon that one in its stack, or ""
#       box STACK            of one on the ground, or {}
#       boxes                STACK -> box, of all that are on the ground
#       boxesIn SPACE        of the stacks there
#       size                 of a token on the ground, in pixels

need look/theme

if {![info object isa class ::wargame::board::Stacks]} {
    oo::class create ::wargame::board::Stacks
}

oo::define ::wargame::board::Stacks {
    # Stack: STACK -> ids.  Boxes: STACK -> box.  Stands: what the boxes were
    # made of.  Apart: the stack that is spread.
    variable Viewport Spaces Tokens Rows Collisions Stack Boxes Stands Size \
            Apart

    constructor {viewport spaces tokens rows collisions} {
        set Viewport $viewport
        set Spaces $spaces
        set Tokens $tokens
        set Rows $rows
        set Collisions $collisions
        set Stack [dict create]
        set Boxes [dict create]
        set Stands {}
        set Size 0
        set Apart ""
    }

    method lay {glide apart} {
        set Apart $apart
        set size [$Rows size]
        if {$size != $Size} {
            set Size $size
            $Tokens repaint 60
        }
        set Stack [my Group]
        my LayBoxes
        my cover
        dict for {stack box} $Boxes {
            if {$stack eq $Apart} continue
            set ids [dict get $Stack $stack]
            foreach id $ids place [$Rows places [llength $ids] $Size $box] {
                $Tokens put $id {*}$place $Size token $glide
            }
            $Tokens order $ids
        }
    }

    method cover {} {
        set lifted [$Tokens lifted]
        dict for {stack ids} $Stack {
            if {![$Spaces isOnGround [lindex $stack 0]]} continue
            set n [llength $ids]
            set i 0
            foreach id $ids over [lrange $ids 1 end] {
                $Tokens cover $id [expr {$stack ne $Apart && $over ne $lifted
                    && [$Rows covered $n $i]}]
                incr i
            }
        }
    }

    method has {stack} {
        return [dict exists $Stack $stack]
    }

    method ids {stack} {
        if {![dict exists $Stack $stack]} {
            return {}
        }
        return [dict get $Stack $stack]
    }

    method sides {space} {
        set sides {}
        foreach stack [dict keys $Stack [list $space *]] {
            if {[lindex $stack 0] eq $space} {
                lappend sides [lindex $stack 1]
            }
        }
        return [lsort $sides]
    }

    method in {space} {
        return [concat {*}[lmap side [my sides $space] {
            dict get $Stack [list $space $side]
        }]]
    }

    method next {id} {
        set ids [my ids [list [$Tokens get $id space] [$Tokens get $id side]]]
        return [lindex $ids [lsearch -exact $ids $id]+1]
    }

    method box {stack} {
        return [expr {[dict exists $Boxes $stack]
            ? [dict get $Boxes $stack] : {}}]
    }

    method boxes {} {
        return $Boxes
    }

    method boxesIn {space} {
        return [lmap side [my sides $space] {
            if {![dict exists $Boxes [list $space $side]]} continue
            dict get $Boxes [list $space $side]
        }]
    }

    method size {} {
        return $Size
    }

    method Group {} {
        set stacks [dict create]
        foreach id [$Tokens ids] {
            set token [$Tokens get $id]
            dict lappend stacks \
                [list [dict get $token space] [dict get $token side]] \
                [list [dict get $token order] $id]
        }
        return [dict map {stack ids} $stacks {
            lmap pair [lsort -integer -index 0 $ids] { lindex $pair 1 }
        }]
    }

    method LayBoxes {} {
        # Where the map would have the stacks; then apart, if those are others
        # than before.
        set stands [my MakeStands]
        if {$stands ne $Stands} {
            set Stands $stands
            set Boxes [expr {[$Rows areApart]
                ? [$Collisions apart $stands $Size] : $stands}]
        }
    }

    method MakeStands {} {
        set boxes [dict create]
        set margin [::wargame::look::theme px 5]
        lassign [$Viewport extent] wide high
        dict for {stack ids} $Stack {
            if {[$Spaces isOnGround [lindex $stack 0]]} {
                lassign [$Rows extent [llength $ids] $Size] width height
                lassign [my Stand {*}$stack] x y
                set x [my InFrame $x $width $wide $margin]
                set y [my InFrame $y $height $high $margin]
                dict set boxes $stack [list \
                    [expr {$x - $width / 2.0}] [expr {$y - $height / 2.0}] \
                    [expr {$x + $width / 2.0}] [expr {$y + $height / 2.0}]]
            }
        }
        return $boxes
    }

    method Stand {space side} {
        # The point of the canvas where a stack has its middle.
        set at [$Spaces stand $space $side]
        if {[llength $at]} {
            return [$Viewport pixel {*}$at]
        }
        lassign [$Viewport pixel {*}[$Spaces middle $space]] x y
        return [list $x [expr {$y + 0.7 * $Size}]]
    }

    method InFrame {at length whole margin} {
        # The middle of something so long that is not to hang over the edge.
        set least [expr {$length / 2.0 + $margin}]
        return [expr {max($least, min($whole - $least, $at))}]
    }
}
