/*
 * ways.c --
 *
 *      Movement: where a unit can go by several steps, and what each way costs.
 *      Guns that lie unlimbered limber first, a square is left first.
 */

#include <string.h>

#include "cavalry.h"
#include "formations.h"
#include "movement.h"
#include "scenarios.h"
#include "regrouping.h"
#include "terrain.h"
#include "ways.h"

typedef struct Search {
    const Game *g;
    int u, left;                /* half points */
    int first;                  /* the way that takes it up, -1 */
    int mover;                  /* ORDER MOVER */
    bool on_road;               /* in road mode */
    bool ends;                  /* after each step */
    WgWays *out;
    uint8_t cost[WG_WAYS];      /* of the ways, for memchr() */
    int16_t at[HEXES];          /* the way to a hex, counted from 1; 0: none */
} Search;

/* Evasion.4: nobody is asked, and nobody fires. */
static bool
is_evading(const Game *g)
{
    return g->flow.decision == ASK_EVADING;
}

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
    return !is_evading(g) && ((g->unit[u].state & (CHARGES | FOLLOWS))
            || msk_is_reserve(g, u) || is_escorted(g, u));
}

static bool
ends_there(const Game *g, int u, int hex)
{
    return !is_evading(g) && ((!is_person(piece_of(g, u))
                && is_beside_square(g, u, hex))
            || msk_may_be_noticed(g, u, hex));
}

bool
msk_way_ends(const Game *g, int u, int hex)
{
    return ends_anywhere(g, u) || ends_there(g, u, hex);
}

/* A way goes on over a side, if that is the least dear yet. */
static void
go_on(Search *s, int way, int from, int side, int cost)
{
    int to = moskowa_near[from][side], at = s->at[to] - 1;
    WgWays *out = s->out;
    bool is_new = at < 0;

    if (cost > s->left || to == s->g->unit[s->u].hex
            || (is_evading(s->g) && to == s->g->target)
            || (!is_new && out->way[at].cost <= cost)) {
        return;
    }
    if (is_new) {
        assert(out->count < WG_WAYS);
        at = out->count++;
        s->at[to] = (int16_t)out->count;
    }
    out->way[at] = (WgWay){ .place = (int16_t)to,
        .before = (int16_t)(way < 0 ? s->first : way),
        .cost = (int16_t)cost, .within = true,
        .ends = is_new ? s->ends || ends_there(s->g, s->u, to)
                : out->way[at].ends,
        .step = { STEP, { (int16_t)to, 0, 0 } } };
    s->cost[at] = (uint8_t)cost;
}

/* Is there a way that costs no more already? */
static bool
is_reached(const Search *s, int hex, int cost)
{
    int at = s->at[hex] - 1;

    return at >= 0 && s->out->way[at].cost <= cost;
}

/* The first step, from where the unit stands: as it would be judged. */
static void
set_off(Search *s)
{
    int from = s->g->unit[s->u].hex;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[from][side];

        if (to >= 0 && msk_bar_to_step(s->g, s->u, to) == NULL
                && msk_bar_to_charger(s->g, s->u, to) == NULL) {
            go_on(s, -1, from, side, msk_price(s->g, s->u, from, side));
        }
    }
}

/* From the end of a way.  Most hexes beside it have ways as cheap. */
static void
look_around(Search *s, int way)
{
    int from = s->out->way[way].place, cost = s->out->way[way].cost;

    if (s->out->way[way].ends || msk_is_stopped(s->g, s->u, from)) {
        return;
    }
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[from][side];
        int step = to < 0 || is_reached(s, to, cost + 1) ? PROHIBITED
                : msk_cost(s->mover, s->on_road, from, side);

        if (step != PROHIBITED && !is_reached(s, to, cost + step)
                && cost + step <= s->left
                && msk_bar_over(s->g, s->u, from, side, false) == NULL) {
            go_on(s, way, from, side, cost + step);
        }
    }
}

/* ---- before the first step ---- */

/* May it move now? */
static bool
is_to_move(const Game *g, int u)
{
    return is_evading(g) ? g->hand == u
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
bool
msk_set_out(const Game *g, int u, WgWays *out, Game *then)
{
    const Unit *unit = &g->unit[u];
    int change;

    out->count = 0;
    if (g->flow.side < 0 || !is_to_move(g, u) || unit->hex == OFF_MAP
            || (unit->state & (ROUTING | DISPERSED))) {
        return false;
    }
    *then = *g;
    if (g->hand != u) {
        msk_begin_with(out, unit->hex, TAKE_UP, u);
    }
    change = unit->state & UNLIMBERED ? LIMBER
            : unit->state & SQUARE ? LEAVE_SQUARE : 0;
    if (change && !is_evading(g) && msk_bar_to_change(g, u, change) == NULL) {
        msk_begin_with(out, unit->hex, change, 0);
        then->flow.events = 0;
        msk_change(then, u, change);
    }
    return true;
}

int
msk_left(const Game *g, int u)
{
    return msk_allowance(g, u, g->unit[u].state & ROAD_MODE)
            - g->unit[u].spent;
}

/* Who is barred from leaving a hex has not set off, and goes on nowhere. */
static void
begin(Search *s, const Game *g, int u, WgWays *out)
{
    s->g = g;
    s->u = u;
    s->left = msk_left(g, u);
    s->first = out->count - 1;
    s->mover = msk_mover(g, u);
    s->on_road = g->unit[u].state & ROAD_MODE;
    s->ends = ends_anywhere(g, u);
    s->out = out;
    memset(s->at, 0, sizeof s->at);
}

/* By growing cost; each step costs something. */
void
msk_ways(const Game *g, int u, WgWays *out)
{
    Game then;
    Search s;

    if (g->flow.decision == ASK_DEPLOY && g->flow.side >= 0) {
        msk_ways_to_deploy(g, u, out);
        return;
    }
    if (!msk_set_out(g, u, out, &then)) {
        return;
    }
    begin(&s, &then, u, out);
    set_off(&s);
    for (int cost = 0; cost <= s.left; cost++) {
        const uint8_t *next = s.cost + s.first + 1;

        while ((next = memchr(next, cost, (size_t)(s.cost + out->count
                    - next))) != NULL) {
            look_around(&s, (int)(next++ - s.cost));
        }
    }
}
