# mouse.tcl --
#
#       What the mouse, or a key in its place, does on the board of a seat: to
#       take a piece up, to put it down, to click a place.
#
#   set mouse [::wargame::seat::Mouse new SEAT]
#       heard WHAT ARG...  what the board tells; see board.tcl
#       held               the piece in the hand, or ""
#       letGo              there is none any more
#       stop               nor are its odds asked for

need base/words match/choices seat/choice-menu seat/hand-odds seat/seat-part

if {![info object isa class ::wargame::seat::Mouse]} {
    oo::class create ::wargame::seat::Mouse {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Mouse {
    variable Seat Table Viewer Match Presenter Board Held Onward Besides Odds

    constructor {seat} {
        next $seat
        set Held ""
        set Onward [dict create]
        set Besides [dict create]
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
    }

    method stop {} {
        $Odds stop
    }

    method heard {what args} {
        if {$what ne "hover"} {
            # A card that only tells goes at the first deed.
            [$Seat of panel] dismiss
        }
        my On_$what {*}$args
    }

    method On_pick {token} {
        if {[$Seat waits]} {
            my ReadFirst
            return
        }
        set part [::wargame::match::choices of [$Seat choices] $token]
        set to [dict get $part to]
        set Held $token
        [$Seat of status] say ""
        if {[[$Seat of panel] isThere]} {
            set answers [[[$Seat of panel] panel] picked $token]
            if {[llength $answers]} {
                [$Seat of menu] give $answers
                return
            }
        }
        set Onward [my Onward $token $part]
        set Besides [[$Presenter advice] pieceTargets [$Seat moment] \
                [dict get $part other]]
        if {[dict size $to] + [dict size $Onward] + [dict size $Besides] == 0
                && ![my MayTry $token]} {
            my PickedAlone $token $part
            return
        }
        set offer [my Captions $token $part]
        $Board offer $offer
        $Board pickUp $token
        $Odds hold $Board $token [dict merge $Besides $Onward $to] $offer
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
                    : [[$Seat of panel] marches] ? "moves.go" : "panel.goOn"}]]]
        [$Seat of status] spoil
    }

    method Captions {token part} {
        # By place where it may be put, what is said there.
        set offer [dict create]
        foreach place [concat [dict keys $Onward] \
                [dict keys [dict get $part to]] [dict keys $Besides]] {
            dict set offer $place [[$Presenter advice] caption \
                    [$Seat moment] $token $place]
        }
        set home [my Home $token]
        set here [[$Presenter advice] dropOnItself [dict get $part alone]]
        if {[llength $here] && $home ne ""} {
            dict set offer $home [[$Presenter words] label [lindex $here 0]]
        }
        return $offer
    }

    method Onward {token part} {
        # Places that take several actions.  A block that can be taken back may
        # also go elsewhere at once.
        set onward [dict create]
        if {[llength [$Seat offered]]} {
            set onward [[$Presenter advice] multiStepMoves [$Seat moment] \
                    $token]
        }
        set back [[$Presenter advice] takesBack [dict get $part alone]]
        if {$back eq "" || $back ni [$Match actions]} {
            return $onward
        }
        set after [$Match at [$Match length]]
        try {
            $after do [$after side] $back
            set then \
                    [::wargame::match::choices of [::wargame::match::choices \
                    sort $Presenter \
                    [$after actions]] $token]
            dict for {place actions} [dict get $then to] {
                dict set onward $place [list $back [lindex $actions 0]]
            }
        } finally {
            $after destroy
        }
        return [dict remove $onward [my Home $token]]
    }

    method Home {token} {
        return [[$Presenter reader] placeOf [$Seat view] $token]
    }

    method Drags {} {
        # The verbs for which a piece is put somewhere.
        return [::wargame::match::choices drags [$Seat choices]]
    }

    method MayTry {token} {
        # Is it one's own, and could some block be moved now?  Then it may be
        # held, so that a refusal can say why.
        return [expr {[[$Presenter reader] isUnit $token]
            && [[$Presenter reader] ownedBy $token [$Match side]]
            && [llength [my Drags]]}]
    }

    method PickedAlone {token part} {
        # It has no place to go: it acts, or says why not.
        set actions [concat [dict get $part alone] [dict get $part other]]
        if {[llength $actions] == 1} {
            $Table do [lindex $actions 0]
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

    method On_drop {token space} {
        set part [::wargame::match::choices of [$Seat choices] $token]
        set actions {}
        foreach offer [list [dict get $part to] $Besides] {
            if {[dict exists $offer $space]} {
                lappend actions {*}[dict get $offer $space]
            }
        }
        if {[llength $actions] == 0 && ![dict exists $Onward $space]
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
        } elseif {[dict exists $Onward $space]} {
            $Table doAll [dict get $Onward $space]
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
        # Says why not.  -> 1 if there was a reason, and other places to go to.
        if {![[$Seat of obstacles] told $token $space] && ![[$Seat of status] whyNot \
                [lmap verb [my Drags] { list $verb $token $space }]]} {
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
        if {[dict exists $Onward $space]} {
            set lines [[$Presenter advice] way [$Seat moment] \
                    [$Board held] $space]
        }
        [$Seat of lights] way $lines
    }

    method On_menu {token space x y} {
        set part [::wargame::match::choices of [$Seat choices] $token]
        set actions [concat [dict get $part alone] [dict get $part other]]
        if {[dict exists [$Seat choices] places $space]} {
            lappend actions {*}[dict get [$Seat choices] places $space]
        }
        if {[llength $actions]} {
            [$Seat of menu] ask $actions
        }
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
