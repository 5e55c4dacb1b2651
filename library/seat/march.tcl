# march.tcl --
#
#       Orders over several turns, given on the map: pieces that are selected or
#       held go through places one after another, when their owner says so.  An
#       order seeks no contact, and stops where there is one.  Where they lie,
#       match/marches.tcl says; what can be done, the rules.
#
#   set march [::wargame::seat::March new SEAT PARTS]
#       to PLACE ?ROAD?    the pieces that are selected or held go there next;
#                          ROAD 1: in a column by road
#       here ?ROAD?        as to, with the place chosen or looked at
#       go                 sends all on, and tells it
#       due                how many orders can go on now
#       endable PIECE      for its menu, what ends its order
#       show               their ways on the map of their side, and nowhere
#                          else, with those of moves that wait for Done
#
#   How one order goes on is in marching.tcl.

need base/words seat/seat-part seat/staying

if {![info object isa class ::wargame::seat::March]} {
    oo::class create ::wargame::seat::March {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::March {
    # Ran: PIECES -> {LENGTH LINE} of the match after it, of orders that have
    # gone on in this Phase.
    variable Seat Match Presenter Board Phase Ran

    constructor {seat parts} {
        next $seat $parts
        set Phase ""
        set Ran [dict create]
    }

    method Side {} {
        return [[my of marching] side]
    }

    method Kept {args} {
        return [[my of marching] kept {*}$args]
    }

    method All {} {
        return [expr {[my Side] eq "" ? {} : [my Kept of [my Side]]}]
    }

    # ---- ordered ----

    method here {{road 0}} {
        if {$Board eq ""} {
            return
        }
        my to [[$Board input] aimed] $road
    }

    method to {place {road 0}} {
        set units [$Board selected]
        if {![llength $units]} {
            set units [list {*}[$Board held]]
        }
        if {[my Side] eq "" || ![llength [$Seat offered]]
                || ![llength $units] || ![[$Presenter reader] isPlace $place]} {
            [my of status] say [::wargame::base::say march.which]
            return
        }
        [my of status] say ""
        my Kept add [my Side] $units $place $road
        my show
        my notify orders
        foreach order [my All] {
            if {[lsort [lindex $order 0]] eq [lsort $units]} {
                [my of status] say [my Told $order]
            }
        }
    }

    method Told {order} {
        lassign $order units places how
        return [::wargame::base::say [expr {$how eq "road"
            ? "march.order.road" : "march.order"}] \
                [::wargame::base::sayList [lmap unit $units {
            [$Presenter words] unitName $unit
        }]] \
                [::wargame::base::sayList [lmap place $places {
            [$Presenter words] placeName $place
        }]]]
    }

    method endable {piece} {
        foreach order [my All] {
            if {$piece in [my Standing [lindex $order 0]]} {
                return [list [list [::wargame::base::say march.end] \
                        [namespace code [list my End [lindex $order 0]]]]]
            }
        }
        return {}
    }

    method Standing {units} {
        return [[my of marching] standing $units]
    }

    method End {units} {
        my Kept end [my Side] $units
        my show
        my notify orders
    }

    # ---- they go on ----

    method Due {} {
        # Orders of which somebody can act now, and that have not gone on in
        # this phase.
        set phase [list [$Match side] \
                [[$Presenter sentences] phase [$Seat moment]]]
        if {$phase ne $Phase} {
            set Phase $phase
            set Ran [dict create]
        }
        set all [expr {[llength [$Seat offered]] ? [my All] : {}}]
        if {![llength $all] || [$Match side] ne [my Side]} {
            return {}
        }
        # Who is in hand goes on, too, after a question.
        set able [linsert [dict keys [[$Match deeds] still]] end \
                [[$Presenter gestures] inHand [$Seat moment]]]
        return [lmap order $all {
            set units [lindex $order 0]
            if {[my HasRun $units]
                    || ![my AnyOf [my Standing $units] $able]} continue
            set order
        }]
    }

    method AnyOf {units able} {
        foreach unit $units {
            if {$unit in $able} {
                return 1
            }
        }
        return 0
    }

    method HasRun {units} {
        if {![dict exists $Ran $units]} {
            return 0
        }
        lassign [dict get $Ran $units] length stamp
        return [expr {$length <= [$Match length]
            && [$Match stamp $length] eq $stamp}]
    }

    method due {} {
        return [llength [my Due]]
    }

    method go {} {
        set due [my Due]
        if {![llength $due]} {
            [my of status] say [::wargame::base::say march.none]
            return
        }
        set me [self]
        set side [my Side]
        set said {}
        set rule ""
        foreach order $due {
            lassign [[my of marching] run $side $order] goesOn text because \
                    moved
            if {![info object isa object $me]} {
                return
            } elseif {$moved eq "moved"} {
                dict set Ran [lindex $order 0] [list [$Match length] \
                        [$Match stamp]]
            }
            set rule [expr {$rule eq "" ? $because : $rule}]
            lappend said [::wargame::base::say why.says \
                    [::wargame::seat::staying names $Presenter \
                        [lindex $order 0]] $text]
            if {!$goesOn} break
        }
        my show
        my notify orders
        [my of status] say [::wargame::base::sayApart $said] $rule
    }

    # ---- shown ----

    method show {} {
        if {$Board eq ""} {
            return
        }
        $Board ordered [[my of waiting] pieces] \
                [list [my of waiting] maySend]
        $Board marches [concat [[my of waiting] lines] \
                [lmap order [my All] {
            set way [my Way {*}$order]
            if {[llength $way] < 4} continue
            set way
        }]]
    }

    method Way {units places {how ""} {passed {}}} {
        # From where the first of them stands; by road, through what one of
        # them still has before it.
        set first [lindex [my Standing $units] 0]
        set here [[$Presenter reader] placeOf [$Seat view] $first]
        return [$Board middles [list $here {*}[lrange $places \
                [[my of marching] already $passed $units $first] end]]]
    }
}
