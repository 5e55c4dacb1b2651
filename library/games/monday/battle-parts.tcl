# battle-parts.tcl --
#
#       What all parts of the scene of a battle of Bloody Monday ask.
#
#       battleParts offered MOMENT       what this viewer may answer
#       battleParts dice MOMENT SLOT GUNS    what a unit throws, in words
#       battleParts of SCENE SIDE        the slots of its units

need base/words

namespace eval ::wargame::monday::battleParts {
    namespace export offered dice of
    namespace ensemble create
}

# offered --
#
#       What may be answered, if it is this viewer who may answer.
proc ::wargame::monday::battleParts::offered {moment} {
    return [expr {[$moment isAsked] ? [$moment actions] : {}}]
}

# dice --
#
#       What a unit throws, in words: "3 dice, 4+".
proc ::wargame::monday::battleParts::dice {moment slot guns} {
    set fire [$moment query \
            "[expr {$guns ? "gunfire" : "fire"}] $slot"]
    if {$fire eq ""} {
        return ""
    }
    return [::wargame::base::sayCount monday.battle.dice [dict get $fire dice] \
        [::wargame::base::fromFace [dict get $fire from]]]
}

proc ::wargame::monday::battleParts::of {scene side} {
    return [lmap slot [dict keys [dict get $scene units]] {
        if {[dict get $scene units $slot side] ne $side} continue
        set slot
    }]
}
