# group.tcl --
#
#       Several pieces that are selected on the map and sent to one place as one
#       deed.  Who can go where, in which order, and why somebody stays is asked
#       of the rules; see match/deeds.tcl.
#
#   set group [::wargame::seat::Group new SEAT PARTS]
#       fromBoard WHAT ARG...  what the board tells, see board/input.tcl
#                          -> 1 if it was about the group, 0 for others to do
#       isThere            are at least two pieces selected?
#       together PIECE     for its menu, if it is selected: what it and others
#                          can do where they stand, as one deed
#       clear              deselects all pieces
#       rest               shows nothing of them, until they are selected again

need base/words match/choices seat/group-reach seat/seat-part seat/staying \
        seat/waiting-reach seat/widening

if {![info object isa class ::wargame::seat::Group]} {
    oo::class create ::wargame::seat::Group {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Group {
    # Widened: {PIECES TEXT} that a double click selected last.
    variable Seat Table Viewer Match Presenter Board Reach Later Widening \
            Widened

    constructor {seat parts} {
        next $seat $parts
        set Widened {}
        set Reach [::wargame::seat::GroupReach new $seat {}]
        set Later [::wargame::seat::WaitingReach new $seat \
                [dict create waiting [my of waiting]]]
        set Widening [::wargame::seat::Widening new $seat [dict create \
                still [my of still] waiting [my of waiting] \
                status [my of status]]]
    }

    destructor {
        $Reach destroy
        $Later destroy
        $Widening destroy
    }

    method isThere {} {
        return [expr {$Board ne "" && [llength [$Board selected]] > 1}]
    }

    method clear {} {
        if {$Board eq "" || ![llength [$Board selected]]} {
            return
        }
        set was [my isThere]
        $Board select {}
        if {$was} {
            my rest
            $Board offer {}
        }
    }

    method fromBoard {what args} {
        if {$what in {select widen march unnamed}} {
            my On_$what {*}$args
            return 1
        } elseif {$what in {drawing line turning face}} {
            [my of bodies] fromBoard $what {*}$args
            return 1
        } elseif {$what in {pick let} && ($what eq "let" || [$Seat waits]
                || [lindex $args 0] ni [$Board selected])} {
            my clear
            return 0
        } elseif {!([my isThere] || [[my of bodies] byRoad])
                || $what ni {pick drop formation space hover cancel keeping}} {
            return 0
        }
        my On_$what {*}$args
        return 1
    }

    # ---- selected ----

    method On_select {tokens} {
        my rest
        $Board offer {}
        if {[my isThere]} {
            my Offer
            # A double click has said which they are.
            [my of status] say [expr {[lindex $Widened 0] eq $tokens
                ? [lindex $Widened 1] : [::wargame::base::say group.selected \
                    [::wargame::seat::staying counted [$Presenter game] \
                        $tokens [$Board unseen]]]}]
        } else {
            [my of status] say ""
        }
    }

    method On_widen {token} {
        # From its stack to its formation, as far as there is more.
        lassign [$Widening from $token] all text
        if {[llength $all]} {
            my notify letGo
            $Board spread ""
            [my of status] aloud ""
            $Board select $all
            set Widened [list [$Board selected] $text]
            my On_select [$Board selected]
        }
    }

    method On_unnamed {tokens} {
        # Why none of a formation is taken, where there is a reason.
        $Seat look [[$Presenter reader] placeOf [$Seat view] [lindex $tokens 0]]
        set verbs [::wargame::match::choices alone [$Seat choices]]
        set stay [concat {*}[lmap token $tokens {
            set why [lindex [lmap verb $verbs {
                set reason [$Match why [list $verb $token]]
                expr {$reason eq "" ? [continue] : $reason}
            }] 0]
            expr {$why eq "" ? {} : [list [list $token {*}$why]]}
        }]]
        if {[llength $stay]} {
            lassign [::wargame::seat::staying told $Presenter \
                    [$Seat moment] $stay] text rule
            [my of status] refuse $rule $text
        } else {
            # None of them is asked for.
            [my of status] aloud [[$Presenter sentences] prompt [$Seat moment]]
        }
    }

    method On_march {place} {
        [my of march] to $place [[my of bodies] byRoad]
    }

    method rest {} {
        $Reach stop
        $Later stop
        [my of bodies] forget
        [my of plans] hide
    }

    method Counted {n} {
        return [::wargame::base::sayCountOf [$Presenter game] group.pieces $n]
    }

    # ---- where they stand ----

    method together {piece} {
        if {![my isThere] || $piece ni [$Board selected]} {
            return {}
        }
        set found {}
        foreach action [[my of poses] others [my Alone $piece]] {
            set steps [lsearch -all -inline [concat {*}[lmap unit \
                    [$Board selected] { my Alone $unit }]] \
                    "[lindex $action 0] *"]
            if {[llength $steps] > 1} {
                lappend found [list [::wargame::base::say why.says \
                    [string trimright [[$Presenter words] verb \
                        [lindex $action 0]] " .\u2026"] \
                    [my Counted [llength $steps]]] \
                    [list [my of answers] close $steps \
                        [list $Table order $steps]]]
            }
        }
        return $found
    }

    method Alone {unit} {
        # Actions that name it and nothing else.
        set units [dict get [$Seat choices] units]
        return [expr {[dict exists $units $unit]
            ? [dict get $units $unit alone] : {}}]
    }

    # ---- where to ----

    method Waits {} {
        # Does one of them go only after Done?
        set later [$Board later]
        return [expr {1 in [lmap token [$Board selected] {
            expr {$token in $later}
        }]}]
    }

    method Offer {{held ""}} {
        # HELD: who is taken up now.  The first of two clicks took one up.
        if {![my Waits]} {
            $Reach offer [$Board selected] [expr {$held eq ""
                ? [$Board held] : $held}]
            return
        }
        $Later offer [$Board selected]
    }

    method On_pick {token} {
        [my of status] say ""
        my Offer $token
        $Board pickUp $token
    }

    method On_cancel {} { my On_select [$Board selected] }

    method On_hover {space token} {
        if {$space ne ""} {
            $Seat look $space
            $Reach point $space
            $Later point $space
        }
        if {![my Waits]} {
            my Preview $space
        }
    }

    method On_keeping {on} {
        my On_hover [lindex [[$Board input] under] 0] ""
    }

    method Preview {space} {
        if {[[my of bodies] byRoad]} {
            [my of bodies] show $space
        } elseif {[my Keeps]} {
            [my of plans] showShift [$Board selected] \
                    [$Reach from $space] $space [list $Reach planned $space]
        } else {
            [my of plans] show [my LedBy [$Board held]] $space
        }
    }

    method LedBy {token} {
        # Where not all go the one in the hand goes first.
        set pieces [$Board selected]
        return [expr {$token in $pieces
            ? [linsert [lsearch -all -inline -not -exact $pieces $token] \
                0 $token]
            : $pieces}]
    }

    method Keeps {} {
        return [expr {[[$Board input] keeps] || [[$Presenter gestures] \
            keepsShape [$Seat moment] [$Board selected]]}]
    }

    # ---- sent ----

    method On_drop {token space} {
        # It may have been put back.
        if {[my Waits]
                || $space ne [[$Presenter reader] placeOf [$Seat view] $token]
                || [$Reach has $space] && ![my Keeps]} {
            my Send $space $token
        }
    }

    method On_formation {token space} {
        if {[my Waits]} {
            my Send $space
            return
        }
        [my of plans] shift [$Board selected] [[$Presenter reader] placeOf \
                [$Seat view] $token] $space
    }

    method On_space {space} {
        # The keyboard is for whoever is next, once they have gone.  The other
        # player may be asked meanwhile, and this seat be gone.
        $Seat look $space
        set me [self]
        my Send $space
        if {[info object isa object $me] && ![my isThere]} {
            [$Board input] focus ""
        }
    }

    method Send {space {token ""}} {
        if {[my Waits]} {
            my Keep [[my of waiting] sendAll [$Board selected] $space]
        } elseif {[[my of bodies] byRoad]} {
            [my of bodies] send $space
        } elseif {[my Keeps]} {
            [my of plans] shift [$Board selected] [$Reach from $space] $space
        } else {
            [my of plans] send [my LedBy $token] $space
        }
    }

    method Keep {pieces} {
        # Who stays and could go elsewhere is sent there by the next click.
        my clear
        if {[llength $pieces] > 1} {
            $Board select $pieces
            my Offer
        }
    }
}
