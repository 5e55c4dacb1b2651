# describe.tcl --
#
#       Napoleon at the Berezina in sentences: what stands before the places.

oo::define ::wargame::Skin_berezina {
    variable Asked

    method Preamble {match viewer view} {
        set lines [list [my When [expr {max(1, [dict get $view turn])}]]]
        set track [dict get $view track]
        lappend lines [expr {$track == 0 ? [::wargame::say berezina.state.start]
            : [::wargame::say berezina.state.morale $track]}]
        lappend lines [::wargame::say berezina.state.points \
                [$match score $viewer 0] [::wargame::say \
                    berezina.level.[$match query $viewer level]]]
        if {[dict get $view exit] >= 0} {
            lappend lines [::wargame::say berezina.state.exit [my placeName \
                    [lindex [my OfMap exit] [dict get $view exit] 0]]]
        }
        return [concat $lines [my BridgesTold $view]]
    }

    method BridgesTold {view} {
        # Those that have been begun.
        set told {}
        set n 0
        foreach ford [my OfMap ford] {
            foreach bridge {1 2} {
                set halves [lmap half {east west} {
                    lindex [dict get $view bridge.$half] $n
                }]
                set words [list [my placeName [lindex $ford 2]] $bridge]
                if {$halves eq {4 4}} {
                    lappend told [::wargame::say berezina.state.finis \
                            {*}$words [lindex [dict get $view \
                                bridge.crossed] $n]]
                } elseif {$halves ne {0 0}} {
                    lappend told [::wargame::say berezina.state.bridge \
                            {*}$words {*}[lmap half $halves {
                                ::wargame::say berezina.half.$half
                            }]]
                }
                incr n
            }
        }
        return $told
    }

    method describe {match viewer} {
        # What a unit is worth now only the rules know.
        set Asked [list $match query $viewer]
        try {
            return [next $match $viewer]
        } finally {
            unset Asked
        }
    }

    method Rated {slot} {
        # Its rating, in a list, if somebody can be asked.
        set worth [expr {[info exists Asked]
            ? [{*}$Asked "unit $slot"] : {}}]
        return [expr {[dict exists $worth rating]
            ? [list [::wargame::say berezina.rated \
                [my Letter [dict get $worth rating]]]] : {}}]
    }

    method BlockTold {view slot} {
        return [my Title $slot $view]
    }
}
