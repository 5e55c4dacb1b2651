# table-place.tcl --
#
#       The place before a table's window: who sits there, the handover screen
#       between the seats of two sides, and what each side has seen.
#
#       Where one person plays against the rules nothing is handed over.
#
#       A side that has a window of its own plays there, and only there.  Then
#       the place is the other side's alone; if both have one it shows what the
#       public may see.
#
#   set place [::wargame::table::TablePlace new TABLE SIDES]    of the scenario
#       viewer         whose view it is: 0 1 public umpire, or "" at first
#       seat           the Seat, or "" at the handover screen
#       onlooker       whose view it should be now
#       sits VIEWER    that it is, with nothing shown yet
#       isHidden       does that viewer's seat open behind a handover screen?
#       unseen         the events that the viewer has not yet looked at
#       took N         action N was done for its side by the program
#       inform TEXT    a sentence at the lower edge for who sits there, or sits
#                      down next
#       home           the keyboard to what is to be done
#       empty          nothing of it is shown, until it is made anew
#       restart        the log is told anew at the next change
#     and for the table's Turn: rise cover uncover open show note seen

need base/objects match/agreed seat/seat table/handover table/seen

if {![info object isa class ::wargame::table::TablePlace]} {
    oo::class create ::wargame::table::TablePlace
}

oo::define ::wargame::table::TablePlace {
    variable Table Match Presenter Turn Window Sides Viewer Seat Handover Views \
            Fresh Length Seen Informed

    constructor {table sides} {
        set Table $table
        set Match [$table match]
        set Presenter [$table presenter]
        set Turn [$table turn]
        set Window [$table window]
        set Sides $sides
        set Viewer ""
        set Seat ""
        set Handover ""
        set Informed ""
        set Views [dict create]         ;# where each viewer had moved the map
        set Length [$Match length]
        # Who begins needs no screen; a match taken up again does.
        set Fresh [expr {![::wargame::match::isBegun $Match]}]
        set Seen [::wargame::table::Seen new $Match]
    }

    destructor {
        my Destroy
        $Seen destroy
    }

    method viewer {} {
        return $Viewer
    }

    method seat {} {
        return $Seat
    }

    method onlooker {} {
        set side [$Match side]
        set here [$Table here]
        if {$side eq "nobody"} {
            return umpire
        } elseif {[llength $here] < 2} {
            return [expr {[llength $here] ? $here : "public"}]
        }
        set moment [$Match moment public]
        if {[[$Presenter panels] together $moment]} {
            return public
        } elseif {$side in {0 1}} {
            return $side
        }
        set whose [[$Presenter panels] diceOf $moment]
        return [expr {$whose ne "" ? $whose
            : $Viewer eq "" ? "public" : $Viewer}]
    }

    method isHidden {} {
        return [expr {$Viewer in {0 1} && !$Fresh && [llength $Sides] > 1}]
    }

    method unseen {} {
        return [expr {$Viewer in {0 1} ? [$Seen unseen $Viewer] : {}}]
    }

    method took {n} {
        $Seen took $n
    }

    method inform {text} {
        set Informed $text
        if {$Seat ne "" && $Informed ne ""} {
            $Seat message $Informed
            set Informed ""
        }
    }

    method restart {} {
        set Length [expr {[$Match length] + 1}]
    }

    method home {} {
        if {$Handover ne ""} {
            focus $Window.handover
        } elseif {$Seat ne ""} {
            $Seat home
        }
    }

    # ---- who sits down ----

    method rise {} {
        my note
        if {$Viewer in {0 1}} {
            set Fresh 0
        } elseif {$Seat ne ""} {
            # How it ended was seen by both.
            $Seen saw 0 1
        }
        my sits [my onlooker]
        $Turn event sit
    }

    method sits {viewer} {
        # Nothing of what the old view showed outlives this.
        event generate $Window <<WargameLeave>>
        my empty
        set Viewer $viewer
    }

    method empty {} {
        if {$Seat ne "" && [$Seat board] ne ""} {
            dict set Views $Viewer [[[$Seat board] camera] saveView]
        }
        my Destroy
    }

    method Destroy {} {
        foreach part {Seat Handover} {
            if {[set $part] ne ""} {
                ::wargame::base::destroyIf [set $part]
                set $part ""
            }
        }
    }

    method cover {} {
        set Handover [::wargame::table::HandoverScreen new $Window.handover \
                [[$Presenter words] sideName $Viewer] \
                $Viewer [list $Turn event turned]]
        # It covers the seat while that is made.
        place $Window.handover -relwidth 1 -relheight 1
    }

    method uncover {} {
        # The seat is seen when it is complete.
        [$Seat of panes] complete
        $Handover destroy
        set Handover ""
    }

    method open {} {
        set Seat [::wargame::seat::Seat new $Window.seat $Table $Viewer]
        if {$Viewer ni {0 1}} {
            my seen
        }
        if {[dict exists $Views $Viewer]} {
            [[$Seat board] camera] restoreView [dict get $Views $Viewer]
        }
        my inform $Informed
        $Seat home
    }

    method show {} {
        set undone [expr {[$Match length] < $Length}]
        my note
        if {$Seat ne ""} {
            $Seat [expr {$undone ? "restart" : "refresh"}]
        }
    }

    method note {} {
        # A side with a window of its own sees what happens as it does.
        set Length [$Match length]
        foreach side [$Table elsewhere] {
            $Seen read $side
        }
    }

    method seen {} {
        if {$Viewer in {0 1}} {
            $Seen read $Viewer
        } else {
            $Seen saw 0 1
        }
    }
}
