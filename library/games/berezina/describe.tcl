# describe.tcl --
#
#       Napoleon at the Berezina in sentences: what stands before the places.

need base/words games/berezina

oo::define ::wargame::Skin_berezina {
    variable Asked

    method Preamble {match viewer view} {
        set lines [list [my When [expr {max(1, [dict get $view turn])}]]]
        set track [dict get $view track]
        lappend lines \
                [expr {$track == 0 ? [::wargame::base::say berezina.state.start]
            : [::wargame::base::say berezina.state.morale $track]}]
        lappend lines [::wargame::base::say berezina.state.points \
                [$match score $viewer 0] [::wargame::base::say \
                    berezina.level.[$match query $viewer level]]]
        if {[dict get $view exit] >= 0} {
            lappend lines [::wargame::base::say berezina.state.exit \
                    [my placeName \
                    [lindex [my OfMap exit] [dict get $view exit] 0]]]
        }
        return [concat $lines [my BridgesTold $match $viewer]]
    }

    method BridgesTold {match viewer} {
        # Those that have been begun.
        set told {}
        foreach ford [my OfMap ford] {first second} [$match query $viewer \
                bridges] {
            foreach bridge [list $first $second] {
                lassign $bridge - number east west left - - crossed
                set words [list [my placeName [lindex $ford 2]] $number]
                if {$east == $::wargame::berezina::Finis} {
                    lappend told [::wargame::base::say berezina.state.finis \
                            {*}$words $crossed [expr {$left + $crossed}]]
                } elseif {$east + $west > 0} {
                    lappend told [::wargame::base::say berezina.state.bridge \
                            {*}$words {*}[lmap half [list $east $west] {
                                ::wargame::base::say berezina.half.$half
                            }]]
                }
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
            ? [list [::wargame::base::say berezina.rated \
                [my Letter [dict get $worth rating]]]] : {}}]
    }

    method BlockTold {view slot} {
        return [my Title $slot $view]
    }

    method describePlace {view place} {
        # Who has not come yet: names, a sentence for each command.
        if {$place ne "waiting"} {
            return [next $view $place]
        }
        set commands [dict create]
        foreach slot [concat [my SlotsAt $view $place 0] \
                [my SlotsAt $view $place 1]] {
            set row [my Row $view $slot]
            if {$row ne "" && [dict get $row kind] ne "rabble"} {
                dict lappend commands [dict get $row corps] \
                        [my unitName [dict get $row key]]
            }
        }
        return [lmap {corps names} $commands {
            ::wargame::base::say words.place [my placeName $place] \
                    ", [::wargame::base::say berezina.corps.$corps]" \
                    [join $names "; "]
        }]
    }
}
