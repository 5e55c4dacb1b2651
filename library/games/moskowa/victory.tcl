# victory.tcl --
#
#       How a match of La Bataille de la Moskowa ended: who won, what the
#       scenario asks for, and what each side lost: points, by formation, and
#       leaders; see present/victory.tcl.

need base/words present/victory

if {![info object isa class ::wargame::moskowa::Victory]} {
    oo::class create ::wargame::moskowa::Victory {
        superclass ::wargame::present::Victory
    }
}

oo::define ::wargame::moskowa::Victory {
    variable Words Ledger Sentences

    method scene {moment} {
        set view [$moment view]
        set scenario [dict get $view scenario]
        set over [expr {[$moment side] eq "nobody"}]
        set winner [expr {$over && [$moment winner] in {0 1}
            ? "side[$moment winner]" : ""}]
        return [dict create winner $winner rule Scenario \
            heading [expr {!$over ? [::wargame::base::say moskowa.victory.soFar]
                : [$Sentences victory $moment]}] \
            text [::wargame::base::say moskowa.victory.$scenario] \
            sides [lmap side {0 1} {
                my Side $moment $side
            }]]
    }

    method Side {moment side} {
        # Its score, and what it lost.
        set events [$moment events 1]
        set lost [$Ledger lost $events $side]
        set sum [::tcl::mathop::+ 0 {*}[dict values $lost]]
        return [dict create side side$side total [$moment score $side] \
            told [lindex [$Ledger score $moment] $side 1] parts \
            [list [list [::wargame::base::say moskowa.victory.lost] $sum \
                [concat {*}[lmap {corps points} $lost {
                    list [list $corps $points]
                }]]] \
                {*}[my Extra $moment $side $sum] \
                {*}[my Leaders $events $side]]]
    }

    method Extra {moment side lost} {
        # Of the battle, what makes its points lost as many as the other side
        # has inflicted, and these.
        set extra [$moment query extra]
        if {![dict size $extra]} {
            return {}
        }
        set all [dict get [$moment query score] [expr {!$side}] count]
        dict with extra $side {}
        set rest [expr {$all - $lost - $leaders - $dearer}]
        set parts {}
        foreach {what points} \
                [list leaders $leaders dearer $dearer otherwise $rest] {
            if {$points} {
                lappend parts [list \
                    [::wargame::base::say moskowa.victory.$what] $points {}]
            }
        }
        return [expr {![llength $parts] ? {} : [linsert $parts end [list \
            [::wargame::base::say moskowa.victory.inAll] $all {}]]}]
    }

    method Leaders {events side} {
        # Those of each fate, each once: of a wound he may have died later.
        set fates [$Ledger fates $events $side]
        set told {}
        return [lmap fate {killed captured wounded} {
            set names {}
            foreach unit [expr {[dict exists $fates $fate]
                    ? [dict keys [dict get $fates $fate]] : {}}] {
                if {$unit in $told} continue
                lappend told $unit
                lappend names [list [$Words unitName $unit] ""]
            }
            if {![llength $names]} continue
            list [::wargame::base::say moskowa.ledger.$fate] \
                    [llength $names] $names
        }]
    }
}
