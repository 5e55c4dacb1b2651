# words.tcl --
#
#       Napoleon at the Berezina: what places, units and commands are called,
#       and a unit in a few words.

need base/words present/piece-words games/berezina games/berezina/bridges \
        games/berezina/ground \
        games/berezina/steps

if {![info object isa class ::wargame::berezina::Words]} {
    oo::class create ::wargame::berezina::Words {
        superclass ::wargame::present::PieceWords
    }
}

oo::define ::wargame::berezina::Words {
    variable Roster Reader Landmarks

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
        return [::wargame::base::say berezina.at.$kind [my MapName $name] $key]
    }

    method MapName {name} {
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

    method pieceTitle {slot view {rated {}}} {
        # A unit in a tooltip; RATED: what is said of its rating, in a list.
        set row [$Reader row $view $slot]
        set name [my unitName [$Reader keyIn $view $slot]]
        if {$row eq "" || [dict get $row kind] eq "rabble"} {
            return $name
        }
        set told \
                [list \
                [::wargame::base::say berezina.kind.[dict get $row kind]] \
                [::wargame::base::say berezina.corps.[dict get $row corps]] \
                {*}[my Worth $view $slot $rated] {*}[my Worries $view $slot]]
        return [::wargame::base::say berezina.told $name [join $told ", "]]
    }

    method Worth {view slot rated} {
        # What a unit has left, in a few words.
        if {[dict get [$Reader row $view $slot] kind] eq "leader"} {
            return [list [::wargame::base::say berezina.bonus \
                    +[dict get [$Reader row $view $slot] bonus]]]
        }
        set told $rated
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

    method crowds {crowds} {
        # As the query has them.
        return [::wargame::base::sayList [lmap crowd $crowds {
            ::wargame::base::say berezina.crowd \
                    [my placeName [dict get $crowd hex]] [dict get $crowd count]
        }]]
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
