# volley.tcl --
#
#       Orders for the fire of a whole side, one for each side: what is offered
#       is sent again and again, until the order ends or is stopped.  When it
#       ends is known to who has it: battle-volley.tcl and card-volley.tcl.
#
#   set volley [::wargame::panels::Volley new SENDCMD SHOWCMD]
#       SENDCMD            called with an action of those offered, and the word
#                          ordered; or begins, which sends nothing -> 1: the
#                          digit that begins an order with it is not to
#       SHOWCMD            called when other buttons are to be shown
#       word SIDE          the order of a side: round, battle or odds; or ""
#       stage SIDE         the round or battle for which it was given
#       give SIDE WORD STAGE   gives it
#       end SIDE           ends the order of a side; ends: those of both
#       send ACTION        sends ACTION soon, and nothing else that was to be
#                          sent; "" nothing
#       begins LABELS BEGINCMD ACTION   buttons (panel-buttons.tcl) for orders,
#                          of which ACTION is the first: WORD -> label; each
#                          calls BEGINCMD with its WORD
#       stops STOPCMD HARM   the button by which it is stopped, and its harm
#       show               has other buttons shown

need base/words look/stray

if {![info object isa class ::wargame::panels::Volley]} {
    oo::class create ::wargame::panels::Volley
}

oo::define ::wargame::panels::Volley {
    # Orders: SIDE -> {WORD STAGE}.
    variable SendCmd ShowCmd Due Orders

    constructor {sendCmd showCmd} {
        set SendCmd $sendCmd
        set ShowCmd $showCmd
        set Due ""
        my ends
    }

    destructor {
        after cancel $Due
    }

    foreach {what index} {word 0 stage 1} {
        method $what {side} [format {
            return [expr {[dict exists $Orders $side]
                ? [lindex [dict get $Orders $side] %s] : ""}]
        } $index]
    }

    method give {side word stage} {
        dict set Orders $side [list $word $stage]
    }

    method end {side} {
        dict unset Orders $side
    }

    method ends {} {
        set Orders [dict create]
    }

    method send {action} {
        after cancel $Due
        if {$action ne ""} {
            set Due [after 1 [list {*}$SendCmd $action ordered]]
        }
    }

    method begins {labels beginCmd action} {
        # What an order begins costs no less than a fire.
        set buttons {}
        dict for {word label} $labels {
            lappend buttons [dict create means volley_$word harm 2 \
                    label $label command [list {*}[namespace code [list \
                        my Begin $action $beginCmd]] $word]]
        }
        return $buttons
    }

    method Begin {action beginCmd word} {
        if {![::wargame::look::isByDigit]
                || [{*}$SendCmd $action begins] ne "1"} {
            {*}$beginCmd $word
        }
    }

    method stops {stopCmd harm} {
        return [dict create means volley_stop harm $harm \
                label [::wargame::base::say panel.volley.stop] \
                command $stopCmd]
    }

    method show {} {
        {*}$ShowCmd
    }
}
