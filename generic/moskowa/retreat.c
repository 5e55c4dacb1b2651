/*
 * retreat.c --
 *
 *      R-M07, R-M108: those in a hex go back from an enemy's.
 */

#include "melee.h"
#include "movement.h"
#include "noted.h"

/* The chart of melee names one hex and two; no longer way is looked for. */
enum { LONGEST = 4 };

/* A way back.  What is against it: hexes overstacked, then enemy zones, then
   friends; to leaders these are welcome. */
typedef struct Back {
    int crowds, zones, friends;
    int count;
    int hex[LONGEST];
} Back;

/* The best ways to each end. */
enum { MOST_ENDS = 24 };

/* Who looks for one. */
typedef struct Search {
    const Game *g;
    int u, count;
    Back best[MOST_ENDS];
} Search;

static bool
is_better(const Back *a, const Back *b)
{
    return a->crowds != b->crowds ? a->crowds < b->crowds
            : a->zones != b->zones ? a->zones < b->zones
            : a->friends < b->friends;
}

/* Of ways that are as good as one another one to each end is kept. */
static void
keep(Search *s, const Back *way)
{
    if (s->count > 0 && is_better(way, &s->best[0])) {
        s->count = 0;
    }
    if (s->count > 0 && is_better(&s->best[0], way)) {
        return;
    }
    for (int i = 0; i < s->count; i++) {
        if (s->best[i].hex[s->best[i].count - 1]
                == way->hex[way->count - 1]) {
            return;
        }
    }
    if (s->count < MOST_ENDS) {
        s->best[s->count++] = *way;
    }
}

static Back
plus(const Search *s, Back way, int hex)
{
    bool friends = msk_top(s->g, hex) >= 0;

    way.crowds += !msk_has_room(s->g, s->u, hex);
    way.zones += msk_is_stopped(s->g, s->u, hex);
    way.friends += !friends ? 0 : is_person(piece_of(s->g, s->u)) ? -1 : 1;
    way.hex[way.count++] = hex;
    return way;
}

/* R-M07: it ends farther than it began from each hex of those who attack. */
static bool
ends_away(const Search *s, int end)
{
    const Game *g = s->g;
    int from = g->unit[s->u].hex;

    for (int i = 0; i < g->placed && side_of(s->u) != g->phasing; i++) {
        int u = g->stack[i], foe = g->unit[u].hex;

        if (melee_part(g, u) == ATTACKS && side_of(u) == g->phasing
                && msk_distance(end, foe) <= msk_distance(from, foe)) {
            return false;
        }
    }
    return true;
}

/* Each hex is farther from the strongest enemy than the one before it. */
static void
look(Search *s, const Back *way)
{
    int hex = way->count > 0 ? way->hex[way->count - 1]
            : s->g->unit[s->u].hex;

    if (way->count == s->g->back) {
        if (ends_away(s, hex)) {
            keep(s, way);
        }
        return;
    }
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[hex][side];

        if (to >= 0 && !is_held(s->g, !side_of(s->u), to)
                && msk_distance(to, s->g->back_from)
                    > msk_distance(hex, s->g->back_from)
                && msk_is_passable(s->g, s->u, hex, side)) {
            Back longer = plus(s, *way, to);

            look(s, &longer);
        }
    }
}

/* Stacking.2: whom it overstacks on the way, and itself with those at the
   end; a large one alone, too. */
static void
crowd(Game *g, int u, const Back *way)
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
go(Game *g, int u, const Back *way)
{
    int from = g->unit[u].hex, to = way->hex[way->count - 1];
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

static void
find_ways(const Game *g, int u, Search *s)
{
    Back none = { .count = 0 };

    s->g = g;
    s->u = u;
    s->count = 0;
    look(s, &none);
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
    Search s;

    if (u == NONE) {
        g->back = 0;
        g->back_from = OFF_MAP;
        return;
    }
    begin(g, u);
    find_ways(g, u, &s);
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

    assert(hexes > 0 && hexes <= LONGEST);
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
    Search s;

    find_ways(g, g->checking, &s);
    for (int i = 0; i < s.count; i++) {
        if (a->verb == RETREAT_TO
                && s.best[i].hex[s.best[i].count - 1] == a->arg[0]) {
            return NULL;
        }
    }
    return a->verb == DONE && s.count == 0 ? NULL
            : a->verb == RETREAT_TO ? "R-M108 worse-way" : "R-M108 not-now";
}

void
msk_propose_retreats(const Game *g, WgOffer *out)
{
    Search s;

    find_ways(g, g->checking, &s);
    for (int i = 0; i < s.count; i++) {
        wg_may(out, RETREAT_TO, s.best[i].hex[s.best[i].count - 1], 0, 0);
    }
    if (s.count == 0) {
        wg_may(out, DONE, 0, 0, 0);
    }
}

void
msk_apply_retreat(Game *g, const WgAction *a)
{
    int u = g->checking;
    Search s;

    find_ways(g, u, &s);
    g->checking = NONE;
    wg_again(g);
    if (s.count == 0) {
        stay(g, u);
        return;
    }
    for (int i = 0; i < s.count; i++) {
        if (s.best[i].hex[s.best[i].count - 1] == a->arg[0]) {
            go(g, u, &s.best[i]);
            return;
        }
    }
}
