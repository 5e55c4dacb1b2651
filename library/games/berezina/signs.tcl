# signs.tcl --
#
#       Napoleon at the Berezina: what lies on the map but counters.
#       Bridges over the fords and how many may still cross them, the
#       earthworks' colours, the road that was chosen, who comes in next and
#       where, which Russians wait, the broken causeway, overfull hexes.
#
#       bridgeArt EAST WEST RUSSIAN     SVG of a bridge from above, with so many
#                                       sections of each half; width 2, height 1

need base/files base/words look/theme present/part games/berezina \
        games/berezina/bridges games/berezina/ground

namespace eval ::wargame::berezina {
    # ORDER FORD in berezina.map; how far the two bridges of a ford lie from its
    # middle, and how long one is, in metres.
    variable BridgeOff 62
    variable BridgeLong 270
    # Commands that are not released from the start: paragraphs release them.
    variable Waiting [dict keys [dict get \
            [::wargame::base::rulesOf berezina values] L]]
}

if {![info object isa class ::wargame::berezina::Signs]} {
    oo::class create ::wargame::berezina::Signs {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Signs {
    variable Rows PlaceKeys Second Words Reader

    method signs {moment} {
        set view [$Reader surveyed $moment]
        return [concat [my BridgeSigns $view] [my WorkSigns $view] \
                [my WaySigns $view] [my WaitingSigns $view] \
                [my CrowdSigns $view]]
    }

    method CrowdSigns {view} {
        return [lmap crowd [$Reader crowded $view] {
            dict with crowd {}
            lassign [::wargame::berezina::middle $hex] x y
            list $x [expr {$y - 230}] overBad [::wargame::base::sayCount \
                    berezina.table.crowded [expr {$count - $most}]]
        }]
    }

    method BridgeSigns {view} {
        set signs {}
        foreach ford [$Reader ofMap ford] \
                {first second} [$Reader askedOf $view bridges] {
            lassign [::wargame::berezina::side {*}[lrange $ford 1 2]] x y
            foreach bridge [list $first $second] way {1 -1} {
                lappend signs {*}[my BridgeSign $x $y \
                        [expr {$way * $::wargame::berezina::BridgeOff}] $bridge]
            }
        }
        return $signs
    }

    method BridgeSign {x y off bridge} {
        # The bridge itself lies beneath the counters; above them is how many
        # may still cross it in this turn, red if nobody.
        dict with bridge {}
        if {![::wargame::berezina::isBegun $bridge]} {
            return {}
        }
        set signs [list [list $x [expr {$y + $off}] marker \
                [::wargame::berezina::bridgeArt {*}[lmap half \
                    [list $east $west] {
                        ::wargame::berezina::sections $half
                    }] $russian] \
                $::wargame::berezina::BridgeLong]]
        if {$east eq "finis"} {
            lappend signs [list $x [expr {$y + 2.6 * $off}] \
                [expr {$left > 0 ? "over" : "overBad"}] \
                [::wargame::base::say berezina.table.crossings $left \
                    [expr {$left + $crossed}]]]
        }
        return $signs
    }

    method WorkSigns {view} {
        # A pennant in the colour of who holds the earthworks.
        return [lmap work [$Reader askedOf $view works] {
            lassign [::wargame::berezina::middle [dict get $work hex]] x y
            expr {[dict exists $work damaged]
                ? [list $x $y burnt \
                    [::wargame::base::say berezina.table.causeway]]
                : [list [expr {$x + 150}] [expr {$y + 130}] marker \
                    [::wargame::berezina::pennant \
                        side[dict get $work holder]] 110]}
        }]
    }

    method WaySigns {view} {
        # The way out, and who comes in this turn or the next.
        set signs {}
        set exit [dict get $view exit]
        if {$exit >= 0} {
            set hex [lindex [dict get [::wargame::berezina::map] exit] $exit 0]
            lappend signs [list {*}[my Beside out $hex 0.65] used \
                    [::wargame::base::say berezina.table.exit]]
        }
        set coming [dict create]
        foreach due [$Reader askedOf $view due] {
            dict with due {}
            if {$hex ne "" && $sure
                    && $turn - [dict get $view turn] in {0 1}} {
                dict lappend coming $hex [::wargame::base::say \
                        berezina.table.due \
                        [$Words corpsName $corps] $turn]
            }
        }
        dict for {hex said} $coming {
            # Below those who wait there.
            lassign [my Beside in $hex 1] x y
            lappend signs [list $x [expr {$y - 290}] note [join $said \n]]
        }
        return $signs
    }

    method Beside {kind hex share} {
        # A point so far on the way to the place beyond the edge.
        lassign [::wargame::berezina::middle $hex] x0 y0
        lassign [::wargame::berezina::middle \
                [::wargame::berezina::beyond $kind $hex]] x1 y1
        return [list [expr {$x0 + $share * ($x1 - $x0)}] \
                [expr {$y0 + $share * ($y1 - $y0)}]]
    }

    method WaitingSigns {view} {
        # Below the leader of a command that is on the map and may not move yet:
        # piles grow upwards, so this covers no name.
        set signs {}
        dict for {corps hex} [my Heads $view] {
            set number [lsearch -exact $::wargame::berezina::Corps $corps]
            if {[lindex [dict get $view released] $number]} continue
            lassign [::wargame::berezina::middle $hex] x y
            lappend signs [list $x [expr {$y - 235}] over \
                    [::wargame::base::say berezina.table.waits]]
        }
        return $signs
    }

    method Heads {view} {
        # Of commands that wait, the hex of the leader, or else of the first of
        # its units.
        set heads [dict create]
        set pieces [lrange [dict get $view unit.piece] $Second end]
        set places [lrange [dict get $view unit.place] $Second end]
        foreach piece $pieces number $places {
            set row [lindex $Rows $piece]
            if {$row eq "" || [dict get $row corps]
                    ni $::wargame::berezina::Waiting} continue
            set corps [dict get $row corps]
            # Who is about to enter stands before the way in, in no hex.
            set place [lindex $PlaceKeys $number]
            if {[$Reader isArea $place] && ([dict get $row kind] eq "leader"
                    || ![dict exists $heads $corps])} {
                dict set heads $corps $place
            }
        }
        return $heads
    }
}

# bridgeArt --
#
#       Trestles, then beams, then planks.
proc ::wargame::berezina::bridgeArt {east west russian} {
    set rail [expr {$russian ? "#33512f" : "#5a3d1e"}]
    set svg {<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">}
    foreach {half from} [list $west 0 $east 60] {
        for {set i 0} {$half > 0 && $i < 5} {incr i} {
            set x [expr {$from + 7 + 11.5 * $i}]
            append svg "<path d=\"M$x,46 V74\" stroke=\"#2a1c10\"\
                    stroke-width=\"4\" stroke-linecap=\"round\"/>"
        }
        if {$half > 1} {
            append svg "<path d=\"M$from,51 h60 M$from,69 h60\"\
                    stroke=\"$rail\" stroke-width=\"5\"/>"
        }
        if {$half > 2} {
            append svg "<rect x=\"$from\" y=\"50\" width=\"60\" height=\"20\"\
                    fill=\"#b98d57\" stroke=\"$rail\" stroke-width=\"4\"/>"
            for {set i 0} {$i < 9} {incr i} {
                append svg "<path d=\"M[expr {$from + 6 + 6 * $i}],51 v18\"\
                        stroke=\"#7d5a30\" stroke-width=\"1.6\"/>"
            }
        }
    }
    return $svg</svg>
}

# pennant --
#
#       SVG of a small flag in a side's colour.
proc ::wargame::berezina::pennant {side} {
    return [format {<svg xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 120 120"><path d="M34,112 V8" stroke="#241b12"
        stroke-width="9" stroke-linecap="round"/><path
        d="M38,12 L108,36 L38,60 Z" fill="%s" stroke="#fbf6e9"
        stroke-width="6" stroke-linejoin="round"/></svg>} \
        [::wargame::look::theme color $side]]
}
