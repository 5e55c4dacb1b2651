# done-said.tcl --
#
#       What a click, or letters that were typed, did, said in the line below
#       the map as the log tells it, with what is lit after it.
#
#   set done [::wargame::seat::DoneSaid new SEAT PARTS]
#       give ACTIONS       does what a click on a piece means, or asks which,
#                          and says what it did, and that undo takes it back
#       andClicked PIECE   a double click on the piece has selected some: says
#                          what its first click did before that
#       since N ?ACTIONS?   says what the viewer's own did after action N, where
#                          nothing else is said of it; of one of ACTIONS
#                          that no log tells yet, what the game says of it

need base/words present/deed-lines seat/seat-part

namespace eval ::wargame::seat {
    variable DoneMost 2         ;# deeds that the line names
}

if {![info object isa class ::wargame::seat::DoneSaid]} {
    oo::class create ::wargame::seat::DoneSaid {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::DoneSaid {
    # Clicked: {PIECE STAMP TEXT}, of the last click.
    variable Viewer Match Presenter Clicked

    constructor {seat parts} {
        next $seat $parts
        set Clicked {}
    }

    method give {actions} {
        # Whoever is asked next may sit elsewhere, and this seat be gone.
        lassign [list [self] [$Match length]] me before
        [my of menu] give $actions
        if {![info object isa object $me] || [$Match length] <= $before} {
            return
        }
        my since $before $actions
        if {[[my of status] told] ne ""
                && [[$Match deeds] whyUndo $before] eq ""} {
            [my of status] also [::wargame::base::say undo.back]
        }
        set Clicked [list [lindex $actions 0 1] [$Match stamp] \
                [[my of status] told]]
    }

    method andClicked {piece} {
        lassign $Clicked who stamp did
        set told [[my of status] told]
        if {$who eq $piece && $stamp eq [$Match stamp]
                && $did ni [list "" $told]} {
            [my of status] say $did
            [my of status] also $told
        }
    }

    method since {n {actions {}}} {
        set did [my Did $n]
        if {![llength $did] && [$Match length] > $n} {
            set did [my Untold $actions]
        }
        if {![llength $did] || [[my of status] told] ne ""} {
            return
        }
        set lit [[my of lights] commanded]
        [my of status] say [join [list [::wargame::base::sayApart $did] \
                {*}[expr {$lit eq "" ? {} : [list $lit]}]] "  \u00b7  "]
    }

    method Untold {actions} {
        # What no log tells before it is revealed.
        lassign [lindex $actions 0] verb unit
        set game [$Presenter game]
        set key $game.done.$verb
        if {[llength $actions] != 1 || ![::wargame::base::said $key]} {
            return {}
        }
        return [list [::wargame::base::say $key \
                [[$Presenter words] unitName $unit]]]
    }

    method Did {n} {
        # The last of them, each once.
        set did {}
        foreach event [[my of history] fresh] {
            if {[dict get $event n] <= $n || [dict get $event side] ne $Viewer
                    || [[$Presenter events] isPhase $event]
                    || [[$Presenter events] isTurn $event]} continue
            set line [::wargame::present::deedLine $Presenter $event]
            if {$line ni $did} {
                lappend did $line
            }
        }
        return [lrange $did end-[expr {$::wargame::seat::DoneMost - 1}] end]
    }
}
