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
#       choices          the dictionaries of FOUND that they are
#       decisions        a DECISION of each: see choice-words.tcl

need base/words match/analysed look/plot look/theme present/seating \
        report/choice-words

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
    # no luck is; Cards: {CHOICE {HEADING TEXT}...}, "" before it is asked; at
    # Most so many.
    variable Report Presenter Found Turns Sides OneOf Cards Most

    constructor {report presenter found} {
        set Report $report
        set Presenter $presenter
        set Found $found
        set Cards ""
        set Most 5
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

    method Luck {luck doubt} {
        set luck [::wargame::report::signedPoints $luck]
        if {$doubt >= 0.05} {
            append luck " \u00b1 [::wargame::base::sayNumber %.1f $doubt]"
        }
        return $luck
    }

    # ---- what cost most ----

    method choices {} {
        # Looked for once.
        if {$Cards eq ""} {
            my FindCards
        }
        return [lmap {choice card} $Cards { set choice }]
    }

    method worst {} {
        my choices
        return [lmap {choice card} $Cards { set card }]
    }

    method decisions {} {
        set words [::wargame::report::ChoiceWords new $Report $Presenter]
        set decisions [lmap choice [my choices] { $words decision $choice }]
        $words destroy
        return $decisions
    }

    method FindCards {} {
        # Those of which something can be told.
        set Cards {}
        set words [::wargame::report::ChoiceWords new $Report $Presenter]
        foreach choice [::wargame::match::analysed worst $Found [$words by]] {
            set card [$words card $choice]
            if {[llength $card]} {
                lappend Cards $choice $card
            }
            if {[llength $Cards] >= 2 * $Most} break
        }
        $words destroy
    }
}
