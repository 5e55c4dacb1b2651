# tutorial-turn.tcl --
#
#       What the Turn of a TutorialTable asks and does: one person sits there,
#       and the other side answers by itself.
#
#   set play [::wargame::tutorial::TutorialTurn new TABLE]

need table/table-turn tutorial/plans

if {![info object isa class ::wargame::tutorial::TutorialTurn]} {
    oo::class create ::wargame::tutorial::TutorialTurn {
        superclass ::wargame::table::TableTurn
    }
}

oo::define ::wargame::tutorial::TutorialTurn {
    variable PlayWindow Match

    method Is_needsScreen {} {
        return 0
    }

    method Is_taken {} {
        return [expr {[$Match side] eq "1" || [next]}]
    }

    method Do_take {} {
        if {[$Match side] ne "1"} {
            next
            return
        }
        $PlayWindow do [::wargame::tutorial::plans reply \
                [[$PlayWindow presenter] game] [$Match actions] \
                [[$PlayWindow lesson] of key]]
    }

    method do {word} {
        next $word
        if {$word eq "resume"} {
            [$PlayWindow guide] learn
        }
    }
}
