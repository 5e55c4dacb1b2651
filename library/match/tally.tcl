# tally.tcl --
#
#       How a match went, turn by turn, as one viewer may know it.
#
#   tally turns MATCH VIEWER PRESENTER
#                       a list of dictionaries, of each turn in its order and,
#                       last, of the present:
#       number          of the turn, from 1; 0 is before the first
#       n               actions when it began
#       name title      short, for an axis, and as the log says it; both "" of
#                       the present
#       points          of both sides, as far as the viewer can count them
#       told            the points in words
#       lost            strength lost since the first of these, of both sides;
#                       "" for what the viewer cannot know
#       fallen          pieces lost, of both sides, or ""
#   tally steps MATCH VIEWER PRESENTER TURNS
#                       the same of TURNS and of the shorter stretches in them,
#                       such as impulses, each with the name of its turn
#   tally losses TURNS  {lost VALUES} or, if of one side they are not known,
#                       {fallen VALUES}: {A B} of each turn; {} if of neither
#   tally viewer MATCH  who may look: all is open once a match is over

need base/words match/luck

namespace eval ::wargame::match::tally {
    namespace export turns steps losses viewer
    namespace ensemble create
}

proc ::wargame::match::tally::viewer {match} {
    return [expr {[$match side] eq "nobody" ? "umpire" : "public"}]
}

proc ::wargame::match::tally::steps {match viewer presenter turns} {
    # The last is the present.
    set marks {}
    set name ""
    set begun [lmap turn [lrange $turns 0 end-1] { dict get $turn n }]
    foreach event [::wargame::match::luck standing [$match events $viewer]] {
        set n [dict get $event n]
        if {[[$presenter events] isTurn $event]} {
            set name [[$presenter sentences] turnName $event]
        } elseif {[[$presenter events] isStep $event] && $n ni $begun
                && $n < [$match length]} {
            lappend marks [list $n $name]
        }
    }
    if {![llength $marks]} {
        return $turns
    }
    set left [FirstLeft $match $viewer $presenter [lindex $begun 0]]
    set steps [lmap mark $marks {
        Row $match $viewer $presenter $left 0 {*}$mark ""
    }]
    return [lsort -command {apply {{a b} {
        expr {[dict get $a n] - [dict get $b n]}
    }}} [concat $turns $steps]]
}

proc ::wargame::match::tally::FirstLeft {match viewer presenter n} {
    set then [$match at $n]
    set left [[$presenter reader] strengths [$then view $viewer]]
    $then destroy
    return $left
}

proc ::wargame::match::tally::turns {match viewer presenter} {
    set marks {}
    foreach event [::wargame::match::luck standing [$match events $viewer]] {
        if {[[$presenter events] isTurn $event]} {
            lappend marks [dict get $event n] [[$presenter sentences] turnName \
                    $event] \
                    [[$presenter sentences] event $event]
        }
    }
    # What came before the first turn, if there were none or dice fell.
    if {![llength $marks] || [Fought $match $viewer $presenter]} {
        set marks [list 0 [::wargame::base::say report.tick.start] \
                [::wargame::base::say report.before] {*}$marks]
        set number 0
    } else {
        set number 1
    }
    lappend marks [$match length] "" ""
    set first [FirstLeft $match $viewer $presenter [lindex $marks 0]]
    set turns {}
    foreach {n name title} $marks {
        lappend turns [Row $match $viewer $presenter $first $number $n $name \
                $title]
        incr number
    }
    return $turns
}

# Row --
#
#       How it stood after N actions; FIRST: the strengths at the first of all.
proc ::wargame::match::tally::Row {match viewer presenter first number n name
        title} {
    set then [$match at $n]
    set view [$then view $viewer]
    set row [dict create number $number n $n name $name \
        title $title points [lmap side {0 1} {
            $then score $viewer $side
        }] told [lmap side {0 1} {
            [$presenter sentences] score [$then moment $viewer] $side
        }] lost [lmap was $first now [[$presenter reader] strengths $view] {
            expr {$was eq "" || $now eq "" ? "" : $was - $now}
        }] fallen [[$presenter reader] fallen $view]]
    $then destroy
    return $row
}

# Fought --
#
#       Was there a fight before the first turn?
proc ::wargame::match::tally::Fought {match viewer presenter} {
    set fight [lindex [::wargame::match::luck fights $match $viewer \
            $presenter] 0]
    return [expr {[llength $fight] && [dict get $fight turn] == 0}]
}

proc ::wargame::match::tally::losses {turns} {
    foreach what {lost fallen} {
        set values [lmap turn $turns {dict get $turn $what}]
        if {[lsearch -exact [concat {*}$values] ""] < 0} {
            return [list $what $values]
        }
    }
    return {}
}
