# borodino.tcl --
#
#       How Borodino 1812 looks and speaks.  The class is in four parts:
#       this one says what the members of a view mean; then borodino/words.tcl,
#       prompts.tcl and stacks.tcl.  None of them decides a rule.

if {![info object isa class ::wargame::Skin_borodino]} {
    oo::class create ::wargame::Skin_borodino {
        superclass ::wargame::Skin
    }
}

oo::define ::wargame::Skin_borodino {
    variable Game Roster Places Sides Rows PlaceKeys Second Ground

    constructor {game} {
        next $game
        set Rows [::wargame::roster $game]      ;# by the number of the block
        set PlaceKeys [dict keys $Places]       ;# by the number of the place
        set Second [llength [lsearch -all -exact \
                [lmap row $Rows {dict get $row side}] 0]]
    }

    # ---- a view, slot by slot ----

    method SideOf {slot} {
        return [expr {$slot >= $Second}]
    }

    method KeyIn {view slot} {
        # The block in a slot, or its token if it is hidden.
        set row [lindex $Rows [lindex [dict get $view unit.block] $slot]]
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

    method SlotsAt {view place} {
        set number [lsearch -exact $PlaceKeys $place]
        return [lsearch -all -exact -integer [dict get $view unit.place] \
                $number]
    }

    method Face {view slot} {
        # For blocks.tcl.
        my NeedBlocks
        set row [lindex $Rows [lindex [dict get $view unit.block] $slot]]
        if {$row eq ""} {
            return [::wargame::borodino::blocks hidden \
                    [lindex $Sides [my SideOf $slot]]]
        }
        set face [::wargame::borodino::blocks face $row \
                [lindex [dict get $view unit.face] $slot]]
        dict set face corps [lindex [dict get $view unit.corps] $slot]
        return $face
    }

    method Strength {view slot} {
        set row [lindex $Rows [lindex [dict get $view unit.block] $slot]]
        return [lindex [dict get $row strength] \
                [lindex [dict get $view unit.face] $slot]]
    }

    method Marks {view slot} {
        set marks {}
        foreach mark {active moved fired pinned square half} {
            if {[lindex [dict get $view unit.$mark] $slot] > 0
                    && ($mark ne "moved" || [my Phase $view] ne "deployment")} {
                lappend marks $mark
            }
        }
        if {[lindex [dict get $view unit.reserve] $slot] > 0} {
            lappend marks reserve
        }
        if {[lindex [dict get $view unit.shelter] $slot] >= 0} {
            lappend marks shelter
        }
        return $marks
    }

    # ---- pictures ----

    method NeedBlocks {} {
        ::wargame::needFile games/borodino/blocks
    }

    method draw {face marks {size 60}} {
        my NeedBlocks
        return [::wargame::borodino::blocks svg $face $marks $size]
    }

    method ground {} {
        # The map, and beside it the trays of blocks that are not on it.
        if {![info exists Ground]} {
            set maps [file join $::wargame::directory maps]
            ::wargame::needFile mapfile
            ::wargame::need board
            set Ground [::wargame::boardGround \
                    [::wargame::mapfile read \
                        [file join $maps borodino-1812.map]] \
                    [lsort -dictionary [glob -nocomplain -directory $maps \
                        borodino-1812-*.png]]]
            foreach tray {tray off_map} {
                dict set Ground spaces $tray [dict create shelf 1 \
                        name [my placeName $tray]]
            }
        }
        return $Ground
    }
}

::wargame::needFile games/borodino/words
::wargame::needFile games/borodino/prompts
::wargame::needFile games/borodino/stacks
