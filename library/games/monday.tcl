# monday.tcl --
#
#       How Bloody Monday looks and speaks.  This file says what the members of
#       a view mean, and gives the board its ground; then come monday/words.tcl,
#       prompts.tcl, stacks.tcl, hands.tcl, inspect.tcl, tracks.tcl and
#       tally.tcl.  None of them decides a rule.

namespace eval ::wargame::monday {
    # ORDER PHASE, as in generic/monday/monday.h
    variable Phases {battery logistics impulses activation movement inspiration
        combat raid final finished}
    # ORDER IMPULSE
    variable Impulses {none tactical call march raid pass}
}

if {![info object isa class ::wargame::Skin_monday]} {
    oo::class create ::wargame::Skin_monday {
        superclass ::wargame::Skin
    }
}

oo::define ::wargame::Skin_monday {
    variable Game Roster Places Sides Rows PlaceKeys Second Ground Circles \
            Ways

    constructor {game} {
        next $game
        set Rows [::wargame::roster $game]      ;# by the number of the block
        set PlaceKeys [dict keys $Places]       ;# by the number of the place
        set Second [llength [lsearch -all -exact \
                [lmap row $Rows {dict get $row side}] 0]]
        set Ways {{} {}}
    }

    # ---- a view, slot by slot ----

    method SideOf {slot} {
        return [expr {$slot >= $Second}]
    }

    method Row {view slot} {
        # The roster's row of the block in a slot; "" if it is hidden.
        return [lindex $Rows [lindex [dict get $view unit.block] $slot]]
    }

    method KeyIn {view slot} {
        # The block in a slot, or its token if it is hidden.
        set row [my Row $view $slot]
        if {$row ne ""} {
            return [dict get $row key]
        }
        set side [my SideOf $slot]
        return [lindex $Sides $side].[expr {$slot + 1 - $side * $Second}]
    }

    method SlotOf {view key} {
        # The other way round; -1 for a block that is not recognised.
        if {[regexp {^(\w+)\.(\d+)$} $key - side number]} {
            return [expr {$number - 1
                + ($side eq [lindex $Sides 1] ? $Second : 0)}]
        }
        return [lsearch -exact -integer [dict get $view unit.block] \
                [lsearch -exact [dict keys $Roster] $key]]
    }

    method At {view slot} {
        return [lindex $PlaceKeys [lindex [dict get $view unit.place] $slot]]
    }

    method placeOf {view unit} {
        set slot [my SlotOf $view $unit]
        return [expr {$slot < 0 ? "" : [my At $view $slot]}]
    }

    method Number {place} {
        return [lsearch -exact $PlaceKeys $place]
    }

    method IsArea {place} {
        return [expr {[dict get $Places $place kind] eq "area"}]
    }

    method SlotsAt {view place {side ""}} {
        # Of that side, or of both.
        set slots [lsearch -all -exact -integer [dict get $view unit.place] \
                [my Number $place]]
        if {$side eq ""} {
            return $slots
        }
        return [lmap slot $slots {
            if {[my SideOf $slot] != $side} continue
            set slot
        }]
    }

    method Face {view slot} {
        # For blocks.tcl.
        my NeedBlocks
        set row [my Row $view $slot]
        if {$row eq ""} {
            return [::wargame::monday::blocks hidden \
                    [lindex $Sides [my SideOf $slot]]]
        }
        return [::wargame::monday::blocks face $row \
                [lindex [dict get $view unit.face] $slot]]
    }

    method Strength {view slot} {
        return [lindex [dict get [my Row $view $slot] strength] \
                [lindex [dict get $view unit.face] $slot]]
    }

    method Marks {view slot} {
        set marks {}
        foreach mark {active isolated crossed inspired committed shielded} {
            if {[lindex [dict get $view unit.$mark] $slot] > 0} {
                lappend marks $mark
            }
        }
        # Its move counts while others still move.
        if {[lindex [dict get $view unit.moved] $slot]
                && [my Phase $view] in {movement raid}
                && $slot != [dict get $view mobile]} {
            lappend marks moved
        }
        if {[lindex [dict get $view unit.target] $slot] >= 0} {
            lappend marks target
        }
        return $marks
    }

    method Owner {view place} {
        return [lindex [dict get $view owner] [my Number $place]]
    }

    method IsContested {view place} {
        return [expr {[llength [my SlotsAt $view $place 0]]
            && [llength [my SlotsAt $view $place 1]]}]
    }

    # ---- pictures ----

    method NeedBlocks {} {
        ::wargame::needFile games/monday/blocks
    }

    method draw {face marks {size 60}} {
        my NeedBlocks
        return [::wargame::monday::blocks svg $face $marks $size]
    }

    method Marker {name {size 40}} {
        ::wargame::needFile games/monday/markers
        return [::wargame::monday::markers svg $name $size]
    }

    method ground {} {
        if {![info exists Ground]} {
            my ReadMap
        }
        # The circles have the numbers.
        dict for {key space} [dict get $Ground spaces] {
            set name [my AreaName $key]
            dict set Ground spaces $key name $name
            if {[dict get $space label] ne ""} {
                dict set Ground spaces $key label [concat [lrange \
                        [dict get $space label] 0 3] [my Lines $name]]
            }
        }
        return $Ground
    }

    method ReadMap {} {
        ::wargame::need board
        ::wargame::needFile mapfile
        set maps [file join $::wargame::directory maps]
        set map [::wargame::mapfile read [file join $maps bloody-monday.map]]
        set Circles [dict create]
        dict for {key area} [dict get $map area] {
            dict set Circles $key [lrange [dict get $area circle] end-1 end]
        }
        set Ground [::wargame::boardGround $map \
                [lsort -dictionary [glob -nocomplain -directory $maps \
                    bloody-monday-*.png bloody-monday-*.pieces]]]
    }

    method signs {view} {
        # A cube at the circle of each area that has changed hands, and of
        # each that is contested.
        if {![info exists Circles]} {
            my ground
        }
        set signs {}
        foreach key $PlaceKeys owner [dict get $view owner] {
            if {$owner eq "" || ![my IsArea $key]
                    || ($owner == [dict get $Places $key owner]
                        && ![my IsContested $view $key])} continue
            lappend signs [list {*}[dict get $Circles $key] picture \
                    [my Marker [lindex $Sides $owner] 26] 26 18 14]
        }
        return $signs
    }
}

foreach part {words prompts stacks hands inspect tracks tally} {
    ::wargame::needFile games/monday/$part
}
