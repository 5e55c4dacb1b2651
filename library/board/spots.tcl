# spots.tcl --
#
#       Where on a board letters lie that stand for a space or a token: off each
#       other, in sight, and off words, if there is room for that.
#
#   set spots [::wargame::board::Spots new CANVAS VIEWPORT SPACES TOKENS]
#       find WHAT WIDE HIGH  {X Y}, the middle of so large a sheet for that
#                            space or token, or {}: there is no room
#
#   Letters that are drawn have the tag `label`.

package require Tk

if {![info object isa class ::wargame::board::Spots]} {
    oo::class create ::wargame::board::Spots
}

oo::define ::wargame::board::Spots {
    variable Canvas Viewport Spaces Tokens

    constructor {canvas viewport spaces tokens} {
        set Canvas $canvas
        set Viewport $viewport
        set Spaces $spaces
        set Tokens $tokens
    }

    method find {what wide high} {
        set spots [my [expr {[$Tokens has $what] ? "OnToken" : "OnSpace"}] \
                $what $wide $high]
        # Off all words, or else over those that are no letters.
        foreach tags {{label caption deed tip} label} {
            foreach at $spots {
                if {[my IsFree [$Viewport box {*}$at $wide $high] $tags]} {
                    return $at
                }
            }
        }
        return {}
    }

    method OnToken {token wide high} {
        # At a corner, where it hides least of it.
        set size [$Tokens size $token]
        lassign [$Viewport box {*}[$Tokens place $token] $size $size] \
                left top right low
        set x [expr {($left + $right) / 2.0}]
        set y [expr {($top + $low) / 2.0}]
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

    method IsFree {box tags} {
        if {[my IsUnder $box]} {
            return 0
        }
        foreach item [$Canvas find overlapping {*}$box] {
            foreach tag $tags {
                if {$tag in [$Canvas gettags $item]
                        && [my Overlap $box [$Canvas bbox $item] $item]} {
                    return 0
                }
            }
        }
        return 1
    }

    method IsUnder {box} {
        # A window that lies on the map, as the minimap does.
        lassign $box x0 y0 x1 y1
        lassign [$Viewport origin] left top
        foreach window [place slaves $Canvas] {
            set x [expr {[winfo x $window] + $left}]
            set y [expr {[winfo y $window] + $top}]
            if {$x0 < $x + [winfo width $window] && $x1 > $x
                    && $y0 < $y + [winfo height $window] && $y1 > $y} {
                return 1
            }
        }
        return 0
    }

    method Overlap {box other item} {
        # A sheet has a shadow of 6 pixels, of which one is kept free.
        set edge [expr {[$Canvas type $item] eq "image" ? 5 : 0}]
        lassign [concat $box $other] x0 y0 x1 y1 left top right low
        return [expr {$x0 < $right - $edge && $x1 > $left + $edge
            && $y0 < $low - $edge && $y1 > $top + $edge}]
    }
}
