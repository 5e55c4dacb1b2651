# blocks.tcl --
#
#       The contracts Reader and Advice of a game of wooden blocks: one of
#       pieces whose views have unit.block, unit.face and unit.place by slot,
#       and the phase.  Its events: block-events.tcl.  Its Look has besides
#
#       pictured VIEW SLOTS    blocks, marked, as a part of an inspector

need base/words match/odds-query present/advice present/piece-look \
        present/pieces

if {![info object isa class ::wargame::present::BlockReader]} {
    oo::class create ::wargame::present::BlockReader {
        superclass ::wargame::present::PieceReader
    }
}

oo::define ::wargame::present::BlockReader {
    variable Roster Rows

    method members {} {
        return {unit.block unit.face unit.place}
    }

    method SpaceKinds {} {
        return {area lost}
    }

    method Hidden {} {
        return [llength $Rows]
    }

    method strength {view slot} {
        return [lindex [dict get [my row $view $slot] strength] \
                [my state $view $slot]]
    }

    method phase {view} {
        return [dict get $view phase]
    }

    method present {moment amendment about} {
        set key [lindex $about 0]
        if {$amendment ne "strength" || ![my isUnit $key]} {
            return ""
        }
        set view [$moment view]
        return [lindex [dict get $Roster $key strength] \
                [my state $view [my slotOf $view $key]]]
    }

    method notedFace {note} {
        # There was supply that nobody saw, if there were events of more losses.
        set row [lindex $Rows [dict get $note piece]]
        return [expr {min([dict get $note state],
            [llength [dict get $row strength]] - 1)}]
    }
}

if {![info object isa class ::wargame::present::BlockLook]} {
    oo::class create ::wargame::present::BlockLook {
        superclass ::wargame::present::PieceLook
    }
}

oo::define ::wargame::present::BlockLook {
    variable Reader

    method Art {} {
        return blocks
    }

    method pictured {view slots} {
        return [list pieces [lmap slot $slots {
            list [my face $view $slot] [$Reader marks $view $slot] \
                    [$Reader keyIn $view $slot]
        }]]
    }

    method tokens {moment units} {
        # In a stack who can act, and who is activated, lies uppermost: how
        # blocks lie tells nothing in their rules.  Brief: the strength of one
        # that is seen.
        return [lmap token [next $moment $units] {
            set face [dict get $token face]
            if {![dict get $face hidden]} {
                dict set token brief [lindex [dict get $face strength] \
                        [dict get $face step]]
            }
            if {[dict get $token movable]
                    || "active" in [dict get $token marks]} {
                dict incr token order 1000
            }
            set token
        }]
    }
}

if {![info object isa class ::wargame::present::BlockAdvice]} {
    oo::class create ::wargame::present::BlockAdvice {
        superclass ::wargame::present::Advice
    }
}

oo::define ::wargame::present::BlockAdvice {
    variable Game PlaceKeys Reader Sentences

    # ---- odds ----

    # A game says by OddsThrows the verbs of actions whose dice can be computed
    # and what is asked for each; by OddsAttacks those that may begin a battle;
    # by OddsInBattle what oddsInBattle is in one.

    method OddsThrows {} {
        return {}
    }

    method OddsAttacks {} {
        return {}
    }

    method OddsInBattle {} {
        return {}
    }

    method oddsInBattle {moment} {
        set view [$moment view]
        return [expr {[dict get $view battle.area] < 0 ? {}
            : [my OddsInBattle]}]
    }

    method oddsRecall {moment} {
        set view [$moment view]
        set area [lindex $PlaceKeys [dict get $view battle.area]]
        return [expr {[llength [$Sentences recall $moment $area]] > 0}]
    }

    method oddsOfAction {moment action} {
        set view [$moment view]
        lassign $action verb unit place
        set throws [my OddsThrows]
        if {![dict exists $throws $verb]} {
            return ""
        }
        set topic [list odds throw [dict get $throws $verb] \
                [$Reader slotOf $view $unit]]
        if {$place ne ""} {
            lappend topic [$Reader number $place]
        }
        return $topic
    }

    method oddsOfDrop {moment unit place actions} {
        set view [$moment view]
        set action [lindex $actions end]
        set topic [my oddsOfAction $moment $action]
        if {$topic eq "" && [$moment viewer] in {0 1}
                && [lindex $action 0] in [my OddsAttacks]
                && [llength [$Reader slotsAt $view $place \
                        [expr {![$moment viewer]}]]]} {
            set topic [list odds attack [$Reader number $place] \
                    [$Reader slotOf $view $unit]]
        }
        return $topic
    }

    method oddsOfGroup {moment units place steps} {
        set topic [my oddsOfDrop $moment [lindex $units 0] $place $steps]
        return [expr {[lindex $topic 1] ne "attack" ? ""
            : [concat $topic [lmap unit [lrange $units 1 end] {
                $Reader slotOf [$moment view] $unit
            }]]}]
    }

    method doubts {moment place answer} {
        # Who comes to the help of others has begun nothing.  Where cases were
        # left out they might win.
        set viewer [$moment viewer]
        return [expr {[dict exists $answer holds]
            && [dict get $answer holds $viewer] == 0
            && [::wargame::match::areAllConsidered $answer]
            && ![llength [$Reader slotsAt [$moment view] $place $viewer]]
            ? [list [::wargame::base::say odds.doubt.fight]] : {}}]
    }
}
