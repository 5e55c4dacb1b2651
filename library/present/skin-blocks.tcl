# skin-blocks.tcl --
#
#       The skin of a game of wooden blocks: one of pieces whose views have
#       unit.block, unit.face and unit.place by slot, and that are remembered by
#       what they lost.  ::wargame::GAME::blocks draws them, and events that
#       begin a turn or a battle are called turn_began and battle_began.

need present/skin-pieces

if {![info object isa class ::wargame::present::BlockSkin]} {
    oo::class create ::wargame::present::BlockSkin {
        superclass ::wargame::present::PieceSkin
    }
}

oo::define ::wargame::present::BlockSkin {
    variable Game Roster Places Sides Rows PlaceKeys Second

    constructor {game} {
        next $game unit.block unit.face area blocks
    }

    method Strength {view slot} {
        return [lindex [dict get [my Row $view $slot] strength] \
                [lindex [dict get $view unit.face] $slot]]
    }

    # ---- memory ----

    method harm {view event} {
        # By the game's list EventHarm: the steps, or in which word they are.
        set what [dict get $event what]
        set harms [set ::wargame::${Game}::EventHarm]
        if {![dict exists $harms $what]} {
            return {}
        }
        set about [dict get $event about]
        set steps [dict get $harms $what]
        if {[regexp {^word(\d)$} $steps - word]} {
            set steps [lindex $about $word]
        }
        return [list [my SlotOf $view [lindex $about 0]] $steps]
    }

    method NotedFace {note} {
        # There was supply that nobody saw, if it heard of more losses.
        set row [lindex $Rows [dict get $note piece]]
        return [expr {min([dict get $note state],
            [llength [dict get $row strength]] - 1)}]
    }

    # ---- odds ----

    # By the game's lists OddsThrows, the verbs of actions whose dice can be
    # reckoned and what is asked for each; OddsAttacks, those that may begin a
    # battle; and OddsInBattle.

    method oddsInBattle {view} {
        return [expr {[dict get $view battle.area] < 0 ? {}
            : [set ::wargame::${Game}::OddsInBattle]}]
    }

    method oddsRecall {view} {
        set area [lindex $PlaceKeys [dict get $view battle.area]]
        return [expr {[llength [my recall $view $area]] > 0}]
    }

    method oddsOfAction {view action} {
        lassign $action verb unit place
        set throws [set ::wargame::${Game}::OddsThrows]
        if {![dict exists $throws $verb]} {
            return ""
        }
        set topic [list odds throw [dict get $throws $verb] \
                [my SlotOf $view $unit]]
        if {$place ne ""} {
            lappend topic [my Number $place]
        }
        return $topic
    }

    method oddsOfDrop {viewer view unit place actions} {
        set action [lindex $actions end]
        set topic [my oddsOfAction $view $action]
        if {$topic eq "" && $viewer in {0 1}
                && [lindex $action 0] in [set ::wargame::${Game}::OddsAttacks]
                && [llength [my SlotsAt $view $place [expr {!$viewer}]]]} {
            set topic [list odds attack [my Number $place] \
                    [my SlotOf $view $unit]]
        }
        return $topic
    }

    # ---- events ----

    method eventIsBattle {event} {
        return [expr {[dict get $event what] eq "battle_began"}]
    }
}
