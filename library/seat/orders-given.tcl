# orders-given.tcl --
#
#       What who gives standing orders gives to those who are selected in the
#       tree of their window.
#
#   set given [::wargame::seat::OrdersGiven new PLAYWINDOW VIEWER TREE PIECES]
#                           PIECES: of several commanders this one's, else ""
#       give ORDER CHOICE   of that question; all, of several commanders: all
#                           of this one
#       propose ORDERS      of each question that they decide what the game
#                           proposes
#       proposed ORDERS     a sentence with all that is proposed to anybody; ""
#                           if there is nothing
#
#   TREE: ordered-tree.tcl.  ORDERS: match/standing.tcl.

need base/words

if {![info object isa class ::wargame::seat::OrdersGiven]} {
    oo::class create ::wargame::seat::OrdersGiven
}

oo::define ::wargame::seat::OrdersGiven {
    variable PlayWindow Viewer Tree Pieces

    constructor {playWindow viewer tree pieces} {
        set Pieces $pieces
        set PlayWindow $playWindow
        set Viewer $viewer
        set Tree $tree
    }

    method give {order choice} {
        $PlayWindow stand $Viewer {*}[my Orders $order $choice]
    }

    method Orders {order choice} {
        set kind [dict get $order standing]
        return [lmap whom [my Whom $order] { list $kind $choice {*}$whom }]
    }

    method Whom {order} {
        # Of several commanders all of this one's; of those without a corps
        # each that decides it.
        lassign [split [$Tree who] .] level piece
        if {$level eq "all"} {
            return [list [expr {$Pieces eq "" ? {}
                : [list command [lindex $Pieces 0]]}]]
        } elseif {$level eq "corps" && ![$Tree isCorps $piece]} {
            return [lmap one [$Tree pieces $piece] {
                if {$one ni [dict get $order deciding]} continue
                list piece $one
            }]
        }
        return [list [list $level $piece]]
    }

    method propose {orders} {
        $PlayWindow stand $Viewer {*}[concat {*}[lmap order \
                [my Proposing $orders] {
            my Orders $order [dict get $order proposed]
        }]]
    }

    method proposed {orders} {
        # Those with one answer have it, and are not told one by one.
        set words [[$PlayWindow presenter] words]
        set told {}
        set alone ""
        foreach order $orders {
            if {[dict get $order proposed] eq "ask"} continue
            set kind [dict get $order standing]
            if {[llength [dict get $order choices]] == 2} {
                set alone [::wargame::base::say standing.proposed.alone]
                continue
            }
            lappend told [::wargame::base::say standing.proposed \
                    [$words standing $kind] \
                    [$words standingChoice $kind [dict get $order proposed]]]
        }
        return [::wargame::base::sayApart [expr {$alone eq "" ? $told
            : [linsert $told end $alone]}]]
    }

    method Proposing {orders} {
        return [lmap order $orders {
            if {[dict get $order proposed] eq "ask"
                    || ![$Tree decides $order]} continue
            set order
        }]
    }
}
