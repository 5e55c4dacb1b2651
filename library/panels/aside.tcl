# aside.tcl --
#
#       The card of whatever is decided, beside the map: the game's Cards.
#
#   set panel [::wargame::panels::AsidePanel new PATH MATCH VIEWER DOCMD]
#                 see card.tcl
#
#       lingers   does it show what came of a run, while who sees it plays on?
#
#   When the run of its scene is over, what came of it is shown: the card stays
#   until that has been read (present/cards.tcl), or, where it lingers, until
#   something has been done.

need panels/card-beside panels/spoken

if {![info object isa class ::wargame::panels::AsidePanel]} {
    oo::class create ::wargame::panels::AsidePanel {
        superclass ::wargame::panels::CardBeside
    }
}

oo::define ::wargame::panels::AsidePanel {
    # Outcome: the scene of what came of a run, while it is shown, or {}.
    # Since: the stamp of the match while it lingers, or "".
    variable Path Match Viewer Presenter Scene Seen Outcome Since

    constructor {args} {
        set Seen 0
        set Outcome {}
        set Since ""
        next {*}$args
    }

    method Ask {} {
        set Seen [$Match length]
        if {$Since ne "" && ![my lingers]} {
            lassign {{} ""} Outcome Since
        }
        if {$Outcome ne {}} {
            return $Outcome
        }
        set moment [$Match moment $Viewer]
        set scene [[$Presenter cards] scene $moment]
        if {$scene eq {}} {
            return $scene
        }
        set places [::wargame::panels::spokenOf $scene $moment $Presenter]
        if {![dict exists $scene signs]} {
            dict set scene signs [[$Presenter look] signs $moment]
        }
        return [dict merge [dict create lines {} \
                lights [list supply $places] sight $places] $scene]
    }

    method Run {} {
        return [expr {[dict exists $Scene run] ? [dict get $Scene run] : ""}]
    }

    method stays {handover {given 0} {taken 0}} {
        if {$Outcome eq {} && [my Run] ne "" && [$Match length] > $Seen
                && [[$Presenter cards] run [$Match moment $Viewer]]
                    ne [my Run]
                && ($handover || $taken
                    || ![[$Presenter cards] tellsOn \
                        [$Match moment $Viewer]])} {
            set Outcome [[$Presenter cards] after [$Match moment $Viewer] \
                    $Scene $given]
            if {$Outcome ne {}} {
                dict set Outcome run ""
                if {!$handover && [[$Presenter cards] lingers \
                        [$Match moment $Viewer]]} {
                    # It has nothing to press.
                    set Since [$Match stamp]
                    set Outcome [dict merge $Outcome {choices {}
                        lights {warn {} supply {} trace {}}}]
                }
            }
        }
        return [expr {$Outcome ne {} && $Since eq ""}]
    }

    method lingers {} {
        return [expr {$Since ne "" && $Since eq [$Match stamp]}]
    }

    method answers {} {
        return [expr {![my lingers]}]
    }

    method home {} {
        # The keyboard is for the map.
        return [expr {![my lingers] && [next]}]
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
