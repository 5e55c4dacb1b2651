# tables.tcl --
#
#       What map2c.tcl and areas2c.tcl have in common, beyond made.tcl: how they
#       are called, and how an area is spelled.

source -encoding utf-8 [file join [file dirname [info script]] made.tcl]

# writeTables --
#
#       Arguments:
#               words   -header|-source LIBRARY MAP, from the command line
#       Writes a header by Header, or tables by Source, which take the game's
#       name and the map; or says what is wrong with the map and exits.
proc writeTables {words} {
    orStop { WriteTables {*}$words }
}

proc WriteTables {what library path} {
    readers $library mapfile
    set map [wargame::ground::mapfile read $path]
    # The game's name: the last word of the map's that is not a year.
    regexp {([a-z]+)(-\d+)?\.map$} $path -> game
    madeFrom $path
    switch -- $what {
        -header {
            set guard [string toupper ${game}]_MAP_MADE_H
            puts "#ifndef $guard\n#define $guard\n"
            Header $game $map
            puts "#endif"
        }
        -source {
            puts "#include \"generic/$game/map.h\"\n"
            Source $game $map
        }
        default {
            error "-header or -source, not \"$what\""
        }
    }
}

# areaNames --
#
#       The enum of areas {key ...}.
proc areaNames {keys} {
    puts "enum \{"
    foreach key $keys {
        puts "    [areaName $key],"
    }
    puts "    AREAS\n\};\n"
}

proc areaName {key} {
    return AREA_[string toupper $key]
}
