# report.tcl --
#
#       The after-action report: one page of HTML with nothing outside it and no
#       script in it.  It needs Tk, for colours and pictures.
#
#   set report [::wargame::report::Report new MATCH VIEWER PRESENTER ?FILE? \
#           ?SITTER?] FILE: where the match is kept.  SITTER: {VIEWER COMMANDER}
#                     for whom a replay is opened; "": VIEWER, or all when it is
#                     over
#       page          the whole page
#       plots ?WIDTH? the SVG of the plots by name, points, lost or fallen, and
#                     luck; those of which something is known.  WIDTH: of
#                     those by turns
#       fights turns sums    see luck.tcl and tally.tcl
#       fightName FIGHT   "Battle of Gorki"
#       turnName NUMBER   the name of a turn, short
#       analysis      a new AnalysisWords of what is kept beside the match; "":
#                     nothing is, or not for this viewer
#       scenario      which it is
#       count N       how many of the first N actions a replay of it counts
#       turnOf N      the name of the turn in which the N-th action was
#       phaseAt N     what was asked after so many actions, and in which
#                     battle, in few words
#       didIn CHOICE  the actions of the side in a phase that was judged as one;
#                     {} of any other decision
#       said KEY ?ARG...? a message of the game, or of all games

need base/words match/analysis match/known-steps match/luck match/tally \
        look/plot look/theme present/presenter report/analysis-words \
        report/report-page

if {![info object isa class ::wargame::report::Report]} {
    oo::class create ::wargame::report::Report
}

oo::define ::wargame::report::Report {
    # Steps: a KnownSteps, "" before it is asked, of the match as of Stamp;
    # Phases: what phaseAt told, by a stamp.  Stretches: see tally.tcl, steps.
    variable Match Viewer Presenter Fights Turns Stretches File Sitter Steps \
            Stamp Phases

    constructor {match viewer presenter {file ""} {sitter ""}} {
        set File $file
        set Sitter [expr {[llength $sitter] ? $sitter
            : [$match side] eq "nobody" ? "umpire" : [list $viewer]}]
        lassign {} Steps Stamp Phases
        set Match $match
        set Viewer $viewer
        set Presenter $presenter
        set Fights [::wargame::match::luck fights $match $viewer $Presenter]
        set Turns [::wargame::match::tally turns $match $viewer $Presenter]
    }

    destructor {
        if {[info exists Steps] && $Steps ne ""} {
            $Steps destroy
        }
    }

    method fights {} {
        return $Fights
    }
    method turns {} {
        return $Turns
    }
    method sums {} {
        return [::wargame::match::luck sums $Fights]
    }

    method scenario {} {
        return [dict get [$Match about] scenario]
    }

    method count {n} {
        if {$Steps eq ""} {
            # As the replay has it that a decision is shown in.
            set sitter [expr {[$Match side] eq "nobody" ? "umpire" : $Sitter}]
            set Steps [::wargame::match::KnownSteps new $Match \
                    [::wargame::match::replayViewers [lindex $sitter 0]] \
                    {*}$sitter]
        } elseif {$Stamp ne [$Match stamp]} {
            $Steps refresh
        }
        set Stamp [$Match stamp]
        return [$Steps count $n]
    }

    method turnOf {n} {
        set of [lrange [my turns] 0 end-1]
        set name [dict get [lindex $of 0] title]
        foreach turn $of {
            if {[dict get $turn n] < $n} {
                set name [dict get $turn title]
            }
        }
        return $name
    }

    method phaseAt {n} {
        # It is asked again and again, of the same few.
        set key [$Match stamp $n]
        if {![dict exists $Phases $key]} {
            set there [$Match at $n]
            dict set Phases $key [my Phase [$there moment $Viewer]]
            $there destroy
        }
        return [dict get $Phases $key]
    }

    method Phase {moment} {
        # In a battle also which one.
        set scene [[$Presenter battle] scene $moment]
        return [join [list [[$Presenter sentences] phaseName $moment] \
                {*}[expr {[dict exists $scene name]
                    ? [list [dict get $scene name]] : {}}]] ", "]
    }

    method didIn {choice} {
        set did {}
        if {[dict exists $choice from]} {
            for {set n [dict get $choice from]} {$n < [dict get $choice n]} {} {
                set entry [$Match entry [incr n]]
                if {[dict get $entry side] eq [dict get $choice side]} {
                    lappend did [dict get $entry action]
                }
            }
        }
        return $did
    }

    method oneOf {} {
        return [::wargame::match::Analysis oneOf $Match]
    }

    method analysis {} {
        if {![::wargame::match::Analysis isFor $Match $Viewer]} {
            return ""
        }
        set analysis [::wargame::match::Analysis new $Match \
                [list string cat $File] $Viewer]
        set found [$analysis found]
        $analysis destroy
        return [expr {![llength $found] ? ""
            : [::wargame::report::AnalysisWords new [self] $Presenter $found]}]
    }

    method page {} {
        set page [::wargame::report::ReportPage new [self] $Match $Viewer \
                $Presenter]
        try {
            return [$page html]
        } finally {
            $page destroy
        }
    }

    method said {key args} {
        return [::wargame::base::sayOf [$Presenter game] $key {*}$args]
    }

    method fightName {fight} {
        dict with fight {
            if {$kind eq ""} {
                return [my said report.fight]
            }
            set name [my said report.fight.$kind [[$Presenter words] placeName \
                    $place]]
        }
        set places [my Places $fight]
        if {![llength $places]} {
            return $name
        }
        return [my said report.fight.at $name [::wargame::base::sayList [lmap \
                place $places { [$Presenter words] placeName $place }] 3]]
    }

    method Places {fight} {
        # Where the dice of a fight fell that has no place of its own, those of
        # most dice first.
        set count [dict create]
        foreach throw [dict get $fight throws] {
            lassign $throw - - chances - place
            if {$place ne "" && [dict get $fight place] eq ""} {
                dict incr count $place [llength $chances]
            }
        }
        return [dict keys [lsort -integer -decreasing -stride 2 -index 1 \
                $count]]
    }

    method turnName {number} {
        foreach turn $Turns {
            if {[dict get $turn number] == $number} {
                return [dict get $turn name]
            }
        }
        return ""
    }

    method lastTick {} {
        # What the last point of a plot is, the present.
        return [my said report.tick.[expr {[$Match side] eq "nobody" ? "end"
            : "now"}]]
    }

    # ---- plots ----

    method plots {{width 620}} {
        set plots [dict create]
        if {![info exists Stretches]} {
            set Stretches [::wargame::match::tally steps $Match $Viewer \
                    $Presenter $Turns]
        }
        set steps $Stretches
        dict set plots points [my ByTurn $width $steps [lmap step $steps {
            dict get $step points
        }] [[$Presenter reader] scorers]]
        set losses [::wargame::match::tally losses $steps]
        if {[llength $losses]} {
            lassign $losses what values
            dict set plots $what [my ByTurn $width $steps $values]
        }
        if {[llength $Fights]} {
            dict set plots luck [my LuckPlot]
        }
        return $plots
    }

    method Series {courses {bands {{} {}}}} {
        return [lmap side {0 1} course $courses band $bands {
            list [[$Presenter words] sideName $side] [::wargame::look::theme \
                    color [::wargame::look::theme side $side]] \
                $course $band
        }]
    }

    method ByTurn {width turns values {sides {0 1}}} {
        set courses [list {} {}]
        set ticks [dict create]
        set last ""
        set x 0
        foreach turn $turns pair $values {
            foreach side {0 1} {
                lset courses $side [concat [lindex $courses $side] \
                        [list $x [lindex $pair $side]]]
            }
            # An hour has a turn of each side in some games: said once.
            if {[dict get $turn name] ne $last} {
                set last [dict get $turn name]
                dict set ticks $x [expr {$last eq "" ? [my lastTick] : $last}]
            }
            incr x
        }
        set series [my Series $courses]
        return [::wargame::look::plot curves $width 300 [lmap side $sides {
            lindex $series $side
        }] $ticks]
    }

    method LuckPlot {} {
        set ticks [dict create]
        set x 0
        set was -1
        foreach fight $Fights {
            set turn [dict get $fight turn]
            if {$turn != $was && [my turnName $turn] ne [my turnName $was]} {
                dict set ticks $x [my turnName $turn]
            }
            set was $turn
            incr x [llength [dict get $fight throws]]
        }
        dict set ticks $x [my lastTick]
        set courses {}
        set bands {}
        foreach course [::wargame::match::luck course $Fights] {
            set points {}
            set band {}
            foreach {x ahead spread} $course {
                lappend points $x $ahead
                lappend band $x $spread
            }
            lappend courses $points
            lappend bands $band
        }
        return [::wargame::look::plot curves 1060 300 \
                [my Series $courses $bands] \
                $ticks -step 1 -dots 0]
    }
}
