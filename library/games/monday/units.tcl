# units.tcl --
#
#       What a view says of the blocks of Bloody Monday, for its rooms.
#
#       units row VIEW SLOT      its row of the roster; "" if it is hidden
#       units key VIEW SLOT      its key, or its token
#       units slot VIEW KEY      the slot of a key or a token; -1 if unknown
#       units face VIEW SLOT ?STEP?   for [blocks svg], as it is or would be
#       units place VIEW SLOT    the key of the place where it is
#       units at VIEW NUMBER     the slots in the place of that number
#       units side SLOT          french or russian
#       units pool VIEW SIDE     the slots among the reinforcements of 0 or 1
#       units area NUMBER        the place's dictionary

need games/monday/blocks

namespace eval ::wargame::monday::units {
    namespace export row key slot face place at side area pool
    namespace ensemble create
}

proc ::wargame::monday::units::Roster {} {
    variable Roster
    if {![info exists Roster]} {
        set Roster [::wargame::roster monday]
    }
    return $Roster
}

# Second --
#
#       The first slot of the second side.
proc ::wargame::monday::units::Second {} {
    variable Second
    if {![info exists Second]} {
        set Second [lsearch -exact [lmap row [Roster] {
            dict get $row side
        }] 1]
    }
    return $Second
}

proc ::wargame::monday::units::row {view slot} {
    return [lindex [Roster] [lindex [dict get $view unit.block] $slot]]
}

proc ::wargame::monday::units::side {slot} {
    return [lindex {french russian} [expr {$slot >= [Second]}]]
}

proc ::wargame::monday::units::key {view slot} {
    set row [row $view $slot]
    if {$row ne ""} {
        return [dict get $row key]
    }
    set side [side $slot]
    return $side.[expr {$slot + 1 - ($side eq "russian") * [Second]}]
}

proc ::wargame::monday::units::slot {view key} {
    if {[regexp {^(\w+)\.(\d+)$} $key - side number]} {
        return [expr {$number - 1 + ($side eq "russian") * [Second]}]
    }
    return [lsearch -exact -integer [dict get $view unit.block] \
            [lsearch -exact [lmap row [Roster] {dict get $row key}] $key]]
}

proc ::wargame::monday::units::face {view slot {step ""}} {
    set row [row $view $slot]
    if {$row eq ""} {
        set face [::wargame::monday::blocks hidden [side $slot]]
    } else {
        if {$step eq ""} {
            set step [lindex [dict get $view unit.face] $slot]
        }
        set face [::wargame::monday::blocks face $row $step]
    }
    dict set face side [side $slot]
    return $face
}

proc ::wargame::monday::units::area {number} {
    variable Places
    if {![info exists Places]} {
        set Places [::wargame::places monday]
    }
    return [lindex $Places $number]
}

proc ::wargame::monday::units::pool {view side} {
    set word [lindex {french russian} $side]
    set slot -1
    return [lmap number [dict get $view unit.place] {
        incr slot
        if {[side $slot] ne $word
                || [dict get [area $number] kind] ne "pool"} continue
        set slot
    }]
}

proc ::wargame::monday::units::place {view slot} {
    return [dict get [area [lindex [dict get $view unit.place] $slot]] key]
}

proc ::wargame::monday::units::at {view number} {
    return [lsearch -all -exact -integer [dict get $view unit.place] $number]
}
