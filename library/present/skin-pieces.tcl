# skin-pieces.tcl --
#
#       The skin of a game of pieces in slots: blocks, or counters.  Its views
#       have lists by slot: which piece is there, its state (higher the weaker)
#       and its place.  The slots of the first side come first.
#       ::wargame::GAME::ART, a file and an ensemble of the game's, draws them:
#           face ROW STATE, hidden SIDE    -> a face, a dictionary
#           svg FACE MARKS SIZE            -> its picture; SIZE: see DRAWCMD at
#                                          the head of board.tcl
#       The game gives them titles (Title) and marks (Marks), and has a list
#       EventRule, the paragraph of an event where there is one.

need base/words present/skin

if {![info object isa class ::wargame::present::PieceSkin]} {
    oo::class create ::wargame::present::PieceSkin {
        superclass ::wargame::present::Skin
    }
}

oo::define ::wargame::present::PieceSkin {
    variable Game Roster Places Sides Rows PlaceKeys Second \
            PieceMember StateMember SpaceKind Art ArtThere

    constructor {game piece state kind art} {
        # PIECE, STATE: the members of its views; KIND: of a place on the map;
        # ART: see above.
        next $game
        lassign [list $piece $state $kind $art] \
                PieceMember StateMember SpaceKind Art
        set ArtThere 0
        set Rows [::wargame::roster $game]      ;# by the number of the piece
        set PlaceKeys [dict keys $Places]       ;# by the number of the place
        set Second [llength [lsearch -all -exact \
                [lmap row $Rows {dict get $row side}] 0]]
    }

    method art {} {
        return $Art
    }

    # ---- a view, slot by slot ----

    method SideOf {slot} {
        return [expr {$slot >= $Second}]
    }

    method SideKey {key} {
        # 0 or 1, of a piece or a token.
        if {[dict exists $Roster $key]} {
            return [dict get $Roster $key side]
        }
        return [lsearch -exact $Sides [lindex [split $key .] 0]]
    }

    method Row {view slot} {
        # The roster's row of the piece in a slot; "" if it is hidden.
        return [lindex $Rows [lindex [dict get $view $PieceMember] $slot]]
    }

    method KeyIn {view slot} {
        # The piece in a slot, or its token if it is hidden.
        set row [my Row $view $slot]
        if {$row ne ""} {
            return [dict get $row key]
        }
        set side [my SideOf $slot]
        return [lindex $Sides $side].[expr {$slot + 1 - $side * $Second}]
    }

    method SlotOf {view key} {
        # The other way round; -1 for a piece that is not recognised.
        if {[regexp {^(\w+)\.(\d+)$} $key - side number]} {
            return [expr {$number - 1
                + ($side eq [lindex $Sides 1] ? $Second : 0)}]
        }
        return [lsearch -exact -integer [dict get $view $PieceMember] \
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

    method IsArea {place} {
        # Is it on the map?
        return [expr {[dict exists $Places $place]
            && [dict get $Places $place kind] eq $SpaceKind}]
    }

    # ---- memory ----

    method sightings {view} {
        return [list [dict get $view $PieceMember] \
                [dict get $view $StateMember] [dict get $view unit.place] \
                [my Hidden]]
    }

    method Hidden {} {
        # What a view has for the number of a piece that is hidden.
        return [llength $Rows]
    }

    method isFollowed {number} {
        # Off the map they lie among others like them; but who fell is known.
        set place [lindex $PlaceKeys $number]
        return [expr {[my IsArea $place]
            || [dict get $Places $place kind] in {lost gone}}]
    }

    method HasNote {view slot} {
        return [dict exists $view notes $slot]
    }

    method Recalled {view slot} {
        # The view, but in that slot the piece as it is remembered.
        set note [dict get $view notes $slot]
        foreach {member value} [list $PieceMember [dict get $note piece] \
                $StateMember [my NotedFace $note]] {
            dict set view $member \
                    [lreplace [dict get $view $member] $slot $slot $value]
        }
        return $view
    }

    method NotedFace {note} {
        # The state in which it is remembered.
        return [dict get $note state]
    }

    method Seen {view slot} {
        # When and where a remembered piece was seen last, and what it was.
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
            append title \n [::wargame::base::say memory.seen \
                    {*}[my Seen $view $slot]]
        }
        return $title
    }

    method recall {view place} {
        set told [lmap slot [my SlotsAt $view $place] {
            if {![my HasNote $view $slot]} continue
            list soft [::wargame::base::say memory.line \
                    {*}[my Seen $view $slot]]
        }]
        if {[llength $told] == 0} {
            return {}
        }
        return \
                [linsert $told 0 \
                [list label [::wargame::base::say memory.title]]]
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
        return [list "" [::wargame::base::say memory.title] {*}$lines]
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
            set side [my SideOf $slot]
            if {[my IsShown $viewer $side [lindex $PlaceKeys $number]]} {
                set key [my KeyIn $view $slot]
                lappend tokens [dict create id $key space [my At $view $slot] \
                        side [lindex $Sides $side] \
                        face [my Face $view $slot] \
                        marks [my Marks $view $slot] \
                        movable [expr {$key in $units}] \
                        order [my Order $view $slot] \
                        title [namespace code \
                            [list my TitleOf $slot $view]]]
            }
            incr slot
        }
        return $tokens
    }

    method Order {view slot} {
        # In its stack.
        return [lindex [dict get $view $PieceMember] $slot]
    }

    method IsShown {viewer side place} {
        # Does the board show that side's pieces there?
        return [my IsArea $place]
    }

    # ---- pictures ----

    method NeedArt {} {
        if {!$ArtThere} {
            ::wargame::base::need games/$Game/$Art
            set ArtThere 1
        }
    }

    method Face {view slot} {
        # For the art.
        my NeedArt
        set row [my Row $view $slot]
        if {$row eq ""} {
            set face [::wargame::${Game}::$Art hidden \
                    [lindex $Sides [my SideOf $slot]]]
            return [my noted $view $slot $face]
        }
        return [::wargame::${Game}::$Art face $row \
                [lindex [dict get $view $StateMember] $slot]]
    }

    method loadArt {} {
        my NeedArt
    }

    method draw {face marks {size 60}} {
        my NeedArt
        return [::wargame::${Game}::$Art svg $face $marks $size]
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
}

need present/skin-words
