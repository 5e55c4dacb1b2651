# cards-parts.tcl --
#
#       What the cards of La Bataille de la Moskowa have in common.
#
#       foe MOMENT HEX         the slot that stands for a hex: the uppermost
#                              that is no leader; -1 if nobody is there
#       faces MOMENT SLOT...   their pictures
#       who MOMENT HEX         "02153: 5th Jägers and 2 more"
#       line MOMENT FROM TO    a line from a hex to just before another, for the
#                              board
#       apart MOMENT ROWS      the rows of one card; those of units that are
#                              called the same say what differs
#       percent MILLIONTHS     "31 %"
#       button ACTION STYLE    a button of an answer, with its words
#       all LABEL STEPS        a choice that does several actions at once
#       rest ROWS REST         the choices REST that do what all rows would, by
#                              their key; with but one row, what is done there

need base/words present/apart present/arrow present/part games/moskowa/ground

if {![info object isa class ::wargame::moskowa::CardParts]} {
    oo::class create ::wargame::moskowa::CardParts {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::moskowa::CardParts {
    variable Words Look Reader

    method foe {moment hex} {
        set told [$Reader told $moment]
        set best -1
        set most {-1 -1}
        foreach slot [$Reader slotsAt [$moment view] $hex] {
            set row [$Reader row [$moment view] $slot]
            set rank [list [expr {![$Reader isPerson $row]}] \
                    [dict get $told $slot depth]]
            if {[lindex $rank 0] > [lindex $most 0]
                    || [lindex $rank 0] == [lindex $most 0]
                        && [lindex $rank 1] > [lindex $most 1]} {
                set most $rank
                set best $slot
            }
        }
        return $best
    }

    method faces {moment args} {
        return [lmap slot $args {
            if {$slot < 0} continue
            $Look faceOf $moment $slot
        }]
    }

    method who {moment hex} {
        set slot [my foe $moment $hex]
        set where [$Words placeName $hex]
        if {$slot < 0} {
            return $where
        }
        set name [$Words unitName [$Reader keyIn [$moment view] $slot]]
        set more [expr {[llength [$Reader slotsAt [$moment view] $hex]] - 1}]
        return [expr {$more
            ? [::wargame::base::sayCount moskowa.card.more $more $where $name]
            : [::wargame::base::say moskowa.card.one $where $name]}]
    }

    method line {from to} {
        return [::wargame::present::arrowTo [::wargame::moskowa::middle $from] \
                [::wargame::moskowa::middle $to] 42]
    }

    method apart {moment rows} {
        set titles [lmap row $rows {
            dict get [dict merge {title ""} $row] title
        }]
        set keys [lmap row $rows {
            lindex [expr {[dict exists $row focus]
                ? [list [dict get $row focus]] : {}}] 0
        }]
        set named [lsearch -all -not -exact $titles ""]
        foreach at $named name [::wargame::present::namesApart $Words $Reader \
                $moment [lmap at $named { lindex $titles $at }] \
                [lmap at $named { lindex $keys $at }]] {
            lset rows $at [dict replace [lindex $rows $at] title $name]
        }
        return $rows
    }

    method percent {millionths} {
        return [expr {round($millionths / 1e4)}]
    }

    method button {action {style ""} {label ""}} {
        return [dict create action $action style $style rule "" label [expr {
            $label eq "" ? [$Words label $action] : $label}]]
    }

    method done {moment} {
        # In the colour of the side, where it may be answered.
        return [expr {"done" in [$moment actions]
            ? [list [my button done Side[$moment side].TButton]] : {}}]
    }

    method all {label steps {best 0}} {
        return [dict create tells [list All $steps] style "" rule "" \
                label $label best $best harm [expr {!$best}]]
    }

    method rest {rows rest} {
        return [expr {[llength $rows] != 1 ? $rest
            : [list [dict replace [lindex [dict get [lindex $rows 0] choices] \
                0] means Rest best 0]]}]
    }
}
