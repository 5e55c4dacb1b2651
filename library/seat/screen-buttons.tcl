# screen-buttons.tcl --
#
#       The buttons of an orders card by which somebody else sits down.
#
#       screenButtons SEAT TABLE MATCH    {LABEL CMD}...: from what both look at
#                              to the own seat; and before the first move to the
#                              seats of the other side, which give their
#                              standing orders, and back
#       firstOrdersCard VIEWER {KEY TITLE COLOUR} of the card of that other
#                              side, meanwhile

need base/words look/theme match/standing

proc ::wargame::seat::screenButtons {seat table match} {
    set presenter [$seat presenter]
    set viewer [$seat viewer]
    if {$viewer eq "public"} {
        # Before both, of what one's own pieces count for, too.
        return [expr {[$table mayAnswer public]
                && [[$presenter panels] looksFirst [$seat moment]]
            ? [list [list [::wargame::base::say seat.own] \
                [list $table ownSeat]]] : {}}]
    } elseif {$viewer ni {0 1}
            || ![dict size [::wargame::match::standingsOf [$presenter game]]]} {
        return {}
    }
    set place [$table place]
    set buttons {}
    if {[$place atFirstOrders]} {
        lappend buttons [list [::wargame::base::say first.orders.give] \
                [list $seat perform standing]]
    }
    foreach {side commander} [$place ordersFirst] {
        lappend buttons [list [expr {$commander eq ""
            ? [::wargame::base::say first.orders \
                [[$presenter words] sideName $side]]
            : [::wargame::base::say first.orders.of \
                [$place whose $side $commander]]}] \
                [list $place giveScreen $side $commander]]
    }
    if {[$place atFirstOrders]} {
        lappend buttons [list [::wargame::base::say first.orders.back \
                [[$presenter words] sideName [$match side]]] \
                [list $place giveScreen ""]]
    }
    return $buttons
}

proc ::wargame::seat::firstOrdersCard {viewer} {
    return [list first.orders.about \
            [::wargame::base::say first.orders.title] \
            [::wargame::look::theme side $viewer]]
}
