# panels.tcl --
#
#       La Bataille de la Moskowa: the clock, and what is said of a hex.

need base/words present/panels

namespace eval ::wargame::moskowa {
    # By these a message is written to another commander.
    variable Writes {write cede cede_division}
    # What both may look on at: all that is hidden is what units have lost.
    variable Open {
        target firers losses attempt declare defender attackers evasion leader
        defending_leader retreat advance evading
    }
}

if {![info object isa class ::wargame::moskowa::Panels]} {
    oo::class create ::wargame::moskowa::Panels {
        superclass ::wargame::present::Panels
    }
}

oo::define ::wargame::moskowa::Panels {
    variable Roster Words Reader Commanders Cards Ledger

    method letters {} {
        return {
            fire f      charge b    hold l      retreat r
            evade r     lose x      square s    regroup g
        }
    }

    method clock {moment} {
        # The hours about the present one, and the phases of the sequence.
        set view [$moment view]
        set now [dict get $view clock]
        set turns [$moment query hours]
        set at [lsearch -exact -integer [lmap turn $turns {
            dict get $turn clock
        }] $now]
        set first [expr {max(0, min($at - 4, [llength $turns] - 12))}]
        set hours [lmap turn [lrange $turns $first $first+11] {
            set clock [dict get $turn clock]
            list [$Words hour $clock] [expr {$clock == $now}] \
                    [expr {[dict get $turn night] ? "night" : "day"}]
        }]
        return [dict create day [$Words sideName [dict get $view phasing]] \
                hours $hours phases [my Phases $moment]]
    }

    method together {moment} {
        # The dice of a fire or melee phase, too, whoever sat here before.
        return [expr {[my looksFirst $moment] || [$moment side] eq "chance"
            && [regexp {^(fire|melee)\.} [$Cards run $moment]]}]
    }

    method ordersFirst {} {
        return 1
    }

    method looksFirst {moment} {
        # At what its own have lost.  A charge that is declared is known to both
        # until it is done.
        return [expr {[$moment decision] in $::wargame::moskowa::Open
            || [$moment decision] eq "step"
                && [dict get [$moment view] charged] >= 0}]
    }

    method goesOn {moment} {
        # In its movement, charges and the fire of squares with it, which is
        # nobody's choice: the enemy reads of it afterwards.
        set view [$moment view]
        return [expr {"movement" in [dict get $view stage]
            ? [dict get $view phasing] : ""}]
    }

    method panel {moment} {
        return [expr {[$moment side] eq "nobody" ? "victory"
            : [$Cards has $moment] || [$moment side] eq "chance"
                && [$Cards run $moment] ne "" ? "aside" : ""}]
    }

    method pastPanel {moment} {
        # What dice do is shown to all, and the card stays between them.
        return [expr {[$moment side] in {chance nobody}
            ? [my panel $moment] : ""}]
    }

    method formations {piece} {
        # Its corps, and the division, where it has one.
        set row [dict get $Roster $piece]
        set division [dict get $row division]
        return [list [$Words corpsName $row] \
            {*}[expr {$division eq "" ? {} : [list [string toupper $division 0 \
                0]]}]]
    }

    method score {moment} {
        return [$Ledger score $moment]
    }

    method trackItem {moment words} {
        # Not the other pages, for which all events are read.
        return [$Ledger scorePage $moment]
    }

    method hasLedger {} {
        return 1
    }

    method ledger {moment} {
        return [$Ledger pages $moment]
    }

    method account {events} {
        return [$Ledger account $events]
    }

    method inspect {moment place} {
        set view [$moment view]
        set parts [list [list heading [$Words placeName $place]] \
                [list soft [$Words ground $place]]]
        set stack [$moment query "hex [$Reader number $place]"]
        if {[dict size $stack]} {
            # Stacking.4: one alone may be more.
            lappend parts [list soft [::wargame::base::say [expr {
                    [dict get $stack alone] ? "moskowa.stacking.alone"
                        : "moskowa.stacking"}] \
                    [dict get $stack points] [dict get $stack limit]]]
        }
        set slots [$Reader slotsAt $view $place]
        set told [$Reader told $moment]
        # From the top.
        set deep [lmap slot $slots { list [dict get $told $slot depth] $slot }]
        foreach numbered [lsort -integer -decreasing -index 0 $deep] {
            set slot [lindex $numbered 1]
            lappend parts [list line [::wargame::base::sayApart [list \
                    [$Words unitTold $moment $slot] \
                    {*}[$Commanders under $moment [$Reader row $view $slot]]]]]
            set worth [$Words worthTold $moment $slot]
            if {$worth ne ""} {
                lappend parts [list soft $worth]
            }
        }
        return $parts
    }

    method mainDeed {actions} {
        # A charge that is declared: nothing is done with until it is ridden.
        return [expr {"charge" in $actions ? "charge" : ""}]
    }

    method writes {action} {
        set words [lassign $action verb]
        if {$verb ni $::wargame::moskowa::Writes} {
            return ""
        }
        return [::wargame::base::say desk.write \
                [$Words unitName [lindex $words end]]]
    }

    method hasCome {moment} {
        return [expr {[$moment decision] eq "answer"}]
    }

    method isQuiet {action {all {}}} {
        # In the movement phase a step is where a counter is put, and who is put
        # down need not be told before another is taken up.
        return [expr {[lindex $action 0] in {step put}
            && (![llength $all] || "done" in $all)}]
    }
}
