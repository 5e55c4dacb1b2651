# home-pipe.tcl --
#
#       The pipe between the process of a window on another display and the
#       program that opened it; what goes over it is told in far-pipe.tcl.
#
#       HomePipe create NAME TOLDCMD RESTCMD ENDCMD
#                                from here on the program is heard: TOLDCMD is
#                                called with a word and what belongs to it,
#                                RESTCMD when all that came is told, and at the
#                                end ENDCMD, which does not return, with told,
#                                with cut where the program ended without a
#                                word, or with odd where it told what no table
#                                tells
#           ask WORD ARG...      asks it, waits for the answer, and throws its
#                                fault
#           say WORD ARG...      sends that, with no answer

need base/doors table/far-pipe

if {![info object isa class ::wargame::shell::HomePipe]} {
    oo::class create ::wargame::shell::HomePipe
}

oo::define ::wargame::shell::HomePipe {
    variable ToldCmd RestCmd EndCmd

    constructor {toldCmd restCmd endCmd} {
        set ToldCmd $toldCmd
        set RestCmd $restCmd
        set EndCmd $endCmd
        foreach channel {stdin stdout} {
            fconfigure $channel -encoding utf-8 -translation lf
        }
        fileevent stdin readable [namespace code {my Hear}]
    }

    method ask {args} {
        if {[catch {my say {*}$args}]} {
            {*}$EndCmd cut
        }
        while {[lindex [set told [my Read]] 0] ne "answer"} {
            {*}$ToldCmd {*}$told
        }
        {*}$RestCmd
        lassign $told - fault message code
        if {$fault} {
            return -code error -errorcode $code $message
        }
    }

    method say {args} {
        ::wargame::table::farSend stdout $args
    }

    method Hear {} {
        {*}$ToldCmd {*}[my Read]
        {*}$RestCmd
    }

    method Read {} {
        # What is not whole is not told: the program ended in the middle.
        if {[gets stdin length] < 0 || [eof stdin]} {
            {*}$EndCmd cut
        } elseif {![::wargame::base::door number $length 1 100000000]} {
            {*}$EndCmd odd
        }
        set told [read stdin $length]
        if {[string length $told] < $length} {
            {*}$EndCmd cut
        } elseif {![::wargame::table::farTells $told]} {
            {*}$EndCmd odd
        } elseif {[lindex $told 0] eq "end"} {
            {*}$EndCmd told
        }
        return $told
    }
}
