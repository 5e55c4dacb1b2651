# mapready.tcl --
#
#       A map of areas as the build has read it, for reading it takes 50 ms.
#
#       mapOf NAME        -> that of the program's own of that name, read once
#       readMap PATH      -> what [mapfile read] returns of a .map file.  The
#                         file beside it, .ready instead of .map, tells it if
#                         it was made of the same text
#       readyMap PATH     -> the text of that other file

namespace eval ::wargame::ground {}

proc ::wargame::ground::mapOf {name} {
    variable Maps
    if {![info exists Maps($name)]} {
        set Maps($name) \
                [readMap [file join $::wargame::directory maps $name.map]]
    }
    return $Maps($name)
}

proc ::wargame::ground::readMap {path} {
    set ready [file rootname $path].ready
    if {[file isfile $ready]} {
        set text [MapText $ready]
        set end [string first \n $text]
        if {[string range $text 0 $end-1] eq [MapSum $path]} {
            return [string range $text $end+1 end]
        }
    }
    need ground/mapfile
    return [mapfile read $path]
}

proc ::wargame::ground::readyMap {path} {
    need ground/mapfile
    return [MapSum $path]\n[mapfile read $path]
}

# MapSum --
#
#       A line that tells one text of a map from another.
proc ::wargame::ground::MapSum {path} {
    set text [encoding convertto utf-8 [MapText $path]]
    return [list [string length $text] [zlib crc32 $text] \
            [zlib adler32 $text]]
}

proc ::wargame::ground::MapText {path} {
    set channel [open [file normalize $path]]
    try {
        fconfigure $channel -encoding utf-8
        return [read $channel]
    } finally {
        close $channel
    }
}
