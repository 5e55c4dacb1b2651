/*
 * flight.c --
 *
 *      Effects of Rout.1 to 10: the hex to which a unit flies.
 *
 *      Each hex that eight points reach is looked at by each sum of points that
 *      reaches it.  Of each the way is kept that enters the fewest enemy zones,
 *      then overstacks the fewest hexes, then meets friends in the fewest; no
 *      way goes on from a hex where a shorter one is as good.
 */

#include <string.h>

#include "flight.h"
#include "walking.h"
#include "ways.h"

/* Hexes within eight steps, each of which costs a point at least. */
enum { REACHED = 1 + 3 * (ROUT_POINTS / 2) * (ROUT_POINTS / 2 + 1) };

/* R-M106: a step off the map costs what a clear hex does. */
enum { STEP_OFF = 2 };

/* What entering a hex adds to the toll of a way. */
enum { TOLL_ZONE = 1 << 16, TOLL_PUSH = 1 << 8, TOLL_FRIENDS = 1 };

/* The best way to a hex for so many half points. */
typedef struct Tolled {
    int32_t toll;
    int16_t before;             /* of Search.hex, where it comes from */
    int16_t points;             /* spent there */
} Tolled;

typedef struct Search {
    const Game *g;
    Walker walker;
    int u, count;
    int16_t hex[REACHED];
    int32_t toll[REACHED];      /* of entering it */
    int32_t least[REACHED];     /* toll of a way there */
    int32_t gone_on[REACHED];   /* the least toll of one that goes on */
    uint32_t spent[REACHED];    /* a bit for each sum of points in way[] */
    bool has_room[REACHED];
    uint64_t met[AREA_WORDS];   /* all of hex[] */
    int16_t at[HEXES];          /* where in hex[] one that is met is */
    Tolled way[REACHED][ROUT_POINTS + 1];
    Enemies enemies;
} Search;

/* Where a flight may end: better ones have lesser members, the first that
   differs decides.  `at` is of Search.hex, NONE of no end. */
typedef struct End {
    int zones, nearness, toll, zone_nearness, homeward, points, hex;
    int at;
    bool leaves, has_zone_nearness;
} End;

/* ---- ways ---- */

static int32_t
toll_of(const Search *s, int hex, bool has_room)
{
    bool friends = msk_top(s->g, hex) >= 0;

    return (msk_is_stopped(s->g, s->u, hex) ? TOLL_ZONE : 0)
            + (friends && !has_room ? TOLL_PUSH : 0)
            + (friends ? TOLL_FRIENDS : 0);
}

static int
found(Search *s, int hex)
{
    if (!is_in_set(s->met, hex)) {
        int at = s->count++;

        assert(at < REACHED);
        s->met[hex / 64] |= (uint64_t)1 << hex % 64;
        s->at[hex] = (int16_t)at;
        s->hex[at] = (int16_t)hex;
        s->has_room[at] = msk_has_room_for(&s->walker, hex);
        s->toll[at] = toll_of(s, hex, s->has_room[at]);
        s->spent[at] = 0;
        s->least[at] = s->gone_on[at] = INT32_MAX;
    }
    return s->at[hex];
}

/* A way for so many points, if none for as many is as good. */
static void
note_way(Search *s, int at, int points, Tolled way)
{
    if (!(s->spent[at] >> points & 1) || way.toll < s->way[at][points].toll) {
        s->spent[at] |= (uint32_t)1 << points;
        s->way[at][points] = way;
        s->least[at] = way.toll < s->least[at] ? way.toll : s->least[at];
    }
}

/* Effects of Rout.4, Effects of Rout.5, Effects of Rout.8: over each side but
   to enemies. */
static void
go_on(Search *s, int from, int points)
{
    int hex = s->hex[from];

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[hex][side], at;
        int cost = s->walker.cost[hex][side], sum = points + cost;

        if (cost == PROHIBITED || sum > ROUT_POINTS
                || is_in_set(s->walker.enemies, to)
                || !msk_can_pass(&s->walker, hex, side)) {
            continue;
        }
        at = found(s, to);
        note_way(s, at, sum, (Tolled){ s->way[from][points].toll + s->toll[at],
            (int16_t)from, (int16_t)points });
    }
}

static void
find_ways(Search *s)
{
    found(s, s->g->unit[s->u].hex);
    note_way(s, 0, 0, (Tolled){ 0, NONE, 0 });
    for (int points = 0; points < ROUT_POINTS; points++) {
        for (int i = 0; i < s->count; i++) {
            if ((s->spent[i] >> points & 1)
                    && s->way[i][points].toll < s->gone_on[i]) {
                s->gone_on[i] = s->way[i][points].toll;
                go_on(s, i, points);
            }
        }
    }
}

/* ---- the end ---- */

/* Effects of Rout.1: French to the west, Russians to the east. */
static int
homeward(const Search *s, int hex)
{
    int column = hex / ROWS;

    return side_of(s->u) == WG_FIRST ? column : COLUMNS - 1 - column;
}

/* By the way with the least toll, of those the shortest; false without one. */
static bool
weigh(Search *s, int at, bool leaves, End *out)
{
    int most = leaves ? ROUT_POINTS - STEP_OFF : ROUT_POINTS, best = NONE;

    for (int points = 0; points <= most; points++) {
        if ((s->spent[at] >> points & 1) && (best < 0
                    || s->way[at][points].toll < s->way[at][best].toll)) {
            best = points;
        }
    }
    if (best < 0) {
        return false;
    }
    *out = (End){ .zones = s->way[at][best].toll / TOLL_ZONE,
        .toll = s->way[at][best].toll,
        .homeward = homeward(s, s->hex[at]), .points = best,
        .hex = s->hex[at], .at = at, .leaves = leaves };
    return true;
}

/* None is nearer than the nearest enemy by more than a hex. */
static void
measure_zones(Search *s, End *end, int most)
{
    int nearest = end->leaves ? most : end->nearness;

    if (!end->has_zone_nearness) {
        end->zone_nearness = msk_nearness_of_zones(&s->enemies, end->hex,
                most < nearest ? most : nearest);
        end->has_zone_nearness = true;
    }
}

static int
compare(Search *s, End *a, End *b)
{
    if (a->zones != b->zones || a->nearness != b->nearness
            || a->toll != b->toll) {
        return a->zones != b->zones ? a->zones - b->zones
                : a->nearness != b->nearness ? a->nearness - b->nearness
                : a->toll - b->toll;
    }
    measure_zones(s, b, 0);
    measure_zones(s, a, b->zone_nearness);
    return a->zone_nearness != b->zone_nearness
            ? a->zone_nearness - b->zone_nearness
            : a->homeward != b->homeward ? a->homeward - b->homeward
            : a->points != b->points ? a->points - b->points
            : a->hex - b->hex;
}

/* R-M105 Where there is room; R-M106 or over its side's edge.  What is worse
   by its zones or for the enemies near is not weighed. */
static void
try_end(Search *s, int at, bool leaves, End *best)
{
    bool is_first = best->at == NONE;
    int zones = s->least[at] / TOLL_ZONE, nearness = -FAR_AWAY;
    End end = { .at = NONE };

    if (!is_first && zones > best->zones) {
        return;
    }
    if (!leaves) {
        nearness = msk_nearness_of_enemies(&s->enemies, s->hex[at],
                is_first || zones < best->zones ? 0 : best->nearness);
    }
    if (!is_first && zones == best->zones && nearness > best->nearness) {
        return;
    }
    if (weigh(s, at, leaves, &end)) {
        end.nearness = nearness;
        if (is_first || compare(s, &end, best) < 0) {
            *best = end;
        }
    }
}

/* The farthest first, which are better than most. */
static End
find_end(Search *s)
{
    End best = { .at = NONE };

    for (int i = s->count - 1; i >= 0; i--) {
        if (i > 0 && s->has_room[i]) {
            try_end(s, i, false, &best);
        }
        if (homeward(s, s->hex[i]) == 0) {
            try_end(s, i, true, &best);
        }
    }
    return best;
}

/* From the end back to where it stands. */
static void
tell_way(const Search *s, const End *end, Flight *out)
{
    int at = end->at, points = end->points, count = 0;
    int16_t back[ROUT_POINTS];

    while (at != 0) {
        const Tolled *way = &s->way[at][points];

        back[count++] = s->hex[at];
        at = way->before;
        points = way->points;
    }
    out->count = count;
    for (int i = 0; i < count; i++) {
        out->hex[i] = back[count - 1 - i];
    }
}

void
msk_find_flight(const Game *g, int u, Flight *out)
{
    Search s;
    End end;

    s.g = g;
    s.u = u;
    s.walker = msk_walker(g, u);
    s.count = 0;
    memset(s.met, 0, sizeof s.met);
    msk_find_enemies(g, side_of(u), &s.enemies);
    find_ways(&s);
    *out = (Flight){ .count = 0 };
    end = find_end(&s);
    if (end.at != NONE) {
        out->leaves = end.leaves;
        tell_way(&s, &end, out);
    }
}
