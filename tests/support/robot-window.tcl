# robot-window.tcl --
#
#       What a Robot finds in the window of its table: menus, buttons and lists,
#       and whether they are in sight; what on the map an action is about.

oo::define Robot {
    # ---- menus ----

    method Menus {} {
        # Those that are open.
        return [lmap menu [concat [my Part popup] \
                [winfo children [my Bar]]] {
            if {![winfo exists $menu] || ![winfo ismapped $menu]} continue
            set menu
        }]
    }

    method Bar {} {
        # The menus at the upper edge.
        return [lsearch -inline -glob [winfo children $Window] *#menu]
    }

    method PlayIn {bar} {
        for {set i 0} {[$bar entrycget $i -label] ne [::wargame::base::say \
                menu.play]} {incr i} {}
        return $i
    }

    method Popup {action} {
        # Choose in the menu that came up, if one did.
        update
        foreach menu [my Menus] {
            set index [my EntryFor $menu $action]
            if {$index < 0} {
                error "a menu without it"
            }
            if {$Hand eq "mouse"} {
                my MenuEntry $menu $index
            } else {
                my MenuKeys $menu $index
            }
        }
        return 1
    }

    method EntryFor {menu action} {
        for {set i 0} {$i <= [$menu index end]} {incr i} {
            if {[$menu type $i] eq "command"
                    && [my Does [$menu entrycget $i -command] $action]} {
                return $i
            }
        }
        return -1
    }

    method ListFor {action} {
        # {BUTTON INDEX} of the list of answers behind one button that has it;
        # {} if none has.
        foreach button [my Shown TMenubutton] {
            set index [my EntryFor [$button cget -menu] $action]
            if {$index >= 0} {
                return [list $button $index]
            }
        }
        return {}
    }

    # ---- buttons ----

    method Does {command action} {
        # Would it do that?
        if {[lindex $command end] eq $action} {
            return 1
        }
        return [expr {![catch {lindex [lindex $command end] end} last]
            && $last eq $action && ([llength $action] > 1
            || [llength [lindex $command end]] > 1)}]
    }

    method Shown {class {from ""}} {
        # Every widget of the class that is in the window.
        if {$from eq ""} {
            set from $Window
        }
        set found {}
        foreach child [winfo children $from] {
            if {[winfo class $child] eq $class && [winfo viewable $child]} {
                lappend found $child
            }
            lappend found {*}[my Shown $class $child]
        }
        return $found
    }

    method ButtonFor {action} {
        foreach button [my Shown TButton] {
            if {[my Does [$button cget -command] $action]
                    && ![$button instate disabled]} {
                return $button
            }
        }
        return ""
    }

    method InSight {button} {
        set x [expr {[winfo rootx $button] + [winfo width $button] / 2}]
        foreach y {2 0.5 -2} {
            set at [expr {$y == 0.5 ? [winfo height $button] / 2
                : $y > 0 ? 2 : [winfo height $button] - 3}]
            if {[winfo containing $x [expr {[winfo rooty $button] + $at}]]
                    ne $button} {
                return 0
            }
        }
        return 1
    }

    # ---- on the map and in a battle ----

    method Map {} {
        # The board, "" if it is not shown.
        set board [[$Table seat] board]
        return [expr {$board ne "" && [winfo viewable [$board canvas]]
            ? $board : ""}]
    }

    method Field {} {
        # The field of a battle, "" if none is shown.
        set field [inside [my Part panel] field]
        return [expr {[winfo exists $field] && [winfo viewable $field]
            ? $field : ""}]
    }

    method Slot {key} {
        set keys [lmap row [::wargame::roster [[$Table presenter] game]] {
            dict get $row key
        }]
        return [lsearch -exact [dict get [$Match view [$Table viewer]] \
                unit.block] [lsearch -exact $keys $key]]
    }

    method Goal {action} {
        # Where the piece in the hand is put for it: on its way, beside the map
        # as one that leaves it, or where it is.
        lassign $action verb piece place
        if {$place ne ""} {
            return $place
        }
        set home [[[$Table presenter] reader] placeOf [$Match view \
                [$Table viewer]] $piece]
        set part [::wargame::match::choices of [[$Table seat] choices] $piece]
        dict for {space actions} [[[$Table seat] of steps] places $piece \
                $part $home] {
            if {$actions eq [list $action]} {
                return $space
            }
        }
        return $home
    }
}
