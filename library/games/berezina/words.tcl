# words.tcl --
#
#       Napoleon at the Berezina: what places, units, commands and turns are
#       called, a unit in a few words, and the position in sentences.

need base/words present/piece-words games/berezina games/berezina/bridges \
        games/berezina/ground \
        games/berezina/steps

if {![info object isa class ::wargame::berezina::Words]} {
    oo::class create ::wargame::berezina::Words {
        superclass ::wargame::present::PieceWords
    }
}

oo::define ::wargame::berezina::Words {
    variable Roster Calendar Reader LogLines Prompts Landmarks Asked

    method Played {event} {
        return [$LogLines line $event]
    }

    method title {moment} {
        return [$Prompts title $moment]
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
                    [my placeName \
                    [lindex [$Reader ofMap exit] [dict get $view exit] 0]]]
        }
        return [concat $lines [my BridgesTold $moment]]
    }

    method BridgesTold {moment} {
        # Those that have been begun.
        set told {}
        foreach ford [$Reader ofMap ford] {first second} [$moment query \
                bridges] {
            foreach bridge [list $first $second] {
                lassign $bridge - number east west left - - crossed
                set words [list [my placeName [lindex $ford 2]] $number]
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
        return [my pieceTitle $slot $view]
    }

    method describePlace {view place} {
        # Who has not come yet: names, a sentence for each command.
        if {$place ne "waiting"} {
            return [next $view $place]
        }
        set commands [dict create]
        foreach slot [concat [$Reader slotsAt $view $place 0] \
                [$Reader slotsAt $view $place 1]] {
            set row [$Reader row $view $slot]
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

    # ---- places and units ----

    method placeName {key} {
        # A town, a ford or a way out of the map, with its number; else that.
        lassign [::wargame::berezina::edge $key] kind hex
        if {$kind ne ""} {
            return [::wargame::base::say berezina.table.$kind \
                    [my placeName $hex]]
        }
        if {![info exists Landmarks]} {
            my ReadLandmarks
        }
        if {![dict exists $Landmarks $key]} {
            return [next $key]
        }
        lassign [dict get $Landmarks $key] kind name
        return [::wargame::base::say berezina.at.$kind [my mapName $name] $key]
    }

    method mapName {name} {
        # As it is painted on the map.
        return [::wargame::base::nameOf berezina caption \
                [dict create name $name key [string tolower $name]]]
    }

    method ReadLandmarks {} {
        set Landmarks [dict create]
        foreach kind {entry exit} {
            foreach row [$Reader ofMap $kind] {
                lassign $row hex name
                dict set Landmarks $hex [list way $name]
            }
        }
        foreach kind {ford town} {
            foreach row [$Reader ofMap $kind] {
                foreach hex [lassign $row name] {
                    dict set Landmarks $hex [list $kind $name]
                }
            }
        }
    }

    method unitName {key} {
        # The French divisions are better known by their generals.
        set name [next $key]
        if {![dict exists $Roster $key] || [dict get $Roster $key side] != 0
                || [dict get $Roster $key commander] eq ""} {
            return $name
        }
        return [::wargame::base::say berezina.named $name \
                [::wargame::base::generalOf berezina [dict get $Roster $key]]]
    }

    method corpsName {corps} {
        return [::wargame::base::say berezina.corps.$corps]
    }

    method box {number} {
        # Of the Russian Morale Track.
        return [expr {$number == 0 ? [::wargame::base::say berezina.start]
            : $number}]
    }

    method pieceTitle {slot view} {
        # A unit in a tooltip.
        set row [$Reader row $view $slot]
        set name [my unitName [$Reader keyIn $view $slot]]
        if {$row eq "" || [dict get $row kind] eq "rabble"} {
            return $name
        }
        set told \
                [list \
                [::wargame::base::say berezina.kind.[dict get $row kind]] \
                [::wargame::base::say berezina.corps.[dict get $row corps]] \
                {*}[my Worth $view $slot] {*}[my Worries $view $slot]]
        return [::wargame::base::say berezina.told $name [join $told ", "]]
    }

    method Worth {view slot} {
        # What a unit has left, in a few words.
        if {[dict get [$Reader row $view $slot] kind] eq "leader"} {
            return [list [::wargame::base::say berezina.bonus \
                    +[dict get [$Reader row $view $slot] bonus]]]
        }
        set told [my Rated $slot]
        lappend told [::wargame::base::sayCount berezina.steps \
                [::wargame::berezina::steps left \
                    [$Reader of $view losses $slot]]]
        if {[lindex [dict get $view unit.treasure] $slot] > 0} {
            lappend told [::wargame::base::say berezina.marked.treasure]
        }
        return $told
    }

    method Worries {view slot} {
        return [lmap mark [$Reader marks $view $slot] {
            if {![::wargame::base::said berezina.marked.$mark]} continue
            ::wargame::base::say berezina.marked.$mark
        }]
    }

    method valueNamed {amendment n} {
        # Actions have the numbers of enumerations.
        set said [switch -- $amendment {
            bridge {
                set half [lindex $::wargame::berezina::Halves $n]
                ::wargame::base::say berezina.half.$half
            }
            frost {
                set frost [lindex $::wargame::berezina::Frosts $n]
                ::wargame::base::say berezina.frost.$frost
            }
            moved - released - treasure { ::wargame::base::say umpire.yes.$n }
        }]
        return [expr {$said eq "" ? $n
            : [::wargame::base::say umpire.value $n $said]}]
    }

    method phase {moment} {
        return [::wargame::base::say \
                berezina.phase.[dict get [$moment view] phase]]
    }

    method victory {moment} {
        return [::wargame::base::say berezina.level.[[$moment as public] query \
                level]]
    }

    method crowds {crowds} {
        # As the query has them.
        return [join [lmap crowd $crowds {
            lassign $crowd hex count
            ::wargame::base::say berezina.crowd [my placeName $hex] $count
        }] ", "]
    }

    method label {action} {
        # Bridge 0 is the causeway; who decides is a number.
        lassign $action verb first second
        if {$verb eq "build" && $second == 0} {
            return [::wargame::base::say berezina.verb.build.0 \
                    [my unitName $first]]
        } elseif {$verb eq "decide"} {
            return [::wargame::base::say berezina.verb.decide.$first]
        }
        return [next $action]
    }

    method exitName {view} {
        # The road that was chosen, or "".
        set exit [dict get $view exit]
        return [expr {$exit < 0 ? ""
            : [my placeName [lindex [$Reader ofMap exit] $exit 0]]}]
    }

    method reason {reason} {
        # Why a Russian moved.
        return [::wargame::base::say berezina.by.$reason]
    }
}
