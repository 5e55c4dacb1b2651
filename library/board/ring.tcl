# ring.tcl --
#
#       The ring round the token of a board that the keyboard is at.
#
#   set ring [::wargame::board::Ring new CANVAS PLATES TOKENS STACKS]
#       set TOKEN            puts the ring on a token, which lies over its stack
#                            then; on none for "" or one that is not
#       token                the token with the ring, or ""
#       draw                 where the token is now; none while one is held

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Ring]} {
    oo::class create ::wargame::board::Ring
}

oo::define ::wargame::board::Ring {
    # Drawn: where and how large.
    variable Canvas Plates Tokens Stacks Token Drawn

    constructor {canvas plates tokens stacks} {
        set Canvas $canvas
        set Plates $plates
        set Tokens $tokens
        set Stacks $stacks
        set Token ""
        set Drawn ""
    }

    method set {token} {
        if {![$Tokens has $token]} {
            set token ""
        }
        set Token $token
        $Stacks top $token
        my draw
    }

    method token {} {
        return $Token
    }

    method draw {} {
        set draw ""
        if {$Token ne "" && [$Tokens lifted] eq ""
                && [llength [$Tokens place $Token]]} {
            set draw [list {*}[$Tokens place $Token] \
                    [expr {round(1.2 * [$Tokens size $Token])}]]
        }
        if {$draw eq $Drawn} {
            return
        }
        set Drawn $draw
        $Canvas delete ring
        if {$draw ne ""} {
            lassign $draw x y side
            $Canvas create image $x $y -image [my Photo $side] -tags ring
            $Canvas raise ring
        }
    }

    method Photo {side} {
        return [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect x="8"
            y="8" width="104" height="104" rx="14" fill="none" stroke="%s"
            stroke-width="16"/><rect x="8" y="8" width="104" height="104"
            rx="14" fill="none" stroke="%s" stroke-width="10"/></svg>} \
            [::wargame::look::theme color paperLift] \
            [::wargame::look::theme color focus]] $side]
    }
}
