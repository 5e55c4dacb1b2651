# seat-hands.tcl --
#
#       What hands do on the board of a seat, and on rules and lines of the log.

need base/requests base/words match/choices

oo::define ::wargame::seat::Seat {
    method Hand {what args} {
        # Also called while the seat is being built or torn down.
        if {[info exists Choices] && [info object isa object $Table]} {
            if {$what ne "hover" && [my room] eq ""
                    && [info object isa object $Room]} {
                # A card that only tells goes at the first deed.
                $Room destroy
            }
            my Hand_$what {*}$args
        }
    }

    method Hand_pick {token} {
        if {[my waits]} {
            my ReadFirst
            return
        }
        set part [::wargame::match::choices of $Choices $token]
        set to [dict get $part to]
        set Picked $token
        my message ""
        if {[info object isa object $Room]} {
            set answers [$Room picked $token]
            if {[llength $answers]} {
                my DoOne $answers
                return
            }
        }
        set Onward [my Onward $token $part]
        set Besides [[$Presenter advice] pieceTargets $Moment \
                [dict get $part other]]
        if {[dict size $to] + [dict size $Onward] + [dict size $Besides] == 0
                && ![my MayTry $token]} {
            my PickedAlone $token $part
            return
        }
        set offer [my Captions $token $part]
        $Board offer $offer
        $Board pickUp $token
        $HandOdds hold $Board $token [dict merge $Besides $Onward $to] $offer
        my Lights $token
        my Card
        if {[dict size $offer] == 0} {
            my Refuse [lmap verb [::wargame::match::choices drags $Choices] {
                list $verb $token [[$Presenter reader] placeOf [$Moment view] $token]
            }]
        }
    }

    method ReadFirst {} {
        # Says that a card has to be read before anything is taken up.
        my message [::wargame::base::say dice.stays.first \
                [::wargame::base::say \
                [expr {[my reading] ? "meanwhile.play"
                    : [my marches] ? "moves.go" : "room.goOn"}]]]
        if {$Board ne ""} {
            $Board refuse [my told]
        }
        # The next refresh is another moment, whatever has been done.
        set SaidAt -1
    }

    method Captions {token part} {
        # By place where it may be put, what is said there.
        set offer [dict create]
        foreach place [concat [dict keys $Onward] \
                [dict keys [dict get $part to]] [dict keys $Besides]] {
            dict set offer $place [[$Presenter advice] caption $Moment $token \
                    $place]
        }
        set home [[$Presenter reader] placeOf [$Moment view] $token]
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
        if {[llength [my Offered]]} {
            set onward [[$Presenter advice] multiStepMoves $Moment $token]
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
        return [dict remove $onward [[$Presenter reader] placeOf [$Moment view] $token]]
    }

    method MayTry {token} {
        # Is it one's own, and could some block be moved now?  Then it may be
        # held, so that a refusal can say why.
        return [expr {[[$Presenter reader] isUnit $token]
            && [[$Presenter reader] ownedBy $token [$Match side]]
            && [llength [::wargame::match::choices drags $Choices]]}]
    }

    method PickedAlone {token part} {
        # It has no place to go: it acts, or says why not.
        set actions [concat [dict get $part alone] [dict get $part other]]
        if {[llength $actions] == 1} {
            $Table do [lindex $actions 0]
        } elseif {[llength $actions] > 1} {
            my Popup $actions
            my Card
        } else {
            set Picked ""
            if {[[$Presenter reader] isUnit $token]} {
                my Refuse \
                        [lmap verb [::wargame::match::choices alone $Choices] {
                    list $verb $token
                }]
            }
        }
    }

    method Hand_drop {token space} {
        set part [::wargame::match::choices of $Choices $token]
        set actions {}
        foreach offer [list [dict get $part to] $Besides] {
            if {[dict exists $offer $space]} {
                lappend actions {*}[dict get $offer $space]
            }
        }
        if {[llength $actions] == 0 && ![dict exists $Onward $space]
                && $space ne [[$Presenter reader] placeOf [$Moment view] $token]
                && [my RefuseDrop $token $space]} {
            # With the reason it stays in the hand, if it has where to go.
            return
        }
        set Picked ""
        $HandOdds stop
        my Lights ""
        if {[llength $actions]} {
            my DoOne $actions
        } elseif {[dict exists $Onward $space]} {
            $Table doAll [dict get $Onward $space]
        } elseif {$space eq [[$Presenter reader] placeOf [$Moment view] $token]} {
            set here [[$Presenter advice] dropOnItself [dict get $part alone]]
            if {[llength $here]} {
                my DoOne $here
            } else {
                my Card
            }
        } else {
            my Card
        }
    }

    method RefuseDrop {token space} {
        # Says why not.  -> 1 if there was a reason, and other places to go to.
        if {![my Obstructed $token $space] && ![my Refuse [lmap verb \
                [::wargame::match::choices drags $Choices] {
            list $verb $token $space
        }]]} {
            return 0
        }
        return [$Board goesOn]
    }

    method Hand_aim {} {
        # Return, with a block in the hand and no place chosen.
        my message [::wargame::base::say hand.aim]
        $Board refuse [my told]
    }

    method DoOne {actions} {
        if {[llength $actions] == 1} {
            $Table do [lindex $actions 0]
        } else {
            my Popup $actions
            my Card
        }
    }

    method Popup {actions} {
        set menu $Path.popup
        destroy $menu
        menu $menu -tearoff 0
        foreach action $actions {
            $menu add command -label [[$Presenter advice] offered \
                    [$Match moment $Viewer] $action] \
                    -command [list $Table do $action]
        }
        tk_popup $menu {*}[my MenuAt]
    }

    method MenuAt {} {
        # At the pointer; if that is not on the map, where the keyboard is.
        set at [winfo pointerxy $Path]
        if {$Board ne "" && $Hover ne ""
                && [winfo containing {*}$at] ne [$Board canvas]
                && [$Board where $Hover] ne ""} {
            return [$Board where $Hover]
        }
        return $at
    }

    method Refuse {tries} {
        # Says why the first of these actions that has a reason is refused.  -> 1
        # if one has.
        foreach action $tries {
            set reason [$Match why $action]
            if {$reason ne ""} {
                my SayWhy $reason
                return 1
            }
        }
        return 0
    }

    method SayWhy {reason} {
        my SayRefused [string trim [lindex $reason 0] -] \
                [[$Presenter words] refusal $reason $Moment]
    }

    method SayRefused {rule text} {
        my message $text $rule
        if {$Board ne ""} {
            $Board refuse $text
        }
    }

    method Obstructed {token space} {
        # Says what is in the way of a drag that was too far.
        set steps [[$Presenter advice] obstacle $Moment $token \
                $space]
        if {[llength $steps] < 2} {
            return 0
        }
        set after [$Match at [$Match length]]
        try {
            foreach step [lrange $steps 0 end-1] {
                if {$step ni [$after actions]} {
                    return 0
                }
                $after do [$after side] $step
            }
            set reason [$after why [lindex $steps end]]
        } finally {
            $after destroy
        }
        if {$reason ne ""} {
            my SayRefused {*}[[$Presenter advice] obstructed $Moment $token \
                    $reason]
        }
        return [expr {$reason ne ""}]
    }

    method Hand_space {space} {
        set Hover $space
        my Inspect
        if {[dict exists $Choices places $space]} {
            my DoOne [dict get $Choices places $space]
        }
    }

    method Hand_hover {space token} {
        $HandOdds point $space
        if {$space ne ""} {
            set Hover $space
            my Inspect
        }
        if {$Board eq "" || [my reading]} {
            return
        }
        if {[$Board held] ne ""} {
            my Way $space
        } elseif {$token ne $Ranged} {
            my Lights $token
        }
    }

    method Way {space} {
        # On which the block in the hand would go there.
        set lines {}
        if {[dict exists $Onward $space]} {
            set lines [[$Presenter advice] way $Moment \
                    [$Board held] $space]
        }
        if {$lines ne $Ways} {
            set Ways $lines
            $Board lines $lines
        }
    }

    method Hand_menu {token space x y} {
        set part [::wargame::match::choices of $Choices $token]
        set actions [concat [dict get $part alone] [dict get $part other]]
        if {[dict exists $Choices places $space]} {
            lappend actions {*}[dict get $Choices places $space]
        }
        if {[llength $actions]} {
            my Popup $actions
        }
    }

    method Hand_cancel {} {
        set Picked ""
        $HandOdds stop
        my Lights ""
        my Card
    }

    method Hand_let {} {
        if {$Board ne ""} {
            $Board letGo
        }
        if {![my reading]} {
            my Hand_cancel
        }
    }

    method Lights {token} {
        # What lies in range of the block that is held or looked at; battles,
        # and places that can be clicked.
        set Ranged $token
        my Light battle [lsort -unique [concat \
                [dict keys [dict get $Choices places]] \
                [[$Presenter look] battles $Moment]]]
        my Light warn [lsort -unique [concat [my Forced] \
                [[$Presenter look] warned $Moment]]]
        # Of the block in the hand, so that it does not look like an offer.
        set range [[$Presenter advice] range $Moment $token]
        set held [expr {$token ne "" && $token eq $Picked}]
        my Light range [expr {$held ? {} : $range}]
        my Light held [expr {$held ? $range : {}}]
        my Light zone [expr {$held
            ? [[$Presenter advice] zones $Moment $token] : {}}]
        if {!$held} {
            my Way ""
        }
        if {[info object isa object $Room]} {
            $Room light
        }
    }

    method Forced {} {
        # Where somebody must do something: no answer says that it is enough.
        if {[llength [dict get $Choices free]]
                || ![dict exists $Choices units]} {
            return {}
        }
        return [lsort -unique [lmap unit [dict keys [dict get $Choices units]] {
            [$Presenter reader] placeOf [$Moment view] $unit
        }]]
    }

    method Light {style places} {
        if {$Board ne ""} {
            $Board light $style $places
        }
    }

    # ---- rules and the log ----

    method RulePicked {rule} {
        ::wargame::base::requests send openRule [$Presenter game] $rule \
                [$Match about]
    }

    method rule {} {
        # What a person would read up now: why something was refused, or else
        # what is asked.
        return [expr {$Refused ne "" ? $Refused : [$Match rule]}]
    }

    method Hand_why {} {
        if {$Refused ne ""} {
            my RulePicked $Refused
        }
    }

    method LinkPicked {kind what} {
        if {$kind eq "rule"} {
            my RulePicked $what
        } elseif {$kind eq "line"} {
            my LogMenu {*}$what
        } elseif {$Board ne ""} {
            $Board centre [lindex $what end]
            my Light trace $what
        }
    }
}
