# asked-words.tcl --
#
#       What a panel asks, in words.
#
#       ::wargame::panels::askedWords PATH SCENE SIDE
#           SCENE's heading and text on the labels PATH.heading and PATH.text;
#           the heading in the colour of that SIDE, "" for ink
#       ::wargame::panels::ruleWords NUMBER
#           what a link to that rule says; "" of none.  R-M108 is a reading of
#           ours, and no paragraph of a rulebook

need base/words look/theme

proc ::wargame::panels::askedWords {path scene side} {
    set theme ::wargame::look::theme
    $path.heading configure -text [dict get $scene heading] \
            -font [$theme font heading] -foreground [$theme color \
                [expr {$side eq "" ? "ink" : "${side}Dark"}]]
    $path.text configure -text [dict get $scene text] -font [$theme font prompt]
}

proc ::wargame::panels::ruleWords {number} {
    if {$number eq ""} {
        return ""
    }
    return [say orders.[expr {[string match R-* $number]
        ? "reading" : "rule"}] $number]
}
