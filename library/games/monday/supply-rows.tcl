# supply-rows.tcl --
#
#       The rows of the logistics card: the ways in, who has come and who may
#       still come, and who can have a step back.
#
#       supplyRows gates GATES PRESENTER             the ways in
#       supplyRows drawn MOMENT SIDE PRESENTER       who has come up
#       supplyRows pool VIEW SIDE PRESENTER          who may still come
#       supplyRows restored MOMENT PRESENTER         who can have a step back

need base/words look/theme games/monday/blocks

namespace eval ::wargame::monday::supplyRows {
    namespace export gates drawn pool restored
    namespace ensemble create

    # What each kind of decision restores, by the kinds of the roster.
    variable Kinds {
        restore_leaders leader
        restore_guns guns
        restore_units {line jager militia light heavy cossack}
    }
    # 3.6 The colour of a face by its firepower.
    variable Colours {none black white red dark}
}

proc ::wargame::monday::supplyRows::gates {gates presenter} {
    set rows [list [dict create section \
            [::wargame::base::say monday.supply.gates]]]
    foreach gate $gates {
        lassign $gate place room
        lappend rows [dict create title [[$presenter words] placeName $place] \
                focus $place \
            line [expr {$room eq "-"
                ? [::wargame::base::say monday.supply.gate.closed]
                : [::wargame::base::sayCount monday.supply.gate.room $room]}] \
                        state [expr {
                $room in {- 0} ? "off" : "good"}]]
    }
    return $rows
}

# drawn --
#
#       Who has come up in this phase.
proc ::wargame::monday::supplyRows::drawn {moment side presenter} {
    set view [$moment view]
    set rows {}
    foreach event [lreverse [$moment events]] {
        set about [dict get $event about]
        switch -- [dict get $event what] {
            logistics_began - chose_call { break }
            reinforced {
                lassign $about key place
                set slot [[$presenter reader] slotOf $view $key]
                lappend rows [dict create focus $key state "" \
                    faces [list [[$presenter look] face $view $slot]] \
                    title [[$presenter words] unitName $key] line \
                            [::wargame::base::say \
                        monday.supply.drawn [[$presenter words] placeName \
                                $place]]]
            }
        }
    }
    if {$rows eq {}} {
        return {}
    }
    return [linsert $rows 0 [dict create section \
            [::wargame::base::say monday.supply.arrived]]]
}

# pool --
#
#       Those of whom nothing has been seen yet, face down among the rest.
proc ::wargame::monday::supplyRows::pool {view side presenter} {
    set known [dict get $view unit.block]
    set count [llength [[$presenter reader] slotsAt $view pool $side]]
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

# restored --
#
#       Who can have a step back, the cheapest last; then who cannot, and why.
proc ::wargame::monday::supplyRows::restored {moment presenter} {
    set view [$moment view]
    variable Kinds
    set decision [$moment decision]
    lassign {{} {}} can cannot
    foreach cost [$moment query costs] {
        lassign $cost slot points
        set row [[$presenter reader] row $view $slot]
        if {[dict get $row kind] ni [dict get $Kinds $decision]} {
            continue
        }
        set action [list restore [dict get $row key]]
        set why [$moment why $action]
        set line [Line $view $slot $row $points $action $why $presenter]
        if {$why eq ""} {
            lappend can [list [dict get $row key] $line]
        } else {
            lappend cannot [list [dict get $row key] $line]
        }
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

# Line --
#
#       A unit now and with a step more, and what that costs.
proc ::wargame::monday::supplyRows::Line {view slot row points action why \
        presenter} {
    variable Colours
    set step [lindex [dict get $view unit.face] $slot]
    set key [dict get $row key]
    set line [dict create focus $key arrow 1 title \
            [[$presenter words] unitName $key] \
        faces [list [[$presenter look] face $view $slot] \
            [[$presenter look] faceAt $view $slot [expr {$step - 1}]]]]
    if {$why ne ""} {
        dict set line state off
        dict set line line [[$presenter words] why $why]
        return $line
    }
    # Support units cost one point whatever their colour (3.4, 3.5).
    set colour [expr {[dict get $row kind] in {leader guns} ? "any"
        : [lindex $Colours [lindex [dict get $row fire] $step-1]]}]
    dict set line state ""
    dict set line line [::wargame::base::say monday.supply.restores.$colour \
            [lindex [dict get $row strength] $step] \
            [lindex [dict get $row strength] $step-1]]
    dict set line choices [list [dict create action $action style "" \
        label [::wargame::base::sayCount monday.supply.verb.restore $points]]]
    return $line
}
