/*
 * bridges.c --
 *
 *      7.4: at the end of a supply phase each player may burn one bridge.
 */

#include "chapters.h"

enum { BURNS = 3 };             /* on this roll or less, from one side only */

/* How many ends of the bridge the side holds. */
static int
ends_held(const Game *g, int side, int from, int to)
{
    return is_friendly(g, side, from) + is_friendly(g, side, to);
}

/* Dams and fords cannot be destroyed. */
static bool
is_bridge(const Game *g, const Way *way)
{
    return (bor_crossings(g, way) & (BRIDGE | FRENCH_BRIDGE)) != 0;
}

static bool
may_burn(const Game *g, const Way *way)
{
    return way->from < way->to && way->to < AREAS && is_bridge(g, way)
            && ends_held(g, g->mover, way->from, way->to) > 0;
}

/* By a roll of so much or less; 0: from both ends without one. */
int
bor_burns_by(const Game *g, int side, int from, int to)
{
    return ends_held(g, side, from, to) == 2 ? 0 : BURNS;
}

const char *
bor_judge_burn(const Game *g, const WgAction *a)
{
    int w;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != BURN) {
        return "7.4 not-now";
    }
    w = a->arg[0] < AREAS && a->arg[1] < AREAS
            ? borodino_way_to[a->arg[0]][a->arg[1]] : -1;
    if (w < 0 || !is_bridge(g, &borodino_way[w])) {
        return "7.4 no-bridge";
    }
    return may_burn(g, &borodino_way[w]) ? NULL : "7.4 no-end-held";
}

void
bor_propose_burn(const Game *g, WgOffer *out)
{
    for (int w = 0; w < WAYS; w++) {
        if (may_burn(g, &borodino_way[w])) {
            wg_may(out, BURN, borodino_way[w].from, borodino_way[w].to, 0);
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

void
bor_apply_burn(Game *g, const WgAction *a)
{
    if (a->verb == BURN) {
        g->burning = (Burning){ (int8_t)a->arg[0], (int8_t)a->arg[1] };
    }
}

static void
ask_burn(Game *g, int side)
{
    g->mover = (int8_t)side;
    g->burning = (Burning){ NONE, NONE };
    for (int w = 0; w < WAYS; w++) {
        if (may_burn(g, &borodino_way[w])) {
            wg_ask(g, side, ASK_BURN);
            return;
        }
    }
}

static void first_burns(Game *g) { ask_burn(g, g->first); }
static void second_burns(Game *g) { ask_burn(g, !g->first); }

static bool
is_certain(const Game *g)
{
    return bor_burns_by(g, g->mover, g->burning.from, g->burning.to) == 0;
}

static void
roll_burning(Game *g)
{
    if (g->burning.from != NONE && !is_certain(g)) {
        wg_roll(g, 1);
    }
}

/* The border is river or stream again, and its road is cut. */
static void
burn(Game *g)
{
    int from = g->burning.from, to = g->burning.to;

    if (from == NONE) {
        return;
    }
    if (!is_certain(g)) {
        wg_tell(g, BURN_TRIED, from, to, 0, 0);
    }
    if (is_certain(g) || wg_die(g, 0) <= BURNS) {
        g->burnt[borodino_way[borodino_way_to[from][to]].border] = true;
        bor_survey(g);
        wg_tell(g, BURNT, from, to, 0, 0);
    }
    g->burning = (Burning){ NONE, NONE };
}

const WgStep borodino_bridge_burning[] = {
    { "7.4", "Player 1",        first_burns },
    { "7.4", "roll",            roll_burning },
    { "7.4", "it burns",        burn },
    { "7.4", "Player 2",        second_burns },
    { "7.4", "roll",            roll_burning },
    { "7.4", "it burns",        burn },
    {0}
};
