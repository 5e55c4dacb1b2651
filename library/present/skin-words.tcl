# skin-words.tcl --
#
#       The position of a game of pieces in sentences.  A game says in
#       games/GAME/describe.tcl how they begin (Preamble), what is said
#       beside the name of a place (PlaceTold), and of a piece (BlockTold).

need base/words

oo::define ::wargame::present::PieceSkin {
    method describe {match viewer} {
        set view [$match view $viewer]
        set about [$match about]
        set lines [list [::wargame::base::say words.title \
                [::wargame::base::say $Game.title] [::wargame::base::say \
                    $Game.scenario.[dict get $about scenario]] \
                [my Onlooker $viewer]] \
            {*}[my Preamble $match $viewer $view] \
            [my asked $match $view] ""]
        foreach place $PlaceKeys {
            lappend lines {*}[my describePlace $view $place]
        }
        return $lines
    }

    method find {match view text} {
        # Of places, also those where nobody is; of pieces, where they are.
        set text [string tolower $text]
        set found [dict create]
        foreach place $PlaceKeys {
            if {[string first $text \
                    [string tolower [my placeName $place]]] >= 0} {
                dict set found $place [::wargame::base::say words.empty \
                        [my placeName $place]]
            }
        }
        foreach key [dict keys $Roster] {
            set place [my placeOf $view $key]
            if {$place ne "" && [string first $text \
                    [string tolower [my unitName $key]]] >= 0} {
                dict set found $place ""
            }
        }
        return [lmap place [dict keys $found] {
            set said [lindex [my describePlace $view $place] 0]
            expr {$said eq "" ? [dict get $found $place] : $said}
        }]
    }

    method describePlace {view place} {
        # A sentence, in a list; none of a place where nobody is.
        set said {}
        foreach side {0 1} {
            set blocks [my BlocksTold $view [my SlotsAt $view $place $side]]
            if {[llength $blocks]} {
                lappend said [::wargame::base::say words.side \
                        [my sideName $side] \
                        [join $blocks "; "]]
            }
        }
        if {[llength $said] == 0} {
            return {}
        }
        return [list [::wargame::base::say words.place [my placeName $place] \
                [my PlaceTold $view $place] [join $said ". "]]]
    }

    method BlocksTold {view slots} {
        # Each that is known, and how many are not.
        set hidden 0
        set told {}
        foreach slot $slots {
            if {[my Row $view $slot] eq ""} {
                incr hidden
            } else {
                lappend told [my BlockTold $view $slot]
            }
        }
        set told [lsort $told]
        if {$hidden} {
            set key [expr {[::wargame::base::said $Game.unknown.one]
                ? "$Game.unknown" : "words.unknown"}]
            lappend told [::wargame::base::sayCount $key $hidden]
        }
        return $told
    }

    method BlockTold {view slot} {
        set told [list [::wargame::base::say words.block \
                [my unitName [my KeyIn $view $slot]] \
                [my Strength $view $slot]]]
        foreach mark [my Marks $view $slot] {
            if {[::wargame::base::said $Game.marked.$mark]} {
                lappend told [::wargame::base::say $Game.marked.$mark]
            }
        }
        return [join $told ", "]
    }

    method Preamble {match viewer view} {
        return {}
    }

    method PlaceTold {view place} {
        return ""
    }
}
