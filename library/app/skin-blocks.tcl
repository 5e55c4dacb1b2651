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

    # ---- memory ----

    method sightings {view} {
        return [list [dict get $view unit.block] [dict get $view unit.face] \
                [dict get $view unit.place] [llength $Rows]]
    }

    method isFollowed {number} {
        # Off the map they lie among others like them; but who fell is known.
        set place [lindex $PlaceKeys $number]
        return [expr {[my IsArea $place]
            || [dict get $Places $place kind] in {lost gone}}]
    }

    method harm {view event} {
        # By the game's list EventHarm: the steps, or in which word they are.
        set what [dict get $event what]
        set harms [set ::wargame::${Game}::EventHarm]
        if {![dict exists $harms $what]} {
            return {}
        }
        set about [dict get $event about]
        set steps [dict get $harms $what]
        if {[regexp {^word(\d)$} $steps - word]} {
            set steps [lindex $about $word]
        }
        return [list [my SlotOf $view [lindex $about 0]] $steps]
    }

    method HasNote {view slot} {
        return [dict exists $view notes $slot]
    }

    method Recalled {view slot} {
        # The view, but in that slot the block as it is remembered.
        set note [dict get $view notes $slot]
        foreach {member value} [list unit.block [dict get $note piece] \
                unit.face [my NotedFace $note]] {
            dict set view $member \
                    [lreplace [dict get $view $member] $slot $slot $value]
        }
        return $view
    }

    method NotedFace {note} {
        # There was supply that nobody saw, if it heard of more losses.
        set row [lindex $Rows [dict get $note piece]]
        return [expr {min([dict get $note state],
            [llength [dict get $row strength]] - 1)}]
    }

    method Seen {view slot} {
        # When and where a remembered block was seen last, and what it was.
        set note [dict get $view notes $slot]
        set place [my placeName [lindex $PlaceKeys [dict get $note place]]]
        set turn [dict get $note turn]
        return [list [my Title $slot [my Recalled $view $slot]] \
                [join [list {*}[expr {$turn eq "" ? {}
                    : [list [my event $turn]]}] $place] ", "]]
    }

    method noted {view slot face} {
        if {[my HasNote $view $slot]} {
            dict set face note [my Face [my Recalled $view $slot] $slot]
        }
        return $face
    }

    method TitleOf {slot view} {
        # With what is remembered of a token.
        set title [my Title $slot $view]
        if {[my HasNote $view $slot]} {
            append title \n [::wargame::say memory.seen \
                    {*}[my Seen $view $slot]]
        }
        return $title
    }

    method recall {view place} {
        set told [lmap slot [my SlotsAt $view $place] {
            if {![my HasNote $view $slot]} continue
            list soft [::wargame::say memory.line {*}[my Seen $view $slot]]
        }]
        if {[llength $told] == 0} {
            return {}
        }
        return [linsert $told 0 [list label [::wargame::say memory.title]]]
    }

    method recallAll {view} {
        set lines {}
        foreach place $PlaceKeys {
            set told [lrange [my recall $view $place] 1 end]
            if {[llength $told]} {
                lappend lines [my placeName $place] {*}[lmap part $told {
                    string cat "    " [lindex $part 1]
                }]
            }
        }
        if {[llength $lines] == 0} {
            return {}
        }
        return [list "" [::wargame::say memory.title] {*}$lines]
    }

    # ---- odds ----

    # By the game's lists OddsThrows, the verbs of actions whose dice can be
    # reckoned and what is asked for each; OddsAttacks, those that may begin a
    # battle; and OddsInBattle.

    method oddsInBattle {view} {
        return [expr {[dict get $view battle.area] < 0 ? {}
            : [set ::wargame::${Game}::OddsInBattle]}]
    }

    method oddsRecall {view} {
        set area [lindex $PlaceKeys [dict get $view battle.area]]
        return [expr {[llength [my recall $view $area]] > 0}]
    }

    method oddsOfAction {view action} {
        lassign $action verb unit place
        set throws [set ::wargame::${Game}::OddsThrows]
        if {![dict exists $throws $verb]} {
            return ""
        }
        set topic [list odds throw [dict get $throws $verb] \
                [my SlotOf $view $unit]]
        if {$place ne ""} {
            lappend topic [my Number $place]
        }
        return $topic
    }

    method oddsOfDrop {viewer view unit place actions} {
        set action [lindex $actions end]
        set topic [my oddsOfAction $view $action]
        if {$topic eq "" && $viewer in {0 1}
                && [lindex $action 0] in [set ::wargame::${Game}::OddsAttacks]
                && [llength [my SlotsAt $view $place [expr {!$viewer}]]]} {
            set topic [list odds attack [my Number $place] \
                    [my SlotOf $view $unit]]
        }
        return $topic
    }

    method supposed {view} {
        if {![dict exists $view notes]} {
            return {}
        }
        return [lmap {slot note} [dict get $view notes] {
            list $slot [dict get [lindex $Rows [dict get $note piece]] key] \
                    [my NotedFace $note]
        }]
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
                        title [my TitleOf $slot $view]]
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
            set face [::wargame::${Game}::blocks hidden \
                    [lindex $Sides [my SideOf $slot]]]
            return [my noted $view $slot $face]
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

::wargame::need skin-words
