# table-dice.tcl --
#
#       When a table throws dice.  Most are thrown, or typed, a moment after
#       they are asked for.  A long run of them, as the presenter calls it (see
#       paced in presenter.tcl), goes as the preference pace has it:
#           one    each throw waits until somebody asks for it, which sends
#                  <<WargameNext>> to the window
#           run    one after another, each to be seen
#           once   all together; what is shown is what they came to
#
#   set dice [::wargame::table::TableDice new TABLE CHANCE]
#                  CHANCE: see dice-source.tcl
#       source     where they come from: dice-source.tcl
#       await      if dice are asked for they fall in a moment, unless they wait
#                  to be asked for; if none are, what belonged to a throw goes
#       paused     do they wait until somebody asks for them?
#       next       that is done
#       pace PACE  from now on; see above.  rest: only what is left of this run,
#                  at once
#       hurry      all throws before somebody must decide, at once

need base/prefs table/dice-source

if {![info object isa class ::wargame::table::TableDice]} {
    oo::class create ::wargame::table::TableDice
}

oo::define ::wargame::table::TableDice {
    variable Table Match Presenter Source Due Rest

    constructor {table chance} {
        set Table $table
        set Match [$table match]
        set Presenter [$table presenter]
        set Due ""
        set Rest 0                      ;# is all of the run thrown at once?
        set Source [::wargame::table::DiceSource new $table $chance]
    }

    destructor {
        after cancel $Due
        $Source destroy
    }

    method source {} {
        return $Source
    }

    method await {} {
        if {[$Match side] ne "chance"} {
            set Rest 0
            $Source rest
        } elseif {$Due eq "" && ![my paused]} {
            set Due [after [expr {[my IsHurried]
                || ![::wargame::base::prefs get motion] ? 1 : [my Pause]}] \
                [namespace code {my Throw}]]
        }
    }

    method Run {} {
        # The run that the awaited dice are part of, or "".
        return [expr {[$Match side] ne "chance" ? ""
            : [[$Presenter panels] paced [$Match moment [$Table viewer]]]}]
    }

    method paused {} {
        # Those that are typed wait anyway.
        return [expr {!$Rest && [$Table isPlayed]
            && [$Source kind] ne "typed"
            && [::wargame::base::prefs get pace] eq "one" && [my Run] ne ""}]
    }

    method next {} {
        if {[my paused] && $Due eq ""} {
            my Throw
        }
    }

    method pace {pace} {
        if {$pace eq "rest"} {
            my hurry
            return
        }
        ::wargame::base::prefs set pace $pace
        set ::wargame::base::Checked(pace) $pace
        if {[$Table seat] ne ""} {
            [[$Table seat] of panelPlace] refresh
        }
        foreach role [$Table roles] {
            $role paced
        }
        [$Table turn] event dice
    }

    method hurry {} {
        set Rest 1
        after cancel $Due
        set Due ""
        [$Table turn] event dice
    }

    method IsHurried {} {
        return [expr {$Rest
            || [::wargame::base::prefs get pace] eq "once" && [my Run] ne ""}]
    }

    method Pause {} {
        # As long as those need who look on.
        return [::tcl::mathfunc::max 200 {*}[lmap window [concat $Table \
                [$Table roles]] {
            if {[$window seat] eq ""} continue
            [[$window seat] of panelPlace] pause
        }]]
    }

    method Throw {} {
        set Due ""
        if {[$Match side] ne "chance" || [$Source asks]} {
            return
        }
        set run [my Run]
        if {$run eq "" || ![my IsHurried]} {
            $Table do [$Source action]
            return
        }
        $Match together [namespace code [list my ThrowRun $run]]
    }

    method ThrowRun {run} {
        # To the end of that run, but never so long that the window stands
        # still.
        set end [expr {[clock milliseconds] + 250}]
        while {[my Run] eq $run && ![$Source asks]
                && [clock milliseconds] < $end} {
            $Table do [$Source action]
        }
    }
}
