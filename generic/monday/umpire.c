/*
 * umpire.c --
 *
 *      What an umpire may amend: where a unit is, its strength, who controls
 *      an area, who has the disc, whose impulse it is.
 */

#include "chapters.h"

static const char *
judge_place(const Game *g, int u, int place)
{
    int kind = block_of(g, u)->kind;

    if (place == g->unit[u].place) {
        return "- there-already";
    }
    if (place == POOL && kind == COMMANDER) {
        return "3.3 not-in-pool";
    }
    return place < AREAS && mon_full(g, u, place) ? "1.2 full" : NULL;
}

const char *
mon_judge_amendment(const Game *g, const WgAction *a)
{
    if (g->phase == FINISHED) {
        return "- not-now";
    }
    switch (a->verb) {
    case AMEND_PLACE:
        return g->battle.area != NONE ? "- not-in-battle"
                : judge_place(g, a->arg[0], a->arg[1]);
    case AMEND_STRENGTH:
        for (int face = 0; face < block_of(g, a->arg[0])->faces; face++) {
            if (block_of(g, a->arg[0])->face[face].strength == a->arg[1]) {
                return NULL;
            }
        }
        return "2.3 no-such-strength";
    case AMEND_CONTROL:
        return a->arg[0] >= AREAS || has_area(&g->held[!a->arg[1]], a->arg[0])
                || g->owner[a->arg[0]] == a->arg[1] ? "- not-there" : NULL;
    case AMEND_TURN:                    /* 4.0 while it is still to choose */
        return g->flow.side < 0 || g->flow.decision != ASK_IMPULSE
                ? "4.0 begun-to-act"
                : g->mover == a->arg[0] ? "- there-already" : NULL;
    default:
        return g->disc == a->arg[0] ? "- there-already" : NULL;
    }
}

/* Back among the living, or gone from among them. */
static void
amend_place(Game *g, int u, int place)
{
    Unit *unit = &g->unit[u];

    if (counts_for_morale(block_of(g, u))) {
        g->lost[side_of(u)] = (int8_t)(g->lost[side_of(u)]
                + (place == LOST) - (unit->place == LOST));
    }
    wg_tell(g, PUT_THERE, u, place, 0, 0);
    *unit = (Unit){ .block = unit->block, .face = unit->face,
            .place = unit->place, .target = NONE,
            .active = place < AREAS && unit->active, .moved = unit->moved };
    mon_place(g, u, place);
    if (g->mobile == u) {
        g->mobile = NONE;
    }
    g->fresh = both_areas(g->fresh, contested(g));
}

void
mon_amend(Game *g, const WgAction *a)
{
    switch (a->verb) {
    case AMEND_PLACE:
        amend_place(g, a->arg[0], a->arg[1]);
        break;
    case AMEND_STRENGTH:
        for (int face = 0; face < block_of(g, a->arg[0])->faces; face++) {
            if (block_of(g, a->arg[0])->face[face].strength == a->arg[1]) {
                g->unit[a->arg[0]].face = (int8_t)face;
            }
        }
        wg_tell_side(g, side_of(a->arg[0]), SET_STRENGTH, a->arg[0],
                a->arg[1], 0, 0);
        break;
    case AMEND_CONTROL:
        mon_own(g, a->arg[1], a->arg[0]);
        wg_tell(g, SET_CONTROL, a->arg[0], a->arg[1], 0, 0);
        break;
    case AMEND_TURN:
        g->mover = (int8_t)a->arg[0];
        wg_tell(g, SET_TURN, g->mover, 0, 0, 0);
        wg_go_from(g, IMPULSE, 0);
        return;
    default:
        g->disc = (int8_t)a->arg[0];
        wg_tell(g, SET_DISC, g->disc, 0, 0, 0);
    }
    if (g->impulse == TACTICAL) {
        mon_trace_command(g);
    } else if (g->impulse == NO_IMPULSE) {
        g->old = contested(g);
    }
}
