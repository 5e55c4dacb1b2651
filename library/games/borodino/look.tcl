# look.tcl --
#
#       Borodino 1812: the ground, the blocks on it and in the trays beside it,
#       and bridges that are burnt.

need base/words present/blocks board/ground games/borodino

if {![info object isa class ::wargame::borodino::Look]} {
    oo::class create ::wargame::borodino::Look {
        superclass ::wargame::present::BlockLook
    }
}

oo::define ::wargame::borodino::Look {
    variable Words Reader Ground Crossings

    # ---- a view, slot by slot ----

    method face {view slot} {
        set face [next $view $slot]
        if {[$Reader row $view $slot] ne ""} {
            dict set face corps [lindex [dict get $view unit.corps] $slot]
        }
        return $face
    }

    method forced {moment} {
        return [$Reader crowded $moment]
    }

    method signs {moment} {
        # Bridges that are burnt, and the one that is still to be built.
        set view [$moment view]
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
                    lappend signs [list $x $y quiet \
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
                        borodino-1812-*.webp \
                        borodino-1812-*.pieces]]]
            foreach tray {tray off_map waiting} {
                dict set Ground spaces $tray [dict create shelf 1 \
                        name [$Words placeName $tray]]
            }
        }
        return [my Worded $Ground]
    }

    method tokens {moment units} {
        # Of corps still to come, one block each while it is asked who enters.
        return [lmap token [next $moment $units] {
            if {[dict get $token space] eq "waiting"
                    && ![dict get $token movable]} continue
            set token
        }]
    }

    method IsShown {viewer side place} {
        # A side sees its own trays, too.
        return [expr {[$Reader isArea $place]
            || ($place in {tray off_map waiting}
                && ($viewer eq $side || $viewer eq "umpire"))}]
    }
}
