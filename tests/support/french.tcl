# french.tcl --
#
#       A French player of some competence for Napoleon at the Berezina: it sees
#       what a player sees and does what a player may do.  After start.tcl:
#
#           Frenchman create ney $match
#           ney play                        while the match waits for the French
#
#       The plan: both engineers build two bridges at Veselovo, where they alarm
#       nobody; the columns come by the road, the nearest first, and cross when
#       there are two bridges or the time is up; II Corps and the Guard cover the
#       far bank, IX Corps the near one, till the others are over; one engineer
#       stays by the bridges, the other builds at Studianka; leaders stay with
#       their men; all leave by Zembin.

source [file join [file dirname [info script]] lookout.tcl]

oo::class create Frenchman {
    superclass Lookout
    # Bridges  the fords of the plan: HEX PRICE, 0 where one can cross
    # Left     how many combat units have not left and are not lost
    variable Match View At Slot Stack Rabble Bridges Left

    # ---- the plan ----

    # Where it crosses: the hexes of the first ford, and of the second; from
    # where it leaves.  Which bridges of the view these fords have.
    method East {} { return 1212 }
    method West {} { return 1213 }
    method Sites {} { return {1212 2 1213 2 2012 0 2013 0} }
    method Exit {} { return 1013 }
    # The bank that a corps covers, and the turn on which it leaves, too.
    method Cover {corps} {
        return [expr {$corps in {ii old_guard guard_cavalry} ? "west 21"
            : $corps eq "ix" ? "east 18" : "none 0"}]
    }
    # From when on one bridge will do, and leaders think of themselves.
    method Hurry {} { return 13 }
    method Late {} { return 20 }

    method Plan {} {
        my Look
        set Bridges {}
        foreach {hex n} [my Sites] {
            set done [llength [lsearch -all -exact \
                    [lrange [dict get $View bridge.east] $n $n+1] 4]]
            dict set Bridges $hex [expr {$done == 2 || ($done == 1
                && ([dict get $View crossed] || [my IsHunted]
                    || [dict get $View turn] >= [my Hurry])) ? 0 : 24}]
        }
        set Left 0
        foreach unit [my French 1] {
            incr Left [expr {$At([lindex $unit 0])
                ni {exited eliminated absent}}]
        }
    }

    method IsHunted {} {
        # Tchlaplatz has been released: to wait longer would help Tchlaplatz alone.
        return [lindex [dict get $View released] 13]
    }

    method Ready {} {
        return [expr {0 in [dict values $Bridges]}]
    }

    method Role {key corps} {
        # march, or cover the east or the west bank, or build.
        if {$corps eq "engineers"} {
            return [expr {[dict get $View turn] >= 23 || $Left <= 3 ? "march"
                : "build"}]
        }
        lassign [my Cover $corps] bank last
        return [expr {$Left > 12 && [dict get $View turn] < $last
            && ([my Ready] || [my IsOver $key]) ? $bank : "march"}]
    }

    method Work {key} {
        # Where an engineer is wanted.
        return [expr {[dict get $Bridges [my East]] > 0 ? [my East]
            : $key eq "elbe" ? [my West] : "2012"}]
    }

    # ---- where a unit goes ----

    method March {hex far} {
        # Before there is a bridge nobody stops on the road, or where engineers
        # work.
        set value $far
        if {![my Ready] && [my Is $hex bank] eq "east"} {
            set value [expr {($far < 40 ? 80 - $far : $far)
                + 8 * ([my Is $hex road] != 0)}]
        }
        return [expr {$value + 2 * [my Count $hex]
            + 6 * ([my Nearest $hex] == 1)}]
    }

    method Post {hex role far} {
        # Two hexes from the bridge, toward the enemy, in shelter, not in the way.
        set post [expr {$role eq "east" ? [my East] : [my West]}]
        if {$role ne [my Is $hex bank] || [my Apart $hex $post] > 4} {
            return [expr {100 + 2 * [my Count $hex] + $far}]
        }
        return [expr {6 * abs([my Apart $hex $post] - 2)
            + min([my Nearest $hex], 8) - 2 * [my Count $hex]
            - 2 * ([my Is $hex terrain] in {woods town})
            + 5 * ([dict exists $Bridges $hex] || [my Is $hex road] != 0)}]
    }

    method Worth {hex role far} {
        # Of a hex to end in: less is better.
        set value [switch $role {
            build { expr {$far + 4 * [my Count $hex]
                * ![dict exists $Bridges $hex]} }
            march { my March $hex $far }
            default { my Post $hex $role $far }
        }]
        # Nobody is alarmed before there is a bridge; whoever mends it makes room
        # for Rabble before it; and units before it keep Rabble out.
        incr value [expr {100 * (![my Ready] && [my Nearest $hex] == 1)
            + 30 * ($hex eq [my West] && [dict exists $Rabble [my East]])
            - 30 * ($role eq "march" && $hex eq [my East]
                && [dict get $View bridged] && [my Count $hex] == 0)}]
        return $value
    }

    method IsClosed {hex role} {
        # Where a bridge is to be built there is room for engineers alone.
        return [expr {[my Count $hex] >= 2 || [dict exists $Rabble $hex]
            || ($role ne "build" && [dict exists $Bridges $hex]
                && [dict get $Bridges $hex] > 0
                && !($hex eq [my East] && [dict get $View bridged]))}]
    }

    method Go {key hex reach} {
        # As far on the way there as it is let.
        foreach next [my Way $hex $reach] {
            foreach action [list "move $key $next" "cross $key $next 1" \
                    "cross $key $next 2"] {
                if {[$Match why $action] eq ""} break
            }
            if {[$Match why $action] ne ""} return
            $Match do 0 $action
            if {[$Match decision] eq "exit"} {
                $Match do 0 "exit [my Exit]"
            }
        }
    }

    method Move {key corps} {
        set role [my Role $key $corps]
        set home $At($key)
        if {$role ne "build" && $home eq [my East]
                && [dict get $View bridged] && [dict get $Bridges $home] > 0} {
            return                      ;# Rabble would come there
        }
        set far [my Field [expr {$role eq "build" ? [my Work $key]
            : [my Exit]}] $Bridges]
        set reach [my Dry $key $Bridges]
        set best $home
        set least 100000
        if {[my OnMap $key]} {
            incr Stack($home) -1
            set least [expr {[my Worth $home $role [dict get $far $home]]
                + ($role eq "march")}]
        }
        foreach hex [dict keys $reach] {
            if {[my IsClosed $hex $role]} continue
            set value [my Worth $hex $role [dict get $far $hex]]
            if {$value < $least} {
                set least $value
                set best $hex
            }
        }
        if {$best ne $home} {
            my Go $key $best $reach
        }
        if {($role eq "march" || $Left <= 3)
                && [$Match why "leave $key"] eq ""} {
            $Match do 0 "leave $key"
        }
    }

    method MoveUnits {} {
        # Engineers first, but who goes over to mend the bridge last; the others
        # by how near they are to the exit.
        set far [my Field [my Exit] $Bridges]
        set order {}
        foreach unit [my French 1] {
            lassign $unit key corps
            if {![my OnMap $key] && $At($key) ne "arriving"} continue
            lappend order [list {*}$unit [expr {$corps ne "engineers"
                ? [my OnMap $key] ? [dict get $far $At($key)] : 900
                : $key eq "elbe" && [dict get $View bridged] ? 2000 : -1}]]
        }
        foreach unit [lsort -integer -index 2 $order] {
            my Look
            lassign $unit key corps
            if {![lindex [dict get $View unit.moved] $Slot($key)]} {
                my Move $key $corps
            }
        }
    }

    # ---- where a leader goes ----

    method Men {corps} {
        # The hexes of his men, or of everybody.
        set men {}
        foreach own {1 0} {
            foreach unit [my French 1] {
                lassign $unit key of
                if {[my OnMap $key] && (!$own || $of eq $corps
                        || ($corps eq "headquarters" && $of eq "old_guard"))} {
                    lappend men $At($key)
                }
            }
            if {[llength $men]} {
                return [list $own $men]
            }
        }
        return {0 {}}
    }

    method Lead {key corps} {
        # With his men, till it is late, or they are gone, or the Russians are
        # near the bridge; never back over the river.
        lassign [my Men $corps] own men
        set flees [expr {!$own || [dict get $View turn] >= [my Late]
            || [my Nearest [my East] east] <= 7}]
        set far [my Field [my Exit] $Bridges]
        set reach [my Dry $key $Bridges]
        set best $At($key)
        set least 100000
        foreach hex [list {*}[expr {[my OnMap $key] ? $best : {}}] \
                {*}[dict keys $reach]] {
            if {[my IsOver $key] && [my Is $hex bank] eq "east"} continue
            set value [dict get $far $hex]
            if {!$flees} {
                set value 0
                foreach man $men {
                    incr value [expr {4 * min([my Apart $hex $man], 6)
                        - 3 * ($man eq $hex)}]
                }
            }
            if {[my Count $hex] == 0} {
                incr value [expr {$flees ? 4 + 3 * ([my Nearest $hex] < 2)
                    : 4 + 60 * ([my Nearest $hex] < 6)}]
            }
            if {$value < $least} {
                set least $value
                set best $hex
            }
        }
        if {$best ne $At($key)} {
            my Go $key $best $reach
        }
        if {$flees && [$Match why "leave $key"] eq ""} {
            $Match do 0 "leave $key"
        }
    }

    # ---- what it is asked ----

    method AnswerMove {} {
        my Plan
        my MoveUnits
        foreach leader [my French 0] {
            my Look
            if {[my OnMap [lindex $leader 0]]
                    || $At([lindex $leader 0]) eq "arriving"} {
                my Lead {*}$leader
            }
        }
        return done
    }

    method AnswerFire {} {
        # What is likely to hit, at who is nearly gone and will not ride away.
        my Look
        set best done
        set most 0
        foreach unit [my French 1] {
            set key [lindex $unit 0]
            foreach shot [$Match query 0 "fire $Slot($key)"] {
                dict with shot {}
                set value [expr {$chance * ($evades eq "stays" ? 1 : 0.2)
                    * (1 + 0.3 * [lindex [dict get $View unit.losses] $target])}]
                if {$value > $most} {
                    set most $value
                    set best "fire $key [my Key $target]"
                }
            }
        }
        return $best
    }

    method AnswerEvade {} {
        # Away from the enemy, but not to where another is.
        my Look
        set best stand
        set most 1
        foreach action [$Match actions] {
            lassign $action verb hex
            if {$verb eq "evade" && [my Nearest $hex] > $most} {
                set most [my Nearest $hex]
                set best $action
            }
        }
        return $best
    }

    method AnswerSetUp {} {
        # The road north for the engineers, all others beside it.
        foreach {key hex} {
            legrand 5310 merle 5310 maison 5311 dombrowski 5311 castex 5312
            corbineau 5312 ii_artillery 5510 doumerc 5510 oudinot 5310
            elbe 5511 chasseloup 5511
        } {
            if {[$Match why "place $key $hex"] eq ""} {
                $Match do 0 "place $key $hex"
            }
        }
        return done
    }

    method play {} {
        # Answer the French decision that the match waits for.
        $Match do 0 [switch [$Match decision] {
            french_setup { my AnswerSetUp }
            move { my AnswerMove }
            fire { my AnswerFire }
            evade { my AnswerEvade }
            exit { string cat "exit " [my Exit] }
            default { lindex [$Match actions] 0 }
        }]
    }
}
