/*
 * best-end.c --
 *
 *      Movement: the best hex that a unit can come to.  No way is looked for
 *      that can only lead to worse ones than that which is known; where few
 *      are better, none that leads to none of these.
 */

#include "player.h"
#include "../stacks.h"
#include "../walking.h"
#include "../ways.h"

/* Ends that are better than where it stands: so many are told apart. */
enum { FEW = 16, MANY = -1 };

typedef struct EndSearch {
    const Game *g;
    int u, together;
    int foremost;               /* nearer to the goals it is ahead */
    const Goals *goals;
    Best best;
    /* If there is a gain near an enemy: hexes that are near, and some others;
       and columns, beside those where enemies are. */
    uint64_t close[AREA_WORDS];
    uint8_t apart[COLUMNS];
    int hex, worth;             /* the best yet, and what it is worth */
    int most;                   /* that one is worth to which a way may still
                                   matter: better, or found first */
    int count;                  /* of end[]; MANY */
    struct { int16_t hex; int worth; } end[FEW];
} EndSearch;

/* How far the formation of a unit is in the mean; a leader has none. */
static int
far_in_mean(const Game *g, int u, const Goals *goals)
{
    int formation = piece_of(g, u)->formation, sum = 0, count = 0;

    for (int i = 0; formation >= 0 && i < g->placed; i++) {
        if (piece_of(g, g->stack[i])->formation == formation) {
            sum += far_from(goals, g->unit[g->stack[i]].hex);
            count++;
        }
    }
    return count ? sum / count : 0;
}

/* What a hex so far from the goals is worth at best. */
static int
at_best(const EndSearch *s, int hex, int far)
{
    const Best *best = &s->best;
    int lacks = (best->near && !is_in_set(s->close, hex) ? best->near : 0)
            + (moskowa_hex[hex].terrain == CLEAR ? best->shelter : 0)
            + (far_from(&best->held, hex) > 0 ? best->holding : 0);

    return best->away * far - best->gains + lacks
            + (is_held(s->g, side_of(s->u), hex) ? 0 : best->alone);
}

/* A hex so far ahead of the others that they cannot follow is worth less. */
static int
worth_of(const EndSearch *s, int hex, int far)
{
    return msk_worth_of_end(s->g, s->u, hex, s->goals)
            + (far < s->foremost ? s->together * (s->foremost - far) : 0);
}

static void
consider(void *about, int hex)
{
    EndSearch *s = about;
    int far = far_from(s->goals, hex), worth;

    if (far == TOO_FAR || at_best(s, hex, far) >= s->worth) {
        return;
    }
    worth = worth_of(s, hex, far);
    if (worth < s->worth) {
        s->hex = hex;
        s->worth = s->most = worth;
    }
}

/* How far each column is from the next where an enemy is about. */
static void
measure_columns(EndSearch *s, int reach)
{
    const uint64_t *held = s->g->held[!side_of(s->u)];
    int column = s->hex / ROWS, far = reach + s->best.within;
    int west = column < far ? 0 : column - far, apart = COLUMNS;
    int east = column + far < COLUMNS ? column + far : COLUMNS - 1;
    int row = s->hex % ROWS, north = row < far ? 0 : row - far;
    int south = row + far < ROWS ? row + far : ROWS - 1;

    for (int x = west; x <= east; x++) {
        bool is = msk_next_between(held, x * ROWS + north, x * ROWS + south)
                < HEXES;

        apart = is ? 0 : apart + 1;
        s->apart[x] = (uint8_t)apart;
    }
    apart = COLUMNS;
    for (int x = east; x >= west; x--) {
        apart = s->apart[x] == 0 ? 0 : apart + 1;
        if (apart < s->apart[x]) {
            s->apart[x] = (uint8_t)apart;
        }
    }
}

/* So much of what can be gained is not to be had so few steps from a hex. */
static int
lacks_within(const EndSearch *s, int hex, int steps)
{
    const Best *best = &s->best;

    return (best->near && s->apart[hex / ROWS] > steps + best->within
            ? best->near : 0)
            + (best->holding && far_from(&best->held, hex) > steps
                ? best->holding : 0);
}

/* Of few ends, is a better one so near?  Of many, may there be one?  No step
   leads nearer to a goal than one hex. */
static bool
matters(const void *about, int hex, int steps)
{
    const EndSearch *s = about;
    int far = far_from(s->goals, hex) - steps;
    int worth = s->best.away * (far < 0 ? 0 : far) - s->best.gains;

    if (worth > s->most) {
        return false;
    }
    if (s->count == MANY) {
        return worth + lacks_within(s, hex, steps) <= s->most;
    }
    for (int i = 0; i < s->count; i++) {
        if (s->end[i].worth <= s->most
                && msk_distance(hex, s->end[i].hex) <= steps) {
            return true;
        }
    }
    return false;
}

/* ---- few ends ---- */

static void
note_end(EndSearch *s, const Walker *w, int hex)
{
    int far = far_from(s->goals, hex), worth;

    if (at_best(s, hex, far) > s->most || hex == s->hex
            || is_in_set(w->enemies, hex) || !msk_has_room_for(w, hex)) {
        return;
    }
    worth = worth_of(s, hex, far);
    if (worth > s->most) {
        return;
    }
    if (s->count == FEW) {
        s->count = MANY;
    } else {
        s->end[s->count].hex = (int16_t)hex;
        s->end[s->count++].worth = worth;
    }
}

/* Is one of these hexes so near to a goal? */
static bool
is_any_within(const Goals *goals, int first, int last, int farthest)
{
    uint8_t least = TOO_FAR;

    for (int i = 0; i < goals->count; i++) {
        for (int hex = first; hex <= last; hex++) {
            uint8_t far = goals->far[i][hex];

            least = far < least ? far : least;
        }
    }
    return least <= farthest;
}

/* No farther than it could go, whoever is on the way.  Of men who are not to
   arrive yet they are many. */
static void
find_ends(EndSearch *s, int reach)
{
    Walker w = msk_walker(s->g, s->u);
    int column = s->hex / ROWS, row = s->hex % ROWS;
    int west = column < reach ? 0 : column - reach;
    int north = row < reach ? 0 : row - reach;
    int farthest = (s->most + s->best.gains) / s->best.away;

    s->count = far_from(s->goals, s->hex) > reach && !w.is_person ? MANY : 0;
    for (int x = west; x < COLUMNS && x <= column + reach; x++) {
        int first = x * ROWS + north;
        int last = x * ROWS + (row + reach < ROWS ? row + reach : ROWS - 1);

        if (!is_any_within(s->goals, first, last, farthest)) {
            continue;
        }
        for (int hex = first; hex <= last && s->count != MANY; hex++) {
            if (far_from(s->goals, hex) <= farthest) {
                note_end(s, &w, hex);
            }
        }
    }
}

/* As many steps as it has points for, or one: who goes on after a charge. */
static int
reach_of(const Game *g, int u)
{
    int left = msk_left(g, u);
    int least = g->unit[u].state & ROAD_MODE ? LEAST_BY_ROAD : LEAST_STEP;

    return 1 + (left < 0 ? 0 : left / least);
}

int
msk_best_end(const Game *g, const MskPlan *plan, int u, const Goals *goals,
        WgWays *out)
{
    enum { AHEAD = 4 };
    int hex = g->unit[u].hex, reach = reach_of(g, u);
    EndSearch s = { .g = g, .u = u, .together = plan->together, .goals = goals,
        .best = msk_best_worth(g, u, reach, goals), .hex = hex,
        .worth = msk_worth_of_end(g, u, hex, goals) };
    WayGuide guide = { &s, matters, consider };

    if (far_from(goals, hex) == TOO_FAR) {      /* so are all that it reaches */
        return hex;
    }
    if (s.best.near) {
        msk_spread_about(g->held[!side_of(u)], s.best.within, hex, reach,
                s.close);
    }
    s.most = s.worth - 1;
    s.foremost = plan->together ? far_in_mean(g, u, goals) - AHEAD : 0;
    find_ends(&s, reach);
    if (s.count == MANY && s.best.near) {
        measure_columns(&s, reach);
    }
    if (s.count != 0) {
        msk_ways_by(g, u, &guide, out);
    }
    return s.hex;
}
