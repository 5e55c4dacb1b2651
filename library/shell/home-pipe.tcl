# home-pipe.tcl --
#
#       The pipe between the process of a window on another display and the
#       program that opened it; what goes over it is told in far-pipe.tcl.
#
#       HomePipe create NAME TOLDCMD RESTCMD ENDCMD
#                                from here on the program is heard: TOLDCMD is
#                                called with a word and what belongs to it,
#                                RESTCMD when all that came is told, ENDCMD when
#                                the program is gone
#           ask WORD ARG...      asks it, waits for the answer, and throws its
#                                fault
#           say WORD ARG...      sends that, with no answer

need table/far-pipe

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
            {*}$EndCmd
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
        if {[gets stdin length] < 0} {
            {*}$EndCmd
        }
        return [read stdin $length]
    }
}
