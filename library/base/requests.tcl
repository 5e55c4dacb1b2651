# requests.tcl --
#
#       What a window asks of the program around it, such as to open another:
#       who asks does not know who answers.
#
#       requests serve NAME CMDPREFIX    whoever asks for NAME from now on gets
#                                        what CMDPREFIX returns
#       requests send NAME ARG...        -> that; an error if nobody serves it
#
#       Their names, with what they are sent, are in shell/serves.tcl.

namespace eval ::wargame::base::requests {
    namespace export serve send
    namespace ensemble create
    variable Served             ;# NAME -> CMDPREFIX
    if {![info exists Served]} {
        set Served [dict create]
    }
}

proc ::wargame::base::requests::serve {name cmdPrefix} {
    variable Served
    dict set Served $name $cmdPrefix
    return
}

proc ::wargame::base::requests::send {name args} {
    variable Served
    if {![dict exists $Served $name]} {
        error "nobody serves the request \"$name\""
    }
    return [uplevel #0 [list {*}[dict get $Served $name] {*}$args]]
}
