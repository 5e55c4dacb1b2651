# card-volley.tcl --
#
#       One order for the fire of a whole side by a card: the best of what is
#       offered is sent again and again, to the end of the round or of the
#       phase, or as long as its chance is good enough.  Each die is thrown as
#       the table throws dice.  What else is asked meanwhile is answered by the
#       player, and the fire goes on.
#
#   set volley [::wargame::panels::CardVolley new PATH SENDCMD SHOWCMD]
#       PATH           the frame with which it goes
#       SENDCMD        called with an action of those offered
#       SHOWCMD        called when other buttons are to be shown
#       orders SCENE   buttons that begin one, see panel-buttons.tcl, or end it
#       begin WORD SCENE   round, battle or odds
#       on SCENE       what is asked now: the next fire is sent soon, if that
#                      side has such an order
#
#   The SCENE of a card has, where a whole side fires:
#       volley         {round R battle B least L}: names of the round and of the
#                      phase that it is, and the least chance, in millionths,
#                      at which the odds hold
#       rows           whose choices have best 1, the one to be sent, and its
#                      chance, see card.tcl

need base/objects base/words

if {![info object isa class ::wargame::panels::CardVolley]} {
    oo::class create ::wargame::panels::CardVolley
}

oo::define ::wargame::panels::CardVolley {
    # Word: the order, or "": of the round and phase Stage of Side.
    variable SendCmd ShowCmd Due Word Stage Side

    constructor {path sendCmd showCmd} {
        set SendCmd $sendCmd
        set ShowCmd $showCmd
        set Due ""
        set Word ""
        ::wargame::base::goesWith $path [self]
    }

    destructor {
        after cancel $Due
    }

    method orders {scene} {
        if {[my Best $scene] eq ""} {
            return {}
        } elseif {[my IsOn $scene]} {
            return [list [dict create means volley_stop harm 1 \
                label [::wargame::base::say panel.volley.stop] \
                command [namespace code {my Stop}]]]
        } elseif {[my Count $scene] < 2} {
            return {}
        }
        return [lmap word [list round battle odds] {
            if {$word eq "odds" && ![my Holds $scene]} continue
            # What it begins costs no less than a fire.
            dict create means volley_$word harm 2 \
                label [my Label $word $scene] \
                command [namespace code [list my begin $word $scene]]
        }]
    }

    method Label {word scene} {
        if {$word eq "odds"} {
            return [::wargame::base::say panel.volley.fair [expr {
                round([dict get $scene volley least] / 10000.0)}]]
        }
        return [::wargame::base::say panel.volley.$word]
    }

    method begin {word scene} {
        set Word $word
        set Side [dict get $scene side]
        set Stage [my StageOf $scene]
        my on $scene
        {*}$ShowCmd
    }

    method Stop {} {
        set Word ""
        after cancel $Due
        {*}$ShowCmd
    }

    method on {scene} {
        after cancel $Due
        if {[my IsOn $scene]} {
            set best [my Best $scene]
            if {$best ne "" && ($Word ne "odds" || [my Holds $scene])} {
                set Due [after 1 [list {*}$SendCmd [dict get $best action]]]
            } else {
                set Word ""
            }
        }
    }

    method IsOn {scene} {
        # Is it the order of what is asked now?  It ends with its round.
        if {$Word eq "" || ![my IsAsked $scene]
                || [dict get $scene side] ne $Side} {
            return 0
        }
        if {[my StageOf $scene] ne $Stage} {
            set Word ""
        }
        return [expr {$Word ne ""}]
    }

    method StageOf {scene} {
        return [dict get $scene volley [expr {$Word eq "round" ? "round"
            : "battle"}]]
    }

    method IsAsked {scene} {
        return [expr {[dict exists $scene volley] && [my Count $scene] > 0}]
    }

    method Count {scene} {
        return [llength [my Shots $scene]]
    }

    method Shots {scene} {
        # Choices of the rows, each with its chance.
        return [concat {*}[lmap row [dict get $scene rows] {
            if {![dict exists $row choices]} continue
            lmap choice [dict get $row choices] {
                if {![dict exists $choice chance]} continue
                set choice
            }
        }]]
    }

    method Best {scene} {
        if {![dict exists $scene volley]} {
            return ""
        }
        foreach choice [my Shots $scene] {
            if {[dict get $choice best]} {
                return $choice
            }
        }
        return ""
    }

    method Holds {scene} {
        return [expr {[dict get [my Best $scene] chance]
            >= [dict get $scene volley least]}]
    }
}
