# multi-step.tcl --
#
#       Where a piece may be put though that takes several actions: STEPS, one
#       after another, with Done before them where it can be said for it; or
#       "wait WHAT" where it has to wait, see waiting.tcl.
#
#   set steps [::wargame::seat::MultiStep new SEAT PARTS]
#       places PIECE PART HOME   -> dictionary: place -> STEPS.  PART: choices
#                          of the piece; HOME: where it is
#       mayLead PIECE      can it be put anywhere else, now or to wait?
#       instead PIECE      another of its place that can be led, where PIECE is
#                          taken up by the rules and goes nowhere; or ""
#       captions PIECE BYPLACE PLACES   place -> what is said there: of those
#                          that PLACES gave, and of others, where it takes one
#                          action
#       way PIECE PLACE STEPS    {LINES WHO}: lines for the board, on which it
#                          would go; and who has to do something first, or ""
#       moves STEPS        the actions of them, those that wait, too
#       put PIECE STEPS    puts a piece there, by these STEPS
#       lead PLACE         whoever is led by the rules goes all the way there,
#                          and stays, as one deed

need base/words match/choices seat/seat-part seat/waiting-ways

if {![info object isa class ::wargame::seat::MultiStep]} {
    oo::class create ::wargame::seat::MultiStep {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::MultiStep {
    variable Seat Table Viewer Match Presenter

    method places {token part home} {
        # One that can be taken back may also go elsewhere at once.
        set gestures [$Presenter gestures]
        set byPlace [dict create]
        if {[llength [$Seat offered]]} {
            set ways [[$Match deeds] ways $token]
            set byPlace [dict merge $ways \
                    [$gestures waysOut [$Seat moment] $token $ways]]
        }
        set back [$gestures takesBack [dict get $part alone]]
        if {$back eq "" || $back ni [$Match actions]} {
            return [expr {[dict size $byPlace] + [dict size [dict get $part to]]
                ? $byPlace : [my NotYet $token $part]}]
        }
        set after [[$Match deeds] foreseen]
        if {$after eq ""} {
            return $byPlace
        }
        try {
            $after do [$after side] $back
            set sorted [::wargame::match::choices sort $Presenter \
                    [$after actions]]
            set then [::wargame::match::choices of $sorted $token]
            dict for {place actions} [dict get $then to] {
                dict set byPlace $place [list $back [lindex $actions 0]]
            }
        } finally {
            $after destroy
        }
        return [dict remove $byPlace $home]
    }

    method mayLead {piece} {
        set part [::wargame::match::choices of [$Seat choices] $piece]
        return [expr {[dict size [dict get $part to]]
            || [dict size [my places $piece $part ""]]}]
    }

    method instead {piece} {
        set moment [$Seat moment]
        if {[[$Presenter gestures] inHand $moment] ne $piece} {
            return ""
        }
        set reader [$Presenter reader]
        set place [$reader placeOf [$Seat view] $piece]
        foreach other [dict keys [dict get [$Seat choices] units]] {
            if {$other ne $piece && [my mayLead $other]
                    && [$reader placeOf [$Seat view] $other] eq $place} {
                return $other
            }
        }
        return ""
    }

    method NotYet {token part} {
        # The same of a piece that cannot go anywhere now.
        set byPlace [dict create]
        set alone [expr {[llength [dict get $part other]] == 0}]
        dict for {place what} [[my of waiting] places $token] {
            if {[dict get $what atonce]} {
                dict set byPlace $place [linsert [dict get $what steps] 0 done]
            } elseif {$alone} {
                dict set byPlace $place [list wait $what]
            }
        }
        return $byPlace
    }

    method captions {token byPlace places} {
        set said [dict create]
        dict for {place steps} $byPlace {
            dict set said $place [my Say $token $place $steps]
        }
        foreach place $places {
            if {![dict exists $said $place]} {
                dict set said $place [[$Presenter gestures] caption \
                        [$Seat moment] $token $place]
            }
        }
        return $said
    }

    method Say {token place steps} {
        lassign $steps first what
        return [switch -- $first {
            wait { [my of waiting] caption $what }
            done { ::wargame::base::say hand.afterDone }
            default {
                [$Presenter gestures] caption [$Seat moment] $token $place
            }
        }]
    }

    method way {token place steps} {
        if {[lindex $steps 0] eq "wait"} {
            return [list {} [lindex [::wargame::seat::waitingWays orderedBy \
                    $Presenter [lindex $steps 1]] 0]]
        }
        return [list [expr {[llength $steps] ? [[$Presenter gestures] way \
            [$Seat moment] $token $place $steps] : {}}] ""]
    }

    method moves {steps} {
        return [expr {[lindex $steps 0] eq "wait"
            ? [dict get [lindex $steps 1] steps] : $steps}]
    }

    method lead {place} {
        lassign [[$Presenter gestures] onItsWay [$Seat moment]] piece end
        if {$piece eq "" || ![llength [$Seat offered]]} {
            return
        }
        set ways [[$Match deeds] ways $piece]
        if {[dict exists $ways $place]} {
            my put $piece [linsert [dict get $ways $place] end $end]
        }
    }

    method put {token steps} {
        if {[lindex $steps 0] eq "wait"} {
            [my of waiting] send $token [lindex $steps 1]
        } else {
            [my of answers] close $steps [namespace code \
                    [list my Put $token $steps]]
        }
    }

    method Put {token steps} {
        # What became of it is said where something is asked first.  Who is
        # asked may be the other.
        set me [self]
        $Table doAll $steps
        if {[info object isa object $me] && [[$Table programAnswers] goesOn]} {
            [my of status] say [::wargame::base::say hand.goesOn \
                    [[$Presenter words] unitName $token]]
        }
    }
}
