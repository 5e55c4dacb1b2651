# words.tcl --
#
#       Bloody Monday: who acts and what is asked, places, blocks, events and
#       the position as words.

need base/files base/words present/piece-words games/monday

if {![info object isa class ::wargame::monday::Words]} {
    oo::class create ::wargame::monday::Words {
        superclass ::wargame::present::PieceWords
    }
}

oo::define ::wargame::monday::Words {
    variable Game Sides Places PlaceKeys Reader

    method Preamble {moment} {
        set view [$moment view]
        lassign [dict get $view lost] french russian
        set lines [list [my when [expr {max(1, [dict get $view turn])}]] \
            [::wargame::base::say monday.disc [::wargame::base::say \
                men.[lindex $Sides [dict get $view disc]]]] \
            [::wargame::base::say monday.state {*}[$Reader stars $view] \
            $french $russian]]
        if {[dict get [$moment about] scenario] eq "last_blood"} {
            lappend lines [::wargame::base::say monday.points \
                    [$moment score 0] [$moment score 1]]
        }
        return $lines
    }

    method PlaceTold {view place} {
        # Who holds it.
        if {![$Reader isArea $place]} {
            return ""
        }
        return " ([my sideName [$Reader owner $view $place]])"
    }

    method title {moment} {
        set view [$moment view]
        set side [$moment side]
        if {$side eq "nobody"} {
            return [::wargame::base::say title.nobody]
        }
        set phase [my Segment $view]
        if {$side eq "chance"} {
            return [::wargame::base::say monday.heading.chance $phase]
        }
        return [::wargame::base::say monday.heading [my sideName $side] $phase]
    }

    method Segment {view} {
        # A pass or a call is one thing from beginning to end.
        set phase [$Reader phase $view]
        if {$phase eq "movement" && [$Reader impulse $view] in {pass march}
                || $phase eq "impulses" && [$Reader impulse $view] eq "call"} {
            return [::wargame::base::say monday.impulse.[$Reader impulse $view]]
        }
        return [::wargame::base::say monday.phase.$phase]
    }

    method phase {moment} {
        set view [$moment view]
        return [my Segment $view]
    }

    # ---- what is asked ----

    method prompt {moment} {
        set view [$moment view]
        set decision [$moment decision]
        set key decision.$decision
        set words {}
        switch -- $decision {
            activate - move - pass {
                lassign [my Moving $view $decision] form left
                append key $form
                if {$form ne ""} {
                    lappend words [my Mobile $view] $left
                }
            }
            hit {
                lappend words [lindex [dict get $view battle.hits] \
                        [$moment side]]
            }
            reinforce {
                lappend words [$Reader arrivals $moment [$moment side] \
                        [dict get $view logistics]]
            }
            restore_leaders - restore_guns - restore_units {
                lappend words [dict get $view logistics]
            }
            battle {
                if {"done" in [$moment actions]} {
                    append key .more
                }
            }
        }
        return [::wargame::base::sayOf $Game $key {*}$words \
                {*}[my Counts $moment]]
    }

    method Moving {view decision} {
        # {FORM LEFT} of the prompt about who is on the move.  Who has no points
        # left cannot move on: a leader can still be activated there, and the
        # one unit of a pass has moved.
        set left [expr {[dict get $view left] - ($decision eq "activate")}]
        if {[dict get $view mobile] < 0} {
            return {{} 0}
        } elseif {$left > 0} {
            return [list .mobile $left]
        }
        return [list [dict get {activate .arrived pass .moved move {}} \
                $decision] 0]
    }

    method Mobile {view} {
        return [my unitName [$Reader keyIn $view [dict get $view mobile]]]
    }

    method Counts {moment} {
        # What is done and what is allowed of what is asked; then the place.
        set view [$moment view]
        set limits [$Reader limits $moment]
        set words {}
        switch -- [$moment decision] {
            activate { lappend words {*}[dict get $limits leaders] }
            move { lappend words {*}[dict get $limits engagements] }
            battle { lappend words {*}[dict get $limits battles] }
            march {
                lappend words {*}[dict get $limits units] \
                        {*}[dict get $limits engagements]
            }
            raiders { lappend words {*}[dict get $limits units] }
            commit { lappend words [lindex [dict get $limits leaders] 1] }
            raid { lappend words [$Reader value $moment] }
        }
        set area [dict get $view battle.area]
        if {$area >= 0} {
            lappend words [my placeName [lindex $PlaceKeys $area]]
        }
        return $words
    }

    method areaName {key} {
        return [::wargame::base::nameOf $Game place [dict get $Places $key]]
    }

    method placeName {key} {
        # With the number that its circle has.
        if {[dict exists $Places $key number]} {
            return [::wargame::base::say monday.numbered \
                    [dict get $Places $key number] [my areaName $key]]
        }
        return [next $key]
    }

    method Played {event} {
        set what [dict get $event what]
        set about [dict get $event about]
        set words [lmap word $about {my told $word}]
        set key monday.event.$what
        switch -- $what {
            turn_began {
                return [my when [lindex $about 0]]
            }
            fired {
                lset words 1 [::wargame::base::fromFace [lindex $about 1]]
            }
            ended {
                return [::wargame::base::say \
                        monday.ending.[lindex $about 1]]
            }
            victory {
                if {[lindex $about 0] ni $Sides} {
                    append key .none
                }
            }
        }
        set text [::wargame::base::say $key {*}$words]
        return [string toupper [string index $text 0]][string range $text 1 end]
    }

    method when {turn} {
        return [::wargame::base::say monday.turn.time $turn \
                [::wargame::base::say monday.time.$turn]]
    }

    method pieceTitle {slot view} {
        # A block in a tooltip.
        set row [$Reader row $view $slot]
        if {$row eq ""} {
            set text [::wargame::base::say monday.hidden.[lindex $Sides \
                    [$Reader sideOf $slot]]]
            if {[dict exists $view icons $slot]} {
                append text ", " [my setUpAs [dict get $view icons $slot]]
            }
        } else {
            set text [my Known $row [lindex [dict get $view unit.face] $slot]]
        }
        foreach mark [$Reader marks $view $slot] {
            if {[::wargame::base::said monday.marked.$mark]} {
                append text ", " [::wargame::base::say monday.marked.$mark]
            }
        }
        return $text
    }

    method setUpAs {icons} {
        # What a block may be that still stands on the icons of its area.
        return [::wargame::base::say monday.icon.one [join [lmap icon \
                [lsort -unique $icons] {
            set kind monday.icon.[dict get $icon kind]
            if {![::wargame::base::said $kind]} {
                set kind monday.kind.[dict get $icon kind]
            }
            expr {[dict get $icon kind] eq "commander"
                ? [::wargame::base::say $kind]
                : [join [list [::wargame::base::say $kind] \
                    [::wargame::base::say \
                    monday.corps.[dict get $icon corps]]] ", "]}
        }] " / "]]
    }

    method Known {row face} {
        set called [my unitName [dict get $row key]]
        dict with row {
            set who [expr {$commander in [list "" $name] ? $called
                : "$called ([::wargame::base::generalOf monday $row])"}]
            set what [list $who [::wargame::base::say monday.kind.$kind] \
                    [lindex $strength $face]]
            set of [::wargame::base::say monday.corps.$corps]
            switch -- $kind {
                commander {
                    return [::wargame::base::say monday.block.general {*}$what]
                }
                leader - guns {
                    return [::wargame::base::say monday.block.support {*}$what \
                            $of]
                }
            }
            return [::wargame::base::say monday.block {*}$what \
                    [::wargame::base::fromFace [expr {
                        7 - [lindex $fire $face]}]] $of]
        }
    }
}
