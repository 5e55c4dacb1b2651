# rules-find.tcl --
#
#       Finds words in a rulebook that stands in a text widget, and marks them.
#
#   set finder [::wargame::rules::RulesFinder new TEXT SEENCMD]
#       read STARTS        the text is another; STARTS as of RulesSetter
#       find WORDS         marks them all -> {COUNT KEYS}: how many there are,
#                          and in which paragraphs
#       hit STEP           to the next hit, or with -1 the one before; 0 is the
#                          first from here on -> its number, from 1; or 0
#       hits               how many
#
#   SEENCMD is called with where a hit is and the key of its paragraph: it is to
#   be seen.

need look/theme rules/rulebook

if {![info object isa class ::wargame::rules::RulesFinder]} {
    oo::class create ::wargame::rules::RulesFinder
}

oo::define ::wargame::rules::RulesFinder {
    variable Text SeenCmd Starts Folded Hits Hit Long

    constructor {text seenCmd} {
        set Text $text
        set SeenCmd $seenCmd
        set Hits {}
        set theme ::wargame::look::theme
        $Text tag configure hit -background [$theme color glow]
        $Text tag configure hitHere -background [$theme color goldDark] \
                -foreground [$theme color paperLift]
    }

    method read {starts} {
        set Starts $starts
        set Hits {}
        set Hit -1
        set Folded [::wargame::rules::rulebook fold [$Text get 1.0 end]]
    }

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
        {*}$SeenCmd $from [lindex [my Holding [list $from]] 0]
        return [expr {$Hit + 1}]
    }

    method hits {} {
        return [llength $Hits]
    }
}
