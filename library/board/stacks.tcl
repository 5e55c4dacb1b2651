# stacks.tcl --
#
#       The stacks of a board: the tokens of a side in a space, and where they
#       lie.
#
#   set stacks [::wargame::board::Stacks new VIEWPORT SPACES TOKENS SLOTS ROWS
#           PLACING]
#       SLOTS     in which slot of its stack each lies: slots.tcl
#       ROWS      how the tokens of a stack lie: rows.tcl or piles.tcl
#       PLACING   finds room for stacks that keep apart: placing.tcl
#
#       lay GLIDE APART ?MS? puts all tokens on the ground where they belong,
#                            but for the stack APART, which is spread; GLIDE as
#                            Tokens has it.  It looks for room for MS
#                            milliseconds; a stack for which none was found by
#                            then lies about where it lay before
#       isLaid               has each stack its room?
#       seek MS              looks for room for MS milliseconds more -> isLaid
#       cover                tells Tokens which tokens are covered; a lifted one
#                            covers none
#   A stack is named {SPACE SIDE}.  Boxes are {left top right low} on the
#   canvas.
#       has STACK            is there that stack?
#       ids STACK            the tokens of a stack, lowest first
#       sides SPACE          the sides that have a stack in SPACE
#       in SPACE             all tokens in SPACE, stack by stack; a shelf's too
#       next ID              the token that lies upon ID in its stack, or ""
#       box STACK            the box of a stack on the ground, or {}
#       boxes                STACK -> box, of all stacks on the ground
#       boxesIn SPACE        the boxes of the stacks in SPACE
#       size                 the size of a token on the ground, in pixels, where
#                            there is room
#       isCounted STACK      is only the uppermost token of the stack seen?
#       counts               the numbers on counted stacks: see tallies.tcl
#       swords leaders name  see placing.tcl

need look/theme board/counted

if {![info object isa class ::wargame::board::Stacks]} {
    oo::class create ::wargame::board::Stacks
}

oo::define ::wargame::board::Stacks {
    # Stack: STACK -> ids; Slot: the same, with "" for an empty slot.
    # Boxes: STACK -> box.  Forms: STACK -> {LAYOUT SIZE}.
    # Stands: what these were made of; Laid: all of them.  Apart: the stack
    # that is spread.
    variable Viewport Spaces Tokens Slots Rows Placing Stack Slot Boxes Forms \
            Stands Laid Size Apart

    constructor {viewport spaces tokens slots rows placing} {
        set Viewport $viewport
        set Spaces $spaces
        set Tokens $tokens
        set Slots $slots
        set Rows $rows
        set Placing $placing
        set Stack [dict create]
        set Slot [dict create]
        set Boxes [dict create]
        set Forms [dict create]
        set Stands {}
        set Laid 1
        set Size 0
        set Apart ""
    }

    method lay {glide apart {ms 8}} {
        set Apart $apart
        set was $Forms
        set Size [$Rows size]
        set Slot [$Slots group]
        set Stack [dict map {stack ids} $Slot {
            lsearch -all -inline -exact -not $ids ""
        }]
        my LayBoxes $ms
        if {$Forms ne $was} {
            $Tokens repaint 60
        }
        my cover
        dict for {stack box} $Boxes {
            if {$stack eq $Apart} continue
            set ids [dict get $Slot $stack]
            lassign [dict get $Forms $stack] layout size
            foreach id $ids place [$layout places [llength $ids] $size $box] {
                if {$id eq ""} continue
                $Tokens put $id {*}$place $size token $glide
            }
            $Tokens order [dict get $Stack $stack]
        }
    }

    method cover {} {
        set lifted [$Tokens lifted]
        dict for {stack ids} $Slot {
            if {![dict exists $Forms $stack]} continue
            set layout [lindex [dict get $Forms $stack] 0]
            set n [llength $ids]
            set i 0
            foreach id $ids over [lrange $ids 1 end] {
                if {$id ne ""} {
                    $Tokens cover $id [expr {$stack ne $Apart
                        && $over ni [list "" $lifted]
                        && [$layout covered $n $i]}]
                }
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

    method isCounted {stack} {
        return [expr {[dict exists $Forms $stack]
            && [llength [dict get $Stack $stack]] > 1
            && [info object isa typeof [lindex [dict get $Forms $stack] 0] \
                ::wargame::board::Counted]}]
    }

    method counts {} {
        return [lmap stack [dict keys $Boxes] {
            if {$stack eq $Apart || ![my isCounted $stack]} continue
            set ids [dict get $Stack $stack]
            lassign [dict get $Boxes $stack] - - x y
            set size [lindex [dict get $Forms $stack] 1]
            list $x [expr {$y - $size}] $size [llength $ids] \
                [expr {1 in [lmap id $ids { $Tokens get $id movable }]}]
        }]
    }

    method swords {} {
        return [$Placing swords]
    }

    method leaders {} {
        return [$Placing leaders]
    }

    method name {space} {
        return [$Placing name $space]
    }

    method seek {ms} {
        $Placing place [lindex $Stands end] $ms
        return [my isLaid]
    }

    method isLaid {} {
        return [expr {![$Rows areApart] || [$Placing isDone]}]
    }

    method LayBoxes {ms} {
        # If the stacks are others than before, or seen from elsewhere.
        set counts [dict create]
        foreach stack [lsort [dict keys $Stack]] {
            lassign $stack space side
            if {[$Spaces isOnGround $space]} {
                dict lappend counts $space $side \
                        [llength [dict get $Slot $stack]]
            }
        }
        set stands [list [$Viewport scale] [::wargame::look::theme size \
                labelSmall] $counts]
        if {$stands eq $Stands && $Laid} {
            return
        }
        if {[$Rows areApart]} {
            my LayApart $counts $ms [expr {$Stands eq "" ? 1
                : [$Viewport scale] / [lindex $Stands 0]}]
        } else {
            set Boxes [dict create]
            set Forms [dict create]
            my LayPiles $counts
        }
        set Stands $stands
        set Laid [my isLaid]
    }

    method LayApart {counts ms ratio} {
        # Those for which no room is found yet stay about where they were.
        set places [$Placing place $counts $ms]
        lassign [list $Boxes $Forms] boxes forms
        set Boxes [dict create]
        set Forms [dict create]
        dict for {space sides} $counts {
            foreach {side n} $sides {
                set stack [list $space $side]
                if {[dict exists $places $stack]} {
                    set place [dict get $places $stack]
                    dict set Forms $stack [lrange $place 1 2]
                    dict set Boxes $stack [lindex $place 0]
                    continue
                }
                lassign [my Stand $space $side] x y
                set form [list $Rows $Size]
                if {[dict exists $boxes $stack]} {
                    lassign [dict get $boxes $stack] x0 y0 x1 y1
                    set x [expr {($x0 + $x1) / 2.0 * $ratio}]
                    set y [expr {($y0 + $y1) / 2.0 * $ratio}]
                    set form [dict get $forms $stack]
                }
                dict set Forms $stack $form
                lassign [[lindex $form 0] extent $n [lindex $form 1]] w h
                dict set Boxes $stack [my Box $x $y $w $h]
            }
        }
    }

    method Box {x y wide high} {
        return [list [expr {$x - $wide / 2.0}] [expr {$y - $high / 2.0}] \
            [expr {$x + $wide / 2.0}] [expr {$y + $high / 2.0}]]
    }

    method LayPiles {counts} {
        # Where the map would have them.
        set margin [::wargame::look::theme px 5]
        lassign [$Viewport extent] wide high
        dict for {space sides} $counts {
            foreach {side n} $sides {
                lassign [$Rows extent $n $Size] width height
                lassign [my Stand $space $side] x y
                set x [my InFrame $x $width $wide $margin]
                set y [my InFrame $y $height $high $margin]
                set stack [list $space $side]
                dict set Boxes $stack [my Box $x $y $width $height]
                dict set Forms $stack [list $Rows $Size]
            }
        }
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
