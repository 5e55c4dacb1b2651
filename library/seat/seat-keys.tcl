# seat-keys.tcl --
#
#       What keys and menus ask of a seat.

need base/prefs base/requests base/words look/dice

oo::define ::wargame::seat::Seat {
    method perform {what} {
        switch -- $what {
            undo { $Table undo }
            done { my Done }
            pass { my Pass }
            hint { my Hint }
            let { my Hand_let }
            card { my OtherFocus }
            report { my Report }
            words { my Words }
            notes { my Notes }
            ledger { my ledger }
            default {
                if {$Board ne ""} {
                    my Perform_$what
                }
            }
        }
    }

    method Words {} {
        # The window that tells all in words, where it is wanted.
        set there [winfo exists $Path.words]
        if {[::wargame::base::prefs get words] && !$there && \
                [my TakesAnswers]} {
            ::wargame::base::need seat/in-words
            set InWords [::wargame::seat::InWords new $Path.words [self] \
                    $Table \
                    $Viewer]
        } elseif {$there && [::wargame::base::prefs get words]} {
            $InWords soon
        } elseif {$there && ![::wargame::base::prefs get words]} {
            destroy $Path.words
        }
    }

    method TakesAnswers {} {
        return 1
    }

    method offered {} {
        return [my Offered]
    }

    method waits {} {
        # A panel that was to be looked at may be gone.
        return [expr {[$Turn is reading]
            || [$Turn is looking watching] && [info object isa object $Room]}]
    }

    method OtherFocus {} {
        # From the map, or the room before it, to the card and back.
        set focus [focus -displayof $Path]
        if {[string match $Path.wide.side.* $focus]} {
            my home
        } else {
            $Orders focus
        }
    }

    method Report {} {
        # It goes with the seat, for it tells what this viewer knows.
        if {[[$Table match] guest] ne "nobody"} {
            my message [::wargame::base::say letters.noReplay]
            return
        }
        ::wargame::base::requests send openAftermath $Path.aftermath \
                [$Table match] $Viewer
    }

    method Notes {} {
        # They go with the seat, too.
        ::wargame::base::need seat/notes
        ::wargame::seat::openNotes $Path.notes [$Table match] $Presenter \
                $Viewer \
                [list $Table announce]
    }

    method ledger {{about ""}} {
        # At the page that a spot beside the map is about.
        if {[[$Presenter panels] hasLedger] && ![[$Presenter reader] isPlace \
                $about]} {
            ::wargame::base::need seat/ledger
            ::wargame::seat::openLedger $Path.ledger $Match $Presenter $Viewer \
                    [list $Table view $Viewer] [lindex $about 0]
        }
    }

    method Perform_fit {} { $Board fit }
    method Perform_in {} { $Board zoomBy 1.25 }
    method Perform_out {} { $Board zoomBy 0.8 }
    method Perform_hide {} { $Board hideBlocks 1 }
    method Perform_show {} { $Board hideBlocks 0 }
    method Perform_names {} { $Board names [::wargame::base::prefs get names] }
    method Perform_odds {} { my refreshRoom }
    method Perform_motion {} {
        $Board motion [::wargame::base::prefs get motion]
        ::wargame::look::dice motion [::wargame::base::prefs get motion]
    }

    method Done {} {
        if {[my waits]} {
            my goOn
            return
        } elseif {[$Turn is paused]} {
            $Table throwNext
            return
        }
        if {"done" ni [dict get $Choices free]} {
            my RefuseDone
        } elseif {[[$Presenter panels] declines [$Match decision]]} {
            # It would not end anything, but refuse what is offered.
            my message [::wargame::base::say orders.notByDone]
        } else {
            my answer done
        }
    }

    method RefuseDone {} {
        if {"pass" in [dict get $Choices free]} {
            my message [::wargame::base::say orders.passes]
        } else {
            my Refuse [list done]
        }
    }

    method Pass {} {
        if {![my waits] && ![$Turn is paused]
                && "pass" in [dict get $Choices free]} {
            my answer pass
        }
    }

    method Hint {} {
        # What the game thinks of first; each time it is asked, the next.
        set hints [expr {[llength [my Offered]]
            ? [[$Presenter advice] hints $Moment] : {}}]
        set n [llength $hints]
        if {$n == 0} {
            my AnyHint
            return
        }
        if {[lindex $Hinted 0] != [$Match length]} {
            set Hinted [list [$Match length] -1]
        }
        set at [expr {([lindex $Hinted 1] + 1) % $n}]
        set Hinted [list [$Match length] $at]
        lassign [lindex $hints $at] text where
        my message [expr {$n == 1 ? $text : [::wargame::base::say hint.of \
                [expr {$at + 1}] $n $text]}]
        my PointAt $where
    }

    method PointAt {where} {
        # A piece or a place of the map.
        set place [expr {[[$Presenter reader] isUnit $where] ? \
                [[$Presenter reader] placeOf [$Moment view] $where]
            : $where}]
        if {$Board ne "" && [$Board where $place] ne ""} {
            $Board reveal [list $place]
            my Light trace [list $place]
        }
    }

    method AnyHint {} {
        # A legal action or two, spread over what is offered.
        set actions [lmap action [my Offered] {
            if {$action in {done pass} || [[$Presenter panels] isQuiet \
                    $action]} continue
            set action
        }]
        set n [llength $actions]
        if {$n == 0} {
            my message [::wargame::base::say hint.none]
            return
        }
        set some [lsort -unique [list [lindex $actions [expr {$n / 3}]] \
                [lindex $actions [expr {2 * $n / 3}]]]]
        my message [::wargame::base::say hint.some [join [lmap action $some {
            [$Presenter words] label $action
        }] [::wargame::base::say hint.or]]]
        set unit [lindex $some 0 1]
        if {$Board ne "" && [[$Presenter reader] isUnit $unit]} {
            $Board focus $unit
        }
    }

    method point {action} {
        # Show on the map what an action is about.
        if {$Board eq ""} {
            return
        }
        lassign $action - unit place
        if {[[$Presenter reader] isUnit $unit]} {
            $Board focus $unit
        } elseif {[[$Presenter reader] isPlace $unit]} {
            set place $unit
        }
        if {[[$Presenter reader] isPlace $place]} {
            my PointAt $place
        }
    }
}
