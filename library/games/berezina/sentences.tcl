# sentences.tcl --
#
#       Napoleon at the Berezina: the position in sentences; what is asked is in
#       prompts.tcl, events in log-lines.tcl.

need base/words present/piece-sentences games/berezina games/berezina/bridges

if {![info object isa class ::wargame::berezina::Sentences]} {
    oo::class create ::wargame::berezina::Sentences {
        superclass ::wargame::present::PieceSentences
    }
}

oo::define ::wargame::berezina::Sentences {
    variable Reader Words Calendar LogLines Prompts Asked

    method Played {event} {
        return [$LogLines line $event]
    }

    method title {moment} {
        set side [$moment side]
        if {$side in {0 1} && [$moment decision] eq "equals"} {
            return [::wargame::base::say berezina.heading.equals]
        } elseif {[list $side [$Reader phase [$moment view]]] in {
            {0 french_movement} {1 russian_movement}
        }} {
            # The phase says whose it is.
            return [my phase $moment]
        }
        return [my InPhase $moment]
    }

    method prompt {moment} {
        return [$Prompts prompt $moment]
    }

    method Preamble {moment} {
        set view [$moment view]
        set lines [list [$Calendar when [expr {max(1, [dict get $view turn])}]]]
        set track [dict get $view track]
        lappend lines \
                [expr {$track == 0 ? [::wargame::base::say berezina.state.start]
            : [::wargame::base::say berezina.state.morale $track]}]
        lappend lines [::wargame::base::say berezina.state.points \
                [$moment score 0] [::wargame::base::say \
                    berezina.level.[$moment query level]]]
        if {[dict get $view exit] >= 0} {
            lappend lines [::wargame::base::say berezina.state.exit \
                    [$Words placeName \
                    [lindex [$Reader ofMap exit] [dict get $view exit] 0]]]
        }
        return [concat $lines [my BridgesTold $moment]]
    }

    method BridgesTold {moment} {
        # Those that have been begun.
        set told {}
        foreach ford [$Reader ofMap ford] {first second} [$moment query \
                bridges] {
            set place [$Words placeName [lindex $ford 2]]
            foreach bridge [list $first $second] {
                dict with bridge {}
                set words [list $place $number]
                if {$east eq "finis"} {
                    lappend told [::wargame::base::say berezina.state.finis \
                            {*}$words $crossed [expr {$left + $crossed}]]
                } elseif {[::wargame::berezina::isBegun $bridge]} {
                    lappend told [::wargame::base::say berezina.state.bridge \
                            {*}$words {*}[lmap half [list $east $west] {
                                ::wargame::base::say berezina.half.$half
                            }]]
                }
            }
        }
        return $told
    }

    method describe {moment} {
        # What a unit is worth now only the rules know.
        set Asked [list $moment query]
        try {
            return [next $moment]
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
                [dict get $worth rating]]] : {}}]
    }

    method BlockTold {view slot} {
        return [$Words pieceTitle $slot $view [my Rated $slot]]
    }

    method describePlace {moment place} {
        # Who has not come yet: names, a sentence for each command.
        if {$place ne "waiting"} {
            return [next $moment $place]
        }
        set view [$moment view]
        set commands [dict create]
        foreach slot [concat [$Reader slotsAt $view $place 0] \
                [$Reader slotsAt $view $place 1]] {
            set row [$Reader row $view $slot]
            if {$row ne "" && [dict get $row kind] ne "rabble"} {
                dict lappend commands [dict get $row corps] \
                        [$Words unitName [dict get $row key]]
            }
        }
        return [lmap {corps names} $commands {
            ::wargame::base::say words.place [$Words placeName $place] \
                    ", [::wargame::base::say berezina.corps.$corps]" \
                    [::wargame::base::sayApart $names]
        }]
    }

    method phase {moment} {
        return [$Prompts phase $moment]
    }

    method victory {moment} {
        return [::wargame::base::say berezina.level.[[$moment as public] query \
                level]]
    }
}
