/*
 * umpire.c --
 *
 *      What an umpire may amend: where a block is, and how strong.
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

/* Between procedures only, and never onto the enemy: a battle begins by an
   attack. */
const char *
bor_judge_amendment(const Game *g, const WgAction *a)
{
    int u = a->arg[0];

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
    return a->arg[1] == BOX ? "- not-there" : NULL;
}

void
bor_amend(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (a->verb == AMEND_STRENGTH) {
        g->unit[u].face = (int8_t)face_of(block_of(g, u), a->arg[1]);
        wg_tell_side(g, side_of(u), SET_STRENGTH, u, a->arg[1], 0, 0);
    } else {
        bor_place(g, u, a->arg[1]);
        wg_tell(g, PUT_THERE, u, a->arg[1], 0, 0);
    }
    bor_trace_command(g);
}
