# cards-room.tcl --
#
#       The cards of those who have to go elsewhere: retreat before combat (7.5),
#       who makes room, and who is too many (3.1.4).

oo::define ::wargame::Skin_berezina {
    variable PlaceKeys

    method Card_evade {match viewer view} {
        set target [dict get $view shot.target]
        set place [lindex $PlaceKeys [dict get $view shot.hex]]
        set rows [list [my FireRowOf $view]]
        foreach action [$match actions] {
            lassign $action verb hex
            if {$verb eq "evade"} {
                lappend rows [my WayRow $view $place $hex $action]
            }
        }
        return [dict create heading [::wargame::say \
                berezina.cards.heading.evade] rows $rows \
            text [::wargame::say berezina.cards.text.evade[my EvadeKey \
                $match] \
                [my unitName [my KeyIn $view $target]]]]
    }

    method FireRowOf {view} {
        # Who is about to fire at whom.
        set slots [list [dict get $view shot.firer] [dict get $view shot.target]]
        return [dict create arrow 1 state "" \
            faces [lmap slot $slots { my Face $view $slot }] \
            title [::wargame::say berezina.cards.at {*}[lmap slot $slots {
                my unitName [my KeyIn $view $slot] }]] \
            lines [list [my FireLine $view {*}$slots]]]
    }

    method WayRow {view from to action} {
        # A hex to go to.
        set way [list {*}[my middle $from] {*}[my middle $to] arrow]
        return [dict create title "" line "" focus $to lines [list $way] \
            choices [list [dict create action $action style "" \
                label [::wargame::say berezina.cards.to [my placeName $to]]]]]
    }

    method Card_displace {match viewer view} {
        set rows {}
        set last ""
        foreach action [$match actions] {
            lassign $action verb unit hex
            if {$verb ne "displace"} continue
            if {$unit ne $last} {
                set last $unit
                lappend rows [my CardUnit $view [my SlotOf $view $unit]]
            }
            lappend rows [my WayRow $view [my placeOf $view $unit] $hex $action]
        }
        return [dict create rows $rows \
            heading [::wargame::say berezina.cards.heading.displace] \
            text [::wargame::say berezina.cards.text.displace]]
    }

    method Card_excess {match viewer view} {
        set back [dict create style "" tells Undo \
                label [::wargame::say berezina.cards.back]]
        set rows [list [dict create title "" choices [list $back] \
                line [::wargame::say berezina.cards.excess.undo]]]
        lappend rows {*}[lmap action [$match actions] {
            lassign $action verb unit
            if {$verb ne "remove"} continue
            set slot [my SlotOf $view $unit]
            dict merge [my CardUnit $view $slot] [dict create \
                line [my placeName [my At $view $slot]] \
                choices [list [dict create action $action style "" \
                    label [::wargame::say berezina.cards.remove]]]]
        }]
        return [dict create rows $rows \
            heading [::wargame::say berezina.cards.heading.excess] \
            lights [list warn [my warned $match $viewer $view]] \
            text [::wargame::say berezina.cards.text.excess \
                [my Crowds [my Crowded $view]]]]
    }
}
