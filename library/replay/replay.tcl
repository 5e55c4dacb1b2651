# replay.tcl --
#
#       A match looked at again in a window of its own: forward and back, by
#       action, phase, turn or battle, from the eyes of whoever may look.
#
#   set replay [::wargame::replay::Replay new WINDOW MATCH FILE EYES VIEWER N]
#                          the MATCH outlives it, or it is closed; FILE: where
#                          that is kept; EYES: the viewers that may look, and
#                          the one who does first, at its first N actions
#       go N               to its first N actions, or to the end
#       jump KIND BY       to the next (1) or the last before (-1) of turn phase
#                          battle action
#       play               begins to play, or pauses
#       speed ?SPEED?      slow normal fast fastest
#       look VIEWER        with those eyes
#       at                 the number of the action shown
#       bookmark           asks for a note on what is shown now
#       bookmarks          those that these eyes may read, as Bookmarks all
#       unmark N VIEWER    takes one away
#       branch             asks for a name, and opens a table with a new match
#                          that begins with the actions up to here
#       close
#       match presenter window seat viewer eyes bar rebuild view turn
#       odds           as of a Table
#
#   The class goes on in replay-notes.tcl, bookmarks and other ways to play on.

need base/requests base/words match/bookmarks match/chapters match/replay-cursor \
        match/memories match/odds-service look/ask-line look/theme \
        look/window-size present/presenter seat/seat table/match-window \
        table/turn replay/replay-bar replay/replay-seat

if {![info object isa class ::wargame::replay::Replay]} {
    oo::class create ::wargame::replay::Replay {
        superclass ::wargame::table::MatchWindow
    }
}

oo::define ::wargame::replay::Replay {
    variable Window Source Cursor Presenter Chapters Bookmarks File Eyes Viewer \
            Seat Bar Wanted Due Playing Speed Line AtEnd Memories Odds Turn

    constructor {window match file eyes viewer n} {
        set Turn [::wargame::table::Turn new {string equal replay} list]
        $Turn event sit
        set Window $window
        set Source $match
        set File [file normalize $file]
        set Eyes $eyes
        set Viewer $viewer
        set Seat ""
        set Bar ""
        set Due ""
        set Wanted ""
        set Playing ""
        set Speed normal
        set Presenter [::wargame::present::presenterOf [dict get \
                [$match about] game]]
        set Cursor [::wargame::match::ReplayCursor new $match]
        set Memories [::wargame::match::Memories new $match $Presenter]
        set Odds [::wargame::match::OddsService new $Cursor]
        set Bookmarks [::wargame::match::Bookmarks new $File $match]
        set Chapters [::wargame::match::Chapters new $match $Presenter $Viewer]
        toplevel $Window -class Replay \
                -background [::wargame::look::theme color desk]
        wm minsize $Window 760 560
        ::wargame::look::openSized $Window
        ::wargame::base::requests send menus replay $Window [self]
        my Heed {GoOn {my Show 1} Hurry {my HurryDice}}
        $Source listen [namespace code {my Changed}]
        trace add command $Source delete [namespace code {my SourceGone}]
        $Cursor go $n
        my Open
    }

    method keptIn {match path} {
        # That match goes on in another file; notes go beside it.
        if {$match eq $Source} {
            set File $path
            $Bookmarks keptIn $path
        }
    }

    destructor {
        if {![info exists Line]} {
            return
        }
        after cancel $Due
        after cancel $Playing
        if {[info object isa object $Source]} {
            $Source deafen [namespace code {my Changed}]
            trace remove command $Source delete \
                    [namespace code {my SourceGone}]
        }
        my Clear
        foreach part {
            Odds Chapters Memories Cursor Bookmarks Presenter Turn
        } {
            [set $part] destroy
        }
        if {[winfo exists $Window]} {
            bind $Window <Destroy> {}
            destroy $Window
        }
    }

    method Title {} {
        set about [$Source about]
        set game [dict get $about game]
        return [::wargame::base::say replay.title \
                [::wargame::base::say $game.title] \
                [::wargame::base::say $game.scenario.[dict get $about \
                scenario]]]
    }

    # ---- asked ----

    foreach part {
        Cursor Presenter Window Seat Viewer Eyes Bar Odds Turn
    } {
        method [string map {cursor match} [string tolower $part]] {} [format {
            return $%s
        } $part]
    }

    method view {viewer} {
        return [$Memories view $viewer $Cursor]
    }

    method answers {viewer} {
        return 0
    }

    method at {} {
        return [$Cursor length]
    }

    # ---- wound ----

    method go {n} {
        # The slider asks more often than there is time to draw.
        set Wanted [expr {$n eq "end" ? [$Cursor last] : min($n, [$Cursor last])}]
        if {$Due eq ""} {
            set Due [after 1 [namespace code {my Arrive}]]
        }
    }

    method Arrive {} {
        set Due ""
        set n $Wanted
        set Wanted ""
        set from [my at]
        if {$n ne "" && $n != $from} {
            $Cursor go $n
            my Show [expr {$n != $from + 1}]
        }
    }

    method Show {jump} {
        set Line [$Source line [my at]]
        set AtEnd [expr {[my at] == [$Cursor last]}]
        $Seat wound $jump
        my ShowBar
    }

    method ShowBar {} {
        # The knob stays with the hand that slides it.
        set at [expr {$Wanted eq "" ? [my at] : $Wanted}]
        $Bar show [dict create at $at last [$Cursor last] text [my Where] \
                playing [expr {$Playing ne ""}] battles [$Chapters all battle] \
                bookmarks [my bookmarks] \
                marks [lmap n [$Chapters all turn] {
                    list $n [$Chapters turn $n]
                }]]
    }

    method Where {} {
        # "Action 112 of 640 - 6 September, 10 - French: Combat"
        set parts [list [::wargame::base::say replay.at [my at] [$Cursor last]]]
        set turn [$Chapters turn [my at]]
        if {$turn ne ""} {
            lappend parts $turn
        }
        lappend parts [[$Presenter words] phase [$Cursor moment $Viewer]]
        return [join $parts " - "]
    }

    method jump {kind by} {
        set at [expr {$Wanted eq "" ? [my at] : $Wanted}]
        if {$kind eq "action"} {
            my go [expr {max(0, $at + $by)}]
            return
        }
        set n [$Chapters [expr {$by > 0 ? "after" : "before"}] $kind $at]
        if {$n eq ""} {
            set n [expr {$by > 0 ? "end" : 0}]
        }
        my go $n
    }

    # ---- played ----

    method play {} {
        if {$Playing ne ""} {
            my Pause
            return
        }
        if {[my at] == [$Cursor last]} {
            my go 0
        }
        my Next
        my ShowBar
    }

    method Pause {} {
        after cancel $Playing
        set Playing ""
        my ShowBar
    }

    method Next {{spent 0}} {
        # The screen is drawn in between, however slow it is.
        set delay [dict get {slow 2500 normal 1100 fast 350 fastest 60} $Speed]
        if {$Speed in {slow normal}} {
            set delay [expr {max($delay, [[$Seat of panel] pause])}]
        }
        set Playing [after [expr {max(20, $delay - $spent)}] \
                [namespace code {my Played}]]
    }

    method Played {} {
        if {[my at] == [$Cursor last]} {
            my Pause
            return
        }
        set began [clock milliseconds]
        $Cursor go [expr {[my at] + 1}]
        my Show [expr {$Speed eq "fastest"}]
        my Next [expr {[clock milliseconds] - $began}]
    }

    method speed {{speed ""}} {
        if {$speed ne ""} {
            set Speed $speed
        }
        return $Speed
    }

    method HurryDice {} {
        # All the throws to come before somebody decided.
        while {[$Cursor side] eq "chance" && [my at] < [$Cursor last]} {
            $Cursor go [expr {[my at] + 1}]
        }
        my Show 1
    }

    # ---- what the match does meanwhile ----

    method Changed {} {
        # At the end it stays at the end; what was taken back is not shown.
        set last [$Cursor last]
        $Chapters refresh
        if {$AtEnd || [my at] > $last || [$Source line [my at]] ne $Line} {
            $Cursor go $last
            my Show 1
        } else {
            my ShowBar
        }
    }

    method SourceGone {args} {
        my destroy
    }

    # ---- shown ----

    method Open {} {
        wm title $Window [my Title]
        set Bar [::wargame::replay::ReplayBar new $Window.bar [self]]
        pack $Window.bar -side bottom -fill x
        set Seat [::wargame::replay::ReplaySeat new $Window.seat [self] $Viewer]
        my Show 1
        $Bar focus
    }

    method Clear {} {
        # Nothing of what these eyes saw outlives this.
        foreach part {Seat Bar} {
            if {[set $part] ne ""} {
                [set $part] destroy
                set $part ""
            }
        }
    }

    method rebuild {} {
        set view [expr {[$Seat board] eq "" ? ""
            : [[[$Seat board] camera] saveView]}]
        my Clear
        $Chapters refresh
        after idle [list ::wargame::base::requests send menusAgain replay \
                $Window [self]]
        my Open
        if {$view ne ""} {
            [[$Seat board] camera] restoreView $view
        }
    }

    method look {viewer} {
        if {$viewer in $Eyes && $viewer ne $Viewer} {
            set Viewer $viewer
            $Chapters destroy
            set Chapters [::wargame::match::Chapters new $Source $Presenter \
                    $Viewer]
            my rebuild
        }
    }
}

need replay/replay-notes
