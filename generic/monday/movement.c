/*
 * movement.c --
 *
 *      5.2: units move one after another, an area at a time.  Whoever has
 *      begun may go on until another begins.  The same serves the other ways
 *      to move: 6.2, 6.3 and 7.0.
 */

#include "chapters.h"

/* 5.1, 6.2 So many new engagements in this impulse. */
static int
engagements_allowed(const Game *g)
{
    return g->impulse == TACTICAL ? g->activated : mon_limit(g);
}

/* 1.2.2 May it enter an area where the enemy stands? */
static const char *
judge_engaging(const Game *g, int u, int to)
{
    if (is_support(block_of(g, u))) {
        return "1.2.2 support-engages";
    }
    if (g->impulse == PASS) {
        return "7.0 no-engagement";
    }
    if (g->impulse == CAVALRY_RAID) {
        return "6.3 no-engagement";
    }
    if (has_area(&g->old, to) || has_area(&g->fresh, to)
            || g->engagements < engagements_allowed(g)) {
        return NULL;
    }
    return g->impulse == TACTICAL ? "5.1 engagement-each"
            : "6.2 no-more-engagements";
}

/* One area on, with so many movement points left. */
const char *
mon_judge_step(const Game *g, int u, int to, int left)
{
    int from = g->unit[u].place;
    const Areas *enemy = &g->held[!side_of(u)];

    if (to >= AREAS || !has_area(&monday_near[from], to)) {
        return "5.2 not-adjacent";
    }
    if (mon_cost(g, u, from, to) > left) {
        return "2.1 too-far";
    }
    if (g->impulse == CAVALRY_RAID && has_area(enemy, from)) {
        return "6.3 no-disengaging";
    }
    if (mon_full(g, u, to)) {
        return "1.2 full";
    }
    if (mon_barred(g, u, to)) {
        return mon_barred(g, u, to);
    }
    return has_area(enemy, to) ? judge_engaging(g, u, to) : NULL;
}

/* May it begin to move now, or go on? */
const char *
mon_judge_mover(const Game *g, int u)
{
    if (side_of(u) != g->mover || !on_map(g, u)) {
        return "5.2 not-yours";
    }
    if (u == g->mobile) {
        return NULL;
    }
    if (g->unit[u].active) {
        return "5.2 active";
    }
    if (g->unit[u].moved) {
        return is_contested(g, g->unit[u].place) ? "1.2.2 engaged"
                : "5.2 moved";
    }
    switch (g->impulse) {
    case TACTICAL:
        return mon_why_uncommanded(g, u);
    case MARCH:
        return g->moves < g->logistics ? NULL : "6.2 no-more-units";
    case CAVALRY_RAID:
        return !is_cavalry(block_of(g, u)) ? "6.3 not-cavalry"
                : g->moves < g->logistics ? NULL : "6.3 no-more-units";
    default:
        return g->moves == 0 ? NULL : "7.0 one-unit";
    }
}

/* 2.1 The movement points that it has now. */
int
mon_left(const Game *g, int u)
{
    return u == g->mobile ? g->left : mon_allowance(g, u);
}

/* 1.2.2, 1.2.3 An engagement: new if the area was not contested before. */
static void
engage(Game *g, int u, int from, int to)
{
    if (!has_area(&g->old, to)) {
        if (!has_area(&g->fresh, to)) {
            add_area(&g->fresh, to);
            g->engagements++;
        }
        g->unit[u].crossed = has_area(&monday_across[from], to);
    }
    g->left = 0;
    g->mobile = NONE;
}

/* 1.2.2 From next door in among the enemy. */
void
mon_engage(Game *g, int u, int from, int to)
{
    engage(g, u, from, to);
    mon_place(g, u, to);
}

/* Take one step; it is legal. */
static void
step(Game *g, int u, int to)
{
    int from = g->unit[u].place;
    bool engages = has_area(&g->held[!side_of(u)], to);

    g->left = (int8_t)(mon_left(g, u) - mon_cost(g, u, from, to));
    if (!g->unit[u].moved) {
        g->unit[u].moved = true;
        g->moves++;
    }
    g->mobile = (int8_t)u;
    wg_tell(g, engages ? ENGAGED : MOVED, u, from, to, 0);
    if (engages) {
        mon_engage(g, u, from, to);
    } else {
        mon_place(g, u, to);
    }
}

/* What judge_engaging() forbids, of all areas at once. */
static Areas
not_to_engage(const Game *g, int u)
{
    Areas enemy = g->held[!side_of(u)];

    if (is_support(block_of(g, u)) || g->impulse == PASS
            || g->impulse == CAVALRY_RAID) {
        return enemy;
    }
    return g->engagements < engagements_allowed(g) ? (Areas){ { 0, 0 } }
            : less_areas(less_areas(enemy, g->old), g->fresh);
}

/* All steps that mon_judge_step() allows. */
void
mon_propose_steps(const Game *g, int u, int left, WgOffer *out)
{
    Areas to = mon_affordable(g->unit[u].place, left,
            g->held[!side_of(u)]);

    to = less_areas(to, mon_closed(g, u));
    to = less_areas(to, not_to_engage(g, u));
    if (g->impulse == CAVALRY_RAID
            && has_area(&g->held[!side_of(u)], g->unit[u].place)) {
        return;
    }
    while (!no_areas(to)) {
        wg_may(out, MOVE, u, take_area(&to), 0);
    }
}

/* 6.2, 7.0 Nobody is activated in these two. */
static const char *
judge_activating(const Game *g)
{
    return g->impulse == PASS ? "7.0 no-activation"
            : g->impulse == MARCH ? "6.2 no-activation" : NULL;
}

/* 5.2.1 Activate artillery, before or after it has moved. */
static const char *
judge_unlimber(const Game *g, int u)
{
    const char *why = judge_activating(g);

    if (!why) {
        why = mon_judge_mover(g, u);
    }
    if (why) {
        return why;
    }
    if (block_of(g, u)->kind != GUNS) {
        return "5.2.1 not-artillery";
    }
    if (face_of(g, u)->strength == 0) {
        return "2.6.1 exhausted-guns";
    }
    return mon_left(g, u) < 1 ? "1.2.4 no-point-left" : NULL;
}

/* 2.6.2 Leaders are activated before anybody else moves. */
static const char *
judge_activate(const Game *g, int u)
{
    const char *why = judge_activating(g);

    return why ? why
            : side_of(u) == g->mover && on_map(g, u)
            && block_of(g, u)->kind == LEADER
            ? "2.6.2 leaders-first" : "5.2 not-now";
}

const char *
mon_judge_move(const Game *g, const WgAction *a)
{
    const char *why;

    switch (a->verb) {
    case DONE:
        return NULL;
    case ACTIVATE:
        return judge_activate(g, a->arg[0]);
    case UNLIMBER:
        return judge_unlimber(g, a->arg[0]);
    case MOVE:
        why = mon_judge_mover(g, a->arg[0]);
        return why ? why : mon_judge_step(g, a->arg[0], a->arg[1],
                mon_left(g, a->arg[0]));
    default:
        return "5.2 not-now";
    }
}

void
mon_propose_move(const Game *g, WgOffer *out)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if ((g->impulse != TACTICAL || u == g->mobile || mon_commanded(g, u))
                && mon_judge_mover(g, u) == NULL) {
            mon_propose_steps(g, u, mon_left(g, u), out);
            if (block_of(g, u)->kind == GUNS) {
                wg_propose(out, UNLIMBER, u, 0, 0);
            }
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

/* The step of an answer; then the same is asked again, unless it was the
   last of all. */
void
mon_take_step(Game *g, const WgAction *a)
{
    step(g, a->arg[0], a->arg[1]);
    wg_again(g);
    mon_end_if_decided(g);
}

void
mon_apply_move(Game *g, const WgAction *a)
{
    int u = a->arg[0];
    Areas owned = g->owned[g->mover];

    if (a->verb == MOVE) {
        mon_take_step(g, a);
        if (g->impulse == TACTICAL
                && !same_areas(owned, g->owned[g->mover])) {
            mon_trace_command(g);
        }
    } else if (a->verb == UNLIMBER) {
        g->unit[u].active = g->unit[u].moved = true;
        g->mobile = NONE;
        wg_tell(g, UNLIMBERED, u, g->unit[u].place, 0, 0);
        wg_again(g);
    } else {
        g->mobile = NONE;
    }
}
