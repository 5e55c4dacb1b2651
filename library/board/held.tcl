# held.tcl --
#
#       The token of a board that the player holds.  It follows the pointer once
#       the mouse took it, pressed or not; taken by key it stands at the place
#       chosen.  Its outline stays where it was.
#
#   set held [::wargame::board::Held new CANVAS STACKS TOKENS PLATES LAYERS
#           CAPTIONS]
#       take TOKEN BY        holds a token, taken by mouse or key
#       by WHO               now by that: mouse, key, or drag when it may be
#                            dragged on after a drop that was refused
#       takenAt X Y          a click at that point of the canvas took it
#       drop                 holds none; the token stays where it is drawn until
#                            it is laid somewhere
#       carry X Y ?RESTS?    moves the token to the pointer, at that point of
#                            the canvas; or it RESTS where it was taken from
#       stand X Y            puts the token's middle at that point of the canvas
#       outline              draws the outline again, after tokens were laid
#   Asked
#       token                the held token, or ""
#       heldBy               mouse, key, drag, or "" for none
#       space                the space in which the held token is, or ""
#       hasLeft              was the pointer anywhere else than where the token
#                            was taken from?
#       isTakenAt X Y        is the pointer, there now, still where the click
#                            was that took it?
#       isHome X Y           was the token taken from that point of the canvas?
#       isOutline X Y TOKEN  is the outline at that point, above TOKEN or ""?

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Held]} {
    oo::class create ::wargame::board::Held
}

oo::define ::wargame::board::Held {
    # Outlined: where the outline is, and how large.  Click: {X Y} of the click
    # that took it, until the pointer has left it.
    variable Canvas Stacks Tokens Plates Layers Captions Token By Outlined \
            Left Click

    constructor {canvas stacks tokens plates layers captions} {
        set Canvas $canvas
        set Stacks $stacks
        set Tokens $tokens
        set Plates $plates
        set Layers $layers
        set Captions $captions
        set Token ""
        set By ""
        set Outlined ""
        set Left 0
        set Click ""
    }

    method take {token by} {
        set Token $token
        set Left 0
        set Click ""
        set By $by
        # What was said of a token that was held before goes.
        $Captions off ""
        $Tokens lift $token [$Stacks size]
        $Stacks cover
        lassign [$Tokens place $token] x y
        set lift [my Lift]
        $Tokens carry [expr {$x - $lift}] [expr {$y - $lift}]
        my outline
        $Layers sort
    }

    method takenAt {x y} {
        set Click [list $x $y]
    }

    method by {who} {
        set By $who
    }

    method drop {} {
        set Token ""
        set By ""
        $Tokens lift ""
        $Captions off ""
        my outline
    }

    method carry {x y {rests 0}} {
        # A little above the pointer.
        if {![my isHome $x $y]} {
            set Left 1
        }
        if {![my isTakenAt $x $y]} {
            set Click ""
        }
        my stand {*}[expr {$rests ? [$Tokens place $Token]
            : [list $x [expr {$y - [my Lift]}]]}]
    }

    method stand {x y} {
        $Tokens carry $x $y
        set half [expr {[$Tokens size $Token] / 2.0}]
        $Captions off [list [expr {$x - $half}] [expr {$y - $half}] \
                [expr {$x + $half}] [expr {$y + $half}]]
    }

    method Lift {} {
        return [expr {0.12 * [$Stacks size]}]
    }

    method outline {} {
        set outline ""
        if {$Token ne "" && [llength [$Tokens place $Token]]} {
            set outline [list {*}[$Tokens place $Token] \
                    [expr {round(1.04 * [$Tokens size $Token])}]]
        }
        if {$outline ne $Outlined} {
            set Outlined $outline
            $Canvas delete left
            if {$outline ne ""} {
                my DrawOutline {*}$outline
            }
        }
    }

    method DrawOutline {x y side} {
        $Canvas create image $x $y -tags {token left} \
            -state [expr {[$Tokens isHidden] ? "hidden" : "normal"}] \
            -image [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="6"
            y="6" width="88" height="88" rx="9" fill="%s" fill-opacity="0.35"
            stroke="%s" stroke-width="4" stroke-dasharray="9 6"/></svg>} \
            [::wargame::look::theme color paperLift] \
            [::wargame::look::theme color ink]] $side]
        # As high as it lay: under the next of its stack.
        set next [$Stacks next $Token]
        $Canvas lower left [$Tokens item [expr {
            $next eq "" ? $Token : $next}]]
    }

    # ---- asked ----

    method token {} {
        return $Token
    }

    method heldBy {} {
        return $By
    }

    method space {} {
        if {$Token eq ""} {
            return ""
        }
        return [$Tokens get $Token space]
    }

    method hasLeft {} {
        return $Left
    }

    method isTakenAt {x y} {
        return [expr {$Click ne "" && $By eq "mouse"
            && hypot($x - [lindex $Click 0], $y - [lindex $Click 1])
                < [::wargame::look::theme size drag]}]
    }

    method isHome {x y} {
        if {$Token eq ""} {
            return 0
        }
        lassign [$Tokens place $Token] px py
        set half [expr {[$Tokens size $Token] / 2.0}]
        return [expr {abs($px - $x) <= $half && abs($py - $y) <= $half}]
    }

    method isOutline {x y token} {
        if {![my isHome $x $y] || $token eq ""} {
            return [my isHome $x $y]
        }
        set all [$Canvas find all]
        return [expr {[lsearch -exact $all [$Canvas find withtag left]]
            > [lsearch -exact $all [$Tokens item $token]]}]
    }
}
