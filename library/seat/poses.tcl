# poses.tcl --
#
#       What pieces can do where they stand, each in several actions: turn, or
#       change how they stand.  Several do it as one deed.  What that is, and by
#       which actions, the game's gestures say.
#
#   set poses [::wargame::seat::Poses new SEAT PARTS]
#       buttons            for the orders card, of what is held or selected:
#                          {LABEL CMD}...
#       menu PIECE PLACE   for the menu of the map, the same of that piece, and
#                          to face that place
#       others ACTIONS     the ACTIONS that do more than begin one of these
#       mayHold PIECE      may a piece be held, though it has nowhere to go?
#       turn STEP          sides of a hex with the clock, of what is meant:
#                          selected, held, turned last, in hand or looked at
#       showFront PIECES X Y   shows what they would have before them if they
#                          turned to there, in metres, or says why they may not
#       face PIECES X Y    turns them, or refuses
#       road               what is meant begins a march by road, or ends one;
#                          hasRoad: can it?

need base/words match/choices seat/seat-part seat/staying

if {![info object isa class ::wargame::seat::Poses]} {
    oo::class create ::wargame::seat::Poses {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Poses {
    # Last: {CHANGES PIECES} that were turned last.
    variable Seat Table Viewer Match Presenter Board Last

    constructor {seat parts} {
        next $seat $parts
        set Last {"" {}}
    }

    method others {actions} {
        return [lmap action $actions {
            if {[[$Presenter gestures] takesUp $action]} continue
            set action
        }]
    }

    method mayHold {piece} {
        # One's own, where some piece could be moved now, so that a refusal can
        # say why; or one that can do something where it stands.
        if {![[$Presenter reader] isUnit $piece]
                || ![[$Presenter reader] ownedBy $piece [$Match side]]} {
            return 0
        }
        set alone [dict get [::wargame::match::choices of [$Seat choices] \
                $piece] alone]
        return [expr {[llength [my others $alone]] < [llength $alone]
            || [llength [[$Presenter gestures] secondClick $alone]]
            || [llength [::wargame::match::choices drags [$Seat choices]]]}]
    }

    method buttons {} {
        if {$Board eq "" || ![llength [$Seat offered]]} {
            return {}
        }
        return [my Told [my Chosen]]
    }

    method menu {piece place} {
        if {![llength [$Seat offered]]} {
            return {}
        }
        set chosen [my Chosen]
        set units [expr {$piece ne "" && $piece ni $chosen ? [list $piece]
            : $chosen}]
        set found [my Told $units]
        return [concat $found [my Toward $units $place]]
    }

    method Toward {units place} {
        if {$place eq "" || ![llength $units]} {
            return {}
        }
        return [lmap way [[$Presenter gestures] turnsTo [$Seat moment] $units \
                $place] {
            lassign $way steps corner
            list [::wargame::base::say [expr {$corner ? "pose.corner"
                : "pose.toward"}] [[$Presenter words] placeName $place]] \
                    [namespace code [list my Do $units $steps]]
        }]
    }

    method showFront {units x y} {
        set told [[$Presenter gestures] turnedTo [$Seat moment] $units $x $y]
        [my of lights] light held [dict get $told front]
        [my of lights] light warn [dict get $told barred]
        [my of status] say {*}[my Stay [dict get $told stay]]
    }

    method face {units x y} {
        [my of lights] show [[my of lights] shown]
        set told [[$Presenter gestures] turnedTo [$Seat moment] $units $x $y]
        if {[llength [dict get $told steps]] && [llength [$Seat offered]]} {
            my Do $units [dict get $told steps] [dict get $told stay]
        } elseif {[llength [dict get $told stay]]} {
            lassign [my Stay [dict get $told stay]] text rule
            [my of status] refuse $rule $text
        }
    }

    method Stay {stay} {
        # {TEXT RULE}: of one alone, why it does not turn.
        set moment [$Seat moment]
        if {[llength $stay] != 1} {
            return [::wargame::seat::staying told $Presenter $moment $stay]
        }
        set reason [lrange [lindex $stay 0] 1 end]
        return [list [[$Presenter words] refusal $reason $moment] \
                [lindex $reason 0]]
    }

    method turn {step} {
        set units [my Meant]
        set steps [expr {[llength $units] && [llength [$Seat offered]]
            ? [[$Presenter gestures] turned [$Seat moment] $units $step] : {}}]
        if {[llength $steps]} {
            my Do $units $steps
        } else {
            my Say pose.none
        }
    }

    method Say {key} {
        # A key that means nothing in this game says nothing.
        if {[[$Presenter gestures] hasPoses]} {
            [my of status] say [::wargame::base::say $key]
        }
    }

    method road {} {
        set steps [my RoadSteps]
        if {[llength $steps]} {
            return [my Do {*}$steps]
        }
        my Say pose.road.none
    }

    method hasRoad {} {
        return [expr {[llength [my RoadSteps]] > 0}]
    }

    method RoadSteps {} {
        # {UNITS STEPS}: of those that do not march by road first; or {}.
        set units [my Meant]
        if {[llength $units] && [llength [$Seat offered]]} {
            foreach pose [[$Presenter gestures] poses [$Seat moment] \
                    $units] {
                lassign $pose label steps key
                if {$key eq "road"} {
                    return [list $units $steps]
                }
            }
        }
        return {}
    }

    method Told {units} {
        if {![llength $units]} {
            return {}
        }
        return [lmap pose [[$Presenter gestures] poses [$Seat moment] \
                $units] {
            lassign $pose label steps key why
            list $label [namespace code [expr {[llength $why]
                ? [list my Refuse $why] : [list my Do $units $steps]}]]
        }]
    }

    method Refuse {why} {
        [my of status] refuse [lindex $why 0] \
                [[$Presenter words] refusal $why [$Seat moment]]
    }

    method Chosen {} {
        set units [$Board selected]
        return [expr {[llength $units] ? $units : [list {*}[$Board held]]}]
    }

    method Meant {} {
        lassign $Last changes last
        if {[llength [my Chosen]]} {
            return [my Chosen]
        } elseif {[llength $last]
                && $changes eq [$Match changes]} {
            return $last
        }
        set hand [[$Presenter gestures] inHand [$Seat moment]]
        set under [lindex [[$Board input] under] 1]
        return [list {*}[expr {$hand ne "" ? $hand : $under}]]
    }

    method Do {units steps {stay {}}} {
        set group [expr {[llength [$Board selected]] > 1}]
        [my of answers] close $steps \
                [namespace code [list my DoNow $units $steps $stay $group]]
    }

    method DoNow {units steps stay group} {
        # They stay selected: much is done with the same.
        set me [self]
        if {[[$Presenter panels] writes [lindex $steps end]] ne ""} {
            return [my Write $steps]
        }
        set told [$Table order $steps]
        if {![info object isa object $me] || $told eq ""} {
            return
        }
        set Last [list [$Match changes] $units]
        if {$group && $Board ne ""} {
            $Board select $units
            my notify selected $units
            my notify orders
        } elseif {$Board ne ""
                && [[$Presenter gestures] keepsInHand $steps]} {
            my notify board pick [lindex $units 0]
        }
        lappend stay {*}[dict get $told refused]
        if {[llength $stay]} {
            [my of status] say {*}[::wargame::seat::staying told \
                    $Presenter [$Seat moment] $stay]
        } elseif {[[$Table programAnswers] goesOn]} {
            [my of status] say [::wargame::base::say hand.goesOn \
                    [[$Presenter words] unitName [lindex $units 0]]]
        }
    }

    method Write {steps} {
        # Words are asked for last.
        if {[llength $steps] == 1
                || [$Table order [lrange $steps 0 end-1]] ne ""} {
            $Table do [lindex $steps end]
        }
    }
}
