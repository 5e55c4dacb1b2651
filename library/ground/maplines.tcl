# maplines.tcl --
#
#       Reads the lines of a file such as maps/berezina.map.  No Tk, no rules.

namespace eval ::wargame::ground::mapLines {
    namespace export each
    namespace ensemble create
}

# each --
#
#       Calls CMD, where it was called itself, with the words of each line.  An
#       empty line, and one that begins with #, is passed over; a backslash at
#       the end carries a line on.
#       Errors:
#               {WARGAME BADFILE}; the message names the file and the line.
proc ::wargame::ground::mapLines::each {path cmd} {
    set channel [open [file normalize $path]]
    fconfigure $channel -encoding utf-8
    set number 0
    set line ""
    try {
        while {[gets $channel more] >= 0} {
            incr number
            append line $more
            if {[string index $line end] eq "\\"} {
                set line "[string range $line 0 end-1] "
                continue
            }
            if {![regexp {^\s*(#|$)} $line]} {
                uplevel 1 [list {*}$cmd {*}$line]
            }
            set line ""
        }
    } on error {message} {
        return -code error -errorcode {WARGAME BADFILE} \
                "$path:$number: $message"
    } finally {
        close $channel
    }
}
