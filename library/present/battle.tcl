# battle.tcl --
#
#       The contract Battle: what the battle panel shows; see panels/battle.tcl.
#       A game without such a panel says nothing of it.
#
#       scene MOMENT           the battle as it is now; {} if there is none
#       which MOMENT           a word for the battle that goes on; another, or
#                              "", where it has ended
#       after SCENE EVENTS LATEST   what the battle of SCENE looks like after
#                              the events that have brought it there and the
#                              latest ones, that ended it
#
#   A scene:
#       name        name of the area
#       words       words of its ground, beside the name
#       ground      words for [battleground svg]
#       effects     {{SENTENCE RULE}...} what the ground does
#       round       1 to rounds; or steps, {{TEXT STATE}...}: past, now or next
#       attacker    the word of the attacking side; defender: of the other
#       roles       what each side does, by side
#       told        lines under that, by side: {{TEXT COLOR}...}
#       acting      side's word, whose answer is awaited, or ""
#       heading, text, rule          what is asked
#       units       by slot: side, face, marks, caption, name, waits (not 0: it
#                   stands apart); fate, lines of what has befallen it, which
#                   may be missing
#       apart       the words on those who stand apart, by side
#       footer      at the lower edge: TITLE {{LETTER SLOTS}...}
#       order       slots that have their turn still to come
#       firing      the slot that throws dice, or -1; may be missing
#       choices     {action A unit SLOT label L style S rule R harm N worth
#                   N}...; harm and worth, which may be missing:
#                   panels/panel-buttons.tcl, worth of a fire: the hits to be
#                   expected, less those on its own side, in thousandths; unit
#                   is "" for what no unit does
#                   fires 1: what the unit does where a whole side fires; may be
#                   missing; as may resumes 1: by which a fire goes on that was
#                   ordered after the same had been asked before; and holds 1:
#                   what who cannot fire does then
#       volley      label of the one order for the fire of a whole side, "":
#                   none now; missing where a battle has rounds, and orders to
#                   the end of the round or of the battle
#       fall        in such a battle a side also fires as long as its odds hold:
#                   they may fall by so much, in millionths, from what they were
#                   at that order; missing: there is no such order
#       direct      1: a click on a unit does its only choice
#       battle      which one this is, if the panel is to stay when it ends
#
#   The panel adds the digit of a unit, and choices of its own, each with means:
#   see panels/battle-digits.tcl.

need present/part

if {![info object isa class ::wargame::present::Battle]} {
    oo::class create ::wargame::present::Battle {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Battle {
    method scene {moment} {
        return {}
    }

    method which {moment} {
        return ""
    }

    method after {scene events latest} {
        return $scene
    }
}
