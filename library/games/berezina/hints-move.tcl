# hints-move.tcl --
#
#       Napoleon at the Berezina: what a beginner might do with a move of the
#       French; see hints.tcl.  In this order: hexes with too many; who can
#       leave the map with points; who can still cross a bridge, the most points
#       first; who waits to enter; engineers, to where a die builds much more
#       probably; who is out of command; where to march.

need base/words present/part games/berezina games/berezina/bridges \
        games/berezina/ground

if {![info object isa class ::wargame::berezina::MoveHints]} {
    oo::class create ::wargame::berezina::MoveHints {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::MoveHints {
    variable Second Words Reader Reach CardParts

    method hints {moment} {
        set view [$moment view]
        set mine [my movable $view]
        set hints [lmap crowd [$moment query crowded] {
            dict with crowd {}
            my hint crowded $hex [$Words placeName $hex] $count $most
        }]
        lappend hints {*}[my LeaveHints $moment] \
            {*}[my CrossHints $moment $mine]
        foreach slot $mine {
            lassign [::wargame::berezina::edge \
                    [$Reader at $view $slot]] kind hex
            if {$kind eq "in"} {
                set unit [$Reader keyIn $view $slot]
                lappend hints [my hint enter $unit \
                    [$Words unitName $unit] [$Words placeName $hex]]
                break
            }
        }
        lassign [my BestFord $moment] east far chance
        lappend hints {*}[my EngineerHints $moment $mine $east \
                $far $chance]
        set out [lmap slot $mine {
            if {![$Reader of $view out $slot]} continue
            $Reader keyIn $view $slot
        }]
        if {[llength $out]} {
            lappend hints [my hint command [lindex $out 0] [join [lmap key \
                    [lrange $out 0 2] {$Words unitName $key}] ", "]]
        }
        return [lappend hints [my WhereTo $moment $east]]
    }

    method hint {key where args} {
        return [list [::wargame::base::say berezina.hint.$key {*}$args] $where]
    }

    method movable {view} {
        # The French who can still be moved, leaders, too.
        set slots {}
        for {set slot 0} {$slot < $Second} {incr slot} {
            set place [$Reader at $view $slot]
            if {[$Reader row $view $slot] ne ""
                    && ![$Reader of $view moved $slot]
                    && ![$Reader rowIs $view $slot kind rabble]
                    && ([$Reader isArea $place]
                        || [::wargame::berezina::edge $place] ne "")} {
                lappend slots $slot
            }
        }
        return $slots
    }

    method LeaveHints {moment} {
        # Who stands at a way out that brings something, the most first.
        set view [$moment view]
        set found {}
        foreach action [$moment actions] {
            lassign $action verb unit
            if {$verb ne "leave"} continue
            set hex [$Reader placeOf $view $unit]
            set left [dict get [$moment query \
                    "leave [$Reader slotOf $view $unit]"] $hex]
            if {![dict get $left lost]} {
                set points [dict get $left points]
                lappend found [list $points [my hint leave $unit \
                    [$Words unitName $unit] [$Words placeName $hex] \
                    [::wargame::base::signed $points]]]
            }
        }
        return [lmap row [lrange [lsort -integer -decreasing -index 0 $found] \
                0 1] {lindex $row 1}]
    }

    method CrossHints {moment mine} {
        # Over each ford with crossings left, who would bring most.
        set view [$moment view]
        set left [dict create]
        foreach bridge [$moment query bridges] {
            dict incr left [dict get $bridge ford] [dict get $bridge left]
        }
        set hints {}
        foreach ford [$moment query fords] {
            dict with ford {}
            if {[dict get $left $east] == 0} continue
            set best {}
            foreach slot $mine {
                set unit [$Reader keyIn $view $slot]
                set reach [$Reach from $moment $unit]
                set points [dict get [$moment query "unit $slot"] out]
                if {[dict exists $reach $west]
                        && [dict get $reach $west from] eq $east
                        && ($best eq {} || $points > [lindex $best 1])} {
                    set best [list $unit $points]
                }
            }
            if {$best ne {}} {
                set unit [lindex $best 0]
                lappend hints [my hint cross $unit \
                    [$Words unitName $unit] [$Words placeName $west] \
                    [dict get $left $east]]
            }
        }
        return $hints
    }

    method BestFord {moment} {
        # {EAST FAR CHANCE} of that where engineers build most probably, the
        # farthest from the Russians of equal ones.
        set best {}
        foreach ford [$moment query fords] {
            dict with ford {}
            if {$best eq {} || $chance > [lindex $best 2]
                    || ($chance == [lindex $best 2]
                        && $far > [lindex $best 1])} {
                set best [list $east $far $chance]
            }
        }
        return $best
    }

    method EngineerHints {moment mine east far chance} {
        # Who is at a ford stays, unless another is much better and nothing is
        # begun at his.
        set view [$moment view]
        set here [dict create]
        set begun [dict create]
        foreach bridge [$moment query bridges] {
            dict incr begun [dict get $bridge ford] \
                    [::wargame::berezina::isBegun $bridge]
        }
        foreach ford [$moment query fords] {
            set much [expr {[dict get $begun [dict get $ford east]] ? 1000000
                : [dict get $ford chance] + 1000000 / 3}]
            dict set here [dict get $ford east] $much
            dict set here [dict get $ford west] $much
        }
        foreach slot $mine {
            set at [$Reader at $view $slot]
            if {[$Reader rowIs $view $slot kind engineer]
                    && (![dict exists $here $at]
                        || [dict get $here $at] < $chance)} {
                set unit [$Reader keyIn $view $slot]
                return [list [my hint engineers $unit \
                    [$Words unitName $unit] [$Words placeName $east] \
                    [$CardParts percent $chance] $far]]
            }
        }
        return {}
    }

    method WhereTo {moment east} {
        # The exit chosen, a bridge, or where one is best built.
        set view [$moment view]
        set exit [dict get $view exit]
        if {$exit >= 0} {
            set hex [lindex [$Reader ofMap exit] $exit 0]
            return [my hint march.exit $hex [$Words placeName $hex]]
        }
        foreach bridge [$moment query bridges] {
            if {[dict get $bridge left] > 0} {
                set hex [dict get $bridge ford]
                return [my hint march.bridge $hex [$Words placeName $hex]]
            }
        }
        return [my hint march.ford $east [$Words placeName $east]]
    }
}
