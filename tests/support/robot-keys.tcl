# robot-keys.tcl --
#
#       What a Robot does with the keyboard.

oo::define Robot {
    method Key {key} {
        if {[focus] eq "" || ![winfo exists [focus]]} {
            set last [focus -lastfor $Window]
            focus -force [expr {$last eq "" ? $Window : $last}]
            update
        }
        event generate [focus] <[regsub {^(Alt-)?} $key {\1Key-}]>
    }

    method By_keys {action} {
        # Where it would refuse what is offered the key does nothing, and the
        # button is there.
        if {$action eq "done"
                && ![[[$Table presenter] panels] declines [$Match decision]]} {
            my Key d
            return "d does nothing"
        }
        foreach way {Quiet Fighter Button Menu Board} {
            if {[my Keys_$way $action]} {
                return ""
            }
        }
        return "no key leads there"
    }

    method TabTo {widget {key Tab}} {
        # 1 when it has the focus.
        set seen [dict create]
        for {set i 0} {$i < 260} {incr i} {
            if {[focus] eq $widget} {
                return 1
            } elseif {![winfo exists $widget]} {
                return 0
            }
            my Key $key
            update
        }
        return 0
    }

    method Keys_Quiet {action} {
        if {![[[$Table presenter] panels] isQuiet $action]} {
            return 0
        }
        set bar [my Bar]
        set n [my PlayIn $bar]
        set letter [string index [$bar entrycget $n -label] \
                [$bar entrycget $n -underline]]
        my Key Alt-[string tolower $letter]
        return [my Popup $action]
    }

    method Keys_Button {action} {
        # The row of buttons may be made again while Tab is on its way there.
        for {set i 0} {$i < 3} {incr i} {
            set button [my ButtonFor $action]
            if {$button eq ""} {
                return 0
            }
            if {[my TabTo $button] || [winfo exists $button]} {
                break
            }
        }
        my PressKeys $button
        return 1
    }

    method Keys_Fighter {action} {
        set field [my Field]
        if {$field eq ""} {
            return 0
        }
        set panel [[$Table seat] panel asking]
        set slot [my Slot [lindex $action 1]]
        if {$slot < 0 || [my ButtonFor $action] ne ""} {
            return 0
        }
        if {![my TabTo $field]} {
            error "Tab does not find the field"
        }
        for {set i 0} {$i < 40 && [$panel chosen] ne $slot} {incr i} {
            my Key Right
        }
        update
        return [my Keys_Button $action]
    }

    method Keys_Menu {action} {
        lassign [my ListFor $action] button index
        if {$button eq ""} {
            return 0
        } elseif {![my TabTo $button]} {
            error "Tab does not find the list"
        }
        my Key space
        update
        my MenuKeys [$button cget -menu] $index
        return 1
    }

    method Keys_Board {action} {
        set board [my Map]
        if {$board eq ""} {
            return 0
        }
        set canvas [$board canvas]
        if {![my TabTo $canvas]} {
            error "Tab does not find the map"
        }
        lassign $action verb first second
        set presenter [$Table presenter]
        if {![[$presenter reader] isUnit $first]} {
            return 0
        }
        set ring [$board part ring]
        for {set i 0} {$i < 260 && [$ring token] ne $first} {incr i} {
            my Key Tab
            update
        }
        if {[$ring token] ne $first} {
            error "Tab does not find $first"
        }
        set length [$Match length]
        my TakeUp $first [expr {$second ne ""}]
        if {[$Match length] > $length} {
            return 1
        } elseif {[llength [my Menus]]} {
            return [my Popup $action]
        }
        set place [my Goal $action]
        for {set i 0} {$i < 400 && [[$board part offers] chosen] ne $place} {incr i} {
            my Key Tab
            update
        }
        if {[[$board part offers] chosen] ne $place} {
            error "Tab does not find $place"
        }
        my Key Return
        return [my Popup $action]
    }

    method TakeUp {unit leads} {
        # Return does what a click on it does; to lead one elsewhere that would
        # do something where it is, an arrow.
        set part [::wargame::match::choices of [[$Table seat] choices] $unit]
        my Key [expr {$leads && [llength [[[$Table presenter] gestures] \
            clickDoes [dict get $part alone]]] ? "Left" : "Return"}]
        update
    }

    method PressKeys {button} {
        # With Tab and Return, in sight.
        if {![my TabTo $button]} {
            error "Tab does not find the button $button, the focus is at\
                [focus]"
        }
        if {![my InSight $button]} {
            my Fault "$button has the focus but is hidden by [winfo containing \
                [expr {[winfo rootx $button] + 9}] \
                [expr {[winfo rooty $button] + 9}]], [winfo geometry $button],\
                [winfo geometry [winfo parent [winfo parent $button]]]"
        }
        my Key Return
    }

    method MenuKeys {menu index} {
        focus -force $menu
        for {set i 0} {$i < 200 && [$menu index active] ne $index} {incr i} {
            event generate $menu <Key-Down>
        }
        event generate $menu <Key-Return>
        update
    }
}
