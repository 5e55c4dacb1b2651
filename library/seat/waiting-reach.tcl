# waiting-reach.tcl --
#
#       How many of a group could be sent to each place, to go there after Done,
#       where not all could: first each by itself; then, while nothing else is
#       to be done, one after another, as they would be.
#
#   set reach [::wargame::seat::WaitingReach new SEAT PARTS]
#       offer PIECES       lights the places of these pieces, with the numbers
#       point PLACE        counts next the number at the place looked at
#       stop               counts no more

need base/words seat/place-counts seat/seat-part

if {![info object isa class ::wargame::seat::WaitingReach]} {
    oo::class create ::wargame::seat::WaitingReach {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::WaitingReach {
    # Alone: PIECE -> its places, see waiting.tcl.
    variable Seat Match Board Alone Counting

    constructor {seat parts} {
        next $seat $parts
        set Alone [dict create]
        set Counting [::wargame::seat::PlaceCounts new \
                [namespace code {my Tell}]]
    }

    destructor {
        $Counting destroy
    }

    method stop {} {
        $Counting stop
    }

    method offer {pieces} {
        set Alone [dict create]
        set count [dict create]
        foreach piece $pieces {
            set places [[my of waiting] places $piece]
            dict set Alone $piece $places
            foreach place [dict keys $places] {
                dict incr count $place
            }
        }
        $Board offer [dict map {- n} $count { my Caption $n }]
        $Counting count [dict keys [dict filter $count script {- n} {
            expr {$n > 1}
        }]]
    }

    method point {place} {
        $Counting point $place
    }

    method Tell {place} {
        set text [my Caption [my Count $place]]
        if {$text ne ""} {
            $Board caption $place $text $text
        }
    }

    method Caption {n} {
        set all [dict size $Alone]
        return [expr {$n == $all ? ""
            : [::wargame::base::say group.some $n $all]}]
    }

    method Count {place} {
        set going [lmap {piece places} $Alone {
            if {![dict exists $places $place]} continue
            set piece
        }]
        set after [[$Match deeds] foreseen]
        if {$after eq ""} {
            return [llength $going]
        }
        try {
            return [my Arrive $going $place $after]
        } finally {
            $after destroy
        }
    }

    method Arrive {going place after} {
        # On that copy those are activated who have to be first.
        set side [$after side]
        set steps [my Others]
        set count 0
        foreach piece $going {
            set places [expr {$count
                ? [[$after deeds] later $side $piece $steps]
                : [dict get $Alone $piece]}]
            if {![dict exists $places $place]} continue
            incr count
            set before [dict get $places $place before]
            if {$before ne ""} {
                try {
                    $after do $side $before
                } trap {WARGAME ILLEGAL} {} {}
            }
            lappend steps {*}[dict get $places $place steps]
        }
        return $count
    }

    method Others {} {
        # The steps of those that wait and are not sent now.
        return [concat {*}[lmap move [[[$Match deeds] waiting] moves] {
            if {[dict exists $Alone [lindex $move 0]]} continue
            lindex $move 1
        }]]
    }
}
