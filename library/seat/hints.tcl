# hints.tcl --
#
#       What may be done, for a player who asks: what the game thinks of first,
#       and each time that is asked again, the next.
#
#   set hints [::wargame::seat::Hints new SEAT]
#       another            says it, and shows on the map what it is about

need base/words seat/seat-part

if {![info object isa class ::wargame::seat::Hints]} {
    oo::class create ::wargame::seat::Hints {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Hints {
    variable Seat Viewer Match Presenter Board Hinted

    constructor {seat} {
        next $seat
        set Hinted {-1 -1}              ;# of which moment, and which of them
    }

    method another {} {
        # What the game thinks of first; each time it is asked, the next.
        set hints [expr {[llength [$Seat offered]]
            ? [[$Presenter advice] hints [$Seat moment]] : {}}]
        set n [llength $hints]
        if {$n == 0} {
            my Any
            return
        }
        if {[lindex $Hinted 0] != [$Match length]} {
            set Hinted [list [$Match length] -1]
        }
        set at [expr {([lindex $Hinted 1] + 1) % $n}]
        set Hinted [list [$Match length] $at]
        lassign [lindex $hints $at] text where
        [$Seat of status] say [expr {$n == 1 ? $text
            : [::wargame::base::say hint.of [expr {$at + 1}] $n $text]}]
        [$Seat of lights] pointAt $where
        my Beside $text $where
    }

    method Beside {text where} {
        # On the map, too, where it is about a piece or a place there.
        set place [expr {[[$Presenter reader] isUnit $where]
            ? [[$Presenter reader] placeOf [$Seat view] $where] : $where}]
        if {$Board ne "" && $place ne "" && [$Board where $place] ne ""} {
            [$Board part tip] tell $text $place
        }
    }

    method Any {} {
        # A legal action or two, spread over what is offered.
        set actions [lmap action [$Seat offered] {
            if {$action in {done pass} || [[$Presenter panels] isQuiet \
                    $action]} continue
            set action
        }]
        set n [llength $actions]
        if {$n == 0} {
            [$Seat of status] say [::wargame::base::say hint.none]
            return
        }
        set some [lsort -unique [list [lindex $actions [expr {$n / 3}]] \
                [lindex $actions [expr {2 * $n / 3}]]]]
        set labels [lmap action $some { [$Presenter words] label $action }]
        [$Seat of status] say [::wargame::base::say hint.some \
                [join $labels [::wargame::base::say hint.or]]]
        set unit [lindex $some 0 1]
        if {$Board ne "" && [[$Presenter reader] isUnit $unit]} {
            $Board focus $unit
        }
    }
}
