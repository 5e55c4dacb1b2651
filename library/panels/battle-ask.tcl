# battle-ask.tcl --
#
#       What is asked in the battle window, below the field: the words, and the
#       buttons of the unit that is chosen.
#
#   set ask [::wargame::panels::BattleAsk new PATH BUTTONSCMD]
#       PATH         a new frame, with which it goes
#       BUTTONSCMD   called with a bar and choices, to fill it; see
#                    panel-buttons.tcl
#       bar          the frame of its buttons
#       enter CHOICES   moves the keyboard to the safest of these buttons
#       show SCENE CHOSEN CHOICES    what a scene asks, see battle.tcl, with the
#                    name of the unit that is chosen
#
#       battleAble SCENE             slots that have choices, as they stand from
#                                    left to right
#       battleNext SCENE CHOSEN ?BEFORE?   the slot that is chosen, while it
#                                    has choices and the like was asked BEFORE;
#                                    else of the next ones who promises most, or
#                                    ""; so where all cost something and may be
#                                    declined
#       battleDeclines SCENE         is it so where a click on a block answers?
#       battleChoices SCENE CHOSEN   choices of the chosen unit, then those of
#                                    none, with the label of their buttons
#       battleOrdered CHOICES ORDERS with orders of a fire before those that do
#                                    harm

need base/objects look/focus look/theme panels/asked-words \
        panels/panel-buttons

package require Tk

if {![info object isa class ::wargame::panels::BattleAsk]} {
    oo::class create ::wargame::panels::BattleAsk
}

oo::define ::wargame::panels::BattleAsk {
    variable Path ButtonsCmd

    constructor {path buttonsCmd} {
        set Path $path
        set ButtonsCmd $buttonsCmd
        ttk::frame $Path -style Lift.TFrame \
                -padding [::wargame::look::theme size margin]
        frame $Path.band -width [::wargame::look::theme px 6]
        foreach label {heading text unit} {
            ttk::label $Path.$label -style Lift.TLabel
        }
        ttk::frame $Path.bar -style Lift.TFrame
        # Never shown: as high as a row of buttons, and a line.
        ttk::button $Path.row
        ttk::label $Path.line -style Lift.TLabel
        pack $Path.band -side left -fill y \
                -padx [list 0 [::wargame::look::theme size margin]]
        pack $Path.heading $Path.text $Path.unit $Path.bar \
                -side top -fill x -pady [list 0 [::wargame::look::theme px 3]]
        bind $Path <Configure> [namespace code {my wrap}]
        ::wargame::base::goesWith $Path [self]
    }

    method wrap {} {
        set wide [expr {max(200, [winfo width $Path]
                - 4 * [::wargame::look::theme size margin])}]
        foreach label {heading text unit} {
            $Path.$label configure -wraplength $wide
        }
    }

    method Least {} {
        # It is as high without answers as with a row of them, so that the
        # field above it stays while dice roll.
        set gap [::wargame::look::theme px 3]
        set least [expr {[winfo reqheight $Path.row] + $gap}]
        foreach font {heading prompt} {
            $Path.line configure -font [::wargame::look::theme font $font]
            incr least [expr {[winfo reqheight $Path.line] + $gap}]
        }
        $Path.band configure -height $least
    }

    method bar {} {
        return $Path.bar
    }

    method enter {choices} {
        set buttons [::wargame::panels::safest [::wargame::panels::withHarm \
                $choices $Path.bar]]
        # While dice roll the bar may still have the answers before.
        foreach button $buttons {
            if {[winfo exists $button]} {
                return [::wargame::look::focusOn $button]
            }
        }
    }

    method show {scene chosen choices} {
        my Least
        if {$scene eq {}} {
            {*}$ButtonsCmd $Path.bar {}
            return
        }
        set acting [dict get $scene acting]
        $Path.band configure -background [::wargame::look::theme color \
                [expr {$acting eq "" ? "goldDark" : $acting}]]
        ::wargame::panels::askedWords $Path $scene $acting
        my Unit [expr {$chosen eq "" || [dict get $scene direct] ? ""
            : [dict get $scene units $chosen name]}]
        my wrap
        {*}$ButtonsCmd $Path.bar $choices
    }

    method Unit {name} {
        $Path.unit configure -text $name \
                -font [::wargame::look::theme font area]
        if {$name eq ""} {
            pack forget $Path.unit
        } else {
            pack $Path.unit -before $Path.bar -fill x \
                    -pady [list 0 [::wargame::look::theme px 3]]
        }
    }
}

proc ::wargame::panels::battleAble {scene} {
    if {$scene eq {}} {
        return {}
    }
    set able [lmap choice [dict get $scene choices] {
        if {[dict get $choice unit] eq ""} continue
        dict get $choice unit
    }]
    return [lmap slot [dict keys [dict get $scene units]] {
        if {$slot ni $able} continue
        set slot
    }]
}

proc ::wargame::panels::battleNext {scene chosen {before {}}} {
    set able [battleAble $scene]
    if {$chosen in $able && ($before eq {}
            || [dict get $before direct] == [dict get $scene direct])} {
        return $chosen
    }
    if {$able eq {} || [battleDeclines $scene]} {
        return ""
    }
    # In order, but who promises most before the others.
    set slots [lmap slot [concat [dict get $scene order] $able] {
        if {$slot ni $able} continue
        set slot
    }]
    return [lindex [lsort -integer -decreasing -index 1 [lmap slot $slots {
        list $slot [tcl::mathfunc::max {*}[lmap choice \
                [dict get $scene choices] {
            if {[dict get $choice unit] ne $slot} continue
            worth $choice
        }]]
    }]] 0 0]
}

proc ::wargame::panels::battleDeclines {scene} {
    set choices [expr {$scene eq {} ? {} : [dict get $scene choices]}]
    return [expr {[llength $choices] && [dict get $scene direct]
        && 0 ni [lmap choice $choices { harm $choice }]
        && "" in [lmap choice $choices { dict get $choice unit }]}]
}

proc ::wargame::panels::battleOrdered {choices orders} {
    set harms [lmap choice $choices { expr {[harm $choice] > 0} }]
    set at [lsearch -exact $harms 1]
    return [linsert $choices [expr {$at < 1 ? "end" : $at}] {*}$orders]
}

proc ::wargame::panels::battleChoices {scene chosen} {
    set direct [dict get $scene direct]
    set own {}
    set others {}
    foreach choice [dict get $scene choices] {
        set unit [dict get $choice unit]
        if {$unit eq ""} {
            lappend others $choice
        } elseif {$unit eq $chosen || $direct} {
            if {$direct} {
                dict set choice label [dict get $scene units $unit name]
            }
            lappend own $choice
        }
    }
    return [concat $own $others]
}
