# dimming.tcl --
#
#       Which pieces on a seat's map are dim: those of the side that is asked
#       that cannot act, now or after Done, by what the seat is offered, or
#       there by dice alone, or that were put aside.  None is dim where nobody
#       on the map can act, or the preference `dim` is 0.
#
#   set dimming [::wargame::seat::Dimming new SEAT PARTS]
#       show TOKENS        of these, as the board has them; before they are
#                          shown there
#       again              of the same, when something else has changed
#       bright             the pieces that can act, now or after Done

need base/prefs seat/seat-part

if {![info object isa class ::wargame::seat::Dimming]} {
    oo::class create ::wargame::seat::Dimming {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Dimming {
    variable Seat Table Match Presenter Board Tokens

    constructor {seat parts} {
        next $seat $parts
        set Tokens {}
    }

    method show {tokens} {
        set Tokens $tokens
        my again
    }

    method again {} {
        if {$Board ne ""} {
            $Board dim [expr {[::wargame::base::prefs get dim]
                && [llength [$Seat offered]] ? [my Find] : {}}]
        }
    }

    method bright {} {
        return [expr {[llength [$Seat offered]] ? [lindex [my Sorted] 0] : {}}]
    }

    method Find {} {
        lassign [my Sorted] bright dim some
        return [expr {$some ? $dim : {}}]
    }

    method Sorted {} {
        # {BRIGHT DIM SOME}: can any of all act?
        set side side[$Match side]
        set aside [[my of still] put]
        set still [[$Match deeds] still]
        set hand [[$Presenter gestures] inHand [$Seat moment]]
        set unled [[$Presenter gestures] unled [$Seat moment]]
        # Who waits for Done has had its order.
        set waiting [[$Match deeds] waiting]
        set sent [expr {$waiting eq "" ? {} : [lmap move [$waiting moves] {
            lindex $move 0
        }]}]
        set some 0
        lassign {{} {}} bright dim
        foreach token $Tokens {
            if {[dict get $token side] ne $side} continue
            set id [dict get $token id]
            set able [expr {$id eq $hand || [dict exists $still $id]
                || ([dict exists $token later] && [dict get $token later]
                    && $id ni $unled)}]
            lappend [expr {!$able || $id in $aside || $id in $sent
                ? "dim" : "bright"}] $id
            set some [expr {$some || $able}]
        }
        return [list $bright $dim $some]
    }
}
