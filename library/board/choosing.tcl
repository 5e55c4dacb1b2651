# choosing.tcl --
#
#       How mouse and keys select tokens of a board: Shift-click adds one, or
#       all of a name seen from afar, or takes them out again, Alt-click takes
#       them out; a second click of a double click asks for more; Shift with a
#       drag on what cannot be selected draws a band.  With keys: Shift-Return
#       adds the token that has the ring or takes it out, Control-Return asks
#       for more; where the ring is at none that can be selected it goes to the
#       next that can act first.  With a space chosen for several it sends them
#       there in their formation, as Control where they are dropped.
#
#   Control-click on a space sends what is selected or held through it, later.
#
#   set choosing [::wargame::board::Choosing new CANVAS PARTS]
#       PARTS     a dictionary of viewport layers tokens offers held ring
#                 selection input tip pointing mouse sending named band
#                 retaking haste
#
#   A click on the name of a formation seen from afar selects what can be of it,
#   and a second click of a double click there does no more: named.tcl.  What a
#   second click has selected is dragged on with the same press; what is pressed
#   too soon after it sends nobody: haste.tcl.

need base/windowing look/key-press look/stray look/theme

if {![info object isa class ::wargame::board::Choosing]} {
    oo::class create ::wargame::board::Choosing
}

oo::define ::wargame::board::Choosing {
    # Grip: {X Y} of a second click, or "".  First: the token that was pressed
    # last, but for the second click of a double click; Free: no token was held
    # or selected then; Took: it was on a name, which took it.
    variable Canvas Viewport Layers Tokens Offers Held Ring Selection Input \
            Tip Pointing Mouse Sending Named Retaking Band Haste Grip First \
            Free Took

    constructor {canvas parts} {
        set Canvas $canvas
        foreach name {Viewport Layers Tokens Offers Held Ring Selection
                Input Tip Pointing Mouse Sending Named Band Retaking Haste} {
            set $name [dict get $parts [string tolower $name]]
        }
        lassign {"" "" 0 0} Grip First Free Took
        # Before the mouse and the keys, which have what is left.
        set tag Choosing$Canvas
        bindtags $Canvas [linsert [bindtags $Canvas] 0 $tag]
        foreach {event script} {
            <Shift-ButtonPress-1>   {my Shifted %x %y}
            <Alt-ButtonPress-1>     {my Out %x %y}
            <Control-ButtonPress-1> {my March %x %y}
            <ButtonPress-1>         {my Once %x %y %t}
            <Double-ButtonPress-1>  {my [expr {[::wargame::look::followsStray]
                                        ? "Once" : "Second"}] %x %y %t}
            <B1-Motion>             {my Dragged %x %y}
            <ButtonRelease-1>       {my Released %x %y}
            <Shift-Return>          {my Toggle [list [$Ring token]]}
            <Control-Return>        {my MoreByKey %K %t}
        } {
            bind $tag [::wargame::base::windowing event $event] \
                    "if {\[[namespace code $script]\]} break"
        }
        bind $tag <Shift-Double-ButtonPress-1> [bind $tag <Shift-ButtonPress-1>]
        bind $tag <Alt-Double-ButtonPress-1> [bind $tag <Alt-ButtonPress-1>]
    }

    # Each of these answers 1 if what was done was meant for it.
    method Shifted {x y} {
        set First ""
        if {![my Toggle [my Meant $x $y]]} {
            $Band begin $x $y
        }
        return 1
    }

    method Out {x y} {
        set First ""
        my Without [my Meant $x $y]
        return 1
    }

    method Meant {x y} {
        # All that can be selected of the name there, or else the token.
        return [expr {[llength [$Named all $x $y]] ? [$Named at $x $y]
            : [list [my At $x $y]]}]
    }

    method March {x y} {
        # A token of those is dragged on instead.
        set token [my At $x $y]
        set space [$Pointing spaceOf $token $x $y]
        if {![llength [my Chosen]] || $token in [my Chosen] || $space eq ""} {
            return 0
        }
        $Input tell march $space
        return 1
    }

    method Once {x y time} {
        $Sending flush
        # One of those that are selected may be dragged.
        if {[$Haste isHasty $time] && ([$Held token] ne ""
                || ![$Selection has [my At $x $y]])} {
            return 1
        }
        set First [my At $x $y]
        set Free [expr {"[$Held token][$Selection tokens]" eq ""}]
        return [set Took [my OnName $x $y]]
    }

    method OnName {x y} {
        # A click sends there what is held or selected, but not what an order
        # has left; else it selects.  From an enemy's the map is dragged.
        lassign [list [$Named at $x $y] [$Named all $x $y]] named all
        set same [expr {$named eq [lsort [$Selection tokens]]}]
        if {[$Held token] ne "" || !($same || $Free || [$Selection isLeft])} {
            return 0
        } elseif {![llength $all] || ($named eq "" && [my At $x $y] eq ""
                && !([$Tokens has [lindex $all 0]]
                    && [$Tokens get [lindex $all 0] turns]))} {
            return 0
        }
        set First ""
        ::focus $Canvas
        if {$named eq ""} {
            $Input tell unnamed $all
        } elseif {[llength $named] == 1} {
            # A click sends several that are selected, and one that is held.
            my Choose {}
            if {[$Input click [lindex $named 0]]} {
                $Held takenAt {*}[$Viewport onCanvas $x $y]
            }
        } elseif {!$same} {
            my Choose $named
        }
        return 1
    }

    method Second {x y time} {
        # What the first brought may have moved another name to here.
        if {$Took} {
            return 1
        }
        if {[$Sending drop]} {
            my Choose {}
            set Free 1
        }
        set hasty [$Haste isHasty $time]
        if {[set more [my Again $x $y]]} {
            $Haste begin $time
            # The stack has closed.
            $Mouse carry $x $y
        }
        if {($more || $hasty) && [$Selection has [my At $x $y]]} {
            set Grip [list $x $y]
        }
        return [expr {$more || $hasty || [$Retaking isDeed $x $y]}]
    }

    method Again {x y} {
        # The first click took one up: it stays in the hand, with the others.
        if {[$Tip isRefusalAt $x $y] && [$Pointing token $x $y] eq ""
                && ![$Pointing isHeldAt $x $y]} {
            return 0
        } elseif {$Free && $First ne "" && ([$Held token] eq ""
                || [$Held token] eq $First && ![$Selection may $First])} {
            # The first did what it means there, and may have moved the stack.
            return [my MoreWithout $First]
        }
        set token [expr {[$Held token] ne "" ? [$Held token] : [my At $x $y]}]
        if {$token ne [$Held token] && ![$Selection has $token]
                || $token eq [$Held token]
                    && ([$Held heldBy] ne "mouse" || ![my IsAt $x $y])} {
            return 0
        }
        return [my More $token]
    }

    method HasFellows {token} {
        # Can it be selected, or any of its side?
        return [expr {[$Tokens has $token] && 1 in [lmap other [$Tokens ids] {
            expr {[$Selection may $other] && [$Tokens get $other side]
                eq [$Tokens get $token side]}
        }]}]
    }

    method MoreWithout {token} {
        if {[$Held token] ne ""} {
            $Input cancel
        }
        return [my More $token]
    }

    method IsAt {x y} {
        # Has the pointer stayed where the held token was taken from?
        return [expr {[$Held isHome {*}[$Viewport onCanvas $x $y]]
            || [$Layers isOn panel $x $y] || [$Retaking isStill $x $y]}]
    }

    method Toggle {tokens} {
        # Out, where all of them are selected.
        set tokens [$Selection able $tokens]
        set had [$Selection among $tokens]
        if {[llength $had] == [llength $tokens]} {
            my Without $had
        } else {
            my Choose [concat [my Chosen] $tokens]
        }
        return [llength $tokens]
    }

    method Without {tokens} {
        set out [$Selection among $tokens]
        if {[llength $out]} {
            my Choose [lmap token [my Chosen] {
                expr {$token in $out ? [continue] : $token}
            }]
        }
    }

    method More {token} {
        # Whoever listens says why there are none.  -> are more selected than
        # before?
        if {![my HasFellows $token]} {
            return 0
        }
        set before [$Selection tokens]
        $Input tell widen $token
        return [expr {[$Selection tokens] ne $before}]
    }

    method MoreByKey {key time} {
        # Never a click: where there is no more to select, on to the next.
        if {![::wargame::look::newPress $key $time]} { return 1 }
        set at [$Ring token]
        if {[$Sending inFormation $at [$Offers chosen]]
                || [$Selection may $at] && [my More $at]} { return 1 }
        if {[$Held token] eq "" && ![llength [$Selection tokens]]} {
            $Input tell next
            my More [$Ring token]
        }
        return 1
    }

    method At {x y} {
        # The token there, that which is held included.
        set token [$Pointing token $x $y]
        if {[$Held isHome {*}[$Viewport onCanvas $x $y]] && ($token eq ""
                || [$Held isOutline {*}[$Viewport onCanvas $x $y] $token])} {
            return [$Held token]
        }
        return $token
    }

    method Chosen {} {
        # With the one in the hand.
        set chosen [$Selection tokens]
        if {[$Held token] ni [list "" {*}$chosen]} {
            lappend chosen [$Held token]
        }
        return $chosen
    }

    method Choose {tokens} {
        if {[$Held token] ne ""} {
            $Input cancel
        }
        $Selection set $tokens
        $Input tell select [$Selection tokens]
    }

    # ---- a band ----

    method Dragged {x y} {
        if {$Grip ne ""} {
            set token [my At {*}$Grip]
            if {[$Selection has $token]} {
                $Mouse grip {*}$Grip "" $token
            }
            set Grip ""
        }
        if {![$Band isDrawn]} {
            return 0
        }
        $Band drag $x $y
        return 1
    }

    method Released {x y} {
        set Grip ""
        if {![$Band isDrawn]} {
            return 0
        }
        set inside [$Band end $x $y]
        if {[llength $inside]} {
            my Choose [concat [my Chosen] $inside]
        }
        return 1
    }
}
