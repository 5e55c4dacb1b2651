# seat-match.tcl --
#
#       A match as one viewer's seat may ask about it: what can be done is told
#       only while that viewer may answer, and what is asked only as they may
#       know it.
#
#   set seatMatch [::wargame::match::SeatMatch new MATCH VIEWER MAYCMD]
#                  the MATCH outlives it
#       MAYCMD     true while the viewer may answer
#       actions, why ACTION     nothing, unless they may
#       decision, rule          as their view has them, unless they may
#       thinker LEVEL           a Thinker for that viewer, see there; "": there
#                               is none of that level
#       deeds                   a SeatDeeds: nothing, unless they may
#       remoteSeat              whose snapshot the match is, or nobody
#       length, view, events ...  as of a Match

need match/moment match/seat-deeds match/thinker

if {![info object isa class ::wargame::match::SeatMatch]} {
    oo::class create ::wargame::match::SeatMatch {
        superclass ::wargame::match::Moments
    }
}

oo::define ::wargame::match::SeatMatch {
    variable Match Viewer MayCmd Deeds

    constructor {match viewer mayCmd} {
        set Match $match
        set Viewer $viewer
        set MayCmd $mayCmd
        set Deeds [::wargame::match::SeatDeeds create \
                [self namespace]::Deeds $match $mayCmd]
    }

    method deeds {} {
        return $Deeds
    }

    method remoteSeat {} {
        return [[$Match remote] seat]
    }

    method actions {} {
        return [expr {[{*}$MayCmd] ? [$Match actions] : {}}]
    }

    method why {action} {
        return [expr {[{*}$MayCmd] ? [$Match why $action] : ""}]
    }

    foreach what {decision rule} {
        method $what {} [format {
            if {[{*}$MayCmd]} {
                return [$Match %1$s]
            }
            return [dict get [my view $Viewer] %1$s]
        } $what]
    }

    method thinker {level} {
        return [expr {$Viewer in {0 1} && $level in [::wargame::levels \
                [dict get [$Match about] game]]
            ? [::wargame::match::Thinker new $Match $Viewer $level] : ""}]
    }

    method view {viewer} {
        # As all who look at the match share it.
        return [[$Match moment $viewer] view]
    }

    method query {viewer topic} {
        return [[$Match moment $viewer] query $topic]
    }

    foreach query {
        about changes side dice length winner events score line at lastAction
        canUndo listen deafen whyUmpire
    } {
        method $query args [format {
            return [$Match %s {*}$args]
        } $query]
    }
}
