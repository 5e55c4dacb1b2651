# group-reach.tcl --
#
#       Places that a group can reach, lit on the map, and how many of it would
#       arrive there, where not all do: that is what its plan will do.  The
#       numbers are counted while nothing else is to be done; where nobody would
#       arrive, as where it is full, is then not lit any more.
#
#   set reach [::wargame::seat::GroupReach new SEAT PARTS]
#       offer PIECES       lights the places of these pieces, from now on
#       has PLACE          can one of them go there by itself?
#       movers PIECES      the PIECES that can go somewhere; all where none can
#       from PLACE         where the one stands that the selected follow there
#       point PLACE        counts next the number at the place looked at
#       stop               shows no more numbers

need base/words board/jobs seat/seat-part

if {![info object isa class ::wargame::seat::GroupReach]} {
    oo::class create ::wargame::seat::GroupReach {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::GroupReach {
    # Counts: PLACE -> how many arrive, of Units since the match changed last
    # (At); Due: places to be counted; Movers: {CHANGES PIECES MOVERS}.
    variable Seat Table Match Presenter Board Units At Places Counts Due \
            Movers Jobs

    constructor {seat parts} {
        next $seat $parts
        set Units {}
        set At ""
        set Places {}
        set Counts [dict create]
        set Due {}
        set Movers {}
        set Jobs [::wargame::board::Jobs new]
    }

    destructor {
        $Jobs destroy
    }

    method stop {} {
        set Due {}
        $Jobs forget [namespace code {my Slice}]
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

    method offer {units} {
        my stop
        set at [list [$Match changes] $units]
        if {$at ne $At} {
            set At $at
            set Units $units
            set Places [dict keys [[$Match deeds] reach $units]]
            set Counts [dict create]
        }
        set offer [dict create]
        # Those that keep their formation do not all go to one place.
        set counted [expr {![[$Presenter gestures] keepsShape [$Seat moment] \
            $units]}]
        if {!$counted} {
            # One may come to where another leaves.
            set Places [lsort -unique [concat $Places [my Homes $units]]]
        }
        foreach place $Places {
            dict set offer $place [my Caption $place]
            if {$counted && ![dict exists $Counts $place]} {
                lappend Due $place
            }
        }
        $Board offer $offer
        my Slice
    }

    method Homes {units} {
        return [lmap unit $units {
            [$Presenter reader] placeOf [$Seat view] $unit
        }]
    }

    method point {place} {
        set at [lsearch -exact $Due $place]
        if {$at >= 0} {
            set Due [lreplace $Due $at $at]
            my Count $place
        }
    }

    method Slice {} {
        set until [expr {[clock milliseconds] + 10}]
        while {[llength $Due] && [clock milliseconds] <= $until} {
            set Due [lassign $Due place]
            my Count $place
        }
        if {[llength $Due]} {
            $Jobs slice [namespace code {my Slice}]
        } else {
            my LeaveOut
        }
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
        set Counts [dict merge $Counts [[$Match deeds] arrivals $Units $place]]
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
