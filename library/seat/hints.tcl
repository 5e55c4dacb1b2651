# hints.tcl --
#
#       What may be done, for a player who asks: what a computer would do in
#       that place (counsel.tcl), what the game thinks of; each time that is
#       asked again, the next.
#
#   set hints [::wargame::seat::Hints new SEAT PARTS]
#       another            says it, and shows on the map what it is about
#       past               the match may have gone on, or something else is
#                          read: no old hint stays lit, or beside what is read

need base/words seat/counsel seat/seat-part

if {![info object isa class ::wargame::seat::Hints]} {
    oo::class create ::wargame::seat::Hints {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Hints {
    # Hinted: {STAMP N}, of which moment, and which of them.  Shown: {COUNT
    # SAID}, how many there were then, and what stood in the line below.
    variable Seat Viewer Match Presenter Board Hinted Shown Counsel Due

    constructor {seat parts} {
        next $seat $parts
        set Hinted {"" -1}
        set Shown {0 ""}
        set Due ""
        set Counsel [::wargame::seat::Counsel new $seat \
                [namespace code {my GeneralAnswered}]]
    }

    destructor {
        if {[info exists Counsel]} {
            after cancel $Due
            $Counsel destroy
        }
    }

    method GeneralAnswered {} {
        # What is read stays: that he would do the same, or that there is
        # another hint, stands behind it.
        lassign $Shown count said
        if {[lindex $Hinted 0] ne [$Match stamp]
                || [[my of status] told] ne $said} {
            return
        }
        set n [llength [my All]]
        if {$n > $count} {
            # Whatever was read, his is the next.
            set at [expr {[llength [my When first [my OfGame]]]
                + [$Counsel generalAt]}]
            lset Hinted 1 [expr {$at - 1}]
            [my of status] also [::wargame::base::say hint.ready \
                    [expr {$at + 1}] $n]
        } elseif {[$Counsel agreed] ne ""} {
            [my of status] also [$Counsel agreed]
        }
    }

    method All {} {
        if {![llength [$Seat offered]]} {
            return {}
        }
        set own [my OfGame]
        set computers [$Counsel hints]
        return [concat [my When first $own] $computers [my When "" $own] \
            [expr {[llength $computers] ? {} : [my When alone $own]}]]
    }

    method When {when hints} {
        # Those that the game puts there beside what a computer would do.
        return [lmap hint $hints {
            if {[lindex $hint 3] ne $when} continue
            set hint
        }]
    }

    method another {} {
        # The best first; each time it is asked, the next.
        set hints [my All]
        set n [llength $hints]
        if {$n == 0} {
            my Any
            return
        }
        if {[lindex $Hinted 0] ne [$Match stamp]} {
            set Hinted [list [$Match stamp] -1]
        }
        set at [expr {([lindex $Hinted 1] + 1) % $n}]
        set Hinted [list [$Match stamp] $at]
        lassign [lindex $hints $at] text where action
        [my of status] say [expr {$n == 1 ? $text
            : [::wargame::base::say hint.of [expr {$at + 1}] $n $text]}]
        set Shown [list $n [[my of status] told]]
        my Arrow $where $action
        my Button $action
        my Beside $text [my Meant $where $action]
    }

    method OfGame {} {
        # What the game thinks of the question that is asked now.
        return [lmap hint [[$Presenter advice] hints [$Seat moment]] {
            lset hint 0 [::wargame::base::say hint.staff [lindex $hint 0]]
        }]
    }

    method past {} {
        if {[lindex $Hinted 0] ni [list "" [$Match stamp]]} {
            set Hinted {"" -1}
            [my of lights] light trace {}
        } elseif {[lindex $Hinted 0] ne "" && [$Seat reading]} {
            set Hinted {"" -1}
            [my of lights] way {}
            my Beside "" {}
            [my of status] say ""
        }
    }

    method Arrow {where action} {
        # From where a piece is to where it would go; or to it, from where it
        # gets something.
        lassign $action - unit place
        set reader [$Presenter reader]
        set line {}
        if {$Board ne "" && [$reader isUnit $unit]
                && [$reader isPlace $place]} {
            set ends [list [$reader placeOf [$Seat view] $unit] $place]
            set line [$Board middles [expr {
                [[$Presenter gestures] comesFrom $action]
                    ? [lreverse $ends] : $ends}]]
        }
        [my of lights] way [expr {[llength $line] == 4
            ? [list [list {*}$line hint]] : {}}] [my Piece $where $action]
    }

    method Piece {where action} {
        # That which would do it, else the one that it is about.
        foreach what [list [lindex $action 1] $where] {
            if {[[$Presenter reader] isUnit $what]} {
                return $what
            }
        }
        return ""
    }

    method Button {action} {
        # That which gives it comes into sight in a card, and is marked when it
        # has its place there.
        [my of mark] clear
        set place [my of panelPlace]
        if {[$place isThere]} {
            [$place panel] picked [lindex $action 1]
        }
        after cancel $Due
        if {$action ne ""} {
            set Due [after idle [namespace code [list my Mark [$Match stamp] \
                    $action]]]
        }
    }

    method Mark {stamp action} {
        if {$stamp eq [$Match stamp]} {
            [my of mark] show $action
        }
    }

    method Meant {where action} {
        # The places on the map that it is about, the first most of all.
        set reader [$Presenter reader]
        set places {}
        foreach what [list $where {*}[lrange $action 1 end]] {
            if {[$reader isUnit $what]} {
                set what [$reader placeOf [$Seat view] $what]
            }
            if {$what ne "" && $what ni $places && $Board ne ""
                    && [$Board where $what] ne ""} {
                lappend places $what
            }
        }
        return $places
    }

    method Beside {text places} {
        # On the map, too, where it is about a piece or a place there; else not
        # what was said before, and no place of that.
        if {[llength $places]} {
            [my of lights] pointAt $places
            $Board remark $text $places
        } elseif {$Board ne ""} {
            [my of lights] light trace {}
            $Board refuse ""
        }
    }

    method Any {} {
        # A legal action or two, spread over what is offered.
        set actions [lmap action [$Seat offered] {
            if {$action in {done pass} || [[$Presenter panels] isQuiet \
                    $action]} continue
            set action
        }]
        set n [llength $actions]
        if {$n == 0} {
            [my of status] say [::wargame::base::say hint.none]
            return
        }
        if {[my AreOnlyTaken $actions]} {
            my Taken $actions
            return
        }
        set some [lsort -unique [list [lindex $actions [expr {$n / 3}]] \
                [lindex $actions [expr {2 * $n / 3}]]]]
        set labels [lmap action $some {
            [$Presenter words] deed $action
        }]
        [my of status] say [::wargame::base::say hint.some \
                [join [lsort -unique $labels] [::wargame::base::say hint.or]]]
        set unit [lindex $some 0 1]
        if {$Board ne "" && [[$Presenter reader] isUnit $unit]} {
            $Board focus $unit
        }
    }

    method AreOnlyTaken {actions} {
        # Pieces, of which the first question is only which.
        set reader [$Presenter reader]
        return [expr {$Board ne "" && ![llength [lmap action $actions {
            if {[llength $action] == 2 && [$reader isUnit [lindex $action 1]]} {
                continue
            }
            set action
        }]]}]
    }

    method Taken {actions} {
        # All of them on the map, a few by name.
        my notify perform flash
        set names [lsort -unique [lmap action $actions {
            [$Presenter words] named [lindex $action 1]
        }]]
        [my of status] say [::wargame::base::say hint.pieces \
                [::wargame::base::sayList $names 3]]
    }
}
