# tutorial.tcl --
#
#       A guided match: a table at which one plays the first side, and a card
#       below it that says what to do next and why.
#
#       TutorialTable new WINDOW MATCH AUTOSAVE CHANCE     as a Table
#
#   What it wants is in games/GAME/tutorial.tcl: see plans.tcl.
#
#   The match is a real one: a step is over when what it wants has happened,
#   whatever way, and what is not allowed is refused as always.

need base/files base/objects base/requests base/words match/deeds \
        table/match-windows table/table tutorial/lesson tutorial/plans \
        tutorial/replies tutorial/tutorial-card

if {![info object isa class ::wargame::tutorial::TutorialTable]} {
    oo::class create ::wargame::tutorial::TutorialTable {
        superclass ::wargame::table::Table
    }
}

oo::define ::wargame::tutorial::TutorialTable {
    variable Window Match Presenter Turn Autosave Card Lesson Steps \
            Prepared Framed Look Replies

    constructor {window match autosave chance} {
        set Card ""
        set Prepared {}
        set Framed {}
        set Look ""
        set game [dict get [$match about] game]
        set Steps [::wargame::tutorial::plans steps $game]
        set Lesson [::wargame::tutorial::Lesson new $match $Steps]
        set Replies ""
        next $window $match $autosave $chance
        set Replies [::wargame::tutorial::Replies new $match $Presenter]
        set Card [::wargame::tutorial::TutorialCard new $Window.tutor [self]]
        pack $Window.tutor -side bottom -fill x -before [[my seat] part seat]
        my Learn
    }

    destructor {
        # It was no match to go on with.
        set autosave [expr {[info exists Autosave] ? $Autosave : ""}]
        if {[info object isa object $autosave]} {
            $autosave forsake
        }
        if {[info exists Card] && [info object isa object $Card]} {
            $Card destroy
        }
        foreach part {Lesson Replies} {
            if {[info exists $part]} {
                ::wargame::base::destroyIf [set $part]
            }
        }
        next
    }

    # ---- one sits here; the other answers by itself ----

    method here {} { return 0 }

    method isStaged {n} {
        # An umpire only prepares a step.
        return [expr {[lindex [::wargame::match::deedWords \
                [$Match line $n]] 0] eq "umpire"}]
    }

    method Is_covered {} { return 0 }

    method Is_taken {} {
        return [expr {[$Match side] eq "1" || [next]}]
    }

    method Do_take {} {
        if {[$Match side] ne "1"} {
            next
            return
        }
        my do [::wargame::tutorial::plans reply [$Presenter game] \
                [$Match actions] [$Lesson of key]]
    }

    foreach what {settle wentOn} {
        method $what {} {
            next
            my Learn
        }
    }

    method rebuild {} {
        next
        if {$Card ne ""} {
            $Card destroy
            set Card [::wargame::tutorial::TutorialCard new $Window.tutor \
                    [self]]
            pack $Window.tutor -side bottom -fill x \
                    -before [[my seat] part seat]
            my Learn
        }
    }

    # ---- the steps ----

    method step {} {
        return [$Lesson step]
    }

    method Learn {} {
        # Where the match stands now.
        if {$Card eq "" || ![info object isa object $Match]} {
            return
        }
        $Lesson follow
        my Watch
        my Prepare
        my LookThere
        my ShowCard
    }

    method Watch {} {
        # What the other side has just done is read step by step, unless a
        # panel plays the moves of the rules.
        if {$Replies eq "" || [[$Presenter panels] hasMoves]
                || [my seat] eq "" || [$Match side] ne "0"
                || ![$Turn is answering]} {
            return
        }
        set events [$Replies unread]
        if {[llength $events]} {
            [[my seat] of panelPlace] enter ""
            [my seat] meanwhile $events
        }
    }

    method Does {word} {
        next $word
        if {$word eq "resume"} {
            my Learn
        }
    }

    method LookThere {} {
        # Where the step is, once; where something was prepared.  As soon as
        # nothing else is to be read.
        if {[my seat] eq "" || [[my seat] waits]
                || [[my seat] board] eq ""} {
            return
        }
        set key [$Lesson of key]
        if {[$Lesson of frame] ne "" && $key ni $Framed} {
            lappend Framed $key
            [[[my seat] board] camera] frame [$Lesson of frame]
        }
        if {$Look ne ""} {
            [[my seat] of lights] point $Look
            set Look ""
        }
    }

    method Prepare {} {
        # Once for each step; it then begins after it.
        set key [$Lesson of key]
        if {$key in $Prepared || [$Match side] ne "0"
                || [$Lesson of prepare] eq ""
                || [$Match decision] ne [$Lesson of at]} {
            return
        }
        lappend Prepared $key
        $Lesson prepare [$Lesson of prepare]
        set Look [lindex [$Lesson of prepare] 0]
    }

    method Strayed {} {
        # Was the last thing done here something else, if a legal one?
        return [$Lesson strayed [lindex [dict get \
                [::wargame::base::aboutGame [$Presenter game]] sides] 0]]
    }

    method ShowCard {} {
        set game [$Presenter game]
        set key [$Lesson of key]
        set note ""
        if {[$Lesson missed]} {
            set note [::wargame::base::say $game.tutorial.missed.$key]
        } elseif {[my Strayed]} {
            set note [::wargame::base::say [expr {[my canUndo]
                ? "tutorial.strayed" : "tutorial.strayedOn"}]]
        }
        $Card show [dict create \
            count [::wargame::base::say tutorial.count [$Lesson number] \
                [$Lesson count]] \
            title [::wargame::base::say $game.tutorial.$key.title] \
            text [my Text [$Lesson step] [$Lesson left]] \
            note $note rule [$Lesson of rule ""] next [$Lesson reads] \
            shows [expr {[$Lesson of show] ne ""}] \
            back [expr {[$Lesson number] > 1
                || [$Match length] > [$Lesson began]}]]
    }

    method Text {step units} {
        # Whom it asks for depends on who can still go.
        set key [$Presenter game].tutorial.[dict get $step key]
        set names [lmap unit $units {
            [$Presenter words] unitName $unit
        }]
        return [expr {[dict exists $step gathers] && $names eq {}
            ? [::wargame::base::say $key.gathered]
            : [::wargame::base::say $key.text [join $names ", "]]}]
    }

    # ---- what the card asks ----

    method lessons {} {
        return [lmap step $Steps {
            list [::wargame::base::say [$Presenter game].tutorial.[dict get \
                $step key].title] [my Text $step [$Lesson gathered $step]]
        }]
    }

    method nextStep {} {
        if {[$Lesson reads]} {
            $Lesson turn
            my Learn
        }
    }

    method stepBack {} {
        set to [$Lesson back]
        my undoTo $to
        if {[$Match length] > $to && [my seat] ne ""} {
            [my seat] message [::wargame::base::say tutorial.noBack]
        }
        my Learn
    }

    method leave {} {
        # After the last step there is nothing to ask.
        if {[my seat] eq "" || [$Lesson isLast]} {
            ::wargame::base::requests send closeTable [self]
        } else {
            [[my seat] of answers] confirm \
                [list [::wargame::base::say tutorial.leave.ask]] \
                [::wargame::base::say tutorial.leave] \
                [list ::wargame::base::requests send closeTable [self]] 0
        }
    }

    method showMe {} {
        # What leads on, on the map if it is there.
        if {[my seat] eq ""} {
            return
        }
        set action ""
        foreach pattern [$Lesson of show] {
            set action [lsearch -inline -glob [[my seat] offered] $pattern]
            if {$action ne ""} break
        }
        if {$action eq ""} {
            # What is to be read first is asked for before any answer.
            [my seat] message [expr {[[my seat] waits]
                ? [::wargame::base::say dice.stays.text]
                : [[$Presenter words] prompt [$Match moment 0]]}]
            return
        }
        [my seat] message [::wargame::base::say tutorial.shown \
                [[$Presenter words] label $action]]
        [[my seat] of lights] point $action
    }
}
