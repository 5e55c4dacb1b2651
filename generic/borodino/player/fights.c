/*
 * fights.c --
 *
 *      5.3, 6.31: how a computer fires, stands and retreats.
 */

#include "player.h"

/* ---- where to ---- */

/* How good an area is to go back to: friends, room, and few enemies near. */
int
bor_shelter(const Game *g, int side, int area)
{
    enum { FRIENDS = 20, ENEMIES = 40, NO_ROOM = 300, AWAY = 60 };
    int value;

    if (area >= AREAS) {
        return -AWAY;
    }
    value = FRIENDS * (g->count[side][area] > 0)
            + FRIENDS * (borodino_area[area].terrain == REDOUBT);
    for (Areas next = borodino_beside[area] & g->held[!side] & ~bit(BOX);
            next;) {
        value -= g->count[!side][take_area(&next)] * ENEMIES / 4;
    }
    return bor_full(g, side, area) ? value - NO_ROOM : value;
}

static WgAction
best_retreat(const Game *g, int u)
{
    WgAction best = { .verb = NONE };
    int most = INT16_MIN;

    for (Areas next = borodino_beside[g->battle.area]; next;) {
        int to = take_area(&next);
        WgAction a = { RETREAT, { (int16_t)u, (int16_t)to, 0 } };
        int value = bor_shelter(g, side_of(u), to);

        if (value > most && bor_judge_turn(g, &a) == NULL) {
            most = value;
            best = a;
        }
    }
    return best;
}

/* ---- a battle turn ---- */

/* How the present battle stands for a side: its strength to the enemy's, in
   hundredths. */
static int
balance(const Game *g, int side)
{
    enum { HUNDRED = 100, CRUSHING = 1000 };
    int64_t fire[2] = { 1, 1 }, hits[2] = { 0, 0 };
    int64_t own, theirs;

    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place == g->battle.area) {
            fire[side_of(u)] += bor_fire_of(g, u);
            hits[side_of(u)] += bor_hits_left(g, u);
        }
    }
    if (borodino_area[g->battle.area].terrain == REDOUBT
            && bor_defender(g) == RUSSIAN) {
        hits[RUSSIAN] *= 2;
    }
    own = fire[side] * hits[side];
    theirs = fire[!side] * hits[!side];
    return own > theirs * CRUSHING / HUNDRED ? CRUSHING
            : (int)(own * HUNDRED / (theirs + 1));
}

/* Does it go before it is lost? */
static bool
gives_way(const Game *g, const int *weights, int u)
{
    int side = side_of(u), odds = balance(g, side);
    bool redoubt = borodino_area[g->battle.area].terrain == REDOUBT;

    if (bor_at_last_step(g, u) && bor_hits_left(g, u) == 1) {
        return odds < weights[WEAK];
    }
    return odds < weights[redoubt && side == bor_defender(g)
            ? HOPELESS_IN_REDOUBT : HOPELESS];
}

static WgAction
turn_of(const Game *g, const int *weights, int u)
{
    enum { NO_SHELTER = 200 };
    WgAction back = { .verb = NONE };

    if (gives_way(g, weights, u)) {
        back = best_retreat(g, u);
        if (back.verb != NONE && bor_shelter(g, side_of(u), back.arg[1])
                > -NO_SHELTER) {
            return back;
        }
    }
    for (int verb = FIRE; verb <= HOLD; verb++) {
        WgAction a = { (int16_t)verb, { (int16_t)u, 0, 0 } };

        if (verb != CHARGE && bor_judge_turn(g, &a) == NULL) {
            return a;
        }
    }
    back = back.verb == NONE ? best_retreat(g, u) : back;
    for (int verb = OFFBOARD; back.verb == NONE && verb <= LOSE; verb++) {
        WgAction a = { (int16_t)verb, { (int16_t)u, 0, 0 } };

        back = bor_judge_turn(g, &a) == NULL ? a : back;
    }
    return back;
}

/* The strongest has its turn first: its fire may spare the others. */
WgAction
bor_battle_turn(const Game *g, const int *weights)
{
    int side = g->battle.phasing, best = NONE;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (bor_in_battle(g, u) && !g->unit[u].acted
                && bor_letter(g, u) == g->battle.letter
                && (best == NONE || bor_fire_of(g, u) > bor_fire_of(g, best))) {
            best = u;
        }
    }
    return best == NONE ? (WgAction){ .verb = NONE }
            : turn_of(g, weights, best);
}

/* ---- bombardment ---- */

/* Where a gun may be expected to hit most; not among friends, and by no order
   that an attack needs. */
WgAction
bor_bombardment(const Game *g, const BorPlan *plan)
{
    WgAction best = { .verb = DONE };
    int most = 0;

    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Areas next;

        if (!is_gun(block_of(g, u)) || g->unit[u].fired
                || g->unit[u].place >= PLACES) {
            continue;
        }
        next = borodino_beside[g->unit[u].place] & g->held[!g->mover]
                & ~g->held[g->mover];
        while (next) {
            int area = take_area(&next);
            const Way *way = &borodino_way[borodino_way_to[
                    g->unit[u].place][area]];
            int hits = 4 * bor_shot_of(g, u, way) + g->count[!g->mover][area];
            WgAction a = { BOMBARD, { (int16_t)u, (int16_t)area, 0 } };

            if (hits > most && bor_spares_order(g, plan, u)
                    && bor_judge_bombard(g, &a) == NULL) {
                most = hits;
                best = a;
            }
        }
    }
    return best;
}
