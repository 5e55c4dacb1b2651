# mouse.tcl --
#
#       What the mouse, or a key in its place, does on the board of a seat: to
#       take a piece up, to put it down, to click a place.
#
#   set mouse [::wargame::seat::Mouse new SEAT]
#       fromBoard WHAT ARG...  what the board tells; see input.tcl there
#       held               the piece in the hand, or ""
#       letGo              there is none any more
#       stop               nor are its odds asked for

need base/words match/choices seat/choice-menu seat/hand-odds seat/multi-step \
        seat/seat-part

if {![info object isa class ::wargame::seat::Mouse]} {
    oo::class create ::wargame::seat::Mouse {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Mouse {
    variable Seat Table Viewer Match Presenter Board Held MultiStep Targets \
            Odds JustDone

    constructor {seat} {
        next $seat
        set Held ""
        set JustDone ""                 ;# the piece that the last click did
        set MultiStep [dict create]
        set Targets [dict create]
        set Odds [::wargame::seat::HandOdds new $Table $Viewer]
    }

    destructor {
        $Odds destroy
    }

    method held {} {
        return $Held
    }

    method letGo {} {
        set Held ""
        [$Seat of group] clear
    }

    method stop {} {
        $Odds stop
    }

    method fromBoard {what args} {
        if {$what ne "hover"} {
            if {$what ne "pick"} {
                set JustDone ""
            }
            # A card that only tells goes at the first deed.
            [$Seat of panelPlace] dismiss
        }
        if {![[$Seat of group] fromBoard $what {*}$args]} {
            my On_$what {*}$args
        }
    }

    method On_pick {token} {
        [$Seat of meanwhile] take $token
        if {[$Seat waits]} {
            my ReadFirst
            return
        } elseif {$token eq $JustDone} {
            # A second click of a hand that is used to two.
            set JustDone ""
            return
        }
        set part [::wargame::match::choices of [$Seat choices] $token]
        set to [dict get $part to]
        set Held $token
        [$Seat of status] say ""
        if {[[$Seat of panelPlace] picked $token]} {
            return
        }
        set MultiStep [::wargame::seat::multiStep $Seat $token $part \
                [my Home $token]]
        set Targets [[$Presenter advice] pieceTargets [$Seat moment] \
                [dict get $part other]]
        if {[dict size $to] + [dict size $MultiStep] + [dict size $Targets] == 0
                && ![[$Seat of poses] mayHold $token]} {
            my PickedAlone $token $part
            return
        }
        set offer [my Captions $token $part]
        $Board offer $offer
        $Board pickUp $token
        set atOnce [dict filter $MultiStep script {- steps} {
            expr {[lindex $steps 0] ne "wait"}
        }]
        $Odds hold $Board $token [dict merge $Targets $atOnce $to] $offer
        [$Seat of lights] show $token
        [$Seat of card] show
        if {[dict size $offer] == 0} {
            [$Seat of status] whyNot [lmap verb [my Drags] {
                list $verb $token [my Home $token]
            }]
        }
    }

    method ReadFirst {} {
        # Says that a card has to be read before anything is taken up.
        [$Seat of status] aloud [::wargame::base::say dice.stays.first \
                [::wargame::base::say [expr {[$Seat reading] ? "meanwhile.play"
                    : [[$Seat of panelPlace] playsMoves] ? "moves.go"
                    : "panel.goOn"}]]]
        [$Seat of status] spoil
    }

    method Captions {token part} {
        # By place where it may be put, what is said there.
        set offer [dict create]
        foreach place [concat [dict keys $MultiStep] \
                [dict keys [dict get $part to]] [dict keys $Targets]] {
            dict set offer $place [expr {[dict exists $MultiStep $place]
                ? [::wargame::seat::stepsSay $Seat $token $place \
                    [dict get $MultiStep $place]]
                : [[$Presenter advice] caption [$Seat moment] $token $place]}]
        }
        set home [my Home $token]
        set here [[$Presenter advice] dropOnItself [dict get $part alone]]
        if {[llength $here] && $home ne ""} {
            dict set offer $home [[$Presenter words] label [lindex $here 0]]
        }
        return $offer
    }

    method Home {token} {
        return [[$Presenter reader] placeOf [$Seat view] $token]
    }

    method Drags {} {
        # The verbs for which a piece is put somewhere.
        return [::wargame::match::choices drags [$Seat choices]]
    }

    method On_turn {step} {
        [$Seat of poses] turn $step
    }

    method PickedAlone {token part} {
        # It has no place to go: it acts, or says why not.
        set actions [concat [dict get $part alone] [dict get $part other]]
        if {[llength $actions] == 1} {
            [$Seat of menu] give $actions
        } elseif {[llength $actions] > 1} {
            [$Seat of menu] ask $actions
            [$Seat of card] show
        } else {
            set Held ""
            if {[[$Presenter reader] isUnit $token]} {
                [$Seat of status] whyNot [lmap verb \
                        [::wargame::match::choices alone [$Seat choices]] {
                    list $verb $token
                }]
            }
        }
    }

    method On_clicked {token} {
        # What a click means at once is done, as if it were dropped where it is.
        set part [::wargame::match::choices of [$Seat choices] $token]
        set does [[$Presenter advice] clickDoes [dict get $part alone]]
        if {$token eq $Held && [llength $does]} {
            $Board letGo
            my On_cancel
            [$Seat of menu] give $does
            set JustDone $token
        }
    }

    method On_drop {token space} {
        set part [::wargame::match::choices of [$Seat choices] $token]
        set actions {}
        foreach offer [list [dict get $part to] $Targets] {
            if {[dict exists $offer $space]} {
                lappend actions {*}[dict get $offer $space]
            }
        }
        if {[llength $actions] == 0 && ![dict exists $MultiStep $space]
                && $space ne [my Home $token]
                && [my RefuseDrop $token $space]} {
            # With the reason it stays in the hand, if it has where to go.
            return
        }
        set Held ""
        $Odds stop
        [$Seat of lights] show ""
        if {[llength $actions]} {
            [$Seat of menu] give $actions
        } elseif {[dict exists $MultiStep $space]} {
            ::wargame::seat::stepsDo $Seat $token [dict get $MultiStep $space]
        } elseif {$space eq [my Home $token]} {
            set here [[$Presenter advice] dropOnItself [dict get $part alone]]
            if {[llength $here]} {
                [$Seat of menu] give $here
            } else {
                [$Seat of card] show
            }
        } else {
            [$Seat of card] show
        }
    }

    method RefuseDrop {token space} {
        # It goes as far as it can, or it is said why not.  -> 0 if neither, or
        # if it has nowhere else to go.
        if {[[[$Seat of group] plans] goesShort $token $space]} {
            return 1
        }
        set drags [lmap verb [my Drags] { list $verb $token $space }]
        if {![[$Seat of obstacles] told $token $space]
                && ![[$Seat of status] whyNot $drags]} {
            return 0
        }
        return [$Board goesOn]
    }

    method On_aim {} {
        # Return, and no place was chosen.
        [$Seat of status] aloud [::wargame::base::say hand.aim]
    }

    method On_space {space} {
        $Seat look $space
        if {[dict exists [$Seat choices] places $space]} {
            [$Seat of menu] give [dict get [$Seat choices] places $space]
        }
    }

    method On_hover {space token} {
        $Odds point $space
        if {$space ne ""} {
            $Seat look $space
        }
        if {$Board eq "" || [$Seat reading]} {
            return
        }
        if {[$Board held] ne ""} {
            my Way $space
        } elseif {$token ne [[$Seat of lights] shown]} {
            [$Seat of lights] show $token
        }
    }

    method Way {space} {
        # On which the block in the hand would go there.
        set lines {}
        if {[dict exists $MultiStep $space]} {
            set lines [::wargame::seat::stepsWay $Seat [$Board held] $space \
                    [dict get $MultiStep $space]]
        }
        [$Seat of lights] way $lines
        if {$space ne "" && ![[$Board part offers] has $space]
                && $space ne [my Home [$Board held]]} {
            [[$Seat of group] plans] show [list [$Board held]] $space
        }
    }

    method On_menu {token space x y} {
        set part [::wargame::match::choices of [$Seat choices] $token]
        set actions [[$Seat of poses] others [concat [dict get $part alone] \
                [dict get $part other]]]
        if {[dict exists [$Seat choices] places $space]} {
            lappend actions {*}[dict get [$Seat choices] places $space]
        }
        [$Seat of menu] ask $actions [concat \
                [[$Seat of poses] menu $token $space] \
                [[$Seat of history] undoable $token] \
                [[$Seat of march] endable $token] \
                [[$Seat of waiting] endable $token] \
                [[$Seat of group] together $token] \
                [[$Seat of menu] general $token $space]]
    }

    method On_why {} {
        [$Seat of status] openWhy
    }

    method On_cancel {} {
        set Held ""
        $Odds stop
        [$Seat of lights] show ""
        [$Seat of card] show
    }

    method On_let {} {
        if {$Board ne ""} {
            $Board letGo
        }
        if {![$Seat reading]} {
            my On_cancel
        }
    }
}
