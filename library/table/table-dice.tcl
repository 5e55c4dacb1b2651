# table-dice.tcl --
#
#       When a table throws dice.  Most are thrown, or typed, a moment after
#       they are asked for.  A long run of them, as the presenter calls it (see
#       rollBatch in present/panels.tcl), goes as the preference pace has it:
#           one    each throw waits until somebody asks for it, which sends
#                  <<WargameNext>> to the window
#           run    each throw after another, each to be seen
#           once   all throws together; what is shown is what they came to
#
#   set dice [::wargame::table::TableDice new TABLE CHANCE]
#                  CHANCE: see dice-source.tcl
#       source     where they come from: dice-source.tcl
#       await      if dice are awaited the table's Turn is told "fall" in a
#                  moment, unless they wait to be asked for; if none are, what
#                  belonged to a throw goes
#       paused     do they wait until somebody asks for them?
#       next       rolls dice that wait until somebody asks for them
#       roll       rolls the awaited dice, or shows the pane for them
#       pace PACE  sets the pace from now on; see above.  rest: only what is
#                  left of this run, at once
#       hurry      does all throws before somebody must decide, at once

need base/checked base/prefs table/dice-source

if {![info object isa class ::wargame::table::TableDice]} {
    oo::class create ::wargame::table::TableDice
}

oo::define ::wargame::table::TableDice {
    variable Table Match Presenter Source Pace

    constructor {table chance} {
        set Table $table
        set Match [$table match]
        set Presenter [$table presenter]
        # The pace until somebody must decide: once, or "" as is preferred.
        set Pace ""
        set Source [::wargame::table::DiceSource new $table $chance]
    }

    destructor {
        $Source destroy
    }

    method source {} {
        return $Source
    }

    method await {} {
        set turn [$Table turn]
        if {[$Match side] ne "chance"} {
            set Pace ""
            $Source noneAwaited
        } elseif {[my IsHurried]} {
            $turn later 1 fall
        } elseif {![$turn isDue fall] && ![my paused]} {
            $turn later [expr {[::wargame::base::prefs get motion]
                && ![[$Table computers] skipsDice] ? [my Pause] : 1}] fall
        }
    }

    method Run {} {
        # The run that the awaited dice are part of, or "".
        return [expr {[$Match side] ne "chance" ? ""
            : [[$Presenter panels] rollBatch [$Match moment [$Table viewer]]]}]
    }

    method paused {} {
        # Those that are typed wait anyway.
        return [expr {$Pace eq "" && [$Table isPlayed]
            && [$Source kind] ne "typed"
            && [::wargame::base::prefs get pace] eq "one" && [my Run] ne ""}]
    }

    method next {} {
        [$Table turn] event next
    }

    method pace {pace} {
        if {$pace eq "rest"} {
            my hurry
            return
        }
        ::wargame::base::prefs set pace $pace
        ::wargame::base::checked set pace $pace
        if {[$Table seat] ne ""} {
            [$Table seat] panel refresh
        }
        foreach role [$Table roles] {
            $role paceChanged
        }
        [$Table turn] event dice
    }

    method hurry {} {
        set Pace once
        [$Table turn] event dice
    }

    method IsHurried {} {
        return [expr {$Pace eq "once"
            || [::wargame::base::prefs get pace] eq "once" && [my Run] ne ""}]
    }

    method Pause {} {
        # As long as those need who look on.
        return [::tcl::mathfunc::max 200 {*}[lmap window [concat $Table \
                [$Table roles]] {
            if {[$window seat] eq ""} continue
            [$window seat] panel pause
        }]]
    }

    method roll {} {
        if {[$Match side] ne "chance" || [$Source asks]} {
            return
        }
        set run [my Run]
        if {$run eq "" || ![my IsHurried]} {
            $Table do [$Source action]
            return
        }
        $Match together [namespace code [list my RollRun $run]]
    }

    method RollRun {run} {
        # To the end of that run, but never so long that the window stands
        # still.
        set end [expr {[clock milliseconds] + 250}]
        while {[my Run] eq $run && ![$Source asks]
                && [clock milliseconds] < $end} {
            $Table do [$Source action]
        }
    }
}
