# ring.tcl --
#
#       The ring round the token of a board that the keyboard is at, and that
#       round one which is meant.
#
#   set ring [::wargame::board::Ring new CANVAS PLATES TOKENS STACKS]
#       set TOKEN            puts the ring on a token, which lies over its stack
#                            then; on none for "" or one that is not
#       token                the token with the ring, or ""
#       mark TOKEN           puts the other, in the colour of arrows, on that
#                            one; while it is there this one lies over its stack
#       marked               the token with the other, or ""
#       draw                 where the tokens are now; while one is held the
#                            other alone

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Ring]} {
    oo::class create ::wargame::board::Ring
}

oo::define ::wargame::board::Ring {
    # Drawn: {X Y SIDE COLOR ...}.
    variable Canvas Plates Tokens Stacks Token Marked Drawn

    constructor {canvas plates tokens stacks} {
        set Canvas $canvas
        set Plates $plates
        set Tokens $tokens
        set Stacks $stacks
        lassign {} Token Marked Drawn
    }

    method set {token} {
        if {![$Tokens has $token]} {
            set token ""
        }
        set Token $token
        my mark $Marked
    }

    method token {} {
        return $Token
    }

    method mark {token} {
        set Marked [expr {[$Tokens has $token] ? $token : ""}]
        $Stacks top [expr {$Marked eq "" ? $Token : $Marked}]
        my draw
    }

    method marked {} {
        return $Marked
    }

    method draw {} {
        set draw {}
        # The other stays outside of what its token says.
        foreach token [list $Marked $Token] color {lineArrow focus} \
                wide {1.3 1.2} {
            if {$token ne "" && ([$Tokens lifted] eq "" || $wide == 1.3
                    && [$Tokens lifted] ne $token)
                    && [llength [$Tokens place $token]]} {
                lappend draw {*}[$Tokens place $token] \
                        [expr {round($wide * [$Tokens size $token])}] $color
            }
        }
        if {$draw eq $Drawn} {
            return
        }
        set Drawn $draw
        $Canvas delete ring
        foreach {x y side color} $draw {
            $Canvas create image $x $y -image [my Photo $side $color] -tags ring
        }
        if {[llength $draw]} {
            $Canvas raise ring
            if {[llength [$Canvas find withtag held]]} {
                $Canvas lower ring held
            }
        }
    }

    method Photo {side color} {
        set broad [expr {$color eq "focus" ? 10 : 7}]
        return [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><g
            fill="none"><rect x="8" y="8" width="104" height="104" rx="14"
            stroke="%s" stroke-width="%d"/><rect x="8" y="8" width="104"
            height="104" rx="14" stroke="%s" stroke-width="%d"/></g></svg>} \
            [::wargame::look::theme color paperLift] [expr {$broad + 6}] \
            [::wargame::look::theme color $color] $broad] $side]
    }
}
