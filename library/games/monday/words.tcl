# words.tcl --
#
#       Bloody Monday: what places and blocks are called.

need base/files base/words present/piece-words games/monday

if {![info object isa class ::wargame::monday::Words]} {
    oo::class create ::wargame::monday::Words {
        superclass ::wargame::present::PieceWords
    }
}

oo::define ::wargame::monday::Words {
    variable Game Sides Places Reader

    method areaName {key} {
        return [::wargame::base::nameOf $Game place [dict get $Places $key]]
    }

    method placeName {key} {
        # With the number that its circle has.
        if {[dict exists $Places $key number]} {
            return [::wargame::base::say monday.numbered \
                    [dict get $Places $key number] [my areaName $key]]
        }
        return [next $key]
    }

    method pieceTitle {slot view} {
        # A block in a tooltip.
        set row [$Reader row $view $slot]
        if {$row eq ""} {
            set text [::wargame::base::say monday.hidden.[lindex $Sides \
                    [$Reader sideOf $slot]]]
            if {[dict exists $view icons $slot]} {
                append text ", " [my setUpAs [dict get $view icons $slot]]
            }
        } else {
            set text [my Known $row [lindex [dict get $view unit.face] $slot]]
        }
        foreach mark [$Reader marks $view $slot] {
            if {[::wargame::base::said monday.marked.$mark]} {
                append text ", " [::wargame::base::say monday.marked.$mark]
            }
        }
        return $text
    }

    method ending {how winner} {
        # Whose commander or army it was; WINNER: a side as the game names it
        # or as side0 or side1; anything else: nobody.
        if {$how ni {commander morale}} {
            return [::wargame::base::say monday.ending.$how]
        }
        set won [lsearch -exact $Sides $winner]
        if {[regexp {^side([01])$} $winner - number]} {
            set won $number
        }
        if {$won < 0} {
            return [::wargame::base::say monday.ending.both]
        }
        return [::wargame::base::say monday.ending.$how \
                [my sideName [expr {!$won}]]]
    }

    method setUpAs {icons} {
        # What a block may be that still stands on the icons of its area.
        return [::wargame::base::say monday.icon.one [join [lmap icon \
                [lsort -unique $icons] {
            set kind monday.icon.[dict get $icon kind]
            if {![::wargame::base::said $kind]} {
                set kind monday.kind.[dict get $icon kind]
            }
            expr {[dict get $icon kind] eq "commander"
                ? [::wargame::base::say $kind]
                : [join [list [::wargame::base::say $kind] \
                    [::wargame::base::say \
                    monday.corps.[dict get $icon corps]]] ", "]}
        }] " / "]]
    }

    method Known {row face} {
        set called [my unitName [dict get $row key]]
        dict with row {
            set who [expr {$commander in [list "" $name] ? $called
                : "$called ([::wargame::base::generalOf monday $row])"}]
            set what [list $who [::wargame::base::say monday.kind.$kind] \
                    [lindex $strength $face]]
            set of [::wargame::base::say monday.corps.$corps]
            switch -- $kind {
                commander {
                    return [::wargame::base::say monday.block.general {*}$what]
                }
                leader - guns {
                    return [::wargame::base::say monday.block.support {*}$what \
                            $of]
                }
            }
            return [::wargame::base::say monday.block {*}$what \
                    [::wargame::base::fromFace [expr {
                        7 - [lindex $fire $face]}]] $of]
        }
    }
}
