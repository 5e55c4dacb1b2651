# pieces.tcl --
#
#       The contracts Reader and Events of a game of pieces in slots: blocks, or
#       counters.  Its views have lists by slot: which piece is there, its state
#       (higher the weaker) and its place.  The slots of the first side come
#       first.  A piece has a KEY, as in the roster; one that is hidden has a
#       token, SIDE.NUMBER, instead.
#
#       row VIEW SLOT          the roster's row of the piece; "" if it is hidden
#       piece, state VIEW SLOT     the piece's number in the roster; its state
#       keyIn VIEW SLOT        the piece's key, or its token
#       slotOf VIEW KEY        the other way round; -1 for a piece that is not
#                              recognised
#       at VIEW SLOT           the key of the piece's place
#       number PLACE           the number of a place's key, of which placeKey
#                              NUMBER is the key and placeRow NUMBER the row
#       slotsAt VIEW PLACE ?SIDE?  the slots there
#       sideOf SLOT            0 or 1; sideWord SLOT: its word; sideKey KEY: of
#                              a piece or a token
#       isArea PLACE           is it on the map?
#       marks VIEW SLOT        what is so of the piece now, beside its state, a
#                              word each: active, moved ...
#       hasNote VIEW SLOT      is the token there remembered?
#       recalled VIEW SLOT     the view, but in it the piece as it is remembered
#
#   A game says in members the members of a view that are piece, state and
#   place, in SpaceKinds the kind of a place on the map and those off it where
#   it is known who lies, and in Hidden what stands for a piece that is hidden.
#   places VIEW: the last of the members.

need base/files base/words present/events present/facts present/reader

if {![info object isa class ::wargame::present::PieceReader]} {
    oo::class create ::wargame::present::PieceReader {
        superclass ::wargame::present::Reader
    }
}

oo::define ::wargame::present::PieceReader {
    variable Game Sides Roster Places Rows PlaceKeys Second PieceMember \
            StateMember PlaceMember SpaceKind

    constructor {args} {
        next {*}$args
        lassign [my members] PieceMember StateMember PlaceMember
        set SpaceKind [lindex [my SpaceKinds] 0]
    }

    method members {} {
        return {unit.piece unit.state unit.place}
    }

    method SpaceKinds {} {
        return hex
    }

    method piece {view slot} {
        return [lindex [dict get $view $PieceMember] $slot]
    }
    method state {view slot} {
        return [lindex [dict get $view $StateMember] $slot]
    }
    method places {view} {
        return [dict get $view $PlaceMember]
    }

    # ---- a view, slot by slot ----

    method sideOf {slot} {
        return [expr {$slot >= $Second}]
    }

    method sideKey {key} {
        # 0 or 1, of a piece or a token.
        if {[dict exists $Roster $key]} {
            return [dict get $Roster $key side]
        }
        return [lsearch -exact $Sides [lindex [split $key .] 0]]
    }

    method row {view slot} {
        # The roster's row of the piece in a slot; "" if it is hidden.
        return [lindex $Rows [lindex [dict get $view $PieceMember] $slot]]
    }

    method sideWord {slot} {
        return [lindex $Sides [my sideOf $slot]]
    }

    method keyIn {view slot} {
        # The piece in a slot, or its token if it is hidden.
        set row [my row $view $slot]
        if {$row ne ""} {
            return [dict get $row key]
        }
        set side [my sideOf $slot]
        return [lindex $Sides $side].[expr {$slot + 1 - $side * $Second}]
    }

    method slotOf {view key} {
        # The other way round; -1 for a piece that is not recognised.
        set n [::wargame::present::facts number $Game $key]
        if {$n eq "" && [regexp {^(\w+)\.(\d+)$} $key - side number]} {
            return [expr {$number - 1
                + ($side eq [lindex $Sides 1] ? $Second : 0)}]
        }
        return [expr {$n eq "" ? -1
            : [lsearch -exact -integer [dict get $view $PieceMember] $n]}]
    }

    method at {view slot} {
        return [lindex $PlaceKeys [lindex [dict get $view $PlaceMember] $slot]]
    }

    method placeOf {view unit} {
        set slot [my slotOf $view $unit]
        # Not by expr: a hex such as 0111 would become a number.
        if {$slot < 0} {
            return ""
        }
        return [my at $view $slot]
    }

    method marks {view slot} {
        return {}
    }

    method placeKey {number} {
        return [lindex $PlaceKeys $number]
    }
    method placeRow {number} {
        return [dict get $Places [lindex $PlaceKeys $number]]
    }

    method number {place} {
        return [lsearch -exact $PlaceKeys $place]
    }

    method slotsAt {view place {side ""}} {
        # Of that side, or of both.
        set slots [lsearch -all -exact -integer [dict get $view $PlaceMember] \
                [my number $place]]
        if {$side eq ""} {
            return $slots
        }
        return [lmap slot $slots {
            if {[my sideOf $slot] != $side} continue
            set slot
        }]
    }

    method isArea {place} {
        # Is it on the map?
        return [expr {[dict exists $Places $place]
            && [dict get $Places $place kind] eq $SpaceKind}]
    }

    # ---- memory ----

    method sightings {view} {
        return [list {*}[lmap member [my members] {dict get $view $member}] \
                [my Hidden]]
    }

    method Hidden {} {
        # What a view has for the number of a piece that is hidden.
        return -1
    }

    method isFollowed {number} {
        # Off the map they lie among others like them; but who fell is known.
        set place [lindex $PlaceKeys $number]
        return [expr {$place ne ""
            && [dict get $Places $place kind] in [my SpaceKinds]}]
    }

    method hasNote {view slot} {
        return [dict exists $view notes $slot]
    }

    method recalled {view slot} {
        # The view, but in that slot the piece as it is remembered.
        set note [dict get $view notes $slot]
        foreach {member value} [list $PieceMember [dict get $note piece] \
                $StateMember [my notedFace $note]] {
            dict set view $member \
                    [lreplace [dict get $view $member] $slot $slot $value]
        }
        return $view
    }

    method notedFace {note} {
        # The state in which it is remembered.
        return [dict get $note state]
    }

    method supposed {view} {
        if {![dict exists $view notes]} {
            return {}
        }
        return [lmap {slot note} [dict get $view notes] {
            list $slot [dict get [lindex $Rows [dict get $note piece]] key] \
                    [my notedFace $note]
        }]
    }
}

if {![info object isa class ::wargame::present::PieceEvents]} {
    oo::class create ::wargame::present::PieceEvents {
        superclass ::wargame::present::Events
    }
}

oo::define ::wargame::present::PieceEvents {
    variable Game Reader Rules WordRules Types

    constructor {args} {
        next {*}$args
        set Rules [::wargame::base::rulesOf $Game events]
        set WordRules [::wargame::base::rulesOf $Game values]
        set Types [::wargame::base::argumentsOf $Game events]
    }

    method Of {event type} {
        # What it tells of that type; see [wargame::words].
        set what [dict get $event what]
        if {![dict exists $Types $what]} {
            return {}
        }
        return [lmap letter [split [dict get $Types $what] ""] \
                word [dict get $event about] {
            if {$letter ne $type} continue
            set word
        }]
    }

    # ---- events ----

    method rule {event} {
        # By a word that it tells, such as why it happened; else its own.
        set what [dict get $event what]
        dict for {type rules} $WordRules {
            set word [lindex [my Of $event $type] 0]
            if {[dict exists $rules $word]} {
                return [dict get $rules $word]
            }
        }
        return [expr {[dict exists $Rules $what]
            ? [dict get $Rules $what] : ""}]
    }

    method isTurn {event} {
        return [expr {[dict get $event what] eq "turn_began"}]
    }

    method places {event} {
        # No expr gives one back: 05444 would be a number.
        if {[dict exists $Types [dict get $event what]]} {
            return [lsearch -all -inline -exact -not [my Of $event p] none]
        }
        next $event
    }

    method throw {event} {
        return [lindex [my Of $event d] 0]
    }

    method luck {event} {
        if {![dict exists $event hitting]} {
            return {}
        }
        set hitting [dict get $event hitting]
        set throw [my throw $event]
        return [dict create \
            side [$Reader sideKey [lindex [my Of $event u] 0]] \
            hits [llength [lmap die $throw {
                if {$die ni $hitting} continue
                set die
            }]] \
            chances [lrepeat [llength $throw] \
                [expr {[llength $hitting] / 6.0}]]]
    }
}
