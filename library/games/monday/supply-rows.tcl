# supply-rows.tcl --
#
#       The rows of the logistics card: the ways in, who has come and who may
#       still come, and who can have a step back.
#
#       gates GATES            the ways in
#       drawn MOMENT SIDE      who has come up
#       pool VIEW SIDE         who may still come
#       restored MOMENT        who can have a step back

need base/words look/theme present/part games/monday/blocks

if {![info object isa class ::wargame::monday::SupplyRows]} {
    oo::class create ::wargame::monday::SupplyRows {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::monday::SupplyRows {
    variable Reader Words Look

    method gates {gates} {
        set rows [list [dict create section \
                [::wargame::base::say monday.supply.gates]]]
        foreach gate $gates {
            set place [dict get $gate place]
            set room [expr {[dict exists $gate room] ? [dict get $gate room]
                : ""}]
            lappend rows [dict create title [$Words placeName $place] \
                    focus $place \
                line [expr {$room eq ""
                    ? [::wargame::base::say monday.supply.gate.closed]
                    : [::wargame::base::sayCount monday.supply.gate.room \
                            $room]}] \
                state [expr {$room in {"" 0} ? "off" : "good"}]]
        }
        return $rows
    }

    method drawn {moment side} {
        # Who has come up in this phase.
        set view [$moment view]
        set rows {}
        foreach event [lreverse [$moment events]] {
            set about [dict get $event about]
            switch -- [dict get $event what] {
                logistics_began - chose_call { break }
                reinforced {
                    lassign $about key place
                    set slot [$Reader slotOf $view $key]
                    lappend rows [dict create focus $key state "" \
                        faces [list [$Look face $view $slot]] \
                        title [$Words unitName $key] line \
                                [::wargame::base::say \
                            monday.supply.drawn [$Words placeName $place]]]
                }
            }
        }
        if {$rows eq {}} {
            return {}
        }
        return [linsert $rows 0 [dict create section \
                [::wargame::base::say monday.supply.arrived]]]
    }

    method pool {view side} {
        # Those of whom nothing has been seen yet, face down among the rest.
        set known [dict get $view unit.block]
        set count [llength [$Reader slotsAt $view pool $side]]
        set faces {}
        set number -1
        foreach row [::wargame::roster monday] {
            incr number
            if {[dict get $row side] == $side && $number ni $known} {
                set face [::wargame::monday::blocks face $row 0]
                dict set face side [::wargame::look::theme side $side]
                lappend faces $face
            }
        }
        return [list [dict create section [::wargame::base::sayCount \
                monday.supply.pool $count]] \
            {*}[expr {$faces eq {} ? {} : [list [dict create faces $faces \
                state ""]]}]]
    }

    method restored {moment} {
        # Who can have a step back, the cheapest last; then who cannot, and why.
        set view [$moment view]
        lassign {{} {}} can cannot
        foreach cost [$moment query costs] {
            set row [$Reader row $view [dict get $cost slot]]
            set action [list restore [dict get $row key]]
            set why [$moment why $action]
            set line [my Line $view $cost $row $action $why]
            lappend [expr {$why eq "" ? "can" : "cannot"}] \
                    [list [dict get $row key] $line]
        }
        set rows {}
        foreach list {can cannot} {
            if {[set $list] ne {}} {
                lappend rows [dict create section [::wargame::base::say \
                        monday.supply.$list]]
                foreach pair [lsort -dictionary -index 0 [set $list]] {
                    lappend rows [lindex $pair 1]
                }
            }
        }
        return $rows
    }

    method Line {view cost row action why} {
        # A unit now and with a step more, and what that costs.
        set slot [dict get $cost slot]
        set step [lindex [dict get $view unit.face] $slot]
        set key [dict get $row key]
        set line [dict create focus $key arrow 1 title \
                [$Words unitName $key] \
            faces [list [$Look face $view $slot] \
                [$Look faceAt $view $slot [expr {$step - 1}]]]]
        if {$why ne ""} {
            dict set line state off
            dict set line line [$Words why $why]
            return $line
        }
        dict set line state ""
        dict set line line [::wargame::base::say \
                monday.supply.restores.[dict get $cost colour] \
                [lindex [dict get $row strength] $step] \
                [lindex [dict get $row strength] $step-1]]
        # It spends points: no first answer of the keyboard, unless Done gives
        # them up.
        dict set line choices [list [dict create action $action style "" \
            harm 1 label [::wargame::base::sayCount monday.supply.verb.restore \
                    [dict get $cost points]]]]
        return $line
    }
}
