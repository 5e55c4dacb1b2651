/*
 * rout.c --
 *
 *      Effects of Rout: a unit flies, and what that does to those it meets.
 */

#include "flight.h"
#include "outcomes.h"
#include "scenarios.h"

/* When to check.2. */
static void
check_all(Game *g, int hex, int but)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        if (stack.slot[i] != but) {
            msk_must_check_again(g, stack.slot[i]);
        }
    }
}

/* Effects of Rout.7, Stacking.2: those in a hex that it overstacks rout; R-M107
   they push nobody in their turn. */
static void
push_all(Game *g, int hex, int by)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        if (!is_person(piece_of(g, stack.slot[i]))) {
            wg_tell(g, CROWDED_OUT, stack.slot[i], by, hex, 0);
            msk_must_rout(g, stack.slot[i]);
            msk_note(g, stack.slot[i], IS_PUSHED);
        }
    }
}

/* Effects of Rout.6 It meets those on its way while it is not there yet. */
static void
run_through(Game *g, int u, int hex, bool pushes)
{
    if (msk_top(g, hex) >= 0 && pushes && !msk_has_room(g, u, hex)) {
        push_all(g, hex, u);
    } else {
        check_all(g, hex, NONE);
    }
}

/* Facing.1, Facing.2: as those who are there. */
static void
arrive(Game *g, int u, int hex)
{
    int top = msk_top(g, hex), from = g->unit[u].hex;

    msk_take(g, u);
    msk_put(g, u, hex, msk_stack(g, hex).count);
    if (top >= 0) {
        g->unit[u].facing = g->unit[top].facing;
    }
    wg_tell(g, ROUTED, u, from, hex, 0);
}

/* R-M106: over the edge it is lost. */
static void
leave(Game *g, int u)
{
    g->unit[u].lost = g->told[u] = piece_of(g, u)->points;
    msk_take(g, u);
    msk_count_losses(g);
    wg_tell(g, LEFT_FIELD, u, 0, 0, 0);
}

/* Effects of Rout.8: who has no way is eliminated. */
static void
fly(Game *g, int u, bool pushes)
{
    Flight flight;

    msk_find_flight(g, u, &flight);
    if (flight.count == 0 && !flight.leaves) {
        msk_eliminate(g, u);
        return;
    }
    for (int i = 0; i < flight.count; i++) {
        run_through(g, u, flight.hex[i], pushes);
    }
    if (flight.leaves) {
        leave(g, u);
    } else {
        arrive(g, u, flight.hex[flight.count - 1]);
    }
}

/* Effects of Rout.11: unlimbered guns are eliminated.  Effects of Rout.12: no
   square, no road mode. */
void
msk_rout(Game *g, int u)
{
    Unit *unit = &g->unit[u];
    bool pushes = !(unit->pending & IS_PUSHED);
    int from = unit->hex;

    msk_forget(g, u);
    if (unit->state & UNLIMBERED) {
        msk_eliminate(g, u);
    } else {
        unit->state &= (uint16_t)~(SQUARE | ROAD_MODE | DISPERSED | CHARGES
            | FOLLOWS | MUST_ATTACK);
        unit->state |= ROUTING;
        fly(g, u, pushes);
    }
    check_all(g, from, u);
}
