# asked-later.tcl --
#
#       What a panel may ask the rules when nobody waits for it: one question at
#       a time, and a deed of the player comes between two.  What takes long is
#       answered by another process.
#
#   set later [::wargame::panels::AskedLater new DONECMD]
#       DONECMD          called when one of them has been answered
#       by QUERY         an OddsQuery, this object's from now on: without it, or
#                        where no odds are wanted, nothing takes long
#       ask MOMENT SCENE asks what the scene has under `asks` and `long`, and
#                        no questions of scenes before; of those that take long
#                        the first, whose answer the moment learns

need base/leisure base/objects

if {![info object isa class ::wargame::panels::AskedLater]} {
    oo::class create ::wargame::panels::AskedLater
}

oo::define ::wargame::panels::AskedLater {
    # Awaited: {CHANGES TOPIC} of what takes long.
    variable DoneCmd Moment Topics Long Leisure Query Awaited

    constructor {doneCmd} {
        set DoneCmd $doneCmd
        lassign {"" {} {} "" ""} Moment Topics Long Query Awaited
        set Leisure [namespace code {my Next}]
    }

    destructor {
        ::wargame::base::leisure forget $Leisure
        ::wargame::base::destroyIf $Query
    }

    method by {query} {
        ::wargame::base::destroyIf $Query
        set Query $query
        set Awaited ""
        my Further
    }

    method ask {moment scene} {
        set Moment $moment
        set scene [dict merge {asks {} long {}} $scene]
        set Topics [dict get $scene asks]
        set Long [lindex [dict get $scene long] 0]
        if {[llength $Topics]} {
            ::wargame::base::leisure later $Leisure
        } else {
            ::wargame::base::leisure forget $Leisure
        }
        my Further
    }

    method Next {} {
        # The match may be gone before the panel is.
        set Topics [lassign $Topics topic]
        if {[info object isa object $Moment]} {
            $Moment query $topic
            {*}$DoneCmd
        }
    }

    # ---- what takes long ----

    method Further {} {
        set asked [expr {$Long eq "" ? ""
            : [list [$Moment changes] $Long]}]
        if {$Query eq "" || $asked eq $Awaited} {
            return
        }
        $Query forget
        set Awaited ""
        if {$asked ne "" && [$Query isWanted]} {
            set Awaited $asked
            $Query ask $Long [namespace code [list my Answered $Moment $asked]]
        }
    }

    method Answered {moment asked answer} {
        # One that was not answered is not asked again.
        if {$answer ne "" && [info object isa object $moment]
                && $asked eq $Awaited
                && [$moment changes] eq [lindex $asked 0]} {
            set Awaited ""
            $moment learn [lindex $asked 1] $answer
            {*}$DoneCmd
        }
    }
}
