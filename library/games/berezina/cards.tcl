# cards.tcl --
#
#       The cards beside the map of Napoleon at the Berezina: see
#       panels/aside.tcl. Each word of CardOf is a method of the object that
#       makes that card (CardObject).
#
#       cards scene MATCH VIEWER PRESENTER   of the moment; empty if there is
#       none for
#                                       that viewer
#       cards run MATCH VIEWER PRESENTER     the phase of dice that goes on
#       cards after SCENE MATCH VIEWER PRESENTER   what such a phase came to

need base/prefs base/words present/part games/berezina

namespace eval ::wargame::berezina {
    # What the card beside the map is of: by decision, or by the paragraph of
    # the dice that are awaited.
    variable CardOf {
        fire fire           7.2 fire        evade evade     displace displace
        excess excess       5.1 checks      13.1 toll       treasure toll
        step toll           build build     8.1 build       8.2 build
        9.0 breakdown       exit exit       equals equals
    }
}

namespace eval ::wargame::berezina::cards {
    namespace export scene run after
    namespace ensemble create
}

if {![info object isa class ::wargame::berezina::Cards]} {
    oo::class create ::wargame::berezina::Cards {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Cards {
    variable Sides Panels Advice Reader Signs FireCard FiredCard ChecksCard \
            BuildCard WayCards EqualsCard

    method CardObject {card} {
        # Whose method of that name makes it.
        return [switch -- $card {
            fire {set FireCard}
            evade - displace - excess {set WayCards}
            checks - toll {set ChecksCard}
            build - breakdown - exit {set BuildCard}
            equals {set EqualsCard}
        }]
    }

    method scene {match viewer} {
        set view [$Reader surveyed $match $viewer [$match view $viewer]]
        set card [my card $match $view]
        set side [$match side]
        if {$card eq "" || ($side in {0 1} && $viewer in {0 1}
                && $viewer != $side && $card ni {fire toll build})} {
            return {}
        }
        return [dict merge [dict create side [my CardSide $match $view] \
            rule [$match rule] throw "" rows {} lines {} lights {} \
            signs [$Signs signs $view] run [my run $match $view] \
            choices [my CardChoices $match $view]] \
            [[my CardObject $card] $card $match $viewer $view]]
    }

    method CardSide {match view} {
        # Who decides or throws: its colour.
        set side [$match side]
        if {$side eq "chance"} {
            set side [expr {[my card $match $view] eq "fire"
                ? [dict get $view firing] : 0}]
        }
        return [lindex $Sides $side]
    }

    method CardChoices {match view} {
        # The answers that no row has; how a run of dice goes on.
        set side [$match side]
        if {$side eq "chance"} {
            return [my CardPace $match $view]
        }
        # Who looks on has none.
        set choices {}
        set prices [$Advice prices $match $side]
        foreach action [$match actions] {
            if {$action in {done stand}} {
                lappend choices [dict create action $action rule "" \
                    label [$Advice priced $prices $action [::wargame::base::say \
                        berezina.cards.$action.[$match decision]]] \
                    style [string totitle [lindex $Sides $side]].TButton]
            }
        }
        return $choices
    }

    method CardPace {match view} {
        if {[$Panels paced $match $view] eq ""} {
            return {}
        }
        set one [expr {[::wargame::base::prefs get pace] eq "one"}]
        return [lmap {tells label style} [concat [expr {$one ? {
            Next dice.throw Default.TButton} : {}}] {
            {Pace rest} berezina.cards.rest ""} [expr {$one
                ? {{Pace run} berezina.cards.run ""}
                : {{Pace one} berezina.cards.one ""}}]] {
            dict create tells $tells rule "" style $style \
                    label [::wargame::base::say $label]
        }]
    }

    method after {match viewer scene} {
        # Nothing, if who was asked has ended it himself.
        lassign [split [dict get $scene run] .] card turn phase
        if {![my EndedByDice $match] || $card ni {fire checks build}} {
            return {}
        }
        set view [$Reader surveyed $match $viewer [$match view $viewer]]
        set after [[expr {$card eq "fire" ? $FiredCard : [my CardObject $card]}] \
                ${card}After $match $viewer $view $turn $phase]
        if {$after eq {}} {
            return {}
        }
        return [dict merge $scene [dict create lines {} steps {} rule "" \
            choices [list [dict create tells GoOn rule "" \
                style Default.TButton label [::wargame::base::say \
                room.goOn]]]] \
            $after]
    }

    method EndedByDice {match} {
        return [expr {[lindex [$match line [$match length]] 0] eq "chance"}]
    }

    method card {match view} {
        # A word of CardOf, or "" if nothing is asked that is better shown
        # beside the map.
        set asked [expr {[$match side] eq "chance" ? [$match rule]
            : [$match side] in {0 1} ? [$match decision] : ""}]
        if {$asked eq "8.2" && [$BuildCard builtRows $match public] eq {}} {
            # Dice for the Russian bridge alone: the log tells of them.
            return ""
        }
        return [expr {[dict exists $::wargame::berezina::CardOf $asked]
            ? [dict get $::wargame::berezina::CardOf $asked] : ""}]
    }

    method run {match view} {
        # The phase of dice that goes on, however it is interrupted.
        set card [my card $match $view]
        set part [dict create fire fire evade fire displace fire \
                checks checks build build breakdown build]
        if {![dict exists $part $card]} {
            return ""
        }
        # The phase of the fire; all others come once a turn.
        return [join [list [dict get $part $card] [dict get $view turn] [expr {
            [dict get $part $card] eq "fire" ? [dict get $view phase] : ""
        }]] .]
    }
}

proc ::wargame::berezina::cards::scene {match viewer presenter} {
    return [[$presenter part Cards] scene $match $viewer]
}

proc ::wargame::berezina::cards::run {match viewer presenter} {
    return [[$presenter part Cards] run $match \
            [[$presenter reader] surveyed $match $viewer [$match view $viewer]]]
}

proc ::wargame::berezina::cards::after {scene match viewer presenter} {
    return [[$presenter part Cards] after $match $viewer $scene]
}
