# battle-ask.tcl --
#
#       What is asked in the battle window: the units that have choices, the one
#       that is chosen, and its buttons.

need base/words look/dice look/theme

oo::define ::wargame::panels::BattlePanel {
    method Settle {} {
        # Keep the unit that is chosen while it has choices; else the next one.
        set able [my Able]
        if {$Chosen ni $able} {
            set Chosen ""
            if {$Scene ne {}} {
                foreach slot [concat [dict get $Scene order] $able] {
                    if {$slot in $able} {
                        set Chosen $slot
                        break
                    }
                }
            }
        }
    }

    method Able {} {
        # Slots that have choices, as they stand from left to right.
        if {$Scene eq {}} {
            return {}
        }
        set able [lmap choice [dict get $Scene choices] {
            if {[dict get $choice unit] eq ""} continue
            dict get $choice unit
        }]
        return [lmap slot [dict keys [dict get $Scene units]] {
            if {$slot ni $able} continue
            set slot
        }]
    }

    method Ask {} {
        # The orders card.
        if {$Scene eq {}} {
            my Buttons $Path.ask.bar {}
            return
        }
        set acting [dict get $Scene acting]
        $Path.ask.band configure -background [::wargame::look::theme color \
                [expr {
            $acting eq "" ? "goldDark" : $acting}]]
        $Path.ask.heading configure -font [::wargame::look::theme font \
                heading] \
            -text [dict get $Scene heading] -foreground \
            [::wargame::look::theme color \
                [expr {$acting eq "" ? "ink" : "${acting}Dark"}]]
        $Path.ask.text configure -font [::wargame::look::theme font prompt] \
            -text [dict get $Scene text]
        set name ""
        if {$Chosen ne "" && ![dict get $Scene direct]} {
            set name [dict get $Scene units $Chosen name]
        }
        $Path.ask.unit configure -font [::wargame::look::theme font area] \
                -text $name
        if {$name eq ""} {
            pack forget $Path.ask.unit
        } else {
            pack $Path.ask.unit -before $Path.ask.bar -fill x \
                    -pady [list 0 [::wargame::look::theme px 3]]
        }
        my Wrap
        my Buttons $Path.ask.bar [my Offered]
    }

    method Offered {} {
        # The chosen unit's buttons, then those of no unit.
        set buttons {}
        if {$Staying ne 0} {
            return [list [dict create label [::wargame::base::say panel.goOn] \
                means GoOn \
                style Default.TButton command [namespace code {my goOn}]]]
        } elseif {[$Match side] eq "chance" && [dict exists $Scene battle]
                && [::wargame::look::dice motion]} {
            return \
                    [list \
                    [dict create label [::wargame::base::say panel.rollRest] \
                means Next \
                command [list event generate [winfo toplevel $Path] \
                    <<WargameHurry>>]]]
        }
        foreach own {1 0} {
            foreach choice [dict get $Scene choices] {
                set unit [dict get $choice unit]
                if {$own ? ($unit ne "" && ($unit eq $Chosen
                        || [dict get $Scene direct])) : $unit eq ""} {
                    if {$own && [dict get $Scene direct]} {
                        dict set choice label \
                                [dict get $Scene units $unit name]
                    }
                    dict set choice command [namespace code [list my Send \
                            [dict get $choice action]]]
                    lappend buttons $choice
                }
            }
        }
        return $buttons
    }

    method choose {slot} {
        if {$Rolling || $slot ni [my Able]} {
            return
        }
        if {[dict get $Scene direct]} {
            foreach choice [dict get $Scene choices] {
                if {[dict get $choice unit] eq $slot} {
                    my Send [dict get $choice action]
                    return
                }
            }
        }
        set Chosen $slot
        my Draw
        my Ask
        my ReckonOdds
        if {![string match $Path.* [focus]]} {
            my home
        }
    }

    method Next {step} {
        set able [my Able]
        if {$able ne {}} {
            set at [expr {[lsearch -exact $able $Chosen] + $step}]
            set Chosen [lindex $able [expr {$at % [llength $able]}]]
            my Draw
            my Ask
            my ReckonOdds
            focus $Path.field
        }
    }

    method FocusButtons {} {
        foreach button [my FirstButtons] {
            if {[winfo exists $button]} {
                focus $button
                break
            }
        }
    }
}
