# watched.tcl --
#
#       What a Match and a ReplayCursor have in common: who listens to them,
#       how often they changed, and their moments.
#
#   oo::class create CLASS { superclass ::wargame::match::Watched }
#       listen CMDPREFIX, deafen CMDPREFIX    called after each change
#       changes                a number that is another after each
#       moment VIEWER ?VIEWCMD?   see moment.tcl
#     for the class itself, which calls [next] when it is made:
#       Changes, Listeners     variables; it counts the first up, then has the
#                              second tell

need match/listeners match/moment

if {![info object isa class ::wargame::match::Watched]} {
    oo::class create ::wargame::match::Watched {
        superclass ::wargame::match::Moments
    }
}

oo::define ::wargame::match::Watched {
    variable Changes Listeners

    constructor {} {
        set Changes 0
        # In this object's namespace, with which it ends.
        set Listeners [::wargame::match::Listeners create \
                [self namespace]::Listeners]
    }

    method listen {cmdPrefix} {
        $Listeners add $cmdPrefix
    }

    method deafen {cmdPrefix} {
        $Listeners remove $cmdPrefix
    }

    method changes {} {
        return $Changes
    }
}
