# skin-beside.tcl --
#
#       The part of a skin that tells what lies beside the map: nothing, unless a
#       game says so.
#
#       hasTracks                does something lie there?
#       tracks VIEW WIDTH HEIGHT then what: see tracks.tcl
#       tracksHigh               how high it is, in pixels of an ordinary screen
#       surveyed MATCH VIEWER VIEW   the view, and in it what clock, tracks and
#                                pieces ask of the match's rules besides
#       hasLedger                is there more to read about it?
#       ledger MATCH VIEWER VIEW then what, page by page: {KEY TITLE PARTS}...,
#                                PARTS as of inspect; see ledger.tcl
#       spot MATCH VIEWER VIEW WORDS     PARTS for the inspector about a spot of
#                                the tracks that is no place; the first of WORDS
#                                is the KEY of the page that tells more

oo::define ::wargame::present::Skin {
    method hasTracks {} {
        return 0
    }

    method tracksHigh {} {
        return 44
    }

    method surveyed {match viewer view} {
        return $view
    }

    method hasLedger {} {
        return 0
    }

    method ledger {match viewer view} {
        return {}
    }

    method spot {match viewer view words} {
        return {}
    }
}
