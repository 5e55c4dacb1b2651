# russians.tcl --
#
#       Napoleon at the Berezina: the automaton at the table: what each Russian
#       did, and will do.

need base/words present/part games/berezina games/berezina/events \
        games/berezina/words

if {![info object isa class ::wargame::berezina::Russians]} {
    oo::class create ::wargame::berezina::Russians {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::Russians {
    variable Words Look Reader

    method move {view trail} {
        # A move for the list: see panels/moves.tcl.
        dict with trail {}
        set from [lindex $hexes 0]
        set to [$Reader at $view $slot]
        set ways [list [$Words placeName $from]]
        if {[lindex $hexes end] ne $from} {
            lappend ways [$Words placeName [lindex $hexes end]]
        }
        return [dict create unit [$Reader keyIn $view $slot] slot $slot \
            from [$Reader number $from] way [$Look way $hexes] \
            title [$Words unitName [$Reader keyIn $view $slot]] \
            group [my Group $view $slot] \
            places [lsort -unique [list $from [lindex $hexes end]]] \
            line [::wargame::base::say berezina.russians.way[expr {
                [llength $ways] > 1 ? "" : ".here"}] {*}$ways \
                [$Words reason $reason]] \
            rule [dict get $::wargame::berezina::ReasonRules $reason]]
    }

    method Group {view slot} {
        set row [$Reader row $view $slot]
        if {$row eq ""} {
            return [$Words sideName 1]
        }
        return [string toupper [::wargame::base::say \
                berezina.corps.[dict get $row corps]] 0 0]
    }

    method order {view slot} {
        # Commands in the order in which they move, leaders after their men.
        set row [$Reader row $view $slot]
        if {$row eq ""} {
            return $slot
        }
        return [expr {($slot + ([dict get $row kind] eq "leader" ? 500 : 0))
            + 1000 * [lsearch -exact $::wargame::berezina::Corps \
                [dict get $row corps]]}]
    }

    # ---- what they will do ----

    method lines {moment slot} {
        # For the inspector: {soft TEXT}...
        set view [$moment view]
        if {![$Reader sideOf $slot] || [$Reader row $view $slot] eq ""} {
            return {}
        }
        set why [$moment query "why $slot"]
        if {$why eq ""} {
            return {}
        }
        set mood [dict get $why mood]
        set lines {}
        switch -- $mood {
            frozen {
                set corps [dict get [$Reader row $view $slot] corps]
                lappend lines \
                        [::wargame::base::say berezina.russians.frozen.[expr {
                    $corps eq "tchlaplatz" ? "tchlaplatz" : "danube"}]]
            }
            drawn {
                lappend lines {*}[my Goal $why]
            }
            default {
                lappend lines [::wargame::base::say berezina.russians.$mood]
            }
        }
        return [lmap line $lines {list soft $line}]
    }

    method Goal {why} {
        # What draws it, how far that is.
        set far [::wargame::base::say berezina.russians.cost \
                [::wargame::base::halves [dict get $why cost]]]
        set goal [$Words placeName [dict get $why goal]]
        set drawn [::wargame::base::say berezina.russians.drawn \
                [$Words reason [dict get $why reason]]]
        if {![dict exists $why french]} {
            return [list $drawn [::wargame::base::say berezina.russians.goal \
                    $goal $far]]
        }
        return \
                [list $drawn [::wargame::base::say berezina.russians.drawn.to \
                $goal \
                [$Words placeName [dict get $why french]] $far]]
    }
}
