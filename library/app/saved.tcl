# saved.tcl --
#
#       readMatch PATH           a Match of a file that may be damaged

::wargame::need files versions

# readMatch --
#
#       A Match of a file that may be damaged; its fault says where.
proc ::wargame::readMatch {path} {
    if {[catch {readText $path} text]} {
        failed cli.unreadable $path
    }
    try {
        return [Match load $text]
    } trap WARGAME {message} {
        failed cli.notMatch $path [sayFault $message]
    }
}
