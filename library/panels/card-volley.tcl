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
#       SENDCMD        see volley.tcl
#       SHOWCMD        called when other buttons are to be shown
#       orders SCENE   buttons that begin one, see panel-buttons.tcl, or end it
#       on SCENE       what is asked now: the next fire is sent soon, if that
#                      side has such an order
#
#   The SCENE of a card has volley, where a whole side fires, and choices of its
#   rows have a chance; the one that has best 1 is sent: see present/cards.tcl.

need base/objects base/words panels/volley

if {![info object isa class ::wargame::panels::CardVolley]} {
    oo::class create ::wargame::panels::CardVolley
}

oo::define ::wargame::panels::CardVolley {
    variable Volley

    constructor {path sendCmd showCmd} {
        set Volley [::wargame::panels::Volley new $sendCmd $showCmd]
        ::wargame::base::goesWith $path [self]
    }

    destructor {
        $Volley destroy
    }

    method orders {scene} {
        if {[my Best $scene] eq ""} {
            return {}
        } elseif {[my Word $scene] ne ""} {
            return [list [$Volley stops [namespace code [list my Stop \
                    [dict get $scene side]]] 1]]
        }
        # Of a single fire, too: a key keeps its meaning.
        return [$Volley begins [my Labels $scene] \
                [namespace code [list my Begin $scene]] \
                [dict get [my Best $scene] action]]
    }

    method Labels {scene} {
        # Each says how long it goes on.
        set labels [dict create \
            round [::wargame::base::say panel.volley.rating] \
            battle [::wargame::base::say panel.volley.phase]]
        if {[my Holds $scene]} {
            dict set labels odds [::wargame::base::say panel.volley.fair [expr {
                round([dict get $scene volley least] / 10000.0)}]]
        }
        return $labels
    }

    method Begin {scene word} {
        $Volley give [dict get $scene side] $word [my Stage $scene $word]
        my on $scene
        $Volley show
    }

    method Stop {side} {
        $Volley end $side
        $Volley send ""
        $Volley show
    }

    method on {scene} {
        set fire ""
        set word [my Word $scene]
        if {$word ne ""} {
            set best [my Best $scene]
            if {$best ne "" && ($word ne "odds" || [my Holds $scene])} {
                set fire [dict get $best action]
            } else {
                $Volley end [dict get $scene side]
            }
        }
        $Volley send $fire
    }

    method Word {scene} {
        # The order of what is asked now, or "".  It ends with its round.
        if {![dict exists $scene volley] || ![llength [my Shots $scene]]} {
            return ""
        }
        set side [dict get $scene side]
        set word [$Volley word $side]
        if {$word ne "" && [my Stage $scene $word] ne [$Volley stage $side]} {
            $Volley end $side
        }
        return [$Volley word $side]
    }

    method Stage {scene word} {
        return [dict get $scene volley [expr {$word eq "round" ? "round"
            : "battle"}]]
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
