# replay-cursor.tcl --
#
#       A match as it was after any number of its actions, wound on and back.
#       It answers what a Match answers, but nothing can be done in it.
#
#   set cursor [::wargame::match::ReplayCursor new MATCH]
#                          the MATCH outlives it
#       go N               goes to its first N actions, or as many as there are
#       last               how many those are
#       listen CMD, deafen CMD      as of a Match: of every go
#       length, view, events, side ...     as of a Match with those actions

need base/files match/watched

if {![info object isa class ::wargame::match::ReplayCursor]} {
    oo::class create ::wargame::match::ReplayCursor {
        superclass ::wargame::match::Watched
    }
}

oo::define ::wargame::match::ReplayCursor {
    variable Source Now Sides Changes Listeners

    constructor {match} {
        next
        set Source $match
        set Sides [dict get [::wargame::base::aboutGame \
                [dict get [$match about] game]] sides]
        set Now [$match at 0]
    }

    destructor {
        if {[info exists Now] && [info object isa object $Now]} {
            $Now destroy
        }
    }

    method last {} {
        return [$Source length]
    }

    method go {n} {
        set n [expr {max(0, min($n, [$Source length]))}]
        incr Changes
        set now [$Now length]
        # A line's hash is chained from those before it: if the last is the
        # same, they all are.
        if {$n < $now || $n > $now + 200
                || [$Now line $now] ne [$Source line $now]} {
            set new [$Source at $n]
            $Now destroy
            set Now $new
        } else {
            while {$now < $n} {
                my Wind [$Source line [incr now]]
            }
        }
        $Listeners tell
    }

    method Wind {line} {
        # "SIDE ACTION HASH": done once more.
        regexp {^(\S+) (.*) [0-9a-f]+\n$} $line - side action
        if {$side in $Sides} {
            set side [lsearch -exact $Sides $side]
        }
        $Now do $side $action
    }

    method actions {} {
        # What was done was done.
        return {}
    }

    foreach query {
        about side decision rule dice length winner view query events score line
        save why
    } {
        method $query args [format {
            return [$Now %s {*}$args]
        } $query]
    }
}
