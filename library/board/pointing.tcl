# pointing.tcl --
#
#       What is at a point of the window of a board.
#
#   set pointing [::wargame::board::Pointing new CANVAS VIEWPORT SPACES SHELF
#           TOKENS HELD]
#       token X Y            the uppermost token there but that which is held;
#                            "" for none
#       isHeldAt X Y         is the held token drawn there, or was taken from
#                            there?
#       space X Y            the space or shelf there, or ""; on a token that
#                            stands beside its space for want of room, its
#       spaceOf TOKEN X Y    where that token stands; of "", the space of that
#                            which is held if it was taken from there, else the
#                            space
#       title TOKEN          {TEXT X Y}: what the tooltip says of it, and below
#                            which point of the canvas; nothing while one is
#                            held
#       unseen               tokens on the ground that lie outside the window
#       onScreen X Y         the space at a point of the screen, or ""

package require Tk

if {![info object isa class ::wargame::board::Pointing]} {
    oo::class create ::wargame::board::Pointing
}

oo::define ::wargame::board::Pointing {
    variable Canvas Viewport Spaces Shelf Tokens Held

    constructor {canvas viewport spaces shelf tokens held} {
        set Canvas $canvas
        set Viewport $viewport
        set Spaces $spaces
        set Shelf $shelf
        set Tokens $tokens
        set Held $held
    }

    method token {x y} {
        if {[$Tokens isHidden]} {
            return ""
        }
        lassign [$Viewport onCanvas $x $y] x y
        foreach item [lreverse [$Canvas find overlapping $x $y $x $y]] {
            set tags [$Canvas gettags $item]
            if {"panel" in $tags || "shelf" in $tags} {
                return ""
            }
            set token [$Tokens of $item]
            if {$token ni [list "" [$Held token]] && [my IsOn $token $x $y]} {
                return $token
            }
        }
        return ""
    }

    method isHeldAt {x y} {
        set token [$Held token]
        if {$token eq "" || [$Tokens isHidden]} {
            return 0
        }
        lassign [$Viewport onCanvas $x $y] x y
        lassign [$Canvas coords [$Tokens item $token]] px py
        set half [expr {[$Tokens size $token] / 2.0}]
        return [expr {[$Held isHome $x $y]
            || abs($px - $x) <= $half && abs($py - $y) <= $half}]
    }

    method IsOn {token x y} {
        # The block itself, not the shadow around it; of a stack that is spread
        # a little more, so that there is no gap between two blocks.
        lassign [$Tokens place $token] px py
        set isSpread [expr {"spread" in [$Canvas gettags \
            [$Tokens item $token]]}]
        set half [expr {[$Tokens size $token] * ($isSpread ? 0.55 : 0.51)}]
        return [expr {abs($px - $x) <= $half && abs($py - $y) <= $half}]
    }

    method space {x y} {
        if {$y >= [$Viewport floor]} {
            return [$Shelf at $x]
        }
        set space [$Spaces at {*}[$Viewport ground $x $y]]
        set token [my token $x $y]
        if {$token eq "" || [$Tokens get $token space] eq $space
                || ![my IsAstray $token]} {
            return $space
        }
        return [$Tokens get $token space]
    }

    method IsAstray {token} {
        set space [$Tokens get $token space]
        return [expr {[$Spaces isOnGround $space] && ![$Spaces holds $space \
            {*}[$Viewport metre {*}[$Tokens place $token]]]}]
    }

    method spaceOf {token x y} {
        if {$token ne ""} {
            return [$Tokens get $token space]
        } elseif {[$Held isHome {*}[$Viewport onCanvas $x $y]]} {
            return [$Held space]
        }
        return [my space $x $y]
    }

    method unseen {} {
        return [lmap token [$Tokens ids] {
            lassign [$Tokens place $token] x y
            if {$x eq "" || ![$Spaces isOnGround [$Tokens get $token space]]
                    || [$Viewport sees $x $y 0]} continue
            set token
        }]
    }

    method onScreen {x y} {
        set x [expr {$x - [winfo rootx $Canvas]}]
        set y [expr {$y - [winfo rooty $Canvas]}]
        if {$x < 0 || $y < 0 || $x >= [winfo width $Canvas]
                || $y >= [winfo height $Canvas]} {
            return ""
        }
        return [my space $x $y]
    }

    method title {token} {
        if {[$Held token] ne "" || ![$Tokens has $token]} {
            return
        }
        set title [uplevel #0 [$Tokens get $token title]]
        lassign [$Tokens place $token] x y
        if {$title ne "" && $x ne ""} {
            return [list $title $x \
                    [expr {$y + 0.62 * [$Tokens size $token]}]]
        }
    }
}
