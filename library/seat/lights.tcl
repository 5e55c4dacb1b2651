# lights.tcl --
#
#       What a seat lights up on its map: what lies in range of a piece,
#       battles, places that can be clicked, the ways that pieces took.
#
#   set lights [::wargame::seat::Lights new SEAT PARTS]
#       show PIECE         lights the range of a piece that is held or looked
#                          at, or of none; battles, and what is warned of
#       shown              the piece whose range is lit, or ""
#       commanded          what is lit of no piece, as a sentence, or ""
#       light STYLE PLACES   lights these places alone in that style; see the
#                          board
#       way LINES ?PIECES? ?PLAYED?   on which the piece in the hand would go;
#                          {}: those to whom it is sent.  PIECES are ringed, as
#                          such that are meant; PLAYED by a broken ring
#       paths              the ways of the rules' moves
#       unless CMDPREFIX   paths draws nothing while CMDPREFIX returns 1
#       pointAt PLACES     brought into sight, all of them if there is room,
#                          and the first is lit
#       point ACTION       what an action is about

need base/prefs base/words seat/seat-part

if {![info object isa class ::wargame::seat::Lights]} {
    oo::class create ::wargame::seat::Lights {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Lights {
    # Legend: what was said of the colours.  Goal: to whom it is sent that is
    # held, and where that is; Trip: the lines there.
    variable Seat Viewer Match Presenter Board Ranged Ways DrawsCmd Legend \
            Goal Trip

    constructor {seat parts} {
        next $seat $parts
        set Ranged ""
        set Ways {}
        lassign {"" {} {}} Legend Goal Trip
        set DrawsCmd {expr 0}
    }

    method unless {cmdPrefix} {
        set DrawsCmd $cmdPrefix
    }

    method shown {} {
        return $Ranged
    }

    method show {token} {
        # What lies in range of the block that is held or looked at; battles,
        # and places that can be clicked.
        set Ranged $token
        my light battle [lsort -unique [concat \
                [dict keys [dict get [$Seat choices] places]] \
                [[$Presenter look] battles [$Seat moment]]]]
        my light warn [lsort -unique [concat [my Forced] \
                [[$Presenter look] warned [$Seat moment]]]]
        # Of the block in the hand, so that it does not look like an offer.
        set range [[$Presenter gestures] range [$Seat moment] $token]
        set held [expr {$token ne "" && $token eq [[my of hand] held]}]
        my light range [expr {$held ? {} : $range}]
        my light held [expr {$held ? $range : {}}]
        set zones [expr {$held
            ? [[$Presenter gestures] zones [$Seat moment] $token] : {}}]
        my light zone $zones
        set goal [expr {$held
            ? [[$Presenter gestures] goal [$Seat moment] $token] : {}}]
        my Tell [expr {$held && [llength $range] > 0}] \
                [expr {[llength $zones] > 0}] $goal
        if {$goal ne $Goal} {
            set Goal $goal
            my light trace [lrange $goal 0 0]
        }
        set Trip [expr {[llength $goal]
            ? [my Along $token [lindex $goal 0]] : {}}]
        # One that a hint has ringed lies over its stack until another is looked
        # at: a click on it is for that one.
        if {[llength $goal] || (!$held && !($Board ne ""
                && $token in [$Board marked]))} {
            my way {}
        }
        my notify lit
    }

    method commanded {} {
        return [expr {[llength [[$Presenter gestures] range [$Seat moment] ""]]
            ? [::wargame::base::say hand.lit.commanded] : ""}]
    }

    method Along {piece place} {
        # On which it would go there, or as the crow flies.
        set ways [expr {[llength [$Seat offered]]
            ? [[$Match deeds] ways $piece] : {}}]
        return [expr {[dict exists $ways $place]
            ? [[$Presenter gestures] way [$Seat moment] $piece $place \
                [dict get $ways $place]]
            : [list [list {*}[$Board middles [list [[$Presenter reader] \
                placeOf [$Seat view] $piece] $place]] past]]}]
    }

    method Tell {range zone goal} {
        # What the colours mean while there are several; nothing of it then.
        set said [lmap piece [lrange $goal 1 1] {
            ::wargame::base::say hand.lit.goal \
                    [[$Presenter words] unitName $piece] \
                    [[$Presenter words] placeName [lindex $goal 0]]
        }]
        foreach what {range zone} is [list $range $zone] {
            if {$is} {
                lappend said [::wargame::base::say hand.lit.$what]
            }
        }
        set legend [expr {[llength $said]
            ? [join [linsert $said 0 [::wargame::base::say hand.lit.offer]]]
            : ""}]
        if {[[my of status] told] in [list "" $Legend]} {
            [my of status] say $legend
        }
        set Legend $legend
    }

    method way {lines {pieces {}} {played {}}} {
        if {$Board ne ""} {
            $Board mark $pieces $played
        }
        if {![llength $lines]} {
            set lines $Trip
        }
        if {$lines ne $Ways} {
            set Ways $lines
            $Board lines $lines
        }
    }

    method Forced {} {
        # Where somebody must do something: no answer says that it is enough.
        # The game may know better where.
        if {[llength [dict get [$Seat choices] free]]
                || ![dict exists [$Seat choices] units]} {
            return {}
        }
        set forced [[$Presenter look] forced [$Seat moment]]
        if {[llength $forced]} {
            return $forced
        }
        return [lsort -unique [lmap unit \
                [dict keys [dict get [$Seat choices] units]] {
            [$Presenter reader] placeOf [$Seat view] $unit
        }]]
    }

    method light {style places} {
        if {$Board ne ""} {
            $Board light $style $places
        }
    }

    method paths {} {
        # A panel of moves draws those that it has shown.
        if {$Board ne "" && ![{*}$DrawsCmd]} {
            $Board paths [expr {[::wargame::base::prefs get paths]
                ? [[$Presenter look] paths [$Seat moment]] : {}}]
        }
    }

    method pointAt {places} {
        set places [lmap place $places {
            if {$Board eq "" || [$Board where $place] eq ""} continue
            set place
        }]
        if {[llength $places]} {
            [$Board camera] reveal $places
            my light trace [lrange $places 0 0]
        }
    }

    method point {action} {
        # Show on the map what an action is about, or the button that gives it.
        [my of mark] show $action
        if {$Board eq ""} {
            return
        }
        lassign $action - unit place
        if {[[$Presenter reader] isUnit $unit]} {
            $Board focus $unit
        } elseif {[[$Presenter reader] isPlace $unit]} {
            set place $unit
        }
        if {[[$Presenter reader] isPlace $place]} {
            my pointAt $place
        }
    }
}
