# cards-equals.tcl --
#
#       Napoleon at the Berezina: the card of the player who decides among
#       equals (6.3.1.6).

need base/words present/part games/berezina games/berezina/ground

if {![info object isa class ::wargame::berezina::EqualsCard]} {
    oo::class create ::wargame::berezina::EqualsCard {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::EqualsCard {
    variable Words Reader

    method equals {moment} {
        set view [$Reader surveyed $moment]
        set unit [lindex [$moment actions] 0 1]
        set slot [$Reader slotOf $view $unit]
        set rows {}
        set hexes {}
        foreach equal [$moment query equals] {
            lappend hexes [dict get $equal hex]
            lappend rows [my EqualRow $unit $equal [expr {$rows eq {}}] \
                    [$Reader at $view $slot]]
        }
        return [dict create \
            heading [::wargame::base::say berezina.russians.equals.heading \
                [$Words unitName $unit]] \
            text [::wargame::base::say berezina.russians.equals.text \
                [my EqualReason $moment $slot]] \
            rows $rows choices [my EqualChoices $moment] \
            sight [linsert $hexes 0 [$Reader at $view $slot]] \
            lights [list battle [list [$Reader at $view $slot]] held $hexes]]
    }

    method EqualReason {moment slot} {
        set why [$moment query "why $slot"]
        if {![dict exists $why reason]} {
            return [$Words reason [dict get [$moment view] equals.reason]]
        }
        return [$Words reason [dict get $why reason]]
    }

    method EqualRow {unit equal favourite from} {
        dict with equal {}
        set has {}
        if {$steps} {
            lappend has \
                    [::wargame::base::sayCount berezina.russians.equals.steps \
                    $steps]
        }
        if {$shelter ne "open"} {
            lappend has [::wargame::base::say \
                    berezina.russians.equals.shelter.$shelter]
        }
        if {$road} {
            lappend has [::wargame::base::say berezina.russians.equals.road]
        }
        if {$has eq {}} {
            lappend has [::wargame::base::say berezina.russians.equals.none]
        }
        set title [::wargame::base::say berezina.russians.equals.[expr {
            $hex eq $from ? "stay" : "hex"}] [$Words placeName $hex]]
        return [dict create title [expr {$favourite ? [::wargame::base::say \
            berezina.russians.equals.favourite $title] : $title}] \
            line [join $has ", "] state [expr {$favourite ? "good" : ""}] \
            focus $hex lines [expr {$hex eq $from ? {} : [list [list \
                {*}[::wargame::berezina::middle $from] \
                        {*}[::wargame::berezina::middle $hex] arrow]]}] \
            choices [list [dict create style "" \
                action [list go $unit $hex] \
                label [::wargame::base::say berezina.russians.equals.go]]]]
    }

    method EqualChoices {moment} {
        # As the program would, and how long to leave it to it.
        set choices [list [dict create action done style Side1.TButton \
            rule "" label [::wargame::base::say berezina.russians.equals.done]]]
        foreach action [$moment actions] {
            if {[lindex $action 0] eq "decide"} {
                lappend choices [dict create action $action style "" rule "" \
                        label [$Words label $action]]
            }
        }
        return $choices
    }

    method caption {moment hex} {
        # Said on the map where it may go.
        foreach equal [$moment query equals] {
            if {[dict get $equal hex] eq $hex} {
                return [expr {$equal eq [lindex [$moment query equals] 0]
                    ? [::wargame::base::say berezina.russians.equals.caption] \
                            : ""}]
            }
        }
        return ""
    }
}
