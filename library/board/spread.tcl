# spread.tcl --
#
#       A stack of a board whose tokens are spread apart on a sheet of paper.
#
#   set spread [::wargame::board::Spread new CANVAS VIEWPORT STACKS TOKENS
#           PLATES]
#       open SPACE ?SIDE?    spreads that stack, if it has more than one token;
#                            else, and with "", none
#       about TOKEN X Y      the next stack is spread so that this token of it
#                            lies at that point of the window, where the window
#                            has room
#       lay GLIDE            side by side, inside the window; GLIDE as Tokens
#                            has it.  A stack that is gone is not spread any
#                            more
#       stack, ids           {SPACE SIDE} of that which is spread, or ""; its
#                            tokens
#       ordered TOKENS CMD   TOKENS, and no others, have orders; CMD TOKEN tells
#                            whether one can be given any
#       instead TOKEN OPEN   the token that a click on TOKEN takes which has
#                            spread its stack: the next that can be given an
#                            order, if TOKEN has one; TOKEN itself, if that
#                            stack was OPEN before
#       deeds CMD            CMD TOKEN tells whether a click on it answers what
#                            is asked, for which its stack need not be spread
#       clicked TOKEN SPACE  the space of the stack that a click on TOKEN at
#                            SPACE spreads: that, or "" for none
#       isBlank X Y          no token of it that could be chosen lies at that
#                            point of the canvas, or about it; a lifted one does
#                            not lie
#       isAmong X Y          is the sheet there, and the lifted token's place on
#                            it, where it hides no other that could be chosen?

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Spread]} {
    oo::class create ::wargame::board::Spread
}

oo::define ::wargame::board::Spread {
    # Laid: what the sheet was drawn for.  Next, About: {TOKEN X Y} or "", of
    # the stack to come and of this one until it is laid; Off: {X Y}, how far
    # the sheet lies from the middle of the stack for that.
    variable Canvas Viewport Stacks Tokens Plates Stack Laid Ordered MayCmd \
            DeedCmd Next About Off

    constructor {canvas viewport stacks tokens plates} {
        set Canvas $canvas
        set Viewport $viewport
        set Stacks $stacks
        set Tokens $tokens
        set Plates $plates
        set Stack ""
        set Laid ""
        lassign {{} "" "" "" "" {0 0}} Ordered MayCmd DeedCmd Next About Off
    }

    method open {space {side ""}} {
        if {$side eq ""} {
            set side [lindex [$Stacks sides $space] 0]
        }
        set Stack ""
        lassign [list $Next "" {0 0}] About Next Off
        if {[llength [$Stacks ids [list $space $side]]] > 1} {
            set Stack [list $space $side]
        }
    }

    method about {token x y} {
        set Next [list $token {*}[$Viewport onCanvas $x $y]]
    }

    method stack {} {
        return $Stack
    }

    method ids {} {
        return [$Stacks ids $Stack]
    }

    method lay {glide} {
        set ids [$Stacks ids $Stack]
        set box [$Stacks box $Stack]
        if {![llength $ids] || ![llength $box]} {
            set Stack ""
            set Laid ""
            $Canvas delete panel
            return
        }
        set n [llength $ids]
        set columns [expr {$n <= 4 ? $n : min(6, ($n + 1) / 2)}]
        set size [expr {max([$Stacks size], [::wargame::look::theme size \
                spread])}]
        set pitch [expr {1.1 * $size}]
        set pad [::wargame::look::theme px 6]
        set rows [expr {($n + $columns - 1) / $columns}]
        set wide [expr {$columns * $pitch + 2 * $pad}]
        set high [expr {$rows * $pitch + 2 * $pad}]
        set at [dict create]
        set i 0
        foreach id $ids {
            dict set at $id \
                    [list [expr {$pad + $pitch * ($i % $columns + 0.5)}] \
                    [expr {$pad + $pitch * ($i / $columns + 0.5)}]]
            incr i
        }
        my Shift $box $wide $high $at
        lassign [my DrawSheet $box $wide $high] left top
        dict for {id place} $at {
            lassign $place x y
            $Tokens put $id [expr {$left + $x}] [expr {$top + $y}] $size \
                    spread $glide
        }
        $Tokens order $ids
    }

    method ordered {tokens cmd} {
        lassign [list $tokens $cmd] Ordered MayCmd
    }

    method deeds {cmd} {
        set DeedCmd $cmd
    }

    method clicked {token space} {
        if {$DeedCmd ne "" && [{*}$DeedCmd $token]} {
            return ""
        }
        return $space
    }

    method instead {token open} {
        set ids [$Stacks ids $Stack]
        set at [lsearch -exact $ids $token]
        if {$at >= 0 && $open ne $Stack && $token in $Ordered} {
            # Not one that a click may do something with now.
            foreach id [concat [lrange $ids $at+1 end] [lrange $ids 0 $at]] {
                if {$id ni $Ordered && [$Tokens get $id later]
                        && [{*}$MayCmd $id]} {
                    return $id
                }
            }
        }
        return $token
    }

    method isBlank {x y} {
        foreach id [$Stacks ids $Stack] {
            if {$id eq [$Tokens lifted] || ![$Tokens get $id movable]
                    && ![$Tokens get $id later]} continue
            lassign [$Tokens place $id] px py
            set half [expr {0.6 * [$Tokens size $id]}]
            if {abs($px - $x) <= $half && abs($py - $y) <= $half} {
                return 0
            }
        }
        return 1
    }

    method isAmong {x y} {
        if {$Stack eq "" || [$Tokens lifted] ni [$Stacks ids $Stack]} {
            return 0
        }
        lassign $Laid left top wide high
        return [expr {$x >= $left && $x <= $left + $wide
            && $y >= $top && $y <= $top + $high}]
    }

    method Shift {box wide high places} {
        lassign $About token x y
        set About ""
        if {$token eq "" || ![dict exists $places $token]} return
        lassign [my Middle $box $wide $high] left top
        lassign [dict get $places $token] tx ty
        set Off [list [expr {$x - $tx - $left}] [expr {$y - $ty - $top}]]
    }

    method Middle {box wide high} {
        # The upper left corner of what lies about the middle of the stack.
        lassign $box x0 y0 x1 y1
        return [list [expr {($x0 + $x1 - $wide) / 2}] \
                [expr {($y0 + $y1 - $high) / 2}]]
    }

    method DrawSheet {box wide high} {
        # -> its upper left corner
        lassign [my Middle $box $wide $high] left top
        lassign $Off x y
        lassign [$Viewport inside [expr {$left + $x}] [expr {$top + $y}] \
                $wide $high] left top
        if {[list $left $top $wide $high] ne $Laid} {
            set Laid [list $left $top $wide $high]
            $Canvas delete panel
            $Canvas create image [expr {round($left) - 6}] \
                [expr {round($top) - 6}] -anchor nw -tags panel \
                -image [$Plates sheet $wide $high paperLift goldDark]
        }
        return [list $left $top]
    }
}
