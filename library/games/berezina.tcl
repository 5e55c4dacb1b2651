# berezina.tcl --
#
#       How Napoleon at the Berezina looks and speaks.  This file says what the
#       members of a view mean, and gives the board its ground; the files of
#       berezina/ that it lists at its end do the rest.  None of them decides a
#       rule.

namespace eval ::wargame::berezina {
    # ORDER PHASE, as in generic/berezina/berezina.h
    variable Phases {set_up morale french_movement first_combat
        russian_movement second_combat engineering breakdown finished}
    # ORDER CORPS, as in generic/berezina/forces.h
    variable Corps {ii engineers headquarters old_guard iii young_guard
        guard_cavalry reserve_cavalry viii iv ix i none tchlaplatz langeron
        danube wittgenstein yermaloff avant_garde main_army}
}

need present/skin-pieces games/berezina/ground

if {![info object isa class ::wargame::Skin_berezina]} {
    oo::class create ::wargame::Skin_berezina {
        superclass ::wargame::present::PieceSkin
    }
}

oo::define ::wargame::Skin_berezina {
    variable Game Roster Places Sides Rows PlaceKeys Second Ground \
            Reached Zones

    constructor {game} {
        next $game unit.piece unit.losses hex counters
        set Reached {{} {}}
        set Zones {{} {}}
    }

    # ---- a view, slot by slot ----

    method Hidden {} {
        return -1
    }

    method sightings {view} {
        # A hidden leader is no more known than others who are.
        set sightings [next $view]
        set hidden [my Hidden]
        lset sightings 0 [lmap piece [lindex $sightings 0] {
            expr {max($piece, $hidden)}
        }]
        return $sightings
    }

    method Phase {view} {
        return [lindex $::wargame::berezina::Phases [dict get $view phase]]
    }

    method Of {view member slot} {
        # What a view says of the unit in a slot.
        return [lindex [dict get $view unit.$member] $slot]
    }

    method Marks {view slot} {
        # Fire is marked while its phase lasts.
        set fire [string match *_combat [my Phase $view]]
        set marks {}
        foreach {member mark shown} [list moved moved 1 fired fired $fire \
                out out_of_command 1] {
            if {$shown && [lindex [dict get $view unit.$member] $slot]} {
                lappend marks $mark
            }
        }
        if {[dict get $view shot.target] == $slot} {
            lappend marks target
        } elseif {$fire && [lindex [dict get $view unit.shot] $slot]} {
            lappend marks shot
        }
        return $marks
    }

    # ---- pictures ----

    method Face {view slot} {
        set face [next $view $slot]
        if {[dict get $face hidden]} {
            return $face
        }
        if {$slot < $Second && [dict get $face kind] ni {leader rabble}} {
            dict set face treasure [lindex [dict get $view unit.treasure] $slot]
        }
        if {[dict exists $view survey worth]} {
            lassign [lindex [dict get $view survey worth] $slot] rating \
                    allowance
            if {$rating > 0} {
                dict set face rating [lindex $::wargame::berezina::Ratings \
                        $rating]
            }
            if {$allowance > 0} {
                # Half points.
                dict set face allowance [expr {$allowance / 2}]
            }
        }
        return $face
    }

    method ground {} {
        if {![info exists Ground]} {
            ::wargame::base::need board/board
            set Ground [::wargame::berezina::ground \
                    [file join $::wargame::directory maps]]
        }
        foreach tray $::wargame::berezina::Trays {
            dict set Ground spaces $tray \
                    [dict create shelf 1 name [my placeName $tray]]
        }
        return [my Captioned $Ground]
    }
}

foreach part {
    steps names words prompts describe tally
    ground stacks hands exits inspect signs hints
    clock tracks track-turns track-morale track-state
    ledger ledger-arrivals ledger-victory
    russians
    rooms cards cards-combat cards-room cards-morale cards-build
} {
    ::wargame::base::need games/berezina/$part
}
