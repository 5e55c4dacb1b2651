# waiting-ways.tcl --
#
#       Of several ways in which a piece that waits may come to one place.
#
#   waitingWays sorted WAITING PIECES PLACE DECISIONS   sorts pieces: those that
#                                  go in an earlier one of DECISIONS first, for
#                                  they leave less room to the others; with one
#                                  way first: what is done for them may serve
#                                  the others
#   waitingWays told PRESENTER WHAT   words of a way in a menu, with its price
#   waitingWays asked PRESENTER PIECE BYPLACE   the sentence that the held PIECE
#                                  can be sent to go after Done, and what is
#                                  done first by choosing any place; "" where it
#                                  need not wait: BYPLACE of multi-step.tcl
#   waitingWays goes PRESENTER PIECE PLACE ?WAS?   the sentence that it goes to
#                                  PLACE after Done, and no longer to WAS; ""
#                                  for no PLACE
#   waitingWays caption PRESENTER WHAT   what is said at the place: what is done
#                                  first in each way there, or that it goes
#                                  after Done, and its price
#   waitingWays orderedBy PRESENTER WHAT   a list: the piece that has to do
#                                  something first, if there is one
#   waitingWays begun PRESENTER MOMENT FROM   sentences: what was done since
#                                  action FROM
#   waitingWays sent PRESENTER BOARD MOMENT FROM WHAT GOES   shows on the BOARD
#                                  who has done something first, since FROM;
#                                  that, how it is changed, and GOES, in words
#   waitingWays lines MOVES BOARD READER VIEW   their lines on the map
#   waitingWays marked TOKENS READER VIEWER CHOICES   tokens of the map, with
#                                  `later` of the viewer's own that go nowhere
#                                  now: what such a one can do, it does where it
#                                  stands

need base/words match/choices

namespace eval ::wargame::seat::waitingWays {
    namespace export sorted told asked goes caption orderedBy begun sent \
            lines marked
    namespace ensemble create
}

proc ::wargame::seat::waitingWays::sorted {waiting pieces place decisions} {
    set rows [lmap piece $pieces {
        set what [$waiting places $piece]
        lassign {0 0} several when
        if {[dict exists $what $place]} {
            set several [llength [dict get $what $place others]]
            set when [lsearch -exact $decisions [dict get $what $place asked]]
        }
        list $piece [expr {$several > 0}] $when
    }]
    return [lmap row [lsort -integer -index 2 [lsort -integer -index 1 $rows]] {
        lindex $row 0
    }]
}

proc ::wargame::seat::waitingWays::told {presenter what} {
    # "Activate Murat (loses a step)".
    set first [dict get $what before]
    if {$first eq ""} {
        set first [lindex [dict get $what steps] 0]
    }
    return [[$presenter prices] priced [dict create $first [concat \
            [dict get $what cost] [dict get $what price]]] $first \
            [[$presenter words] label $first]]
}

proc ::wargame::seat::waitingWays::asked {presenter piece byPlace} {
    set waits [lmap steps [dict values $byPlace] {
        if {[lindex $steps 0] ne "wait"} continue
        lindex $steps 1
    }]
    if {![llength $waits]} {
        return ""
    }
    set name [[$presenter words] unitName $piece]
    set first [dict create]
    foreach what $waits {
        set before [BeforeAll $presenter $what]
        if {![llength $before]} {
            return [::wargame::base::say waiting.asked $name]
        }
        foreach label $before { dict set first $label 1 }
    }
    return [::wargame::base::say waiting.asked.first $name \
            [join [dict keys $first] " / "]]
}

proc ::wargame::seat::waitingWays::BeforeAll {presenter what} {
    # What is done first, in words; none if something can go without.
    set labels {}
    foreach way [linsert [dict get $what others] 0 $what] {
        if {[dict get $way before] eq ""} {
            return {}
        }
        lappend labels [[$presenter words] label [dict get $way before]]
    }
    return $labels
}

proc ::wargame::seat::waitingWays::goes {presenter piece place {was ""}} {
    if {$place eq ""} {
        return ""
    }
    set words [$presenter words]
    set names [list [$words unitName $piece] [$words placeName $place]]
    if {$was in [list "" $place]} {
        return [::wargame::base::say waiting.goes {*}$names]
    }
    return [::wargame::base::say waiting.instead {*}$names \
            [$words placeName $was]]
}

proc ::wargame::seat::waitingWays::caption {presenter what} {
    set first [dict create]
    foreach way [linsert [dict get $what others] 0 $what] {
        if {[dict get $way before] ne ""} {
            dict set first [[$presenter words] label [dict get $way before]] 1
        }
    }
    set said [list [expr {[dict size $first] ? [join [dict keys $first] " / "]
        : [::wargame::base::say waiting.after]}]]
    if {[llength [dict get $what price]]} {
        lappend said [[$presenter prices] told [dict get $what price]]
    }
    return [join $said \n]
}

proc ::wargame::seat::waitingWays::orderedBy {presenter what} {
    set piece [lindex [dict get $what before] 1]
    return [expr {[[$presenter reader] isUnit $piece] ? [list $piece] : {}}]
}

proc ::wargame::seat::waitingWays::begun {presenter moment from} {
    if {[$moment length] == $from} {
        return {}
    }
    return [lmap event [$moment events [expr {$from + 1}]] {
        [$presenter sentences] eventText $event
    }]
}

proc ::wargame::seat::waitingWays::sent {presenter board moment from what
        goes} {
    set begun [begun $presenter $moment $from]
    if {![llength $begun]} {
        return $goes
    }
    if {$board ne ""} {
        $board flash [orderedBy $presenter $what]
    }
    return [::wargame::base::sayApart [list [::wargame::base::say \
            waiting.begun [::wargame::base::sayApart $begun]] $goes]]
}

proc ::wargame::seat::waitingWays::lines {moves board reader view} {
    set lines {}
    foreach move $moves {
        lassign $move piece steps
        set way [$board middles [list [$reader placeOf $view $piece] \
                {*}[lmap step $steps { lindex $step 2 }]]]
        if {[llength $way] > 2} {
            lappend lines $way
        }
    }
    return $lines
}

proc ::wargame::seat::waitingWays::marked {tokens reader viewer choices} {
    return [lmap token $tokens {
        set id [dict get $token id]
        set part [::wargame::match::choices of $choices $id]
        dict replace $token later [expr {![dict size [dict get $part to]]
            && ![llength [dict get $part other]] && [$reader isUnit $id]
            && [$reader ownedBy $id $viewer]}]
    }]
}
