# mark.tcl --
#
#       A border about the button of a seat that gives an answer.
#
#   set mark [::wargame::seat::Mark new SEAT PARTS]
#       show ACTION        draws it about the button that gives the answer -> is
#                          there one in sight?
#       clear              draws none
#
#   It goes with its button, and when the question changes.

need look/theme seat/seat-part

if {![info object isa class ::wargame::seat::Mark]} {
    oo::class create ::wargame::seat::Mark {
        superclass ::wargame::seat::SeatPart
    }
}

oo::define ::wargame::seat::Mark {
    variable Seat Edges Due

    constructor {seat parts} {
        next $seat $parts
        lassign {{} ""} Edges Due
    }

    destructor {
        my clear
    }

    method show {action} {
        my clear
        foreach part {panel orders} {
            set button [expr {[winfo exists [$Seat part $part]]
                ? [my Find [$Seat part $part] $action] : ""}]
            if {$button ne ""} {
                my Frame $button
                return 1
            }
        }
        return 0
    }

    method Frame {button} {
        set wide [::wargame::look::theme px 4]
        foreach {edge at} {
            top {-relx 0 -rely 0 -anchor sw -relwidth 1}
            low {-relx 0 -rely 1 -anchor nw -relwidth 1}
            left {-relx 0 -rely 0 -anchor ne -relheight 1}
            right {-relx 1 -rely 0 -anchor nw -relheight 1}
        } {
            set line [winfo toplevel $button].mark$edge
            frame $line -width $wide -height $wide \
                    -background [::wargame::look::theme color glow]
            place $line -in $button {*}$at -bordermode outside
            raise $line
            lappend Edges $line
        }
        # A moment later: Tk does not bear that they end while the button does.
        bind [lindex $Edges 0] <Unmap> [namespace code {my Goes}]
    }

    method Goes {} {
        after cancel $Due
        set Due [after 0 [namespace code {my clear}]]
    }

    method clear {} {
        after cancel $Due
        destroy {*}$Edges
        set Edges {}
    }

    method Find {window action} {
        # The last word of a button's command is what it gives.
        foreach child [winfo children $window] {
            if {[winfo class $child] eq "TButton" && [winfo viewable $child]
                    && ![$child instate disabled]
                    && [lindex [$child cget -command] end end] eq $action} {
                return $child
            }
            set found [my Find $child $action]
            if {$found ne ""} {
                return $found
            }
        }
        return ""
    }
}
