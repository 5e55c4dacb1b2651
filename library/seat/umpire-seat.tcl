# umpire-seat.tcl --
#
#       The umpire's seat: they see everything and are asked nothing.  A
#       unit that they put elsewhere, and whatever else they amend, is laid
#       before them in a form that asks for their reason; see umpire-form.tcl.
#
#   set seat [::wargame::seat::UmpireSeat new PATH TABLE VIEWER]   see seat.tcl
#       amend AMENDMENT ARG...   opens the form, some of it filled in
#       amendments TYPES   the amendments whose letters (see wg_words) match
#                          TYPES, a pattern
#       offerMenu ITEMS X Y   a menu of {LABEL CMDPREFIX}

need base/files base/requests base/words look/popup seat/history \
        seat/looking-keys seat/mouse \
        seat/orders-card seat/seat seat/umpire-form seat/waiting-card

if {![info object isa class ::wargame::seat::UmpireSeat]} {
    oo::class create ::wargame::seat::UmpireSeat {
        superclass ::wargame::seat::Seat
    }
}
if {![info object isa class ::wargame::seat::UmpireCard]} {
    oo::class create ::wargame::seat::UmpireCard {
        superclass ::wargame::seat::OrdersCard
    }
}
if {![info object isa class ::wargame::seat::UmpireMouse]} {
    oo::class create ::wargame::seat::UmpireMouse {
        superclass ::wargame::seat::Mouse
    }
}
if {![info object isa class ::wargame::seat::UmpireHistory]} {
    oo::class create ::wargame::seat::UmpireHistory {
        superclass ::wargame::seat::History
    }
}

oo::define ::wargame::seat::UmpireSeat {
    variable Presenter Table Match

    method kinds {} {
        # Nothing is decided here but by amending.
        return [dict merge [next] {
            card UmpireCard mouse UmpireMouse history UmpireHistory
            keys LookingKeys
        }]
    }

    method amend {amendment args} {
        ::wargame::seat::openUmpireForm [my part form] $Match \
                $Presenter [list $Table announce] [list $amendment {*}$args]
    }

    method amendments {types} {
        set found {}
        dict for {amendment arguments} [::wargame::base::argumentsOf \
                [$Presenter game] amendments] {
            if {[string match $types $arguments]} {
                lappend found $amendment
            }
        }
        return $found
    }

    method offerMenu {items x y} {
        ::wargame::look::popup [my part popup] $items $x $y
    }
}

oo::define ::wargame::seat::UmpireCard {
    variable Seat Table Turn Match Presenter Orders

    method show {} {
        if {[$Turn is resting]} {
            return [$Orders show [::wargame::seat::restingCard $Table]]
        }
        set side [$Match side]
        set sentences [$Presenter sentences]
        $Orders show [::wargame::seat::plainCard \
            title [$sentences title [$Seat moment]] \
            text [expr {$side in {0 1}
                ? [::wargame::base::say umpire.waits \
                    [[$Presenter words] sideName $side]]
                : [$sentences prompt [$Seat moment]]}] \
            rule [$Match rule] answers [::wargame::seat::playOffers $Table] \
            standing [lmap {key cmd} {
                notes {perform notes} dice {amend dice} amend {amend ""}
            } {
                list [::wargame::base::say umpire.$key] [list $Seat {*}$cmd] 1
            }]]
    }
}

oo::define ::wargame::seat::UmpireMouse {
    variable Seat Match Presenter Board

    method On_pick {token} {
        set move [lindex [$Seat amendments up] 0]
        if {$move eq "" || ![[$Presenter reader] isUnit $token]} {
            return
        }
        [my of hand] take $token
        [my of status] say ""
        set offer [dict create]
        foreach place [dict keys [dict get [[$Presenter look] ground] spaces]] {
            if {[$Match whyUmpire "$move $token $place"] eq ""} {
                dict set offer $place ""
            }
        }
        $Board offer $offer
        $Board pickUp $token
    }

    method On_drop {token space} {
        [my of hand] take ""
        if {$space ne [[$Presenter reader] placeOf [$Seat view] $token]} {
            $Seat amend [lindex [$Seat amendments up] 0] $token $space
        }
    }

    method On_menu {token space x y} {
        lassign [list $token u*] thing types
        if {![[$Presenter reader] isUnit $token]} {
            lassign [list $space p*] thing types
        }
        set items [lmap amendment [$Seat amendments $types] {
            list [::wargame::base::sayOf [$Presenter game] amend.$amendment] \
                    [list $Seat amend $amendment $thing]
        }]
        if {$thing ne "" && [llength $items]} {
            $Seat offerMenu $items $x $y
        }
    }
}

oo::define ::wargame::seat::UmpireHistory {
    variable Seat Table

    method Menu {n x y} {
        $Seat offerMenu [list \
            [list [::wargame::base::say umpire.backTo] \
                [list $Seat amend back $n]] \
            [list [::wargame::base::say log.replay] \
                [list ::wargame::base::requests send openReplay $Table $n]] \
        ] $x $y
    }
}
