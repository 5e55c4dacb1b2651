# loader.tcl --
#
#       Loads the program's scripts as they are needed.
#
#       ::wargame::need NAME... sources those scripts of this folder, once
#       ::wargame::needFile games/NAME    and those of another

namespace eval ::wargame {
    variable Loaded             ;# by name, the path of each that was sourced
}

# need, needFile --
#
#       The scripts that came so far can be loaded again: see reload.tcl.
proc ::wargame::need {args} {
    foreach name $args {
        needFile app/$name
    }
}

proc ::wargame::needFile {name} {
    variable Loaded
    variable directory
    if {![info exists Loaded($name)]} {
        set Loaded($name) [file join $directory library $name.tcl]
        uplevel #0 [list source -encoding utf-8 $Loaded($name)]
    }
}
