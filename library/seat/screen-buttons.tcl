# screen-buttons.tcl --
#
#       The buttons of an orders card by which somebody else sits down.
#
#       screenButtons SEAT TABLE MATCH    {LABEL CMD}...: from what both look at
#                              to the own seat; and before the first move to the
#                              seat of the other side, which gives its standing
#                              orders, and back

need base/words match/standing

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
    set first [[$table place] ordersFirst]
    if {$first eq $viewer} {
        return [list [list [::wargame::base::say first.orders.give] \
                [list $seat perform standing]] \
            [list [::wargame::base::say first.orders.back \
                [[$presenter words] sideName [$match side]]] \
                [list [$table place] lends ""]]]
    }
    return [expr {$first eq "" ? {} : [list [list [::wargame::base::say \
            first.orders [[$presenter words] sideName $first]] \
            [list [$table place] lends $first]]]}]
}
