# moves-followed.tcl --
#
#       How who sits at a table follows what a computer does: why is said, and
#       the map shows what is out of sight, as far as the viewer is told of it.
#       When a person is asked it is where they had it, and what was done last
#       is not sought.  Who looks elsewhere meanwhile is left alone until the
#       other side acts.
#
#   set followed [::wargame::table::MovesFollowed new TABLE]
#       isReady      is the map drawn on which the next deed is to be seen?  If
#                    that takes too long, it is not waited for
#       see N        what action N did is brought into sight
#       tell WHY ACTION N   says why ACTION was done, number N: a dictionary,
#                    see match/reasons.tcl; beside where it ended, or the piece,
#                    if what is told of it is about no place, and at the lower
#                    edge -> did it?
#       over         the map is back, unless somebody moved it
#
#   With motion off the map stays: all is done at once.

need base/prefs

namespace eval ::wargame::table {
    variable DrawnMost 60       ;# times that it is asked for in vain
}

if {![info object isa class ::wargame::table::MovesFollowed]} {
    oo::class create ::wargame::table::MovesFollowed
}

oo::define ::wargame::table::MovesFollowed {
    # Before: where the player had the map, and Last: where it was left then;
    # "" if it was not moved.  Side: that acted last.  Elsewhere: does somebody
    # look elsewhere on purpose?  Asked: how often it was not drawn.
    variable Table Match Board Before Last Side Elsewhere Asked

    constructor {table} {
        set Table $table
        set Match [$table match]
        lassign {"" "" "" ""} Board Before Last Side
        lassign {0 0} Elsewhere Asked
    }

    method isReady {} {
        my Find
        if {$Board eq "" || ![::wargame::base::prefs get motion]
                || [$Board drawn]} {
            set Asked 0
        } elseif {[incr Asked] <= $::wargame::table::DrawnMost} {
            return 0
        }
        return 1
    }

    method see {n} {
        my Find
        if {$Board eq "" || ![::wargame::base::prefs get motion]} {
            return
        }
        set camera [$Board camera]
        set view [$camera saveView]
        set side [dict get [$Match entry $n] side]
        set Elsewhere [expr {$side eq $Side
            && ($Elsewhere || $Last ni [list "" $view])}]
        set Side $side
        if {$Last ne $view} {
            # They moved it: that is where they have it now.
            set Last ""
        }
        set places [my Places $n]
        if {$Elsewhere || ![llength $places]} {
            return
        }
        $camera reveal $places
        set now [$camera saveView]
        if {$now ne $view} {
            if {$Last eq ""} {
                set Before $view
            }
            set Last $now
        }
    }

    method tell {why action n} {
        set seat [$Table seat]
        if {$why eq "" || $seat eq ""} {
            return 0
        }
        set text [[[$Table presenter] words] because $why]
        $seat message $text
        set board [$seat board]
        set place [my About $seat $action $n]
        if {$board ne "" && $place ne "" && [$board where $place] ne ""} {
            $board remark $text $place
        }
        return 1
    }

    method About {seat action n} {
        # The place that an action names, if what is told of it names it, too:
        # a step may come from afar; else where the piece is, or that place.
        set reader [[$Table presenter] reader]
        set events [[$Table presenter] events]
        set place [lindex $action end]
        if {![$reader isPlace $place]} {
            return ""
        }
        set told [concat {*}[lmap event \
                [$Match events [$Table viewer] $n] { $events places $event }]]
        set unit [lindex $action 1]
        if {$place in $told || ![$reader isUnit $unit]} {
            return $place
        }
        set stands [$reader placeOf [[$seat moment] view] $unit]
        return [expr {[$reader isPlace $stands] ? $stands : $place}]
    }

    method over {} {
        my Find
        if {$Board ne "" && $Last ne ""
                && [[$Board camera] saveView] eq $Last} {
            [$Board camera] restoreView $Before
        }
        lassign {"" "" ""} Before Last Side
        set Elsewhere 0
    }

    method Find {} {
        # The board of the seat that is shown, if it is in sight.
        set seat [$Table seat]
        set board [expr {$seat eq "" || ([$seat panel isOut]
            && ![$seat panel isBeside]) ? "" : [$seat board]}]
        if {$board ne "" && $board ne $Board} {
            lassign {"" ""} Before Last
            set Asked 0
        }
        set Board $board
    }

    method Places {n} {
        # Where it ended first.
        set events [[$Table presenter] events]
        return [lreverse [lmap place [concat {*}[lmap event \
                [$Match events [$Table viewer] $n] {
            $events places $event
        }]] {
            if {[$Board where $place] eq ""} continue
            set place
        }]]
    }
}
