# saved.tcl --
#
#       readMatch PATH           a Match of a file that may be damaged

need base/files match/versions

# readMatch --
#
#       A Match of a file that may be damaged; its fault says where.
proc ::wargame::match::readMatch {path} {
    if {[catch {readText $path} text]} {
        failed cli.unreadable $path
    }
    try {
        return [Match load $text]
    } trap WARGAME {message} {
        failed cli.notMatch $path [sayFault $message]
    }
}
