# choice-menu.tcl --
#
#       Several answers to one click: a menu asks which.
#
#   set menu [::wargame::seat::ChoiceMenu new SEAT PARTS]
#       give ACTIONS       does the only one, or asks
#       ask ACTIONS ?MORE? which, at the pointer or the keyboard; MORE: {LABEL
#                          CMDPREFIX}..., parted by a line where that is {}
#       general PIECE PLACE   what is in every menu of the map, as MORE: of a
#                          piece, a place, or the ground

need base/words look/popup seat/seat-part

if {![info object isa class ::wargame::seat::ChoiceMenu]} {
    oo::class create ::wargame::seat::ChoiceMenu {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::ChoiceMenu {
    variable Seat Table Viewer Match Presenter Board

    method give {actions} {
        if {[llength $actions] == 1} {
            [my of answers] close $actions [list $Table do \
                    [lindex $actions 0]]
        } else {
            my ask $actions
            my notify orders
        }
    }

    method ask {actions {more {}}} {
        set items [lmap action $actions {
            list [[$Presenter prices] offered [$Match moment $Viewer] \
                    $action] \
                [list [my of answers] close [list $action] \
                    [list $Table do $action]]
        }]
        ::wargame::look::popup [$Seat part popup] [concat $items $more] \
                {*}[my At]
    }

    method general {piece place} {
        # Of what can be done now.
        set more {}
        set able [[my of still] able]
        if {$piece in $able} {
            lappend more {} [list [::wargame::base::say menu.play.aside] \
                    [namespace code [list my Aside $piece]]]
        }
        if {$place ne "" && [$Board where $place] ne ""} {
            lappend more {} [list [::wargame::base::say menu.here.frame] \
                    [list [$Board camera] frame [list $place]]]
        }
        lappend more {}
        foreach {what key there} [list \
            undo play.undo [expr {[$Table mayAnswer $Viewer]
                && [$Table canUndo]}] \
            hint play.hint [expr {[llength [$Seat offered]] > 0}] \
            next play.next [expr {[llength $able] > 0}] \
            flash play.flash [expr {[llength $able] > 0}] \
            map view.map [[my of panelPlace] isThere] \
            fit view.fit 1 \
        ] {
            if {$there} {
                lappend more [list [::wargame::base::say menu.$key] \
                        [namespace code [list my notify perform $what]]]
            }
        }
        return $more
    }

    method Aside {piece} {
        $Board focus $piece
        my notify perform aside
    }

    method At {} {
        # Where the keyboard is, after a key; else at the pointer, or, if that
        # is not on the map, where one looks.
        set at [winfo pointerxy [$Seat part board]]
        if {$Board ne "" && [[$Board input] keyed] ne ""
                && [$Board where [[$Board input] keyed]] ne ""} {
            return [$Board where [[$Board input] keyed]]
        }
        if {$Board ne "" && [$Seat hover] ne ""
                && [winfo containing {*}$at] ne [$Board canvas]
                && [$Board where [$Seat hover]] ne ""} {
            return [$Board where [$Seat hover]]
        }
        return $at
    }
}
