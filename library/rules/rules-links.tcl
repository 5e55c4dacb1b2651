# rules-links.tcl --
#
#       The links of a rulebook, gone through with keys.
#
#   set links [::wargame::rules::RulesLinks new TEXT PICKCMD]
#       to STEP            marks the next link in sight, or with -1 the one
#                          before -> is there one?
#       pick               calls PICKCMD with the key of the marked one, if any
#
#   Links are marked in TEXT as RulesSetter does it.

need look/theme

if {![info object isa class ::wargame::rules::RulesLinks]} {
    oo::class create ::wargame::rules::RulesLinks
}

oo::define ::wargame::rules::RulesLinks {
    variable Text PickCmd

    constructor {text pickCmd} {
        set Text $text
        set PickCmd $pickCmd
        $Text tag configure linkHere -underline 1 \
                -background [::wargame::look::theme color gold]
    }

    method to {step} {
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
