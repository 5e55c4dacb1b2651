/*
 * losses.c --
 *
 *      5.3: who takes the hits of a bombardment, and is driven out by it.
 *
 *      The owner takes them, and the enemy sees nothing of it but retreats.
 *      So every hit is one action, whatever it does: how many actions there
 *      were must not tell what they were.
 */

#include "chapters.h"

/* The side that takes the next hit, or NONE. */
int
bor_next_loser(const Game *g)
{
    const Bombardment *gun = &g->gun;

    return gun->hits > 0 && g->held[!g->mover] & bit(gun->area) ? !g->mover
            : gun->own_hits > 0 && g->held[g->mover] & bit(gun->area) ? g->mover
            : NONE;
}

/* ---- ASK_LOSS: one hit ---- */

/* 6.52 For the one unit on the redoubt image a hit is half a hit. */
static bool
is_doubled(const Game *g, int u)
{
    return g->redoubt[g->gun.area] == u;
}

/* 5.3 In a redoubt area a unit on its last step ignores the hit, or retreats
   if its owner likes. */
static bool
stands_fast(const Game *g, int u)
{
    return borodino_area[g->gun.area].terrain == REDOUBT
            && bor_at_last_step(g, u);
}

/* 5.3, 6.7 To where may a bombardment drive it? */
static const char *
judge_driven(const Game *g, int u, int to)
{
    if (to < AREAS && bor_full(g, side_of(u), to)) {
        return "5.3 would-overstack";
    }
    return bor_judge_retreat(g, u, to);
}

const char *
bor_judge_loss(const Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (a->verb != HIT && a->verb != RETREAT && a->verb != OFFBOARD) {
        return "5.3 not-now";
    }
    if (!bor_is_candidate(g, bor_next_loser(g), g->gun.area, AT_ALL, u)) {
        return "6.5 strongest-first";
    }
    if (a->verb == HIT) {
        return NULL;
    }
    if (!stands_fast(g, u) || (is_doubled(g, u) && !g->unit[u].half)) {
        return "5.3 not-driven-out";
    }
    return a->verb == OFFBOARD ? bor_judge_offboard(g, u)
            : judge_driven(g, u, a->arg[1]);
}

/* To its owner: points to the enemy, then its fire. */
int
bor_worth(const Game *g, int u)
{
    return 10 * block_of(g, u)->points + block_of(g, u)->fire;
}

/* The cheapest first: an owner who does not care may take the first. */
static void
sort_by_worth(const Game *g, Units found, int count)
{
    for (int i = 1; i < count; i++) {
        int16_t u = found[i];
        int k = i;

        for (; k > 0 && bor_worth(g, found[k - 1]) > bor_worth(g, u); k--) {
            found[k] = found[k - 1];
        }
        found[k] = u;
    }
}

static void
propose_leaving(const Game *g, int u, WgOffer *out)
{
    Areas next = borodino_beside[g->gun.area];

    wg_propose(out, OFFBOARD, u, 0, 0);
    while (next) {
        wg_propose(out, RETREAT, u, take_area(&next), 0);
    }
}

void
bor_propose_loss(const Game *g, WgOffer *out)
{
    Units found;
    int count = bor_candidates(g, bor_next_loser(g), g->gun.area, AT_ALL,
            found);

    sort_by_worth(g, found, count);
    for (int i = 0; i < count; i++) {
        wg_may(out, HIT, found[i], 0, 0);
    }
    for (int i = 0; i < count; i++) {
        if (stands_fast(g, found[i])) {
            propose_leaving(g, found[i], out);
        }
    }
}

static void
drive_out(Game *g, const WgAction *a)
{
    int u = a->arg[0], to = a->arg[1];

    if (a->verb == OFFBOARD) {
        bor_leave_board(g, u);
    } else {
        wg_tell(g, RETREATED, u, g->gun.area, to, 0);
        bor_use_border(g, g->gun.area, to);             /* 3.32 */
        bor_place(g, u, to);
        g->unit[u].via = NONE;      /* whatever battle it had come for */
        g->unit[u].reserve = 0;
    }
}

void
bor_apply_loss(Game *g, const WgAction *a)
{
    int u = a->arg[0], side = side_of(u);

    if (side == g->mover) {
        g->gun.own_hits--;
    } else {
        g->gun.hits--;
    }
    wg_again(g);
    if (a->verb != HIT) {
        g->unit[u].half = false;
        drive_out(g, a);
        bor_capture(g, g->battle.area);
    } else if (!bor_take_hit(g, u, is_doubled(g, u))) {
        wg_tell_side(g, side, HALF_HIT, u, 0, 0, 0);
    } else if (stands_fast(g, u)) {
        wg_tell_side(g, side, STOOD_FAST, u, 0, 0, 0);
    } else if (bor_at_last_step(g, u)) {
        g->gun.victim = (int8_t)u;
        wg_call(g, FORCED_RETREAT);
    } else {
        bor_lose_step(g, u);
        wg_tell_side(g, side, LOST_STEP, u, strength_of(g, u), 0, 0);
    }
}

/* ---- FORCED_RETREAT: a last step is driven out, not destroyed ---- */

static bool
can_be_driven(const Game *g, int u)
{
    Areas next = borodino_beside[g->gun.area];

    if (bor_judge_offboard(g, u) == NULL) {
        return true;
    }
    while (next) {
        if (judge_driven(g, u, take_area(&next)) == NULL) {
            return true;
        }
    }
    return false;
}

static void
ask_forced(Game *g)
{
    int u = g->gun.victim;

    if (can_be_driven(g, u)) {
        wg_ask(g, side_of(u), ASK_FORCED);
    } else {
        bor_eliminate(g, u);
    }
}

/* What a hit would do to it: as bor_apply_loss() does. */
const char *
bor_price_of_loss(const Game *g, int u)
{
    Game hit = *g;

    if (!bor_take_hit(&hit, u, is_doubled(g, u))) {
        return "half";
    }
    return stands_fast(g, u) ? "fast" : !bor_at_last_step(g, u) ? "step"
            : can_be_driven(g, u) ? "driven" : "nowhere";
}

static void
end_forced(Game *g)
{
    g->gun.victim = NONE;
    bor_capture(g, g->battle.area);
}

const WgStep borodino_forced_retreat[] = {
    { "5.3", "forced retreat",  ask_forced },
    { "5.3", "it is over",      end_forced },
    {0}
};

const char *
bor_judge_forced(const Game *g, const WgAction *a)
{
    int u = g->gun.victim;

    if (a->arg[0] != u || (a->verb != RETREAT && a->verb != OFFBOARD)) {
        return "5.3 must-retreat";
    }
    return a->verb == OFFBOARD ? bor_judge_offboard(g, u)
            : judge_driven(g, u, a->arg[1]);
}

void
bor_propose_forced(const Game *g, WgOffer *out)
{
    propose_leaving(g, g->gun.victim, out);
}

void
bor_apply_forced(Game *g, const WgAction *a)
{
    drive_out(g, a);
}
