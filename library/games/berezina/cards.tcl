# cards.tcl --
#
#       The cards beside the map of Napoleon at the Berezina: see panels/aside.tcl.
#       This file has what they share; cards-combat.tcl, cards-room.tcl,
#       cards-morale.tcl and cards-build.tcl have one method Card_ each a word of
#       CardOf (rooms.tcl), and After_ of what stays to be read.
#
#       cards scene MATCH VIEWER SKIN   of the moment; empty if there is none for
#                                       that viewer
#       cards run MATCH VIEWER SKIN     the phase of dice that goes on
#       cards after SCENE MATCH VIEWER SKIN   what such a phase came to

need base/prefs base/words games/berezina

namespace eval ::wargame::berezina::cards {
    namespace export scene run after
    namespace ensemble create
}

proc ::wargame::berezina::cards::scene {match viewer skin} {
    return [$skin cardScene $match $viewer]
}

proc ::wargame::berezina::cards::run {match viewer skin} {
    return [$skin cardRun $match \
            [$skin surveyed $match $viewer [$match view $viewer]]]
}

proc ::wargame::berezina::cards::after {scene match viewer skin} {
    return [$skin cardAfter $match $viewer $scene]
}

oo::define ::wargame::Skin_berezina {
    method cardScene {match viewer} {
        set view [my surveyed $match $viewer [$match view $viewer]]
        set card [my Card $match $view]
        set side [$match side]
        if {$card eq "" || ($side in {0 1} && $viewer in {0 1}
                && $viewer != $side && $card ni {fire toll build})} {
            return {}
        }
        return [dict merge [dict create side [my CardSide $match $view] \
            rule [$match rule] throw "" rows {} lines {} lights {} \
            signs [my signs $view] run [my cardRun $match $view] \
            choices [my CardChoices $match $view]] \
            [my Card_$card $match $viewer $view]]
    }

    method CardSide {match view} {
        # Who decides or throws: its colour.
        set side [$match side]
        if {$side eq "chance"} {
            set side [expr {[my Card $match $view] eq "fire"
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
        set prices [my prices $match $side]
        foreach action [$match actions] {
            if {$action in {done stand}} {
                lappend choices [dict create action $action rule "" \
                    label [my priced $prices $action [::wargame::base::say \
                        berezina.cards.$action.[$match decision]]] \
                    style [string totitle [lindex $Sides $side]].TButton]
            }
        }
        return $choices
    }

    method CardPace {match view} {
        if {[my paced $match $view] eq ""} {
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

    method cardAfter {match viewer scene} {
        # Nothing, if who was asked has ended it himself.
        lassign [split [dict get $scene run] .] card turn phase
        if {![my EndedByDice $match] || $card ni {fire checks build}} {
            return {}
        }
        set view [my surveyed $match $viewer [$match view $viewer]]
        set after [my After_$card $match $viewer $view $turn $phase]
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

    # ---- what was told ----

    method NewsOfPhase {match viewer args} {
        # Since the last of these phases began.
        return [my NewsSince $match $viewer phase_began [lmap phase $args {
            lsearch -exact $::wargame::berezina::Phases $phase
        }]]
    }

    method NewsSince {match viewer what {firsts {}}} {
        # From the last event WHAT on that is about one of FIRSTS, or about
        # whatever; {} if there is none.
        for {set back 40} {1} {set back [expr {$back * 4}]} {
            set from [expr {max(0, [$match length] - $back)}]
            set news [$match news $viewer $from]
            for {set i [llength $news]} {[incr i -1] >= 0} {} {
                set event [lindex $news $i]
                if {[dict get $event what] eq $what
                        && ($firsts eq {} || [lindex [dict get $event about] \
                            0] in $firsts)} {
                    return [lrange $news $i end]
                }
            }
            if {$from == 0} {
                return {}
            }
        }
    }

    method Until {news whats} {
        # Up to the first event of these, that is not the first of all.
        set n 0
        foreach event $news {
            if {$n && [dict get $event what] in $whats} break
            incr n
        }
        return [lrange $news 0 $n-1]
    }

    method Sentences {events} {
        return [join [lmap event $events { my eventText $event }] "\n"]
    }

    # ---- units ----

    method CardUnit {view slot} {
        # The beginnings of a row.
        return [dict create faces [list [my Face $view $slot]] state "" \
            title [my unitName [my KeyIn $view $slot]] \
            focus [my KeyIn $view $slot] line ""]
    }

    method Percent {chance} {
        ::wargame::base::need panels/odds
        return [::wargame::base::say odds.percent \
                [::wargame::panels::odds percent $chance]]
    }
}
