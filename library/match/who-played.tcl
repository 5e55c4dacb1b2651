# who-played.tcl --
#
#       Which actions of a match computers decided: sides may be taken over, and
#       given back.
#
#   set who [::wargame::match::WhoPlayed new MATCH ?KEEPCMD?]
#                        KEEPCMD: called when follow has changed what is kept
#       at N             the level of the computer that decided action N; "": a
#                        person, or nobody of a side
#       seat SIDE LEVEL  plays that side from the next action on; "": a person
#       follow           what was undone is decided again, by who plays now
#       stretches        what is kept of it: side, {FROM LEVEL...}; of a side
#                        that a person has again, if a computer decided any
#       persons          the sides that a computer has not played all the time,
#                        of those that it ever did
#       isPersons SIDE   has a person done anything for it, in the match as it
#                        stands?
#       recall PATH      what is kept of it beside PATH; where nothing is, what
#                        this person's programs remember of the match
#       accept PLAYED    takes over what the table's program has as stretches
#       remember         notes what stretches has for this person's programs

need match/players-kept match/players-remembered

if {![info object isa class ::wargame::match::WhoPlayed]} {
    oo::class create ::wargame::match::WhoPlayed
}

oo::define ::wargame::match::WhoPlayed {
    # Stretches: a side is no key before a computer has played it.
    variable Match KeepCmd Stretches

    constructor {match {keepCmd ""}} {
        set Match $match
        set KeepCmd $keepCmd
        set Stretches [dict create]
    }

    method stretches {} {
        return [dict filter $Stretches script {side stretch} {
            my HasDecided $side $stretch
        }]
    }

    method HasDecided {side stretch} {
        # Or might it yet?
        if {[lindex $stretch end] ne ""} {
            return 1
        }
        foreach {from level} $stretch {next -} [lrange $stretch 2 end] {
            if {$level eq ""} continue
            for {set n $from} {$n < $next && $n <= [$Match length]} {incr n} {
                if {[dict get [$Match entry $n] side] eq $side} {
                    return 1
                }
            }
        }
        return 0
    }

    method persons {} {
        return [lmap {side stretch} $Stretches {
            if {[lindex $stretch 0] == 1 && "" ni $stretch} continue
            set side
        }]
    }

    method isPersons {side} {
        my follow
        for {set n [$Match length]} {$n > 0} {incr n -1} {
            if {[dict get [$Match entry $n] side] eq $side
                    && [my at $n] eq ""} {
                return 1
            }
        }
        return 0
    }

    method accept {played} {
        set Stretches $played
    }

    method recall {path} {
        my accept [expr {[::wargame::match::playersKept isThere $path]
            ? [::wargame::match::playersKept played $path \
                [dict get [$Match about] game]]
            : [::wargame::match::playersRemembered of $Match]}]
    }

    method remember {} {
        # Until something has been done one match is as another.
        if {[$Match length]} {
            my Follow
            ::wargame::match::playersRemembered note $Match [my stretches]
        }
    }

    method follow {} {
        set before $Stretches
        my Follow
        if {$Stretches ne $before} {
            {*}$KeepCmd
        }
    }

    method Follow {} {
        set next [expr {[$Match length] + 1}]
        dict for {side stretch} $Stretches {
            if {[lindex $stretch end-1] > $next} {
                my seat $side [lindex $stretch end]
            }
        }
    }

    method seat {side level} {
        set next [expr {[$Match length] + 1}]
        set before [expr {[dict exists $Stretches $side]
            ? [dict get $Stretches $side] : {}}]
        while {[llength $before] && [lindex $before end-1] >= $next} {
            set before [lrange $before 0 end-2]
        }
        if {[lindex $before end] ne $level} {
            lappend before $next $level
        }
        if {[llength $before]} {
            dict set Stretches $side $before
        } else {
            dict unset Stretches $side
        }
    }

    method at {n} {
        set side [dict get [$Match entry $n] side]
        set who ""
        if {[dict exists $Stretches $side]} {
            foreach {from level} [dict get $Stretches $side] {
                if {$from > $n} break
                set who $level
            }
        }
        return $who
    }
}
