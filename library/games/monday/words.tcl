# words.tcl --
#
#       Bloody Monday: places, blocks, events and reasons as words.

need base/words games/monday

namespace eval ::wargame::monday {
    # The paragraph that each event follows.
    variable EventRule {
        battery_fires 9.2       logistics_began 3.2     declined 3.1
        commanded 3.1           reinforced 3.3          restored 3.6
        tired 5.4               cut_off 4.1             rejoined 4.1
        area_cut 4.1            area_rejoined 4.1       chose_tactical 5.0
        chose_offensive 9.8     chose_call 6.1          chose_march 6.2
        chose_raid 6.3          chose_pass 7.0          disc_went 6.0
        activated 5.1           moved 5.2               engaged 1.2.2
        took 1.0                unlimbered 5.2.1        inspired 5.2.2
        battle_began 5.3        gun_fired 5.3.1         gun_spent 5.3.1
        absorbed 1.2.1          shielded 9.6            was_hit 5.3.6
        eliminated 2.4          stood 5.3.2             retreated 6.4
        withdrew 6.4            showdown 5.3.3          combined 5.3.5
        skirmished 9.1          ambushed 9.1            fired 5.3.4
        still_contested 5.3.7   battle_won 5.3.7        fatigued 9.10
        ended 8.0               victory 8.0             set_turn 4.0
    }
    # The steps that a unit loses by an event.
    variable EventHarm {
        was_hit 1   gun_spent 1     tired 1     skirmished 1    fatigued 1
        restored -1
    }
    # Guns beside a battle, and of the great battery, hit on this and more.
    variable GunsFrom 4
}

oo::define ::wargame::Skin_monday {
    method AreaName {key} {
        return [::wargame::base::nameOf $Game place [dict get $Places $key]]
    }

    method placeName {key} {
        # With the number that its circle has.
        if {[dict exists $Places $key number]} {
            return [::wargame::base::say monday.numbered \
                    [dict get $Places $key number] [my AreaName $key]]
        }
        return [next $key]
    }

    method event {event} {
        set what [dict get $event what]
        set about [dict get $event about]
        if {[string match umpire_* $what]} {
            return [next $event]
        }
        set words [lmap word $about {my Told $word}]
        set key monday.event.$what
        switch -- $what {
            turn_began {
                return [my When [lindex $about 0]]
            }
            fired {
                lset words 1 [my From [lindex $about 1]]
            }
            ended {
                return [::wargame::base::say monday.ending.[lindex $about 1]]
            }
            victory {
                if {[lindex $about 0] ni $Sides} {
                    append key .none
                }
            }
        }
        set text [::wargame::base::say $key {*}$words]
        return [string toupper [string index $text 0]][string range $text 1 end]
    }

    method From {roll} {
        # The rolls that hit, as on a block.
        return [expr {$roll == 6 ? 6 : "$roll+"}]
    }

    method eventDice {event} {
        ::wargame::base::need look/dice
        set about [dict get $event about]
        switch -- [dict get $event what] {
            gun_fired { set from $::wargame::monday::GunsFrom }
            fired { set from [lindex $about 1] }
            default { return {} }
        }
        return [lmap die [lsearch -all -inline -not [lindex $about 2] roll] {
            ::wargame::look::dice svg $die \
                    [expr {$die >= $from ? "hit" : "miss"}]
        }]
    }

    method When {turn} {
        return [::wargame::base::say monday.turn.time $turn \
                [::wargame::base::say monday.time.$turn]]
    }

    method Title {slot view} {
        # A block in a tooltip.
        set row [my Row $view $slot]
        if {$row eq ""} {
            set text [::wargame::base::say monday.hidden.[lindex $Sides \
                    [my SideOf $slot]]]
        } else {
            set text [my Known $row [lindex [dict get $view unit.face] $slot]]
        }
        foreach mark [my Marks $view $slot] {
            if {[::wargame::base::said monday.marked.$mark]} {
                append text ", " [::wargame::base::say monday.marked.$mark]
            }
        }
        return $text
    }

    method Known {row face} {
        set called [my unitName [dict get $row key]]
        dict with row {
            set who [expr {$commander in [list "" $name] ? $called
                : "$called ([::wargame::base::generalOf monday $row])"}]
            set what [list $who [::wargame::base::say monday.kind.$kind] \
                    [lindex $strength $face]]
            set of [::wargame::base::say monday.corps.$corps]
            switch -- $kind {
                commander {
                    return [::wargame::base::say monday.block.general {*}$what]
                }
                leader - guns {
                    return [::wargame::base::say monday.block.support {*}$what \
                            $of]
                }
            }
            return [::wargame::base::say monday.block {*}$what \
                    [my From [expr {7 - [lindex $fire $face]}]] $of]
        }
    }
}
