# readers.tcl --
#
#       The readers of the maps, for what runs without the program.
#
#       readers LIBRARY NAME...      those of LIBRARY/ground

proc readers {library args} {
    namespace eval ::wargame [list variable directory \
            [file dirname [file normalize $library]]]
    uplevel #0 [list source -encoding utf-8 \
            [file join $library base loader.tcl]]
    foreach name $args {
        ::wargame::base::need ground/$name
    }
}
