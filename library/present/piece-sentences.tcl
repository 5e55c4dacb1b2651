# piece-sentences.tcl --
#
#       The contract Sentences of a game of pieces in slots: the position in
#       sentences, and what is remembered of pieces.  A game says how they begin
#       (Preamble), what is said beside the name of a place (PlaceTold), and of
#       a piece (BlockTold).
#
#       tooltip SLOT VIEW      the piece as it is pointed at, with what is
#                              remembered of it

need base/words present/sentences

if {![info object isa class ::wargame::present::PieceSentences]} {
    oo::class create ::wargame::present::PieceSentences {
        superclass ::wargame::present::Sentences
    }
}

oo::define ::wargame::present::PieceSentences {
    variable Game Roster PlaceKeys Reader Words

    method Seen {view slot} {
        # When and where a remembered piece was seen last, and what it was.
        set note [dict get $view notes $slot]
        set place [$Words placeName [lindex $PlaceKeys [dict get $note place]]]
        set turn [dict get $note turn]
        return [list [$Words pieceTitle $slot [$Reader recalled $view $slot]] \
                [join [list {*}[expr {$turn eq "" ? {}
                    : [list [my event $turn]]}] $place] ", "]]
    }

    method tooltip {slot view} {
        # With what is remembered of a token.
        set title [$Words pieceTitle $slot $view]
        if {[$Reader hasNote $view $slot]} {
            append title \n [::wargame::base::say memory.seen \
                    {*}[my Seen $view $slot]]
        }
        return $title
    }

    method recall {moment place} {
        set view [$moment view]
        set told [lmap slot [$Reader slotsAt $view $place] {
            if {![$Reader hasNote $view $slot]} continue
            list soft [::wargame::base::say memory.line \
                    {*}[my Seen $view $slot]]
        }]
        if {[llength $told] == 0} {
            return {}
        }
        return \
                [linsert $told 0 \
                [list label [::wargame::base::say memory.title]]]
    }

    method recallAll {moment} {
        set lines {}
        foreach place $PlaceKeys {
            set told [lrange [my recall $moment $place] 1 end]
            if {[llength $told]} {
                lappend lines [$Words placeName $place] {*}[lmap part $told {
                    string cat "    " [lindex $part 1]
                }]
            }
        }
        if {[llength $lines] == 0} {
            return {}
        }
        return [list "" [::wargame::base::say memory.title] {*}$lines]
    }

    method describe {moment} {
        set about [$moment about]
        set lines [list [::wargame::base::say words.title \
                [::wargame::base::say $Game.title] [::wargame::base::say \
                    $Game.scenario.[dict get $about scenario]] \
                [$Words onlooker [$moment viewer]]] \
            {*}[my Preamble $moment] \
            [my asked $moment] ""]
        foreach place $PlaceKeys {
            lappend lines {*}[my describePlace $moment $place]
        }
        return $lines
    }

    method find {moment text} {
        # Of places, also those where nobody is; of pieces, where they are.
        set view [$moment view]
        set text [string tolower $text]
        set found [dict create]
        foreach place $PlaceKeys {
            if {[string first $text \
                    [string tolower [$Words placeName $place]]] >= 0} {
                dict set found $place [::wargame::base::say words.empty \
                        [$Words placeName $place]]
            }
        }
        foreach key [dict keys $Roster] {
            set place [$Reader placeOf $view $key]
            if {$place ne "" && [string first $text \
                    [string tolower [$Words unitName $key]]] >= 0} {
                dict set found $place ""
            }
        }
        return [lmap place [dict keys $found] {
            set said [lindex [my describePlace $moment $place] 0]
            expr {$said eq "" ? [dict get $found $place] : $said}
        }]
    }

    method describePlace {moment place} {
        # A sentence, in a list; none of a place where nobody is.
        set view [$moment view]
        set said {}
        foreach side {0 1} {
            set blocks [my BlocksTold $view [$Reader slotsAt $view $place \
                    $side]]
            if {[llength $blocks]} {
                lappend said [::wargame::base::say words.side \
                        [$Words sideName $side] \
                        [::wargame::base::sayApart $blocks]]
            }
        }
        if {[llength $said] == 0} {
            return {}
        }
        return [list [::wargame::base::say words.place \
                [$Words placeName $place] \
                [my PlaceTold $view $place] [join $said ". "]]]
    }

    method BlocksTold {view slots} {
        # Each that is known, and how many are not.
        set hidden 0
        set told {}
        foreach slot $slots {
            if {[$Reader row $view $slot] eq ""} {
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
                [$Words unitName [$Reader keyIn $view $slot]] \
                [$Reader strength $view $slot]]]
        foreach mark [$Reader marks $view $slot] {
            if {[::wargame::base::said $Game.marked.$mark]} {
                lappend told [::wargame::base::say $Game.marked.$mark]
            }
        }
        return [join $told ", "]
    }

    method Preamble {moment} {
        return {}
    }

    method PlaceTold {view place} {
        return ""
    }
}
