# look.tcl --
#
#       La Bataille de la Moskowa: the ground, the counters and what is marked
#       on them, the formations' names from afar, where one looks first.

need present/piece-look games/moskowa/ground

namespace eval ::wargame::moskowa {
    # Metres between those whom one sees at once.
    variable Together 900
}

if {![info object isa class ::wargame::moskowa::Look]} {
    oo::class create ::wargame::moskowa::Look {
        superclass ::wargame::present::PieceLook
    }
}

oo::define ::wargame::moskowa::Look {
    variable PlaceKeys Roster Rows Second Reader Words Sentences Formations \
            Prices Ground Printed

    constructor {args} {
        next {*}$args
        set Printed [dict create]
    }

    method Art {} {
        return counters
    }

    method ground {} {
        if {![info exists Ground]} {
            set Ground [::wargame::moskowa::ground \
                    [file join $::wargame::directory maps] $PlaceKeys]
        }
        return [my Captioned $Ground]
    }

    method battles {moment} {
        # What is fired at, or charged.
        set view [$moment view]
        set hexes {}
        foreach member {target charged} {
            if {[dict exists $view $member] && [dict get $view $member] >= 0} {
                lappend hexes [$Reader placeKey [dict get $view $member]]
            }
        }
        return $hexes
    }

    method Due {moment} {
        # By hours that are printed; both sides know them.
        my loadArt
        return [lmap due [$moment query due] {
            dict with due {}
            set row [dict get $Roster $piece]
            list $turns [format "%s (%s)" [$Words corps $piece] \
                    [$Words sideName [$Reader sideKey $piece]]] $count $hex \
                [list [dict replace [[my Artist] face $row \
                    [dict get $row points]] degrees -1]]
        }]
    }

    method signs {moment} {
        return [concat [$Formations signs $moment] [$Prices signs $moment]]
    }

    method tokens {moment units} {
        # Those on the map alone; in their stacks as they lie there.
        set view [$moment view]
        set hand [$Reader inHand $view]
        set side [expr {[$moment viewer] in {0 1} ? [$moment viewer]
            : [dict get $view side]}]
        set movable [dict create]
        foreach unit $units {
            dict set movable $unit 1
        }
        # Whoever can be left out takes part.
        set part [expr {[$moment decision] eq "attackers"
            ? "attacks" : "fires"}]
        set firing [lsearch -all -inline -index 0 [$moment actions] spare]
        set firing [lmap action $firing {lindex $action 1}]
        my loadArt
        set title [namespace code [list $Sentences tooltip]]
        set tokens {}
        set places [$Reader places $view]
        set pieces [dict get $view unit.piece]
        dict for {slot told} [$Reader told $moment] {
            set piece [lindex $pieces $slot]
            set marks [dict get $told marks]
            if {$slot == $hand} {
                lappend marks taken
            }
            set key [dict get [lindex $Rows $piece] key]
            if {$key in $firing} {
                lappend marks $part
            }
            lappend tokens [dict create id $key \
                    space [lindex $PlaceKeys [lindex $places $slot]] \
                    side side[expr {$slot >= $Second}] \
                    face [my Face $piece [dict get $told points] \
                        [dict get $told degrees]] \
                    marks $marks movable [dict exists $movable $key] \
                    turns [expr {($slot >= $Second) == $side}] \
                    order [dict get $told depth] ranked 1 \
                    title [list {*}$title $slot $view]]
        }
        return $tokens
    }

    method faceOf {moment slot} {
        # One counter as it is on the map, for a card.
        set told [$Reader toldOf $moment $slot]
        set points [dict get $told points]
        my loadArt
        return [my Face [$Reader piece [$moment view] $slot] \
                [expr {$points eq "" ? 0 : $points}] [dict get $told degrees]]
    }

    method Face {piece points degrees} {
        # What is printed is made once.
        if {![dict exists $Printed $piece]} {
            set row [lindex $Rows $piece]
            dict set Printed $piece [[my Artist] face $row \
                    [dict get $row points]]
        }
        return [dict replace [dict get $Printed $piece] points $points \
                degrees $degrees]
    }

    method face {view slot} {
        # Of one that is shown beside the map.
        my loadArt
        set piece [$Reader piece $view $slot]
        return [my Face $piece [dict get [lindex $Rows $piece] points] -1]
    }

    method pictured {view slots} {
        return [list pieces [lmap slot $slots {
            list [my face $view $slot] {}
        }]]
    }

    method opensWhole {} {
        return 0
    }

    method opening {moment} {
        # Where most of one's own are, near one another.
        set view [$moment view]
        set side [expr {[$moment viewer] eq "1"}]
        set places {}
        set slot -1
        foreach number [$Reader places $view] {
            incr slot
            if {$number >= 0 && [$Reader sideOf $slot] == $side} {
                dict set places [lindex $PlaceKeys $number] 1
            }
        }
        set places [lmap place [dict keys $places] {
            list $place {*}[::wargame::moskowa::middle $place]
        }]
        # Of many some are enough to try.
        set stride [expr {1 + [llength $places] / 16}]
        set best {}
        for {set i 0} {$i < [llength $places]} {incr i $stride} {
            lassign [lindex $places $i] - x0 y0
            set near {}
            foreach other $places {
                lassign $other place x y
                if {hypot($x - $x0, $y - $y0)
                        <= $::wargame::moskowa::Together} {
                    lappend near $place
                }
            }
            if {[llength $near] > [llength $best]} {
                set best $near
            }
        }
        return $best
    }
}
