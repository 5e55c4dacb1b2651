# waiting-card.tcl --
#
#       What an orders card says where nobody here is asked: that a letter is
#       waited for, or that computers who play all sides rest.
#
#       restingOffers TABLE    {LABEL CMD}..., how that ends: first they go on,
#                              then a person plays a side
#       waitingCard TABLE STANDING   the card, as orders.tcl shows it; STANDING
#                              are its standing buttons while a letter is waited
#                              for

need base/words

proc ::wargame::seat::restingOffers {table} {
    set computers [$table computers]
    set words [[$table presenter] words]
    return [list [list [say panel.goOn] [list $computers goOn]] \
            {*}[lmap side [$computers sides] {
        list [say computer.rests.play [$words sideName $side]] \
                [list $computers seat $side ""]
    }]]
}

proc ::wargame::seat::waitingCard {table standing} {
    set card {rule "" side "" answers {} choices {}}
    if {[[$table turn] is letter]} {
        return [dict replace $card title [say letters.title] \
                text [$table waits] standing $standing]
    }
    set plays [lassign [restingOffers $table] goOn]
    return [dict replace $card title [say computer.rests.title] \
            text [say computer.rests.text] answers $plays \
            standing [list [list {*}$goOn 1]]]
}
