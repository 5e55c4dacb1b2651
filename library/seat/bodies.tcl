# bodies.tcl --
#
#       Several pieces that are selected and go as a body: along a line that is
#       drawn, toward the enemy, or to a place by road, one behind another.
#       What can be done is asked of the rules; see match/deeds.tcl.
#
#   set bodies [::wargame::seat::Bodies new SEAT PARTS]
#       fromBoard WHAT ARG...  a line or a turn, as input.tcl of the board tells
#                          it: drawing, line, turning, face
#       lineHere PLACE     begins a line at that place, or ends it there
#       columns            sends them by road from now on, or no more
#       byRoad             do the pieces go by road?
#       forget             others are selected: neither a line nor a road
#       show PLACE, send PLACE     by road

need base/words seat/seat-part

if {![info object isa class ::wargame::seat::Bodies]} {
    oo::class create ::wargame::seat::Bodies {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Bodies {
    # Begun: the place where a line begins, or "".  Line: what is shown.
    variable Seat Table Viewer Match Presenter Board ByRoad Begun Line

    constructor {seat parts} {
        next $seat $parts
        my forget
    }

    method forget {} {
        set ByRoad 0
        set Begun ""
        set Line {}
    }

    method fromBoard {what args} {
        my On_$what {*}$args
    }

    # ---- a line ----

    method On_drawing {places} {
        if {$places ne $Line && [llength [$Seat offered]]} {
            set Line $places
            [my of plans] preview [my Plan line $places]
        }
    }

    method On_line {places} {
        set Line {}
        set Begun ""
        [my of plans] hide
        my Carry [my Plan line $places] group.line.none
    }

    method lineHere {place} {
        if {![my IsGroup]} {
            [my of status] say [::wargame::base::say group.none]
        } elseif {![llength [$Board middles [list $place]]]} {
            [my of status] say [::wargame::base::say march.which]
        } elseif {$Begun eq ""} {
            set Begun $place
            [my of status] say [::wargame::base::say group.line.begun \
                    [[$Presenter words] placeName $place]]
        } else {
            my On_line [$Board along $Begun $place]
        }
    }

    method On_turning {units x y} {
        [my of poses] showFront $units $x $y
    }

    method On_face {units x y} {
        [my of poses] face $units $x $y
    }

    # ---- by road ----

    method columns {} {
        # One alone may be a regiment that goes as its battalions.
        if {$Board ne "" && ![llength [$Board selected]]
                && [$Board held] ne ""} {
            set held [list [$Board held]]
            my notify letGo
            $Board select $held
            my notify selected $held
        }
        set any [expr {$Board ne "" && [llength [$Board selected]] > 0}]
        set ByRoad [expr {!$ByRoad && $any}]
        [my of status] say [::wargame::base::say [expr {!$any
            ? "group.none" : $ByRoad ? "group.road" : "group.road.no"}]]
        [my of plans] hide
    }

    method byRoad {} {
        return $ByRoad
    }

    method show {place} {
        [my of plans] preview [expr {$place eq "" ? ""
            : [my Plan column $place]}]
    }

    method send {place} {
        my Carry [my Plan column $place] group.road.none
    }

    # ---- both ----

    method IsGroup {} {
        return [expr {$Board ne "" && [llength [$Board selected]] > 1}]
    }

    method Plan {what to} {
        return [expr {[llength [$Seat offered]]
            ? [[$Match deeds] $what [$Board selected] $to] : ""}]
    }

    method Carry {plan none} {
        if {[dict size $plan]} {
            [my of plans] carry $plan
        } else {
            [my of status] refuse "" [::wargame::base::say $none]
        }
    }
}
