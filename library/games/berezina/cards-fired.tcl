# cards-fired.tcl --
#
#       Napoleon at the Berezina: of a joint combat phase (7.0), what was fired,
#       what it did, and who is still to fire.

need base/words present/part games/berezina

if {![info object isa class ::wargame::berezina::FiredCard]} {
    oo::class create ::wargame::berezina::FiredCard {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::FiredCard {
    variable Words Reader CardParts

    # ---- what was fired ----

    method fireEvents {moment} {
        # Of this combat phase.
        return [$CardParts eventsOfPhase $moment first_combat \
                second_combat]
    }

    method fireThrow {moment} {
        # The last die: STYLE TEXT DICE.  Before the first of the second combat,
        # the last of the first combat.
        set throw [my ThrowOf [my fireEvents $moment]]
        set phase [$Reader phase [$moment view]]
        return [expr {$throw ne "" || $phase ne "second_combat" ? $throw
            : [my throwBefore $moment first_combat]}]
    }

    method throwBefore {moment phase} {
        # The last die of that combat, which is over.
        lassign [my ThrowOf [$CardParts eventsOfPhase $moment $phase]] \
                style text dice
        return [expr {$text eq "" ? "" : [list $style \
            [::wargame::base::say why.says \
                [::wargame::base::say berezina.phase.$phase] $text] $dice]}]
    }

    method ThrowOf {events} {
        foreach event [lreverse $events] {
            set what [dict get $event what]
            if {$what in {hit missed}} {
                lassign [dict get $event about] firer target - - dice
                return [list "" [::wargame::base::say berezina.cards.$what \
                        [$Words unitName $firer] [$Words unitName $target]] \
                    [lmap die $dice { list $die [expr {
                        $what eq "hit" ? "hit" : "miss"}] }]]
            }
        }
        return ""
    }

    method earlierRows {moment} {
        # Of this turn's first combat, once it is over.
        return [expr {[$Reader phase [$moment view]] eq "first_combat" ? {}
            : [my firedRows [$CardParts eventsOfPhase $moment first_combat] \
                berezina.cards.fires.first]}]
    }

    method firedRows {all {title berezina.cards.fires}} {
        # A row for each fire with what it did, the last first.
        set rows {}
        set events {}
        set fled ""
        foreach event [concat [lrange $all 1 end] \
                {{what phase_began about {}}}] {
            set what [dict get $event what]
            # Those of a hex fall back together.
            if {$what in {hit missed disintegrated evaded phase_began
                    bridge_taken bridge_gone russian_moved rabble_moved}
                    && !($what eq "evaded" && [dict get $event n] eq $fled)} {
                if {[llength $events]} {
                    lappend rows [my FiredRow $events]
                }
                set events {}
                if {$what ni {hit missed disintegrated evaded}} break
            }
            if {$what ne "aimed" && ![string match umpire_* $what]} {
                lappend events $event
            }
            set fled [expr {$what eq "evaded" ? [dict get $event n] : ""}]
        }
        if {[llength $rows] == 0} {
            return {}
        }
        return [concat [list [dict create section \
                [::wargame::base::say $title]]] [lreverse $rows]]
    }

    method FiredRow {events} {
        set first [lindex $events 0]
        set state ""
        if {[dict get $first what] eq "hit"} {
            set state [expr {[$Reader ownedBy [lindex [dict get $first about] \
                    1] 0]
                ? "bad" : "good"}]
        }
        return [dict create line [$CardParts sentences $events] state $state]
    }

    method stillToFire {moment} {
        # Those of the ratings to come that have somebody in reach; while the
        # French fire the Russians of their rating are still to come, too.
        set view [$Reader surveyed $moment]
        set rows {}
        set ratings $::wargame::berezina::Ratings
        set last [expr {[lsearch -exact $ratings [dict get $view rating]]
            - ([$moment side] eq "0")}]
        set n -1
        dict for {rating counts} [$moment query order] {
            dict with counts {}
            if {[incr n] > $last && ${0} + ${1} > 0} {
                lappend rows [dict create state "" line [::wargame::base::say \
                    berezina.cards.toFire $rating \
                    [my HowMany ${0} ${1}]]]
            }
        }
        if {[llength $rows] == 0} {
            return {}
        }
        return [concat [list [dict create section [::wargame::base::say \
                berezina.cards.stillToFire]]] $rows]
    }

    method HowMany {french russian} {
        # Of nobody nothing is said.
        set first [::wargame::base::sayCount berezina.cards.french $french]
        set then [::wargame::base::sayCount berezina.cards.russian $russian]
        return [expr {$russian == 0 ? $first : $french == 0 ? $then
            : [::wargame::base::say berezina.cards.firstThen $first $then]}]
    }

    method IsNews {events} {
        # Did a fire do anything?  Else the log tells of the dice.
        foreach event $events {
            if {[dict get $event what] in {hit disintegrated evaded}} {
                return 1
            }
        }
        return 0
    }

    method fireAfter {moment turn phase} {
        set events [$CardParts eventsOfPhase $moment $phase]
        set rows [my firedRows $events]
        if {![my IsNews $events]} {
            return {}
        }
        return [dict create side "" rows $rows throw [my fireThrow $moment] \
                heading \
                [::wargame::base::say berezina.cards.heading.fireOver] \
            text [::wargame::base::say berezina.cards.text.fireOver]]
    }
}
