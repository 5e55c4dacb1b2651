# replay-seat.tcl --
#
#       A seat in which a match is looked at again: nothing is asked, and its
#       card tells what the last action was.
#
#   set seat [::wargame::replay::ReplaySeat new PATH REPLAY VIEWER]   see seat.tcl
#       wound JUMP         its film has been wound; JUMP: not just one action on

need base/files base/prefs base/words seat/seat

if {![info object isa class ::wargame::replay::ReplaySeat]} {
    oo::class create ::wargame::replay::ReplaySeat {
        superclass ::wargame::seat::Seat
    }
}

oo::define ::wargame::replay::ReplaySeat {
    method TakesAnswers {} {
        return 0
    }

    variable Path Table Viewer Match Presenter Moment Board Orders Log Room

    method wound {jump} {
        if {$Board ne ""} {
            $Board motion [expr {!$jump && [::wargame::base::prefs get motion]}]
        }
        set focus [focus -displayof $Path]
        if {$jump || [my stays 0]} {
            my enter ""
        }
        $Log back [$Match length]
        my refresh
        my enter [[$Presenter panels] pastPanel $Moment]
        if {[winfo exists $Path.wide.middle.room]} {
            # It would take the keyboard from what winds.
            bind $Path.wide.middle.room <Map> {}
        }
        # A pane that has just come back may still be as narrow as can be.
        if {[winfo width $Path.wide.side] < 60
                || [winfo height $Path.wide.side.log] < 30} {
            my SashesSoon
        }
        if {$focus ne "" && [winfo exists $focus]} {
            focus $focus
        }
    }

    method Card {} {
        set n [$Match length]
        set lines {}
        set places {}
        set rule ""
        foreach event [$Match news $Viewer $n] {
            lappend lines [[$Presenter words] eventText $event]
            lappend places {*}[[$Presenter events] places $event]
            if {$rule eq ""} {
                set rule [[$Presenter events] rule $event]
            }
        }
        if {[llength $lines] == 0} {
            set lines [list [my Untold $n]]
        } elseif {[llength $lines] > 12} {
            # The log has them all.
            set lines [list {*}[lrange $lines 0 10] \
                    [::wargame::base::sayCount replay.more \
                        [expr {[llength $lines] - 11}]]]
        }
        foreach bookmark [$Table bookmarks] {
            if {[lindex $bookmark 0] == $n} {
                lappend lines "" [lindex $bookmark 2]
            }
        }
        my Light trace $places
        if {$Board ne ""} {
            set there [lmap place $places {
                if {[$Board where $place] eq ""} continue
                set place
            }]
            if {[llength $there]} {
                $Board reveal $there
            }
        }
        set side [$Match side]
        $Orders show [dict create title [[$Presenter words] title $Moment] \
                text [join $lines \n] rule $rule \
                side [expr {$side in {0 1} ? [lindex {french russian} $side]
                    : ""}] \
                answers {} choices {} standing [list \
                    [list [::wargame::base::say replay.bookmark] \
                        [list $Table bookmark] 1] \
                    [list [::wargame::base::say replay.branch] \
                        [list $Table branch] 1]]]
    }

    method Untold {n} {
        # Of an action that was not told: what was asked for, to whoever may
        # know that.
        if {$n == 0} {
            return [::wargame::base::say replay.begins]
        }
        set action [lassign [lrange [split [string trim [$Match line $n]]] \
                0 end-1] side]
        set sides [dict get [::wargame::base::aboutGame [$Presenter game]] \
                sides]
        if {$side in $sides && ($Viewer eq "umpire"
                || $Viewer eq [lsearch -exact $sides $side])} {
            return [::wargame::base::say replay.did \
                    [[$Presenter words] sideName $side] \
                    [[$Presenter words] label $action]]
        }
        return [::wargame::base::say replay.unseen]
    }

    method perform {what} {
        # Nothing is decided here.
        if {$what ni {undo done hint}} {
            next $what
        }
    }

    method LogMenu {n x y} {
        set menu $Path.popup
        destroy $menu
        menu $menu -tearoff 0
        $menu add command -label [::wargame::base::say replay.toHere] \
                -command [list $Table go $n]
        tk_popup $menu $x $y
    }
}
