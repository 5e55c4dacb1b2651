/*
 * umpire.c --
 *
 *      What an umpire may amend: where a block is, how strong, and who is
 *      Player 1.
 */

#include "chapters.h"

/* The face on which a block has this strength, or NONE. */
static int
face_of(const Block *b, int strength)
{
    for (int face = 0; face < b->faces; face++) {
        if (b->strength[face] == strength) {
            return face;
        }
    }
    return NONE;
}

/* 2.1 Before Player 1 has done anything: then a turn of actions begins again
   with the other.  A corps that has entered is not sent back. */
static const char *
judge_turn(const Game *g, int side)
{
    bool entered = g->scenario == CAMPAIGN && g->mover == FRENCH
            && g->flow.decision != ASK_ENTER;

    if (side == g->first) {
        return "- as-it-is";
    }
    if (g->flow.side != g->first || g->mover != g->first || g->named || entered
            || (g->flow.decision != ASK_ENTER
                && g->flow.decision != ASK_COMMAND)) {
        return "2.1 begun-to-act";
    }
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active) {
            return "2.1 begun-to-act";
        }
    }
    return NULL;
}

/* 2.0 Between procedures only, and never onto the enemy: a battle begins by
   an attack. */
const char *
bor_judge_amendment(const Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (a->verb == AMEND_TURN) {
        return judge_turn(g, a->arg[0]);
    }
    if (g->battle.area != NONE || g->gun.gun != NONE
            || g->straggler.unit != NONE) {
        return "- not-in-battle";
    }
    if (a->verb == AMEND_STRENGTH) {
        return face_of(block_of(g, u), a->arg[1]) == NONE
                ? "- no-such-strength" : NULL;
    }
    if (a->arg[1] < AREAS && !is_open(g, side_of(u), a->arg[1])) {
        return "- enemy-there";
    }
    if (g->unit[u].place < AREAS && is_contested(g, g->unit[u].place)) {
        return "- not-in-battle";
    }
    return a->arg[1] == BOX || (a->arg[1] == TRAY && g->phase != DEPLOYMENT)
            ? "- not-there" : NULL;
}

static void
amend_place(Game *g, int u, int place)
{
    bor_place(g, u, place);
    wg_tell(g, PUT_THERE, u, place, 0, 0);
    if (place == LOST || place == GONE) {
        g->unit[u].shown = g->unit[u].active = false;
        bor_succeed(g, u);
    }
}

void
bor_amend(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    switch (a->verb) {
    case AMEND_TURN:
        g->first = (int8_t)a->arg[0];
        wg_tell(g, SET_TURN, g->first, 0, 0, 0);
        bor_back_to_acting(g);
        return;
    case AMEND_STRENGTH:
        g->unit[u].face = (int8_t)face_of(block_of(g, u), a->arg[1]);
        wg_tell_side(g, side_of(u), SET_STRENGTH, u, a->arg[1], 0, 0);
        break;
    default:
        amend_place(g, u, a->arg[1]);
    }
    bor_trace_command(g);
    if (bor_needs_orderless(g)) {
        bor_trace_orderless(g);
    }
}
