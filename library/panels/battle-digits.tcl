# battle-digits.tcl --
#
#       The digits of a battle's answers.  Each has one owner as long as the
#       battle goes on: a block, by its place in its side's line from left to
#       right when the battle is first seen; a place that one can go to, or an
#       order, the next one free when it is first offered.  So no digit means
#       another thing in the next question of the same side.
#
#   set digits [::wargame::panels::BattleDigits new]
#       marked SCENE           the scene; where a click on a block answers, the
#                              units that may have their digit
#       steady SCENE CHOICES   the choices, each with the digit of its own, ""
#                              for one that has no owner; see panelDigits
#       after CHOICES          choices beside the battle's result, with digits
#                              that nobody has had in it
#
#   What would have a tenth has that of a block that is no longer there, or
#   none.

need panels/field-measures panels/panel-letters

if {![info object isa class ::wargame::panels::BattleDigits]} {
    oo::class create ::wargame::panels::BattleDigits
}

oo::define ::wargame::panels::BattleDigits {
    # Battle: the name of the one that all this is of.  Owned: SIDE of a line,
    # or of answers -> OWNER -> digit.
    variable Battle Owned

    constructor {} {
        lassign {"" {}} Battle Owned
    }

    method Heed {scene} {
        # The digits of a battle go with it.
        set battle [dict get $scene name]
        if {$battle ne $Battle} {
            lassign [list $battle {}] Battle Owned
        }
        foreach side [list [dict get $scene attacker] \
                [dict get $scene defender]] {
            foreach slot [my Line $scene $side] {
                my Digit $scene [list line $side] $slot
            }
        }
    }

    method Line {scene side} {
        return [concat [::wargame::panels::fieldSlots $scene $side 0] \
                [::wargame::panels::fieldSlots $scene $side 1]]
    }

    method Digit {scene whose owner} {
        if {![dict exists $Owned $whose $owner]} {
            set digit [my Free $scene $whose]
            if {$digit eq ""} {
                return ""
            }
            dict set Owned $whose $owner $digit
        }
        return [dict get $Owned $whose $owner]
    }

    method Free {scene whose} {
        # The first that nobody has; else of a block that is gone.
        set owned [expr {[dict exists $Owned $whose]
            ? [dict get $Owned $whose] : {}}]
        for {set digit 1} {$digit <= 9} {incr digit} {
            if {$digit ni [dict values $owned]} {
                return $digit
            }
        }
        dict for {owner digit} $owned {
            if {[lindex $whose 0] eq "line"
                    && ![dict exists $scene units $owner]} {
                dict unset Owned $whose $owner
                return $digit
            }
        }
        return ""
    }

    method marked {scene} {
        if {$scene eq {}} {
            lassign {"" {}} Battle Owned
            return $scene
        }
        my Heed $scene
        if {[dict get $scene direct]} {
            foreach choice [dict get $scene choices] {
                set slot [dict get $choice unit]
                if {[dict exists $scene units $slot]} {
                    dict set scene units $slot digit [my Digit $scene \
                            [list line [dict get $scene units $slot side]] \
                            $slot]
                }
            }
        }
        return $scene
    }

    method steady {scene choices} {
        my Heed $scene
        return [lmap choice $choices {
            lassign [my Owner $scene $choice] whose owner
            dict set choice digit [expr {$whose eq "" ? ""
                : [my Digit $scene $whose $owner]}]
        }]
    }

    method after {choices} {
        set owned [concat {*}[lmap owners [dict values $Owned] {
            dict values $owners
        }]]
        return [lmap choice $choices {
            if {![dict exists $choice means]} {
                for {set digit 1} {$digit in $owned} {incr digit} {}
                lappend owned $digit
                dict set choice digit [expr {$digit > 9 ? "-" : $digit}]
            }
            set choice
        }]
    }

    method Owner {scene choice} {
        # {WHOSE OWNER}: a block that a click answers for; an order that has no
        # letter, which beside such blocks counts after them; a place, or other
        # block, that the answer names.
        set side [dict get $scene acting]
        if {[dict exists $choice means]} {
            return [expr {[::wargame::panels::panelLetter $choice \
                $::wargame::panels::PanelLetters] ne "" ? {}
                : [list [list [expr {[dict get $scene direct] ? "line"
                    : "answers"}] $side] [dict get $choice means]]}]
        }
        set unit [dict get $choice unit]
        if {[dict get $scene direct] && [dict exists $scene units $unit]} {
            return [list [list line [dict get $scene units $unit side]] $unit]
        }
        set named [lrange [dict get $choice action] [expr {$unit eq "" ? 1
            : 2}] end]
        return [expr {$named eq {} ? {}
            : [list [list answers $side] [lindex $named end]]}]
    }
}
