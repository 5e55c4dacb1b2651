# battle-parts.tcl --
#
#       What all parts of the scene of a battle of Bloody Monday ask.
#
#       offered MOMENT         what this viewer may answer
#       dice MOMENT SLOT GUNS  what a unit throws, in words
#       worth MOMENT SLOT GUNS the hits of that to be expected, in thousandths
#       of SCENE SIDE          the slots of its units

need base/words present/part

if {![info object isa class ::wargame::monday::BattleParts]} {
    oo::class create ::wargame::monday::BattleParts {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::monday::BattleParts {
    method offered {moment} {
        # What may be answered, if it is this viewer who may answer.
        return [expr {[$moment isAsked] ? [$moment actions] : {}}]
    }

    method dice {moment slot guns} {
        # What a unit throws, in words: "3 dice, 4+".
        set fire [$moment query "[expr {$guns ? "gunfire" : "fire"}] $slot"]
        if {$fire eq ""} {
            return ""
        }
        return [::wargame::base::sayCount monday.battle.dice \
                [dict get $fire dice] \
            [::wargame::base::fromFace [dict get $fire from]]]
    }

    method worth {moment slot guns} {
        set fire [$moment query "[expr {$guns ? "gunfire" : "fire"}] $slot"]
        return [expr {$fire eq "" ? 0
            : [dict get $fire dice] * (7 - [dict get $fire from]) * 1000 / 6}]
    }

    method of {scene side} {
        return [lmap slot [dict keys [dict get $scene units]] {
            if {[dict get $scene units $slot side] ne $side} continue
            set slot
        }]
    }
}
