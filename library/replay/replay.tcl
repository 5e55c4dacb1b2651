# replay.tcl --
#
#       A match looked at again in a window of its own: forward and back, by
#       action, phase, turn or battle, as a viewer saw it.
#
#   set r [::wargame::replay::Replay new WINDOW MATCH FILE VIEWERS VIEWER N \
#          ?COMMANDER?]
#                          the MATCH outlives it, or it is closed; FILE: where
#                          that is kept; VIEWERS: those that may look, and
#                          the one who does first, at its first N actions;
#                          COMMANDER: of several a side, the one who looks as
#                          that VIEWER
#       go N               goes to its first N actions, or to the end, when
#                          there is time to draw it
#       stepOn JUMP        goes one action on, at once; JUMP 1: without motion
#       jump KIND BY       goes to the next (1) or the last before (-1) of turn
#                          phase battle action
#       look VIEWER        shows the match as that viewer saw it
#       at                 the number of the action shown
#       count N, after N   see match/known-steps.tcl
#       showBar            says again where it is
#       keptIn MATCH FILE  if it shows that match, its notes go beside FILE
#       close
#       match presenter window seat viewer commander viewers bar rebuild view
#       turn
#       odds mayAnswer computers   as of a Table
#       player             plays it; the Replay does play and speed by it
#       bookmark bookmarks unmark branch course decide decision  see its notes

need base/requests base/words match/bookmarks match/chapters match/known-steps \
        match/replay-cursor match/memories match/odds-service match/sitter \
        look/theme look/window-size present/presenter seat/seat \
        table/match-window table/turn replay/replay-bar replay/replay-notes \
        replay/replay-computers replay/replay-player replay/replay-seat

if {![info object isa class ::wargame::replay::Replay]} {
    oo::class create ::wargame::replay::Replay {
        superclass ::wargame::table::MatchWindow
    }
}

oo::define ::wargame::replay::Replay {
    variable Window Source Cursor Presenter Chapters Bookmarks Notes Player \
            Viewers Viewer Seat Bar Wanted Due Line AtEnd Memories Odds Turn \
            Steps Computers

    constructor {window match file viewers viewer n {commander ""}} {
        set Turn [::wargame::table::Turn new {string equal replay} list]
        $Turn event sit
        lassign [list $window $match $viewers $viewer] \
                Window Source Viewers Viewer
        lassign {} Seat Bar Due Wanted
        set Presenter [::wargame::present::presenterOf [dict get \
                [$match about] game]]
        set Cursor [::wargame::match::ReplayCursor new $match]
        set Memories [::wargame::match::Memories new $match $Presenter]
        set Odds [::wargame::match::OddsService new $Cursor]
        set file [file normalize $file]
        set Bookmarks [::wargame::match::Bookmarks new $file $match]
        set Notes [::wargame::replay::ReplayNotes new [self] $match $file \
                $Bookmarks [::wargame::match::sitter $viewer $commander]]
        set Computers [::wargame::replay::ReplayComputers new $match $file]
        set Player [::wargame::replay::ReplayPlayer new [self]]
        set Steps [::wargame::match::KnownSteps new $match $viewers $viewer \
                $commander]
        my Forwards
        set Chapters [::wargame::match::Chapters new $match $Presenter $Viewer]
        toplevel $Window -class Replay \
                -background [::wargame::look::theme color desk]
        wm minsize $Window 760 560
        ::wargame::look::openSized $Window
        ::wargame::base::requests send menus replay $Window [self]
        my Heed {GoOn {my Show 1} Hurry {my HurryDice}}
        $Source listen [namespace code {my Changed}]
        trace add command $Source delete [namespace code {my SourceGone}]
        $Cursor go [$Steps after [$Steps count $n]]
        my Open
    }

    method Forwards {} {
        # What its parts do.
        foreach {part methods} {
            Notes {bookmark bookmarks unmark branch course commander decide
                decision}
            Player {play speed} Steps {count after began}
        } {
            foreach method $methods {
                oo::objdefine [self] forward $method [set $part] $method
            }
        }
    }

    method keptIn {match path} {
        if {$match eq $Source} {
            $Notes keptIn $path
        }
    }

    destructor {
        if {![info exists Line]} {
            return
        }
        after cancel $Due
        $Player destroy
        if {[info object isa object $Source]} {
            $Source deafen [namespace code {my Changed}]
            trace remove command $Source delete \
                    [namespace code {my SourceGone}]
        }
        my Clear
        foreach part {
            Notes Computers Odds Chapters Steps Memories Cursor Bookmarks
            Presenter Turn
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
        Cursor Presenter Window Seat Viewer Viewers Bar Odds Turn Player
        Computers
    } {
        method [string map {cursor match} [string tolower $part]] {} [format {
            return $%s
        } $part]
    }

    method view {viewer} {
        return [$Memories view $viewer $Cursor]
    }

    method mayAnswer {viewer} {
        return 0
    }

    method at {} {
        return [$Cursor length]
    }

    # ---- wound ----

    method go {n} {
        # The slider asks more often than there is time to draw.
        set last [$Cursor last]
        set Wanted [expr {$n eq "end" ? $last
            : [$Steps after [$Steps count [expr {min($n, $last)}]]]}]
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
            my Show [expr {[my count $n] != [my count $from] + 1}]
        }
    }

    method stepOn {jump} {
        $Cursor go [$Steps after [expr {[my count [my at]] + 1}]]
        my Show $jump
    }

    method Show {jump} {
        set Line [$Source line [my at]]
        set AtEnd [expr {[my count [my at]] == [my count [$Cursor last]]}]
        $Seat wound $jump
        my showBar
    }

    method showBar {} {
        # The knob stays with the hand that slides it.
        set at [expr {$Wanted eq "" ? [my at] : $Wanted}]
        $Bar show [dict create at [my count $at] \
                last [my count [$Cursor last]] text [my Where] \
                playing [$Player isPlaying] \
                battles [lmap n [$Chapters all battle] { my count $n }] \
                bookmarks [lmap bookmark [lsort -unique -integer -index 0 \
                    [$Notes bookmarks]] { my count [lindex $bookmark 0] }] \
                marks [lmap n [$Chapters all turn] {
                    list [my count $n] [$Chapters turn $n]
                }]]
    }

    method Where {} {
        # "Action 112 of 640 - 6 September, 10 - French: Combat"
        set parts [list [::wargame::base::say replay.at [my count [my at]] \
                [my count [$Cursor last]]]]
        set turn [$Chapters turn [my at]]
        if {$turn ne ""} {
            lappend parts $turn
        }
        lappend parts [[$Presenter sentences] phaseName \
                [$Cursor moment $Viewer]]
        return [join $parts " - "]
    }

    method jump {kind by} {
        set at [expr {$Wanted eq "" ? [my at] : $Wanted}]
        if {$kind eq "action"} {
            my go [my after [expr {max(0, [my count $at] + $by)}]]
            return
        }
        set n [$Chapters [expr {$by > 0 ? "after" : "before"}] $kind $at]
        if {$n eq ""} {
            set n [expr {$by > 0 ? "end" : 0}]
        }
        my go $n
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
            my showBar
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
        # Nothing of what this viewer saw outlives this.
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
        if {$viewer in $Viewers && $viewer ne $Viewer} {
            set Viewer $viewer
            $Chapters destroy
            set Chapters [::wargame::match::Chapters new $Source $Presenter \
                    $Viewer]
            $Steps look $Viewer
            my rebuild
        }
    }
}
