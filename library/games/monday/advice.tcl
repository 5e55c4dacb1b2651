# advice.tcl --
#
#       Bloody Monday: what is answered at once, what leaders command, and what
#       a drag may mean that the rules do in several steps, or between two
#       blocks.

need base/prefs base/words present/blocks games/monday games/monday/odds

if {![info object isa class ::wargame::monday::Advice]} {
    oo::class create ::wargame::monday::Advice {
        superclass ::wargame::present::BlockAdvice
    }
}

oo::define ::wargame::monday::Advice {
    variable Roster Reader Ways

    constructor {presenter} {
        next $presenter
        set Ways {{} {}}
    }

    method WaysOf {match viewer view unit} {
        # {PLACE {COST STEPS...}}..., asked for once a block and question.
        set key [list $match [$match length] $viewer $unit]
        if {$key ne [lindex $Ways 0]} {
            set slot [$Reader slotOf $view $unit]
            set Ways [list $key [expr {$slot < 0 ? {}
                : [$match query $viewer "reach $slot"]}]]
        }
        return [lindex $Ways 1]
    }

    method multiStepMoves {match viewer view unit} {
        # Farther than one area: the steps of the cheapest way.
        set onward [dict create]
        dict for {place way} [my WaysOf $match $viewer $view $unit] {
            if {[llength $way] > 2} {
                dict set onward $place [lmap step [lrange $way 1 end] {
                    list move $unit $step
                }]
            }
        }
        return $onward
    }

    method caption {match viewer view unit place} {
        set ways [my WaysOf $match $viewer $view $unit]
        if {[dict exists $ways $place]} {
            return \
                    [::wargame::base::say monday.cost \
                    [lindex [dict get $ways $place] 0]]
        }
        return ""
    }

    method pieceTargets {view actions} {
        # A leader inspires where the other stands.
        return [my Onto inspire $view $actions]
    }

    method proposed {match {losses ""}} {
        # What is asked only so that an enemy learns nothing is answered where
        # there is one answer.
        if {[$match decision] in $::wargame::monday::Answered
                && [llength [$match actions]] == 1} {
            return [lindex [$match actions] 0]
        }
        return [my HitProposed $match $losses]
    }

    method HitProposed {match losses} {
        # Which of equally strong hidden blocks takes a hit: first what does
        # not count for morale, then what fires worst.
        if {[$match decision] ne "hit"
                || ![expr {$losses eq "" ? [::wargame::base::prefs get losses]
                    : $losses}]
                || [dict get [$match view public] battle.shown]} {
            return ""
        }
        set view [$match view [$match side]]
        return [lindex [lsort -index 0 [lmap action [$match actions] {
            set row [dict get $Roster [lindex $action 1]]
            list [dict get $row morale][lindex [dict get $row fire] [lindex \
                    [dict get $view unit.face] \
                    [$Reader slotOf $view [lindex $action 1]]]] $action
        }]] 0 1]
    }

    method range {match viewer view unit} {
        # What a leader commands, or would; of nobody, what those who are
        # activated do while that matters.
        if {$unit ne ""} {
            if {![dict exists $Roster $unit]
                    || [dict get $Roster $unit kind] ne "leader"} {
                return {}
            }
            return [$match query $viewer "range [$Reader slotOf $view $unit]"]
        }
        if {[$match decision] ne "activate"} {
            return {}
        }
        set places {}
        foreach slot [lsearch -all -exact -integer \
                [dict get $view unit.active] 1] {
            lappend places {*}[$match query $viewer "range $slot"]
        }
        return [lsort -unique $places]
    }
}
