# robot-mouse.tcl --
#
#       What a Robot does with the mouse.

oo::define Robot {
    method By_mouse {action} {
        foreach way {Quiet Button Fighter Menu Board} {
            if {[my Mouse_$way $action]} {
                return ""
            }
        }
        return "nothing to click"
    }

    method Mouse_Quiet {action} {
        # In the menu Play.
        if {![[[$Table presenter] panels] isQuiet $action]} {
            return 0
        }
        set bar [my Bar]
        my MenuEntry $bar [my PlayIn $bar]
        return [my Popup $action]
    }

    method Mouse_Button {action} {
        set button [my ButtonFor $action]
        if {$button eq ""} {
            return 0
        }
        my Bring $button
        my Click $button
        return 1
    }

    method Mouse_Fighter {action} {
        # In a battle: the unit first, then its button.
        set field [my Field]
        if {$field eq ""} {
            return 0
        }
        set panel [[$Table seat] panel asking]
        set spot [$panel spot [my Slot [lindex $action 1]]]
        if {$spot eq ""} {
            return 0
        }
        set length [$Match length]
        my Press $field {*}$spot
        update
        if {[$Match length] > $length} {
            return 1
        }
        return [my Mouse_Button $action]
    }

    method Mouse_Menu {action} {
        lassign [my ListFor $action] button index
        if {$button eq ""} {
            return 0
        }
        my Bring $button
        my Click $button
        update
        my MenuEntry [$button cget -menu] $index
        return 1
    }

    method Mouse_Board {action} {
        set board [my Map]
        if {$board eq ""} {
            return 0
        }
        lassign $action verb first second
        set presenter [$Table presenter]
        if {[[$presenter reader] isPlace $first]} {
            my ClickSpace $board $first
            return [my Popup $action]
        } elseif {![[$presenter reader] isUnit $first]} {
            return 0
        }
        # Where a click would do something of itself it must be a drag.
        set does [[$presenter gestures] clickDoes [lsearch -all -inline \
                [$Match actions] "* $first"]]
        if {$second ne "" && ([my Chance 2] || [llength $does])} {
            my DragToken $board $first $second
            return [my Popup $action]
        }
        if {[llength $does] && $action ni $does} {
            # Then its menu has the others.
            my ClickToken $board $first 3
            return [my Popup $action]
        }
        set length [$Match length]
        my ClickToken $board $first
        update
        if {[$Match length] > $length || [my Popup $action]
                && [$board held] eq "" || [my Mouse_Button $action]} {
            return 1
        }
        my ClickSpace $board [my Goal $action]
        return [my Popup $action]
    }

    method ClickToken {board token {button 1}} {
        my Press [$board canvas] {*}[my Uncovered $board $token] $button
        update
    }

    method Uncovered {board token} {
        # Where it is to be seen; if others cover it, their stack first.
        foreach try {1 2 3} {
            set at [my Visible $board $token]
            if {$at ne ""} {
                return $at
            }
            my Uncover $board $token
        }
        error "$token is covered"
    }

    method DragToken {board token space} {
        set canvas [$board canvas]
        my Uncovered $board $token
        set to [my SpacePoint $board $space]
        set at [my Visible $board $token]
        if {$at eq ""} {
            error "$token and $space are not seen together"
        }
        pull $canvas $at [list lindex $to]
        update
    }

    method Uncover {board token} {
        # Bring it into the window, or click what lies over it.
        set canvas [$board canvas]
        lassign [point $board $token] x y
        if {$x < 0 || $y < 0 || $x > [winfo width $canvas]
                || $y > [winfo height $canvas]
                || [winfo containing [expr {[winfo rootx $canvas] + round($x)}] \
                    [expr {[winfo rooty $canvas] + round($y)}]] ne $canvas} {
            my Pan $board $x $y
            return
        }
        my Press $canvas $x $y
        update
    }

    method Pan {board x y} {
        # With the middle button, until that point is in the left half.
        set canvas [$board canvas]
        event generate $canvas <Button-2> -x 100 -y 100
        event generate $canvas <B2-Motion> -x [expr {round(100
            + [winfo width $canvas] * 0.35 - $x)}] -y [expr {round(100
            + [winfo height $canvas] * 0.5 - $y)}] -state 512
        event generate $canvas <ButtonRelease-2> -x 100 -y 100
        update
    }

    method Visible {board token} {
        # A point at which a click would take the token.
        set canvas [$board canvas]
        set pointing [$board part pointing]
        lassign [point $board $token] x y
        set half [expr {[[$board part tokens] size $token] * 0.4}]
        foreach fy {0 -1 1 0.5 -0.5} {
            foreach fx {0 -1 1 -0.5 0.5} {
                set px [expr {round($x + $fx * $half)}]
                set py [expr {round($y + $fy * $half)}]
                if {[$pointing token $px $py] eq $token
                        && [my OnTop $canvas $px $py]} {
                    return [list $px $py]
                }
            }
        }
        return ""
    }

    method OnTop {canvas x y} {
        return [expr {[winfo containing [expr {[winfo rootx $canvas] + $x}] \
                [expr {[winfo rooty $canvas] + $y}]] eq $canvas}]
    }

    method SpacePoint {board space} {
        # A point of the space in the window, with no token on it if there is
        # one, else one that stands there.
        set canvas [$board canvas]
        set pointing [$board part pointing]
        foreach try {1 2} {
            lassign [point $board $space] x y
            set second ""
            foreach dy {0 20 -20 40 -40 60 -60} {
                foreach dx {0 20 -20 40 -40 60 -60} {
                    set px [expr {round($x + $dx)}]
                    set py [expr {round($y + $dy)}]
                    if {[my OnTop $canvas $px $py]
                            && [$pointing spaceOf "" $px $py] eq $space} {
                        set token [$pointing token $px $py]
                        if {$token eq ""} {
                            return [list $px $py]
                        } elseif {$second eq ""
                                && [$pointing spaceOf $token $px $py] eq $space} {
                            set second [list $px $py]
                        }
                    }
                }
            }
            if {$second ne ""} {
                return $second
            }
            my Pan $board $x $y
        }
        error "$space is not in the window: $x $y of\
            [winfo geometry $canvas], [$pointing space $x $y]"
    }

    method ClickSpace {board space} {
        my Press [$board canvas] {*}[my SpacePoint $board $space]
        update
    }

    # ---- pressing ----

    method MenuEntry {menu index} {
        set x [expr {[$menu xposition $index] + 8}]
        set y [expr {[$menu yposition $index] + 4}]
        if {$y > [winfo height $menu] || [winfo rooty $menu] + $y
                > [winfo screenheight $menu]} {
            my Fault "a menu longer than the screen"
        }
        event generate $menu <Enter> -x $x -y $y
        event generate $menu <Motion> -x $x -y $y
        event generate $menu <Button-1> -x $x -y $y
        event generate $menu <ButtonRelease-1> -x $x -y $y
        update
    }

    method Bring {button} {
        # Turn the wheel over a list until the button is in sight.
        if {![regexp {^(.*\.list)\.rows\.} $button - list]} {
            return
        }
        for {set i 0} {$i < 200 && ![my InSight $button]} {incr i} {
            set down [expr {[winfo rooty $button] > [winfo rooty $list]}]
            event generate $list <Button-[expr {$down ? 5 : 4}]>
            update
        }
    }

    method Click {widget} {
        if {![my InSight $widget] && [winfo class $widget] ne "Handover"} {
            error "$widget ([catch {$widget cget -text} text; set text]) is hidden\
                by [winfo containing [expr {[winfo rootx $widget] + 5}] \
                [expr {[winfo rooty $widget] + 5}]]"
        }
        my Press $widget [expr {[winfo width $widget] / 2}] \
                [expr {[winfo height $widget] / 2}]
    }

    method Press {widget x y {button 1}} {
        set x [expr {round($x)}]
        set y [expr {round($y)}]
        event generate $widget <Enter> -x $x -y $y
        event generate $widget <Motion> -x $x -y $y
        event generate $widget <Button-$button> -x $x -y $y
        if {[winfo exists $widget]} {
            event generate $widget <ButtonRelease-$button> -x $x -y $y
        }
    }
}
