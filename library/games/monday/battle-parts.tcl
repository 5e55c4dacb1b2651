# battle-parts.tcl --
#
#       What all parts of the scene of a battle of Bloody Monday ask.

need base/words games/monday/record

namespace eval ::wargame::monday::battle {}

# Offered --
#
#       What may be answered, if it is this viewer who may answer.
proc ::wargame::monday::battle::Offered {moment} {
    return [expr {[$moment isAsked] ? [$moment actions] : {}}]
}

# Dice --
#
#       What a unit throws, in words: "3 dice, 4+".
proc ::wargame::monday::battle::Dice {moment slot guns} {
    set fire [$moment query \
            "[expr {$guns ? "gunfire" : "fire"}] $slot"]
    if {$fire eq ""} {
        return ""
    }
    return [::wargame::base::sayCount monday.battle.dice [dict get $fire dice] \
        [::wargame::monday::record from [dict get $fire from]]]
}

proc ::wargame::monday::battle::Of {scene side} {
    return [lmap slot [dict keys [dict get $scene units]] {
        if {[dict get $scene units $slot side] ne $side} continue
        set slot
    }]
}
