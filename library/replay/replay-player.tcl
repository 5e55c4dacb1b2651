# replay-player.tcl --
#
#       Goes through a match by itself, action by action, as fast as one wants.
#
#   set player [::wargame::replay::ReplayPlayer new REPLAY]
#                          REPLAY destroys it
#       play               begins to play, or pauses; at the end, from the first
#       still              pauses, if it plays
#       isPlaying
#       speed ?SPEED?      slow normal fast fastest

if {![info object isa class ::wargame::replay::ReplayPlayer]} {
    oo::class create ::wargame::replay::ReplayPlayer
}

oo::define ::wargame::replay::ReplayPlayer {
    variable Replay Due Speed

    constructor {replay} {
        set Replay $replay
        set Due ""
        set Speed normal
    }

    destructor {
        after cancel $Due
    }

    method isPlaying {} {
        return [expr {$Due ne ""}]
    }

    method speed {{speed ""}} {
        if {$speed ne ""} {
            set Speed $speed
        }
        return $Speed
    }

    method play {} {
        if {$Due ne ""} {
            my Pause
            return
        }
        if {[my AtEnd]} {
            $Replay go 0
        }
        my Next
        $Replay showBar
    }

    method still {} {
        if {$Due ne ""} {
            my Pause
        }
    }

    method Pause {} {
        after cancel $Due
        set Due ""
        $Replay showBar
    }

    method AtEnd {} {
        return [expr {[$Replay at] == [[$Replay match] last]}]
    }

    method Next {{spent 0}} {
        # The screen is drawn in between, however slow it is.
        set delay [dict get {slow 2500 normal 1100 fast 350 fastest 60} $Speed]
        if {$Speed in {slow normal}} {
            set pause [[$Replay seat] panel pause]
            set delay [expr {max($delay, $pause)}]
        }
        set Due [after [expr {max(20, $delay - $spent)}] \
                [namespace code {my Played}]]
    }

    method Played {} {
        if {[my AtEnd]} {
            my Pause
            return
        }
        set began [clock milliseconds]
        $Replay stepOn [expr {$Speed eq "fastest"}]
        my Next [expr {[clock milliseconds] - $began}]
    }
}
