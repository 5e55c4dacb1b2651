/*
 * advance.c --
 *
 *      Melee.11: who goes into a hex that its defenders have left.
 */

#include "melee.h"
#include "movement.h"
#include "noted.h"

int
msk_bar_to_occupying(const Game *g, int u, int hex)
{
    int from = g->unit[u].hex;
    int side = from == OFF_MAP ? -1 : msk_side_to(from, hex);

    return side < 0 || g->unit[u].state & (ROUTING | ROAD_MODE) ? NOT_BESIDE
            : !msk_is_passable(g, u, from, side)
                && !msk_can_follow(g, u, from, side) ? NO_WAY_IN
            : msk_has_room(g, u, hex) ? NO_ENTRY_BARS : NO_ROOM_IN;
}

/* Leaders stay behind if none goes before them; ground that it has no way
   into, or the limit of the hex, bars the others (R-M131). */
bool
msk_may_occupy(const Game *g, int u, int hex)
{
    return msk_bar_to_occupying(g, u, hex) == NO_ENTRY_BARS;
}

int
msk_bar_to_all(const Game *g, const Attackers *of, int hex)
{
    int nearest = NOT_BESIDE;

    for (int i = 0; i < of->count; i++) {
        int bar = msk_bar_to_occupying(g, of->slot[i], hex);

        if (bar < nearest) {
            nearest = bar;
        }
    }
    return nearest;
}

/* Leader Casualties.11 */
void
msk_capture_leaders(Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);

    while (stack.count > 0 && side_of(stack.slot[0]) != g->phasing) {
        msk_capture(g, stack.slot[0]);
        stack = msk_stack(g, hex);
    }
}

void
msk_occupy(Game *g, int u, int hex)
{
    int top;

    msk_capture_leaders(g, hex);
    top = msk_top(g, hex);
    msk_take(g, u);
    msk_put(g, u, hex, msk_stack(g, hex).count);
    if (top >= 0 && !is_person(piece_of(g, u))) {
        g->unit[u].facing = g->unit[top].facing;
    }
    wg_tell(g, ADVANCED, u, hex, 0, 0);
    msk_retake_guns(g);
}

/* ---- the decision ---- */

static bool
is_occupied(const Game *g)
{
    return is_held(g, g->phasing, g->target);
}

/* R-M132: a leader goes with the units of the attack that he was with. */
static bool
may_advance(const Game *g, int u)
{
    return melee_part(g, u) == ATTACKS && g->unit[u].hex != g->target
            && (is_occupied(g) || !is_person(piece_of(g, u)))
            && msk_may_occupy(g, u, g->target);
}

static int
count_of_able(const Game *g, int *last)
{
    int count = 0;

    for (int i = 0; i < g->placed; i++) {
        if (may_advance(g, g->stack[i])) {
            *last = g->stack[i];
            count++;
        }
    }
    return count;
}

/* R-M131, R-M133. */
static void
tell_empty(Game *g)
{
    Attackers attackers;

    msk_attacking(g, &attackers);
    if (attackers.count > 0) {
        wg_tell(g, NOBODY_ENTERS, g->target,
                msk_bar_to_all(g, &attackers, g->target), 0, 0);
    }
}

/* Who is alone must go; whoever may follow is asked. */
void
msk_advance(Game *g)
{
    int only, count;

    if (!msk_is_vacated(g, g->target)) {
        return;
    }
    count = count_of_able(g, &only);
    if (count == 0 && !is_occupied(g)) {
        tell_empty(g);
    }
    if (count == 1 && !is_occupied(g)) {
        msk_occupy(g, only, g->target);
        count = count_of_able(g, &only);
    }
    if (count > 0) {
        wg_ask(g, g->phasing, ASK_ADVANCE);
    }
}

const char *
msk_judge_advance(const Game *g, const WgAction *a)
{
    switch (a->verb) {
    case DONE:
        return is_occupied(g) ? NULL : "Melee.11 must-occupy";
    case ADVANCE:
        return may_advance(g, a->arg[0]) ? NULL : "Melee.11 may-not-advance";
    default:
        return "Melee.11 not-now";
    }
}

void
msk_propose_advance(const Game *g, WgOffer *out)
{
    wg_propose(out, DONE, 0, 0, 0);
    for (int i = 0; i < g->placed; i++) {
        wg_propose(out, ADVANCE, g->stack[i], 0, 0);
    }
}

void
msk_apply_advance(Game *g, const WgAction *a)
{
    if (a->verb == ADVANCE) {
        msk_occupy(g, a->arg[0], g->target);
        wg_again(g);
    }
}
