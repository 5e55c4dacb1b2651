# play-mode.tcl --
#
#       How the match of a table is played: what a Table asks of its mode, and
#       tells it.  This one is the plain way, with all sides at one table; by
#       file it is mail/correspondence-mode.tcl, guided
#       tutorial/tutorial.tcl.
#
#   set mode [::wargame::table::PlayMode new]
#     told by its Table:
#       at TABLE         the mode belongs to TABLE, which has no seat yet and
#                        destroys it
#       changed          the table shows how the match stands now
#       rebuilt          the table has made its seat again
#       reply            what is due goes to the computer elsewhere
#     asked by it:
#       here SIDES       the sides that play at this table; of SIDES nobody
#                        plays elsewhere and no computer
#       sits VIEWER COMMANDER   of several commanders of a side, who sits here
#                        for that viewer while COMMANDER is due
#       barsOrder VIEWER ORDER   why that standing order may not be given here,
#                        in a sentence, or ""
#       handsOver        does a handover screen stand between two seats?
#       noRole           why nobody may have a window of their own, or ""
#       partnerFor SIDE  "" where a computer may be seated there at this table;
#                        else {LABEL CMD} that a menu has in its place, CMD
#                        "" where there is but that to say
#       mayAnswer        may what is asked now be answered at this computer?
#       mayStand         may standing orders be given now?
#       mayUndo ASKED    may who sits here undo?  ASKED: it is that seat's turn
#       waits            why nobody can go on from here, in a sentence, or ""
#       replies          does a computer elsewhere answer what is due now?
#       asksOn           may a panel ask on from what was done last?
#       throws           may dice fall by themselves at this computer?
#       answer ANSWERS   what the program answers now, or ""; ANSWERS are the
#                        table's ProgramAnswers
#       joining ANSWERS ACTION   what stands before that answer in the history
#       view VIEWER PAST   the view of PAST, the Match or a Cursor of it, in
#                        place of the table's own with what the viewer
#                        remembers; or ""
#       isStaged N       was action N done behind the scene, told by no log?
#
#   Another mode refines this one, which has no variables.

if {![info object isa class ::wargame::table::PlayMode]} {
    oo::class create ::wargame::table::PlayMode
}

oo::define ::wargame::table::PlayMode {
    # ---- told ----

    method at {table} {
    }

    foreach what {changed rebuilt reply} {
        method $what {} {}
    }

    # ---- asked ----

    method here {sides} {
        return $sides
    }

    foreach what {handsOver mayAnswer mayStand asksOn throws} {
        method $what {} {
            return 1
        }
    }

    method replies {} {
        return 0
    }

    method sits {viewer commander} {
        return $commander
    }

    method barsOrder {viewer order} {
        return ""
    }

    method partnerFor {side} {
        return ""
    }

    foreach what {noRole waits} {
        method $what {} {
            return ""
        }
    }

    method mayUndo {asked} {
        return $asked
    }

    method answer {answers} {
        return [$answers answer]
    }

    method joining {answers action} {
        return [$answers joining $action]
    }

    method view {viewer past} {
        return ""
    }

    method isStaged {n} {
        return 0
    }
}
