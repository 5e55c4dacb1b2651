# hints.tcl --
#
#       Napoleon at the Berezina: what a beginner might do now; see hints in
#       present/advice.tcl.  What is known comes from the rules' answers; only the
#       order is ours.
#
#       A move        hexes with too many; who can leave the map with points;
#                     who can still cross a bridge, the most points first; who
#                     waits to enter; engineers, to where a die builds much
#                     more probably; who is out of command; where to march
#       A fire        the most probable hits, with retreats reckoned in
#       A retreat     hexes out of reach, without friends who must make room
#       Engineers     the half nearest its end, then the best chance
#       A loss        treasure: of who has lost most; a step: of who is not
#                     turned by it and has most left
#       An exit       that nearest to most of the army

need base/words present/part games/berezina games/berezina/ground \
        games/berezina/steps

if {![info object isa class ::wargame::berezina::Hints]} {
    oo::class create ::wargame::berezina::Hints {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Hints {
    variable Second Words Advice Reader CardParts FireCard WayCards

    method hints {moment} {
        set decision [$moment decision]
        set hints [switch -- $decision {
            move {my MoveHints $moment}
            fire {my FireHints $moment}
            evade {my EvadeHints $moment}
            build {my BuildHints $moment}
            treasure - step {my LossHints $moment $decision}
            excess {expr {[$WayCards isMarchEnded $moment]
                ? [list [my HintOf excess ""]] : {}}}
            exit {my ExitHints $moment}
            french_setup {list [my HintOf setup ""]}
        }]
        return $hints
    }

    method HintOf {key where args} {
        return [list [::wargame::base::say berezina.hint.$key {*}$args] $where]
    }

    # ---- a move of the French ----

    method MoveHints {moment} {
        set view [$moment view]
        set mine [my Movable $view]
        set hints [lmap crowd [$moment query crowded] {
            lassign $crowd hex count most
            my HintOf crowded $hex [$Words placeName $hex] $count $most
        }]
        lappend hints {*}[my LeaveHints $moment] \
            {*}[my CrossHints $moment $mine]
        foreach slot $mine {
            lassign [::wargame::berezina::edge [$Reader at $view $slot]] kind hex
            if {$kind eq "in"} {
                lappend hints [my HintOf enter [$Reader keyIn $view $slot] \
                    [$Words unitName [$Reader keyIn $view $slot]] [$Words placeName $hex]]
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
            lappend hints [my HintOf command [lindex $out 0] [join [lmap key \
                    [lrange $out 0 2] {$Words unitName $key}] ", "]]
        }
        return [lappend hints [my WhereTo $moment $east]]
    }

    method Movable {view} {
        # The French who can still be moved, leaders, too.
        set slots {}
        for {set slot 0} {$slot < $Second} {incr slot} {
            set place [$Reader at $view $slot]
            if {[$Reader row $view $slot] ne "" && ![$Reader of $view moved $slot]
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
            set points [dict get [concat {*}[$moment query \
                    "leave [$Reader slotOf $view $unit]"]] $hex]
            if {$points ne "lost"} {
                lappend found [list $points [my HintOf leave $unit \
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
            lassign $bridge east - - - free
            dict incr left $east $free
        }
        set hints {}
        foreach ford [$moment query fords] {
            lassign $ford east west
            if {[dict get $left $east] == 0} continue
            set best {}
            foreach slot $mine {
                set unit [$Reader keyIn $view $slot]
                set reach [$Advice reach $moment $unit]
                set points [dict get [$moment query "unit $slot"] out]
                if {[dict exists $reach $west]
                        && [lindex [dict get $reach $west] 1] eq $east
                        && ($best eq {} || $points > [lindex $best 1])} {
                    set best [list $unit $points]
                }
            }
            if {$best ne {}} {
                lappend hints [my HintOf cross [lindex $best 0] [$Words unitName \
                    [lindex $best 0]] [$Words placeName $west] \
                    [dict get $left $east]]
            }
        }
        return $hints
    }

    method BestFord {moment} {
        # {EAST FAR CHANCE} of that where engineers build most probably, the
        # farthest from the Russians of those alike.
        set best {}
        foreach ford [$moment query fords] {
            lassign $ford east west far chance
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
            lassign $bridge ford - done west
            dict incr begun $ford [expr {$done + $west}]
        }
        foreach ford [$moment query fords] {
            lassign $ford side west - built
            set much [expr {[dict get $begun $side] ? 1000000
                : $built + 1000000 / 3}]
            dict set here $side $much
            dict set here $west $much
        }
        foreach slot $mine {
            set at [$Reader at $view $slot]
            if {[$Reader rowIs $view $slot kind engineer] && (![dict exists $here \
                    $at] || [dict get $here $at] < $chance)} {
                set unit [$Reader keyIn $view $slot]
                return [list [my HintOf engineers $unit [$Words unitName $unit] \
                    [$Words placeName $east] [$CardParts percent $chance] $far]]
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
            return [my HintOf march.exit $hex [$Words placeName $hex]]
        }
        foreach bridge [$moment query bridges] {
            if {[lindex $bridge 4] > 0} {
                set hex [lindex $bridge 0]
                return [my HintOf march.bridge $hex [$Words placeName $hex]]
            }
        }
        return [my HintOf march.ford $east [$Words placeName $east]]
    }

    # ---- the rest ----

    method FireHints {moment} {
        set view [$moment view]
        set found {}
        foreach unit [$FireCard firers $moment] {
            set slot [$Reader slotOf $view $unit]
            foreach shot [$moment query "fire $slot"] {
                lassign $shot target - - chance evades - after
                # Who must retreat, nobody knows whither, is no hope.
                if {$evades == 2 && $after < 0} continue
                lappend found [list [expr {$after < 0 ? $chance : $after}] \
                        $unit [$Reader keyIn $view $target]]
            }
        }
        set found [lsort -integer -decreasing -index 0 $found]
        if {[lindex $found 0 0] eq 0} {
            return [list [my HintOf fire.none ""]]
        }
        return [lmap shot [lrange $found 0 2] {
            lassign $shot chance unit target
            if {$chance == 0} continue
            my HintOf fire $unit [$Words unitName $unit] [$Words unitName $target] \
                    [$CardParts percent $chance]
        }]
    }

    method EvadeHints {moment} {
        set view [$moment view]
        set side [$Reader sideOf [dict get $view shot.target]]
        set reach [$moment query "aim [dict get $view shot.firer]"]
        set ways {}
        foreach action [$moment actions] {
            lassign $action verb hex
            if {$verb eq "evade"} {
                lappend ways [list [expr {2 * ($hex in $reach)
                    + ([llength [$Reader slotsAt $view $hex $side]] > 0)}] $hex]
            }
        }
        set hex [lindex [lsort -integer -index 0 $ways] 0 1]
        return [expr {$hex eq "" ? {} : [list [my HintOf evade $hex \
                [$Words placeName $hex]]]}]
    }

    method BuildHints {moment} {
        set view [$moment view]
        set found {}
        foreach unit [lsort -unique [lmap action [$moment actions] {
            if {[lindex $action 0] ne "build"} continue
            lindex $action 1
        }]] {
            set slot [$Reader slotOf $view $unit]
            foreach work [$moment query "build $slot"] {
                lassign $work bridge bank sections - - chance
                lappend found [list [expr {$sections * 1000000 + $chance}] \
                    [my HintOf build $unit [$Words label [list build $unit \
                        $bridge]] [$CardParts percent $chance]]]
            }
        }
        return [lmap row [lrange [lsort -integer -decreasing -index 0 $found] \
                0 1] {lindex $row 1}]
    }

    method LossHints {moment decision} {
        set view [$moment view]
        set found {}
        foreach action [$moment actions] {
            lassign $action verb unit
            if {$verb ne $decision} continue
            set lost [$Reader of $view losses [$Reader slotOf $view $unit]]
            # Whom another step does not turn or end comes before the others.
            lappend found [list [expr {$decision eq "treasure" ? -$lost
                : 10 * ([::wargame::berezina::steps next $lost] ne "") + $lost}] $unit]
        }
        set unit [lindex [lsort -integer -index 0 $found] 0 1]
        return [expr {$unit eq "" ? {} : [list [my HintOf $decision $unit \
                [$Words unitName $unit]]]}]
    }

    method ExitHints {moment} {
        # By how many of the French it is the nearest.
        set view [$moment view]
        set near [dict create]
        set exits [lmap exit [$Reader ofMap exit] {lindex $exit 0}]
        foreach slot [my Movable $view] {
            if {[$Reader isArea [$Reader at $view $slot]]} {
                dict incr near [$Advice nearest [$Reader at $view $slot] $exits]
            }
        }
        set hex [lindex [lsort -integer -decreasing -stride 2 -index 1 $near] 0]
        return [expr {$hex eq "" ? {} : [list [my HintOf exit $hex \
                [$Words placeName $hex]]]}]
    }
}
