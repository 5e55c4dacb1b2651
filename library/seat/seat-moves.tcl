# seat-moves.tcl --
#
#       The moves of the rules in a seat: played one after another before play
#       goes on, listed when somebody asks, their ways left on the map.

need base/prefs base/words match/choices

oo::define ::wargame::seat::Seat {
    variable Path Table Viewer Match Presenter Moment Board Orders Log Room \
            RoomName \
            March

    method Hear {news} {
        # Are these to be played?  Not what one finds in a match that is opened.
        set March ""
        if {$Board ne "" && [$Log last] >= 0 && [llength $news]
                && [::wargame::base::prefs get moves] ne "all"
                && [[$Presenter events] marches $Moment $news]} {
            set March [dict get [lindex $news 0] n]
            if {$RoomName eq "moves"} {
                my enter ""
            }
        }
    }

    method marching {} {
        return [expr {$March ne ""}]
    }

    method marches {} {
        return [expr {$RoomName eq "moves" && [info object isa object $Room]
            && [$Turn is watching]}]
    }

    method Play {} {
        # The room has just been opened.
        if {$RoomName eq "moves" && $March ne ""} {
            set from $March
            set March ""
            $Room begin $from
            if {[$Room stays 0]} {
                $Turn event moves
            }
        }
    }

    method MarchCard {} {
        set side [dict get [$Room scene] side]
        $Orders show [dict create title [dict get [$Room scene] heading] \
            text [::wargame::base::say moves.card] rule "" side $side answers \
            {} \
            choices {} standing [list [list [::wargame::base::say moves.go] \
                [list $Room finish] 1]]]
    }

    method Paths {} {
        # A room of moves draws those that it has shown.
        if {$Board ne "" && ![my ShowsMoves]} {
            $Board paths [expr {[::wargame::base::prefs get paths]
                ? [[$Presenter look] paths $Moment] : {}}]
        }
    }

    method ShowsMoves {} {
        return [expr {$RoomName eq "moves" && [info object isa object $Room]}]
    }

    method Perform_paths {} {
        my Paths
    }

    method Perform_moves {} {
        # The list, and back.
        if {[my ShowsMoves]} {
            my enter ""
            $Table settle
        } elseif {[[$Presenter panels] hasMoves]} {
            my enter moves
        }
    }
}
