# asked-later.tcl --
#
#       What a panel may ask the rules when nobody waits for it: one question at
#       a time, and a deed of the player comes between two.
#
#   set later [::wargame::panels::AskedLater new DONECMD]
#       DONECMD          called when one of them has been answered
#       ask MOMENT TOPICS    asks these of the moment, in this order, and none
#                        of those before; {}: nothing

need base/leisure

if {![info object isa class ::wargame::panels::AskedLater]} {
    oo::class create ::wargame::panels::AskedLater
}

oo::define ::wargame::panels::AskedLater {
    variable DoneCmd Moment Topics Leisure

    constructor {doneCmd} {
        set DoneCmd $doneCmd
        set Topics {}
        set Leisure [namespace code {my Next}]
    }

    destructor {
        ::wargame::base::leisure forget $Leisure
    }

    method ask {moment topics} {
        set Moment $moment
        set Topics $topics
        if {[llength $Topics]} {
            ::wargame::base::leisure later $Leisure
        } else {
            ::wargame::base::leisure forget $Leisure
        }
    }

    method Next {} {
        # The match may be gone before the panel is.
        set Topics [lassign $Topics topic]
        if {[info object isa object $Moment]} {
            $Moment query $topic
            my ask $Moment $Topics
            {*}$DoneCmd
        }
    }
}
