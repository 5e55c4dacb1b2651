# rules-trail.tcl --
#
#       Where a reader has been: paragraphs, and which of them they are at.
#
#   set trail [::wargame::rules::RulesTrail new]
#       clear              forgets all: the reader was nowhere yet
#       add KEY            goes to KEY from here; what came after here is
#                          forgotten
#       here               the KEY one is at, or "" at first
#       has STEP           is there one after (1) or before (-1) it?
#       step STEP          goes there -> its KEY, or "" if there is none

if {![info object isa class ::wargame::rules::RulesTrail]} {
    oo::class create ::wargame::rules::RulesTrail
}

oo::define ::wargame::rules::RulesTrail {
    variable Keys At

    constructor {} {
        my clear
    }

    method clear {} {
        set Keys {}
        set At -1
    }

    method add {key} {
        set Keys [lrange $Keys 0 $At]
        lappend Keys $key
        incr At
    }

    method here {} {
        return [lindex $Keys $At]
    }

    method has {step} {
        set at [expr {$At + $step}]
        return [expr {$at >= 0 && $at < [llength $Keys]}]
    }

    method step {step} {
        if {![my has $step]} {
            return ""
        }
        incr At $step
        return [my here]
    }
}
