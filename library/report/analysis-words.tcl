# analysis-words.tcl --
#
#       The analysis of a match in words and as a plot, for the window of how it
#       went and for its page.
#
#   set words [::wargame::report::AnalysisWords new REPORT PRESENTER FOUND]
#                        FOUND: of match/analysis.tcl
#   ::wargame::report::analysisWhat GAME ONEOF    what is judged, and how; in a
#                        long match one phase of so many
#       plot WIDTH ?HEIGHT?   the SVG of the chance to win; "" if there is
#                        none yet
#       columns          of the table of turns: turn, and costs0, missed0 and so
#                        on of each side that people play, luck if it is judged
#       headings         of these
#       rows             its rows, the sums last
#       worst            {HEADING TEXT}... of the decisions that cost most

need base/words match/analysed look/plot look/theme present/seating

if {![info object isa class ::wargame::report::AnalysisWords]} {
    oo::class create ::wargame::report::AnalysisWords
}

proc ::wargame::report::analysisWhat {game oneOf} {
    set what "[::wargame::base::sayOf $game analysis.what]\
            [::wargame::base::sayOf $game analysis.what.sums]"
    # What is a point?
    set points $game.analysis.what.points
    if {[::wargame::base::said $points]} {
        set what "$what [::wargame::base::say $points]"
    }
    return [expr {$oneOf == 1 ? $what
        : "$what [::wargame::base::sayOf $game analysis.what.part $oneOf]"}]
}

oo::define ::wargame::report::AnalysisWords {
    # Sides: those that people play; OneOf: phases that one is judged, and then
    # no luck is.
    variable Report Presenter Found Turns Sides OneOf

    constructor {report presenter found} {
        set Report $report
        set Presenter $presenter
        set Found $found
        set Turns [lrange [$report turns] 0 end-1]
        set OneOf [$report oneOf]
        set Sides [::wargame::present::seatsOf [$presenter game] \
                [$report scenario]]
    }

    method Side {side} {
        return [[$Presenter words] sideName $side]
    }

    method plot {width {height 220}} {
        set course [::wargame::match::analysed course $Found]
        if {![llength $course]} {
            return ""
        }
        set ticks [dict create]
        set last ""
        foreach turn $Turns {
            # Once, where each side has a turn of that hour.
            if {[dict get $turn name] ne $last} {
                set last [dict get $turn name]
                dict set ticks [dict get $turn n] $last
            }
        }
        dict set ticks [dict get [lindex [$Report turns] end] n] \
                [$Report lastTick]
        return [::wargame::look::plot curves $width $height [list [list \
                [my Side 0] [::wargame::look::theme color \
                [::wargame::look::theme side 0]] $course]] \
                $ticks -dots 0 -to 100]
    }

    # ---- by turns ----

    method columns {} {
        return [list turn {*}[concat {*}[lmap side $Sides {
            list costs$side missed$side
        }]] {*}[my IfJudged luck]]
    }

    method IfJudged {luck} {
        # A number that [expr] returns has lost its sign.
        if {$OneOf == 1} {
            return [list $luck]
        }
    }

    method headings {} {
        set headings [list [::wargame::base::say analysis.column.turn]]
        foreach side $Sides {
            lappend headings [::wargame::base::say analysis.column.costs \
                    [my Side $side]] \
                    [::wargame::base::say analysis.column.missed]
        }
        return [lappend headings {*}[my IfJudged [::wargame::base::say \
                analysis.column.luck [my Side 0] [my Side 1]]]]
    }

    method rows {} {
        set turns [::wargame::match::analysed turns $Found \
                [lmap turn $Turns { dict get $turn n }]]
        set to [::tcl::mathfunc::max 0 {*}[lmap each $Found {
            dict get $each n
        }]]
        # By the hour, or whose turn it is where each side has one.
        set names [lmap turn $Turns { dict get $turn name }]
        set by [expr {[llength [lsort -unique $names]] < [llength $names]
            ? "title" : "name"}]
        set rows [lmap turn $Turns each $turns {
            if {[dict get $turn n] < $to} {
                my Row [dict get $turn $by] $each
            } else {
                # Nothing is known of it yet.
                list [dict get $turn $by] {*}[lrepeat \
                        [expr {[llength [my columns]] - 1}] ""]
            }
        }]
        return [lappend rows [my Row [::wargame::base::say analysis.all] \
                [::wargame::match::analysed sums $turns]]]
    }

    method Row {name each} {
        set row [list $name]
        foreach side $Sides {
            lassign [lmap key {costs missed asked} {
                lindex [dict get $each $key] $side
            }] cost missed asked
            lappend row [::wargame::base::sayNumber %.1f $cost] \
                    [::wargame::base::say analysis.missed $missed $asked]
        }
        return [lappend row {*}[my IfJudged [my Luck [dict get $each luck] \
                [dict get $each doubt]]]]
    }

    method Signed {points} {
        # What is nothing to a tenth has no sign.
        set tenths [expr {round($points * 10)}]
        return [string map {- \u2212} [::wargame::base::sayNumber \
                [expr {$tenths ? "%+.1f" : "%.1f"}] [expr {$tenths / 10.0}]]]
    }

    method Luck {luck doubt} {
        set luck [my Signed $luck]
        if {$doubt >= 0.05} {
            append luck " \u00b1 [::wargame::base::sayNumber %.1f $doubt]"
        }
        return $luck
    }

    # ---- what cost most ----

    method worst {} {
        return [lmap choice [::wargame::match::analysed worst $Found] {
            list [my Heading $choice] [my Better $choice]
        }]
    }

    method Heading {choice} {
        set name [dict get [lindex $Turns 0] title]
        foreach turn $Turns {
            if {[dict get $turn n] < [dict get $choice n]} {
                set name [dict get $turn title]
            }
        }
        return [my SaidOf $choice analysis.choice $name \
                [$Report count [dict get $choice n]] \
                [my Side [dict get $choice side]] \
                [::wargame::base::sayApart [my Deeds \
                    [list [dict get $choice played]]]] [my Kind $choice]]
    }

    method SaidOf {choice key args} {
        # Of a phase as its game says it, of a single answer as of any.
        return [expr {[dict exists $choice answer]
            ? [::wargame::base::say [string map \
                {analysis.choice analysis.answer} $key] {*}$args]
            : [$Report said $key {*}$args]}]
    }

    method Kind {choice} {
        set key [$Presenter game].analysis.kind.[expr {
            [dict exists $choice kind] ? [dict get $choice kind] : 0}]
        return [expr {[::wargame::base::said $key]
            ? [::wargame::base::say $key] : ""}]
    }

    method Deeds {actions} {
        # One of a file that somebody else wrote may be none of this game.
        if {[catch {[$Presenter words] deeds $actions} deeds]} {
            return $actions
        }
        return $deeds
    }

    method Why {choice} {
        # What is ground to one side of a game may be another's way to bar.
        if {![dict exists $choice why]} {
            return ""
        }
        set key analysis.why.[dict get $choice why]
        set own $key.[dict get $choice side]
        return [$Report said [expr {
            [::wargame::base::said [$Presenter game].$own] ? $own : $key}]]
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
            my Signed [expr {$tenths / 10.0}]
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

    method Better {choice} {
        set why [string trim "[my Why $choice] [my Parts $choice]"]
        set better [::wargame::base::sayApart \
                [my Deeds [dict get $choice better]]]
        set cost [::wargame::base::sayNumber %.1f \
                [expr {round([dict get $choice cost] / 10.0) / 10.0}]]
        lassign [lmap key {could chance} {
            expr {([dict get $choice $key] + 5) / 10}
        }] could chance
        # Points may be at stake, and the chance to win the same.
        return [string trim [expr {$could == $chance
            ? [my SaidOf $choice analysis.better.points $better $cost $why]
            : [my SaidOf $choice analysis.better $better $cost $could \
                $chance $why]}]]
    }
}
