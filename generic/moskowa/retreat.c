/*
 * retreat.c --
 *
 *      R-M07, R-M108: those in a hex go back from an enemy's.
 */

#include "movement.h"
#include "outcomes.h"

/* The chart of melee names one hex and two; no longer way is looked for. */
enum { LONGEST = 4 };

/* A way back.  What is against it: hexes overstacked, then enemy zones, then
   friends; to leaders these are welcome. */
typedef struct Back {
    int crowds, zones, friends;
    int count;
    int hex[LONGEST];
} Back;

/* Who looks for one, from which enemy, how long. */
typedef struct Search {
    const Game *g;
    int u, enemy, hexes;
    bool any;
    Back best;
} Search;

static bool
is_better(const Back *a, const Back *b)
{
    return a->crowds != b->crowds ? a->crowds < b->crowds
            : a->zones != b->zones ? a->zones < b->zones
            : a->friends < b->friends;
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

/* Each hex is farther from the enemy than the one before it. */
static void
look(Search *s, const Back *way)
{
    int hex = way->count > 0 ? way->hex[way->count - 1]
            : s->g->unit[s->u].hex;

    if (way->count == s->hexes) {
        if (!s->any || is_better(way, &s->best)) {
            s->best = *way;
            s->any = true;
        }
        return;
    }
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[hex][side];

        if (to >= 0 && !is_held(s->g, !side_of(s->u), to)
                && msk_distance(to, s->enemy) > msk_distance(hex, s->enemy)
                && msk_is_passable(s->g, s->u, hex, side)) {
            Back longer = plus(s, *way, to);

            look(s, &longer);
        }
    }
}

/* Stacking 2: whom it overstacks on the way, and itself with those at the
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
    g->unit[u].state &= (uint16_t)~(SQUARE | ROAD_MODE);
    if (top >= 0 && !is_person(piece_of(g, u))) {
        g->unit[u].facing = g->unit[top].facing;
    }
    wg_tell(g, RETREATED, u, from, to, 0);
    if (way->zones > 0 && !is_person(piece_of(g, u))) {
        msk_lose_from(g, u, 1);
    }
}

static void
retreat(Game *g, int u, int hexes, int enemy)
{
    Search s = { .g = g, .u = u, .enemy = enemy, .hexes = hexes };
    Back none = { .count = 0 };

    look(&s, &none);
    if (s.any) {
        go(g, u, &s.best);
    } else if (is_person(piece_of(g, u))) {
        msk_capture(g, u);
    } else {
        msk_eliminate(g, u);
    }
}

/* Leaders go last, to where the others are. */
void
msk_must_retreat(Game *g, int hex, int hexes, int from)
{
    Stack stack = msk_stack(g, hex);
    int16_t who[PIECES];
    int count = 0;

    assert(hexes > 0 && hexes <= LONGEST);
    for (int persons = 0; persons <= 1; persons++) {
        for (int i = 0; i < stack.count; i++) {
            int u = stack.slot[i];

            if (is_person(piece_of(g, u)) == persons
                    && !(g->unit[u].state & UNLIMBERED)) {
                who[count++] = (int16_t)u;
            }
        }
    }
    for (int i = 0; i < count; i++) {
        retreat(g, who[i], hexes, from);
    }
}
