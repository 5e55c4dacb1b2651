# board-hands.tcl --
#
#       The mouse on a Board: it picks up, drags, drops, pans, spreads.
#
#       A token in the hand follows the pointer, pressed or not, once the mouse
#       took it; taken by key it stands at the place chosen.

need look/theme

oo::define ::wargame::board::Board {
    method BindHands {} {
        foreach {event script} {
            <ButtonPress-1>     {my Pressed %x %y}
            <B1-Motion>         {my Dragged %x %y}
            <ButtonRelease-1>   {my Released %x %y}
            <Motion>            {my Moved %x %y}
            <Leave>             {my Left %s}
            <ButtonPress-2>     {my Grip %x %y}
            <B2-Motion>         {my Dragged %x %y}
            <ButtonRelease-2>   {my Released %x %y}
            <ButtonPress-3>     {my Menu %x %y %X %Y}
            <MouseWheel>        {my Wheel %D %x %y}
            <Button-4>          {my Wheel 120 %x %y}
            <Button-5>          {my Wheel -120 %x %y}
        } {
            bind $Canvas $event [namespace code $script]
        }
    }

    method TokenUnder {x y} {
        # The uppermost token there, but that in the hand.
        if {$Hidden} {
            return ""
        }
        set cx [$Canvas canvasx $x]
        set cy [$Canvas canvasy $y]
        set best ""
        foreach item [lreverse [$Canvas find overlapping $cx $cy $cx $cy]] {
            set tags [$Canvas gettags $item]
            if {"panel" in $tags || "shelf" in $tags} {
                return ""
            }
            if {[lindex $tags 0] in {token spread shelved}} {
                set id [my TokenOf $item]
                if {$id eq ""} continue
                # The block itself, not the shadow around it.
                lassign [dict get $Place $id] px py
                set half [expr {[my SizeOf $id] * 0.51}]
                if {$id ne $Held && abs($px - $cx) <= $half
                        && abs($py - $cy) <= $half} {
                    return $id
                }
            }
        }
        return ""
    }

    # A space may be called 0805: expr would make a number of it.

    method SpaceOf {token x y} {
        # Where the token stands; where that in the hand was taken from, its
        # own, whatever lies below; else the space at that point.
        if {$token ne ""} {
            return [dict get $Token $token space]
        } elseif {[my AtHome $x $y]} {
            return [dict get $Token $Held space]
        }
        return [my SpaceUnder $x $y]
    }

    method AtHome {x y} {
        # Is this where the token in the hand was?
        if {$Held eq ""} {
            return 0
        }
        lassign [dict get $Place $Held] px py
        set half [expr {[my SizeOf $Held] / 2.0}]
        return [expr {abs($px - [$Canvas canvasx $x]) <= $half
            && abs($py - [$Canvas canvasy $y]) <= $half}]
    }

    method IfOffered {space} {
        if {[$Offers has $space]} {
            return $space
        }
        return ""
    }

    method TokenOf {item} {
        dict for {id its} $Item {
            if {$its == $item} {
                return $id
            }
        }
        return ""
    }

    method OnRefusal {x y} {
        # It leads to its rule, but holds no token back that lies beneath.
        return [expr {[$Tip isRefusalAt $x $y]
            && [my TokenUnder $x $y] eq ""}]
    }

    method Pressed {x y} {
        ::focus $Canvas
        if {[my OnRefusal $x $y]} {
            my CloseTip
            my Tell why
            return
        }
        my CloseTip
        my focus ""
        set token [my TokenUnder $x $y]
        if {$Held ne "" && $HeldBy eq "drag"
                && (![my Rather $token] || [my OnLeft $token $x $y])} {
            # That in the hand is dragged on.
            set token $Held
        }
        set Press [dict create x $x y $y way "" token $token]
    }

    method Grip {x y} {
        # The middle button pans whatever it is on.
        set Press [dict create x $x y $y way pan token ""]
    }

    method Dragged {x y} {
        if {$Press eq ""} {
            return
        }
        set dx [expr {$x - [dict get $Press x]}]
        set dy [expr {$y - [dict get $Press y]}]
        if {[dict get $Press way] eq ""} {
            if {hypot($dx, $dy) < [::wargame::look::theme size drag]} {
                return
            }
            if {![my Begin]} {
                return
            }
        }
        switch -- [dict get $Press way] {
            drag {
                my Carry $x $y
            }
            pan {
                my Cursor fleur
                $Camera pan [expr {-$dx}] [expr {-$dy}]
                dict set Press x $x
                dict set Press y $y
            }
        }
    }

    method Begin {} {
        # The mouse was pressed and has moved: it takes the token, or the map.
        # -> 0 when that is over at once.
        set id [dict get $Press token]
        if {[my Rather $id]} {
            my Cancel
        }
        if {$id ne "" && $Held eq "" && ![my Tell pick $id] || $Press eq ""} {
            return 0
        }
        set drag [expr {$Held ne "" && $HeldBy ne "key"
                && $id in [list $Held ""]}]
        dict set Press way [expr {$drag && $id ne "" ? "drag" : "pan"}]
        return 1
    }

    method Released {x y} {
        set press $Press
        set Press ""
        if {$press eq ""} {
            return
        }
        switch -- [dict get $press way] {
            drag {
                my Drop [my SpaceUnder $x $y]
                if {$Held ne ""} {
                    set HeldBy drag
                }
            }
            pan {
                my Moved $x $y
            }
            default {
                # Not dragged, that in the hand is put where it is.
                set token [dict get $press token]
                my Clicked [expr {$token eq $Held && $Held ne ""
                    ? [my TokenUnder $x $y] : $token}] $x $y
            }
        }
    }

    method Clicked {token x y} {
        set space [my SpaceOf $token $x $y]
        if {[my Rather $token]} {
            my Cancel
        }
        if {$Held ne ""} {
            if {$space eq [dict get $Token $Held space]
                    && ![$Offers has $space]} {
                my Cancel
            } else {
                my Drop $space
            }
        } elseif {$token ne ""} {
            set stack [list $space [dict get $Token $token side]]
            if {$stack ne $Spread && $space ni [$Spaces shelves]} {
                my spread {*}$stack
            }
            if {[my Tell pick $token]} {
                my Carry $x $y
            }
        } elseif {![$Layers isOn panel $x $y]} {
            if {$Spread ne ""} {
                my spread ""
            } elseif {$space ne ""} {
                my Tell space $space
            }
        }
    }

    method Rather {token} {
        # Is this one wanted instead of the one that is held?  One that stands
        # where the other may go is a place to go to, unless both stand there.
        if {$Held eq "" || $token in [list "" $Held]
                || ![dict get $Token $token movable]} {
            return 0
        }
        set space [dict get $Token $token space]
        return [expr {![$Offers has $space]
            || $space eq [dict get $Token $Held space]}]
    }

    method Moved {x y} {
        # The pointer moved with no button down.
        my Carry $x $y
        if {[my OnRefusal $x $y]} {
            my Cursor hand2
            return
        }
        set token [my TokenUnder $x $y]
        set space [my SpaceUnder $x $y]
        if {$token ne ""} {
            set space [dict get $Token $token space]
        }
        $Offers warm [my IfOffered $space]
        my Cursor [expr {
            $token ne "" && [dict get $Token $token movable]
            || [$Offers isWarm] ? "hand2" : ""}]
        if {[list $space $token] ne $Under} {
            set Under [list $space $token]
            $Tip closeHint
            my Tell hover {*}$Under
            if {$token ne ""} {
                my Later Open 500
            }
        }
    }

    method Cursor {name} {
        # The canvas has that of its frame: to give it one would draw it anew.
        set frame [winfo parent $Canvas]
        if {[$frame cget -cursor] ne $name} {
            $frame configure -cursor $name
        }
    }

    method Wheel {delta x y} {
        # Six clicks double; a fine wheel turns finely.  What is turned before
        # the map is drawn adds up.
        lassign $Turned turned
        set Turned [list [expr {$turned + $delta / 720.0}] $x $y]
        my Later Turn idle
    }

    method Turn {} {
        lassign $Turned turned x y
        set Turned 0
        my CloseTip
        $Camera zoomTo [expr {[$Viewport scale] * 2.0 ** $turned}] $x $y
        my Moved $x $y
    }

    method Left {state} {
        # Out of the window; with a button down it is still in hand.
        if {$state & 0x700} {
            return
        }
        $Tip closeHint
        $Offers warm ""
        if {$Under ne {{} {}}} {
            set Under {{} {}}
            my Tell hover "" ""
        }
    }

    method Menu {x y rootX rootY} {
        my CloseTip
        set token [my TokenUnder $x $y]
        set space [my SpaceOf $token $x $y]
        my Tell menu $token $space $rootX $rootY
    }

    # What is in the hand.

    method held {} {
        return $Held
    }

    method pickUp {token} {
        if {$Held ne "" || ![dict exists $Token $token]} {
            return
        }
        my CloseTip
        set HeldBy [expr {$Press ne "" || $Focus eq "" ? "mouse" : "key"}]
        set Held $token
        dict unset Glides $token
        set item [dict get $Item $token]
        my Paint $token
        my Cover
        $Canvas itemconfigure $item -tags held -state normal
        lassign [dict get $Place $token] x y
        set lift [expr {-0.12 * $Size}]
        $Canvas coords $item [expr {$x + $lift}] [expr {$y + $lift}]
        my Leave $x $y
        $Canvas delete ring
        $Layers sort
    }

    method Leave {x y} {
        # Where it was, its outline.
        set side [expr {round(1.04 * [my SizeOf $Held])}]
        set photo [$Plates picture [format {<svg
            xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="6"
            y="6" width="88" height="88" rx="9" fill="%s" fill-opacity="0.35"
            stroke="%s" stroke-width="4" stroke-dasharray="9 6"/></svg>} \
            [::wargame::look::theme color leafLift] [::wargame::look::theme \
            color ink]] $side]
        $Canvas delete left
        $Canvas create image $x $y -image $photo -tags {token left} \
                -state [expr {$Hidden ? "hidden" : "normal"}]
        # As high as it lay: under the next of its stack.
        set token [dict get $Token $Held]
        set stack [list [dict get $token space] [dict get $token side]]
        set over $Held
        if {[dict exists $Stack $stack]} {
            set ids [dict get $Stack $stack]
            set next [lindex $ids [lsearch -exact $ids $Held]+1]
            if {[dict exists $Item $next]} {
                set over $next
            }
        }
        $Canvas lower left [dict get $Item $over]
    }

    method OnLeft {token x y} {
        # Is it there that the token in the hand lay, above that token?
        return [expr {[my AtHome $x $y] && ($token eq ""
            || [lsearch -exact [$Canvas find all] [$Canvas find withtag left]]
                > [lsearch -exact [$Canvas find all] [dict get $Item $token]])}]
    }

    method Carry {x y} {
        # The token in the hand, a little above the pointer.
        if {$Held eq "" || $HeldBy eq "key"} {
            return
        }
        if {$Spread ne "" && ![$Layers isOn panel $x $y]} {
            # A stack spread out would hide where it may go.
            my spread ""
        }
        set cx [$Canvas canvasx $x]
        set cy [$Canvas canvasy $y]
        $Canvas coords [dict get $Item $Held] $cx [expr {$cy - 0.12 * $Size}]
        set space [my SpaceUnder $x $y]
        $Offers warm [my IfOffered $space]
        if {$space ne [lindex $Under 0]} {
            set Under [list $space ""]
            my Tell hover $space ""
        }
    }

    method Drop {space} {
        # Let fall; who listens moves it, or says why not, and then it stays in
        # the hand if there is another place for it.
        set token $Held
        if {$space eq ""} {
            my Cancel
            return
        }
        if {$space eq [dict get $Token $token space]
                && ![$Offers has $space]} {
            my Cancel
            return
        }
        if {[my Tell drop $token $space] && $Held eq $token
                && !([$Tip isRefusal] && [my goesOn])} {
            my letGo
        }
    }

    method goesOn {} {
        # Has the token in the hand anywhere to go but home?
        return [expr {$Held ne "" && [llength [lsearch -all -inline -not \
                -exact [$Offers keys] [dict get $Token $Held space]]] > 0}]
    }

    method Cancel {} {
        my letGo
        my Tell cancel
    }

    method letGo {} {
        # It goes back, or on, to where it belongs.
        if {$Held ne ""} {
            my release
            my Layout 1
        }
    }

    method release {} {
        if {$Held eq ""} {
            return
        }
        set token $Held
        $Canvas delete left
        set Held ""
        set HeldBy ""
        $Offers clear
        if {$Spread ne ""} {
            my spread ""
        }
        my Paint $token
        dict set Place $token {}
    }
}
