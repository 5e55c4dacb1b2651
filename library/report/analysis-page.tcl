# analysis-page.tcl --
#
#       The page of the analysis in the window of how a match went: begun,
#       stopped and gone on with there.
#
#   set page [::wargame::report::AnalysisPage new PATH MATCH FILECMD VIEWER \
#           PRESENTER PLOTCMD SEECMD SITTER]
#                       a new frame, with which it goes; FILECMD: where the
#                       match is kept.  PLOTCMD: called with the path of a new
#                       label and an SVG that it shall show.  SEECMD: called
#                       with a number and a DECISION of choice-words.tcl, shows
#                       it, and the match after so many actions; "": nothing
#                       does.  SITTER: see report.tcl

need base/objects base/words match/analysed match/analysis look/scrolled \
        look/theme look/window-size report/analysis-words report/report \
        report/turns-table report/worst-choices

if {![info object isa class ::wargame::report::AnalysisPage]} {
    oo::class create ::wargame::report::AnalysisPage
}

oo::define ::wargame::report::AnalysisPage {
    # Body: what is scrolled where the screen is low, at first as Wide; Report:
    # of the match as it was at Stamp.
    variable Path Body Wide Match Viewer Presenter PlotCmd Analysis Table \
            Worst Due Sitter Report Stamp

    constructor {path match fileCmd viewer presenter plotCmd seeCmd sitter} {
        set Sitter $sitter
        lassign {} Report Stamp
        set Path $path
        set Match $match
        set Viewer $viewer
        set Presenter $presenter
        set PlotCmd $plotCmd
        set Due ""
        set Analysis [::wargame::match::Analysis new $match $fileCmd $viewer]
        ttk::frame $Path -padding [::wargame::look::theme size margin]
        ::wargame::base::goesWith $Path [self]
        my Build $seeCmd
        my Reserve
        my Show
    }

    destructor {
        if {[info exists Analysis]} {
            after cancel $Due
            $Analysis destroy
        }
        if {[info exists Report] && $Report ne ""} {
            $Report destroy
        }
    }

    method Build {seeCmd} {
        set gap [::wargame::look::theme size gap]
        set Body [::wargame::look::scrolled $Path.view]
        pack $Path.view -fill both -expand 1
        # Wrapped at once as in any window; then as wide as that is.
        ttk::label $Body.what -wraplength [::wargame::look::theme px 600] \
                -text [::wargame::report::analysisWhat [$Presenter game] \
                    [::wargame::match::Analysis oneOf $Match]]
        my Wraps $Body.what
        ttk::frame $Body.run
        ttk::button $Body.run.go -command [namespace code {my Go}]
        ttk::label $Body.run.at -style Small.TLabel
        pack $Body.run.go $Body.run.at -side left -padx [list 0 $gap]
        pack $Body.run -anchor w -pady [list 0 $gap]
        pack $Body.what -fill x -pady [list 0 $gap]
        # Where of several phases one is judged, no luck is.
        set turns [expr {[::wargame::match::Analysis oneOf $Match] == 1
            ? "turns" : "turns.costs"}]
        foreach {name key} [list plot chance table $turns worst worst] {
            ttk::label $Body.${name}Said -style Heading.TLabel \
                    -text [my Said analysis.$key]
            my Wraps $Body.${name}Said
        }
        # Why no chance stands beside them, where none does.
        set noChance [$Presenter game].analysis.noChance
        ttk::label $Body.worstWhy -text [expr {[::wargame::base::said $noChance]
            ? [::wargame::base::say $noChance] : ""}]
        my Wraps $Body.worstWhy
        set Table [::wargame::report::TurnsTable new $Body.table]
        set Worst [::wargame::report::WorstChoices new $Body.worst \
                [my Said analysis.none] $seeCmd]
    }

    method Wraps {label} {
        # It has a margin of its own.
        bind $label <Configure> [list apply {{label width} {
            $label configure -wraplength \
                    [expr {$width - [::wargame::look::theme px 6]}]
        }} %W %w]
    }

    method Reserve {} {
        # The room of all that will stand here: the window stays as large as it
        # is when the first of it comes.
        lassign [::wargame::look::roomOnScreen $Path] wide high
        set Wide [expr {min(round(1060 * [my Density]),
            $wide - [::wargame::look::theme px 70])}]
        ::wargame::look::scrolledRoom $Path.view $Wide \
                [expr {min([::wargame::look::theme px 860], $high)}]
        foreach part [list $Path.view $Body.worst] {
            bind $part <Configure> +[namespace code {my FitWorst}]
        }
    }

    method Density {} {
        return [::wargame::look::theme density]
    }

    method FitWorst {} {
        # What is seen at a time has room for it, its heading and the buttons.
        if {[info exists Worst] && [winfo viewable $Body]} {
            $Worst fit [expr {[winfo height $Path.view]
                - 2 * [winfo reqheight $Body.worstSaid]}]
        }
    }

    method PlotSize {} {
        # As wide as the page; on a low screen not so high.
        set width [expr {[winfo viewable $Body] ? [winfo width $Body]
            : $Wide}]
        set high [lindex [::wargame::look::roomOnScreen $Path] 1]
        set lines [expr {6 * [font metrics [::wargame::look::theme font area] \
                -linespace] / [my Density]}]
        return [list [expr {int($width / [my Density])}] \
                [expr {$high < 780 * [my Density] ? max(150, int($lines))
                    : 220}]]
    }

    method Said {key} {
        return [::wargame::base::sayOf [$Presenter game] $key]
    }

    method Go {} {
        if {[$Analysis isRunning]} {
            $Analysis stop
        } else {
            $Analysis start [namespace code {my Soon}]
            my Run
        }
    }

    method Soon {} {
        # More comes twice a second; what it comes to is drawn less often.
        my Run
        if {![$Analysis isRunning]} {
            after cancel $Due
            my Show
        } elseif {$Due eq ""} {
            set Due [after 3000 [namespace code {my Show}]]
        }
    }

    method Run {} {
        $Body.run.go configure -text [::wargame::base::say analysis.[expr {
            [$Analysis isRunning] ? "stop" : [$Analysis at] ? "goOn"
                : "start"}]]
        # Of a match that is looked at whole there is nothing to go on with.
        if {[$Analysis isWhole]} {
            if {[focus -displayof $Body] eq "$Body.run.go"} {
                focus [tk_focusNext $Body.run.go]
            }
            pack forget $Body.run.go
        } elseif {[winfo manager $Body.run.go] eq ""} {
            pack $Body.run.go -before $Body.run.at -side left -padx \
                    [list 0 [::wargame::look::theme size gap]]
        }
        set unread [$Analysis unread]
        $Body.run.at configure -text [expr {$unread ne "" ? $unread
            : [::wargame::base::say analysis.at {*}[lmap n \
                [list [$Analysis at] [$Match length]] { $Report count $n }]]}]
    }

    method Show {} {
        set Due ""
        my Follow
        my Run
        if {![llength [$Analysis found]]} {
            return
        }
        set words [::wargame::report::AnalysisWords new $Report $Presenter \
                [$Analysis found]]
        my Plot [$words plot {*}[my PlotSize]]
        $Table show [$words columns] [$words headings] [$words rows]
        $Worst show [lmap choice [$words choices] said [$words worst] \
                decision [$words decisions] {
            list [dict get $choice n] {*}$said $decision
        }]
        $words destroy
        if {[winfo manager $Body.table] eq ""} {
            # How it is judged is read first, and last.
            foreach part {plotSaid tableSaid table worstSaid worstWhy worst} {
                if {$part ne "worstWhy" || [$Body.$part cget -text] ne ""} {
                    pack $Body.$part -before $Body.what -fill x
                }
            }
            pack configure $Body.worst \
                    -pady [list 0 [::wargame::look::theme size gap]]
        }
        if {[winfo exists $Body.plot] && [winfo manager $Body.plot] eq ""} {
            pack $Body.plot -after $Body.plotSaid -anchor w
        }
        update idletasks
        my FitWorst
    }

    method Follow {} {
        # The match may have gone on: of the turns that there are now.
        if {$Report ne "" && $Stamp eq [$Match stamp]} {
            return
        } elseif {$Report ne ""} {
            $Report destroy
        }
        set Stamp [$Match stamp]
        set Report [::wargame::report::Report new $Match $Viewer $Presenter \
                "" $Sitter]
    }

    method Plot {svg} {
        # None, where the file of somebody else tells no chance.
        if {$svg eq ""} {
            destroy $Body.plot
        } elseif {![winfo exists $Body.plot]} {
            {*}$PlotCmd $Body.plot $svg
        } else {
            # Its picture alone changes: it does not go for a moment.
            set next plotNext
            {*}$PlotCmd $Body.$next $svg
            $Body.plot configure -image [$Body.$next cget -image]
            destroy $Body.$next
        }
    }
}
