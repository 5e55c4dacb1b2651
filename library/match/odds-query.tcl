# odds-query.tcl --
#
#       Asks about odds for one viewer, with what they remember, if odds
#       are wanted and agreed.
#
#   set query [::wargame::match::OddsQuery new MOMENT ODDS SUPPOSEDCMD]
#                              MOMENT: the match as the viewer sees it, with
#                              their notes; ODDS: the OddsService of the match.
#                              SUPPOSEDCMD VIEW: what is to be supposed of
#                              hidden pieces, of what VIEW has in notes
#       isWanted
#       ask TOPIC CMDPREFIX    "odds battle": the answer goes to CMDPREFIX,
#                              unless the match goes on before, or forget
#       forget                 no answer is awaited any more
#       moment, view           what the viewer sees, with their notes
#
#   areAllConsidered ANSWER    were all cases calculated, but for less than a
#                              percentage shows?  Else what has chance 0 in it
#                              may happen

need base/prefs match/agreed

proc ::wargame::match::areAllConsidered {answer} {
    return [expr {[dict get $answer considered] >= 999500}]
}

if {![info object isa class ::wargame::match::OddsQuery]} {
    oo::class create ::wargame::match::OddsQuery
}

oo::define ::wargame::match::OddsQuery {
    variable Moment Odds SupposedCmd

    constructor {moment odds supposedCmd} {
        set Moment $moment
        set Odds $odds
        set SupposedCmd $supposedCmd
    }

    destructor {
        my forget
    }

    method isWanted {} {
        return [expr {[::wargame::base::prefs get odds]
            && [::wargame::match::agreed [$Moment match] odds] eq "on"}]
    }

    method view {} {
        return [$Moment view]
    }

    method moment {} {
        return $Moment
    }

    method ask {topic cmdPrefix} {
        set supposed [{*}$SupposedCmd [my view]]
        if {[llength $supposed]} {
            append topic " suppose $supposed"
        }
        $Odds ask [self] [$Moment viewer] $topic $cmdPrefix
    }

    method forget {} {
        if {[info object isa object $Odds]} {
            $Odds forget [self]
        }
    }
}
