# cards.tcl --
#
#       The small decisions of Bloody Monday, as cards beside the map: see
#       panels/card.tcl and panels/aside.tcl.
#
#       cards scene MOMENT PRESENTER   the card of whatever is being decided;
#                                       empty when nobody decides
#       cards has DECISION              is a card better for it than the map?

need base/words look/theme
need games/monday/cards-impulse

namespace eval ::wargame::monday::cards {
    namespace export scene has
    namespace ensemble create
    namespace import ::wargame::monday::impulseCards::*

    variable Decisions {impulse inspire raid aim battle withdraw}
}

proc ::wargame::monday::cards::has {decision} {
    variable Decisions
    return [expr {$decision in $Decisions}]
}

proc ::wargame::monday::cards::scene {moment presenter} {
    set side [$moment side]
    if {![$moment isAsked]} {
        return {}
    }
    set view [$moment view]
    set decision [$moment decision]
    set key [expr {[has $decision] ? $decision : "other"}]
    set scene [dict create side [::wargame::look::theme side $side] throw "" \
        rule [$moment rule] heading [::wargame::base::say \
        monday.card.heading.$key \
            [[$presenter words] sideName $side]] text [::wargame::base::say \
            monday.card.text.$key]]
    switch -- $decision {
        impulse {
            dict set scene rows [impulses $moment $side $presenter]
        }
        raid { dict set scene rows [raid $moment $side] }
        default { dict set scene rows [Rows $moment $presenter] }
    }
    dict set scene choices [Choices $moment $side]
    dict set scene lines {}
    dict set scene signs [[$presenter look] signs $moment]
    dict set scene lights {}
    return $scene
}

# Choices --
#
#       The answers that no row has.
proc ::wargame::monday::cards::Choices {moment side} {
    if {"done" ni [$moment actions]} {
        return {}
    }
    return [list [dict create action done rule "" \
        label [::wargame::base::say monday.card.verb.done.[$moment decision]] \
        style Side$side.TButton]]
}

# Rows --
#
#       A row for each unit or place that may be chosen, with what it may do.
proc ::wargame::monday::cards::Rows {moment presenter} {
    set view [$moment view]
    set grouped [dict create]
    foreach action [$moment actions] {
        if {[llength $action] > 1} {
            dict lappend grouped [lindex $action 1] $action
        }
    }
    set rows {}
    dict for {subject actions} $grouped {
        set row [expr {[[$presenter reader] isPlace $subject]
            ? [Place $view $subject $presenter]
            : [Unit $moment $subject $presenter]}]
        dict set row choices [lmap action $actions {
            dict create action $action style "" \
                    label [Label $view $action $presenter]
        }]
        lappend rows [list [dict get $row title] $row]
    }
    return [concat [lmap row [lsort -dictionary -index 0 $rows] {
        lindex $row 1
    }] [Aimed $moment $presenter]]
}

# Aimed --
#
#       The guns of the great battery that have a target, and which.
proc ::wargame::monday::cards::Aimed {moment presenter} {
    set view [$moment view]
    set rows {}
    set slot -1
    foreach target [dict get $view unit.target] {
        incr slot
        if {$target >= 0} {
            set row [Unit $moment \
                    [[$presenter reader] keyIn $view $slot] $presenter]
            dict set row line [::wargame::base::say monday.card.aimed \
                    [[$presenter words] placeName \
                            [[$presenter reader] placeKey $target]]]
            dict set row state good
            lappend rows $row
        }
    }
    return $rows
}

proc ::wargame::monday::cards::Unit {moment key presenter} {
    set view [$moment view]
    set slot [[$presenter reader] slotOf $view $key]
    set line [[$presenter words] placeName [[$presenter reader] at \
            $view $slot]]
    if {[$moment decision] eq "aim"} {
        set fire [$moment query "gunfire $slot"]
        set line [::wargame::base::say monday.card.gun $line \
                [::wargame::base::sayCount \
                monday.battle.dice [dict get $fire dice] \
                [::wargame::base::fromFace [dict get $fire from]]]]
    }
    return [dict create faces [list [[$presenter look] face $view \
        $slot]] title [[$presenter words] unitName $key] focus $key state "" \
                line $line]
}

# Place --
#
#       A battle that may be fought: how many blocks stand there.
proc ::wargame::monday::cards::Place {view key presenter} {
    set counts [lmap side {0 1} {
        llength [[$presenter reader] slotsAt $view $key $side]
    }]
    return [dict create title [[$presenter words] placeName $key] focus $key \
            state "" \
        line [::wargame::base::say monday.card.against {*}$counts]]
}

# Label --
#
#       What a button says beside its unit: whom or where.
proc ::wargame::monday::cards::Label {view action presenter} {
    lassign $action verb subject object
    return [::wargame::base::say monday.card.verb.$verb \
            [expr {$object eq "" ? ""
        : [[$presenter reader] isPlace $object] ? \
                [[$presenter words] placeName $object]
        : [[$presenter words] unitName $object]}]]
}
