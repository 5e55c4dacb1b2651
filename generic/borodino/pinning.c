/*
 * pinning.c --
 *
 *      5.5: attackers pin as many defenders; their owner chooses which.
 */

#include "chapters.h"

/* How many more units of Player 2 must be pinned in a contested area. */
static int
still_to_pin(const Game *g, int area)
{
    int side = !g->first, must = g->count[g->first][area];

    if (must > g->count[side][area]) {
        must = g->count[side][area];
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        must -= g->unit[u].place == area && g->unit[u].pinned;
    }
    return must;
}

static Areas
attacked(const Game *g)
{
    return g->held[0] & g->held[1] & g->attack[g->first];
}

/* Pin all where there is no choice. */
void
bor_pin_all(Game *g)
{
    int side = !g->first;

    for (int u = first_of(side); u < end_of(side); u++) {
        int area = g->unit[u].place;

        if (area < AREAS && attacked(g) & bit(area)
                && g->count[g->first][area] >= g->count[side][area]) {
            g->unit[u].pinned = true;
        }
    }
}

/* Has Player 2 still to choose? */
bool
bor_must_pin(const Game *g)
{
    Areas areas = attacked(g);

    while (areas) {
        if (still_to_pin(g, take_area(&areas)) > 0) {
            return true;
        }
    }
    return false;
}

const char *
bor_judge_pin(const Game *g, const WgAction *a)
{
    const Unit *unit = &g->unit[a->arg[0]];

    if (a->verb != PIN) {
        return "5.5 not-now";
    }
    if (side_of(a->arg[0]) == g->first || unit->place >= AREAS
            || !(attacked(g) & bit(unit->place))) {
        return "5.5 not-in-battle";
    }
    if (unit->pinned) {
        return "5.5 pinned-already";
    }
    return still_to_pin(g, unit->place) > 0 ? NULL : "5.5 enough-pinned";
}

void
bor_propose_pin(const Game *g, WgOffer *out)
{
    for (int u = first_of(!g->first); u < end_of(!g->first); u++) {
        wg_propose(out, PIN, u, 0, 0);
    }
}

void
bor_apply_pin(Game *g, const WgAction *a)
{
    g->unit[a->arg[0]].pinned = true;
    wg_tell_side(g, side_of(a->arg[0]), PINNED, a->arg[0], 0, 0, 0);
    wg_again(g);
}
