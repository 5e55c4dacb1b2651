# replay-seat.tcl --
#
#       A seat in which a match is looked at again: nothing is asked, and its
#       card tells what the last action was.
#
#   set seat [::wargame::replay::ReplaySeat new PATH REPLAY VIEWER]
#                          see seat.tcl; its card also tells the decision of
#                          a REPLAY and compares on the map what was done
#       wound JUMP         is told that its cursor has been wound; JUMP: not
#                          just one action on

need base/files base/prefs base/words look/focus look/popup look/theme \
        present/deed-lines seat/history seat/looking-keys seat/orders-card \
        seat/seat

if {![info object isa class ::wargame::replay::ReplaySeat]} {
    oo::class create ::wargame::replay::ReplaySeat {
        superclass ::wargame::seat::Seat
    }
}
if {![info object isa class ::wargame::replay::ReplayCard]} {
    oo::class create ::wargame::replay::ReplayCard {
        superclass ::wargame::seat::OrdersCard
    }
}
if {![info object isa class ::wargame::replay::ReplayHistory]} {
    oo::class create ::wargame::replay::ReplayHistory {
        superclass ::wargame::seat::History
    }
}

oo::define ::wargame::replay::ReplaySeat {
    variable Path Table Match Presenter Moment Board Log

    method kinds {} {
        return [dict merge [next] {
            card ::wargame::replay::ReplayCard keys LookingKeys
            history ::wargame::replay::ReplayHistory
            marching LookingMarching
        }]
    }

    method wound {jump} {
        if {$Board ne ""} {
            $Board motion [expr {!$jump && [::wargame::base::prefs get motion]}]
        }
        set focus [focus -displayof $Path]
        if {$jump || [my panel stays 0]} {
            my panel enter ""
        }
        $Log back [$Match length]
        my refresh
        # Beside a panel no card is read: a decision is told on the map.
        my panel enter [expr {[llength [$Table decision]] ? ""
            : [[$Presenter panels] pastPanel $Moment]}]
        [my of card] compare
        if {[winfo exists [my part panel]]} {
            # It would take the keyboard from what winds.
            bind [my part panel] <Map> {}
        }
        # A pane that has just come back may still be as narrow as can be.
        if {[winfo width [my part side]] < 60
                || [winfo height [my part log]] < 30} {
            [my of panes] soon
        }
        if {$focus ne "" && [winfo exists $focus]} {
            ::wargame::look::focusOn $focus
        }
    }
}

oo::define ::wargame::replay::ReplayCard {
    variable Seat Table Viewer Match Presenter Board Orders

    method show {} {
        set n [$Match length]
        set lines {}
        set places {}
        set rule ""
        set decision [$Table decision]
        if {[llength $decision]} {
            set lines [my Decided $decision]
        }
        foreach event [expr {[llength $lines] ? {} : [my Told $n]}] {
            lappend lines [expr {[dict exists $event pieces]
                ? [::wargame::present::deedLine $Presenter $event]
                : [[$Presenter sentences] eventText $event]}]
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
        [my of lights] light trace $places
        if {$Board ne ""} {
            set there [lmap place $places {
                if {[$Board where $place] eq ""} continue
                set place
            }]
            if {[llength $there]} {
                [$Board camera] reveal $there
            }
        }
        set side [$Match side]
        set title [[$Presenter sentences] title [$Seat moment]]
        $Orders show [dict create title $title \
                text [join $lines \n] rule $rule \
                side [expr {$side in {0 1} ? [::wargame::look::theme side $side]
                    : ""}] \
                answers {} choices {} standing [list \
                    [list [::wargame::base::say replay.bookmark] \
                        [list $Table bookmark] 1] \
                    [list [::wargame::base::say replay.branch] \
                        [list $Table branch] 1]]]
    }

    method Decided {decision} {
        # What was done there and what is better, and how they are marked.
        set lines [dict get $decision text]
        set marked [lmap what {played better} {
            if {![llength [my Units [dict get $decision $what]]]} continue
            ::wargame::base::say analysis.marked.$what
        }]
        if {[llength [my Places $decision]]} {
            lappend marked [::wargame::base::say analysis.marked.places]
        }
        return [expr {[llength $marked] ? [concat $lines [list "" \
            [join $marked \n]]] : $lines}]
    }

    method Units {pairs} {
        # Those on the map.
        return [lmap {unit place} $pairs {
            if {$unit eq "" || $Board eq "" || [$Board where $unit] eq ""} {
                continue
            }
            set unit
        }]
    }

    method Places {decision} {
        # On the map, where no piece is named that would have done it.
        return [lmap {unit place} [dict get $decision better] {
            if {$unit ne "" || $place eq "" || $Board eq ""
                    || [$Board where $place] eq ""} continue
            set place
        }]
    }

    method compare {} {
        # What was done and what is better there, on the map.
        set decision [$Table decision]
        if {$Board eq "" || ![llength $decision]} {
            return
        }
        set lines {}
        set shown {}
        foreach what {played better} style {past hint} {
            foreach {unit place} [dict get $decision $what] {
                set from [expr {$unit eq "" ? ""
                    : [[$Presenter reader] placeOf [$Seat view] $unit]}]
                set line [$Board middles [lsearch -all -inline -not -exact \
                        [list $from $place] ""]]
                if {[llength $line] == 4 && $from ne $place} {
                    lappend lines [list {*}$line $style]
                }
                lappend shown $from $place
            }
        }
        [my of lights] way $lines [my Units [dict get $decision better]] \
                [my Units [dict get $decision played]]
        [my of lights] light trace [my Places $decision]
        set shown [lmap place $shown {
            if {$place eq "" || [$Board where $place] eq ""} continue
            set place
        }]
        if {[llength $shown]} {
            [$Board camera] reveal $shown
        }
    }

    method Told {n} {
        # The events of the step that ends with that action; moves of one deed
        # as one.
        return [::wargame::present::deedsTold $Presenter $Match $Viewer \
                [$Match events $Viewer [$Table began $n]]]
    }

    method Untold {n} {
        # Of an action that was not told: what was asked for, to whoever may
        # know that.
        if {$n == 0} {
            return [::wargame::base::say replay.begins]
        }
        set entry [$Match entry $n]
        set side [dict get $entry side]
        if {$side in {0 1} && $Viewer in [list umpire $side]
                && [dict get $entry action] ne ""} {
            return [::wargame::base::say replay.did \
                    [[$Presenter words] sideName $side] \
                    [[$Presenter words] label [dict get $entry action]]]
        }
        return [::wargame::base::say replay.unseen]
    }
}

oo::define ::wargame::replay::ReplayHistory {
    variable Seat Table

    method Menu {n x y} {
        ::wargame::look::popup [$Seat part popup] [list \
                [list [::wargame::base::say replay.toHere] \
                    [list $Table go $n]]] $x $y
    }
}
