# made.tcl --
#
#       What all programs have in common that write a map as C; each is
#       PROGRAM.tcl LIBRARY MAP > FILE.c, or so.
#
#       orStop SCRIPT     runs it; a mistake in the map is told, with its file
#                         and line, and ends the program
#       madeFrom PATH     the first line of what it writes

source -encoding utf-8 [file join [file dirname [info script]] readers.tcl]

proc orStop {script} {
    if {[catch {uplevel 1 $script} message options]} {
        puts stderr [expr {[dict get $options -errorcode] eq {WARGAME BADFILE}
            ? $message : [dict get $options -errorinfo]}]
        exit 1
    }
}

proc madeFrom {path} {
    fconfigure stdout -encoding utf-8
    puts "/* Made from [file tail $path] by [file tail $::argv0].\
            Do not edit. */"
}
