# cards.tcl --
#
#       The small decisions of Bloody Monday, as cards beside the map: see
#       present/cards.tcl.

need base/words look/theme present/cards
need games/monday/cards-impulse

namespace eval ::wargame::monday {
    variable CardDecisions {impulse inspire raid aim battle withdraw}
}

if {![info object isa class ::wargame::monday::Cards]} {
    oo::class create ::wargame::monday::Cards {
        superclass ::wargame::present::Cards
    }
}

oo::define ::wargame::monday::Cards {
    variable Reader Words Look ImpulseCards

    method has {moment} {
        return [expr {[$moment decision]
            in $::wargame::monday::CardDecisions}]
    }

    method scene {moment} {
        set side [$moment side]
        if {![$moment isAsked]} {
            return {}
        }
        set view [$moment view]
        set decision [$moment decision]
        set key [expr {[my has $moment] ? $decision : "other"}]
        set scene [dict create side [::wargame::look::theme side $side] throw \
                "" \
            rule [$moment rule] heading [::wargame::base::say \
            monday.card.heading.$key \
                [$Words sideName $side]] text [::wargame::base::say \
                monday.card.text.[my Text $moment $key]]]
        switch -- $decision {
            impulse {
                dict set scene rows [$ImpulseCards impulses $moment $side]
            }
            raid { dict set scene rows [$ImpulseCards raid $moment $side] }
            default { dict set scene rows [my Rows $moment] }
        }
        dict set scene choices [my Choices $moment $side]
        dict set scene lines {}
        dict set scene signs [$Look signs $moment]
        dict set scene lights {}
        return $scene
    }

    method Text {moment key} {
        # Who may stop fighting has no new engagement left.
        return [expr {$key eq "battle" && "done" in [$moment actions]
            ? "battle.more" : $key}]
    }

    method Choices {moment side} {
        # The answers that no row has.
        if {"done" ni [$moment actions]} {
            return {}
        }
        return [list [dict create action done rule "" \
            label [::wargame::base::say \
                    monday.card.verb.done.[$moment decision]] \
            style Side$side.TButton]]
    }

    method Rows {moment} {
        # A row for each unit or place that may be chosen, with what it may do.
        set view [$moment view]
        set grouped [dict create]
        foreach action [$moment actions] {
            if {[llength $action] > 1} {
                dict lappend grouped [lindex $action 1] $action
            }
        }
        set rows {}
        dict for {subject actions} $grouped {
            set row [expr {[$Reader isPlace $subject]
                ? [my Place $view $subject]
                : [my Unit $moment $subject]}]
            dict set row choices [lmap action $actions {
                dict create action $action style "" \
                        label [my Label $view $action]
            }]
            lappend rows [list [dict get $row title] $row]
        }
        return [concat [lmap row [lsort -dictionary -index 0 $rows] {
            lindex $row 1
        }] [my Aimed $moment]]
    }

    method Aimed {moment} {
        # The guns of the great battery that have a target, and which.
        set view [$moment view]
        set rows {}
        set slot -1
        foreach target [dict get $view unit.target] {
            incr slot
            if {$target >= 0} {
                set row [my Unit $moment \
                        [$Reader keyIn $view $slot]]
                dict set row line [::wargame::base::say monday.card.aimed \
                        [$Words placeName [$Reader placeKey $target]]]
                dict set row state good
                lappend rows $row
            }
        }
        return $rows
    }

    method Unit {moment key} {
        set view [$moment view]
        set slot [$Reader slotOf $view $key]
        set line [$Words placeName [$Reader at $view $slot]]
        if {[$moment decision] eq "aim"} {
            set fire [$moment query "gunfire $slot"]
            set line [::wargame::base::say monday.card.gun $line \
                    [::wargame::base::sayCount \
                    monday.battle.dice [dict get $fire dice] \
                    [::wargame::base::fromFace [dict get $fire from]]]]
        }
        return [dict create faces [list [$Look face $view \
            $slot]] title [$Words unitName $key] focus $key state "" \
                    line $line]
    }

    method Place {view key} {
        # A battle that may be fought: how many blocks stand there.
        set counts [lmap side {0 1} {
            llength [$Reader slotsAt $view $key $side]
        }]
        return [dict create title [$Words placeName $key] focus $key \
                state "" \
            line [::wargame::base::say monday.card.against {*}$counts]]
    }

    method Label {view action} {
        # What a button says beside its unit: whom or where.
        lassign $action verb subject object
        return [::wargame::base::say monday.card.verb.$verb \
                [expr {$object eq "" ? ""
                    : [$Reader isPlace $object] ? [$Words placeName $object]
                    : [$Words unitName $object]}]]
    }
}
