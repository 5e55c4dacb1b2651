# tutorial.tcl --
#
#       A guided match: a table at which one plays the first side, and a card
#       below it that says what to do next and why.
#
#   set table [::wargame::tutorial::TutorialTable new WINDOW MATCH AUTOSAVE \
#           CHANCE]
#                    as a Table; what a Table has, and
#       lesson       where the pupil is: lesson.tcl
#       guide        what leads on and has the card: guide.tcl
#
#   What it wants is in games/GAME/tutorial.tcl: see plans.tcl.
#
#   The match is a real one: a step is over when what it wants has happened,
#   whatever way, and what is not allowed is refused as always.

need base/objects match/deeds table/table tutorial/guide tutorial/lesson \
        tutorial/plans tutorial/tutorial-turn

if {![info object isa class ::wargame::tutorial::TutorialTable]} {
    oo::class create ::wargame::tutorial::TutorialTable {
        superclass ::wargame::table::Table
    }
}

oo::define ::wargame::tutorial::TutorialTable {
    # Guide: "" while the table is being made.
    variable Match Autosave Lesson Guide

    constructor {window match autosave chance} {
        set Guide ""
        set Lesson [::wargame::tutorial::Lesson new $match \
                [::wargame::tutorial::plans steps \
                [dict get [$match about] game]]]
        next $window $match $autosave $chance
        set Guide [::wargame::tutorial::Guide new [self] $Lesson]
        $Guide learn
    }

    destructor {
        # It was no match to go on with.
        set autosave [expr {[info exists Autosave] ? $Autosave : ""}]
        if {[info object isa object $autosave]} {
            $autosave forsake
        }
        foreach part {Guide Lesson} {
            if {[info exists $part]} {
                ::wargame::base::destroyIf [set $part]
                set $part ""
            }
        }
        next
    }

    foreach part {Lesson Guide} {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }

    method TurnClass {} {
        return ::wargame::tutorial::TutorialTurn
    }

    # ---- one sits here ----

    method here {} { return 0 }

    method isStaged {n} {
        # An umpire only prepares a step.
        return [expr {[lindex [::wargame::match::deedWords \
                [$Match line $n]] 0] eq "umpire"}]
    }

    foreach what {settle wentOn} {
        method $what {} {
            next
            my Learn
        }
    }

    method Learn {} {
        if {$Guide ne ""} {
            $Guide learn
        }
    }

    method rebuild {} {
        next
        $Guide rebuild
    }
}
