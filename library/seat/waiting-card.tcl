# waiting-card.tcl --
#
#       What an orders card says where nobody here is asked; cards are as
#       orders.tcl shows them.
#
#       plainCard KEY VALUE...    a card with no rule, side, answers or choices,
#                              but for those that are among these
#       letterCard TABLE STANDING    a letter is waited for; STANDING are the
#                              standing buttons meanwhile
#       restingCard TABLE      computers who play all sides rest
#       restingOffers TABLE    {LABEL CMD}..., how that ends: first they go on,
#                              then a person plays a side
#       playOffers TABLE MATCH    {LABEL CMD}..., by which a person plays a side
#                              while one thinks of computers who play all

need base/words

proc ::wargame::seat::restingOffers {table} {
    set computers [$table computers]
    set words [[$table presenter] words]
    return [list [list [say panel.goOn] [list $computers goOn]] \
            {*}[lmap side [$computers sides] {
        list [say computer.rests.play [$words sideName $side]] \
                [list $computers take $side]
    }]]
}

proc ::wargame::seat::playOffers {table match} {
    set seats [[[$table presenter] reader] seats [dict get [$match about] \
            scenario]]
    return [expr {[[$table turn] is thinking]
            && [llength [[$table computers] sides]] == [llength $seats]
        ? [lrange [restingOffers $table] 1 end] : {}}]
}

proc ::wargame::seat::plainCard {args} {
    return [dict merge {rule "" side "" answers {} choices {}} $args]
}

proc ::wargame::seat::letterCard {table standing} {
    return [plainCard title [say letters.title] text [$table waits] \
            standing $standing]
}

proc ::wargame::seat::restingCard {table} {
    set plays [lassign [restingOffers $table] goOn]
    return [plainCard title [say computer.rests.title] \
            text [say computer.rests.text] answers $plays \
            standing [list [list {*}$goOn 1]]]
}
