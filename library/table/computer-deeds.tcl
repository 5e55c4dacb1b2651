# computer-deeds.tcl --
#
#       What computers do at a table: it is done, shown on the map and explained
#       to who sits there.
#
#   set deeds [::wargame::table::ComputerDeeds new TABLE WHO PACE FOLLOWED]
#                        WHO as of match/who-played.tcl, PACE of
#                        computer-pace.tcl, FOLLOWED of moves-followed.tcl; they
#                        outlive it
#       do ACTION THINKER  does what THINKER, who is asked now, has come to;
#                        nothing where ACTION is "".  The table may be closed
#                        by it
#       reason N VIEWER  why a computer did action N, as VIEWER may know it:
#                        match/reasons.tcl; "" if none did

need match/agreed match/reasons

if {![info object isa class ::wargame::table::ComputerDeeds]} {
    oo::class create ::wargame::table::ComputerDeeds
}

oo::define ::wargame::table::ComputerDeeds {
    variable Table Match Who Pace Followed

    constructor {table who pace followed} {
        set Table $table
        set Match [$table match]
        set Who $who
        set Pace $pace
        set Followed $followed
    }

    method do {action thinker} {
        if {$action eq ""} {
            return
        }
        # Who sees all is told what was thought, others what is seen.
        set all [expr {[$Table viewer] eq "umpire"}]
        set why [expr {$all && [::wargame::match::areReasonsTold $Match]
            ? [$thinker reason] : ""}]
        $Pace does $action
        set n [expr {[$Match length] + 1}]
        set me [self]
        $Table do $action
        if {![info object isa object $me]} {
            # A message asked to be read, and the window was closed.
            return
        }
        if {[$Match length] >= $n} {
            my See $n
            if {!$all} {
                set why [my reason $n [$Table viewer]]
            }
        }
        if {[[$Table computers] areAsked] || ![$Pace isQuick]} {
            $Pace told [$Followed tell $why $action $n]
        }
    }

    method See {n} {
        if {![$Pace isQuick] && ![[$Table turn] is answering elsewhere]} {
            # Else the map is back already.
            $Followed see $n
        }
    }

    method reason {n viewer} {
        return [expr {![::wargame::match::areReasonsTold $Match]
                || [$Who at $n] eq "" ? ""
            : [::wargame::match::reasonOf $Match $n $viewer]}]
    }
}
