# fires.tcl --
#
#       La Bataille de la Moskowa: what fires and melees would do, as the rules
#       answer it.
#
#       fires MOMENT           rows of the query `fires`, the best first
#       bearing MOMENT HEX     who bears on it
#       melee MOMENT HEX       what an attack on it by all would do
#       volley MOMENT          {ODDS MEAN} of who takes part now; {} of nobody
#       sums MELEE             of its 36 rolls {WINS BEATEN LOSES KILLS}
#       wins MOMENT HEX        how likely an attack by all takes it
#       mean MILLIONTHS        points, as they are said

need present/part

namespace eval ::wargame::moskowa {
    # What each result of the chart is for the attacker: it wins the hex, it is
    # beaten, or neither.
    variable WinsHex {defender_back defender_routs surrender}
    variable IsBeaten {attacker_back attacker_routs}
}

if {![info object isa class ::wargame::moskowa::Fires]} {
    oo::class create ::wargame::moskowa::Fires {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::Fires {
    variable Reader

    method Told {moment topic} {
        # Told to whoever is asked; where both look on, as printed.
        return [expr {[$moment viewer] in [list [$moment side] public]
            ? [$moment query $topic] : {}}]
    }

    method fires {moment} {
        # The best first.
        return [lsort -integer -decreasing -index 3 [my Told $moment fires]]
    }

    method bearing {moment hex} {
        return [my Told $moment "bearing [$Reader number $hex]"]
    }

    method melee {moment hex} {
        return [my Told $moment "melee [$Reader number $hex]"]
    }

    method sums {odds} {
        # Of 36 rolls {WINS BEATEN LOSES KILLS}: chances, and mean losses.
        set sums {0 0 0 0}
        if {![dict exists $odds results]} {
            return $sums
        }
        lassign $sums wins beaten loses kills
        foreach one [dict get $odds results] {
            lassign $one count result own enemy
            if {$result in $::wargame::moskowa::WinsHex} {
                incr wins $count
            } elseif {$result in $::wargame::moskowa::IsBeaten} {
                incr beaten $count
            }
            set loses [expr {$loses + $count * $own}]
            set kills [expr {$kills + $count * $enemy}]
        }
        return [lmap sum [list $wins $beaten $loses $kills] {
            expr {$sum / 36.0}
        }]
    }

    method wins {moment hex} {
        # How likely an attack by all takes it.
        return [lindex [my sums [my melee $moment $hex]] 0]
    }

    method mean {millionths} {
        return [format %.1f [expr {$millionths / 1e6}]]
    }

    method volley {moment} {
        # {ODDS MEAN} of who takes part now; {} of nobody.
        lassign [lindex [my Told $moment attack] 0] - odds - mean
        return [expr {$odds eq "" ? {} : [list $odds [my mean $mean]]}]
    }
}
