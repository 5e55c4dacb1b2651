# cards-build.tcl --
#
#       The cards of the Engineering Phase (8.0), which tell what the combat
#       just before came to, of the bridges that may break (9.0), and of the
#       choice of an exit (10.1).

need base/words present/part games/berezina

if {![info object isa class ::wargame::berezina::BuildCard]} {
    oo::class create ::wargame::berezina::BuildCard {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::BuildCard {
    variable Words Reader CardParts Sentences FiredCard

    # ---- 8.1, 8.2 ----

    method build {moment} {
        set russian [expr {[$moment query throw] eq "russian_bridge"}]
        set key [expr {$russian ? "russianBridge" : "build"}]
        set rows {}
        foreach unit [lsort -unique [lmap action [$moment actions] {
            if {[lindex $action 0] ne "build"} continue
            lindex $action 1
        }]] {
            lappend rows {*}[my BuildRows $moment $unit]
        }
        set throw [my WorkThrow $moment]
        return [dict create \
            heading [::wargame::base::say berezina.cards.heading.$key] \
            text [::wargame::base::say berezina.cards.text.$key] \
            throw [expr {$throw ne "" ? $throw
                : [$FiredCard throwBefore $moment second_combat]}] \
            rows [concat $rows [my builtRows $moment] \
                [$FiredCard firedRows [$CardParts eventsOfPhase $moment \
                    second_combat]] [$FiredCard earlierRows $moment]]]
    }

    method isIdle {moment} {
        # Does nobody work, and has nobody in this phase?
        return [expr {"build" ni [lmap action [$moment actions] {
            lindex $action 0
        }] && [my builtRows [$moment as public]] eq {}}]
    }

    method BuildRows {moment unit} {
        # One for each bridge that it could work on.
        set view [$Reader surveyed $moment]
        set slot [$Reader slotOf $view $unit]
        return [lmap work [$moment query "build $slot"] {
            dict with work {}
            set row [$CardParts unitRow $view $slot]
            dict set row choices [list [dict create style "" \
                action [list build $unit $bridge] \
                label [my BuildLabel $bridge $chance]]]
            dict set row line [expr {$bridge == 0
                ? [::wargame::base::say berezina.cards.causeway]
                : [my Works $view $slot $work]}]
            set row
        }]
    }

    method BuildLabel {bridge chance} {
        # With the chance to build anything at all.
        if {$bridge == 0} {
            return [::wargame::base::say berezina.cards.mend]
        }
        return [::wargame::base::say berezina.cards.build $bridge \
                [$CardParts percent $chance]]
    }

    method Works {view slot work} {
        # Which half, how far it is, and what each die would do.
        dict with work {}
        set parts \
                [list [::wargame::base::say berezina.cards.half.$bank $bridge \
                $sections] [::wargame::base::sayCount berezina.cards.far $far]]
        set by [dict create]
        dict for {die built} $dice {
            dict lappend by $built $die
        }
        dict for {built faces} $by {
            lappend parts [::wargame::base::say berezina.cards.builds.$built \
                    [my Faces $faces]]
        }
        return "[$Words placeName [$Reader at $view $slot]]\n[join $parts \
                " \u00b7 "]"
    }

    method Faces {faces} {
        # "3", "1–3".
        return [expr {[llength $faces] == 1 ? [lindex $faces 0]
            : "[lindex $faces 0]\u2013[lindex $faces end]"}]
    }

    method builtRows {moment} {
        # What has been built in this phase, and with which dice.
        set rows {}
        set die {}
        foreach event [my WorkNews $moment] {
            switch -- [dict get $event what] {
                worked {
                    set die $event
                }
                built {
                    lappend rows [dict create line [$CardParts sentences [list \
                        {*}[expr {$die eq {} ? {} : [list $die]}] $event]] \
                        state [expr {[lindex [dict get $event about] 3] > 0
                            ? "good" : ""}]]
                    set die {}
                }
                russian_bridge - no_russian_bridge {
                    lappend rows [dict create \
                        line [$Sentences eventText $event] \
                        state [expr {[dict get $event what] eq "russian_bridge"
                            ? "bad" : "good"}]]
                }
            }
        }
        if {[llength $rows] == 0} {
            return {}
        }
        return [concat [list [dict create section [::wargame::base::say \
                berezina.cards.built]]] [lreverse $rows]]
    }

    method WorkNews {moment} {
        # Of this Engineering Phase and what comes after it.
        return [$CardParts eventsOfPhase $moment engineering]
    }

    method WorkThrow {moment} {
        # The last dice: STYLE TEXT DICE.
        foreach event [lreverse [my WorkNews $moment]] {
            set about [dict get $event about]
            if {[dict get $event what] in {worked russian_bridge
                    no_russian_bridge broke held half_fell}} {
                return [list "" [$Sentences eventText $event] \
                    [lmap die [lindex $about end] { list $die plain }]]
            }
        }
        return ""
    }

    method buildAfter {moment turn phase} {
        set broken [my BrokenRows $moment]
        set rows [concat [my builtRows $moment] $broken]
        if {[llength $rows] == 0} {
            return {}
        }
        set key [expr {"bad" in [lmap row $broken { dict get $row state }]
            ? "broken" : "built"}]
        return [dict create rows $rows throw [my WorkThrow $moment] \
            heading [::wargame::base::say berezina.cards.heading.$key] \
            text [::wargame::base::say berezina.cards.text.$key]]
    }

    # ---- 9.0 ----

    method breakdown {moment} {
        return [dict create rows [concat [my builtRows $moment] \
                [my BrokenRows $moment]] \
            throw [my WorkThrow $moment] \
            heading [::wargame::base::say berezina.cards.heading.breakdown] \
            text [::wargame::base::say berezina.cards.text.breakdown]]
    }

    method BrokenRows {moment} {
        set rows [lmap event [my WorkNews $moment] {
            if {[dict get $event what] ni {broke held half_fell}} continue
            dict create line [$Sentences eventText $event] state [expr {
                [dict get $event what] eq "held" ? "good" : "bad"}]
        }]
        if {[llength $rows] == 0} {
            return {}
        }
        return [concat [list [dict create section [::wargame::base::say \
                berezina.cards.bridges] state ""]] $rows]
    }

    # ---- 10.1 ----

    method exit {moment} {
        set rows [lmap action [$moment actions] {
            lassign $action verb hex
            if {$verb ne "exit"} continue
            dict create focus $hex state "" \
                title [string toupper [$Words placeName $hex] 0 0] \
                line [::wargame::base::say berezina.cards.exit.$hex] \
                choices [list [dict create action $action style "" \
                    label [::wargame::base::say berezina.cards.leave]]]
        }]
        return [dict create rows $rows \
            heading [::wargame::base::say berezina.cards.heading.exit] \
            text [::wargame::base::say berezina.cards.text.exit] \
            lights [list supply [lmap row $rows { dict get $row focus }]]]
    }
}
