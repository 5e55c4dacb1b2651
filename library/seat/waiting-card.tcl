# waiting-card.tcl --
#
#       What an orders card says where nobody here is asked; cards are as
#       orders.tcl shows them.
#
#       plainCard KEY VALUE...    a card with no rule, side, answers or choices,
#                              but for those that are among these
#       letterCard TABLE STANDING    a letter is waited for; STANDING are the
#                              standing buttons meanwhile
#       restingCard TABLE      computers rest
#       restingOffers TABLE    {LABEL CMD}..., how that ends: first they go on,
#                              then a person plays a side
#       playOffers TABLE   {LABEL CMD}..., by which computers who play pause,
#                              and a person plays a side, where they play all

need base/words

proc ::wargame::seat::restingOffers {table} {
    return [list [list [say panel.goOn] [list [$table computers] goOn]] \
            {*}[SideOffers $table]]
}

proc ::wargame::seat::playOffers {table} {
    if {[$table table] ne $table || ![[$table computers] mayPause]} {
        return {}
    }
    return [list {*}[expr {[[$table turn] is thinking]
        ? [SideOffers $table] : {}}] [PauseOffer $table]]
}

# SideOffers --
#
#       Where computers play all: else who plays the other would see both.
proc ::wargame::seat::SideOffers {table} {
    return [expr {![[$table computers] playAll] ? {}
        : [lmap side [[$table computers] sides] {
            list [say computer.rests.play \
                    [[[$table presenter] words] sideName $side]] \
                    [list [$table computers] take $side]
        }]}]
}

proc ::wargame::seat::PauseOffer {table} {
    return [list [say orders.keyed [[$table computers] pauseLabel] \
            [say key.shift]P] \
            [list [$table computers] switchPause]]
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
    set all [llength $plays]
    return [plainCard answers $plays \
            title [say computer.[expr {$all ? "rests.title" : "pause"}]] \
            text [expr {$all ? [say computer.rests.text]
                : [say computer.rests.one [[[$table presenter] words] \
                        sideName [lindex [[$table computers] sides] 0]]]}] \
            standing [list [list {*}$goOn 1]]]
}
