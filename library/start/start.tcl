# start.tcl --
#
#       The start window: a card for each game, and beside them matches to go on
#       with and what is so of every new match.
#
#       set start [::wargame::start::Start new PATH]     a new toplevel
#       whole GAME         shows that card whole: where not all have room, those
#                          that were asked for last are, and the others folded;
#                          at first it is that of the game played last
#       part NAME ?GAME?   the path of a part: dice, agreed (what is so of every
#                          new match); of a game's card, see start-card.tcl

need base/layouts base/prefs base/requests base/words match/open-marks \
        look/button-bar look/key-press look/scrolled look/theme \
        present/seating \
        start/saved-words start/start-aside start/start-card \
        start/start-picks

if {![info object isa class ::wargame::start::Start]} {
    oo::class create ::wargame::start::Start
}

oo::define ::wargame::start::Start {
    # Open: whose options are shown.  Asked: games, the one whose card was asked
    # for last first.  Fits: {WIDTH HEIGHT} that they were laid for.
    variable Path Picks Cards Open Asked Fits

    constructor {path} {
        set Path $path
        set Open ""
        set Picks [dict create]
        foreach about [my Games] {
            dict set Picks [dict get $about game] \
                    [::wargame::start::StartPicks new]
        }
        set Asked [dict keys $Picks]
        my Ask [::wargame::start::playedLast]
        set theme ::wargame::look::theme
        toplevel $Path -class Start -background [$theme color paper]
        wm title $Path [::wargame::base::say start.title]
        # As much of four games as the screen has room for.
        wm geometry $Path [expr {min([$theme px 1380],
            [winfo screenwidth $Path] - 40)}]x[expr {min([$theme px 900],
            [winfo screenheight $Path] - 90)}]
        wm protocol $Path WM_DELETE_WINDOW [namespace code {my Close}]
        bind $Path <Destroy> [namespace code {my Destroyed %W}]
        ::wargame::base::bindKeys $Path [list \
                <Control-q> {::wargame::base::requests send quit} \
                <Control-o> [list ::wargame::base::requests send openDialog \
                    $Path]]
        bind $Path <<WargameTheme>> [namespace code {my Rebuild}]
        my Fill
    }

    destructor {
        if {[info exists Path] && [winfo exists $Path]} {
            bind $Path <Destroy> {}
            destroy $Path
        }
        if {[info exists Picks]} {
            foreach picks [dict values $Picks] {
                $picks destroy
            }
        }
    }

    method part {name {game ""}} {
        return [expr {$game eq "" ? "$Path.body.recent.$name"
            : [[dict get $Cards $game] part $name]}]
    }

    method Close {} {
        set path $Path
        my destroy
        ::wargame::base::requests send windowGone $path
    }

    method Destroyed {window} {
        if {$window eq $Path} {
            my destroy
        }
    }

    method Rebuild {} {
        destroy {*}[winfo children $Path]
        $Path configure -background [::wargame::look::theme color paper]
        my Fill
    }

    method Fill {} {
        set theme ::wargame::look::theme
        set margin [$theme px 28]
        frame $Path.head -background [$theme color desk]
        label $Path.head.title -text [::wargame::base::say start.title] \
                -font [$theme font title] -background [$theme color desk] \
                -foreground [$theme color deskText]
        label $Path.head.sub -text [::wargame::base::say start.subtitle] \
                -font [$theme font subtitle] -background [$theme color desk] \
                -foreground [$theme color deskSoft]
        pack $Path.head -fill x
        pack $Path.head.title -side left -padx [list $margin [$theme px 16]] \
                -pady [$theme px 14]
        pack $Path.head.sub -side left -pady [list [$theme px 14] 0]
        my Languages $Path.head
        my CutOff
        ttk::frame $Path.body
        ::wargame::look::scrolled $Path.view $Path.body
        pack $Path.view -fill both -expand 1 -padx [list $margin 0] \
                -pady [list [$theme px 14] 0]
        ttk::frame $Path.body.games
        ::wargame::start::StartAside new $Path.body.recent
        pack $Path.body.recent -side right -fill y -padx [list $margin \
                [$theme px 10]]
        pack $Path.body.games -side left -fill both -expand 1
        my Lay
        my Focus
    }

    method Focus {} {
        # To what was played last, else to the first game.
        set button [[dict get $Cards [lindex $Asked 0]] part play]
        bind $button <FocusIn> \
                "if {\[[namespace code [list my Came $button]]\]} break"
        focus $button
    }

    method Came {button} {
        # The window opens at its top: what is out of sight there has not the
        # keyboard, nor does it scroll.  -> was it out of sight?
        bind $button <FocusIn> {}
        if {[winfo rooty $button] + [winfo height $button]
                <= [winfo rooty $Path.view] + [winfo height $Path.view]} {
            return 0
        }
        focus [lindex [my Buttons] 0]
        return 1
    }

    method Games {} {
        # Those that people play; a toy where a preference shows it.
        if {[::wargame::base::prefs get toys]} {
            return [::wargame::games]
        }
        return [lmap about [::wargame::games] {
            if {[::wargame::present::isToy [dict get $about game]]} continue
            set about
        }]
    }

    method Lay {} {
        foreach part {body.games view} {
            bind $Path.$part <Configure> +[namespace code {my Fit}]
        }
        set Cards [dict create]
        set Fits ""
        foreach about [my Games] {
            set game [dict get $about game]
            dict set Cards $game [::wargame::start::StartCard new \
                    $Path.body.games.$game $about [dict get $Picks $game] \
                    [expr {$game eq $Open}] [namespace code {my Fold}] \
                    [namespace code {my whole}]]
        }
    }

    method Fit {} {
        set fits [list [winfo width $Path.body.games] [winfo height $Path.view]]
        if {$fits ne $Fits && 1 ni $fits} {
            set Fits $fits
            my FitCards [lindex $fits 0]
        }
    }

    method FitCards {width} {
        # All have their picture, or none has.
        set room 1
        foreach card [dict values $Cards] {
            set room [expr {$room && [$card hasPicture $width]}]
        }
        foreach card [dict values $Cards] {
            $card fit $width $room
        }
        lassign [my Whole] whole parts
        dict for {game card} $Cards {
            $card lay [expr {$game in $whole ? "whole" : $parts}]
        }
    }

    method Whole {} {
        # So many that all are in sight -> which of them, and what is shown of
        # the others.
        for {set n [expr {[llength $Asked] - 1}]} {$n >= 0} {incr n -1} {
            set whole [lrange $Asked 0 $n]
            foreach parts {{about said} about {}} {
                if {$parts eq "" && $n > 0} continue
                if {[my High $whole $parts] <= [lindex $Fits 1]} {
                    return [list $whole $parts]
                }
            }
        }
        return [list $whole $parts]
    }

    method High {whole parts} {
        set high 0
        dict for {game card} $Cards {
            incr high [expr {[::wargame::look::theme px 10]
                + [$card high [expr {$game in $whole ? "whole" : $parts}]]}]
        }
        return $high
    }

    method whole {game} {
        my Ask $game
        set Fits ""
        my Fit
    }

    method Ask {game} {
        if {$game in $Asked} {
            set Asked [list $game {*}[lsearch -all -inline -not -exact $Asked \
                    $game]]
        }
    }

    method Fold {game} {
        # One card at a time is open.
        set was $Open
        set Open [expr {$was eq $game ? "" : $game}]
        foreach each [list $was $game] {
            if {$each ne ""} {
                [dict get $Cards $each] open [expr {$each eq $Open}]
            }
        }
    }

    method Buttons {} {
        return [lmap card [dict values $Cards] { $card part play }]
    }

    method Languages {head} {
        # One button a language, the one that is spoken brighter.
        set theme ::wargame::look::theme
        foreach language [lreverse [::wargame::base::languages]] {
            set here [expr {$language eq [::wargame::base::language]}]
            set button [button $head.$language -relief flat -borderwidth 0 \
                    -text [::wargame::base::say language.$language] \
                    -font [$theme font prompt] \
                    -background [$theme color desk] \
                    -activebackground [$theme color desk] \
                    -foreground [$theme color [expr {
                        $here ? "deskText" : "deskSoft"}]] \
                    -activeforeground [$theme color gold] \
                    -highlightthickness 1 \
                    -highlightbackground [$theme color desk] \
                    -highlightcolor [$theme color glow] \
                    -command [list ::wargame::base::requests send useLanguage \
                        $language]]
            bind $button <Return> {%W invoke; break}
            pack $button -side right -padx [$theme px 8]
        }
    }

    # ---- a match that was cut off ----

    method CutOff {} {
        # How far each has come is learnt with it.
        set paths [::wargame::match::openMarks cutOff \
                ::wargame::start::learnSaved]
        if {[llength $paths] == 0} {
            return
        }
        set theme ::wargame::look::theme
        set path [lindex $paths end]
        set bar [frame $Path.cut -background [$theme color gold]]
        label $bar.text -anchor w -justify left -width 1 -text \
                "[::wargame::base::say start.crashed] [string map {\n {, }} \
                    [::wargame::start::savedInWords $path]]" \
                -background [$theme color gold] -foreground [$theme color ink] \
                -font [$theme font prompt]
        ttk::button $bar.on -text [::wargame::base::say start.goOn] \
                -command [list ::wargame::base::requests send openTable $path]
        ttk::button $bar.off -text [::wargame::base::say start.leave] \
                -command [namespace code [list my Forget $paths]]
        # The buttons have their room first; the text breaks where it must.
        pack $bar.off $bar.on -side right -padx [$theme px 8]
        pack $bar.text -side left -padx [$theme px 28] -pady [$theme px 10] \
                -fill x -expand 1
        bind $bar.text <Configure> {%W configure -wraplength %w}
        pack $bar -fill x
    }

    method Forget {paths} {
        foreach path $paths {
            ::wargame::match::openMarks forget $path
        }
        my Rebuild
    }
}
