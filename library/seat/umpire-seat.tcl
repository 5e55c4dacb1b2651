# umpire-seat.tcl --
#
#       The umpire's seat: he sees everything and is asked nothing.  A unit that
#       he puts elsewhere, and whatever else he amends, is laid before him in a
#       form that asks for his reason; see umpire-form.tcl.

need base/requests base/words seat/seat seat/umpire-form

if {![info object isa class ::wargame::seat::UmpireSeat]} {
    oo::class create ::wargame::seat::UmpireSeat {
        superclass ::wargame::seat::Seat
    }
}

oo::define ::wargame::seat::UmpireSeat {
    variable Path Table Viewer Match Presenter Moment Board Orders Picked

    method Card {} {
        set side [$Match side]
        $Orders show [dict create title [[$Presenter words] title $Moment] \
            text [expr {$side in {0 1}
                ? [::wargame::base::say umpire.waits \
                        [[$Presenter words] sideName $side]]
                : [[$Presenter words] prompt $Moment]}] \
            rule [$Match rule] side "" choices {} answers {} \
            standing [lmap {key cmd} {
                notes {perform notes} dice {amend dice} amend {amend ""}
            } {
                list [::wargame::base::say umpire.$key] [namespace code \
                        [list my \
                        {*}$cmd]] 1
            }]]
    }

    method amend {amendment args} {
        # Opens the form, some of it filled in.
        ::wargame::seat::openUmpireForm $Path.form [$Table match] $Presenter \
                [list $Table announce] [list $amendment {*}$args]
    }

    method Amendments {types} {
        # Those about a thing of the first type, and then of the others.
        set found {}
        dict for {amendment arguments} [dict get \
                [::wargame::words [$Presenter game]] arguments] {
            if {[string match $types $arguments]} {
                lappend found $amendment
            }
        }
        return $found
    }

    # ---- hands ----

    method Hand_pick {token} {
        set move [lindex [my Amendments up] 0]
        if {$move eq "" || ![[$Presenter reader] isUnit $token]} {
            return
        }
        set Picked $token
        my message ""
        set offer [dict create]
        foreach place [dict keys [dict get [[$Presenter look] ground] spaces]] {
            if {[[$Table match] whyUmpire "$move $token $place"] eq ""} {
                dict set offer $place ""
            }
        }
        $Board offer $offer
        $Board pickUp $token
    }

    method Hand_drop {token space} {
        set Picked ""
        if {$space ne [[$Presenter reader] placeOf [$Moment view] $token]} {
            my amend [lindex [my Amendments up] 0] $token $space
        }
    }

    method Hand_menu {token space x y} {
        set items {}
        if {[[$Presenter reader] isUnit $token]} {
            foreach amendment [my Amendments u*] {
                lappend items $amendment $token
            }
        } elseif {$space ne ""} {
            foreach amendment [my Amendments p*] {
                lappend items $amendment $space
            }
        }
        if {[llength $items] == 0} {
            return
        }
        set menu $Path.popup
        destroy $menu
        menu $menu -tearoff 0
        foreach {amendment thing} $items {
            $menu add command -label [::wargame::base::sayOf [$Presenter game] \
                    amend.$amendment] -command [namespace code [list my amend \
                    $amendment $thing]]
        }
        tk_popup $menu $x $y
    }

    method LogMenu {n x y} {
        set menu $Path.popup
        destroy $menu
        menu $menu -tearoff 0
        $menu add command -label [::wargame::base::say umpire.backTo] \
                -command [namespace code [list my amend back $n]]
        $menu add command -label [::wargame::base::say log.replay] \
                -command [list ::wargame::base::requests send openReplay \
                $Table $n]
        tk_popup $menu $x $y
    }

    method perform {what} {
        # Nothing is decided here but by amending.
        if {$what ni {undo done hint}} {
            next $what
        }
    }
}
