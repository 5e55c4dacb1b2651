# group-reach.tcl --
#
#       Places that a group can reach, lit on the map, and how many of it would
#       arrive there, where not all do: that is what its plan will do.  The
#       numbers are counted while nothing else is to be done; where nobody would
#       arrive, as where it is full, is then not lit any more.  Of those that
#       keep their formation it is how many come where they should, each by
#       itself, and at the place looked at by the plan.
#
#   set reach [::wargame::seat::GroupReach new SEAT PARTS]
#       offer PIECES ?HELD?   lights the places of these pieces, from now on;
#                          HELD leads them
#       has PLACE          can one of them go there by itself?
#       movers PIECES      the PIECES that can go somewhere; all where none can
#       from PLACE         where the one stands that the selected follow there
#       point PLACE        counts next the number at the place looked at
#       planned PLACE PLAN     the number there is what that plan says
#       stop               shows no more numbers

need base/words seat/place-counts seat/seat-part

if {![info object isa class ::wargame::seat::GroupReach]} {
    oo::class create ::wargame::seat::GroupReach {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::GroupReach {
    # Counts: PLACE -> how many arrive, of Units since the match changed last
    # (At), by Counting; Leads: PLACE -> from where, of those that keep their
    # formation; Movers: {CHANGES PIECES MOVERS}.
    variable Seat Table Match Presenter Board Units At Places Counts Leads \
            Movers Counting

    constructor {seat parts} {
        next $seat $parts
        set Units {}
        set At ""
        set Places {}
        set Counts [dict create]
        set Leads [dict create]
        set Movers {}
        set Counting [::wargame::seat::PlaceCounts new \
                [namespace code {my Count}] [namespace code {my LeaveOut}]]
    }

    destructor {
        $Counting destroy
    }

    method stop {} {
        $Counting stop
    }

    method has {place} {
        return [expr {$place in $Places}]
    }

    method movers {units} {
        set at [list [$Match changes] $units]
        if {[lrange $Movers 0 1] ne $at} {
            set able [lmap unit $units {
                if {![dict size [[$Match deeds] reach [list $unit]]]} continue
                set unit
            }]
            set Movers [list {*}$at [expr {[llength $able] ? $able : $units}]]
        }
        return [lindex $Movers 2]
    }

    method offer {units {held ""}} {
        set at [list [$Match changes] $units $held]
        if {$at ne $At} {
            set At $at
            set Units $units
            my Find $held
        }
        set offer [dict create]
        set due {}
        foreach place $Places {
            dict set offer $place [my Caption $place]
            if {![dict exists $Counts $place]} {
                lappend due $place
            }
        }
        $Board offer $offer
        $Counting count $due
    }

    method Find {held} {
        # Those that keep their formation do not all go to one place.
        set Counts [dict create]
        set Leads [dict create]
        if {![[$Presenter gestures] keepsShape [$Seat moment] $Units]} {
            set Places [dict keys [[$Match deeds] reach $Units]]
            return
        }
        set shapes [[$Match deeds] shapes $Units \
                [lindex [my Homes [lsearch -inline -exact $Units $held]] 0]]
        set Places [dict keys $shapes]
        dict for {place led} $shapes {
            dict set Leads $place [lindex $led 0]
            dict set Counts $place [lindex $led 1]
        }
    }

    method Homes {units} {
        return [lmap unit $units {
            [$Presenter reader] placeOf [$Seat view] $unit
        }]
    }

    method planned {place plan} {
        if {[dict exists $Leads $place] && [dict size $plan]} {
            dict set Counts $place [llength [dict get $plan arrive]]
            set text [my Caption $place]
            $Board caption $place $text $text
        }
    }

    method point {place} {
        $Counting point $place
    }

    method LeaveOut {} {
        # All is counted.
        set some [lmap place $Places {
            if {[dict exists $Counts $place] && ![dict get $Counts $place]} {
                continue
            }
            set place
        }]
        if {[llength $some] < [llength $Places]} {
            set Places $some
            $Board offer [dict create {*}[concat {*}[lmap place $Places {
                list $place [my Caption $place]
            }]]]
        }
    }

    method Count {place} {
        foreach {there n} [[$Match deeds] arrivals $Units $place] {
            dict set Counts $there $n
        }
        set text [my Caption $place]
        if {$text ne ""} {
            $Board caption $place $text $text
        }
    }

    method Caption {place} {
        # How many, "" where all arrive, or as long as that is not known.
        set all [llength $Units]
        return [expr {![dict exists $Counts $place]
            || [dict get $Counts $place] == $all ? ""
            : [::wargame::base::say group.some [dict get $Counts $place] $all]}]
    }

    method from {space} {
        # Where that which is held stands, or else the nearest of those that
        # can still go: one that has gone ahead leads nobody back.
        set reader [$Presenter reader]
        if {[$Board held] ne ""} {
            return [$reader placeOf [$Seat view] [$Board held]]
        }
        if {[dict exists $Leads $space]
                && [lrange $At 0 1] eq [list [$Match changes] \
                    [$Board selected]]} {
            return [dict get $Leads $space]
        }
        set there [$Board middles [list $space]]
        lassign {"" Inf} best least
        foreach unit [my movers [$Board selected]] {
            set here [$reader placeOf [$Seat view] $unit]
            lassign [concat [$Board middles [list $here]] $there] x0 y0 x1 y1
            if {$y1 eq ""} continue
            set far [expr {hypot($x1 - $x0, $y1 - $y0)}]
            if {$far < $least} {
                set least $far
                set best $here
            }
        }
        return $best
    }
}
