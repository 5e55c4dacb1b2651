# victory.tcl --
#
#       The points of Borodino 1812, told to the victory panel, and the throw
#       for initiative, told to its card: see present/victory.tcl.
#
#       pointsTold POINTS SIDE   a side's points in words, of the answer to the
#                                query "points": "7 or more"

need base/files base/words look/theme present/victory games/borodino/blocks

namespace eval ::wargame::borodino {
    variable VictoryRule \
            [dict get [::wargame::base::rulesOf borodino topics] victory]
    variable EventRules [::wargame::base::rulesOf borodino events]
}

proc ::wargame::borodino::pointsTold {points side} {
    set total [dict get $points $side]
    return [expr {[dict get $points ${side}_more]
        ? [::wargame::base::say borodino.victory.orMore $total] : $total}]
}

if {![info object isa class ::wargame::borodino::Victory]} {
    oo::class create ::wargame::borodino::Victory {
        superclass ::wargame::present::Victory
    }
}

oo::define ::wargame::borodino::Victory {
    variable Words Reader Events

    method scene {moment} {
        set points [$moment query points]
        set roster [::wargame::roster borodino]
        set winner ""
        if {[$moment side] eq "nobody"} {
            # The secrets of fair dice may have been revealed since.
            foreach event [$moment events] {
                if {[dict get $event what] eq "victory"} {
                    set winner [my SideOf $event]
                }
            }
        }
        set sides {}
        foreach side {french russian} number {0 1} {
            set key [::wargame::look::theme side $number]
            set items [dict create redoubt {} hq {} unit {}]
            set sums [dict create redoubt 0 hq 0 unit 0]
            set atLeast {}
            foreach item [dict get $points items] {
                if {[dict get $item side] ni [list $side $number]} {
                    continue
                }
                lassign [my Item $item $number $roster] what thing
                dict lappend items $what [list $thing [dict get $item vp]]
                dict incr sums $what [dict get $item vp]
                if {[dict get $item what] eq "unknown"} {
                    lappend atLeast $what
                }
            }
            lappend sides [dict create side $key \
                total [dict get $points $side] \
                told [::wargame::borodino::pointsTold $points $side] \
                parts [lmap what {redoubt hq unit} {
                    if {[llength [dict get $items $what]] == 0} continue
                    list [::wargame::base::say borodino.victory.$what \
                            [llength [dict get $items $what]]] \
                        [my Sum [dict get $sums $what] \
                            [expr {$what in $atLeast}]] \
                        [dict get $items $what]
                }]]
        }
        return [dict merge [my Headline $winner $points] \
                [dict create winner $winner sides $sides]]
    }

    method SideOf {event} {
        # The side that an event is first about, by the key of its colours.
        return [::wargame::look::theme side [$Reader sideKey \
                [lindex [dict get $event about] 0]]]
    }

    method Sum {sum isLeast} {
        return [expr {$isLeast
            ? [::wargame::base::say borodino.victory.orMore $sum] : $sum}]
    }

    method Item {item side roster} {
        # Which part it belongs to, and its name or face.
        set what [dict get $item what]
        set key [dict get $item key]
        if {$what eq "redoubt"} {
            return [list redoubt [$Words placeName $key]]
        }
        set enemy [::wargame::look::theme side [expr {!$side}]]
        foreach row $roster {
            if {[dict get $row key] eq $key} {
                # Lost: it shows its full strength, to be known by.
                set face [::wargame::borodino::blocks face $row 0]
                dict set face side $enemy
                return [list $what $face]
            }
        }
        return [list unit [::wargame::borodino::blocks hidden $enemy]]
    }

    method Headline {winner points} {
        set french [dict get $points french]
        set russian [dict get $points russian]
        if {$winner eq ""} {
            return [dict create rule $::wargame::borodino::VictoryRule \
                heading [::wargame::base::say borodino.victory.soFar] \
                text [::wargame::base::say borodino.victory.unknown]]
        }
        set by [expr {abs($french - $russian)}]
        set key borodino.victory.by
        if {[dict get $points bid_side] in {0 1 french russian}
                && [dict get $points margin] > 0} {
            set key borodino.victory.bid
        } elseif {$by == 0} {
            set key borodino.victory.tie
        }
        set bidder [dict get $points bid_side]
        return [dict create rule $::wargame::borodino::VictoryRule \
            heading [::wargame::base::say borodino.victory.won \
                [$Words sideName $winner]] \
            text [::wargame::base::say $key $french $russian $by \
                [expr {$bidder eq "-1" ? "" : [$Words sideName $bidder]}] \
                [dict get $points margin]]]
    }

    method throw {moment} {
        foreach event [lreverse [$moment events [$moment length]]] {
            if {[dict get $event what] eq "rolled_initiative"} {
                set winner [my SideOf $event]
                set dice [$Events pairs $event]
                set key [expr {[::tcl::mathop::+ {*}[lindex $dice 0]]
                    == [::tcl::mathop::+ {*}[lindex $dice 1]] ? "tie" : "won"}]
                return [dict create winner $winner dice $dice \
                    rule [dict get $::wargame::borodino::EventRules \
                        rolled_initiative] \
                    heading [::wargame::base::say borodino.initiative.heading] \
                    text [::wargame::base::say borodino.initiative.$key \
                        [$Words sideName $winner]]]
            }
        }
        return {}
    }
}
