# finish.tcl --
#
#       The rest of a turn by one order: Done in each phase that is left, asked
#       once, with what is lost by it.
#
#   set finish [::wargame::seat::Finish new SEAT PARTS]
#       ask                asks, and does it if that is wanted; at once if its
#                          end can be taken back; or if this is no more than
#                          Done, and nothing is lost, nobody could act and
#                          nothing that was done is made final, or its button
#                          says what it gives up and was clicked; with a piece
#                          in the hand that is put back, as by Done
#
#   Moves that wait for Done go in their phase.  It stops at what has to be
#   decided, at dice, and where something is learned of the enemy.

need base/words seat/seat-part

if {![info object isa class ::wargame::seat::Finish]} {
    oo::class create ::wargame::seat::Finish {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Finish {
    variable Seat Table Turn Viewer Match Presenter

    method ask {} {
        if {[$Seat reading]} {
            my notify goOn
        }
        set plan [expr {[$Seat waits] || [$Seat offered] eq {}
            || [[my of hand] held] ne "" || [my Ends $Match] eq ""
            ? "" : [my Plan]}]
        if {$plan eq ""} {
            # Done says why not.
            my notify perform done
            return
        }
        lassign $plan actions lost back first
        set final [expr {!$back && [$Table canUndo]}]
        set able [llength [[my of still] able]]
        if {$back || ([llength $actions] == 1 && [[my of answers] isRead])
                || ([llength $actions] == 1 && ![llength $lost]
                    && [$Seat board] ne "" && ![my Waiting] && !$final
                    && !$able)} {
            my Do $first $lost
            return
        }
        set lines [linsert $lost 0 [expr {[my Waiting]
            ? [::wargame::base::say finish.waiting]
            : [::wargame::base::sayCount finish.ends [llength $actions]]}]]
        if {$final} {
            lappend lines [::wargame::base::say finish.final]
        }
        [my of question] ask $lines \
                [::wargame::base::sayOf [$Presenter game] finish.do] \
                [namespace code [list my Go [$Match stamp] $first]]
    }

    method Waiting {} {
        # Is there somebody who goes only after Done?
        return [expr {[[my of waiting] told] ne ""}]
    }

    method Go {stamp actions} {
        if {[$Match stamp] eq $stamp} {
            my Do $actions
        }
    }

    method Do {actions {lost {}}} {
        # Who waits goes before the phase after this is ended.  Those after what
        # cannot be undone come one by one: restOfTurn.
        set cmd [list $Table doAll [lrange $actions 0 [expr {
            [my Waiting] ? 0 : "end"}]]]
        [$Table programAnswers] restOfTurn
        [my of answers] tell $lost $cmd
    }

    method Plan {} {
        # -> {ACTIONS LOST BACK FIRST}, tried on the match as its side knows it,
        # with what waits.  BACK: can its end be taken back?  FIRST: those of
        # ACTIONS that are one deed.  "": it cannot be tried.
        set after [[$Match deeds] foreseen]
        if {$after eq ""} {
            return ""
        }
        try {
            lassign {} actions lost first
            set passed 0
            set final {}
            set side [$after side]
            set learns 0
            while {[$after side] eq $side
                    && ![set learns [my Sends $after $side]]
                    && [set action [my Ends $after]] ne ""} {
                set moment [$after moment $side]
                lappend [expr {[[$Presenter advice] isOnlyFinal $moment]
                    ? "final" : "lost"}] \
                    {*}[[$Presenter advice] lostByDone $moment \
                        [expr {[my Waiting] ? "waiting" : ""}] \
                        [expr {[llength $actions] ? {}
                            : [[my of still] putUnmoved]}]]
                lappend actions $action
                $after do $side $action
                if {![llength $first] && ![$after canUndo]} {
                    set first $actions
                    # What is final on the way no handover screen brings back:
                    # where some wait that is no harm if nothing is lost by it.
                    set passed [expr {[$after side] eq $side
                        && (![my Waiting] || [llength $lost])}]
                }
                # It goes on by itself where its own Done shows who waits.
                if {[[$after remote] surprised $side]} break
            }
            # What the moves alone come upon is not told by a question.
            set back [expr {!$passed && ($learns ? [$Table takesBack $Match]
                : [[my of takenBack] mayReturn $after])}]
            return [list $actions [concat [expr {$back ? {} : $final}] $lost] \
                    $back [expr {[llength $first] ? $first : $actions}]]
        } finally {
            $after destroy
        }
    }

    method Sends {after side} {
        # Those that wait go -> is something learned by it?
        set waiting [[$Match deeds] waiting]
        set steps [expr {$waiting eq "" ? {}
            : [$waiting stepsAt [$after decision]]}]
        set went 0
        foreach step $steps {
            try {
                $after do $side $step
                set went 1
            } trap {WARGAME ILLEGAL} {} {}
        }
        return [expr {$went && [[$after remote] surprised $side]}]
    }

    method Ends {after} {
        set side [$after side]
        return [expr {$side in {0 1} ? [[$Presenter autoAnswers] endsBy \
            [$after moment $side]] : ""}]
    }
}
