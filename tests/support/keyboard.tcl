# keyboard.tcl --
#
#       A player who has only a keyboard: a Robot (robot.tcl) whose hand is never
#       on the mouse, and who notes when it cannot be seen where the focus is.
#
#   set robot [KeyRobot new TABLE SEED]     as a Robot, and
#       lost        where the focus was after a key, when nobody could see it
#       reach       what can be clicked in the window and Tab does not find

source [file join [file dirname [info script]] robot.tcl]

if {[info object isa class KeyRobot]} {
    return
}

oo::class create KeyRobot {
    superclass Robot
    variable Table Match Window Faults Tally Hand Lost

    constructor {args} {
        set Lost {}
        next {*}$args
    }

    method Chance {n} {
        # There is no choice between hands.
        set drawn [next $n]
        set Hand keys
        return $drawn
    }

    method Carry {action} {
        set length [$Match length]
        set Hand keys
        if {[catch {my By_keys $action} why options]} {
            append why " [lrange [split [dict get $options -errorinfo] \n] 0 3]"
        }
        my Settled
        if {[$Match length] > $length} {
            my Check $action $length
            dict incr Tally [list keys [lindex $action 0]]
            return
        }
        my Fault "[$Match decision]: $action: $why"
        my LetGo
        $Table do $action
    }

    method MenuKeys {menu index} {
        # It took the focus itself when it came up.
        for {set i 0} {$i < 200 && [$menu index active] ne $index} {incr i} {
            my Key Down
        }
        my Key Return
        update
    }

    method Key {key} {
        next $key
        update
        my Look $key
    }

    method Look {key} {
        set focus [focus]
        if {$focus eq "" || ![winfo viewable $focus]} {
            my Loss "after $key: nowhere ($focus)"
        } elseif {[winfo class $focus] ni {
            TButton TMenubutton TCheckbutton TRadiobutton TCombobox TEntry Menu
            Button
            Canvas Label TLabel Text Handover Treeview TNotebook
        }} {
            my Loss "after $key: on $focus ([winfo class $focus])"
        }
    }

    method Loss {what} {
        set what "[$Match decision], $what"
        if {$what ni $Lost} {
            lappend Lost $what
        }
    }

    method lost {} {
        return $Lost
    }

    method reach {{window ""}} {
        # Once around with Tab.
        if {$window eq ""} {
            set window $Window
        }
        set left [my Clickable $window]
        for {set i 0} {$i < 400 && [llength $left]} {incr i} {
            set left [lsearch -all -inline -not -exact $left [focus]]
            my Key Tab
        }
        return $left
    }

    method Clickable {window} {
        # Every widget that does something when it is clicked.
        set found {}
        foreach child [winfo children $window] {
            if {![winfo viewable $child] || [winfo toplevel $child] ne
                    [winfo toplevel $window]} continue
            set class [winfo class $child]
            if {$class in {TButton TCheckbutton TRadiobutton TMenubutton
                    TCombobox}} {
                if {![$child instate disabled]} {
                    lappend found $child
                }
            } elseif {$class in {Button Menubutton}} {
                if {[$child cget -state] ne "disabled"} {
                    lappend found $child
                }
            } elseif {$class eq "TEntry"
                    || $class in {Label TLabel} && ([bind $child <Button-1>]
                        ne "" || [bind $child <ButtonRelease-1>] ne "")
                    && [$child cget -text] ne ""} {
                lappend found $child
            }
            lappend found {*}[my Clickable $child]
        }
        return $found
    }
}
