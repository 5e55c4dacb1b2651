# tutorial.tcl --
#
#       How a guided match is played at its table: one person plays the first
#       side, the other answers by itself, and a card below the seat says what
#       to do next and why.
#
#   set mode [::wargame::tutorial::TutorialMode new MATCH]
#                    what a PlayMode has (table/play-mode.tcl), and
#       lesson       where the pupil is: lesson.tcl
#       guide        what leads on and has the card: guide.tcl
#
#   What it wants is in games/GAME/tutorial.tcl: see plans.tcl.
#
#   The match is a real one: a step is over when what it wants has happened,
#   whatever way, and what is not allowed is refused as always.

need base/objects table/play-mode tutorial/guide tutorial/lesson \
        tutorial/opponent tutorial/plans

if {![info object isa class ::wargame::tutorial::TutorialMode]} {
    oo::class create ::wargame::tutorial::TutorialMode {
        superclass ::wargame::table::PlayMode
    }
}

oo::define ::wargame::tutorial::TutorialMode {
    # Guide: "" until the table has a seat.
    variable Table Match Lesson Guide Opponent

    constructor {match} {
        set Match $match
        set Table ""
        set Guide ""
        set Lesson [::wargame::tutorial::Lesson new $match \
                [::wargame::tutorial::plans steps \
                    [dict get [$match about] game]]]
        set Opponent [::wargame::tutorial::Opponent new $match]
    }

    destructor {
        # It was no match to go on with.
        if {[info exists Lesson]} {
            if {[info object isa object $Table]} {
                [$Table autosave] forsake
            }
            foreach part [list $Guide $Lesson $Opponent] {
                ::wargame::base::destroyIf $part
            }
        }
    }

    method lesson {} {
        return $Lesson
    }

    method guide {} {
        return $Guide
    }

    # ---- told ----

    method at {table} {
        set Table $table
    }

    method changed {} {
        if {$Guide eq "" && [$Table seat] ne ""} {
            set Guide [::wargame::tutorial::Guide new $Table $Lesson]
        }
        if {$Guide ne ""} {
            $Guide learn
        }
    }

    method rebuilt {} {
        if {$Guide ne ""} {
            $Guide rebuild
        }
    }

    # ---- one sits here, and the other side answers by itself ----

    method here {sides} {
        return 0
    }

    method handsOver {} {
        return 0
    }

    method answer {answers} {
        if {[$Match side] ne "1"} {
            return [next $answers]
        }
        return [$Opponent answer [$Lesson of key]]
    }

    method joining {answers action} {
        return [expr {[$Match side] eq "1" ? "" : [next $answers $action]}]
    }

    method isStaged {n} {
        # An umpire only prepares a step.
        return [expr {[dict get [$Match entry $n] side] eq "umpire"}]
    }
}
