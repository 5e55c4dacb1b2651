# choice-words.tcl --
#
#       A decision of a match that cost something, in words.
#
#   set words [::wargame::report::ChoiceWords new REPORT PRESENTER]
#       by               by what such are told: chance, or points where the game
#                        says why no chance is
#       card CHOICE      {HEADING TEXT} of one of match/analysed.tcl; {} where
#                        nothing that a player can read tells what was done from
#                        what is better
#       decision CHOICE  the DECISION of such a one: a dictionary
#           at           after so many actions it was asked
#           played better    {UNIT PLACE...}: who went where, or would have; ""
#                        where it has none
#           text         lines: the heading, and what is better
#   ::wargame::report::signedPoints POINTS    to a tenth, with its sign

need base/words report/phase-deeds

if {![info object isa class ::wargame::report::ChoiceWords]} {
    oo::class create ::wargame::report::ChoiceWords
}

proc ::wargame::report::signedPoints {points} {
    # What is nothing to a tenth has no sign.
    set tenths [expr {round($points * 10)}]
    return [string map {- \u2212} [::wargame::base::sayNumber \
            [expr {$tenths ? "%+.1f" : "%.1f"}] [expr {$tenths / 10.0}]]]
}

oo::define ::wargame::report::ChoiceWords {
    variable Report Presenter Game

    constructor {report presenter} {
        set Report $report
        set Presenter $presenter
        set Game [$presenter game]
    }

    method by {} {
        return [expr {[::wargame::base::said $Game.analysis.noChance]
            ? "points" : "chance"}]
    }

    method card {choice} {
        set better [expr {[my IsPhase $choice] ? [my InPhase $choice]
            : [my Instead $choice]}]
        return [expr {$better eq "" ? {}
            : [list [my Heading $choice] [my Better $choice $better]]}]
    }

    method decision {choice} {
        lassign [my card $choice] heading
        set better [::wargame::report::lastSteps [dict get $choice better]]
        set reader [$Presenter reader]
        if {[my IsPhase $choice]} {
            set told [my InPhase $choice]
            set would [::wargame::report::lastPlaces $reader $better]
            set where [::wargame::report::placesOfNone $reader $better]
            set did [dict filter [::wargame::report::lastPlaces $reader \
                    [$Report didIn $choice]] script {unit place} {
                dict exists $would $unit
            }]
        } else {
            set told [my Instead $choice]
            lassign [lmap actions [list $better \
                    [list [dict get $choice played]]] {
                ::wargame::report::whoWhere $reader $actions
            }] would did
            set where {}
        }
        return [dict create at [expr {[dict exists $choice from]
                ? [dict get $choice from] : [dict get $choice n] - 1}] \
            played $did better [concat $would $where] text [list $heading \
                [my SaidOf $choice better.only $told]]]
    }

    method IsPhase {choice} {
        # A single answer is told by itself, in words of no phase.
        return [expr {![dict exists $choice answer]
            && [::wargame::base::said $Game.analysis.kind.0]}]
    }

    # ---- what was done ----

    method Heading {choice} {
        set n [dict get $choice n]
        return [my SaidOf $choice choice [$Report turnOf $n] \
                [$Report count $n] \
                [[$Presenter words] sideName [dict get $choice side]] \
                [my Played $choice] [my Kind $choice]]
    }

    method SaidOf {choice key args} {
        # Of a phase as its game says it, of a single answer as of any.
        return [expr {[dict exists $choice answer]
            ? [::wargame::base::say [string map {choice answer} \
                analysis.$key] {*}$args]
            : [$Report said analysis.$key {*}$args]}]
    }

    method Played {choice} {
        set action [dict get $choice played]
        return [expr {$action eq "done"
            ? [::wargame::base::say analysis.done [my Deed $action]]
            : [my Deed $action]}]
    }

    method Kind {choice} {
        # Of a phase, or of what was asked.
        set key $Game.analysis.kind.[expr {
            [dict exists $choice kind] ? [dict get $choice kind] : 0}]
        return [expr {[::wargame::base::said $key] ? [::wargame::base::say $key]
            : [$Report phaseAt [expr {[dict get $choice n] - 1}]]}]
    }

    method Deed {action} {
        return [lindex [my Deeds [list $action]] 0]
    }

    method Deeds {actions} {
        # One of a file that somebody else wrote may be none of this game.
        if {[catch {[$Presenter words] deeds $actions} deeds]} {
            return $actions
        }
        return $deeds
    }

    # ---- what is better ----

    method Instead {choice} {
        # "A to B, instead of C to D; then E to F".
        set actions [::wargame::report::lastSteps [dict get $choice better]]
        set played [dict get $choice played]
        set deeds [my Deeds $actions]
        if {[dict exists $choice stays]} {
            return [my Then [::wargame::base::say analysis.stays \
                    [[$Presenter words] unitName [lindex $played 1]]] $deeds]
        }
        set rest [lassign $deeds first]
        if {[lindex $actions 0] eq $played || $first eq [my Deed $played]} {
            return ""
        }
        set told [expr {$played eq "done"
            ? [::wargame::base::say analysis.insteadOfDone \
                [my Quoted [lindex $actions 0] $first] [my Deed $played]]
            : [::wargame::base::say analysis.insteadOf \
                [my Quoted [lindex $actions 0] $first] \
                [my Quoted $played [my Deed $played]]]}]
        return [my Then $told $rest]
    }

    method Then {told rest} {
        return [expr {![llength $rest] ? $told
            : [::wargame::base::say analysis.then $told \
                [::wargame::base::sayApart $rest]]}]
    }

    method Quoted {action words} {
        # What a button says is told from a sentence.
        return [expr {$action eq "done"
            ? [::wargame::base::say analysis.doneBetter $words]
            : [[$Presenter reader] isUnit [lindex $action 1]] ? $words
            : [::wargame::base::say analysis.button $words]}]
    }

    method InPhase {choice} {
        # What was not done in it, and what was done instead with whom.
        set better [dict get $choice better]
        set did [$Report didIn $choice]
        if {![llength [lmap action $better {
            if {$action in $did || $action eq "done"} continue
            set action
        }]]} {
            return ""
        }
        set reader [$Presenter reader]
        set went [::wargame::report::lastPlaces $reader $did]
        set deeds {}
        foreach {unit actions} [::wargame::report::byUnit $reader $better] {
            set told [::wargame::base::sayApart [my Deeds $actions]]
            if {$told eq ""} continue
            if {$unit ne "" && [dict exists $choice from]
                    && [my Kind0 $choice]} {
                set told [my Beside $told $unit $went]
            }
            lappend deeds $told
        }
        return [::wargame::base::sayApart [my Once $deeds]]
    }

    method Once {deeds} {
        # Pieces of one name that would do the same are counted.
        set times [dict create]
        foreach deed $deeds {
            dict incr times $deed
        }
        return [lmap {deed n} $times {
            expr {$n == 1 ? $deed
                : [::wargame::base::say analysis.several $deed $n]}
        }]
    }

    method Kind0 {choice} {
        return [expr {![dict exists $choice kind]
            || [dict get $choice kind] == 0}]
    }

    method Beside {told unit went} {
        # It went elsewhere, or nowhere.
        return [expr {[dict exists $went $unit]
            ? [::wargame::base::say analysis.went $told \
                [[$Presenter words] placeName [dict get $went $unit]]]
            : [::wargame::base::say analysis.stayed $told]}]
    }

    method Why {choice} {
        # What is ground to one side of a game may be another's way to bar.
        if {![dict exists $choice why]} {
            return ""
        }
        set key analysis.why.[dict get $choice why]
        set own $key.[dict get $choice side]
        return [$Report said [expr {
            [::wargame::base::said $Game.$own] ? $own : $key}]]
    }

    method Parts {choice} {
        # By how much that is ahead, of what it gains, spares and costs the
        # enemy, and of all else; an older analysis has no figures.
        if {![dict exists $choice ground]} {
            return ""
        }
        set parts [my Tenths $choice]
        set key [expr {[lindex $parts end] ? "analysis.parts.all"
            : "analysis.parts"}]
        return [$Report said $key {*}[lmap tenths $parts {
            ::wargame::report::signedPoints [expr {$tenths / 10.0}]
        }]]
    }

    method Tenths {choice} {
        # Of a point, so rounded that they add up to the cost as it is told.
        foreach key {cost ground own enemy} {
            set $key [dict get $choice $key]
        }
        set parts [lmap part [list $ground $own $enemy \
                [expr {$cost - $ground - $own - $enemy}]] {
            expr {round($part / 10.0)}
        }]
        set rest [expr {round($cost / 10.0) - [::tcl::mathop::+ {*}$parts]}]
        set sizes [lmap part $parts { expr {abs($part)} }]
        set at [lsearch -integer $sizes \
                [::tcl::mathfunc::max {*}$sizes]]
        lset parts $at [expr {[lindex $parts $at] + $rest}]
        return $parts
    }

    method Better {choice better} {
        set why [string trim "[my Why $choice] [my Parts $choice]"]
        set cost [::wargame::base::sayNumber %.1f \
                [expr {round([dict get $choice cost] / 10.0) / 10.0}]]
        if {[my by] eq "points"} {
            return [string trim [my SaidOf $choice better.points $better \
                    $cost $why]]
        }
        lassign [lmap key {could chance} {
            expr {([dict get $choice $key] + 5) / 10}
        }] could chance
        # Points may be at stake, and the chance to win the same.
        return [string trim [expr {$could == $chance
            ? [my SaidOf $choice better.same $better $cost $could $why]
            : [my SaidOf $choice better $better $cost $could $chance $why]}]]
    }
}
