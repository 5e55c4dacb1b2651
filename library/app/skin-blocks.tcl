# skin-blocks.tcl --
#
#       The skin of a game of blocks: one whose views have unit.block, unit.face
#       and unit.place by slot.  ::wargame::GAME::blocks draws them, and events
#       that begin a turn or a battle are called turn_began and battle_began.

if {![info object isa class ::wargame::BlockSkin]} {
    oo::class create ::wargame::BlockSkin {
        superclass ::wargame::Skin
    }
}

oo::define ::wargame::BlockSkin {
    variable Game Roster Places Sides Rows PlaceKeys Second

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

    method Strength {view slot} {
        return [lindex [dict get [my Row $view $slot] strength] \
                [lindex [dict get $view unit.face] $slot]]
    }

    method IsArea {place} {
        return [expr {[dict get $Places $place kind] eq "area"}]
    }

    # ---- the board ----

    method tokens {viewer view units} {
        # The game names them (Title) and marks them (Marks).
        set tokens {}
        set slot 0
        foreach number [dict get $view unit.place] {
            set place [lindex $PlaceKeys $number]
            set side [my SideOf $slot]
            if {[my IsShown $viewer $side $place]} {
                set key [my KeyIn $view $slot]
                lappend tokens [dict create id $key space $place \
                        side [lindex $Sides $side] \
                        face [my Face $view $slot] \
                        marks [my Marks $view $slot] \
                        movable [expr {$key in $units}] \
                        order [lindex [dict get $view unit.block] $slot] \
                        title [my Title $slot $view]]
            }
            incr slot
        }
        return $tokens
    }

    method IsShown {viewer side place} {
        # Does the board show that side's blocks there?
        return [my IsArea $place]
    }

    # ---- pictures ----

    method NeedBlocks {} {
        ::wargame::needFile games/$Game/blocks
    }

    method Face {view slot} {
        # For blocks.tcl.
        my NeedBlocks
        set row [my Row $view $slot]
        if {$row eq ""} {
            return [::wargame::${Game}::blocks hidden \
                    [lindex $Sides [my SideOf $slot]]]
        }
        return [::wargame::${Game}::blocks face $row \
                [lindex [dict get $view unit.face] $slot]]
    }

    method draw {face marks {size 60}} {
        my NeedBlocks
        return [::wargame::${Game}::blocks svg $face $marks $size]
    }

    # ---- events ----

    method eventRule {event} {
        # By the game's list EventRule.
        set what [dict get $event what]
        set rules [set ::wargame::${Game}::EventRule]
        return [expr {[dict exists $rules $what] ? [dict get $rules $what] : ""}]
    }

    method eventIsTurn {event} {
        return [expr {[dict get $event what] eq "turn_began"}]
    }

    method eventIsBattle {event} {
        return [expr {[dict get $event what] eq "battle_began"}]
    }
}
