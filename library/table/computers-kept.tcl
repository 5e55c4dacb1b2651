# computers-kept.tcl --
#
#       Who plays the sides of a table, kept beside its match.
#
#       keepComputers TABLE LEVELS ALONE PLAYED    as playersKept writes it;
#                              where that cannot be it is told, and those who
#                              play do so for all that

need match/players-kept

proc ::wargame::table::keepComputers {table levels alone played} {
    try {
        playersKept write [[$table autosave] path] $levels $alone $played
    } trap {WARGAME DISK} {message} - trap POSIX {message} {
        $table unkept $message file.unkept.players
    }
}
