# place.tcl --
#
#       The place before a window of a match: the seat that is shown there, or
#       the handover screen that hides it, and what the window's Turn does with
#       them.
#
#   CLASS new PLAYWINDOW ...
#       viewer         whose view it is: 0 1 public umpire, or "" at first
#       commander      of several a side, the number of who sits there; else ""
#       sitter         both in one word: match/sitter.tcl
#       whose VIEWER COMMANDER   what both are called: "Ney, French"
#       due VIEWER     number of the commander to sit there for VIEWER; or ""
#       seat           the Seat, or "" at the handover screen
#       screen         the path of the handover screen
#       unseen         the events that who sits there has not yet looked at
#       takesBack AFTER   see play-window.tcl; only at one screen for both
#       ordersFirst, atFirstOrders, giveScreen   at a table: table-place.tcl;
#                      nobody is offered the screen here
#       see WHAT       shows the report or the map, or opens the replay
#       empty          shows nothing of the seat, until it is made again
#     and for the window's Turn, where the words of its table are explained:
#       rise cover uncover open tell show orders note seen resume keep goOn
#       panels think play hurry
#
#   A class of them says of its object: Name, of the viewer, for the handover
#   screen, whose KIND it is; and SeatClass.

need base/objects base/requests base/words look/stray match/sitter \
        seat/seat table/handover table/seen table/shown

if {![info object isa class ::wargame::table::Place]} {
    oo::class create ::wargame::table::Place
}

oo::define ::wargame::table::Place {
    # Views: where each sitter had moved the map, and what was sought there.
    # Due: have the orders still to be shown?
    variable PlayWindow Match Presenter Turn Window Viewer Commander Seat \
            Handover Views Shown Seen Due

    constructor {playWindow viewer} {
        set PlayWindow $playWindow
        foreach part {Match Presenter Turn Window} {
            set $part [$playWindow [string tolower $part]]
        }
        set Viewer $viewer
        set Commander ""
        set Seat ""
        set Handover ""
        set Views [dict create]
        set Due 0
        set Shown [::wargame::table::Shown new $Match]
        set Seen [::wargame::table::Seen new $Match \
                [$playWindow programAnswers]]
    }

    destructor {
        my Destroy
        $Shown destroy
        $Seen destroy
    }

    method viewer {} {
        return $Viewer
    }

    method commander {} {
        return $Commander
    }

    method sitter {} {
        return [::wargame::match::sitter $Viewer $Commander]
    }

    method due {viewer} {
        # Who is asked; while that is another side, who was there before, or the
        # first.
        set reader [$Presenter reader]
        set moment [$Match moment $viewer]
        if {$viewer ni {0 1} || ![llength [set all [$reader commanders \
                $moment $viewer]]]} {
            return ""
        }
        set asked [expr {[$Match side] eq $viewer
            ? [$reader commander $moment] : ""}]
        return [expr {$asked ne "" ? $asked
            : $viewer eq $Viewer && $Commander ne "" ? $Commander
            : [dict get [lindex $all 0] number]}]
    }

    method whose {viewer commander} {
        # Of one commander the leader's name, too.
        set name [[$Presenter words] sideName $viewer]
        foreach row [expr {$commander eq "" ? {} : [[$Presenter reader] \
                commanders [$Match moment $viewer] $viewer]}] {
            set leader [dict get $row leader]
            if {[dict get $row number] eq $commander && $leader ne ""} {
                return [::wargame::base::say commander.of \
                        [[$Presenter words] unitName $leader] $name]
            }
        }
        return $name
    }

    method seat {} {
        return $Seat
    }

    method screen {} {
        return $Window.handover
    }

    method unseen {} {
        if {$Viewer ni {0 1}} {
            return {}
        }
        return [lmap event [$Seen unseen [my sitter]] {
            if {[dict get $event side] eq $Viewer
                    && [[$Presenter events] isNext $event]} continue
            set event
        }]
    }

    method takesBack {after} {
        return 0
    }

    method ordersFirst {} {
        return {}
    }

    method atFirstOrders {} {
        return 0
    }

    method giveScreen {side {commander ""}} {
    }

    method see {what} {
        if {$what eq "replay"} {
            ::wargame::base::requests send openReplay $PlayWindow
        } elseif {$Seat ne "" && $what in {report map}} {
            $Seat perform $what
        }
    }

    method empty {} {
        # Of a window that is destroyed the map has gone before.
        if {$Seat ne "" && [winfo exists $Window] && [$Seat board] ne ""} {
            dict set Views [my sitter] [list \
                    [[[$Seat board] camera] saveView] [[$Seat board] sought]]
        }
        my Destroy
    }

    method LookAs {to} {
        # Where who sits here looks, and nothing else of it.
        if {$Seat ne "" && [$Seat board] ne "" && $to ne [my sitter]} {
            dict set Views $to \
                    [list [[[$Seat board] camera] saveView] {"" ""}]
        }
    }

    method Destroy {} {
        foreach part {Seat Handover} {
            if {[set $part] ne ""} {
                ::wargame::base::destroyIf [set $part]
                set $part ""
            }
        }
    }

    method Leave {} {
        # Nothing of what was shown outlives this.
        if {[winfo exists $Window]} {
            event generate $Window <<WargameLeave>>
        }
        my empty
    }

    # ---- who sits down ----

    method rise {} {
    }

    method cover {} {
        set Handover [::wargame::table::HandoverScreen new $Window.handover \
                [my Name] $Viewer [list $Turn event turned] [my Kind]]
    }

    method uncover {} {
        $Handover reveal $Seat
        set Handover ""
        ::wargame::look::shownNow
    }

    method open {} {
        set Seat [::wargame::seat::[my SeatClass] new $Window.seat \
                $PlayWindow $Viewer]
        if {[dict exists $Views [my sitter]]} {
            lassign [dict get $Views [my sitter]] view sought
            [[$Seat board] camera] restoreView $view
            [$Seat board] seeksOn $sought
        }
    }

    method SeatClass {} {
        return Seat
    }

    # ---- what is shown ----

    method tell {} {
        $Seat meanwhile tell [my unseen]
    }

    method show {} {
        set undone [$Shown isUndone]
        my note
        if {$Seat ne ""} {
            set Due 1
            $Seat [expr {$undone ? "restart" : "refresh"}] later
        }
    }

    method stray {} {
        if {$Seat ne ""} {
            $Seat notify stray
        }
    }

    method orders {} {
        if {$Seat ne "" && $Due} {
            $Seat notify orders
        }
        set Due 0
    }

    method note {} {
        $Shown note
    }

    method seen {} {
        if {$Viewer in {0 1}} {
            $Seen read [my sitter]
        }
    }

    foreach what {think play hurry} {
        method $what {} [format {
            [$PlayWindow computers] %s
        } $what]
    }

    method resume {} {
        $Seat resume
    }

    method keep {} {
        $Seat panel keep
    }

    method goOn {} {
        if {$Seat ne ""} {
            $Seat goOn
        }
    }

    method Enter {name {moves ""}} {
        # One that is there already leaves the orders as they were.
        if {![$Seat panel enter $name $moves]} {
            my orders
        }
        set Due 0
    }

    method panels {} {
        # Who only looks on is asked nothing.
        if {$Seat ne ""} {
            set what [expr {[$PlayWindow mayAnswer $Viewer] ? "panel"
                : "pastPanel"}]
            set moves [$Seat panel moves]
            set name [expr {$moves ne "" ? "moves"
                : [[$Presenter panels] $what [$Match moment $Viewer]]}]
            if {$name ne "" || ![$Seat panel lingers]} {
                my Enter $name $moves
            } else {
                my orders
                $Seat home
            }
            $Seat notify asked
            $Seat notify resumes
        }
    }
}
