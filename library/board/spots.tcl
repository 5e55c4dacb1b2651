# spots.tcl --
#
#       Where on a board letters lie that stand for a space or a token: off each
#       other, in sight, and off words, if there is room for that.  Those of the
#       ground lie nowhere on the shelf that covers it.
#
#   set spots [::wargame::board::Spots new CANVAS VIEWPORT SPACES TOKENS]
#       find WHAT WIDE HIGH  {X Y}, the middle of so large a sheet for that
#                            space or token, or {}: there is no room
#
#   Letters that are drawn have the tag `label`.

need board/overlap

package require Tk

if {![info object isa class ::wargame::board::Spots]} {
    oo::class create ::wargame::board::Spots
}

oo::define ::wargame::board::Spots {
    variable Canvas Viewport Spaces Tokens

    constructor {canvas viewport spaces tokens} {
        # [overlap] by its short name.
        namespace path [list {*}[namespace path] ::wargame::board]
        set Canvas $canvas
        set Viewport $viewport
        set Spaces $spaces
        set Tokens $tokens
    }

    method find {what wide high} {
        if {[my IsUnderShelf $what]} {
            return {}
        }
        set spots [my [expr {[$Tokens has $what] ? "OnToken" : "OnSpace"}] \
                $what $wide $high]
        # Off all words, or else over those that are no letters.
        set covers [expr {[my IsOnShelf $what] ? {} : "shelf"}]
        foreach tags {{label caption deed tip} label} {
            foreach at $spots {
                if {[my IsFree {*}$at $wide $high [concat $tags $covers]]} {
                    return $at
                }
            }
        }
        return {}
    }

    method IsOnShelf {what} {
        return [expr {[$Tokens has $what]
            && ![$Spaces isOnGround [$Tokens get $what space]]}]
    }

    method IsUnderShelf {what} {
        # A token of the ground that the shelf hides: a line to it from letters
        # beside it would lie over what is written there.
        if {![$Tokens has $what] || [my IsOnShelf $what]} {
            return 0
        }
        lassign [$Tokens place $what] x y
        return [expr {[llength [my Drawn [list $x $y $x $y] shelf]] > 0}]
    }

    method OnToken {token wide high} {
        # At a corner, where it hides least of it.
        set size [$Tokens size $token]
        lassign [$Tokens place $token] x y
        lassign [$Viewport box $x $y $size $size] left top right low
        set at [list [list $left $top] [list $right $top] [list $left $low] \
            [list $right $low] [list $x $y]]
        # Or around it.
        foreach far {0.9 1.6 2.4} {
            foreach {dx dy} {0 -1 1 0 0 1 -1 0 1 -1 1 1 -1 1 -1 -1} {
                lappend at [list \
                        [expr {$x + $dx * ($size / 2 + $far * $wide)}] \
                        [expr {$y + $dy * ($size / 2 + $far * $high)}]]
            }
        }
        return $at
    }

    method OnSpace {space wide high} {
        # Below its middle, which has its name or its words, or near it inside.
        lassign [$Viewport pixel {*}[$Spaces middle $space]] x y
        set at {}
        foreach {dx dy} {0 0.75 0 0 0 -0.75 1 0 -1 0 1 1 -1 1 1 -1 -1 -1
                0 2 0 -2 2 0 -2 0} {
            set near [list [expr {$x + $dx * ($wide + 4)}] \
                    [expr {$y + $dy * ($high + 4)}]]
            if {[$Spaces holds $space {*}[$Viewport metre {*}$near]]} {
                lappend at $near
            }
        }
        return $at
    }

    method IsFree {x y wide high tags} {
        return [expr {[$Viewport sees $x $y 0]
            && ![llength [overlap near $x $y $wide $high [concat \
            [my Windows] [my Drawn [$Viewport box $x $y $wide $high] $tags]]]]}]
    }

    method Windows {} {
        # The boxes of those that lie on the map, as the minimap does.
        lassign [$Viewport origin] left top
        return [lmap window [place slaves $Canvas] {
            set x [expr {[winfo x $window] + $left}]
            set y [expr {[winfo y $window] + $top}]
            list $x $y [expr {$x + [winfo width $window]}] \
                [expr {$y + [winfo height $window]}]
        }]
    }

    method Drawn {box tags} {
        # The boxes of items there with one of these tags.  A sheet has a shadow
        # of 6 pixels, of which one is kept free.
        set boxes {}
        foreach item [$Canvas find overlapping {*}$box] {
            set has [$Canvas gettags $item]
            if {[llength [lmap tag $tags {
                if {$tag ni $has} continue
                set tag
            }]]} {
                set edge [expr {[$Canvas type $item] eq "image" ? 5 : 0}]
                lassign [$Canvas bbox $item] left top right low
                lappend boxes [list [expr {$left + $edge}] \
                        [expr {$top + $edge}] [expr {$right - $edge}] \
                        [expr {$low - $edge}]]
            }
        }
        return $boxes
    }
}
