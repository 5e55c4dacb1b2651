# orders-asked.tcl --
#
#       The questions that standing orders answer, in the window of standing
#       orders: each with its answers as buttons.  Where the screen is too low
#       for all of them they are scrolled.
#
#   set asked [::wargame::seat::OrdersAsked new PATH PRESENTER WHO ORDERS
#           PREFERS ROOM CMD]
#       a new frame PATH.  WHO: the tree of who is selected, see
#       ordered-tree.tcl.  PREFERS: questions that a preference answers where
#       nothing is ordered.  ROOM: the pixels across that there are.  CMD is
#       called with the ORDER and the choice that a player gives
#       show ORDERS STATE      what is in force for those who are selected, of
#                              the questions that they decide; STATE: of the
#                              buttons, disabled or !disabled
#   ORDERS are as match/standing.tcl tells them.

need base/words look/button-rows look/scrolled look/theme

if {![info object isa class ::wargame::seat::OrdersAsked]} {
    oo::class create ::wargame::seat::OrdersAsked
}

oo::define ::wargame::seat::OrdersAsked {
    # Chosen: QUESTION -> what its buttons show.  What: the frame of all.
    variable Path What Presenter Who Orders Prefers Cmd Chosen

    constructor {path presenter who orders prefers room cmd} {
        set Path $path
        set Presenter $presenter
        set Who $who
        set Orders $orders
        set Prefers $prefers
        set Cmd $cmd
        set What [::wargame::look::scrolled $path]
        pack [ttk::frame $What.wide -height 1] -side bottom
        foreach order $Orders {
            my Build [dict get $order standing]
        }
        my Reserve [::wargame::look::scrolledWide $path $room]
    }

    # ---- made ----

    method Build {kind} {
        set theme ::wargame::look::theme
        set frame $What.$kind
        ttk::frame $frame
        ttk::frame $frame.head
        ttk::label $frame.asked -font [$theme font bodyBold]
        ttk::frame $frame.answers
        pack $frame.head $frame.answers -anchor w
        pack $frame.asked -in $frame.head -side left
        foreach choice [my Choices $kind] {
            ttk::radiobutton [my Button $kind $choice] -value $choice \
                    -text [my Label $kind $choice] \
                    -variable [my varname Chosen]($kind) \
                    -command [namespace code [list my Give $kind]]
        }
        my PackInherited $frame
        $frame.asked configure -text [[$Presenter words] standing $kind]
    }

    method Button {kind choice} {
        return $What.$kind.[expr {$choice eq "inherit" ? $choice
            : "answers.$choice"}]
    }

    method Choices {kind} {
        return [linsert [dict get [my Order $kind] choices] 0 inherit]
    }

    method Reserve {room} {
        # The room of all questions, with what may be inherited: the window
        # stays as large as it is, and its buttons where they are.
        foreach order $Orders {
            set kind [dict get $order standing]
            set frame $What.$kind
            set buttons [lmap choice [dict get $order choices] {
                my Button $kind $choice
            }]
            ::wargame::look::buttonRows $frame.answers $buttons [expr {
                min($room, [::wargame::look::theme px 990])}]
            $frame.inherit configure -text [::wargame::base::say \
                    standing.inherit [my Longest $buttons]]
            my PackQuestion $frame
        }
        update idletasks
        $What.wide configure -width [winfo reqwidth $What]
        ::wargame::look::scrolledWhole $Path $What
    }

    method PackQuestion {frame} {
        pack $frame -side top -anchor w \
                -pady [list 0 [::wargame::look::theme px 8]]
    }

    method Longest {buttons} {
        set labels [lmap button $buttons { $button cget -text }]
        set lengths [lmap label $labels { string length $label }]
        return [lindex $labels [lsearch -exact $lengths \
                [::tcl::mathfunc::max {*}$lengths]]]
    }

    # ---- shown ----

    method Order {kind} {
        foreach order $Orders {
            if {[dict get $order standing] eq $kind} {
                return $order
            }
        }
    }

    method show {orders state} {
        set Orders $orders
        foreach order $Orders {
            set kind [dict get $order standing]
            set Chosen($kind) [my InForce $order]
            foreach choice [my Choices $kind] {
                [my Button $kind $choice] state $state
            }
            my ShowInherited $order
        }
        my Place
    }

    method InForce {order} {
        # Who has none above is asked, but where a preference may answer.
        set own [$Who own $order]
        return [expr {$own ne "" ? $own
            : [$Who who] eq "all"
                && [dict get $order standing] ni $Prefers
                ? [dict get $order choice] : "inherit"}]
    }

    method ShowInherited {order} {
        set kind [dict get $order standing]
        set frame $What.$kind
        if {[$Who who] eq "all"} {
            pack forget $frame.inherit
            return
        }
        $frame.inherit configure -text [::wargame::base::say standing.inherit \
                [my Label $kind [$Who above $order]]]
        my PackInherited $frame
    }

    method PackInherited {frame} {
        # Beside the question: beside the others it would be too wide for a
        # small screen.
        pack $frame.inherit -in $frame.head -side left \
                -padx [list [::wargame::look::theme px 12] 0]
    }

    method Place {} {
        # Only what those who are selected decide, such as squares of
        # infantry.
        foreach order $Orders {
            set frame $What.[dict get $order standing]
            pack forget $frame
            if {[$Who decides $order]} {
                my PackQuestion $frame
            }
        }
    }

    method Label {kind choice} {
        return [expr {$choice eq "inherit" ? ""
            : [[$Presenter words] standingChoice $kind $choice]}]
    }

    method Give {kind} {
        {*}$Cmd [my Order $kind] $Chosen($kind)
    }
}
