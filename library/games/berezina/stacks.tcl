# stacks.tcl --
#
#       Napoleon at the Berezina: the counters for the board, how they lie upon
#       one another, and where one looks first.

need games/berezina games/berezina/ground

namespace eval ::wargame::berezina {
    variable Trays {waiting exited eliminated}
    # Metres between those whom one sees at once.
    variable Together 2600
}

oo::define ::wargame::Skin_berezina {
    method isPlace {word} {
        return [expr {[next $word]
            || [llength [::wargame::berezina::edge $word]]}]
    }

    method At {view slot} {
        # Who is about to enter stands before the way in.
        set place [next $view $slot]
        if {$place ne "arriving"} {
            return $place
        }
        return [::wargame::berezina::beyond in [my EntryOf $view $slot]]
    }

    method EntryOf {view slot} {
        # The hex where a unit's formation comes in.
        set row [my Row $view $slot]
        return [expr {$row eq "" ? "" : [lindex $PlaceKeys [lindex \
                [dict get $view entry] [lsearch -exact \
                    $::wargame::berezina::Corps [dict get $row corps]]]]}]
    }

    method SlotsAt {view place {side ""}} {
        lassign [::wargame::berezina::edge $place] kind hex
        if {$kind eq ""} {
            return [next $view $place $side]
        } elseif {$kind eq "out"} {
            return {}
        }
        return [lmap slot [next $view arriving $side] {
            if {[my EntryOf $view $slot] ne $hex} continue
            set slot
        }]
    }

    method IsShown {viewer side place} {
        # An umpire has trays of all who are not on the map.
        return [expr {[my IsArea $place] || $place eq "arriving"
            || ($viewer eq "umpire"
                && $place in $::wargame::berezina::Trays)}]
    }

    method tokens {viewer view units} {
        # Of Rabble that is not formed one counter is enough.
        set seen 0
        return [lmap token [next $viewer $view $units] {
            if {[dict get $token space] eq "waiting"
                    && [string match rabble_* [dict get $token id]]
                    && [incr seen] > 1} continue
            set token
        }]
    }

    method Order {view slot} {
        # Rabble lies lowest, then who is hidden, then leaders; the others as in
        # their hex.
        set row [my Row $view $slot]
        set kind [expr {$row eq "" ? "hidden" : [dict get $row kind]}]
        set order [expr {100 * [lsearch {rabble hidden leader} $kind]}]
        if {$order < 0} {
            set order 300
        }
        set below [dict get $view unit.below]
        while {[set slot [lindex $below $slot]] >= 0} {
            incr order
        }
        return $order
    }

    method opening {viewer view} {
        # Where most of one's own are, or of the French, near one another.
        set places {}
        for {set slot 0} {$slot < [llength $Rows]} {incr slot} {
            set place [my At $view $slot]
            if {[my SideOf $slot] == ($viewer eq "1") && [my IsArea $place]} {
                lappend places [list $place \
                        {*}[::wargame::berezina::middle $place]]
            }
        }
        set best {}
        foreach about $places {
            lassign $about - x0 y0
            set near [lmap other $places {
                lassign $other place x y
                if {hypot($x - $x0, $y - $y0)
                        > $::wargame::berezina::Together} continue
                set place
            }]
            if {[llength $near] > [llength $best]} {
                set best $near
            }
        }
        return [lsort -unique $best]
    }
}
