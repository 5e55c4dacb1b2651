# cards.tcl --
#
#       The small decisions of Borodino 1812, as cards: see panels/card.tcl.
#
#       cards scene MOMENT PRESENTER    the card of whatever is being decided;
#                                       empty when nobody decides
#       cards has MOMENT                is a card better than the map for what
#                                       is decided?
#       cards unit VIEW SLOT PRESENTER  face, name, place... of one unit

need base/words look/theme games/borodino/battle games/borodino/blocks
need games/borodino/record present/price-harm

namespace eval ::wargame::borodino::cards {
    namespace export scene has unit
    namespace ensemble create

    # From the dice of which events decisions follow.
    variable Follows {
        straggle straggled  loss {bombarded straggled}  forced bombarded
        burn burn_tried
    }
    variable Decisions {
        bid enter pin loss burn transfer
    }
}

proc ::wargame::borodino::cards::has {moment} {
    variable Decisions
    set decision [$moment decision]
    return [expr {$decision in $Decisions
        && ($decision ne "transfer" || ![$moment onlyDone])}]
}

proc ::wargame::borodino::cards::scene {moment presenter} {
    set side [$moment side]
    if {![$moment isAsked]} {
        return {}
    }
    set view [$moment view]
    set decision [$moment decision]
    set word [::wargame::look::theme side $side]
    set scene [dict create side $word rule [$moment rule] \
        throw [Throw $moment $presenter $decision] \
        heading [::wargame::base::say borodino.card.heading.$decision \
            [[$presenter words] sideName $side]] \
        text [::wargame::base::say borodino.card.text.$decision]]
    set rows {}
    set choices {}
    set grouped [dict create]
    foreach action [$moment actions] {
        set subject [Subject $action $presenter]
        if {$subject eq ""} {
            lappend choices [dict create action $action \
                label [Free $moment $action $presenter] \
                rule "" style [expr {[lindex $action 0] in {done accept}
                    ? "Side$side.TButton" : ""}]]
        } else {
            dict lappend grouped $subject $action
        }
    }
    set prices [[$presenter prices] of $moment]
    dict for {subject actions} $grouped {
        lappend rows [Row $view $decision $subject $actions $prices $presenter]
    }
    dict set scene rows [Sections $view $decision $side [lsort -index end \
            -dictionary $rows] $presenter]
    dict set scene choices $choices
    return $scene
}

# Free --
#
#       What a button of no row says: Done, with what is lost by it.
proc ::wargame::borodino::cards::Free {moment action presenter} {
    set label [::wargame::base::say borodino.card.verb.[lindex $action 0]]
    set prices [$presenter prices]
    return [expr {$action eq "done"
        ? [$prices done [$prices givesUp $moment] $label] : $label}]
}

# Throw --
#
#       The last dice, where the decision follows from them: not those of an
#       earlier question, nor of another side's.
proc ::wargame::borodino::cards::Throw {moment presenter decision} {
    variable Follows
    if {![dict exists $Follows $decision]} {
        return ""
    }
    set n [$moment lastAction]
    while {$n > 0 && [lindex [$moment line $n] 0] eq "chance"} {
        incr n -1
    }
    # A unit straggles, a bridge burns, by the deed that asked for the dice.
    if {$n == 0 || $decision in {straggle burn}
            && [lindex [$moment line $n] 1] ne $decision} {
        return ""
    }
    set from [expr {max(0, [$moment length] - 6)}]
    foreach event [lreverse [$moment events $from]] {
        if {[dict get $event what] in [dict get $Follows $decision]} {
            return [lindex [::wargame::borodino::record lines \
                    [list $event] $presenter] 0]
        }
    }
    return ""
}

# Subject --
#
#       What an action is a choice of: a unit, a place, a bridge, a side's bid.
proc ::wargame::borodino::cards::Subject {action presenter} {
    lassign $action verb first second
    if {$verb eq "burn"} {
        return [list $first $second]
    } elseif {[[$presenter reader] isUnit $first] || [[$presenter reader] \
            isPlace $first]
            || $first in {french russian}} {
        return $first
    }
    return ""
}

# Row --
#
#       A subject and its buttons.  The last element is only for sorting.
proc ::wargame::borodino::cards::Row {view decision subject actions prices
        presenter} {
    set first [lindex $subject 0]
    set row [dict create title "" line "" state ""]
    if {[[$presenter reader] isUnit $first]} {
        set slot [[$presenter reader] slotOf $view $first]
        if {$slot >= 0} {
            set row [unit $view $slot $presenter]
        }
        dict set row focus $first
        if {$decision eq "enter"} {
            set row [Corps $view $slot $row $presenter]
        }
    } elseif {$decision eq "burn"} {
        set row [Bridge $view $subject $presenter]
    } elseif {[[$presenter reader] isPlace $first]} {
        dict set row title [[$presenter words] placeName $first]
        dict set row line [Strengths $view $first $presenter]
        dict set row focus $first
    } else {
        dict set row focus $first
        dict set row title [::wargame::base::say borodino.card.bid \
                [[$presenter words] sideName $first]]
    }
    dict set row choices [lmap action $actions {
        dict create action $action style "" \
            label [[$presenter prices] priced $prices $action \
                    [Label $action $presenter]] \
            harm [expr {$decision eq "burn"
                || [::wargame::present::priceHarm $prices $action]}]
    }]
    set order [expr {[dict exists $row place] ? [dict get $row place] : ""}]
    dict set row order "$order [dict get $row title]"
    return $row
}

proc ::wargame::borodino::cards::Label {action presenter} {
    # What follows the subject; of a place alone, the place.
    lassign $action verb
    set words [lrange $action 2 end]
    if {$words eq ""} {
        set words [lrange $action 1 end]
    }
    return [::wargame::base::say borodino.card.verb.$verb {*}[lmap word $words {
        expr {[[$presenter reader] isPlace $word] ? \
                [[$presenter words] placeName $word]
            : [[$presenter reader] isUnit $word] ? \
                    [[$presenter words] unitName $word] : $word}
    }]]
}

# unit --
#
#       See above.
proc ::wargame::borodino::cards::unit {view slot presenter} {
    set row [[$presenter reader] row $view $slot]
    set number [[$presenter reader] number [[$presenter reader] at $view $slot]]
    return [dict create key [dict get $row key] \
        faces [list [[$presenter look] face $view $slot]] \
        title [::wargame::borodino::battle name $row] state "" line "" \
        strength [dict get $row strength] \
        step [[$presenter reader] state $view $slot] \
        place [PlaceName $number $presenter] area $number \
        guard [dict get $row guard]]
}

proc ::wargame::borodino::cards::PlaceName {number presenter} {
    set key [[$presenter reader] placeKey $number]
    return [expr {[[$presenter reader] isArea $key]
        ? [[$presenter words] placeName $key] : ""}]
}

# Corps --
#
#       Of a corps that may enter: all its blocks.
proc ::wargame::borodino::cards::Corps {view slot row presenter} {
    set reader [$presenter reader]
    set place [$reader at $view $slot]
    set corps [lindex [dict get $view unit.corps] $slot]
    set faces [dict get $row faces]
    foreach other [lsearch -all -exact [dict get $view unit.corps] $corps] {
        if {$other != $slot && [$reader sideOf $other] == [$reader sideOf $slot]
                && [$reader at $view $other] eq $place} {
            lappend faces [[$presenter look] face $view $other]
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

# Bridge --
#
#       Is it sure to burn?  (7.4)
proc ::wargame::borodino::cards::Bridge {view ends presenter} {
    set side [expr {[dict get $view side] eq "1"}]
    set held 0
    foreach key $ends {
        incr held [expr {
            [llength [[$presenter reader] slotsAt $view $key $side]] > 0}]
    }
    lassign $ends from to
    return [dict create focus $from places $ends \
        state [expr {$held > 1 ? "good" : "warn"}] \
        title [::wargame::base::say borodino.card.bridge \
        [[$presenter words] placeName $from] \
            [[$presenter words] placeName $to]] \
        line [::wargame::base::say borodino.card.burn.[expr {
            $held > 1 ? "sure" : "die"}]]]
}

# Strengths --
#
#       How many blocks of each side are there.
proc ::wargame::borodino::cards::Strengths {view key presenter} {
    set counts [lmap side {0 1} {
        llength [[$presenter reader] slotsAt $view $key $side]
    }]
    return [::wargame::base::say borodino.card.against {*}$counts]
}

# Sections --
#
#       Rows with a heading for each area, where they stand in several.
proc ::wargame::borodino::cards::Sections {view decision side rows presenter} {
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
                        {*}[Pins $view $side [dict get $row area] $presenter]]
            }
            lappend all [dict create section $heading]
        }
        lappend all [dict remove $row order place area key strength step guard]
    }
    return $all
}

# Pins --
#
#       Attackers in an area, and how many units are pinned already.
proc ::wargame::borodino::cards::Pins {view side area presenter} {
    set reader [$presenter reader]
    lassign {0 0} attackers pinned
    foreach slot [$reader slotsAt $view [$reader placeKey $area]] {
        if {[$reader sideOf $slot] != $side} {
            incr attackers
        } elseif {[lindex [dict get $view unit.pinned] $slot]} {
            incr pinned
        }
    }
    return [list $attackers $pinned]
}
