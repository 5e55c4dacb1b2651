# monday.tcl --
#
#       How Bloody Monday looks and speaks.  This file says what the members of
#       a view mean, and gives the board its ground; then come monday/words.tcl,
#       prompts.tcl, stacks.tcl, hands.tcl, inspect.tcl, describe.tcl,
#       tracks.tcl, tally.tcl and odds.tcl.  None of them decides a rule.

namespace eval ::wargame::monday {
    # ORDER PHASE, as in generic/monday/monday.h
    variable Phases {battery logistics impulses activation movement inspiration
        combat raid final finished}
    # ORDER IMPULSE
    variable Impulses {none tactical call march raid pass}
    # The decisions in which one answer alone is given at once: those of the
    # side that is acting, so that nobody notices.
    variable Answered {reinforce restore_leaders restore_guns restore_units
        inspire commit battle}
}

need present/skin-blocks

if {![info object isa class ::wargame::Skin_monday]} {
    oo::class create ::wargame::Skin_monday {
        superclass ::wargame::present::BlockSkin
    }
}

oo::define ::wargame::Skin_monday {
    variable Game Roster Places Sides Rows PlaceKeys Second Ground Circles \
            Ways

    constructor {game} {
        next $game
        set Ways {{} {}}
    }

    # ---- a view, slot by slot ----

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

    method Marker {name {size 40}} {
        ::wargame::base::need games/monday/markers
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
        return [my Captioned $Ground]
    }

    method ReadMap {} {
        ::wargame::base::need board/board
        ::wargame::base::need ground/mapfile
        set maps [file join $::wargame::directory maps]
        set map \
                [::wargame::ground::mapfile read \
                [file join $maps bloody-monday.map]]
        set Circles [dict create]
        dict for {key area} [dict get $map area] {
            dict set Circles $key [lrange [dict get $area circle] end-1 end]
        }
        set Ground [::wargame::board::boardGround $map \
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

foreach part {words prompts stacks hands inspect describe tracks tally odds} {
    ::wargame::base::need games/monday/$part
}
