# russians.tcl --
#
#       Napoleon at the Berezina: the automaton at the table.  What each Russian
#       did, and will do; and the card of the player who decides among equals.

need base/words ground/hexshape games/berezina games/berezina/ground \
        games/berezina/hands

namespace eval ::wargame::berezina {
    # ORDER MOOD, as in generic/berezina/automaton/explain.c
    variable Moods {frozen beaten held leads drawn idle}
}

oo::define ::wargame::Skin_berezina {
    # ---- what they did ----

    method hasMoves {} {
        return 1
    }

    method marches {match view events} {
        # Who decides among equals sees each move as he decides.
        return [expr {[dict get $view scenario] == 0
            && [dict get $view decider] != 0
            && [lsearch -exact [lmap event $events {dict get $event what}] \
                russian_moved] >= 0}]
    }

    method paths {match viewer view} {
        # From the Russian Movement Phase on, until the French move again.
        if {![my AfterRussians $view]} {
            return {}
        }
        set paths {}
        foreach trail [$match query $viewer trails] {
            set way [my Way [lrange $trail 2 end]]
            if {[llength $way] > 2} {
                lappend paths [list {*}$way russian]
            }
        }
        return $paths
    }

    method AfterRussians {view} {
        set phase [my Phase $view]
        return [expr {$phase eq "french_movement"
            ? [dict get $view mobile] < 0 && 1 ni [lrange \
                [dict get $view unit.moved] 0 $Second-1]
            : $phase ni {set_up first_combat finished}}]
    }

    method Way {hexes} {
        # {x y ...} from hex to hex, to where the last counter does not lie on
        # the head of the arrow.
        set way {}
        foreach hex $hexes {
            lappend way {*}[::wargame::ground::hexshape centre \
                    [::wargame::berezina::map] \
                    $hex]
        }
        if {[llength $way] > 2} {
            lassign [lrange $way end-3 end] x0 y0 x1 y1
            set way [lreplace $way end-1 end \
                    [expr {$x0 + 0.56 * ($x1 - $x0)}] \
                    [expr {$y0 + 0.56 * ($y1 - $y0)}]]
        }
        return $way
    }

    method russianMove {view trail} {
        # A move for the list: see panels/moves.tcl.
        set hexes [lassign $trail slot reason]
        set from [lindex $hexes 0]
        set to [my At $view $slot]
        set ways [list [my placeName $from]]
        if {[lindex $hexes end] ne $from} {
            lappend ways [my placeName [lindex $hexes end]]
        }
        return [dict create unit [my KeyIn $view $slot] slot $slot \
            from [my Number $from] way [my Way $hexes] \
            title [my unitName [my KeyIn $view $slot]] \
            group [my RussianGroup $view $slot] \
            places [lsort -unique [list $from [lindex $hexes end]]] \
            line [::wargame::base::say berezina.russians.way[expr {
                [llength $ways] > 1 ? "" : ".here"}] {*}$ways \
                [my Reason $reason]] \
            rule [lindex $::wargame::berezina::ReasonRules $reason]]
    }

    method RussianGroup {view slot} {
        set row [my Row $view $slot]
        if {$row eq ""} {
            return [my sideName 1]
        }
        return [string toupper [::wargame::base::say \
                berezina.corps.[dict get $row corps]] 0 0]
    }

    method russianOrder {view slot} {
        # Commands in the order in which they move, leaders after their men.
        set row [my Row $view $slot]
        if {$row eq ""} {
            return $slot
        }
        return [expr {($slot + ([dict get $row kind] eq "leader" ? 500 : 0))
            + 1000 * [lsearch -exact $::wargame::berezina::Corps \
                [dict get $row corps]]}]
    }

    # ---- what they will do ----

    method RussianLines {match viewer view slot} {
        # For the inspector: {soft TEXT}...
        if {![my SideOf $slot] || [my Row $view $slot] eq ""} {
            return {}
        }
        set why [$match query $viewer "why $slot"]
        if {$why eq ""} {
            return {}
        }
        set mood [lindex $::wargame::berezina::Moods [dict get $why mood]]
        set lines {}
        switch -- $mood {
            frozen {
                set corps [dict get [my Row $view $slot] corps]
                lappend lines \
                        [::wargame::base::say berezina.russians.frozen.[expr {
                    $corps eq "tchlaplatz" ? "tchlaplatz" : "danube"}]]
            }
            drawn {
                lappend lines {*}[my RussianGoal $why]
            }
            default {
                lappend lines [::wargame::base::say berezina.russians.$mood]
            }
        }
        return [lmap line $lines {list soft $line}]
    }

    method RussianGoal {why} {
        # What draws it, how far that is.
        set far [::wargame::base::say berezina.russians.cost \
                [::wargame::berezina::points [dict get $why cost]]]
        set goal [my placeName [dict get $why goal]]
        set drawn [::wargame::base::say berezina.russians.drawn \
                [my Reason [dict get $why reason]]]
        if {![dict exists $why french]} {
            return [list $drawn [::wargame::base::say berezina.russians.goal \
                    $goal $far]]
        }
        return \
                [list $drawn [::wargame::base::say berezina.russians.drawn.to \
                $goal \
                [my placeName [dict get $why french]] $far]]
    }

    # ---- 6.3.1.6 among equals ----

    method isQuiet {action} {
        # Who decides is changed in the menu.
        return [expr {[lindex $action 0] eq "decide"}]
    }

    method Card_equals {match viewer view} {
        set unit [lindex [$match actions] 0 1]
        set slot [my SlotOf $view $unit]
        set rows {}
        set hexes {}
        foreach equal [$match query $viewer equals] {
            lappend hexes [lindex $equal 0]
            lappend rows [my EqualRow $unit $equal [expr {$rows eq {}}] \
                    [my At $view $slot]]
        }
        return [dict create \
            heading [::wargame::base::say berezina.russians.equals.heading \
                [my unitName $unit]] \
            text [::wargame::base::say berezina.russians.equals.text \
                [my EqualReason $match $viewer $slot]] \
            rows $rows choices [my EqualChoices $match] \
            sight [linsert $hexes 0 [my At $view $slot]] \
            lights [list battle [list [my At $view $slot]] held $hexes]]
    }

    method EqualReason {match viewer slot} {
        set why [$match query $viewer "why $slot"]
        if {![dict exists $why reason]} {
            return [my Reason 0]
        }
        return [my Reason [dict get $why reason]]
    }

    method EqualRow {unit equal favourite from} {
        lassign $equal hex steps shelter road
        set has {}
        if {$steps} {
            lappend has \
                    [::wargame::base::sayCount berezina.russians.equals.steps \
                    $steps]
        }
        if {$shelter} {
            lappend has [::wargame::base::say \
                    berezina.russians.equals.shelter.$shelter]
        }
        if {$road} {
            lappend has [::wargame::base::say berezina.russians.equals.road]
        }
        if {$has eq {}} {
            lappend has [::wargame::base::say berezina.russians.equals.none]
        }
        set title [::wargame::base::say berezina.russians.equals.[expr {
            $hex eq $from ? "stay" : "hex"}] [my placeName $hex]]
        return [dict create title [expr {$favourite ? [::wargame::base::say \
            berezina.russians.equals.favourite $title] : $title}] \
            line [join $has ", "] state [expr {$favourite ? "good" : ""}] \
            focus $hex lines [expr {$hex eq $from ? {} : [list [list \
                {*}[my middle $from] {*}[my middle $hex] arrow]]}] \
            choices [list [dict create style "" \
                action [list go $unit $hex] \
                label [::wargame::base::say berezina.russians.equals.go]]]]
    }

    method EqualChoices {match} {
        # As the program would, and how long to leave it to it.
        set choices [list [dict create action done style Russian.TButton \
            rule "" label [::wargame::base::say berezina.russians.equals.done]]]
        foreach action [$match actions] {
            if {[lindex $action 0] eq "decide"} {
                lappend choices [dict create action $action style "" rule "" \
                        label [my label $action]]
            }
        }
        return $choices
    }

    method EqualCaption {match viewer hex} {
        # Said on the map where it may go.
        foreach equal [$match query $viewer equals] {
            if {[lindex $equal 0] eq $hex} {
                return [expr {$equal eq [lindex [$match query $viewer equals] 0]
                    ? [::wargame::base::say berezina.russians.equals.caption] \
                            : ""}]
            }
        }
        return ""
    }

    # ---- for the victory room ----

    method placeIn {view slot} {
        return [my At $view $slot]
    }

    method isLeader {view slot} {
        return [expr {[dict get [my Row $view $slot] kind] eq "leader"}]
    }

    method exitName {view} {
        # The road that was chosen, or "".
        set exit [dict get $view exit]
        return [expr {$exit < 0 ? ""
            : [my placeName [lindex [my OfMap exit] $exit 0]]}]
    }

    method fallenSlots {view side} {
        # Of the pieces of a side that are known, those that are gone.
        return [lmap slot [my SlotsAt $view eliminated $side] {
            if {[my Row $view $slot] eq ""} continue
            set slot
        }]
    }

    method victoryFace {view slot} {
        return [dict merge {hidden 0} [my Face $view $slot]]
    }
}
