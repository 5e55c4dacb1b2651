# table-dice.tcl --
#
#       When a table throws dice.  Most are thrown, or typed, a moment after they
#       are asked for.  A long run of them, as the presenter calls it (see paced
#       in presenter.tcl), goes as the preference pace has it:
#           one    each throw waits until somebody asks for it, which sends
#                  <<WargameNext>> to the window
#           run    one after another, each to be seen
#           once   all together; what is shown is what they came to

need base/prefs

oo::define ::wargame::table::Table {
    method dice {} {
        my Dice
    }

    method Dice {} {
        if {[$Match side] ne "chance"} {
            set Hurry 0
            $Throws rest
        } elseif {$Due eq "" && ($Leaf eq "" || [my IsApart])
                && ![my paused]} {
            set Due [after [expr {[my IsHurried]
                || ![::wargame::base::prefs get motion] ? 1 : [my Pause]}] \
                [namespace code {my Throw}]]
        }
    }

    method Run {} {
        # The run that the awaited dice are part of, or "".
        return [expr {[$Match side] ne "chance" ? ""
            : [[$Presenter panels] paced $Match [$Match view $Viewer]]}]
    }

    method paused {} {
        # Do dice wait to be asked for?  Those that are typed wait anyway.
        return [expr {!$Hurry && [my IsPlayed] && [$Throws kind] ne "typed"
            && [::wargame::base::prefs get pace] eq "one" && [my Run] ne ""}]
    }

    method throwNext {} {
        if {[my paused] && $Due eq ""} {
            my Throw
        }
    }

    method pace {pace} {
        # From now on; see above.  rest: only what is left of this run, at once.
        if {$pace eq "rest"} {
            my HurryDice
            return
        }
        ::wargame::base::prefs set pace $pace
        set ::wargame::base::Checked(pace) $pace
        if {$Seat ne ""} {
            $Seat refreshRoom
        }
        foreach role $Roles {
            $role paced
        }
        my Dice
    }

    method IsHurried {} {
        return [expr {$Hurry
            || [::wargame::base::prefs get pace] eq "once" && [my Run] ne ""}]
    }

    method Pause {} {
        # As long as those need who look on.
        return [::tcl::mathfunc::max 200 {*}[lmap window [concat [self] \
                $Roles] {
            if {[$window seat] eq ""} continue
            [$window seat] pause
        }]]
    }

    method hurry {} {
        my HurryDice
    }

    method HurryDice {} {
        # All the throws to come before somebody must decide, at once.
        set Hurry 1
        after cancel $Due
        set Due ""
        my Dice
    }

    method Throw {} {
        set Due ""
        if {[$Match side] ne "chance" || [$Throws asks]} {
            return
        }
        set run [my Run]
        if {$run eq "" || ![my IsHurried]} {
            my do [$Throws action]
            return
        }
        $Match together [namespace code [list my ThrowRun $run]]
    }

    method ThrowRun {run} {
        # To the end of that run, but never so long that the window stands
        # still.
        set end [expr {[clock milliseconds] + 250}]
        while {[my Run] eq $run && ![$Throws asks]
                && [clock milliseconds] < $end} {
            my do [$Throws action]
        }
    }
}
