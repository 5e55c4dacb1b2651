/*
 * ways.c --
 *
 *      Movement: where a unit can go by several steps, and what each way costs.
 *      One who looks for a single hex is asked which ways matter to him, and
 *      the others are not found.
 */

#include <string.h>

#include "cavalry.h"
#include "movement.h"
#include "noted.h"
#include "scenarios.h"
#include "regrouping.h"
#include "walking.h"
#include "ways.h"

typedef struct Search {
    const Game *g;
    int u, left;                /* half points */
    int first;                  /* the way that takes it up, -1 */
    int least;                  /* that a step costs */
    bool ends;                  /* after each step */
    bool meets;                 /* an enemy is near where it can come */
    uint64_t beside[AREA_WORDS];        /* if so: no others are beside one, */
    uint64_t near[AREA_WORDS];          /* nor so near that horse is noticed */
    Watch watch;
    Walker walker;
    const WayGuide *guide;      /* NULL: all matter */
    WgWays *out;
    uint8_t reached[HEXES];     /* the least cost to come there yet;
                                   NOT_REACHED, SHUT */
    uint8_t cost[WG_WAYS];      /* of the ways, for memchr() */
    int16_t at[HEXES];          /* the way to a hex that is reached */
} Search;

/* Not yet; and where no way is to lead, or none that matters. */
enum { NOT_REACHED = 255, SHUT = 0 };

/* Is it beside an enemy's square, which fires at whoever goes on? */
static bool
is_beside_square(const Game *g, int u, int hex)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int from = moskowa_near[hex][side];

        if (from >= 0 && is_held(g, !side_of(u), from)
                && msk_zone(g, from, wg_hex_back(side)) == PARTIAL_ZONE) {
            return true;
        }
    }
    return false;
}

/* After each step, wherever it leads? */
static bool
ends_anywhere(const Game *g, int u)
{
    return !msk_is_evading(g) && ((g->unit[u].state & (CHARGES | FOLLOWS))
            || msk_is_reserve(g, u) || is_escorted(g, u));
}

static bool
ends_there(const Game *g, int u, Watch *watch, int hex)
{
    return !msk_is_evading(g) && ((!is_person(piece_of(g, u))
                && is_beside_square(g, u, hex))
            || msk_may_be_noticed(g, watch, hex));
}

bool
msk_way_ends(const Game *g, int u, int hex)
{
    Watch watch;

    msk_begin_watch(g, u, &watch);
    return ends_anywhere(g, u) || ends_there(g, u, &watch, hex);
}

/* Could a hex matter to which no way leads yet?  Any that does costs a step
   more than what has been looked at. */
static bool
matters(const Search *s, int hex, int cost)
{
    int left = s->left - cost - s->least;

    return s->guide == NULL || s->guide->matters(s->guide->about, hex,
            left < 0 ? 0 : left / s->least);
}

/* A way goes on over a side, if that is the least dear yet. */
static void
go_on(Search *s, int way, int from, int side, int cost)
{
    int to = moskowa_near[from][side], at;
    bool is_new = s->reached[to] == NOT_REACHED;
    WgWays *out = s->out;
    WgWay *next;

    if (cost > s->left || cost >= s->reached[to]) {
        return;
    }
    if (is_new) {
        assert(out->count < WG_WAYS);
        s->at[to] = (int16_t)out->count++;
        if (s->guide) {
            s->guide->found(s->guide->about, to);
        }
    }
    at = s->at[to];
    next = &out->way[at];
    if (is_new) {
        *next = (WgWay){ .place = (int16_t)to, .within = true,
            .ends = s->ends || (!s->guide && s->meets
                    && ends_there(s->g, s->u, &s->watch, to)),
            .step = { STEP, { (int16_t)to, 0, 0 } } };
    }
    next->before = (int16_t)(way < 0 ? s->first : way);
    next->cost = (int16_t)cost;
    s->cost[at] = s->reached[to] = (uint8_t)cost;
}

/* msk_bar_to_step() and msk_bar_to_charger(), over a side, of who may leave. */
static bool
may_step(const Search *s, int from, int side, bool in_zone)
{
    const Game *g = s->g;
    int u = s->u, to = moskowa_near[from][side];
    bool follows = g->unit[u].state & FOLLOWS;

    return (!follows || to == followed_hex(g, u))
            && msk_bar_to_walk(&s->walker, from, side, in_zone) == NULL
            && (follows || s->walker.cost[from][side] <= s->left)
            && msk_bar_to_charger(g, u, to) == NULL;
}

/* The first step, from where the unit stands: as it would be judged. */
static void
set_off(Search *s)
{
    int from = s->g->unit[s->u].hex;
    bool in_zone = s->meets && is_in_set(s->beside, from)
            && msk_is_stopped(s->g, s->u, from);

    if (msk_bar_to_leaving(s->g, s->u, s->g->unit[s->u].state & STOPPED)) {
        return;
    }
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[from][side];

        if (to >= 0 && matters(s, to, 0)
                && may_step(s, from, side, in_zone)) {
            go_on(s, -1, from, side, msk_price(s->g, s->u, from, side));
        }
    }
}

/* Does no way go on from the end of this one? */
static bool
is_last(Search *s, const WgWay *way)
{
    int hex = way->place;
    const uint64_t *near;

    if (way->ends || !s->meets) {
        return way->ends;
    }
    near = s->watch.is_horse ? s->near : s->beside;
    return (is_in_set(s->beside, hex) && msk_is_stopped(s->g, s->u, hex))
            || (s->guide && is_in_set(near, hex)
                && ends_there(s->g, s->u, &s->watch, hex));
}

static void
look_for_enemies(Search *s, int reach)
{
    int hex = s->g->unit[s->u].hex;

    s->meets = msk_next_about(s->walker.enemies, hex, reach + NOTICED_FROM, 0)
            < HEXES;
    if (!s->meets) {
        return;
    }
    msk_spread_about(s->walker.enemies, 1, hex, reach, s->beside);
    msk_begin_watch(s->g, s->u, &s->watch);
    if (s->watch.is_horse) {
        msk_spread_about(s->walker.enemies, NOTICED_FROM, hex, reach,
                s->near);
    }
}

/* From the end of a way.  Most hexes beside it have ways as cheap, or do not
   matter. */
static void
look_around(Search *s, int way)
{
    int from = s->out->way[way].place, cost = s->out->way[way].cost;
    const int8_t *steps = s->walker.cost[from];
    bool goes_on = false;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[from][side], all = cost + steps[side];

        if (steps[side] == PROHIBITED || all > s->left
                || all >= s->reached[to]) {
            continue;
        }
        if (s->reached[to] == NOT_REACHED && !matters(s, to, cost)) {
            s->reached[to] = SHUT;
            continue;
        }
        if (!goes_on && is_last(s, &s->out->way[way])) {
            return;
        }
        goes_on = true;
        if (msk_bar_by_side(&s->walker, from, side)) {
            continue;
        }
        if (s->reached[to] == NOT_REACHED
                && msk_bar_by_hex(&s->walker, to)) {
            s->reached[to] = SHUT;
        }
        go_on(s, way, from, side, all);
    }
}

/* It comes to no column farther away. */
static void
prepare(Search *s, int column, int reach)
{
    int west = column < reach ? 0 : column - reach;
    int east = column + reach < COLUMNS ? column + reach : COLUMNS - 1;

    memset(s->reached + west * ROWS, NOT_REACHED,
            (size_t)(east + 1 - west) * ROWS);
}

/* Who is barred from leaving a hex has not set off, and goes on nowhere. */
static void
begin(Search *s, const Game *g, int u, WgWays *out)
{
    int reach;

    s->g = g;
    s->u = u;
    s->left = msk_left(g, u);
    s->first = out->count - 1;
    s->ends = ends_anywhere(g, u);
    s->walker = msk_walker(g, u);
    s->least = s->walker.on_road ? LEAST_BY_ROAD : LEAST_STEP;
    s->out = out;
    reach = 1 + (s->left > 0 ? s->left / s->least : 0);
    look_for_enemies(s, reach);
    prepare(s, g->unit[u].hex / ROWS, reach);
    s->reached[g->unit[u].hex] = SHUT;
    if (msk_is_evading(g)) {
        s->reached[g->target] = SHUT;
    }
}

/* By growing cost; each step costs something.  From where no points are left
   for another none goes on. */
static void
search(Search *s)
{
    set_off(s);
    for (int cost = 0; cost <= s->left - s->least; cost++) {
        const uint8_t *next = s->cost + s->first + 1;

        while ((next = memchr(next, cost, (size_t)(s->cost + s->out->count
                    - next))) != NULL) {
            look_around(s, (int)(next++ - s->cost));
        }
    }
}

void
msk_ways_by(const Game *g, int u, const WayGuide *guide, WgWays *out)
{
    Game room;
    const Game *start = msk_at_start(g, u, out, &room);
    Search s;

    if (start) {
        begin(&s, start, u, out);
        s.guide = guide;
        search(&s);
    }
}

void
msk_ways(const Game *g, int u, WgWays *out)
{
    if (g->flow.decision == ASK_DEPLOY && g->flow.side >= 0) {
        msk_ways_to_deploy(g, u, out);
    } else {
        msk_ways_by(g, u, NULL, out);
    }
}
