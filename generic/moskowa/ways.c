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
    Walker walker;
    const WayGuide *guide;      /* NULL: all matter */
    WgWays *out;
    uint64_t met[AREA_WORDS];   /* hexes that a way leads to */
    uint8_t cost[WG_WAYS];      /* of the ways, for memchr() */
    int16_t at[HEXES];          /* the way to a hex that is met */
} Search;

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
ends_there(const Game *g, int u, int hex)
{
    return !msk_is_evading(g) && ((!is_person(piece_of(g, u))
                && is_beside_square(g, u, hex))
            || msk_may_be_noticed(g, u, hex));
}

bool
msk_way_ends(const Game *g, int u, int hex)
{
    return ends_anywhere(g, u) || ends_there(g, u, hex);
}

/* The way to a hex, -1. */
static int
way_to(const Search *s, int hex)
{
    return is_in_set(s->met, hex) ? s->at[hex] : -1;
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
    int to = moskowa_near[from][side], at = way_to(s, to);
    WgWays *out = s->out;
    bool is_new = at < 0;

    if (cost > s->left || to == s->g->unit[s->u].hex
            || (msk_is_evading(s->g) && to == s->g->target)
            || (!is_new && out->way[at].cost <= cost)) {
        return;
    }
    if (is_new) {
        assert(out->count < WG_WAYS);
        at = out->count++;
        s->at[to] = (int16_t)at;
        s->met[to / 64] |= (uint64_t)1 << to % 64;
        if (s->guide) {
            s->guide->found(s->guide->about, to);
        }
    }
    out->way[at] = (WgWay){ .place = (int16_t)to,
        .before = (int16_t)(way < 0 ? s->first : way),
        .cost = (int16_t)cost, .within = true,
        .ends = !is_new ? out->way[at].ends
                : s->ends || (!s->guide && s->meets
                    && ends_there(s->g, s->u, to)),
        .step = { STEP, { (int16_t)to, 0, 0 } } };
    s->cost[at] = (uint8_t)cost;
}

/* The first step, from where the unit stands: as it would be judged. */
static void
set_off(Search *s)
{
    int from = s->g->unit[s->u].hex;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[from][side];

        if (to >= 0 && matters(s, to, 0)
                && msk_bar_to_step(s->g, s->u, to) == NULL
                && msk_bar_to_charger(s->g, s->u, to) == NULL) {
            go_on(s, -1, from, side, msk_price(s->g, s->u, from, side));
        }
    }
}

/* Does no way go on from the end of this one? */
static bool
is_last(const Search *s, const WgWay *way)
{
    return way->ends || (s->meets
            && (msk_is_stopped(s->g, s->u, way->place)
                || (s->guide && ends_there(s->g, s->u, way->place))));
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
        int to = moskowa_near[from][side], all = cost + steps[side], at;

        if (steps[side] == PROHIBITED || all > s->left) {
            continue;
        }
        at = way_to(s, to);
        if (at >= 0 ? s->out->way[at].cost <= all : !matters(s, to, cost)) {
            continue;
        }
        if (!goes_on && is_last(s, &s->out->way[way])) {
            return;
        }
        goes_on = true;
        if (msk_bar_to_walk(&s->walker, from, side, false) == NULL) {
            go_on(s, way, from, side, all);
        }
    }
}

/* Who is barred from leaving a hex has not set off, and goes on nowhere. */
static void
begin(Search *s, const Game *g, int u, WgWays *out)
{
    s->g = g;
    s->u = u;
    s->left = msk_left(g, u);
    s->first = out->count - 1;
    s->ends = ends_anywhere(g, u);
    s->walker = msk_walker(g, u);
    s->least = s->walker.on_road ? LEAST_BY_ROAD : LEAST_STEP;
    s->meets = msk_next_about(s->walker.enemies, g->unit[u].hex,
            1 + (s->left > 0 ? s->left / s->least : 0) + NOTICED_FROM, 0)
            < HEXES;
    s->out = out;
    memset(s->met, 0, sizeof s->met);
}

/* By growing cost; each step costs something. */
static void
search(Search *s)
{
    set_off(s);
    for (int cost = 0; cost <= s->left; cost++) {
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
