# cards-way.tcl --
#
#       The cards of those who have to go elsewhere: retreat before combat
#       (7.5), who makes room, and who is too many (3.1.4).

need base/words present/part games/berezina \
        games/berezina/ground

if {![info object isa class ::wargame::berezina::WayCards]} {
    oo::class create ::wargame::berezina::WayCards {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::WayCards {
    variable PlaceKeys Words Look Prices Reader Prompts Inspect CardParts \
            FireCard

    method evade {moment} {
        set view [$Reader surveyed $moment]
        set target [dict get $view shot.target]
        set place [lindex $PlaceKeys [dict get $view shot.hex]]
        set rows [list [my FireRowOf $view]]
        set side [$Reader sideOf $target]
        set prices [$Prices of $moment]
        foreach action [$moment actions] {
            lassign $action verb hex
            if {$verb eq "evade"} {
                lappend rows [my WayRow $place $hex $action \
                        [my WayTold $moment $hex $side] $prices]
            }
        }
        return [dict create heading [::wargame::base::say \
                berezina.cards.heading.evade] rows $rows \
            text [::wargame::base::say \
                berezina.cards.text.evade[$Prompts evadeKey $moment] \
                [$Words unitName [$Reader keyIn $view $target]]]]
    }

    method FireRowOf {view} {
        # Who is about to fire at whom.
        set slots [list [dict get $view shot.firer] \
                [dict get $view shot.target]]
        return [dict create arrow 1 state "" \
            faces [lmap slot $slots { $Look face $view $slot }] \
            title [::wargame::base::say berezina.cards.at {*}[lmap slot $slots {
                $Words unitName [$Reader keyIn $view $slot] }]] \
            lines [list [$FireCard fireLine $view {*}$slots]]]
    }

    method WayTold {moment hex side} {
        # What is there: the ground, an enemy's zone, friends.
        set view [$Reader surveyed $moment]
        set told [$Inspect groundTold $hex]
        set zones [dict get [$moment query \
                "ground [$Reader number $hex]"] zones]
        if {[llength [lsearch -all -not -exact $zones $side]]} {
            lappend told [::wargame::base::say berezina.cards.way.zone]
        }
        set friends [llength [$Reader slotsAt $view $hex $side]]
        if {$friends} {
            lappend told [::wargame::base::sayCount berezina.cards.way.friends \
                    $friends]
        }
        return $told
    }

    method WayRow {from to action told {prices {}}} {
        # A hex to go to, and what is told of it.
        set way [list {*}[::wargame::berezina::middle $from] \
                {*}[::wargame::berezina::middle $to] arrow]
        return [dict create title "" focus $to lines [list $way] \
            line [join $told " \u00b7 "] \
            choices [list [dict create action $action style "" \
                harm [expr {([lindex $action 0] eq "evade")
                    + [$Prices harm $prices $action]}] \
                label [$Prices priced $prices $action [::wargame::base::say \
                    berezina.cards.to [$Words placeName $to]]]]]]
    }

    method displace {moment} {
        set view [$Reader surveyed $moment]
        set rows {}
        set last ""
        foreach action [$moment actions] {
            lassign $action verb unit hex
            if {$verb ne "displace"} continue
            if {$unit ne $last} {
                set last $unit
                lappend rows [$CardParts unitRow $view \
                        [$Reader slotOf $view $unit]]
            }
            lappend rows [my WayRow [$Reader placeOf $view $unit] $hex $action \
                    [my WayTold $moment $hex [$Reader sideOf \
                        [$Reader slotOf $view $unit]]]]
        }
        return [dict create rows $rows \
            heading [::wargame::base::say berezina.cards.heading.displace] \
            text [::wargame::base::say berezina.cards.text.displace]]
    }

    method excess {moment} {
        set view [$Reader surveyed $moment]
        set rows [expr {[my isMarchEnded $moment] ? [list [my BackRow]] : {}}]
        lappend rows {*}[lmap action [$moment actions] {
            lassign $action verb unit
            if {$verb ne "remove"} continue
            set slot [$Reader slotOf $view $unit]
            dict merge [$CardParts unitRow $view $slot] [dict create \
                line [$Words placeName [$Reader at $view $slot]] \
                choices [list [dict create action $action style "" \
                    label [::wargame::base::say berezina.cards.remove]]]]
        }]
        return [dict create rows $rows \
            heading [::wargame::base::say berezina.cards.heading.excess] \
            lights [list warn [$Look warned $moment]] \
            sight [$Look warned $moment] \
            text [::wargame::base::say berezina.cards.text.excess \
                [$Words crowds [$Reader crowded $view]]]]
    }

    method isMarchEnded {moment} {
        # By what was done last, so that an undo leads back to the march?
        return [expr {[dict get [$moment entry [$moment length]] action]
            eq "done"}]
    }

    method BackRow {} {
        return [dict create title "" \
            line [::wargame::base::say berezina.cards.excess.undo] \
            choices [list [dict create style "" tells Undo \
                label [::wargame::base::say berezina.cards.back]]]]
    }
}
