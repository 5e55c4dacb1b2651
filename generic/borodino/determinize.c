/*
 * determinize.c --
 *
 *      A position of Borodino 1812 for one who sees the upright blocks of one
 *      side: what may stand opposite.
 */

#include "chapters.h"

/* What is asked of nobody but the enemy is left as nothing: no orders given,
   no supply spent. */
static void
put(Game *g, int u, int block, WgLots *lots)
{
    Unit *unit = &g->unit[u];

    unit->block = (int8_t)block;
    unit->corps = borodino_block[block].corps;
    unit->face = (int8_t)wg_lot(lots, (unsigned)borodino_block[block].faces);
}

static void
determinize_blocks(Game *g, int side, WgLots *lots)
{
    int8_t unseen[BLOCKS];
    int left = 0;

    for (int block = first_of(side); block < end_of(side); block++) {
        if (g->slot[block] == NONE) {
            unseen[left++] = (int8_t)block;
        }
    }
    for (int u = first_of(side); u < end_of(side) && left > 0; u++) {
        if (g->unit[u].block == HIDDEN) {
            unsigned i = wg_lot(lots, (unsigned)left);

            put(g, u, unseen[i], lots);
            unseen[i] = unseen[--left];
        }
    }
}

/* 9.1 Whoever waits off the map came to a gate. */
static void
determinize_gates(Game *g)
{
    int gate = 0;

    while (gate < AREAS && borodino_area[gate].source != FRENCH) {
        gate++;
    }
    for (int u = 0; u < FRENCH_BLOCKS; u++) {
        if (g->unit[u].place == BOX && gate < AREAS) {
            g->gate[g->unit[u].corps] = (int8_t)gate;
        }
    }
}

/* Is there what this procedure is about, called where it is called? */
static bool
has_subject(const Game *g, int procedure)
{
    bool mover = (g->straggler.unit != NONE && g->straggler.to != NONE)
            || wg_is_under_way(g, SPOILS);      /* it has come there */

    switch (procedure) {
    case GUN_FIRE:
        return g->gun.gun != NONE && g->gun.area != NONE;
    case FORCED_RETREAT:
        return g->gun.area != NONE && g->gun.victim != NONE;
    case STRAGGLER:
        return mover;
    case BATTLE_RETREAT:
        return wg_is_under_way(g, BATTLE_ROUND) && mover;
    case ONE_BATTLE:
        return wg_is_under_way(g, ALL_BATTLES) && g->battle.area != NONE;
    case BATTLE_ROUND:
        return wg_is_under_way(g, ONE_BATTLE);
    case SPOILS:
        return g->spoils != NONE;
    case BATTLE_FIRE:
        return wg_is_under_way(g, BATTLE_ROUND) && g->battle.unit != NONE;
    default:
        return true;
    }
}

/* And what the question is about, asked where it is asked? */
static bool
is_playable(const Game *g)
{
    for (int i = 0; i < g->flow.depth; i++) {
        if (!has_subject(g, g->flow.frame[i].proc)) {
            return false;
        }
    }
    switch (g->flow.decision) {
    case ASK_LOSS:
        return wg_is_under_way(g, GUN_FIRE)
                && bor_next_loser(g) == g->flow.side;
    case ASK_FORCED:
        return wg_is_under_way(g, FORCED_RETREAT);
    case ASK_MOVE_ON:
        return wg_is_under_way(g, BATTLE_RETREAT)
                && g->unit[g->straggler.unit].place < AREAS;
    case ASK_MAIN:
    case ASK_SQUARE:
    case ASK_TURN:
    case ASK_HIT:
        return wg_is_under_way(g, ONE_BATTLE);
    case ASK_SPOILS:
        return wg_is_under_way(g, SPOILS);
    case ASK_REGROUP:
        return wg_is_under_way(g, ONE_BATTLE) && g->battle.winner != NONE;
    default:
        return true;
    }
}

bool
bor_determinize(Game *g, int viewer, WgLots *lots)
{
    if (g->phase == FINISHED || !is_playable(g)) {
        return false;
    }
    for (int side = 0; side < 2; side++) {
        determinize_blocks(g, side, lots);
    }
    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].block != HIDDEN) {
            g->slot[g->unit[u].block] = (int8_t)u;
        }
    }
    bor_determinize_leaders(g, !viewer);
    if (viewer != FRENCH) {
        determinize_gates(g);
    }
    bor_survey(g);
    if (g->mover == viewer && bor_needs_orderless(g)) {
        bor_trace_orderless(g);
    }
    return true;
}
