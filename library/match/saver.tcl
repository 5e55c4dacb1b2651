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
#       catchUp              what could not be kept is tried again: the whole
#                            match.  An error, if it still cannot

if {![info object isa class ::wargame::match::Saver]} {
    oo::class create ::wargame::match::Saver
}

oo::define ::wargame::match::Saver {
    # Behind: is there anything that could not be kept?
    variable Match Keep Behind

    constructor {match} {
        set Match $match
        set Keep {}
        set Behind 0
    }

    method to {cmdPrefix} {
        set Keep $cmdPrefix
    }

    method append {{first ""}} {
        set last [$Match length]
        if {$Behind} {
            my replace
        } elseif {[llength $Keep]} {
            set lines ""
            for {set n [expr {$first eq "" ? $last : $first}]} {$n <= $last} \
                    {incr n} {
                ::append lines [$Match line $n]
            }
            my Pass append $lines
        }
    }

    method replace {} {
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
