# hints.tcl --
#
#       Napoleon at the Berezina: what a beginner might do now; see hints in
#       present/advice.tcl.  What is known comes from the rules' answers; only
#       the order is ours.
#
#       A move        see hints-move.tcl
#       A fire        the most probable hits, with retreats counted in
#       A retreat     hexes out of reach, without friends who must make room
#       Engineers     the half nearest its end, then the best chance
#       A loss        treasure: of who has lost most; a step: of who is not
#                     turned by it and has most left
#       An exit       the exit nearest to most of the army

need base/words present/part games/berezina games/berezina/ground \
        games/berezina/steps

if {![info object isa class ::wargame::berezina::Hints]} {
    oo::class create ::wargame::berezina::Hints {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Hints {
    variable Words Reader Reach CardParts FireCard WayCards MoveHints

    method hints {moment} {
        set decision [$moment decision]
        set hints [switch -- $decision {
            move {$MoveHints hints $moment}
            fire {my FireHints $moment}
            evade {my EvadeHints $moment}
            build {my BuildHints $moment}
            treasure - step {my LossHints $moment $decision}
            excess {expr {[$WayCards isMarchEnded $moment]
                ? [list [$MoveHints hint excess ""]] : {}}}
            exit {my ExitHints $moment}
            french_setup {list [$MoveHints hint setup ""]}
        }]
        return $hints
    }

    method FireHints {moment} {
        set view [$moment view]
        set found {}
        foreach unit [$FireCard firers $moment] {
            set slot [$Reader slotOf $view $unit]
            foreach shot [$moment query "fire $slot"] {
                dict with shot {}
                # Who must retreat, nobody knows where to, is no help.
                if {$evades eq "retreats" && $after < 0} continue
                lappend found [list [expr {$after < 0 ? $chance : $after}] \
                        $unit [$Reader keyIn $view $target]]
            }
        }
        set found [lsort -integer -decreasing -index 0 $found]
        if {[lindex $found 0 0] eq 0} {
            return [list [$MoveHints hint fire.none ""]]
        }
        return [lmap shot [lrange $found 0 2] {
            lassign $shot chance unit target
            if {$chance == 0} continue
            $MoveHints hint fire $unit [$Words unitName $unit] \
                    [$Words unitName $target] [$CardParts percent $chance]
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
        return [expr {$hex eq "" ? {} : [list [$MoveHints hint evade $hex \
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
                dict with work {}
                lappend found [list [expr {$sections * 1000000 + $chance}] \
                    [$MoveHints hint build $unit \
                        [$Words label [list build $unit $bridge]] \
                        [$CardParts percent $chance]]]
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
                : 10 * ([::wargame::berezina::steps next $lost] ne "")
                + $lost}] $unit]
        }
        set unit [lindex [lsort -integer -index 0 $found] 0 1]
        return [expr {$unit eq "" ? {}
            : [list [$MoveHints hint $decision $unit \
                [$Words unitName $unit]]]}]
    }

    method ExitHints {moment} {
        # By how many of the French it is the nearest.
        set view [$moment view]
        set near [dict create]
        set exits [lmap exit [$Reader ofMap exit] {lindex $exit 0}]
        foreach slot [$MoveHints movable $view] {
            if {[$Reader isArea [$Reader at $view $slot]]} {
                dict incr near [$Reach nearest [$Reader at $view $slot] $exits]
            }
        }
        set hex [lindex [lsort -integer -decreasing -stride 2 -index 1 $near] 0]
        return [expr {$hex eq "" ? {} : [list [$MoveHints hint exit $hex \
                [$Words placeName $hex]]]}]
    }
}
