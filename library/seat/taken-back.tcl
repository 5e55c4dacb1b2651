# taken-back.tcl --
#
#       What can be taken back once it is done: by undo, or at the other side's
#       handover screen.
#
#   set takenBack [::wargame::seat::TakenBack new SEAT PARTS]
#       may ACTION...      could who is asked take all of these back?
#       mayReturn AFTER ?WHOLE?   could who is asked take back what leads to
#                          that copy of the match, or the WHOLE of it?  On the
#                          copy, what the program answers next is done, too
#       isShown ACTION...  can they not, because these reveal something?
#       isShownLater WHAT  can they not of a move that waits for Done, once it
#                          is done?  WHAT: see multi-step.tcl

need seat/seat-part

if {![info object isa class ::wargame::seat::TakenBack]} {
    oo::class create ::wargame::seat::TakenBack {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::TakenBack {
    variable Table Match Presenter

    method may {args} {
        return [my Tried Returns {*}$args]
    }

    method isShown {args} {
        return [my Tried Shows {*}$args]
    }

    method isShownLater {what} {
        return [my OnTrial ShowsLater $what]
    }

    method Tried {judge args} {
        # What JUDGE says of the match after these; 0 if they cannot be done.
        return [my OnTrial After $judge $args]
    }

    method OnTrial {method args} {
        set after [[$Match deeds] foreseen]
        if {$after eq ""} {
            return 0
        }
        try {
            return [my $method $after {*}$args]
        } trap WARGAME {} {
            return 0
        } finally {
            $after destroy
        }
    }

    method After {after judge actions} {
        foreach action $actions {
            $after do [$after side] $action
        }
        return [my $judge $after]
    }

    method ShowsLater {after what} {
        # Done alone may reveal, too: that is not asked here.
        set side [$Match side]
        if {[dict get $what before] ne ""} {
            $after do $side [dict get $what before]
        }
        while {[$after decision] ne [dict get $what asked]} {
            $after do $side done
        }
        set from [$after length]
        foreach action [dict get $what steps] {
            $after do $side $action
        }
        return [my Shows $after $from]
    }

    method Returns {after} {
        return [expr {![my IsCrossed $after] && [my mayReturn $after 1]}]
    }

    method Shows {after {from ""}} {
        set from [expr {$from eq "" ? [$Match length] : $from}]
        return [expr {[$after side] eq [$Match side]
            && [[$after deeds] whyUndo $from] eq "shown"}]
    }

    method IsCrossed {after} {
        # Does the other side answer first, in the same phase, before all?  What
        # is said of what is lost is not seen then, and the answer ends undo.
        set moment [$after moment public]
        set sentences [$Presenter sentences]
        return [expr {[$after side] in {0 1} && [$after side] ne [$Match side]
            && [[$Presenter panels] together $moment]
            && [$sentences phaseName $moment]
                eq [$sentences phaseName [$Match moment public]]}]
    }

    method mayReturn {after {whole 0}} {
        my PlayOn $after
        if {[$after side] eq [$Match side]
                && [$after length] > [$Match length]} {
            return [expr {$whole
                ? [[$after deeds] whyUndo [$Match length]] eq ""
                : [$after canUndo]}]
        }
        return [$Table takesBack $after]
    }

    method PlayOn {after} {
        # What the program answers by itself comes before any undo.
        set answers [$Table programAnswers]
        set side [$Match side]
        while {[$after side] eq $side
                && [set action [$answers orderedIn $after]] ne ""} {
            $after do $side $action
        }
    }
}
