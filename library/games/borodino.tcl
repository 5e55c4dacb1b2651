# borodino.tcl --
#
#       How Borodino 1812 looks and speaks.  This file says what the members of
#       a view mean; then come borodino/words.tcl, prompts.tcl, stacks.tcl,
#       describe.tcl, tally.tcl and odds.tcl.  None of them decides a rule.

namespace eval ::wargame::borodino {}

need base/words present/skin-blocks

if {![info object isa class ::wargame::Skin_borodino]} {
    oo::class create ::wargame::Skin_borodino {
        superclass ::wargame::present::BlockSkin
    }
}

oo::define ::wargame::Skin_borodino {
    variable Game Roster Places Sides Rows PlaceKeys Second Ground \
            Crossings

    # ---- a view, slot by slot ----

    method Face {view slot} {
        set face [next $view $slot]
        if {[my Row $view $slot] ne ""} {
            dict set face corps [lindex [dict get $view unit.corps] $slot]
        }
        return $face
    }

    method Recalled {view slot} {
        set view [next $view $slot]
        dict set view unit.corps [lreplace [dict get $view unit.corps] \
                $slot $slot [dict get [my Row $view $slot] corps]]
        return $view
    }

    method Marks {view slot} {
        set marks {}
        foreach mark {active moved fired pinned square half} {
            if {[lindex [dict get $view unit.$mark] $slot] > 0
                    && ($mark ne "moved" || [my Phase $view] ne "deployment")} {
                lappend marks $mark
            }
        }
        if {[lindex [dict get $view unit.reserve] $slot] > 0} {
            lappend marks reserve
        }
        if {[lindex [dict get $view unit.shelter] $slot] >= 0} {
            lappend marks shelter
        }
        if {$slot in [dict get $view redoubt]} {
            lappend marks redoubt
        }
        return $marks
    }

    method signs {view} {
        # Bridges that are burnt, and the one that is still to be built.
        if {![info exists Crossings]} {
            my ReadCrossings
        }
        set signs {}
        foreach burnt [dict get $view burnt] crossings $Crossings {
            foreach {kind name x y} $crossings {
                if {$burnt eq "1" && $kind ne "ford" && $kind ne "dam"} {
                    lappend signs [list $x $y burnt \
                            [::wargame::base::say borodino.sign.burnt]]
                } elseif {$kind eq "french_bridge"
                        && ![dict get $view french_bridge]} {
                    lappend signs [list $x $y used \
                            [::wargame::base::say borodino.sign.unbuilt]]
                }
            }
        }
        return $signs
    }

    method ReadCrossings {} {
        # KIND NAME X Y of each crossing, by the number of the border; only
        # those between areas that are in play have one.
        set map [::wargame::borodino::map]
        set Crossings {}
        foreach border [dict get $map border] {
            if {![dict get $map area [dict get $border a] playable]
                    || ![dict get $map area [dict get $border b] playable]} {
                continue
            }
            lappend Crossings [dict get $border crossings]
        }
    }

    # ---- pictures ----

    method ground {} {
        # The map, and beside it the trays of blocks that are not on it.
        if {![info exists Ground]} {
            set maps [file join $::wargame::directory maps]
            ::wargame::base::need board/board
            set Ground [::wargame::board::boardGround \
                    [::wargame::borodino::map] \
                    [lsort -dictionary [glob -nocomplain -directory $maps \
                        borodino-1812-*.png \
                        borodino-1812-*.pieces]]]
            foreach tray {tray off_map} {
                dict set Ground spaces $tray [dict create shelf 1 \
                        name [my placeName $tray]]
            }
        }
        return [my Worded $Ground]
    }
}

# map --
#
#       The map's file, read once.
proc ::wargame::borodino::map {} {
    variable Map
    if {![info exists Map]} {
        ::wargame::base::need ground/mapfile
        set Map \
                [::wargame::ground::mapfile read \
                [file join $::wargame::directory \
                maps borodino-1812.map]]
    }
    return $Map
}

need games/borodino/words
need games/borodino/prompts
need games/borodino/stacks
need games/borodino/describe
need games/borodino/tally
need games/borodino/odds
