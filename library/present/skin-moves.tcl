# skin-moves.tcl --
#
#       A skin where the rules move pieces by themselves, and may be told to ask
#       instead.
#
#       hasMoves                 do they?
#       marches MATCH VIEW EVENTS    do these news tell of such moves, to be
#                                played one after another: see moves.tcl
#       paths MATCH VIEWER VIEW  their ways, for the Board, as long as nobody has
#                                acted since
#       isQuiet ACTION           is it offered in the menu Play, and not asked?

oo::define ::wargame::present::Skin {
    method hasMoves {} {
        return 0
    }
    method marches {match view events} {
        return 0
    }
    method paths {match viewer view} {
        return {}
    }
    method isQuiet {action} {
        return 0
    }
}
