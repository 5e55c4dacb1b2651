# computers-kept.tcl --
#
#       Who plays the sides of a table, kept beside its match.
#
#       keptComputers TABLE        who is kept there, as playersKept reads them,
#                              where a computer may play
#       mayComputer TABLE SIDE     may one play that side, or does it play by
#                              letter?
#       keepComputers TABLE LEVELS ALONE PLAYED    as playersKept writes it;
#                              where that cannot be it is told, and those who
#                              play do so for all that

need match/players-kept

proc ::wargame::table::keptComputers {table} {
    set kept [playersKept read [[$table autosave] path] \
            [dict get [[$table match] about] game]]
    return [dict filter $kept script {side level} {
        mayComputer $table $side
    }]
}

proc ::wargame::table::mayComputer {table side} {
    return [expr {[[$table mode] partnerFor $side] eq ""}]
}

proc ::wargame::table::keepComputers {table levels alone played} {
    try {
        playersKept write [[$table autosave] path] $levels $alone $played
    } trap {WARGAME DISK} {message} - trap POSIX {message} {
        $table unkept $message file.unkept.players
    }
}
