# seat-card.tcl --
#
#       A seat's orders card: the question and its answers.  What was seen
#       meanwhile, before play goes on, is in seat-meanwhile.tcl.

need base/words match/choices

oo::define ::wargame::seat::Seat {
    method Card {} {
        # While it is waited for something else: see turn.tcl.
        set state [$Turn state]
        if {[my reading]} {
            return [my MeanwhileCard]
        } elseif {[my marches]} {
            return [my MarchCard]
        } elseif {$state eq "looking" && [my waits] && [$Room beside]} {
            return [my StayCard]
        } elseif {$state eq "letter"} {
            return [$Orders show [dict create title [::wargame::base::say \
                    letters.title] text [$Table waits] rule "" side "" \
                    answers {} choices {} standing [my Standing]]]
        }
        set side [$Match side]
        if {$side in {0 1}} {
            set colour [lindex {french russian} $side]
            if {![$Table answers $Viewer]} {
                return [my WaitingCard $colour]
            }
        } else {
            set colour ""
        }
        $Orders show [dict create title [[$Presenter words] title $Moment] \
                text [expr {$state eq "paused" ? [::wargame::base::say dice.waits]
                    : [[$Presenter words] prompt $Moment]}] rule [$Match rule] \
                side $colour answers [my Answers] choices [my Lists] \
                standing [my Standing]]
    }

    method StayCard {} {
        # What the room beside the map shows is read first.
        $Orders show [dict create title [::wargame::base::say dice.stays] \
            text [::wargame::base::say dice.stays.text] rule "" side "" \
            answers {} \
            choices {} standing [list [list [::wargame::base::say room.goOn] \
                [namespace code {my goOn}] 1]]]
    }

    method WaitingCard {colour} {
        # Another decides, in a window of his own.
        set key [expr {$Viewer in {0 1} ? "seat.waits" : "seat.waits.looker"}]
        $Orders show [dict create title [[$Presenter words] title $Moment] \
                text \
                [::wargame::base::say $key [[$Presenter words] sideName \
                        [$Match side]]] \
                rule [$Match rule] side $colour answers {} choices {} \
                standing [expr {$Viewer in {0 1} ? [my Standing] : {}}]]
    }

    method Answers {} {
        # The held block's own answers, or those that no block has.
        set answers {}
        if {[my room] ne ""} {
            return {}
        }
        set part [::wargame::match::choices of $Choices $Picked]
        set actions [concat [dict get $part alone] [my Few [dict get $part other]]]
        if {$Picked eq ""} {
            set actions [my Few [my Free]]
            set alone {}
            dict for {unit part} [dict get $Choices units] {
                lappend alone {*}[dict get $part alone]
            }
            if {[llength [::wargame::match::choices drags $Choices]] == 0} {
                lappend actions {*}[my Few $alone]
            }
            dict for {place at} [dict get $Choices places] {
                lappend actions {*}$at
            }
        }
        set prices [[$Presenter advice] prices [$Match moment $Viewer]]
        foreach action $actions {
            lappend answers [list [[$Presenter advice] priced $prices $action \
                    [[$Presenter words] label $action]] \
                    [namespace code [list my answer $action]]]
        }
        return $answers
    }

    method Free {} {
        return [lmap action [dict get $Choices free] {
            if {$action in {done pass}} continue
            set action
        }]
    }

    method Few {actions} {
        return [expr {[llength $actions] <= 6 ? $actions : {}}]
    }

    method Lists {} {
        # Long lists of answers, one a verb; what a map can take has none.
        set actions {}
        if {[my room] ne ""} {
            return {}
        }
        if {[llength [my Free]] > 6} {
            lappend actions {*}[my Free]
        }
        dict for {unit part} [dict get $Choices units] {
            if {$Picked in [list "" $unit]} {
                set other [dict get $part other]
                if {$Picked eq "" || [llength $other] > 6} {
                    lappend actions {*}$other
                }
                if {$Board eq ""} {
                    lappend actions {*}[concat {*}[dict values \
                            [dict get $part to]]]
                }
            }
        }
        set byVerb [dict create]
        set prices [[$Presenter advice] prices [$Match moment $Viewer]]
        foreach action $actions {
            dict lappend byVerb [lindex $action 0] [list \
                    [[$Presenter advice] priced $prices $action \
                            [[$Presenter words] label $action]] \
                                    [namespace code [list my answer $action]]]
        }
        set lists {}
        dict for {verb items} $byVerb {
            lappend lists \
                    [list [::wargame::base::say orders.choose \
                    [[$Presenter words] verb $verb]] \
                    $items]
        }
        return $lists
    }

    method Standing {} {
        set standing [list \
            [list [::wargame::base::say orders.undo] \
            [namespace code {my perform undo}] \
                [$Table canUndo]] \
            [list [::wargame::base::say orders.hint] \
            [namespace code {my perform hint}] \
                [expr {[llength [my Offered]] > 0}]]]
        if {[$Turn is paused]} {
            lappend standing [list [::wargame::base::say dice.throw] \
                    [list $Table throwNext] 1]
            return $standing
        }
        foreach action {pass done} {
            if {$action in [dict get $Choices free]} {
                lappend standing [list [my Keyed $action \
                        [[$Presenter words] label $action]] \
                        [namespace code [list my answer $action]] 1]
                return $standing
            }
        }
        lappend standing [list [::wargame::base::say orders.done] {} 0]
        return $standing
    }

    method Keyed {action label} {
        # Of what has a key that nobody would guess.
        return [expr {$action eq "pass"
            ? [::wargame::base::say orders.keyed $label P] : $label}]
    }
}
