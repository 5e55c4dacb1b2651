# panels.tcl --
#
#       Napoleon at the Berezina: which panel the moment needs, which runs of
#       dice are played slowly, and the clock: the day with its six
#       turns, those of the night dark; then the phases of 4.0, A to G.

need base/words present/panels games/berezina

namespace eval ::wargame::berezina {
}

if {![info object isa class ::wargame::berezina::Panels]} {
    oo::class create ::wargame::berezina::Panels {
        superclass ::wargame::present::Panels
    }
}

oo::define ::wargame::berezina::Panels {
    variable Reader Inspect Ledger Cards

    method letters {} {
        return {fire f  stand a  evade r}
    }

    method inspect {moment place} {
        return [$Inspect inspect $moment $place]
    }

    method ledger {moment} {
        return [$Ledger pages $moment]
    }

    method trackItem {moment words} {
        return [$Ledger trackItem $moment $words]
    }

    method clock {moment} {
        set view [$Reader surveyed $moment]
        set turn [dict get $view turn]
        set hours [dict get $view survey hours]
        set day [dict get [lindex $hours [expr {max(1, $turn) - 1}]] day]
        set shown {}
        for {set t 1} {$t <= [llength $hours]} {incr t} {
            set hour [lindex $hours $t-1]
            if {[dict get $hour day] == $day} {
                lappend shown [list [dict get $hour hour] \
                        [expr {$t == $turn}] [dict get $hour light]]
            }
        }
        return [dict create hours $shown phases [my Phases $moment] \
                day [::wargame::base::say berezina.tracks.day $day]]
    }

    method StageName {view stage} {
        # Those of a turn short, with their letters.
        set n [lsearch -exact $::wargame::berezina::Phases $stage]
        return [expr {$n < 0 ? [next $view $stage]
            : "[format %c [expr {65 + $n}]] [::wargame::base::say \
                berezina.tracks.phase.$stage]"}]
    }

    method hasLedger {} {
        return 1
    }

    method together {moment} {
        # 3.4 A combat phase, but where what lies below counts, too.
        return [expr {[[$moment as public] query open] eq "1"}]
    }

    method diceOf {moment} {
        # 3.4 Checks of morale are of French who are hidden, too.
        return [expr {[$moment side] eq "chance"
            && [$Cards card $moment] in {checks toll} ? 0 : ""}]
    }

    method panel {moment} {
        if {[$moment side] eq "nobody"} {
            return victory
        }
        return [expr {[$Cards has $moment] ? "aside" : ""}]
    }

    method pastPanel {moment} {
        # What dice do is shown to all, and the card stays between them.
        return [expr {[$moment side] in {chance nobody}
                || [$Cards card $moment] in {fire toll build}
            ? [my panel $moment] : ""}]
    }

    method hasRuns {} {
        return 1
    }

    method rollBatch {moment} {
        return [$Cards rollBatch $moment]
    }

    # ---- what they did ----

    method hasMoves {} {
        return 1
    }

    # ---- 6.3.1.6 among equals ----

    method isQuiet {action {all {}}} {
        # Who decides is changed in the menu.
        return [expr {[lindex $action 0] eq "decide"}]
    }

    method hasTracks {} {
        return 1
    }

    method tracksHigh {} {
        return 66
    }

    method tracks {moment width height} {
        set view [$Reader surveyed $moment]
        ::wargame::base::need games/berezina/track-bar
        return [::wargame::berezina::trackBar scene $view $width $height]
    }
}
