# battle-parts.tcl --
#
#       What all parts of the scene of a battle of Bloody Monday ask.
#
#       offered MOMENT         what this viewer may answer
#       isDeserted MOMENT      is asked to stand who has no block left there?
#       whyStand MOMENT        why the viewer can but stand: deserted; or
#                              blocked, where no block of theirs has a way out,
#                              which nobody else may know; "": they need not
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
    variable Reader PlaceKeys

    method offered {moment} {
        # What may be answered, if it is this viewer who may answer.
        return [expr {[$moment isAsked] ? [$moment actions] : {}}]
    }

    method isDeserted {moment} {
        # All can see that.
        if {[$moment decision] ne "stand"} {
            return 0
        }
        set view [$moment view]
        return [expr {![llength [$Reader slotsAt $view [lindex $PlaceKeys \
            [dict get $view battle.area]] [$moment side]]]}]
    }

    method whyStand {moment} {
        return [expr {[my isDeserted $moment] ? "deserted"
            : [$moment decision] eq "stand"
                && [$moment viewer] eq [$moment side]
                && [concat {*}[$moment actions]] eq "stand" ? "blocked" : ""}]
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
