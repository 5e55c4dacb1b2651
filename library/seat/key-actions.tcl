# key-actions.tcl --
#
#       What keys and menus ask of a seat.
#
#   set keys [::wargame::seat::KeyActions new SEAT PARTS]
#       perform WHAT ?ARG...?   undo whyUndo redo next stack flash aside done
#                          whyDone finish labels onward pass hint cancel
#                          march marches road column line card report words
#                          notes ledger forces standing desk later seen choose
#                          rule; with a map, fit in out hide show names minimap
#                          dim odds motion map paths moves; letter, of a panel.
#                          The last ARG of next, line, stack, seen, road,
#                          marches, letter and choose is the time of their key.
#                          can WHAT: would that do anything now, menu-able.tcl
#       home               moves the keyboard to what is to be done
#       goOn               goes on, for what is shown has been read

need base/prefs base/words look/dice look/focus seat/seat-part \
        seat/waiting-card

if {![info object isa class ::wargame::seat::KeyActions]} {
    oo::class create ::wargame::seat::KeyActions {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::KeyActions {
    variable Seat Table Turn Viewer Presenter Board

    method perform {what args} {
        switch -- $what {
            undo { my Undo }
            whyUndo { [my of history] whyNot {*}$args }
            redo { my Redo }
            done { my Done }
            whyDone { my WhyDone {*}$args }
            pass { my Pass }
            finish { [my of finish] ask }
            hint { my Unread [list [my of hints] another] }
            cancel { my Cancel }
            can { return [[my of menuAble] can {*}$args] }
            card { my OtherFocus }
            march { [my of march] here [[my of bodies] byRoad] }
            column { [my of bodies] columns }
            line { my Line {*}$args }
            road { my Road {*}$args }
            marches { my Marches {*}$args }
            stack { my Stack {*}$args }
            letter { my Panel 0 {*}$args }
            later { [my of waiting] next }
            labels { my Unread [list [my of labels] go 0] }
            onward { my Unread [list [my of labels] go 1] }
            seen { my Seen {*}$args }
            choose { my Choose {*}$args }
            next { my Next {*}$args }
            flash - aside {
                if {$Board ne ""} {
                    [my of still] $what
                }
            }
            rule { $Seat openRule [[my of status] rule] }
            report - words - notes - ledger - standing - forces - desk {
                [my of windows] $what {*}$args
            }
            default {
                if {$Board ne ""} {
                    my Do_$what
                }
            }
        }
    }

    method Unread {cmd} {
        # Of the map as it is, not as it was; nor that nothing can be done,
        # while that is yet to come.
        if {[$Seat waits]} {
            [my of mouse] readFirst
        } else {
            {*}$cmd
        }
    }

    method Panel {used letter args} {
        # With the time of a key, does a panel answer its letter, which is not
        # USED by the map now?
        return [expr {!$used && [llength $args]
            && [[my of panelPlace] key $letter {*}$args]}]
    }

    method Cancel {} {
        # No letters come any more, after dice.
        [my of labels] unheard
        if {[$Seat reading]} {
            my goOn
        } else {
            [my of mouse] fromBoard let
        }
    }

    method Choose {digit {time 0}} {
        # Of what a panel asks, or else of the orders.
        if {![winfo exists [$Seat part loss]]
                && ![[my of panelPlace] key $digit $time]} {
            [$Seat orders] press $digit $time
        }
    }

    method Next {{time 0}} {
        if {[$Seat reading]} {
            [my of meanwhile] next
            return
        }
        # Where no piece can act, what a panel has for that letter: Continue,
        # after a click on the map.
        if {$Board ne "" && ([llength [[my of still] able]]
                || ![[my of panelPlace] key n $time])} {
            [my of still] next
        }
    }

    method OtherFocus {} {
        # From the map, or the panel before it, to the card and back.
        set focus [focus -displayof [$Seat part side]]
        if {[string match [$Seat part side].* $focus]} {
            my home
        } else {
            [$Seat orders] focus
        }
    }

    method home {} {
        # To the panel, the map or else the orders; not from a question.
        if {[winfo exists [$Seat part loss]] || [[my of panelPlace] home]} {
            return
        } elseif {$Board ne ""} {
            ::wargame::look::focusOn [$Board canvas]
        } elseif {[$Seat reading]
                || ![::wargame::look::focusWithin [$Seat part seat]]} {
            [$Seat orders] focus
        }
    }

    method goOn {} {
        if {[$Seat reading]} {
            [my of meanwhile] over
        } else {
            [my of panelPlace] goOn
        }
    }

    method Road {args} {
        if {$Board ne "" && ![my Panel [[my of poses] hasRoad] r {*}$args]} {
            [my of poses] road
        }
    }

    method Stack {args} {
        if {$Board ne "" && ![my Panel [llength [[my of still] able]] \
                s {*}$args]} {
            [my of still] stack
        }
    }

    method Line {{time 0}} {
        # At the place chosen by key, or looked at; with no body in hand, what a
        # panel has for that letter.
        if {$Board ne "" && ([llength [$Board selected]] > 1
                || ![[my of panelPlace] key l $time])} {
            [my of bodies] lineHere [[$Board input] aimed]
        }
    }

    method Seen {args} {
        # Again, if it has been read.
        set events [[my of since] again]
        if {[my Panel [llength $events] e {*}$args]} {
            return
        } elseif {![llength $events]} {
            [my of status] say [::wargame::base::say meanwhile.none]
        } elseif {![$Table mayAnswer $Viewer] || [$Seat waits]} {
            [my of status] say [::wargame::base::say why.not-now]
        } else {
            [my of meanwhile] again $events
        }
    }

    method Marches {args} {
        if {![[my of waiting] goOn]
                && ![my Panel [[my of march] due] g {*}$args]} {
            [my of march] go
        }
    }

    method Undo {} {
        if {[[my of waiting] takeBack]} {
            return
        } elseif {[$Table canUndo]} {
            $Table undo
        } else {
            [my of history] whyNot 1 0
        }
    }

    method Redo {} {
        if {![$Table redo]} {
            [my of status] say [::wargame::base::say redo.none]
        }
    }

    method Done {} {
        if {[$Seat waits]} {
            my goOn
            return
        } elseif {[$Turn is paused]} {
            [$Table dice] next
            return
        } elseif {[$Turn is resting]} {
            {*}[lindex [::wargame::seat::restingOffers $Table] 0 1]
            return
        }
        set action [[my of able] byDone]
        lassign [[my of able] whyNotDone] why rule
        if {$action ne ""} {
            [my of answers] give $action
        } elseif {$rule ne ""} {
            [my of status] refuse $rule $why
        } elseif {$why ne ""} {
            [my of status] say $why
        }
    }

    method WhyDone {on} {
        # While the grey button is pointed at.
        if {!$on} {
            [my of status] back
        } elseif {![$Seat waits] && ![$Turn is paused]} {
            lassign [[my of able] whyNotDone] why rule
            if {$why ne ""} {
                [my of status] over $why $rule
            }
        }
    }

    method Pass {} {
        if {![$Seat waits] && ![$Turn is paused]
                && "pass" in [dict get [$Seat choices] free]} {
            [my of answers] give pass
        }
    }

    # ---- the map ----

    method Do_fit {} { [$Board camera] fit }
    method Do_in {} { [$Board camera] zoomBy 1.25 }
    method Do_out {} { [$Board camera] zoomBy 0.8 }
    method Do_hide {} { $Board hideBlocks 1 }
    method Do_show {} { $Board hideBlocks 0 }
    method Do_names {} { $Board names [::wargame::base::prefs get names] }
    method Do_minimap {} {
        $Board minimap [::wargame::base::prefs get minimap]
    }

    method Do_dim {} { [my of dimming] again }
    method Do_odds {} { [my of panelPlace] refresh }
    method Do_map {} { [my of panelPlace] putAway }
    method Do_paths {} { [my of lights] paths }
    method Do_motion {} {
        $Board motion [::wargame::base::prefs get motion]
        ::wargame::look::dice motion [::wargame::base::prefs get motion]
    }

    method Do_moves {} {
        # The list, and back.
        if {[[my of panelPlace] showsMoves]} {
            [my of panelPlace] enter ""
            $Table settle
        } elseif {[[$Presenter panels] hasMoves]} {
            [my of panelPlace] enter moves
        }
    }
}
