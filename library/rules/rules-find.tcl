# rules-find.tcl --
#
#       What is looked for on a RulesPage: words, and links by keys.

need rules/rulebook

oo::define ::wargame::rules::RulesPage {
    # ---- words to be found ----

    method find {words} {
        set words [::wargame::rules::rulebook fold [string trim $words]]
        set Hits {}
        set Hit -1
        foreach tag {hit hitHere} {
            $Text tag remove $tag 1.0 end
        }
        set Long [string length $words]
        # One letter is everywhere.
        if {$Long > 1 || [string is digit -strict $words]} {
            set at 0
            while {[set at [string first $words $Folded $at]] >= 0} {
                set from [$Text index 1.0+${at}c]
                lappend Hits $from
                $Text tag add hit $from $from+${Long}c
                incr at $Long
            }
        }
        $Text tag raise hit
        $Text tag raise hitHere
        return [list [llength $Hits] [my Holding $Hits]]
    }

    method Holding {indices} {
        # The paragraphs in which these are, each once; both are in order.
        set keys {}
        set n 0
        foreach key [dict keys $Starts] next [lrange [dict values $Starts] \
                1 end] {
            set last $n
            while {$n < [llength $indices] && ($next eq "" || [$Text compare \
                    [lindex $indices $n] < $next])} {
                incr n
            }
            if {$n > $last} {
                lappend keys $key
            }
        }
        return $keys
    }

    method hit {step} {
        set count [llength $Hits]
        if {$count == 0} {
            return 0
        }
        if {$step == 0} {
            set Hit 0
            set top [$Text index @0,0]
            while {$Hit < $count - 1
                    && [$Text compare [lindex $Hits $Hit] < $top]} {
                incr Hit
            }
        } else {
            set Hit [expr {($Hit + $step) % $count}]
        }
        set from [lindex $Hits $Hit]
        $Text tag remove hitHere 1.0 end
        $Text tag add hitHere $from $from+${Long}c
        my Show $from
        return [expr {$Hit + 1}]
    }

    method hits {} {
        return [llength $Hits]
    }

    method Show {index} {
        # Not at the very edge; and one is in the paragraph where that is.
        if {[$Text dlineinfo $index] eq ""} {
            $Text yview "$index - 4 display lines"
        }
        $Text see $index
        set Top [$Text index @0,0]
        my Reach [lindex [my Holding [list $index]] 0]
    }

    # ---- links by keys ----

    method link {step} {
        # Among those that are in sight -> is there one?
        set range [$Text tag ranges linkHere]
        $Text tag remove linkHere 1.0 end
        set from [$Text index @0,0]
        set to [$Text index @[winfo width $Text],[winfo height $Text]]
        if {[llength $range] && [$Text compare [lindex $range 0] >= $from]
                && [$Text compare [lindex $range 0] <= $to]} {
            lassign $range first last
        } else {
            set first [expr {$step > 0 ? $from : $to}]
            set last $first
        }
        set found [expr {$step > 0 ? [$Text tag nextrange link $last $to]
            : [$Text tag prevrange link $first $from]}]
        if {[llength $found]} {
            $Text tag add linkHere {*}$found
        }
        return [llength $found]
    }

    method pick {} {
        set range [$Text tag ranges linkHere]
        if {[llength $range]} {
            foreach tag [$Text tag names [lindex $range 0]] {
                if {[string match to:* $tag]} {
                    {*}$PickCmd [string range $tag 3 end]
                    return
                }
            }
        }
    }
}
