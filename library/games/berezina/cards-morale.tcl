# cards-morale.tcl --
#
#       The card of the Morale Effects Phase (5.1): the French units in the
#       order of their checks, what each may lose and has lost, and below them
#       what the combat before came to; and by the alternative table (13.1)
#       what the army owes and who may pay.

need base/words present/part games/berezina games/berezina/steps

if {![info object isa class ::wargame::berezina::ChecksCard]} {
    oo::class create ::wargame::berezina::ChecksCard {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::ChecksCard {
    variable Words Events Reader LogLines CardParts Sentences FiredCard \
            BuildCard

    # ---- 5.1 unit by unit ----

    method checks {moment} {
        set view [$Reader surveyed $moment]
        set rows [my CheckedRows $moment [dict get $view turn]]
        set throw [my CheckThrow $moment]
        set first 1
        foreach check [$moment query checks] {
            set row [my CheckRow $view $check]
            if {$first} {
                dict set row now 1
                dict set row title "\u25b8 [dict get $row title]"
                set now [dict get $check slot]
                set first 0
            }
            lappend rows $row
        }
        return [dict create rows [concat $rows [my Fires $moment]] \
            throw $throw \
            lights [list warn [expr {$first ? {} : [$Reader at $view $now]}]] \
            sight [expr {$first ? {} : [$Reader at $view $now]}] \
            heading [::wargame::base::say berezina.cards.heading.checks] \
            text [::wargame::base::say berezina.cards.text.checks \
                [$moment query stop]]]
    }

    method CheckRow {view check} {
        # One that is still to be made, as the query checks has it.
        dict with check {}
        if {[$Reader row $view $slot] eq ""} {
            # 3.4 Nothing is known of it.
            return [dict merge [$CardParts unitRow $view $slot] {size 36}]
        }
        set parts [list $rating]
        if {$led} {
            lappend parts [::wargame::base::say berezina.cards.led]
        }
        foreach {key chance} [list treasure $treasure step $step ruin $ruin] {
            if {$chance > 0} {
                lappend parts [::wargame::base::say berezina.cards.may.$key \
                        [$CardParts percent $chance]]
            }
        }
        return [dict merge [$CardParts unitRow $view $slot] \
                [dict create size 36 line [join $parts " \u00b7 "]]]
    }

    method ChecksEvents {moment turn} {
        return [$CardParts until [$CardParts eventsSince $moment turn_began \
                [list $turn]] {phase_began turn_began ended}]
    }

    method CheckedRows {moment turn} {
        # Those that are made, in their order.
        set view [$Reader surveyed $moment]
        set rows {}
        set events {}
        foreach event [concat [my ChecksEvents $moment $turn] \
                {{what end about {}}}] {
            set what [dict get $event what]
            if {$what in {fmet end fmet_stopped out_of_command track_moved}} {
                if {[llength $events]} {
                    lappend rows [my CheckedRow $view $events]
                    set events {}
                }
                if {$what eq "fmet_stopped"} {
                    lappend rows [dict create state good \
                        title [::wargame::base::say berezina.cards.stopped] \
                        line [$Sentences eventText $event]]
                }
            }
            if {$what eq "fmet" || [llength $events]} {
                lappend events $event
            }
        }
        return $rows
    }

    method CheckedRow {view events} {
        # EVENTS: the throw, then what it did.
        set effects [lrange $events 1 end]
        set whats [lmap event $effects { dict get $event what }]
        lassign [dict get [lindex $events 0] about] key roll dice
        set natural [::tcl::mathop::+ {*}$dice]
        set state [expr {"destroyed" in $whats || "step_lost" in $whats ? "bad"
            : "treasure_lost" in $whats ? "warn" : ""}]
        set slot [$Reader slotOf $view $key]
        return [dict merge [$CardParts unitRow $view $slot] \
            [dict create size 36 state $state line [::wargame::base::say \
                berezina.cards.rolled.[expr {$roll != $natural}] \
                $natural $roll [my Effects $effects]]]]
    }

    method Effects {events} {
        # What a check did to the unit, in few words.
        set words [lmap event $events {
            set what [dict get $event what]
            if {$what ni {treasure_lost step_lost broke_down destroyed
                    rabble_formed}} continue
            ::wargame::base::say berezina.cards.does.$what \
                    [lindex [dict get $event about] 1]
        }]
        return [expr {[llength $words] ? [::wargame::base::sayList $words]
            : [::wargame::base::say berezina.cards.nothing]}]
    }

    method CheckThrow {moment} {
        # The last two dice: STYLE TEXT DICE.
        foreach event [lreverse [$moment events [$moment length]]] {
            if {[dict get $event what] eq "fmet"} {
                lassign [dict get $event about] key roll dice
                return [list "" [$Words unitName $key] [lmap die $dice {
                    list $die plain
                }]]
            }
        }
        return ""
    }

    method checksAfter {moment turn phase} {
        set view [$Reader surveyed $moment]
        set events [my ChecksEvents $moment $turn]
        set rows [my CheckedRows $moment $turn]
        set more [concat [my OutOfCommand $view $events] [my Also $moment] \
                [my Fires $moment]]
        if {[llength $rows] == 0
                || ([llength $more] == 0 && ![my IsNews $events])} {
            return {}
        }
        return [dict create heading [::wargame::base::say \
                berezina.cards.heading.checked] throw "" \
            rows [concat [my Balance $events] $rows $more] \
            text [::wargame::base::say berezina.cards.text.checked]]
    }

    method IsNews {events} {
        # Did a check do anything, or end them?  Else the log tells of the dice.
        foreach event $events {
            if {[dict get $event what] in {treasure_lost step_lost broke_down
                    destroyed rabble_formed fmet_stopped}} {
                return 1
            }
        }
        return 0
    }

    method Balance {events} {
        # What it came to.
        array set lost {treasure_lost 0 step_lost 0 destroyed 0 fmet 0}
        foreach event $events {
            incr lost([dict get $event what])
        }
        return [list [dict create state "" title [::wargame::base::say \
            berezina.cards.balance $lost(fmet) $lost(treasure_lost) \
            [expr {$lost(step_lost) + $lost(destroyed)}] $lost(destroyed)]]]
    }

    method OutOfCommand {view events} {
        # 5.2
        set rows {}
        foreach event $events {
            if {[dict get $event what] eq "out_of_command"} {
                set slot [$Reader slotOf $view \
                        [lindex [dict get $event about] 0]]
                set place [$Words placeName [$Reader at $view $slot]]
                lappend rows [dict merge [$CardParts unitRow $view $slot] \
                        [dict create line $place]]
            }
        }
        if {[llength $rows] == 0} {
            return {}
        }
        return [concat [list [dict create section [::wargame::base::say \
                berezina.cards.outOfCommand]]] $rows]
    }

    method Fires {moment} {
        # Of the turn just before the checks; and what was built.
        return [concat [$BuildCard builtRows $moment] \
            [$FiredCard firedRows [$CardParts eventsOfPhase $moment \
                second_combat]] [$FiredCard earlierRows $moment]]
    }

    method Also {moment} {
        # What else has been told since the last engineers worked.
        set rows {}
        foreach event [$CardParts eventsOfPhase $moment engineering] {
            if {[dict get $event what] in {random_event awaited arrives aroused
                    released not_released track_moved finis russian_bridge
                    broke}} {
                lappend rows [dict create state "" \
                        line [$Sentences eventText $event]]
            }
        }
        if {[llength $rows] == 0} {
            return {}
        }
        return [concat [list [dict create section [::wargame::base::say \
                berezina.cards.also]]] $rows]
    }

    # ---- 13.1 the army as a whole ----

    method toll {moment} {
        set view [$Reader surveyed $moment]
        set decision [$moment decision]
        set scene [dict create heading [::wargame::base::say \
                berezina.cards.heading.toll]]
        if {[$moment side] eq "chance"} {
            dict set scene text [::wargame::base::say \
                    berezina.cards.text.tollDie]
            return $scene
        }
        # What is being asked for is owed no longer.
        set owed [list [dict get $view owed.treasure] \
                [dict get $view owed.steps]]
        set n [expr {$decision eq "step"}]
        lset owed $n [expr {[lindex $owed $n] + 1}]
        set rows [lmap action [$moment actions] {
            if {[lindex $action 0] ni {treasure step}} continue
            my TollRow $moment $action
        }]
        dict set scene text [::wargame::base::say \
                berezina.cards.text.$decision \
                {*}$owed]
        dict set scene throw [my TollThrow $moment]
        dict set scene rows $rows
        dict set scene lights [list warn [lsort -unique [lmap row $rows {
            $Reader placeOf $view [dict get $row focus]
        }]]]
        return $scene
    }

    method TollThrow {moment} {
        # The die of this turn: STYLE TEXT DICE.
        foreach event [$CardParts eventsSince $moment afmet] {
            return [list "" [string trimright [$LogLines line $event] " :"] \
                [lmap die [$Events throw $event] { list $die plain }]]
        }
    }

    method TollRow {moment action} {
        set view [$Reader surveyed $moment]
        lassign $action verb unit
        set slot [$Reader slotOf $view $unit]
        set left [::wargame::berezina::steps left \
                [$Reader of $view losses $slot]]
        return [dict merge [$CardParts unitRow $view $slot] [dict create \
            line [::wargame::base::say berezina.cards.bears \
                [dict get [$moment query "unit $slot"] rating] \
                $left [$Words placeName [$Reader at $view $slot]]] \
            choices [list [dict create action $action style "" \
                label [::wargame::base::say berezina.cards.bear.$verb]]]]]
    }
}
