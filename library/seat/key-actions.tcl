# key-actions.tcl --
#
#       What keys and menus ask of a seat.
#
#   set keys [::wargame::seat::KeyActions new SEAT PARTS]
#       perform WHAT ?ARG...?   undo whyUndo redo next stack flash aside done
#                          whyDone finish labels onward pass hint let march
#                          marches road column line card report words notes
#                          ledger forces standing desk later seen choose rule;
#                          with a map, fit in out hide show names minimap dim
#                          odds motion map paths moves.  The last ARG of next,
#                          line and choose is the time of their key
#       home               moves the keyboard to what is to be done
#       goOn               goes on, for what is shown has been read

need base/prefs base/words look/dice look/focus seat/seat-part

if {![info object isa class ::wargame::seat::KeyActions]} {
    oo::class create ::wargame::seat::KeyActions {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::KeyActions {
    variable Seat Table Turn Viewer Match Presenter Board

    method perform {what args} {
        switch -- $what {
            undo { my Undo }
            whyUndo { [my of history] whyNot {*}$args }
            redo { my Redo }
            done { my Done }
            whyDone { my WhyDone {*}$args }
            pass { my Pass }
            finish { [my of finish] ask }
            hint { my Hint }
            let { my Let }
            card { my OtherFocus }
            march { [my of march] here [[my of bodies] byRoad] }
            column { [my of bodies] columns }
            line { my Line {*}$args }
            road { my Road }
            marches { my Marches }
            later { [my of waiting] next }
            labels { my Labels 0 }
            onward { my Labels 1 }
            seen { my Seen }
            choose { my Choose {*}$args }
            next { my Next {*}$args }
            stack - flash - aside {
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

    method Labels {on} {
        # Of the map as it is, not as it was.
        if {[$Seat waits]} {
            [my of mouse] readFirst
        } else {
            [my of labels] go $on
        }
    }

    method Hint {} {
        # Not that nothing can be done, while that is yet to come.
        if {[$Seat waits]} {
            [my of mouse] readFirst
        } else {
            [my of hints] another
        }
    }

    method Let {} {
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
            focus [$Board canvas]
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

    method Road {} {
        if {$Board ne ""} {
            [my of poses] road
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

    method Seen {} {
        # Again, if it has been read.
        set events [[my of since] again]
        if {![llength $events]} {
            [my of status] say [::wargame::base::say meanwhile.none]
        } elseif {![$Table mayAnswer $Viewer] || [$Seat waits]} {
            [my of status] say [::wargame::base::say why.not-now]
        } else {
            [my of meanwhile] again $events
        }
    }

    method Marches {} {
        if {![[my of waiting] goOn]} {
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
        }
        lassign [my NotByDone] why rule
        set main [[$Presenter panels] mainDeed [dict get [$Seat choices] free]]
        if {$why ne "" && $main ne ""} {
            # It has the button of Done, and so its key.
            [my of answers] give $main
        } elseif {$rule ne ""} {
            [my of status] refuse $rule $why
        } elseif {$why ne ""} {
            [my of status] say $why
        } elseif {"done" in [dict get [$Seat choices] free]} {
            [my of answers] give done
        }
    }

    method NotByDone {} {
        # {WORDS RULE} why Done does nothing now; "" where it does.
        if {"done" in [dict get [$Seat choices] free]} {
            # It would perhaps not end anything, but refuse what is offered.
            return [expr {[[$Presenter panels] declines [$Match decision]]
                ? [list [::wargame::base::say orders.notByDone]] : ""}]
        } elseif {"pass" in [dict get [$Seat choices] free]} {
            return [list [::wargame::base::say orders.passes]]
        }
        set reason [$Match why done]
        return [expr {$reason eq "" ? "" : [[my of status] reason $reason]}]
    }

    method WhyDone {on} {
        # While the grey button is pointed at.
        if {!$on} {
            [my of status] back
        } elseif {![$Seat waits] && ![$Turn is paused]} {
            lassign [my NotByDone] why rule
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

# LookingKeys --
#
#       Those of who looks on: nothing is decided here.
if {![info object isa class ::wargame::seat::LookingKeys]} {
    oo::class create ::wargame::seat::LookingKeys {
        superclass ::wargame::seat::KeyActions
    }
}

oo::define ::wargame::seat::LookingKeys {
    method perform {what args} {
        if {$what ni {undo redo next flash aside done finish hint standing
                march marches road column line later labels onward
                choose}} {
            next $what {*}$args
        }
    }
}
