# look.tcl --
#
#       Napoleon at the Berezina: the ground, the counters, how they lie upon
#       one another, where one looks first, and the ways of the Russians.

need ground/hexshape present/piece-look games/berezina games/berezina/ground \
        games/berezina/reader

namespace eval ::wargame::berezina {
    variable Trays {waiting exited eliminated}
    # Metres between those whom one sees at once.
    variable Together 2600
}

if {![info object isa class ::wargame::berezina::Look]} {
    oo::class create ::wargame::berezina::Look {
        superclass ::wargame::present::PieceLook
    }
}

oo::define ::wargame::berezina::Look {
    variable Rows Second Words Reader Signs Ground

    method Art {} {
        return counters
    }

    method signs {moment} {
        return [$Signs signs $moment]
    }

    method Due {moment} {
        # Those alone of whom no dice decide.
        set view [$Reader surveyed $moment]
        set now [dict get $view turn]
        my loadArt
        set coming [$Reader coming $view]
        return [lmap due [$moment query due] {
            dict with due {}
            if {!$sure || $turn < $now} continue
            list [expr {$turn - $now}] [$Words corpsName $corps] $count $hex \
                [lmap slot [lrange [dict get $coming $corps] 0 2] {
                    my face $view $slot
                }]
        }]
    }

    # ---- pictures ----

    method face {view slot} {
        set face [next $view $slot]
        if {[dict get $face hidden]} {
            return $face
        }
        if {$slot < $Second && [dict get $face kind] ni {leader rabble}} {
            dict set face treasure [lindex [dict get $view unit.treasure] $slot]
        }
        if {[dict exists $view survey worth $slot]} {
            set worth [dict get $view survey worth $slot]
            if {[dict get $worth rating] ne "-"} {
                dict set face rating [dict get $worth rating]
            }
            if {[dict get $worth allowance] > 0} {
                # Half points.
                dict set face allowance \
                        [expr {[dict get $worth allowance] / 2}]
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
                    [dict create shelf 1 name [$Words placeName $tray]]
        }
        return [my Captioned $Ground]
    }

    method pictured {view slots} {
        # In the order of their roster.
        set pieces [dict get $view unit.piece]
        return [list pieces [lmap numbered [lsort -integer -index 0 [lmap slot \
                $slots {list [lindex $pieces $slot] $slot}]] {
            list [my face $view [lindex $numbered 1]] {}
        }]]
    }

    method paths {moment} {
        # From the Russian Movement Phase on, until the French move again.
        set view [$moment view]
        if {![my AfterRussians $view]} {
            return {}
        }
        set paths {}
        foreach trail [$moment query trails] {
            set way [my way [dict get $trail hexes]]
            if {[llength $way] > 2} {
                lappend paths [list {*}$way side1]
            }
        }
        return $paths
    }

    method AfterRussians {view} {
        set phase [$Reader phase $view]
        return [expr {$phase eq "french_movement"
            ? [dict get $view mobile] < 0 && 1 ni [lrange \
                [dict get $view unit.moved] 0 $Second-1]
            : $phase ni {set_up first_combat finished}}]
    }

    method way {hexes} {
        # {x y ...} from hex to hex, to where the last counter does not lie on
        # the head of the arrow.
        set way {}
        foreach hex $hexes {
            lappend way {*}[::wargame::ground::hexshape centre \
                    [::wargame::berezina::map] \
                    $hex]
        }
        if {[llength $way] > 2} {
            lassign [lrange $way end-3 end] x0 y0 x1 y1
            set way [lreplace $way end-1 end \
                    [expr {$x0 + 0.56 * ($x1 - $x0)}] \
                    [expr {$y0 + 0.56 * ($y1 - $y0)}]]
        }
        return $way
    }

    method victoryFace {view slot} {
        return [dict merge {hidden 0} [my face $view $slot]]
    }

    method warned {moment} {
        set view [$Reader surveyed $moment]
        return [lmap crowd [$Reader crowded $view] {dict get $crowd hex}]
    }

    method IsShown {viewer side place} {
        # An umpire has trays of all who are not on the map.
        return [expr {[$Reader isArea $place] || $place eq "arriving"
            || ($viewer eq "umpire"
                && $place in $::wargame::berezina::Trays)}]
    }

    method Shown {moment} {
        # Ratings are printed on the counters, too.
        return [$Reader surveyed $moment]
    }

    method tokens {moment units} {
        # Of Rabble that is not formed one counter is enough.  Who can act lies
        # above all others of its hex.
        set seen 0
        return [lmap token [next $moment $units] {
            if {[dict get $token space] eq "waiting"
                    && [string match rabble_* [dict get $token id]]
                    && [incr seen] > 1} continue
            if {[dict get $token movable]} {
                dict incr token order 1000
            }
            set token
        }]
    }

    method order {view slot} {
        # Rabble lies lowest, then who is hidden, then leaders; the others as in
        # their hex.
        set row [$Reader row $view $slot]
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

    method opensWhole {} {
        return 0
    }

    method opening {moment} {
        # Where most of one's own are, or of the French, near one another.
        set view [$moment view]
        set places {}
        for {set slot 0} {$slot < [llength $Rows]} {incr slot} {
            set place [$Reader at $view $slot]
            if {[$Reader sideOf $slot] == ([$moment viewer] eq "1") && \
                    [$Reader isArea $place]} {
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
