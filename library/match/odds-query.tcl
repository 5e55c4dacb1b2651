# odds-query.tcl --
#
#       Asks about odds for one viewer, with what they remember, if odds
#       are wanted and agreed.
#
#   set query [::wargame::match::OddsQuery new TABLE VIEWER]
#                              TABLE: a Table or a Replay
#       isWanted
#       ask TOPIC CMDPREFIX    "odds battle": the answer goes to CMDPREFIX,
#                              unless the match goes on before, or forget
#       forget                 no answer is awaited any more
#       view                   what the viewer sees, with their notes

need base/prefs match/agreed match/odds-service

if {![info object isa class ::wargame::match::OddsQuery]} {
    oo::class create ::wargame::match::OddsQuery
}

oo::define ::wargame::match::OddsQuery {
    variable Table Viewer

    constructor {table viewer} {
        set Table $table
        set Viewer $viewer
    }

    destructor {
        my forget
    }

    method isWanted {} {
        return [expr {[::wargame::base::prefs get odds]
            && [::wargame::match::agreed [$Table match] odds] eq "on"}]
    }

    method view {} {
        return [$Table view $Viewer]
    }

    method moment {} {
        return [[$Table match] moment $Viewer [list $Table view $Viewer]]
    }

    method ask {topic cmdPrefix} {
        set supposed [[[$Table presenter] reader] supposed [my view]]
        if {[llength $supposed]} {
            append topic " suppose $supposed"
        }
        [$Table odds] ask [self] $Viewer $topic $cmdPrefix
    }

    method forget {} {
        if {[info object isa object $Table]} {
            [$Table odds] forget [self]
        }
    }
}
