# drawn.tcl --
#
#       What is drawn on a board with the right button.  While several tokens
#       are selected, a line from where it was pressed to the pointer, for them
#       to stand along.  Begun on one of them, or, unless several are selected,
#       on any token that turns, it is an arrow: they, or that one, turn to
#       where it leads.  Without a drag the button asks for a menu, when it is
#       released.
#
#   set drawn [::wargame::board::Drawn new CANVAS VIEWPORT POINTING TOKENS
#           SELECTION HELD INPUT TIP]
#
#   What is drawn is told: see input.tcl.

need base/windowing look/theme

package require Tk

if {![info object isa class ::wargame::board::Drawn]} {
    oo::class create ::wargame::board::Drawn
}

oo::define ::wargame::board::Drawn {
    # From: {X Y TOKEN} of the press, or ""; On: has it been dragged?
    variable Canvas Viewport Pointing Tokens Selection Held Input Tip From On

    constructor {canvas viewport pointing tokens selection held input tip} {
        set Canvas $canvas
        set Viewport $viewport
        set Pointing $pointing
        set Tokens $tokens
        set Selection $selection
        set Held $held
        set Input $input
        set Tip $tip
        set From ""
        set On 0
        # Before the mouse, which has what is left.
        set tag Drawn$Canvas
        bindtags $Canvas [linsert [bindtags $Canvas] 0 $tag]
        foreach {event script} {
            <ButtonPress-3>     {my Pressed %x %y}
            <B3-Motion>         {my Dragged %x %y}
            <ButtonRelease-3>   {my Released %x %y %X %Y}
            <Escape>            {my Escape}
        } {
            bind $tag [::wargame::base::windowing event $event] \
                    "if {\[[namespace code $script]\]} break"
        }
    }

    # Each of these answers 1 if what was done was meant for it.

    method Pressed {x y} {
        set On 0
        set From ""
        set token [$Pointing token $x $y]
        if {[$Pointing space $x $y] ne ""
                && ([$Selection isGroup] || [my Turns $token])} {
            $Tip close
            set From [list $x $y $token]
        }
        return [expr {$From ne ""}]
    }

    method Turns {token} {
        # One of those that are selected, or any one alone.
        return [expr {$token ne "" && [$Tokens get $token turns]
            && (![$Selection isGroup] || [$Selection has $token])}]
    }

    method Dragged {x y} {
        if {$From eq ""} {
            return 0
        }
        lassign $From x0 y0
        if {!$On && hypot($x - $x0, $y - $y0)
                < [::wargame::look::theme size drag]} {
            return 1
        }
        if {!$On && [$Held token] ne ""} {
            # That which is in the hand stays where it stands.
            $Input cancel
        }
        set On 1
        my Draw $x $y
        my Tell turning drawing $From $x $y
        return 1
    }

    method Released {x y rootX rootY} {
        if {$From eq ""} {
            return 0
        }
        set from $From
        set From ""
        $Canvas delete drawn
        lassign $from x0 y0 token
        if {!$On} {
            $Input tell menu $token [$Pointing spaceOf $token $x $y] $rootX \
                    $rootY
        } else {
            my Tell face line $from $x $y
        }
        return 1
    }

    method Escape {} {
        # What was begun is not done.
        if {$From eq ""} {
            return 0
        }
        set From ""
        $Canvas delete drawn
        if {[$Held token] ne ""} {
            $Input cancel
        } else {
            $Input tell cancel
        }
        return 1
    }

    method Tell {arrow line from x y} {
        # By one word of an arrow, by the other of a line.
        set token [lindex $from 2]
        if {[my Turns $token]} {
            $Input tell $arrow [expr {[$Selection has $token]
                ? [$Selection tokens] : [list $token]}] \
                    {*}[$Viewport ground $x $y]
        } else {
            $Input tell $line [my Along $from $x $y]
        }
    }

    method Draw {x y} {
        lassign $From x0 y0 token
        $Canvas delete drawn
        foreach {color width} {ink 6 offer 3} {
            $Canvas create line {*}[$Viewport onCanvas $x0 $y0] \
                    {*}[$Viewport onCanvas $x $y] -tags drawn \
                    -fill [::wargame::look::theme color $color] \
                    -width [::wargame::look::theme px $width] \
                    -arrow [expr {[my Turns $token] ? "last" : "none"}]
        }
    }

    method Along {from x y} {
        # The spaces that it passes, in their order.
        lassign $from x0 y0
        set steps [expr {max(1, min(200, int(hypot($x - $x0, $y - $y0)
            / [::wargame::look::theme px 4])))}]
        set spaces {}
        for {set i 0} {$i <= $steps} {incr i} {
            set share [expr {double($i) / $steps}]
            set space [$Pointing space [expr {$x0 + $share * ($x - $x0)}] \
                    [expr {$y0 + $share * ($y - $y0)}]]
            if {$space ni [list "" {*}$spaces]} {
                lappend spaces $space
            }
        }
        return $spaces
    }
}
