# choice-menu.tcl --
#
#       Several answers to one click: a menu asks which.
#
#   set menu [::wargame::seat::ChoiceMenu new SEAT]
#       give ACTIONS       does the only one, or asks
#       ask ACTIONS ?MORE? which, at the pointer; MORE: {LABEL CMDPREFIX}...

need seat/seat-part

if {![info object isa class ::wargame::seat::ChoiceMenu]} {
    oo::class create ::wargame::seat::ChoiceMenu {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::ChoiceMenu {
    variable Seat Table Viewer Match Presenter Board

    method give {actions} {
        if {[llength $actions] == 1} {
            $Table do [lindex $actions 0]
        } else {
            my ask $actions
            [$Seat of card] show
        }
    }

    method ask {actions {more {}}} {
        set menu [$Seat part popup]
        destroy $menu
        menu $menu -tearoff 0
        foreach action $actions {
            $menu add command -label [[$Presenter advice] offered \
                    [$Match moment $Viewer] $action] \
                    -command [list $Table do $action]
        }
        foreach item $more {
            lassign $item label cmd
            $menu add command -label $label -command $cmd
        }
        tk_popup $menu {*}[my At]
    }

    method At {} {
        # At the pointer; if that is not on the map, where the keyboard is.
        set at [winfo pointerxy [$Seat part board]]
        if {$Board ne "" && [$Seat hover] ne ""
                && [winfo containing {*}$at] ne [$Board canvas]
                && [$Board where [$Seat hover]] ne ""} {
            return [$Board where [$Seat hover]]
        }
        return $at
    }
}
