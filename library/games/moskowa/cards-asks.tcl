# cards-asks.tcl --
#
#       The cards of short questions: who loses a point, who retreats before
#       combat, who advances or leads, which hex forms square, which is charged,
#       who is regrouped.  A row for each unit or hex with its answers.

need base/words present/part

if {![info object isa class ::wargame::moskowa::AskCard]} {
    oo::class create ::wargame::moskowa::AskCard {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::AskCard {
    variable Words Reader CardParts MeleeCard Prices Fires

    foreach decision {regroup supply} {
        method $decision {moment} { return [my Asked $moment] }
    }

    foreach decision {leader defending_leader} {
        method $decision {moment} { return [my Leading $moment] }
    }

    method Leading {moment} {
        # The best first, with what each adds to the roll.
        set scene [my Asked $moment]
        set whose [my Whose $scene]
        set led {}
        foreach could [$moment query leading] {
            set row [lindex [dict get $scene rows] [lsearch -exact $whose \
                    [$Reader keyIn [$moment view] [dict get $could slot]]]]
            dict append row line \n[::wargame::base::say moskowa.card.leads \
                    [::wargame::base::sayNumber %+d [dict get $could bonus]]]
            lappend led $row
        }
        if {[llength $led]} {
            dict set scene rows $led
        }
        return $scene
    }

    method losses {moment} {
        # How many points are to be lost, and who then leaves to regroup; not
        # whoever waits.
        set losing [dict merge {due 1 worn {}} [$moment query losing]]
        set due [dict get $losing due]
        set worn [lmap slot [dict get $losing worn] {
            $Reader keyIn [$moment view] $slot
        }]
        set scene [my Lined $moment [list apply {{worn unit} {
            return [expr {$unit in $worn
                ? [::wargame::base::say moskowa.card.worn] : ""}]
        }} $worn]]
        if {$due > 1} {
            set scene [my Buttons $scene label \
                    [::wargame::base::say moskowa.card.lose $due] \
                    [my Whose $scene]]
        }
        return [my Buttons $scene harm 1 $worn]
    }

    method advance {moment} {
        # First who leaves works, objectives and leaders with another.
        set view [$moment view]
        return [my Buttons [my Asked $moment] harm 1 [lmap slot \
                [$moment query leaves_bare] { $Reader keyIn $view $slot }]]
    }

    method Buttons {scene what value whose} {
        # Of those rows: harm 1, the last to have the keyboard; 0, the first.
        dict set scene rows [lmap row [dict get $scene rows] {
            if {[dict get $row focus] in $whose} {
                dict set row choices [lmap choice [dict get $row choices] {
                    dict replace $choice $what $value
                }]
            }
            set row
        }]
        return $scene
    }

    method attempt {moment} {
        # Whether a square is formed, and a charge that is declared if not.
        # The keyboard is first where it is proposed.
        set charged [dict get [$moment view] charged]
        set scene [my Lined $moment [namespace code [list my Before \
                [expr {$charged < 0 ? "" : "charged"}] $moment]]]
        dict set scene choices [linsert [dict get $scene choices] 0 \
                [dict create tells Rest style "" rule "" harm 2 \
                    label [::wargame::base::say [expr {$charged < 0
                        ? "moskowa.card.rest.square"
                        : "moskowa.card.rest.charge"}]]]]
        set scene [my Buttons $scene harm 1 [my Poor $moment square $scene]]
        return [expr {$charged < 0 ? $scene
            : [my Noted $moment $scene]}]
    }

    method declare {moment} {
        # The keyboard is first on a charge that is likely to break them.
        set scene [my Lined $moment [namespace code [list \
                my ChargeLine $moment]]]
        return [my Noted $moment [my Buttons $scene harm 1 \
                [my Poor $moment charge $scene]]]
    }

    method Poor {moment what scene} {
        # The hexes in which the query of that name does not propose it.
        return [lmap hex [my Whose $scene] {
            set told [$moment query "$what [$Reader number $hex]"]
            if {[dict size $told] && [dict get $told proposed]} continue
            set hex
        }]
    }

    method Whose {scene} {
        return [lmap row [dict get $scene rows] { dict get $row focus }]
    }

    method Lined {moment lineCmd} {
        # With a line more for each hex or unit.
        set scene [my Asked $moment]
        dict set scene rows [lmap row [dict get $scene rows] {
            set more [{*}$lineCmd [dict get $row focus]]
            if {$more ne ""} {
                dict append row line \n$more
            }
            set row
        }]
        return $scene
    }

    method Before {charged moment hex} {
        set rolls [$moment query "square [$Reader number $hex]"]
        set lines [list {*}[expr {[dict size $rolls] ? [list \
            [::wargame::base::say moskowa.card.square {*}[lmap count \
                    [dict values [dict remove $rolls away proposed]] {
                my Of36 $count
            }] [dict get $rolls away]]] : {}}]]
        if {$charged ne "" && [$Reader number $hex]
                == [dict get [$moment view] charged]} {
            lappend lines [my ChargeLine $moment $hex]
        }
        return [join $lines \n]
    }

    method ChargeLine {moment hex} {
        # What the charge does to those who form no square.
        set charge [$moment query "charge [$Reader number $hex]"]
        if {![dict size $charge]} {
            return ""
        }
        return [join [list [::wargame::base::say moskowa.card.charge \
                {*}[$Prices charge $moment $charge] [dict get $charge from]] \
                {*}[$Prices after $moment charge $hex] \
                {*}[$Prices after $moment square $hex \
                    {*}[my Forms $moment $hex]]] \n]
    }

    method Forms {moment hex} {
        # How likely they form square if they try now.
        set rolls [$moment query "square [$Reader number $hex]"]
        return [expr {[dict size $rolls]
            ? [list [my Of36 [dict get $rolls formed]]] : {}}]
    }

    method Noted {moment scene} {
        # What is in all that, and what is not: once, below the rows.
        set long [concat {*}[lmap hex [my Whose $scene] {
            concat [$Fires longer $moment charge $hex] \
                    [$Fires longer $moment square $hex]
        }]]
        dict lappend scene rows [dict create line \
                [::wargame::base::say moskowa.card.notIn.charge]]
        return [dict replace $scene long $long]
    }

    method Of36 {count} {
        return [expr {round($count / 0.36)}]
    }

    method evasion {moment} {
        # With what comes of it if they stay, and if they go.  Leaders alone are
        # captured then: the keyboard is first on their way out.
        set scene [my Lined $moment [list apply {{unit} {
            return [::wargame::base::say moskowa.card.evades]
        }}]]
        set hex [$Reader target [$moment view]]
        set attack [$MeleeCard attack $moment $hex]
        dict set attack line [::wargame::base::say moskowa.card.ofAttack \
                [dict get $attack line]]
        if {[$MeleeCard isUndefended $moment $hex]} {
            dict append attack line \n[::wargame::base::say \
                    moskowa.card.captured]
            set scene [my Buttons $scene harm 0 [my Whose $scene]]
        }
        dict set scene rows [linsert [dict get $scene rows] 0 $attack]
        return [dict replace $scene long [$Fires longer $moment melee $hex]]
    }

    method evading {moment} {
        return [my Going $moment]
    }

    method retreat {moment} {
        return [my Going $moment]
    }

    method Going {moment} {
        # To which hex, to which side it may turn, by road or off it.  Who can
        # go no further is left there first.
        set rows {}
        set hexes {}
        foreach verb {step turn retreat road field} {
            set actions [$Words inOrder $moment [lsearch -all -inline \
                    -index 0 [$moment actions] $verb]]
            if {$verb in {step retreat}} {
                lappend hexes {*}[lmap action $actions { lindex $action end }]
            }
            if {[llength $actions]} {
                lappend rows [dict create line "" choices [lmap action \
                        $actions {
                    # "to 05363" begins a button here.
                    dict create {*}[$CardParts button $action "" \
                            [string toupper [$Words label $action] 0 0]] \
                            harm [expr {![llength $hexes]}]
                }]]
            }
        }
        return [dict create rows $rows sight $hexes choices [lmap action \
                {put done} {
            if {$action ni [$moment actions]} continue
            $CardParts button $action Side[$moment side].TButton
        }]]
    }

    method Title {moment what} {
        # Not by expr: 05346 would become a number.
        if {[$Reader isUnit $what]} {
            return [$Words unitName $what]
        }
        return [$CardParts who $moment $what]
    }

    method Asked {moment} {
        set rows {}
        set free {}
        foreach action [$moment actions] {
            lassign $action verb what
            if {[llength $action] != 2 || $verb in {take turn battalions}} {
                if {$verb in {done charge put}} {
                    lappend free $action
                }
                continue
            }
            set slot [expr {[$Reader isUnit $what]
                ? [$Reader slotOf [$moment view] $what]
                : [$CardParts foe $moment $what]}]
            lappend rows [dict create focus $what \
                faces [$CardParts faces $moment $slot] \
                title [my Title $moment $what] \
                line [my Line $moment $slot] \
                choices [list [dict create {*}[$CardParts button $action "" \
                    [my Does $action]] harm [expr {
                        $verb in {evade regroup}}]]]]
        }
        return [dict create rows $rows choices [lmap action $free {
            $CardParts button $action [expr {$action eq "done"
                ? "Side[$moment side].TButton" : ""}]
        }]]
    }

    method Does {action} {
        # As short as it can be beside a name.
        set key moskowa.card.do.[lindex $action 0]
        return [expr {[::wargame::base::said $key] ? [::wargame::base::say $key]
            : [$Words label $action]}]
    }

    method Line {moment slot} {
        if {$slot < 0} {
            return ""
        }
        set told [$Reader toldOf $moment $slot]
        set marks [$Words marksTold [dict get $told marks]]
        return [::wargame::base::sayApart [list [$Words strengthTold \
                [$Reader row [$moment view] $slot] [dict get $told points]] \
                {*}[expr {$marks eq "" ? {} : [list $marks]}]]]
    }
}
