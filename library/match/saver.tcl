# saver.tcl --
#
#       Passes what is done in a match to who keeps it in a file, before anybody
#       else hears of it.
#
#   set saver [::wargame::match::Saver new MATCH]    the MATCH outlives it
#       to CMDPREFIX         passes all on to CMDPREFIX from now on; called with
#                            the word append or replace and a text to add to the
#                            file or to put in its place; with elsewhere and the
#                            whole match, if replace or append failed by the
#                            code WARGAME LOST
#       append ?FIRST?       the last action, or those from that number on.
#                            What could not be kept is an error; the next time
#                            the whole match is kept
#       replace              the whole match
#       together SCRIPT      runs it where it is called; what it adds is kept
#                            once, when it ends
#       catchUp              what could not be kept is tried again: the whole
#                            match.  An error, if it still cannot

if {![info object isa class ::wargame::match::Saver]} {
    oo::class create ::wargame::match::Saver
}

oo::define ::wargame::match::Saver {
    # Behind: is there anything that could not be kept?  Together: in how many
    # scripts are we; First: the first action that they have added, or "".
    variable Match Keep Behind Together First

    constructor {match} {
        set Match $match
        set Keep {}
        set Behind 0
        set Together 0
        set First ""
    }

    method to {cmdPrefix} {
        set Keep $cmdPrefix
    }

    method append {{first ""}} {
        set last [$Match length]
        if {$first eq ""} {
            set first $last
        }
        if {$Together} {
            set First [expr {$First eq "" ? $first : min($First, $first)}]
        } elseif {$Behind} {
            my replace
        } elseif {[llength $Keep]} {
            set lines ""
            for {set n $first} {$n <= $last} {incr n} {
                ::append lines [$Match line $n]
            }
            my Pass append $lines
        }
    }

    method together {script} {
        incr Together
        try {
            return [uplevel 1 $script]
        } finally {
            incr Together -1
            if {!$Together && $First ne ""} {
                set first $First
                set First ""
                my append $first
            }
        }
    }

    method replace {} {
        set First ""
        if {[llength $Keep]} {
            my Pass replace [$Match save]
        }
    }

    method catchUp {} {
        if {$Behind} {
            my replace
        }
    }

    method Pass {how text} {
        set Behind 1
        try {
            uplevel #0 [list {*}$Keep $how $text]
        } trap {WARGAME LOST} {} {
            uplevel #0 [list {*}$Keep elsewhere [$Match save]]
        }
        set Behind 0
    }
}
