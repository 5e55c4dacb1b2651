# reader.tcl --
#
#       Napoleon at the Berezina: what a view tells of counters, hexes and the
#       ways in and out, and what the rules answer about them.

need base/files present/pieces games/berezina games/berezina/ground \
        games/berezina/steps

namespace eval ::wargame::berezina {
    # What is asked of the rules beside a view: see surveyed.
    variable Survey {hours track due arrivals activation bridges works lasting
        victory worth}
    # Letters of Combat Ratings, the best first.
    variable Ratings [lrange [::wargame::base::valuesOf berezina rating] \
            1 end-1]
    # What an umpire may say of the frost, by number.
    variable Frosts [::wargame::base::valuesOf berezina frost]
}

if {![info object isa class ::wargame::berezina::Reader]} {
    oo::class create ::wargame::berezina::Reader {
        superclass ::wargame::present::PieceReader
    }
}

oo::define ::wargame::berezina::Reader {
    variable Game PlaceKeys

    method members {} {
        return {unit.piece unit.losses unit.place}
    }

    method ofMap {kind} {
        # The lines of that kind in the map's file, in order.
        return [dict get [::wargame::berezina::map] $kind]
    }

    # ---- a view, slot by slot ----

    method sightings {view} {
        # A hidden leader is no more known than others who are.
        set sightings [next $view]
        set hidden [my Hidden]
        lset sightings 0 [lmap piece [lindex $sightings 0] {
            expr {max($piece, $hidden)}
        }]
        return $sightings
    }

    method phase {view} {
        return [dict get $view phase]
    }

    method of {view member slot} {
        # What a view says of the unit in a slot.
        return [lindex [dict get $view unit.$member] $slot]
    }

    method rowIs {view slot key value} {
        # Of a piece that is not hidden.
        set row [my row $view $slot]
        return [expr {$row ne "" && [dict get $row $key] eq $value}]
    }

    method isMoving {moment} {
        return [expr {[$moment decision] in {move russian_move}}]
    }

    method askedOf {view topic args} {
        return [dict get $view survey $topic {*}$args]
    }

    method present {moment amendment about} {
        # As an amendment says it: a thaw, -1 in a view, is 2.
        set view [$moment view]
        if {$amendment in {losses treasure moved}} {
            set slot [my slotOf $view [lindex $about 0]]
            return [lindex [dict get $view unit.$amendment] $slot]
        }
        switch -- $amendment {
            bridge {
                return [[$moment as umpire] query "present bridge $about"]
            }
            released {
                return [[$moment as umpire] query \
                        "present released [my slotOf $view \
                        [lindex $about 0]]"]
            }
            track - crossed { return [dict get $view $amendment] }
            contact { return [dict get $view alarm] }
            frost { return [[$moment as umpire] query "present frost"] }
        }
        return ""
    }

    method scorers {} {
        return 0
    }

    method chosen {view option} {
        # The value of an option of the match.
        set names \
                [lmap row [dict get [::wargame::base::aboutGame $Game] \
                options] {
            lindex $row 0
        }]
        set n [lsearch -exact $names $option]
        return [lindex [dict get [::wargame::base::aboutGame $Game] options] \
                $n 1 \
                [lindex [dict get $view option] $n]]
    }

    method isSolitaire {view} {
        return [expr {[dict get $view scenario] eq "solitaire"}]
    }

    method isLeader {view slot} {
        return [expr {[dict get [my row $view $slot] kind] eq "leader"}]
    }

    method fallenSlots {view side} {
        # Of the pieces of a side that are known, those that are gone.
        return [lmap slot [my slotsAt $view eliminated $side] {
            if {[my row $view $slot] eq ""} continue
            set slot
        }]
    }

    method crowded {view} {
        # 3.1.4 {hex HEX count N most N}... where more stand than may stay.
        return [expr {[dict exists $view survey crowded]
            ? [dict get $view survey crowded] : {}}]
    }

    method isPlace {word} {
        return [expr {[next $word]
            || [llength [::wargame::berezina::edge $word]]}]
    }

    method at {view slot} {
        # Who is about to enter stands before the way in.
        set place [next $view $slot]
        if {$place ne "arriving"} {
            return $place
        }
        return [::wargame::berezina::beyond in [my EntryOf $view $slot]]
    }

    method EntryOf {view slot} {
        # The hex where a unit's formation comes in.
        set row [my row $view $slot]
        return [expr {$row eq "" ? "" : [lindex $PlaceKeys [lindex \
                [dict get $view entry] [lsearch -exact \
                    $::wargame::berezina::Corps [dict get $row corps]]]]}]
    }

    method slotsAt {view place {side ""}} {
        lassign [::wargame::berezina::edge $place] kind hex
        if {$kind eq ""} {
            return [next $view $place $side]
        } elseif {$kind eq "out"} {
            return {}
        }
        return [lmap slot [next $view arriving $side] {
            if {[my EntryOf $view $slot] ne $hex} continue
            set slot
        }]
    }

    method strengths {view} {
        # The steps that combat units have, wherever they are.
        set sums {0 0}
        set slot 0
        foreach losses [dict get $view unit.losses] {
            set side [my sideOf $slot]
            set row [my row $view $slot]
            if {[lindex $sums $side] eq ""} {
            } elseif {$row eq ""} {
                lset sums $side ""
            } elseif {[dict get $row kind] ni {leader rabble}} {
                lset sums $side [expr {[lindex $sums $side]
                    + [::wargame::berezina::steps left $losses]}]
            }
            incr slot
        }
        return $sums
    }

    method fallen {view} {
        return [lmap side {0 1} {
            llength [lmap slot [my slotsAt $view eliminated $side] {
                if {[my IsRabble $view $slot]} continue
                set slot
            }]
        }]
    }

    method IsRabble {view slot} {
        set row [my row $view $slot]
        return [expr {$row ne "" && [dict get $row kind] eq "rabble"}]
    }

    method surveyed {moment} {
        # Its view, and in it as the dictionary survey what the rules answer.
        return [$moment once [list survey [$moment decision]] \
                { my Survey $moment }]
    }

    method Survey {moment} {
        set view [$moment view]
        foreach topic $::wargame::berezina::Survey {
            dict set view survey $topic [$moment query $topic]
        }
        # 3.1.4 Only while somebody can still do something about it.
        dict set view survey crowded [expr {[$moment decision]
                in {move russian_move excess}
            ? [$moment query crowded] : {}}]
        dict set view survey events [expr {[my chosen $view events] eq "on"}]
        return $view
    }

    method marks {view slot} {
        # Fire is marked while its phase lasts.
        set fire [string match *_combat [my phase $view]]
        set marks {}
        foreach {member mark shown} [list moved moved 1 fired fired $fire \
                out out_of_command 1] {
            if {$shown && [lindex [dict get $view unit.$member] $slot]} {
                lappend marks $mark
            }
        }
        if {[dict get $view shot.target] == $slot} {
            lappend marks target
        } elseif {$fire && [lindex [dict get $view unit.shot] $slot]} {
            lappend marks shot
        }
        return $marks
    }

    method coming {view} {
        # Of each corps the slots of those who are still to come, as far as they
        # are known.
        set coming [dict create]
        foreach corps $::wargame::berezina::Corps {
            dict set coming $corps {}
        }
        set waiting [lsearch -exact $PlaceKeys waiting]
        foreach slot [lsearch -all -integer [dict get $view unit.place] \
                $waiting] {
            set row [my row $view $slot]
            if {$row ne "" && [dict get $row kind] ne "rabble"} {
                dict lappend coming [dict get $row corps] $slot
            }
        }
        return $coming
    }
}
