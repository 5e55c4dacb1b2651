# mouse.tcl --
#
#       What the mouse, or a key in its place, does on the board of a seat: to
#       take a piece up, to put it down, to click a place.
#
#   set mouse [::wargame::seat::Mouse new SEAT PARTS]
#       fromBoard WHAT ARG...  what the board tells; see input.tcl there
#       letGo              lets the held piece go, and deselects, but kept
#       readFirst          says that something has to be read before that
#       stop               asks for no more odds of what is held

need base/words match/choices seat/hand-odds seat/seat-part seat/waiting-ways

if {![info object isa class ::wargame::seat::Mouse]} {
    oo::class create ::wargame::seat::Mouse {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Mouse {
    variable Seat Table Viewer Match Presenter Board MultiStep Targets \
            Odds JustDone

    constructor {seat parts} {
        next $seat $parts
        # JustDone: {PIECE STAMP}, whom the last click did, and when.
        lassign {"" {} {}} JustDone MultiStep Targets
        set Odds [::wargame::seat::HandOdds new \
                [$Table oddsQuery $Viewer] [$Presenter advice]]
    }

    destructor { $Odds destroy }

    method letGo {} {
        [my of hand] take ""
        [my of kept] settle
    }

    method stop {} { $Odds stop }

    method fromBoard {what args} {
        if {$what ne "hover"} {
            if {$what ni {pick widen}} {
                set JustDone ""
            }
            # A card that only tells goes at the first deed.
            [my of panelPlace] dismiss
        }
        if {![[my of group] fromBoard $what {*}$args]} {
            my On_$what {*}$args
        } elseif {$what eq "widen"} {
            [my of done] andClicked {*}$args
        } elseif {$what eq "hover"} {
            $Odds together $Board [lindex $args 0] [$Match deeds]
        }
    }

    method On_pick {token} {
        [my of meanwhile] take $token
        if {[$Seat waits]} {
            return [my readFirst]
        } elseif {$token eq [lindex $JustDone 0]} {
            # A second press; not after undo.
            lassign [list {} {*}$JustDone] JustDone - before
            if {[$Match stamp] ne $before} return
        }
        set part [::wargame::match::choices of [$Seat choices] $token]
        set to [dict get $part to]
        [my of hand] take $token
        [my of status] takes [[my of waiting] order $token]
        if {[[my of panelPlace] picked $token]} {
            return
        }
        set MultiStep [[my of steps] places $token $part [my Home $token]]
        set Targets [[$Presenter gestures] pieceTargets [$Seat moment] \
                [dict get $part other]]
        if {[dict size $to] + [dict size $MultiStep] + [dict size $Targets] == 0
                && ![[my of poses] mayHold $token]} {
            return [my PickedAlone $token $part]
        }
        set offer [my Captions $token $part]
        $Board offer $offer
        $Board pickUp $token
        $Odds hold $Board $token [dict merge $Targets [dict map {- steps} \
                $MultiStep { [my of steps] moves $steps }] $to] $offer
        [my of lights] show $token
        [my of card] show
        if {[dict size $offer] == 0} {
            [my of status] whyNot [lmap verb [[my of refusals] drags] {
                list $verb $token [my Home $token]
            }]
        } elseif {[[my of status] told] eq ""} {
            [my of status] asks [::wargame::seat::waitingWays asked \
                    $Presenter $token $MultiStep]
        }
    }

    method On_lead {token} {
        # By an arrow: nothing is done that it could do where it stands.
        if {![$Seat waits] && [[my of steps] mayLead $token]} {
            my On_pick $token
        }
    }

    method readFirst {} {
        [my of status] aloud [::wargame::base::say dice.stays.first \
                [::wargame::base::say [expr {[$Seat reading] ? "meanwhile.play"
                    : [[my of panelPlace] playsMoves] ? "moves.go"
                    : "panel.goOn"}]]]
        [my of status] spoil
    }

    method Captions {token part} {
        set offer [[my of steps] captions $token $MultiStep [concat \
                [dict keys [dict get $part to]] [dict keys $Targets]]]
        set home [my Home $token]
        set here [my Here $token]
        if {[llength $here] && $home ne ""} {
            dict set offer $home [[$Presenter words] label [lindex $here 0]]
        }
        return $offer
    }

    method Home {token} {
        return [[$Presenter reader] placeOf [$Seat view] $token]
    }

    method Answers {token space} {
        # What a drop there may mean that takes one action.
        set part [::wargame::match::choices of [$Seat choices] $token]
        return [concat {*}[lmap offer [list [dict get $part to] $Targets] {
            if {![dict exists $offer $space]} continue
            dict get $offer $space
        }]]
    }

    method Here {token} {
        # What a drop means where it stands.
        set part [::wargame::match::choices of [$Seat choices] $token]
        return [[$Presenter gestures] dropOnItself [dict get $part alone]]
    }

    method On_turn {step} { [my of poses] turn $step }
    method PickedAlone {token part} {
        set actions [concat [dict get $part alone] [dict get $part other]]
        if {[llength $actions] == 1} {
            [my of menu] give $actions
        } elseif {[llength $actions] > 1} {
            [my of menu] ask $actions
            [my of card] show
        } else {
            [my of hand] take ""
            if {[[$Presenter reader] isUnit $token]
                    && ![[my of status] whyNot [lmap verb \
                        [::wargame::match::choices alone [$Seat choices]] {
                            list $verb $token
                        }]] && [[my of panelPlace] tells]} {
                [my of status] aloud \
                        [[$Presenter sentences] prompt [$Seat moment]]
            }
        }
    }

    method On_clicked {token} {
        # What a click means at once is done, as if it were dropped where it is.
        # Who has nothing to do stands for the place.
        set place [my Home $token]
        set does [[my of ringed] does $token]
        if {$token eq [[my of hand] held] && [llength $does]} {
            $Board letGo
            my On_cancel
            set JustDone [list $token [$Match stamp]]
            [my of done] give $does
        } elseif {![[$Board input] goesOn]
                && [set other [[my of steps] instead $token]] ne ""} {
            my On_pick $other
        } elseif {![dict exists [$Seat choices] units $token]
                && $place ne ""} {
            my On_space $place
        }
    }

    method On_drop {token space} {
        set actions [my Answers $token $space]
        set me [self]
        if {[llength $actions] == 0 && ![dict exists $MultiStep $space]
                && $space ne [my Home $token]
                && [[my of refusals] refuse $token $space]
                && (![info object isa object $me] || [[$Board input] goesOn])} {
            # Gone: it went as far as it can, and another is asked.
            return
        }
        [my of hand] take ""
        $Odds stop
        [my of lights] show ""
        if {[llength $actions]} {
            [my of menu] give $actions
        } elseif {[dict exists $MultiStep $space]} {
            [my of steps] put $token [dict get $MultiStep $space]
        } elseif {$space eq [my Home $token] && [llength [my Here $token]]} {
            [my of done] give [my Here $token]
        } else {
            [my of card] show
        }
    }

    method On_aim {} { [my of status] aloud [::wargame::base::say hand.aim] }

    method On_space {space} {
        $Seat look $space
        if {[dict exists [$Seat choices] places $space]} {
            [my of menu] give [dict get [$Seat choices] places $space]
        } else {
            [my of steps] lead $space
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
        [my of status] place $space
        if {[$Board held] ne ""} {
            my Way $space
        } elseif {$token ne [[my of lights] shown]} {
            [my of lights] show $token
        }
        [my of ringed] at [[$Board input] focused]
    }

    method Way {space} {
        # On which the block in the hand would go there, and by whose order.
        set steps [expr {[dict exists $MultiStep $space]
            ? [dict get $MultiStep $space] : {}}]
        [my of lights] way {*}[[my of steps] way [$Board held] $space $steps]
        if {$space ne "" && ![[$Board input] offers $space]
                && $space ne [my Home [$Board held]]} {
            [my of plans] show [list [$Board held]] $space
        }
        my Deed [$Board held] $space
    }

    method Deed {token space} {
        # What a drop there would do.
        set home [my Home $token]
        set ways [lmap action [expr {$space eq $home ? [my Here $token]
                : [my Answers $token $space]}] { list $action }]
        if {[dict exists $MultiStep $space] && ![llength $ways]} {
            lappend ways [dict get $MultiStep $space]
        }
        if {[llength $ways] || $space in [list "" $home]} {
            [my of drops] say $token $space $ways
        } else {
            [my of drops] refused $token $space \
                    [[my of refusals] reason $token $space]
        }
    }

    method On_menu {token space x y} {
        set part [::wargame::match::choices of [$Seat choices] $token]
        set actions [[my of poses] others [concat [dict get $part alone] \
                [dict get $part other]]]
        if {[dict exists [$Seat choices] places $space]} {
            lappend actions {*}[dict get [$Seat choices] places $space]
        }
        [my of menu] ask $actions [concat \
                [[my of poses] menu $token $space] \
                [[my of history] undoable $token] \
                [[my of march] endable $token] \
                [[my of waiting] endable $token] \
                [[my of group] together $token] \
                [[my of menu] general $token $space]]
    }

    method On_coming {place} {
        [my of history] linked place $place
        $Seat look $place
    }

    method On_why {} { [my of status] openWhy }
    method On_next {} { my notify perform next }
    method On_cancel {} {
        [my of status] forgive
        [my of hand] take ""
        $Odds stop
        [my of lights] show ""
        [my of card] show
    }

    method On_let {} {
        if {$Board ne ""} { $Board letGo }
        if {![$Seat reading]} {
            my On_cancel
        }
    }
}
