# guide.tcl --
#
#       What leads through the steps of a tutorial: it looks at the match after
#       each change, prepares what a step needs, has the card say it, and does
#       what the card's buttons ask.
#
#   set guide [::wargame::tutorial::Guide new TABLE LESSON]
#                    with a card below the table's seat; both outlive it
#       learn        where the match stands now
#       rebuild      the card, made again
#     and what the card asks: lessons nextStep stepBack leave showMe home;
#     see tutorial-card.tcl

need base/files base/objects base/requests base/words tutorial/lesson \
        tutorial/replies tutorial/tutorial-card

if {![info object isa class ::wargame::tutorial::Guide]} {
    oo::class create ::wargame::tutorial::Guide
}

oo::define ::wargame::tutorial::Guide {
    # Prepared, Framed: the keys of steps of which that was done.  Look: what
    # is to be shown there as soon as nothing is to be read.
    variable Table Match Presenter Card Lesson Prepared Framed Look Replies

    constructor {table lesson} {
        set Table $table
        set Match [$table match]
        set Presenter [$table presenter]
        set Lesson $lesson
        set Prepared {}
        set Framed {}
        set Look ""
        set Replies [::wargame::tutorial::Replies new $Match $Presenter]
        my MakeCard
    }

    destructor {
        foreach part {Card Replies} {
            if {[info exists $part]} {
                ::wargame::base::destroyIf [set $part]
            }
        }
    }

    method MakeCard {} {
        set path [$Table window].tutor
        set Card [::wargame::tutorial::TutorialCard new $path [self]]
        pack $path -side bottom -fill x -before [[$Table seat] part seat]
    }

    method rebuild {} {
        $Card destroy
        my MakeCard
        my learn
    }

    method home {} {
        $Table home
    }

    method learn {} {
        # Where the match stands now.
        if {![info object isa object $Match]} {
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
        # panel plays the moves of the rules, or tells both of the fight.
        if {[my ToldOfFight [$Match moment 0]]} {
            $Replies seen
            return
        }
        if {[[$Presenter panels] hasMoves]
                || [$Table seat] eq "" || [$Match side] ne "0"
                || ![[$Table turn] is answering]} {
            return
        }
        set events [$Replies unread]
        if {[llength $events]} {
            [$Table seat] panel enter ""
            [$Table seat] meanwhile tell $events
        }
    }

    method ToldOfFight {moment} {
        # What leads to the first battle is no part of it.
        set panels [$Presenter panels]
        return [expr {[$panels together $moment]
            && ![$panels looksFirst $moment]}]
    }

    method LookThere {} {
        # Where the step is, once; where something was prepared.  As soon as
        # nothing else is to be read.
        if {[$Table seat] eq "" || [[$Table seat] waits]
                || [[$Table seat] board] eq ""} {
            return
        }
        set key [$Lesson of key]
        if {[$Lesson of frame] ne "" && $key ni $Framed} {
            lappend Framed $key
            [[[$Table seat] board] camera] frame [$Lesson of frame]
        }
        if {$Look ne ""} {
            [$Table seat] point $Look
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
        return [$Lesson strayed]
    }

    method ShowCard {} {
        set game [$Presenter game]
        set key [$Lesson of key]
        set note ""
        if {[$Lesson missed]} {
            set note [::wargame::base::say $game.tutorial.missed.$key]
        } elseif {[my Strayed]} {
            set note [::wargame::base::say [expr {[$Table canUndo]
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
            : [::wargame::base::say $key.text \
                [::wargame::base::sayList $names]]}]
    }

    # ---- what the card asks ----

    method lessons {} {
        return [lmap step [$Lesson steps] {
            list [::wargame::base::say [$Presenter game].tutorial.[dict get \
                $step key].title] [my Text $step [$Lesson gathered $step]]
        }]
    }

    method nextStep {} {
        if {[$Lesson reads]} {
            $Lesson turn
            my learn
        }
    }

    method stepBack {} {
        set to [$Lesson back]
        $Table undoTo $to
        # Where not all of it can be taken back, as much as can.
        while {[$Match length] > $to && [$Table canUndo]} {
            set length [$Match length]
            $Table undo
            if {[$Match length] >= $length} break
        }
        if {[$Match length] > $to && [$Table seat] ne ""} {
            [$Table seat] message [::wargame::base::say tutorial.noBack]
        }
        my learn
    }

    method leave {} {
        # After the last step there is nothing to ask.
        if {[$Table seat] eq "" || [$Lesson isLast]} {
            ::wargame::base::requests send closeTable $Table
        } else {
            [$Table seat] ask \
                [list [::wargame::base::say tutorial.leave.ask]] \
                [::wargame::base::say tutorial.leave] \
                [list ::wargame::base::requests send closeTable $Table] 0
        }
    }

    method showMe {} {
        # What leads on, on the map if it is there.
        if {[$Table seat] eq ""} {
            return
        }
        set action ""
        foreach pattern [$Lesson of show] {
            set action [lsearch -inline -glob [[$Table seat] offered] $pattern]
            if {$action ne ""} break
        }
        if {$action eq ""} {
            # What is to be read first is asked for before any answer.
            [$Table seat] message [expr {[[$Table seat] waits]
                ? [::wargame::base::say dice.stays.text]
                : [[$Presenter sentences] prompt [$Match moment 0]]}]
            return
        }
        # The ring says what Return does: this last.
        [$Table seat] point $action
        [$Table seat] message [::wargame::base::say tutorial.shown \
                [[$Presenter words] label $action]]
    }
}
