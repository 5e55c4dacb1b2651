# ring.tcl --
#
#       The ring round the token of a board that the keyboard is at, and that
#       round one which is meant.
#
#   set ring [::wargame::board::Ring new CANVAS PLATES TOKENS STACKS]
#       set TOKEN            puts the ring on a token, which lies over its stack
#                            then; on none for "" or one that is not
#       token                the token with the ring, or ""
#       mark TOKENS ?PLAYED?   puts the other, in the colour of arrows, on
#                            these, and a broken one on PLAYED; while they are
#                            there the first lies over its stack
#       marked               the tokens with the other
#       played               the tokens with a broken ring
#       draw                 where the tokens are now; while one is held the
#                            other alone

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Ring]} {
    oo::class create ::wargame::board::Ring
}

oo::define ::wargame::board::Ring {
    # Drawn: {X Y SIDE COLOR BROKEN ...}.
    variable Canvas Plates Tokens Stacks Token Marked Played Drawn

    constructor {canvas plates tokens stacks} {
        set Canvas $canvas
        set Plates $plates
        set Tokens $tokens
        set Stacks $stacks
        lassign {} Token Marked Played Drawn
    }

    method set {token} {
        if {![$Tokens has $token]} {
            set token ""
        }
        set Token $token
        my mark $Marked $Played
    }

    method token {} {
        return $Token
    }

    method mark {tokens {played {}}} {
        lassign [lmap list [list $tokens $played] {
            lmap token $list {
                if {![$Tokens has $token]} continue
                set token
            }
        }] Marked Played
        set first [lindex [concat $Marked $Played] 0]
        $Stacks top [expr {$first eq "" ? $Token : $first}]
        my draw
    }

    method marked {} {
        return $Marked
    }
    method played {} {
        return $Played
    }

    method draw {} {
        set draw {}
        # The others stay outside of what their tokens say, and a broken one
        # outside of a whole one.
        foreach tokens [list $Played $Marked $Token] color {linePast lineArrow
                focus} wide {1.3 1.3 1.2} broken {1 0 0} {
            foreach token $tokens {
                if {([$Tokens lifted] ne "" && ($wide == 1.2
                        || [$Tokens lifted] eq $token))
                        || ![llength [$Tokens place $token]]} continue
                set round [expr {$broken && $token in $Marked ? 1.55 : $wide}]
                lappend draw {*}[$Tokens place $token] \
                        [expr {round($round * [$Tokens size $token])}] $color \
                        $broken
            }
        }
        if {$draw eq $Drawn} {
            return
        }
        set Drawn $draw
        $Canvas delete ring
        foreach {x y side color broken} $draw {
            $Canvas create image $x $y -tags ring \
                    -image [my Photo $side $color $broken]
        }
        if {[llength $draw]} {
            $Canvas raise ring
            if {[llength [$Canvas find withtag held]]} {
                $Canvas lower ring held
            }
        }
    }

    method Photo {side color broken} {
        set broad [expr {$color eq "focus" ? 10 : 7}]
        return [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><g
            fill="none"><rect x="8" y="8" width="104" height="104" rx="14"
            stroke="%s" stroke-width="%d"/><rect x="8" y="8" width="104"
            height="104" rx="14" stroke="%s" stroke-width="%d"%s/></g></svg>} \
            [::wargame::look::theme color paperLift] [expr {$broad + 6}] \
            [::wargame::look::theme color $color] $broad [expr {$broken
                ? { stroke-dasharray="16 14"} : ""}]] $side]
    }
}
