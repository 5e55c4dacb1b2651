# stacks.tcl --
#
#       The stacks of a board: the tokens of a side in a space, and where they
#       lie.
#
#   set stacks [::wargame::board::Stacks new SPACES TOKENS SLOTS BOXES PLACING]
#       SLOTS     in which slot of its stack each lies: slots.tcl
#       BOXES     where stacks lie: boxes.tcl
#       PLACING   see placing.tcl
#
#       lay GLIDE APART ?MS? puts all tokens on the ground where they belong,
#                            but for the stack APART, which is spread; GLIDE as
#                            Tokens has it.  It looks for room for MS
#                            milliseconds, longer for new stacks; one that has
#                            none by then lies about where it lay before
#       part STACK GLIDE     spreads that stack or, with "", none, and lays that
#                            of before -> 0, nothing done, when all must be laid
#       top ID               lays that token over its stack, and who lay so
#                            before where it was; "": none
#       rescale RATIO        bring them to where they belong, as they are, until
#                            they are laid
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

need board/counted

if {![info object isa class ::wargame::board::Stacks]} {
    oo::class create ::wargame::board::Stacks
}

oo::define ::wargame::board::Stacks {
    # Stack: STACK -> ids; Slot: the same, with "" for an empty slot.
    # Lies: STACK -> {IDS BOX FORM}, how each was laid last.  Apart: the stack
    # that is spread.
    # Top: the token that lies over its stack.
    variable Spaces Tokens Slots Boxes Placing Stack Slot Lies Apart Top

    constructor {spaces tokens slots boxes placing} {
        set Spaces $spaces
        set Tokens $tokens
        set Slots $slots
        set Boxes $boxes
        set Placing $placing
        set Stack [dict create]
        set Slot [dict create]
        set Lies [dict create]
        set Apart ""
        set Top ""
    }

    method lay {glide apart {ms 8}} {
        set Apart $apart
        set Slot [$Slots group $Apart]
        set Stack [dict map {stack ids} $Slot {
            expr {"" in $ids ? [lsearch -all -inline -exact -not $ids ""]
                : $ids}
        }]
        set was [$Boxes forms]
        $Boxes lay [my Counts] $ms
        set forms [$Boxes forms]
        if {$forms ne $was} {
            $Tokens repaint
        }
        my cover
        set lies $Lies
        set Lies [dict create]
        dict for {stack box} [$Boxes all] {
            if {$stack eq $Apart} continue
            set ids [dict get $Slot $stack]
            set lie [list $ids $box [dict get $forms $stack]]
            dict set Lies $stack $lie
            if {![dict exists $lies $stack] || [dict get $lies $stack] ne $lie
                    || ![my Lie [dict get $Stack $stack]]} {
                my Put $stack {*}$lie $glide
            }
        }
    }

    method part {stack glide} {
        if {![my isLaid] || ![dict size $Lies]} {
            return 0
        }
        lassign [list $Apart $stack] before Apart
        dict unset Lies $Apart
        my Cover [list $before $Apart]
        if {[llength [$Boxes box $before]]} {
            dict set Lies $before [list [dict get $Slot $before] \
                    [$Boxes box $before] [dict get [$Boxes forms] $before]]
            my Put $before {*}[dict get $Lies $before] $glide
        }
        return 1
    }

    method Counts {} {
        # SPACE -> {SIDE N ...}
        set counts [dict create]
        foreach stack [lsort [dict keys $Stack]] {
            lassign $stack space side
            if {[$Spaces isOnGround $space]} {
                dict lappend counts $space $side \
                        [llength [dict get $Slot $stack]]
            }
        }
        return $counts
    }

    method Lie {ids} {
        # Was none of them in the hand since they were laid?
        if {[$Tokens lifted] in $ids} {
            return 0
        }
        foreach id $ids {
            if {![llength [$Tokens place $id]]} {
                return 0
            }
        }
        return 1
    }

    method Put {stack ids box form glide} {
        lassign $form layout size
        foreach id $ids place [$layout places [llength $ids] $size $box] {
            if {$id ne ""} {
                $Tokens put $id {*}$place $size token $glide
            }
        }
        if {[llength $ids] > 1} {
            my Order $stack
        }
    }

    method Order {stack} {
        set ids [dict get $Stack $stack]
        $Tokens order [expr {$Top in $ids
            ? [linsert [lsearch -all -inline -not -exact $ids $Top] end $Top]
            : $ids}]
    }

    method top {id} {
        if {$id eq $Top} {
            return
        }
        set moved [lmap token [list $Top $id] {
            if {$token eq "" || ![$Tokens has $token]} continue
            list [$Tokens get $token space] [$Tokens get $token side]
        }]
        set Top $id
        my cover
        foreach stack [lsort -unique $moved] {
            if {[dict exists $Lies $stack]} {
                my Order $stack
            }
        }
    }

    method rescale {ratio} {
        $Tokens shift [concat {*}[lmap {stack dx dy} [$Boxes rescale $ratio] {
            if {$stack eq $Apart} continue
            list [dict get $Stack $stack] $dx $dy
        }]]
        set Lies [dict create]
    }

    method cover {} {
        my Cover [dict keys $Slot]
    }

    method Cover {stacks} {
        set lifted [$Tokens lifted]
        set forms [$Boxes forms]
        foreach stack $stacks {
            if {![dict exists $forms $stack]} continue
            set ids [dict get $Slot $stack]
            set layout [lindex [dict get $forms $stack] 0]
            set n [llength $ids]
            set i 0
            foreach id $ids over [lrange $ids 1 end] {
                if {$id ne ""} {
                    $Tokens cover $id [expr {$stack ne $Apart
                        && $over ni [list "" $lifted] && $id ne $Top
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
        return [$Boxes box $stack]
    }

    method boxes {} {
        return [$Boxes all]
    }

    method boxesIn {space} {
        return [lmap side [my sides $space] {
            set box [$Boxes box [list $space $side]]
            if {![llength $box]} continue
            set box
        }]
    }

    method size {} {
        return [$Boxes size]
    }

    method isCounted {stack} {
        set forms [$Boxes forms]
        return [expr {[dict exists $forms $stack]
            && [llength [dict get $Stack $stack]] > 1
            && [info object isa typeof [lindex [dict get $forms $stack] 0] \
                ::wargame::board::Counted]}]
    }

    method counts {} {
        if {![$Boxes areApart]} {
            return {}
        }
        return [lmap stack [dict keys [$Boxes all]] {
            if {$stack eq $Apart || ![my isCounted $stack]} continue
            set ids [dict get $Stack $stack]
            lassign [$Boxes box $stack] - - x y
            set size [lindex [dict get [$Boxes forms] $stack] 1]
            list $x [expr {$y - $size}] $size [llength $ids] \
                [expr {1 in [lmap id $ids { $Tokens get $id movable }]}] \
                [lmap id $ids { $Tokens get $id brief }]
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
        $Boxes seek $ms
        return [my isLaid]
    }

    method isLaid {} {
        return [$Boxes isLaid]
    }
}
