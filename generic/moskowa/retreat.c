/*
 * retreat.c --
 *
 *      R-M07, R-M108: those in a hex go back from an enemy's.
 */

#include "melee.h"
#include "movement.h"
#include "retreat.h"

/* Stacking.2: whom it overstacks on the way, and itself with those at the
   end; a large one alone, too. */
static void
crowd(Game *g, int u, const WayBack *way)
{
    for (int i = 0; i < way->count; i++) {
        if (!msk_has_room(g, u, way->hex[i])) {
            msk_must_rout_hex(g, way->hex[i]);
            if (i == way->count - 1) {
                msk_must_rout(g, u);
            }
        }
    }
}

static void
go(Game *g, int u, const WayBack *way)
{
    int from = g->unit[u].hex, to = end_of_way(way);
    int top = msk_top(g, to);

    crowd(g, u, way);
    msk_take(g, u);
    msk_put(g, u, to, msk_stack(g, to).count);
    g->unit[u].state &= (uint16_t)~SQUARE;
    if (top >= 0 && !is_person(piece_of(g, u))) {
        g->unit[u].facing = g->unit[top].facing;
    }
    wg_tell(g, RETREATED, u, from, to, 0);
    if (way->zones > 0 && !is_person(piece_of(g, u))) {
        msk_lose_from(g, u, 1);
    }
}

/* Leader Casualties.9 Who has no way is lost; Artillery.4 unlimbered guns
   stay. */
static void
stay(Game *g, int u)
{
    if (is_person(piece_of(g, u))) {
        msk_capture(g, u);
    } else {
        msk_eliminate(g, u);
    }
}

/* It goes over any ground, not along roads alone. */
static void
begin(Game *g, int u)
{
    g->checking = (int16_t)u;
    g->unit[u].state &= (uint16_t)~ROAD_MODE;
    msk_clear(g, u, MUST_RETREAT);
}

/* Units first; leaders go last, to where the others are. */
bool
msk_is_retreat_due(const Game *g)
{
    return msk_pending(g, MUST_RETREAT) != NONE;
}

static int
next_back(const Game *g)
{
    int person = NONE;

    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (!(g->unit[u].pending & MUST_RETREAT)) {
            continue;
        }
        if (!is_person(piece_of(g, u))) {
            return u;
        }
        person = person == NONE ? u : person;
    }
    return person;
}

/* Its owner is asked where several ends are as good as one another. */
static void
next(Game *g)
{
    int u = next_back(g);
    WaysBack s;

    if (u == NONE) {
        g->back = 0;
        g->back_from = OFF_MAP;
        return;
    }
    begin(g, u);
    msk_find_ways_back(g, u, &s);
    if (s.count > 1) {
        wg_ask(g, side_of(u), ASK_RETREAT);
        return;
    }
    g->checking = NONE;
    if (s.count == 0) {
        stay(g, u);
    } else {
        go(g, u, &s.best[0]);
    }
    wg_repeat(g);
}

const WgStep msk_retreating[] = {
    { "R-M108",         "who is next",  next },
    {0}
};

void
msk_must_retreat(Game *g, int hex, int hexes, int from)
{
    Stack stack = msk_stack(g, hex);

    assert(hexes > 0 && hexes <= LONGEST_BACK);
    g->back = (int8_t)hexes;
    g->back_from = (int16_t)from;
    for (int i = 0; i < stack.count; i++) {
        if (!(g->unit[stack.slot[i]].state & UNLIMBERED)) {
            msk_note(g, stack.slot[i], MUST_RETREAT);
        }
    }
}

/* ---- the owner's choice ---- */

/* In a position drawn by lot there may be no way. */
const char *
msk_judge_retreat(const Game *g, const WgAction *a)
{
    WaysBack s;

    msk_find_ways_back(g, g->checking, &s);
    for (int i = 0; i < s.count; i++) {
        if (a->verb == RETREAT_TO
                && end_of_way(&s.best[i]) == a->arg[0]) {
            return NULL;
        }
    }
    return a->verb == DONE && s.count == 0 ? NULL
            : a->verb == RETREAT_TO ? "R-M108 worse-way" : "R-M108 not-now";
}

void
msk_propose_retreats(const Game *g, WgOffer *out)
{
    WaysBack s;

    msk_find_ways_back(g, g->checking, &s);
    for (int i = 0; i < s.count; i++) {
        wg_may(out, RETREAT_TO, end_of_way(&s.best[i]), 0, 0);
    }
    if (s.count == 0) {
        wg_may(out, DONE, 0, 0, 0);
    }
}

void
msk_apply_retreat(Game *g, const WgAction *a)
{
    int u = g->checking;
    WaysBack s;

    msk_find_ways_back(g, u, &s);
    g->checking = NONE;
    wg_again(g);
    if (s.count == 0) {
        stay(g, u);
        return;
    }
    for (int i = 0; i < s.count; i++) {
        if (end_of_way(&s.best[i]) == a->arg[0]) {
            go(g, u, &s.best[i]);
            return;
        }
    }
}
