/*
 * query-sources.c --
 *
 *      7.2: who needs a step most, for a hint; and from where a unit may be
 *      supplied so that no other unit can get less than if it had come from
 *      elsewhere.
 *
 *      That is so of a source which every other unit that could use it can do
 *      without: whatever was to come from it may then come from the source
 *      that was spared.
 */

#include "chapters.h"

/* For each source, whether a unit can get a point from there now. */
typedef struct Uses {
    bool of[AREAS][BLOCKS];
} Uses;

static void
find_uses(const WgOffer *offer, Uses *uses)
{
    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if (a->verb == SUPPLY_STEP || a->verb == SUPPLY_GUARD) {
            uses->of[a->arg[1]][a->arg[0]] = true;
        }
        if (a->verb == SUPPLY_GUARD) {
            uses->of[a->arg[2]][a->arg[0]] = true;
        }
    }
}

/* Can whoever could use `spared` use `other`, too? */
static bool
can_spare(const Uses *uses, int spared, int other)
{
    for (int u = 0; u < BLOCKS; u++) {
        if (uses->of[spared][u] && !uses->of[other][u]) {
            return false;
        }
    }
    return true;
}

/* Is what one answer takes nowhere missed more than what another does? */
static bool
is_no_worse(const Uses *uses, const WgAction *a, const WgAction *b)
{
    if (a->verb == SUPPLY_STEP) {
        return can_spare(uses, a->arg[1], b->arg[1]);
    }
    return (can_spare(uses, a->arg[1], b->arg[1])
                && can_spare(uses, a->arg[2], b->arg[2]))
            || (can_spare(uses, a->arg[1], b->arg[2])
                && can_spare(uses, a->arg[2], b->arg[1]));
}

/* Is it so of all answers that supply the same unit? */
static bool
is_best(const WgOffer *offer, const Uses *uses, const WgAction *a)
{
    for (int i = 0; i < offer->count; i++) {
        const WgAction *b = &offer->action[i];

        if (b->verb == a->verb && b->arg[0] == a->arg[0]
                && !is_no_worse(uses, a, b)) {
            return false;
        }
    }
    return true;
}

/* "sources 17": of that unit, "gryaz", for a guard "gryaz yelnya"; nothing
   where it makes a difference, or the unit is not to be supplied. */
void
bor_query_sources(const WgQuery *q, WgText *out)
{
    Uses uses = { .of = { { false } } };
    WgOffer offer;
    bool found = false;

    wg_offer(q->rules, q->game, &offer);
    find_uses(&offer, &uses);
    for (int i = 0; i < offer.count && !found; i++) {
        const WgAction *a = &offer.action[i];

        if (a->arg[0] == q->number && (a->verb == SUPPLY_STEP
                || a->verb == SUPPLY_GUARD) && is_best(&offer, &uses, a)) {
            wg_print(out, "%s", bor_place_key(a->arg[1]));
            if (a->verb == SUPPLY_GUARD) {
                wg_print(out, " %s", bor_place_key(a->arg[2]));
            }
            found = true;
        }
    }
}

/* Blocks of the enemy in its area, or in one from which its area is attacked or
   which it attacks. */
static bool
may_fight(const Game *g, int u)
{
    int area = g->unit[u].place;

    return area < AREAS && !is_hq(block_of(g, u))
            && (g->held[!side_of(u)] & (bit(area) | g->paths[FOOT][area])) != 0;
}

/* "fighters": the units that can get a step now and may fight soon, those of
   most worth first. */
void
bor_query_fighters(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;
    bool needs[BLOCKS] = { false };
    WgOffer offer;

    wg_offer(q->rules, g, &offer);
    for (int i = 0; i < offer.count; i++) {
        const WgAction *a = &offer.action[i];

        if ((a->verb == SUPPLY_STEP || a->verb == SUPPLY_GUARD)
                && may_fight(g, a->arg[0])) {
            needs[a->arg[0]] = true;
        }
    }
    for (int best = 0; best != NONE;) {
        best = NONE;
        for (int u = 0; u < BLOCKS; u++) {
            if (needs[u] && (best == NONE
                    || bor_worth(g, u) > bor_worth(g, best))) {
                best = u;
            }
        }
        if (best != NONE) {
            needs[best] = false;
            wg_print(out, "%d ", best);
        }
    }
}
