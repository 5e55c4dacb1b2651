# onlooker.tcl --
#
#       Whose seat is shown at a table where not both sides play.
#
#       onlookerOf TABLE ALONE PERSONS    0, 1, public, or umpire.  ALONE: have
#                              computers played all sides from the beginning?
#                              PERSONS: where they do now, the sides that a
#                              person ever played

need match/umpire-password

proc ::wargame::table::onlookerOf {table alone persons} {
    if {$alone && [IsOpen $table]} {
        return umpire
    }
    # Who played the other, too, would see both.
    set here [$table here]
    set sides [expr {[llength $here] ? $here : $persons}]
    return [expr {[llength $sides] == 1 ? $sides : "public"}]
}

# IsOpen --
#
#       Nobody may use what they see: not who has a window of their own or plays
#       by file, nor who took a side over and gave it back.
proc ::wargame::table::IsOpen {table} {
    return [expr {![llength [$table sitElsewhere]]
        && [llength [[$table mode] here {0 1}]] == 2
        && ![umpirePassword isSet [$table match]]}]
}
