/*
 * setting-out.c --
 *
 *      Movement: what a unit does before its first step.  Guns that lie
 *      unlimbered limber, a square is left.
 */

#include "formations.h"
#include "movement.h"
#include "ways.h"

/* Evasion.4 */
bool
msk_is_evading(const Game *g)
{
    return g->flow.decision == ASK_EVADING;
}

/* May it move now? */
static bool
is_to_move(const Game *g, int u)
{
    return msk_is_evading(g) ? g->hand == u
            : (g->flow.decision == ASK_UNIT || g->flow.decision == ASK_STEP)
                && side_of(u) == g->phasing;
}

/* What it does first, where it stands. */
void
msk_begin_with(WgWays *out, int hex, int verb, int arg)
{
    out->way[out->count] = (WgWay){ .place = (int16_t)hex,
        .before = (int16_t)(out->count - 1),
        .step = { (int16_t)verb, { (int16_t)arg, 0, 0 } } };
    out->count++;
}

/* Who is not in hand is taken up first. */
const Game *
msk_at_start(const Game *g, int u, WgWays *out, Game *room)
{
    const Unit *unit = &g->unit[u];
    int change;

    out->count = 0;
    if (g->flow.side < 0 || !is_to_move(g, u) || unit->hex == OFF_MAP
            || (unit->state & (ROUTING | DISPERSED))) {
        return NULL;
    }
    if (g->hand != u) {
        msk_begin_with(out, unit->hex, TAKE_UP, u);
    }
    change = unit->state & UNLIMBERED ? LIMBER
            : unit->state & SQUARE ? LEAVE_SQUARE : 0;
    if (change && !msk_is_evading(g)
            && msk_bar_to_change(g, u, change) == NULL) {
        msk_begin_with(out, unit->hex, change, 0);
        *room = *g;
        room->flow.events = 0;
        msk_change(room, u, change);
        return room;
    }
    return g;
}

bool
msk_set_out(const Game *g, int u, WgWays *out, Game *then)
{
    const Game *start = msk_at_start(g, u, out, then);

    if (start && start != then) {
        *then = *start;
    }
    return start != NULL;
}

int
msk_left(const Game *g, int u)
{
    return msk_allowance(g, u, g->unit[u].state & ROAD_MODE)
            - g->unit[u].spent;
}
