# advice.tcl --
#
#       Bloody Monday: what is answered at once, what leaders command, and what
#       a drag may mean between two blocks.

need base/prefs base/words present/advice present/blocks games/monday

if {![info object isa class ::wargame::monday::Advice]} {
    oo::class create ::wargame::monday::Advice {
        superclass ::wargame::present::BlockAdvice
    }
}

oo::define ::wargame::monday::Advice {
    variable Roster Reader Ways Sentences

    method LeftActs {} {
        return [list {*}[next] guns inspirations batteries jagers]
    }

    constructor {args} {
        next {*}$args
        set Ways {{} {}}
    }

    method WaysOf {moment unit} {
        # {PLACE {COST STEPS...}}..., asked for once a block and question.
        set view [$moment view]
        set key [list $moment [$moment changes] $unit]
        if {$key ne [lindex $Ways 0]} {
            set slot [$Reader slotOf $view $unit]
            set Ways [list $key [expr {$slot < 0 ? {}
                : [$moment query "reach $slot"]}]]
        }
        return [lindex $Ways 1]
    }

    method clickDoes {actions} {
        # A leader is activated where it stands: nobody sees it before Done,
        # and undo takes it back.  The commander of the army is seen at once.
        return [lmap action [lsearch -all -inline $actions "activate *"] {
            if {[dict get $Roster [lindex $action 1] kind] ne "leader"} continue
            set action
        }]
    }

    method caption {moment unit place} {
        set ways [my WaysOf $moment $unit]
        if {[dict exists $ways $place]} {
            return \
                    [::wargame::base::say monday.cost \
                    [lindex [dict get $ways $place] 0]]
        }
        return ""
    }

    method pieceTargets {moment actions} {
        # A leader inspires where the other stands.
        return [::wargame::present::pieceTargetsOf $Reader \
                inspire $moment $actions]
    }

    method proposed {moment {losses ""}} {
        set only [next $moment $losses]
        return [expr {$only eq "" ? [my HitProposed $moment $losses] : $only}]
    }

    method groupsWait {moment} {
        return [expr {[$moment decision] eq "activate"}]
    }

    method unlooked {moment} {
        # To stand is always allowed (5.3.2), whoever could retreat.
        if {[$moment decision] ne "stand"} {
            return {}
        }
        return [list [$Sentences prompt $moment] \
                [::wargame::base::say monday.battle.verb.stand] stand]
    }

    method HitProposed {moment losses} {
        # Which of equally strong hidden blocks takes a hit: first what does
        # not count for morale, then what fires worst.
        if {[$moment decision] ne "hit"
                || ![expr {$losses eq "" ? [::wargame::base::prefs get losses]
                    : $losses}]
                || [dict get [[$moment as public] view] battle.shown]} {
            return ""
        }
        set view [[$moment as [$moment side]] view]
        return [lindex [lsort -index 0 [lmap action [$moment actions] {
            set row [dict get $Roster [lindex $action 1]]
            list [dict get $row morale][lindex [dict get $row fire] [lindex \
                    [dict get $view unit.face] \
                    [$Reader slotOf $view [lindex $action 1]]]] $action
        }]] 0 1]
    }

    method range {moment unit} {
        # What a leader commands, or would; of nobody, what those who are
        # activated do while that matters.
        set view [$moment view]
        if {$unit ne ""} {
            if {![dict exists $Roster $unit]
                    || [dict get $Roster $unit kind] ne "leader"} {
                return {}
            }
            return [$moment query "range [$Reader slotOf $view $unit]"]
        }
        if {[$moment decision] ne "activate"} {
            return {}
        }
        set places {}
        foreach slot [lsearch -all -exact -integer \
                [dict get $view unit.active] 1] {
            lappend places {*}[$moment query "range $slot"]
        }
        return [lsort -unique $places]
    }

    # ---- odds ----

    method OddsThrows {} {
        return {
            commit commit  aim aim  ambush fire
        }
    }

    method OddsAttacks {} {
        return {move}
    }

    method OddsInBattle {} {
        return {
            volley {odds round}  battle {odds battle}
        }
    }
}
