# words.tcl --
#
#       Borodino 1812: actions, events and reasons as sentences.

need base/words

namespace eval ::wargame::borodino {
    # The paragraph that each event follows.
    variable EventRule {
        rolled_initiative 2.1   was_bid 8.1         bid_accepted 8.1
        deployed_all 1.2        put_there 1.2       entered 9.1
        delayed 9.1             activated 5.2       led 5.23
        advanced 5.2            bombarded 5.3       friendly_fire 5.3
        lost_step 4.12          half_hit 6.52       eliminated 6.9
        retreated 6.7           left_board 3.4      stood_fast 5.3
        moved 5.4               attacked 5.4        reinforced 5.4
        withdrew 5.4            hq_reduced 5.2      straggled 5.7
        pinned 5.5              battle_began 6.2    round_began 6.3
        reserves_came 6.4       roles_changed 6.4   made_main 5.4
        squared 6.6             broke 6.6           sheltered 6.61
        fired 6.5               charged 6.53        held 6.31
        overstacked 3.31        regrouped 6.8       battle_won 6.8
        supplied 7.2            spent 7.2           captured 7.33
        attrition 7.32          burn_tried 7.4      burnt 7.4
        bridge_built 3.2        succeeded 6.91      transferred 9.3
        relocated 9.3           took_redoubt 6.51   victory 8.0
        set_turn 2.1
    }
    # The steps that a unit loses by an event, or the word that says how many.
    variable EventHarm {
        lost_step 1     hq_reduced 1    overstacked 1   straggled word2
        attrition 1
    }
}

oo::define ::wargame::Skin_borodino {
    method event {event} {
        set what [dict get $event what]
        set about [dict get $event about]
        if {[string match umpire_* $what]} {
            return [next $event]
        }
        set words [lmap word $about {my Told $word}]
        switch -- $what {
            turn_began {
                lassign $about day hour
                return [my When $day $hour]
            }
            rolled_initiative {
                ::wargame::base::need games/borodino/record
                set words [list [lindex $words 0] {*}[lmap pair \
                        [::wargame::borodino::record pairs $event] {
                    ::tcl::mathop::+ {*}$pair
                }]]
            }
            succeeded {
                lset words 1 [::wargame::base::say \
                        borodino.army.[lindex $about 1]]
            }
            straggled {
                lset words 2 [::wargame::base::say borodino.straggler.[expr {
                    [lindex $about 2] > 0}]]
            }
        }
        set text [::wargame::base::say borodino.event.$what {*}$words]
        return [string toupper [string index $text 0]][string range $text 1 end]
    }

    method eventDice {event} {
        ::wargame::base::need look/dice
        ::wargame::base::need games/borodino/record
        return [lmap die [::wargame::borodino::record dice $event] {
            ::wargame::look::dice svg {*}$die
        }]
    }

    method When {day hour} {
        return [::wargame::base::say borodino.when $day [my Hour $hour]]
    }

    method Hour {hour} {
        if {$hour == 0} {
            return [::wargame::base::say borodino.wholeDay]
        } elseif {$hour < 12} {
            return [::wargame::base::say borodino.am $hour]
        } elseif {$hour == 12} {
            return [::wargame::base::say borodino.noon]
        }
        return [::wargame::base::say borodino.pm [expr {$hour - 12}] $hour]
    }

    method Title {slot view} {
        # A block in a tooltip.
        set row [lindex $Rows [lindex [dict get $view unit.block] $slot]]
        if {$row eq ""} {
            return [::wargame::base::say borodino.hidden.[lindex $Sides \
                    [my SideOf $slot]]]
        }
        set now [my Strength $view $slot]
        dict with row {
            set who [::wargame::base::nameOf borodino unit $row]
            if {$commander ni [list "" $name]} {
                append who " ([::wargame::base::generalOf borodino $row])"
            }
            return [::wargame::base::say borodino.block $who \
                    [::wargame::base::say borodino.kind.$kind] $now \
                    $letter$fire [::wargame::base::say \
                        borodino.corps.[lindex [dict get $view unit.corps] \
                            $slot]]]
        }
    }
}
