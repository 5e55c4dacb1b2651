/*
 * commanders.c --
 *
 *      Multicommanders: a commander lost, those who talk too much
 *      (Communications.3), and who of a side is asked.
 */

#include "commanders.h"
#include "messages.h"
#include "stacks.h"

/* ---- who is lost, who talks ---- */

static void
fall_to(Game *g, int side, int commander, int heir)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        if (msk_commander_of(g, u) == commander) {
            msk_assign(g, u, heir);
        }
    }
}

/* Miscellaneous.1: by the option another leader stands for him, or he is out of
   the game; R-M172 then the highest left commands in his place.  The last of a
   side stays. */
static void
replace(Game *g, int side, int commander)
{
    int heir, lost = g->stands[side][commander];
    int leader = g->option[OPT_LEADER_LOST] ? NONE
            : msk_next_leader(g, side, commander);

    if (leader == NONE && g->active[side] == 1 << commander) {
        return;
    }
    if (leader == NONE) {
        g->active[side] &= (int8_t)~(1 << commander);
        heir = msk_next_active(g, side, 0);
        fall_to(g, side, commander, heir);
        g->stands[side][commander] = NONE;
        wg_tell(g, COMMANDER_OUT, lost, g->stands[side][heir], 0, 0);
    } else {
        g->stands[side][commander] = (int16_t)leader;
        wg_tell(g, COMMANDER_REPLACED, lost, leader, 0, 0);
    }
}

static bool
is_lost(const Game *g, int u)
{
    return u != NONE && g->unit[u].hex == OFF_MAP && is_marked(g->came, u);
}

/* Does the leader that stands for him share a hex with another's? */
static bool
is_with_another(const Game *g, int side, int commander)
{
    int u = msk_representative(g, side, commander);

    for (int c = 0; u != NONE && c < g->commanders[side]; c++) {
        int other = msk_representative(g, side, c);

        if (c != commander && other != NONE
                && g->unit[other].hex == g->unit[u].hex) {
            return true;
        }
    }
    return false;
}

void
msk_review_commanders(Game *g, int side)
{
    g->halved = 0;
    for (int c = 0; has_several(g, side) && c < g->commanders[side]; c++) {
        if (msk_is_active(g, side, c) && is_lost(g, g->stands[side][c])) {
            replace(g, side, c);
        }
    }
    for (int c = 0; has_several(g, side) && g->option[OPT_TOGETHER]
            && c < g->commanders[side]; c++) {
        g->halved |= (int8_t)(is_with_another(g, side, c) << c);
    }
}

/* ---- who is asked ---- */

/* Who commands those in a hex: the top unit. */
static int
commander_at(const Game *g, int hex)
{
    int face = hex == OFF_MAP ? NONE : msk_face(g, hex);

    return face < 0 ? 0 : msk_commander_of(g, face);
}

static int
commander_of_slot(const Game *g, int u)
{
    return u < 0 ? 0 : msk_commander_of(g, u);
}

bool
msk_is_his_turn(const Game *g)
{
    switch (g->flow.decision) {
    case ASK_UNIT: case ASK_STEP: case ASK_CHARGE: case ASK_TARGET:
    case ASK_FIRERS: case ASK_DEFENDER: case ASK_ATTACKERS: case ASK_ADVANCE:
    case ASK_LEADER: case ASK_MESSAGE:
        return true;
    default:
        return false;
    }
}

/* The first in rank answers what concerns all of a side. */
static int
asked(const Game *g)
{
    if (msk_is_his_turn(g)) {
        return msk_commanding(g);
    }
    switch (g->flow.decision) {
    case ASK_ANSWER:
        return msk_message(g, g->phasing, g->answering)->to;
    case ASK_SQUARE:
        return g->squares_of;
    case ASK_LOSSES:
        return commander_at(g, g->struck);
    case ASK_EVASION: case ASK_DEFENDING_LEADER:
        return commander_at(g, g->target);
    case ASK_EVADING:
        return commander_of_slot(g, g->hand);
    case ASK_RETREAT:
        return commander_of_slot(g, g->checking);
    default:
        return msk_next_active(g, g->flow.side, 0);
    }
}

int
msk_asked(const Game *g)
{
    int side = g->flow.side, who;

    if (side < 0 || !has_several(g, side)) {
        return NONE;
    }
    who = asked(g);
    return who >= 0 && msk_is_active(g, side, who) ? who
            : msk_next_active(g, side, 0);
}
