# cards-asks.tcl --
#
#       The cards of short questions: who loses a point, who retreats before
#       combat, who advances or leads, which hex forms square, which is charged,
#       who is regrouped.  A row for each unit or hex with its answers.

need base/words present/part

if {![info object isa class ::wargame::moskowa::AskCard]} {
    oo::class create ::wargame::moskowa::AskCard {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::AskCard {
    variable Words Reader CardParts

    foreach decision {
        losses advance evasion attempt declare leader defending_leader regroup
        supply
    } {
        method $decision {moment} { return [my Asked $moment] }
    }

    method Asked {moment} {
        set rows {}
        set free {}
        foreach action [$moment actions] {
            lassign $action verb what
            if {[llength $action] != 2 || $verb in {take turn battalions}} {
                if {$verb in {done charge put}} {
                    lappend free $action
                }
                continue
            }
            set slot [expr {[$Reader isUnit $what]
                ? [$Reader slotOf [$moment view] $what]
                : [$CardParts foe $moment $what]}]
            lappend rows [dict create focus $what \
                faces [$CardParts faces $moment $slot] \
                title [expr {[$Reader isUnit $what] ? [$Words unitName $what]
                    : [$CardParts who $moment $what]}] \
                line [my Line $moment $slot] \
                choices [list [$CardParts button $action "" \
                    [my Does $action]]]]
        }
        return [dict create rows $rows choices [lmap action $free {
            $CardParts button $action [expr {$action eq "done"
                ? "Side[$moment side].TButton" : ""}]
        }]]
    }

    method Does {action} {
        # As short as it can be beside a name.
        set key moskowa.card.do.[lindex $action 0]
        return [expr {[::wargame::base::said $key] ? [::wargame::base::say $key]
            : [$Words label $action]}]
    }

    method Line {moment slot} {
        if {$slot < 0} {
            return ""
        }
        set told [lindex [$Reader told $moment] $slot]
        set marks [$Words marksTold [lrange $told 3 end]]
        return [join [list [$Words strengthTold \
                [$Reader row [$moment view] $slot] [lindex $told 2]] \
                {*}[expr {$marks eq "" ? {} : [list $marks]}]] "; "]
    }
}
