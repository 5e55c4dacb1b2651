# tutorial.tcl --
#
#       A guided match: a table at which one plays the first side, and a card
#       below it that says what to do next and why.
#
#       openTutorial GAME        a new window
#       hasTutorial GAME         is there one?
#
#   games/GAME/tutorial.tcl says, as ::wargame::GAME::tutorial:
#       start     scenario, secret, seed of the dice, and the actions that lead
#                 to where it begins
#       steps     dictionaries: key, of the messages GAME.tutorial.KEY.title,
#                 .text and .missed; rule; wants, the events of which one ends
#                 the step, none where one only reads; show, patterns of actions
#                 that lead there, the best first; missed, the decisions at which
#                 it is too late; prepare, what an umpire does for it the first
#                 time that the decision at is asked
#       reply ACTIONS   what the other side answers
#
#   The match is a real one: a step is over when what it wants has happened,
#   whatever way, and what is not allowed is refused as always.

need base/files base/requests base/words table/match-windows table/table \
        tutorial/tutorial-card

if {![info object isa class ::wargame::tutorial::TutorialTable]} {
    oo::class create ::wargame::tutorial::TutorialTable {
        superclass ::wargame::table::Table
    }
}

proc ::wargame::tutorial::hasTutorial {game} {
    return [said $game.tutorial.welcome.text]
}

proc ::wargame::tutorial::openTutorial {game} {
    need match/chance base/prefs match/autosave
    need games/$game/tutorial
    set start [${game}::tutorial start]
    set match [Match start $game [dict get $start scenario] "" \
            [dict get $start secret]]
    foreach action [dict get $start actions] {
        $match do [$match side] $action
    }
    set n 1
    while {[winfo exists .tutorial$n]} {
        incr n
    }
    set autosave [LessonAutosave new $game [$match save]]
    set table [matchWindows add [TutorialTable new .tutorial$n $match $autosave \
            [Chance new [dict get $start seed]]]]
    if {[winfo exists .start]} {
        destroy .start
    }
    return $table
}

oo::define ::wargame::tutorial::TutorialTable {
    variable Window Match Presenter Autosave Card Steps Starts Length \
            Prepared Look

    constructor {window match autosave chance} {
        set Card ""
        set Prepared {}
        set Look ""
        set game [dict get [$match about] game]
        set Steps [::wargame::${game}::tutorial steps]
        # How long the match was when each step so far began.
        set Starts [list [$match length]]
        next $window $match $autosave $chance
        set Card [::wargame::tutorial::TutorialCard new $Window.tutor [self]]
        pack $Window.tutor -side bottom -fill x -before $Window.seat
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
        next
    }

    # ---- one sits here; the other answers by itself ----

    method here {} { return 0 }

    method Is_covered {} { return 0 }

    method Is_taken {} {
        return [expr {[$Match side] eq "1" || [next]}]
    }

    method Do_take {} {
        if {[$Match side] ne "1"} {
            next
            return
        }
        my do [::wargame::[$Presenter game]::tutorial reply [$Match actions]]
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
            pack $Window.tutor -side bottom -fill x -before $Window.seat
            my Learn
        }
    }

    # ---- the steps ----

    method step {} {
        return [lindex $Steps [llength $Starts]-1]
    }

    method Of {key {default {}}} {
        set step [my step]
        return [expr {[dict exists $step $key] ? [dict get $step $key]
            : $default}]
    }

    method Learn {} {
        # Where the match stands now.
        if {$Card eq "" || ![info object isa object $Match]} {
            return
        }
        while {[llength $Starts] > 1 && [lindex $Starts end] > [$Match length]} {
            set Starts [lrange $Starts 0 end-1]
        }
        while {[my Happened]} {
            lappend Starts [$Match length]
        }
        my Prepare
        my LookThere
        my ShowCard
    }

    method LookThere {} {
        # Where something was prepared, as soon as nothing else is to be read.
        if {$Look ne "" && [my seat] ne "" && ![[my seat] waits]} {
            [[my seat] of lights] point $Look
            set Look ""
        }
    }

    method Prepare {} {
        # Once for each step; it then begins after it.
        set key [my Of key]
        if {$key in $Prepared || [$Match side] ne "0"
                || [my Of prepare] eq "" || [$Match decision] ne [my Of at]} {
            return
        }
        lappend Prepared $key
        foreach action [my Of prepare] {
            if {[$Match whyUmpire $action] eq ""} {
                $Match do umpire $action
            }
        }
        lset Starts end [$Match length]
        set Look [lindex [my Of prepare] 0]
    }

    method Happened {} {
        set wants [my Of wants]
        foreach event [$Match news 0 [expr {[lindex $Starts end] + 1}]] {
            if {[dict get $event what] in $wants} {
                return 1
            }
        }
        return 0
    }

    method Missed {} {
        return [expr {[$Match side] eq "0"
            && [$Match decision] in [my Of missed]}]
    }

    method Strayed {} {
        # Was the last thing done here something else, if a legal one?
        if {[$Match side] ne "0" || [$Match length] <= [lindex $Starts end]
                || [my Of wants] eq ""} {
            return 0
        }
        set words [split [string trim [$Match line [$Match length]]]]
        if {[lindex $words 0] ne [lindex [dict get [::wargame::base::aboutGame \
                [$Presenter game]] sides] 0]} {
            return 0
        }
        set action [lrange $words 1 end-1]
        foreach pattern [concat done [my Of show]] {
            if {[string match $pattern $action]} {
                return 0
            }
        }
        return 1
    }

    method ShowCard {} {
        set game [$Presenter game]
        set key [dict get [my step] key]
        set note ""
        if {[my Missed]} {
            set note [::wargame::base::say $game.tutorial.missed.$key]
        } elseif {[my Strayed]} {
            set note [::wargame::base::say [expr {[my canUndo]
                ? "tutorial.strayed" : "tutorial.strayedOn"}]]
        }
        $Card show [dict create \
            count [::wargame::base::say tutorial.count [llength $Starts] \
                [llength $Steps]] \
            title [::wargame::base::say $game.tutorial.$key.title] \
            text [::wargame::base::say $game.tutorial.$key.text] \
            note $note rule [my Of rule ""] \
            next [expr {[my Of wants] eq "" && [llength $Starts]
                < [llength $Steps]}] \
            shows [expr {[my Of show] ne ""}] \
            back [expr {[llength $Starts] > 1
                || [$Match length] > [lindex $Starts end]}]]
    }

    # ---- what the card asks ----

    method lessons {} {
        return [lmap step $Steps {
            set key [$Presenter game].tutorial.[dict get $step key]
            list [::wargame::base::say $key.title] [::wargame::base::say \
                    $key.text]
        }]
    }

    method nextStep {} {
        if {[my Of wants] eq "" && [llength $Starts] < [llength $Steps]} {
            lappend Starts [$Match length]
            my Learn
        }
    }

    method stepBack {} {
        # To where this step began, or the one before if nothing was done in it.
        set to [lindex $Starts end]
        if {[$Match length] <= $to && [llength $Starts] > 1} {
            set Starts [lrange $Starts 0 end-1]
            set to [lindex $Starts end]
        }
        my undoTo $to
        if {[$Match length] > $to && [my seat] ne ""} {
            [my seat] message [::wargame::base::say tutorial.noBack]
        }
        my Learn
    }

    method leave {} {
        # After the last step there is nothing to ask.
        if {[my seat] eq "" || [llength $Starts] == [llength $Steps]} {
            ::wargame::base::requests send closeTable [self]
        } else {
            [[my seat] of answers] confirm \
                [list [::wargame::base::say tutorial.leave.ask]] \
                [::wargame::base::say tutorial.leave] \
                [list ::wargame::base::requests send closeTable [self]]
        }
    }

    method showMe {} {
        # What leads on, on the map if it is there.
        if {[my seat] eq ""} {
            return
        }
        set action ""
        foreach pattern [my Of show] {
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
