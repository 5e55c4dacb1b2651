# mouse.tcl --
#
#       The mouse on a board: it picks up, drags, drops, pans, spreads.
#
#   set mouse [::wargame::board::Mouse new CANVAS PARTS SPREADCMD]
#       PARTS     a dictionary of camera viewport spaces layers tokens offers
#                 selection held spread input tip pointing sending retaking
#       SPREADCMD called with SPACE and SIDE to spread a stack, with "" to
#                 lay it together
#
#       isPressed            is a button down?
#       grip X Y "" TOKEN    notes a press there, on that token
#       moved X Y            the pointer is there, with no button down
#       carry X Y            what the mouse holds goes there with it
#
#   Left: a press and a release pick a token up, put it down, spread its stack
#   or name a space; a drag moves a token, or the map if not all of it is seen.
#   The middle button pans whatever it is on; the right one asks for a menu.

need base/windowing look/theme

package require Tk

if {![info object isa class ::wargame::board::Mouse]} {
    oo::class create ::wargame::board::Mouse
}

oo::define ::wargame::board::Mouse {
    # Press: "", or a dictionary: x y, way, which is pan, drag, rest or not yet
    # known, and the token that was pressed.
    variable Canvas Camera Viewport Spaces Layers Tokens Offers Selection Held \
            Spread Input Tip Pointing Sending Retaking SpreadCmd Press Refused

    constructor {canvas parts spreadCmd} {
        set Canvas $canvas
        foreach name {Camera Viewport Spaces Layers Tokens Offers
                Selection Held Spread Input Tip Pointing Sending Retaking} {
            set $name [dict get $parts [string tolower $name]]
        }
        set SpreadCmd $spreadCmd
        set Press ""
        set Refused {}      ;# X Y, where what was let go stayed in the hand
        foreach {event script} {
            <ButtonPress-1>     {my Pressed %x %y}
            <B1-Motion>         {my Dragged %x %y}
            <ButtonRelease-1>   {my Released %x %y}
            <Control-ButtonRelease-1>   {my Released %x %y formation}
            <Motion>            {my moved %x %y}
            <Leave>             {my Left %s}
            <ButtonPress-2>     {my grip %x %y}
            <B2-Motion>         {my Dragged %x %y}
            <ButtonRelease-2>   {my Released %x %y}
            <ButtonPress-3>     {my Menu %x %y %X %Y}
        } {
            bind $Canvas [::wargame::base::windowing event $event] \
                    [namespace code $script]
        }
    }

    method isPressed {} { return [expr {$Press ne ""}] }

    # ---- buttons ----

    method Pressed {x y} {
        ::focus $Canvas
        set refusal [my OnRefusal $x $y]
        $Tip close
        if {$refusal} {
            $Input tell why
            return
        }
        $Input focus ""
        set token [$Pointing token $x $y]
        set home [$Held isOutline {*}[$Viewport onCanvas $x $y] $token]
        if {[$Held heldBy] eq "drag" && ($home || [$Pointing isHeldAt $x $y]
                    && ($token eq "" || [list $x $y] eq $Refused))
                || [$Held heldBy] eq "mouse"
                    && ($home || [$Retaking isStill $x $y])} {
            # That which is held is dragged on.
            set token [$Held token]
        }
        my grip $x $y "" $token
    }

    method OnRefusal {x y} {
        # It leads to its rule, but keeps nobody from a token beneath, nor from
        # that which is held.
        return [expr {[$Tip isRefusalAt $x $y]
            && [$Pointing token $x $y] eq "" && ![$Pointing isHeldAt $x $y]}]
    }

    method grip {x y {way pan} {token ""}} {
        set Press [dict create x $x y $y way $way token $token]
    }

    method Dragged {x y} {
        if {$Press eq ""} {
            return
        }
        set dx [expr {$x - [dict get $Press x]}]
        set dy [expr {$y - [dict get $Press y]}]
        if {[dict get $Press way] eq ""
                && (hypot($dx, $dy) < [::wargame::look::theme size drag]
                    || ![my Begin])} {
            return
        }
        switch -- [dict get $Press way] {
            drag { my carry $x $y }
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
        if {[my Rather $id 1]} { $Input cancel }
        if {$id ne "" && [$Held token] eq "" && ![$Input tell pick $id]
                || $Press eq ""} {
            return 0
        }
        set drag [expr {$id ne "" && $id eq [$Held token]
                && [$Held heldBy] ne "key"}]
        dict set Press way [expr {$drag ? "drag"
            : [$Viewport seesAll] ? "rest" : "pan"}]
        return 1
    }

    method Released {x y {event drop}} {
        set press $Press
        set Press ""
        if {$press eq "" || [dict get $press way] eq "drag"
                && [$Held token] ne [dict get $press token]} {
            return                  ;# or Escape has let it go meanwhile
        }
        switch -- [dict get $press way] {
            drag {
                if {![$Selection isGroup]} { set event drop }
                if {[$Spread stack] ne "" && ![$Held hasLeft]} {
                    # Its sheet hides where that would be.
                    $Input cancel
                } elseif {[$Input drop [$Pointing space $x $y] $event]} {
                    $Held by drag
                    set Refused [list $x $y]
                }
            }
            pan - rest { my moved $x $y }
            default {
                # Not dragged, that which is held is put where it is.
                set token [dict get $press token]
                if {$token ne "" && [$Retaking isStill $x $y]} {
                    return [my Again $x $y]
                } elseif {$token ne "" && $token eq [$Held token]} {
                    set token [$Pointing token $x $y]
                }
                my Clicked $token $x $y
            }
        }
    }

    method Again {x y} {
        if {[$Retaking click [$Pointing token $x $y]]} {
            $Held takenAt {*}[$Viewport onCanvas $x $y]
            my carry $x $y
        }
    }

    method Clicked {token x y} {
        set space [$Pointing spaceOf $token $x $y]
        set open [$Spread stack]
        $Retaking afresh
        if {[my Rather $token]} {
            $Input cancel
        }
        if {[$Held token] ne ""} {
            if {$space eq [$Held space] && ![$Offers has $space]} {
                $Input cancel
            } else {
                $Input drop $space
            }
        } elseif {[$Selection isGoal $token [$Offers has $space]]} {
            $Sending to $space $token
        } elseif {$token ne ""} {
            set side [$Tokens get $token side]
            if {[list $space $side] ne [$Spread stack]
                    && [$Spaces isOnGround $space]} {
                {*}$SpreadCmd [$Spread clicked $token $space] $side
                set token [$Spread instead $token $open]
            }
            if {[$Input click $token]} {
                $Held takenAt {*}[$Viewport onCanvas $x $y]
                my carry $x $y
            }
        } elseif {![$Layers isOn panel $x $y]} {
            if {[$Spread stack] ne ""} {
                {*}$SpreadCmd ""
            } elseif {$space ne ""} {
                $Input tell space $space
            }
        }
    }

    method Rather {token {drag 0}} {
        # Is this one wanted instead of the one that is held?  One that stands
        # where the other may go is a place to go to, unless both stand there,
        # or it is dragged after the other was refused.
        if {[$Held token] in [list "" $token] || $token eq ""
                || ![$Tokens get $token movable]
                    && ![$Tokens get $token later]} {
            return 0
        }
        set space [$Tokens get $token space]
        return [expr {![$Offers has $space] || $space eq [$Held space]
            || ($drag && [$Held heldBy] eq "drag")}]
    }

    method Menu {x y rootX rootY} {
        $Tip close
        set token [$Pointing token $x $y]
        $Input tell menu $token [$Pointing spaceOf $token $x $y] $rootX $rootY
    }

    # ---- moving ----

    method moved {x y} {
        # The pointer moved with no button down.
        my carry $x $y
        if {[my OnRefusal $x $y]} {
            my Cursor hand2
            return
        }
        set token [$Pointing token $x $y]
        set space [$Pointing spaceOf $token $x $y]
        my Warm $space
        my Cursor [expr {$token ne "" && [$Tokens get $token movable]
            || [$Offers isWarm] ? "hand2" : ""}]
        if {[list $space $token] ne [$Input under]} {
            $Tip closeHint
            if {[$Input hover $space $token] && $token ne ""} {
                $Tip hintSoon [list $Pointing title $token]
            }
        }
    }

    method Warm {space} {
        if {![$Offers has $space]} { set space "" }
        $Offers warm $space
    }

    method Cursor {name} {
        # The canvas has that of its frame: to give it one would draw it again.
        set frame [winfo parent $Canvas]
        if {[$frame cget -cursor] ne $name} {
            $frame configure -cursor $name
        }
    }

    method carry {x y} {
        if {[$Held token] eq "" || [$Held heldBy] eq "key"} return
        set at [$Viewport onCanvas $x $y]
        set dragged [expr {$Press ne "" && [dict get $Press way] eq "drag"}]
        $Held carry {*}$at [expr {!$dragged && ([$Spread isAmong {*}$at]
            || [$Selection isGroup] && [$Retaking isStill $x $y])}]
        set space [my Goal $x $y $dragged]
        my Warm $space
        if {$space ne [lindex [$Input under] 0]} {
            $Input hover $space ""
        }
    }

    method Goal {x y dragged} {
        # The space that it is brought to.  A stack spread out would hide where
        # it may go.  None of it is chosen by what is dragged.
        set gives [expr {[$Spread stack] ne "" && (![$Layers isOn panel $x $y]
            || [$Held hasLeft] && ($dragged || [my HidesGoal $x $y]))}]
        if {$gives} { {*}$SpreadCmd "" }
        return [expr {$gives || $dragged ? [$Pointing space $x $y]
            : [$Pointing spaceOf "" $x $y]}]
    }

    method HidesGoal {x y} {
        return [expr {[$Spread isBlank {*}[$Viewport onCanvas $x $y]]
            && [$Offers has [$Spaces at {*}[$Viewport ground $x $y]]]}]
    }

    method Left {state} {
        # Out of the window; with a button down it may come back.
        if {$state & 0x700} return
        $Tip closeHint
        $Offers warm ""
        if {[$Input under] ne {{} {}}} {
            $Input hover "" ""
        }
    }
}
