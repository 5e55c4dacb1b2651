# log-dice.tcl --
#
#       Dice in a line of the log stand beside its last word, never alone in the
#       next: Tk breaks a line before a picture, whatever comes before it.
#
#       beforeDice TEXT TAG WORDS IMAGES   WORDS, with a tab before the last one
#                            where the first of IMAGES would stand alone.  TAG
#                            has a tab stop beyond the line, which ends it there
#       diceRows PICTURES PRESENTER EVENT   a photo of each six dice that it
#                            threw, and of what is left

need look/theme

proc ::wargame::seat::beforeDice {text tag words images} {
    set cut [string last " " $words]
    set room [expr {[winfo width $text] - 2 * ([$text cget -padx]
        + [$text cget -borderwidth] + [$text cget -highlightthickness])}]
    if {![llength $images] || $cut < 0 || $room < 50} {
        return $words
    }
    set font [$text cget -font]
    set blank [font measure $font " "]
    set indent [$text tag cget $tag -lmargin2]
    lassign {0 0} x begins
    foreach word [split $words " "] {
        set wide [font measure $font $word]
        if {$x > $begins && $x + $wide > $room} {
            lassign [list $indent $indent] x begins
        }
        set last $x
        set x [expr {$x + $wide + $blank}]
    }
    set dice [image width [lindex $images 0]]
    if {$x + $dice <= $room || $last == $begins
            || $indent + $wide + $blank + $dice > $room} {
        return $words
    }
    return [string replace $words $cut $cut \t]
}

proc ::wargame::seat::diceRows {pictures presenter event} {
    set dice [[$presenter events] dice $event]
    set rows {}
    for {set i 0} {$i < [llength $dice]} {incr i 6} {
        lappend rows [$pictures row [lrange $dice $i $i+5] \
                [::wargame::look::theme size logDie]]
    }
    return $rows
}
