# cards.tcl --
#
#       The small decisions of Borodino 1812, as cards: see present/cards.tcl.
#
#       unit VIEW SLOT         face, name, place... of one unit

need base/words look/theme present/cards

namespace eval ::wargame::borodino {
    # From the dice of which events decisions follow.
    variable Follows {
        straggle straggled  loss {bombarded straggled}  forced bombarded
        burn burn_tried
    }
    variable CardDecisions {
        bid enter pin loss burn transfer
    }
}

if {![info object isa class ::wargame::borodino::Cards]} {
    oo::class create ::wargame::borodino::Cards {
        superclass ::wargame::present::Cards
    }
}

oo::define ::wargame::borodino::Cards {
    variable Reader Words Look Prices Record

    method has {moment} {
        set decision [$moment decision]
        return [expr {$decision in $::wargame::borodino::CardDecisions
            && ($decision ne "transfer" || ![$moment onlyDone])}]
    }

    method scene {moment} {
        set side [$moment side]
        if {![$moment isAsked]} {
            return {}
        }
        set view [$moment view]
        set decision [$moment decision]
        set word [::wargame::look::theme side $side]
        set scene [dict create side $word rule [$moment rule] \
            throw [my Throw $moment $decision] \
            heading [::wargame::base::say borodino.card.heading.$decision \
                [$Words sideName $side]] \
            text [::wargame::base::say borodino.card.text.$decision]]
        set rows {}
        set choices {}
        set grouped [dict create]
        foreach action [$moment actions] {
            set subject [my Subject $action]
            if {$subject eq ""} {
                lappend choices [dict create action $action \
                    label [my Free $moment $action] \
                    harm [my Harm $moment $action] rule "" style [expr {
                        [lindex $action 0] in {done accept}
                        ? "Side$side.TButton" : ""}]]
            } else {
                dict lappend grouped $subject $action
            }
        }
        set prices [$Prices of $moment]
        dict for {subject actions} $grouped {
            lappend rows [my Row $view $decision $subject $actions $prices]
        }
        dict set scene rows [my Sections $view $decision $side \
                [lsort -index end \
                -dictionary $rows]]
        dict set scene choices $choices
        return $scene
    }

    method Free {moment action} {
        # What a button of no row says: Done, with what is lost by it.
        set label [::wargame::base::say borodino.card.verb.[lindex $action 0]]
        return [expr {$action eq "done"
            ? [$Prices done [$Prices givesUp $moment] $label] : $label}]
    }

    method Harm {moment action} {
        # More than any other answer, where something is given up by Done.
        return [expr {$action eq "done"
            && [llength [$Prices givesUp $moment]] ? 2 : 0}]
    }

    method Throw {moment decision} {
        # The last dice, where the decision follows from them: not those of an
        # earlier question, nor of another side's.
        if {![dict exists $::wargame::borodino::Follows $decision]} {
            return ""
        }
        set n [$moment lastAction]
        while {$n > 0 && [dict get [$moment entry $n] side] eq "chance"} {
            incr n -1
        }
        # A unit straggles, a bridge burns, by the deed that asked for the dice.
        if {$n == 0 || $decision in {straggle burn}
                && [lindex [dict get [$moment entry $n] action] 0]
                    ne $decision} {
            return ""
        }
        set from [expr {max(0, [$moment length] - 6)}]
        foreach event [lreverse [$moment events $from]] {
            if {[dict get $event what] in \
                    [dict get $::wargame::borodino::Follows $decision]} {
                return [lindex [$Record lines [list $event]] 0]
            }
        }
        return ""
    }

    method Subject {action} {
        # What an action is a choice of: a unit, a place, a bridge, a side's
        # bid.
        lassign $action verb first second
        if {$verb eq "burn"} {
            return [list $first $second]
        } elseif {[$Reader isUnit $first] || [$Reader isPlace $first]
                || $first in {french russian}} {
            return $first
        }
        return ""
    }

    method Row {view decision subject actions prices} {
        # A subject and its buttons. The last element is only for sorting.
        set first [lindex $subject 0]
        set row [dict create title "" line "" state ""]
        if {[$Reader isUnit $first]} {
            set slot [$Reader slotOf $view $first]
            if {$slot >= 0} {
                set row [my unit $view $slot]
            }
            dict set row focus $first
            if {$decision eq "enter"} {
                set row [my Corps $view $slot $row]
            }
        } elseif {$decision eq "burn"} {
            set row [my Bridge $subject \
                    [dict get $prices [lindex $actions 0]]]
        } elseif {[$Reader isPlace $first]} {
            dict set row title [$Words placeName $first]
            dict set row line [my Strengths $view $first]
            dict set row focus $first
        } else {
            dict set row focus $first
            dict set row title [string toupper [::wargame::base::say \
                    borodino.card.bid [$Words told $first]] 0 0]
        }
        dict set row choices [lmap action $actions {
            dict create action $action style "" \
                label [expr {$decision eq "burn" ? [my Label $action]
                    : [$Prices priced $prices $action \
                        [my Label $action]]}] \
                harm [expr {$decision eq "burn"
                    || [$Prices harm $prices $action]}]
        }]
        set order [expr {[dict exists $row place] ? [dict get $row place] : ""}]
        dict set row order "$order [dict get $row title]"
        return $row
    }

    method Label {action} {
        # What follows the subject; of a place alone, the place.
        lassign $action verb
        set words [lrange $action 2 end]
        if {$words eq ""} {
            set words [lrange $action 1 end]
        }
        return [::wargame::base::say borodino.card.verb.$verb \
                {*}[lmap word $words {
            expr {[$Reader isPlace $word] ? [$Words placeName $word]
                : [$Reader isUnit $word] ? [$Words unitName $word] : $word}
        }]]
    }

    method unit {view slot} {
        set row [$Reader row $view $slot]
        set number [$Reader number [$Reader at $view $slot]]
        return [dict create key [dict get $row key] \
            faces [list [$Look face $view $slot]] \
            title [$Words called $row] state "" line "" \
            strength [dict get $row strength] \
            step [$Reader state $view $slot] \
            place [my PlaceName $number] area $number \
            guard [dict get $row guard]]
    }

    method PlaceName {number} {
        set key [$Reader placeKey $number]
        return [expr {[$Reader isArea $key]
            ? [$Words placeName $key] : ""}]
    }

    method Corps {view slot row} {
        # Of a corps that may enter: all its blocks.
        set place [$Reader at $view $slot]
        set corps [lindex [dict get $view unit.corps] $slot]
        set faces [dict get $row faces]
        foreach other [lsearch -all -exact [dict get $view unit.corps] $corps] {
            if {$other != $slot && [$Reader sideOf $other] == \
                    [$Reader sideOf $slot]
                    && [$Reader at $view $other] eq $place} {
                lappend faces [$Look face $view $other]
            }
        }
        dict set row faces $faces
        dict set row title \
                [string toupper [::wargame::base::say borodino.corps.$corps] \
                0 0]
        dict set row line [::wargame::base::sayCount borodino.card.blocks \
                [llength $faces]]
        return $row
    }

    method Bridge {ends price} {
        # Is it sure to burn?
        lassign $ends from to
        lassign $price word number
        return [dict create focus $from places $ends \
            state [expr {$word eq "sure" ? "good" : "warn"}] \
            title [::wargame::base::say borodino.card.bridge \
                [$Words placeName $from] [$Words placeName $to]] \
            line [::wargame::base::say borodino.card.burn.$word {*}$number]]
    }

    method Strengths {view key} {
        # How many blocks of each side are there.
        set counts [lmap side {0 1} {
            llength [$Reader slotsAt $view $key $side]
        }]
        return [::wargame::base::say borodino.card.against {*}$counts]
    }

    method Sections {view decision side rows} {
        # Rows with a heading for each area, where they stand in several.
        set all {}
        set last ""
        foreach row $rows {
            if {$decision in {pin loss relocate transfer}
                    && [dict exists $row place] && [dict get $row place] ne ""
                    && [dict get $row place] ne $last} {
                set last [dict get $row place]
                set heading $last
                if {$decision eq "pin"} {
                    set heading [::wargame::base::say borodino.card.pins $last \
                            {*}[my Pins $view $side [dict get $row area]]]
                }
                lappend all [dict create section $heading]
            }
            lappend all [dict remove $row order place area key strength step \
                    guard]
        }
        return $all
    }

    method Pins {view side area} {
        # Attackers in an area, and how many units are pinned already.
        lassign {0 0} attackers pinned
        foreach slot [$Reader slotsAt $view [$Reader placeKey $area]] {
            if {[$Reader sideOf $slot] != $side} {
                incr attackers
            } elseif {[lindex [dict get $view unit.pinned] $slot]} {
                incr pinned
            }
        }
        return [list $attackers $pinned]
    }
}
