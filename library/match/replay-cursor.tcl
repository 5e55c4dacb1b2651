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
    variable Source Now Changes Listeners

    constructor {match} {
        next
        set Source $match
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
        if {$n < $now || $n > $now + 200
                || [$Now stamp] ne [$Source stamp $now]} {
            set new [$Source at $n]
            $Now destroy
            set Now $new
        } else {
            while {$now < $n} {
                set entry [$Source entry [incr now]]
                $Now do [dict get $entry side] [dict get $entry did]
            }
        }
        $Listeners tell
    }

    method actions {} {
        # What was done was done.
        return {}
    }

    foreach query {
        about side decision rule dice length winner view query events score
        entry stamp save why remote message
    } {
        method $query args [format {
            return [$Now %s {*}$args]
        } $query]
    }
}
