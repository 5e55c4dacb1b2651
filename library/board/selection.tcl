# selection.tcl --
#
#       The tokens of a board that are selected, each with an outline over all
#       that lies on it.
#
#   set selection [::wargame::board::Selection new CANVAS PLATES TOKENS]
#       set TOKENS           selects these tokens, and no others; only movable
#                            tokens can be, and those that are later
#       leave TOKENS         selects those that an order has left: a click on a
#                            name of others takes these instead
#       isLeft               are they so?
#       may TOKEN            can a token be selected?
#       tokens               all tokens that are selected
#       able TOKENS          which of them can be selected
#       has TOKEN            is a token selected?
#       among TOKENS         which of them are selected
#       isGroup              are several tokens selected?
#       isGoal TOKEN OFFERED does a click on that token, or "", mean where it
#                            stands, for a group to go there?  OFFERED: that
#                            place is
#       patient BOOL         while it is so prune leaves those that cannot move
#       prune                deselects tokens that are gone or cannot move any
#                            more
#       draw                 where the tokens are now
#       flash TOKENS         draws an outline about these, which goes by itself

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Selection]} {
    oo::class create ::wargame::board::Selection
}

oo::define ::wargame::board::Selection {
    # Drawn: {X Y SIDE ...} of the outlines.
    variable Canvas Plates Tokens Selected Left Patient Drawn Flashing

    constructor {canvas plates tokens} {
        set Canvas $canvas
        set Plates $plates
        set Tokens $tokens
        set Selected {}
        set Left 0
        set Patient 0
        set Drawn {}
        set Flashing ""
    }

    destructor {
        after cancel $Flashing
    }

    method set {tokens} {
        set Left 0
        set Selected [lsort -unique $tokens]
        my prune
        my draw
    }

    method leave {tokens} {
        my set $tokens
        set Left 1
    }

    method isLeft {} {
        return $Left
    }

    method prune {} {
        set Selected [lmap token $Selected {
            if {![my may $token]
                    && !($Patient && [$Tokens has $token])} continue
            set token
        }]
    }

    method patient {on} {
        set Patient $on
    }

    method may {token} {
        return [expr {[$Tokens has $token] && ([$Tokens get $token movable]
            || [$Tokens get $token later])}]
    }

    method able {tokens} {
        return [lmap token $tokens {
            expr {[my may $token] ? $token : [continue]}
        }]
    }

    method among {tokens} {
        return [lmap token $tokens {
            expr {[my has $token] ? $token : [continue]}
        }]
    }

    method tokens {} {
        return $Selected
    }

    method has {token} {
        return [expr {$token in $Selected}]
    }

    method isGroup {} {
        return [expr {[llength $Selected] > 1}]
    }

    method isGoal {token offered} {
        return [expr {[my isGroup] && $token ne "" && ![my has $token]
            && ($offered || ![$Tokens get $token movable])}]
    }

    method draw {} {
        set draw {}
        foreach token $Selected {
            if {[llength [$Tokens place $token]]} {
                lappend draw {*}[$Tokens place $token] \
                        [expr {round(1.2 * [$Tokens size $token])}]
            }
        }
        if {$draw eq $Drawn} {
            return
        }
        set Drawn $draw
        $Canvas delete selected
        foreach {x y side} $draw {
            $Canvas create image $x $y -image [my Photo $side] -tags selected
        }
        # The one in the hand may lie on its stack.
        foreach under {ring held} {
            if {[llength $draw] && [llength [$Canvas find withtag $under]]} {
                $Canvas raise selected $under
            }
        }
    }

    method flash {tokens} {
        $Canvas delete flash
        foreach token $tokens {
            if {[llength [$Tokens place $token]]} {
                $Canvas create image {*}[$Tokens place $token] -tags flash \
                        -image [my Photo [expr {round(1.3
                            * [$Tokens size $token])}]]
            }
        }
        after cancel $Flashing
        set Flashing [after 300 [namespace code {my Blink 4}]]
    }

    method Blink {times} {
        # Off and on, then away.
        if {!$times} {
            $Canvas delete flash
            return
        }
        $Canvas itemconfigure flash \
                -state [expr {$times % 2 ? "normal" : "hidden"}]
        set Flashing [after 200 [namespace code \
                [list my Blink [expr {$times - 1}]]]]
    }

    method Photo {side} {
        return [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><g
            fill="none"><rect x="8" y="7" width="104" height="104" rx="12"
            stroke="%s" stroke-width="15"/><rect x="8" y="7" width="104"
            height="104" rx="12" stroke="%s" stroke-width="9"/></g></svg>} \
            [::wargame::look::theme color ink] \
            [::wargame::look::theme color offer]] $side]
    }
}
