# panels.tcl --
#
#       Bloody Monday: which panel the moment needs, the clock; an area, the
#       reserves and the lost told in the inspector.

need base/words present/panels games/monday games/monday/blocks \
        games/monday/reader

namespace eval ::wargame::monday {
}

if {![info object isa class ::wargame::monday::Panels]} {
    oo::class create ::wargame::monday::Panels {
        superclass ::wargame::present::Panels
    }
}

oo::define ::wargame::monday::Panels {
    variable Sides Places Rows Words Look Reader Tracks Sentences Cards

    method letters {} {
        return {
            commit f    ambush f    stand a     reinforce e
            retreat r   withdraw r  skirmish r
        }
    }

    method tracks {moment width height} {
        return [$Tracks tracks $moment $width $height]
    }

    method inspect {moment place} {
        set view [$moment view]
        if {![dict exists $Places $place]} {
            return {}
        }
        set parts [list [list heading [$Words placeName $place]]]
        switch -- [dict get $Places $place kind] {
            area {
                return [concat $parts [my GroundParts $moment \
                        $place] \
                        [my BlockParts $view $place] \
                        [my IconParts $moment $place] \
                        [my NearParts $moment $place]]
            }
            pool {
                return [concat $parts [my PoolParts $view]]
            }
            lost {
                return [concat $parts [my LostParts $view]]
            }
        }
    }

    method GroundParts {moment place} {
        set view [$moment view]
        set area [dict get $Places $place]
        set owner [$Reader owner $view $place]
        set words [list [::wargame::base::say monday.area.owner \
                [::wargame::base::say men.[lindex $Sides $owner]]]]
        if {[dict get $area star]} {
            lappend words [::wargame::base::say monday.area.[lindex \
                    {none star fleche} [dict get $area star]]]
        }
        set parts [list [list soft [::wargame::base::say \
                    monday.area.[dict get $area colour]]] \
                [list line [join $words]]]
        set areas [$moment query areas]
        if {$place in [dict get $areas fresh]} {
            lappend parts [list warn [::wargame::base::say monday.area.fresh]]
        } elseif {[$Reader isContested $view $place]} {
            lappend parts \
                    [list warn [::wargame::base::say monday.area.contested]]
        }
        if {$place in [dict get $areas cut]} {
            lappend parts \
                    [list warn [::wargame::base::say monday.area.isolated]]
        }
        return $parts
    }

    method NearParts {moment place} {
        set near {}
        set across {}
        foreach way [dict get $Places $place near] {
            lassign $way key kolocha
            lappend [expr {$kolocha eq "" ? "near" : "across"}] \
                    [$Words placeName $key]
        }
        set parts {}
        if {[$Reader uses $moment limit]} {
            lappend parts [list soft [::wargame::base::say monday.area.[lindex \
                    {north south} [dict get $Places $place half]]]]
        }
        foreach {what keys} [list near $near kolocha $across] {
            if {[llength $keys]} {
                lappend parts \
                        [list soft [::wargame::base::say monday.area.$what \
                        [::wargame::base::sayList $keys]]]
            }
        }
        return $parts
    }

    method BlockParts {view place} {
        set parts {}
        foreach side {0 1} {
            set slots [$Reader sorted $view [$Reader slotsAt $view $place \
                    $side]]
            if {[llength $slots]} {
                lappend parts [my CountPart $side $slots] \
                        [$Look pictured $view $slots]
            }
        }
        return $parts
    }

    method IconParts {moment place} {
        # What hidden blocks may be that have not left the area.
        set view [$moment view]
        set told {}
        dict for {slot icons} [$moment query icons] {
            if {$slot in [$Reader slotsAt $view $place]} {
                lappend told [$Words setUpAs $icons]
            }
        }
        if {[llength $told] == 0} {
            return {}
        }
        return [list [list soft [::wargame::base::say monday.icon.here \
                [lindex $told 0] [llength $told]]]]
    }

    method CountPart {side slots} {
        return \
                [list label [::wargame::base::say monday.count \
                [$Words sideName $side] \
                [llength $slots]]]
    }

    method PoolParts {view} {
        # Their owner knows which they are, knowing all the others, but
        # not which is drawn next.
        set parts {}
        foreach side {0 1} {
            set slots [$Reader slotsAt $view pool $side]
            lappend parts [my CountPart $side $slots]
            set may [my Unseen $view $side]
            if {[llength $may] == [llength $slots] && [llength $may]} {
                lappend parts \
                        [list soft [::wargame::base::say monday.pool.may]] \
                        [list pieces [lmap row $may {
                            list [::wargame::monday::blocks face $row 0] {}
                        }]]
            }
        }
        return $parts
    }

    method Unseen {view side} {
        # The rows of a side's blocks that the viewer does not see.
        $Look loadArt
        set seen [dict get $view unit.block]
        set number -1
        return [lmap row $Rows {
            incr number
            if {[dict get $row side] != $side || $number in $seen} continue
            set row
        }]
    }

    method LostParts {view} {
        set parts {}
        foreach side {0 1} {
            set slots [$Reader sorted $view [$Reader slotsAt $view lost $side]]
            lappend parts [my CountPart $side $slots] \
                    [list line [::wargame::base::say monday.lost.morale \
                        [lindex [dict get $view lost] $side]]]
            if {[llength $slots]} {
                lappend parts [list pieces [lmap slot $slots {
                    list [$Look face $view $slot] {}
                }]]
            }
        }
        return $parts
    }

    # ---- the track ----

    method clock {moment} {
        set view [$moment view]
        set now [expr {max(1, [dict get $view turn])}]
        return [dict create day [$Sentences when $now] hours [my Turns $now] \
                phases [my Phases $moment]]
    }

    method StageName {view stage} {
        # Of an impulse, which action it is.
        return [expr {$stage eq "impulses" ? [my ImpulseName $view]
            : [next $view $stage]}]
    }

    method ImpulseName {view} {
        set impulse [$Reader impulse $view]
        if {$impulse eq "none" || [$Reader phase $view] eq "logistics"} {
            return [::wargame::base::say monday.phase.impulses]
        } elseif {[dict get $view offensive]} {
            set impulse offensive
        }
        return [::wargame::base::say monday.impulse.$impulse]
    }

    # ---- panels ----

    method together {moment} {
        # After the showdown both look on, and at which battle is next.
        set view [$moment view]
        return [expr {([dict get $view battle.area] >= 0
            && [dict get $view battle.shown]) || [my looksFirst $moment]}]
    }

    method looksFirst {moment} {
        # 6.2 In a march hidden stars count for what may be chosen.
        return [expr {[$moment decision] eq "battle"
            && [$Reader impulse [$moment view]] ne "march"}]
    }

    method endsBeside {moment} {
        set decision [$moment decision]
        if {"done" ni [$moment actions]
                || ($decision ne "raid" && ![my looksFirst $moment])} {
            return {}
        }
        return [list [::wargame::base::say \
            monday.card.verb.done.$decision] done]
    }

    method goesOn {moment} {
        # Who came to look while it is asked would see the blocks turned up
        # again: a battle begins at its attacker's seat.
        return [expr {[my looksFirst $moment] ? [$moment side] : ""}]
    }

    method panel {moment} {
        set view [$moment view]
        set decision [$moment decision]
        if {[$moment side] eq "nobody"} {
            return victory
        } elseif {[dict get $view battle.area] >= 0
                && $decision ne "withdraw"} {
            return battle
        } elseif {[$moment side] ni {0 1} || ([my looksFirst $moment]
                && [$moment viewer] eq "public")} {
            # On the orders card one's own seat is offered, too.
            return ""
        } elseif {$decision in $::wargame::monday::SupplyOrder} {
            return supply
        }
        return [expr {[$Cards has $moment] ? "aside" : ""}]
    }

    method hasTracks {} {
        return 1
    }
}
