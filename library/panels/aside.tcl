# aside.tcl --
#
#       A card of choices that stands beside the map, as the supply panel does,
#       where the map should be looked at before one chooses.
#
#   set panel [::wargame::panels::AsidePanel new PATH MATCH VIEWER DOCMD]
#                 see card.tcl
#
#   games/GAME/cards.tcl makes the scene; of what else supply.tcl needs, what
#   is missing is what the map shows anyway, with the places lit of which the
#   rows speak.  It may have
#       run       of which run of throws and answers it is, a word
#   When [cards run MATCH VIEWER PRESENTER] is no more that one, [cards after
#   SCENE MATCH VIEWER PRESENTER] is what came of it: the card stays until that
#   has been read, unless it is empty.  The last of its choices should tell
#   GoOn.

need panels/spoken panels/supply

if {![info object isa class ::wargame::panels::AsidePanel]} {
    oo::class create ::wargame::panels::AsidePanel {
        superclass ::wargame::panels::SupplyPanel
    }
}

oo::define ::wargame::panels::AsidePanel {
    # Outcome: the scene of what came of a run, while it is shown, or {}.
    variable Path Match Viewer Presenter Scene Seen Outcome

    constructor {args} {
        set Seen 0
        set Outcome {}
        next {*}$args
    }

    method Ask {} {
        set Seen [$Match length]
        if {$Outcome ne {}} {
            return $Outcome
        }
        set scene [my Part cards scene [$Match moment $Viewer] $Presenter]
        if {$scene eq {}} {
            return $scene
        }
        set moment [$Match moment $Viewer]
        set places [::wargame::panels::spokenOf $scene $moment $Presenter]
        return [dict merge [dict create lines {} \
                signs [[$Presenter look] signs $moment] \
                lights [list supply $places] sight $places] $scene]
    }

    method Run {} {
        return [expr {[dict exists $Scene run] ? [dict get $Scene run] : ""}]
    }

    method stays {handover} {
        if {$Outcome eq {} && [my Run] ne "" && [$Match length] > $Seen
                && [my Part cards run [$Match moment $Viewer] $Presenter] ne \
                        [my Run]} {
            set Outcome [my Part cards after $Scene \
                    [$Match moment $Viewer] $Presenter]
            if {$Outcome ne {}} {
                dict set Outcome run ""
            }
        }
        return [expr {$Outcome ne {}}]
    }

    method goOn {} {
        if {$Outcome ne {}} {
            set Outcome {}
            my refresh
            event generate [winfo toplevel $Path] <<WargameGoOn>>
        }
    }

    method pause {} {
        # Long enough to see each throw of many.
        return [expr {[my Run] eq "" ? 200 : 300}]
    }
}
