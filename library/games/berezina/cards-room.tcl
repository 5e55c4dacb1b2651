# cards-room.tcl --
#
#       The cards of those who have to go elsewhere: retreat before combat (7.5),
#       who makes room, and who is too many (3.1.4).

need base/words games/berezina

oo::define ::wargame::Skin_berezina {
    variable Places PlaceKeys

    method Card_evade {match viewer view} {
        set target [dict get $view shot.target]
        set place [lindex $PlaceKeys [dict get $view shot.hex]]
        set rows [list [my FireRowOf $view]]
        set side [my SideOf $target]
        set prices [my prices $match $viewer]
        foreach action [$match actions] {
            lassign $action verb hex
            if {$verb eq "evade"} {
                lappend rows [my WayRow $place $hex $action [my WayTold $match \
                        $viewer $view $hex $side] $prices]
            }
        }
        return [dict create heading [::wargame::base::say \
                berezina.cards.heading.evade] rows $rows \
            text [::wargame::base::say berezina.cards.text.evade[my EvadeKey \
                $match] \
                [my unitName [my KeyIn $view $target]]]]
    }

    method FireRowOf {view} {
        # Who is about to fire at whom.
        set slots [list [dict get $view shot.firer] [dict get $view shot.target]]
        return [dict create arrow 1 state "" \
            faces [lmap slot $slots { my Face $view $slot }] \
            title [::wargame::base::say berezina.cards.at {*}[lmap slot $slots {
                my unitName [my KeyIn $view $slot] }]] \
            lines [list [my FireLine $view {*}$slots]]]
    }

    method WayTold {match viewer view hex side} {
        # What is there: the ground, an enemy's zone, friends.
        set told [my GroundTold $hex]
        if {[lindex [$match query $viewer "ground [my Number $hex]"] \
                [expr {$side == 0 ? 3 : 2}]]} {
            lappend told [::wargame::base::say berezina.cards.way.zone]
        }
        set friends [llength [my SlotsAt $view $hex $side]]
        if {$friends} {
            lappend told [::wargame::base::sayCount berezina.cards.way.friends \
                    $friends]
        }
        return $told
    }

    method WayRow {from to action told {prices {}}} {
        # A hex to go to, and what is told of it.
        set way [list {*}[my middle $from] {*}[my middle $to] arrow]
        return [dict create title "" focus $to lines [list $way] \
            line [join $told " \u00b7 "] \
            choices [list [dict create action $action style "" \
                harm [expr {([lindex $action 0] eq "evade")
                    + [my harmOf $prices $action]}] \
                label [my priced $prices $action [::wargame::base::say \
                    berezina.cards.to [my placeName $to]]]]]]
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
            lappend rows [my WayRow [my placeOf $view $unit] $hex $action \
                    [my WayTold $match $viewer $view $hex [my SideOf \
                        [my SlotOf $view $unit]]]]
        }
        return [dict create rows $rows \
            heading [::wargame::base::say berezina.cards.heading.displace] \
            text [::wargame::base::say berezina.cards.text.displace]]
    }

    method Card_excess {match viewer view} {
        set rows [expr {[my IsMarchEnded $match] ? [list [my BackRow]] : {}}]
        lappend rows {*}[lmap action [$match actions] {
            lassign $action verb unit
            if {$verb ne "remove"} continue
            set slot [my SlotOf $view $unit]
            dict merge [my CardUnit $view $slot] [dict create \
                line [my placeName [my At $view $slot]] \
                choices [list [dict create action $action style "" \
                    label [::wargame::base::say berezina.cards.remove]]]]
        }]
        return [dict create rows $rows \
            heading [::wargame::base::say berezina.cards.heading.excess] \
            lights [list warn [my warned $match $viewer $view]] \
            sight [my warned $match $viewer $view] \
            text [::wargame::base::say berezina.cards.text.excess \
                [my Crowds [my Crowded $view]]]]
    }

    method IsMarchEnded {match} {
        # By what was done last, so that an undo leads back to the march?
        return [expr {[lindex [$match line [$match length]] 1] eq "done"}]
    }

    method BackRow {} {
        return [dict create title "" \
            line [::wargame::base::say berezina.cards.excess.undo] \
            choices [list [dict create style "" tells Undo \
                label [::wargame::base::say berezina.cards.back]]]]
    }
}
