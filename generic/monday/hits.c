/*
 * hits.c --
 *
 *      5.3.6: hits are taken one by one, by the strongest; combat units
 *      before support units; 9.6 shields.
 */

#include "chapters.h"

/* 5.3.6, 5.3.6.1 The units that may take this side's next hit; how many. */
int
mon_candidates(const Game *g, int side, Units list)
{
    int there = g->count[side][g->battle.area], count = 0, best = NONE;
    bool primary = false;

    for (int u = first_of(side); u < end_of(side) && there > 0; u++) {
        int strength;

        if (!mon_in_battle(g, u)) {
            continue;
        }
        there--;
        if (primary && is_support(block_of(g, u))) {
            continue;
        }
        strength = face_of(g, u)->strength;
        if ((!primary && !is_support(block_of(g, u))) || strength > best) {
            primary = !is_support(block_of(g, u));
            best = strength;
            count = 0;
        }
        if (strength == best) {
            list[count++] = (int16_t)u;
        }
    }
    return count;
}

/* Only its owner learns of it while blocks are hidden (5.3.1). */
static void
use_shield(Game *g, int u)
{
    g->unit[u].shielded = true;
    if (mon_is_shown(g, u)) {
        wg_tell(g, SHIELDED, u, 0, 0, 0);
    } else {
        wg_tell_side(g, side_of(u), SHIELDED, u, 0, 0, 0);
    }
}

/* 9.6 Does its shield take the next hit? */
bool
mon_is_shielded(const Game *g, int u)
{
    return uses(g, SHIELDS) && block_of(g, u)->shield != NO_SHIELD
            && !g->unit[u].shielded;
}

/* One of its side's hits on this unit. */
void
mon_take_hit(Game *g, int u)
{
    g->battle.hits[side_of(u)]--;
    if (mon_is_shielded(g, u)) {
        use_shield(g, u);
    } else {
        wg_tell(g, WAS_HIT, u, 0, 0, 0);
        mon_lose_step(g, u);
    }
}

/* 1.2.1 The ground absorbs a defender's first hits, and must. */
void
mon_absorb(Game *g)
{
    Battle *b = &g->battle;
    int8_t *hits = &b->hits[mon_defender(g)];
    int8_t taken = *hits < b->absorbs ? *hits : b->absorbs;

    if (taken > 0) {
        *hits = (int8_t)(*hits - taken);
        b->absorbs = (int8_t)(b->absorbs - taken);
        wg_tell(g, ABSORBED, b->area, taken, 0, 0);
    }
}

/* 5.3.1 While its blocks are hidden a side is asked for each hit if it has
   more than one there: the enemy is not to learn which is the strongest. */
static bool
is_asked(const Game *g, int side, const Units list, int count)
{
    if (!mon_is_shown(g, list[0])) {
        return g->count[side][g->battle.area] > 1;
    }
    return count > 1 && (g->battle.hits[side] < count || uses(g, SHIELDS));
}

/* Take this side's hits until there is a choice to make: whether the game
   has stopped, for an answer or for good. */
static bool
take_hits_of(Game *g, int side)
{
    int8_t *hits = &g->battle.hits[side];

    while (*hits > 0) {
        Units list;
        int count = mon_candidates(g, side, list);

        if (count == 0) {
            *hits = 0;
        } else if (is_asked(g, side, list, count)) {
            wg_ask(g, side, ASK_HIT);
            return true;
        } else {
            for (int i = 0; i < count; i++) {
                mon_take_hit(g, list[i]);
                if (mon_end_if_decided(g)) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* 5.3.6, FAQ 9: the non-phasing player first. */
static void
take_hits(Game *g)
{
    mon_absorb(g);
    if (!take_hits_of(g, mon_defender(g))) {
        take_hits_of(g, g->battle.attacker);
    }
}

const WgStep monday_take_hits[] = {
    { "5.3.6", "hits", take_hits },
    {0}
};

const char *
mon_judge_hit(const Game *g, const WgAction *a)
{
    Units list;
    int count = mon_candidates(g, g->flow.side, list);

    if (a->verb != HIT) {
        return "5.3.6 not-now";
    }
    for (int i = 0; i < count; i++) {
        if (list[i] == a->arg[0]) {
            return NULL;
        }
    }
    return "5.3.6 strongest-first";
}

void
mon_propose_hit(const Game *g, WgOffer *out)
{
    Units list;
    int count = mon_candidates(g, g->flow.side, list);

    for (int i = 0; i < count; i++) {
        wg_may(out, HIT, list[i], 0, 0);
    }
}

void
mon_apply_hit(Game *g, const WgAction *a)
{
    mon_take_hit(g, a->arg[0]);
    wg_again(g);
    mon_end_if_decided(g);
}
