/*
 * steps.c --
 *
 *      Movement: what a step costs a unit, and what bars it.
 */

#include "movement.h"
#include "scenarios.h"
#include "terrain.h"

/* Scenario 1: by night the French have two points less for all but road
   mode. */
enum { LESS_BY_NIGHT = 4 };

/* Stacking 4: more points than these are a large regiment; a ford, a bridge
   and a road take no more at once. */
enum { MOST_ON_ROAD = 6 };

int
msk_allowance(const Game *g, int u, bool road_mode)
{
    int movement = 2 * (g->unit[u].state & ON_FOOT
            ? msk_dismounted(g->unit[u].piece).movement
            : piece_of(g, u)->movement);

    return side_of(u) == WG_FIRST && !road_mode && msk_is_night(g)
            ? movement - LESS_BY_NIGHT
            : movement;
}

/* The chart's column. */
static int
mover(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return is_person(p) ? STAFF : is_guns(p) ? LIMBERED
            : msk_is_cossack(g->unit[u].piece) ? COSSACKS
            : p->type == CAVALRY && !(g->unit[u].state & ON_FOOT) ? HORSE
            : FOOT;
}

int
msk_step_cost(const Game *g, int u, int from, int side)
{
    return msk_cost(mover(g, u), g->unit[u].state & ROAD_MODE, from, side);
}

static bool
is_large(const Game *g, int u)
{
    return points_of(g, u) > MOST_ON_ROAD;
}

/* R-M93: cavalry in road mode is two hexes long. */
static bool
is_column(const Game *g, int u)
{
    return piece_of(g, u)->type == CAVALRY && (g->unit[u].state & ROAD_MODE);
}

/* R-M101: no more than six points over a ford or a bridge of the river. */
static bool
is_too_large_for(const Game *g, int u, int from, int side)
{
    return has_side(moskowa_hex[from].ford | moskowa_hex[from].bridge, side)
            && is_large(g, u) && !is_column(g, u);
}

/* Stacking 1, 3. */
bool
msk_has_room(const Game *g, int u, int hex)
{
    return is_person(piece_of(g, u)) || !msk_would_overstack(g, u, hex);
}

/* A unit is alone, leaders aside, or among no more than six points that are all
   in road mode. */
bool
msk_has_room_on_road(const Game *g, int u, int hex)
{
    Stack stack = msk_stack(g, hex);
    int points = points_of(g, u), units = 0;

    for (int i = 0; i < stack.count; i++) {
        if (stack.slot[i] != u && (g->unit[stack.slot[i]].state & ROAD_MODE)) {
            points += points_of(g, stack.slot[i]);
            units++;
        }
    }
    return points <= MOST_ON_ROAD || (units == 0 && is_column(g, u));
}

/* Movement 6, 9; Infantry Square 4; Zones of Control 1. */
static const char *
bar_to_leaving(const Game *g, int u, bool stopped)
{
    int state = g->unit[u].state;

    return state & (ROUTING | DISPERSED) ? "Movement.9 may-not-move"
            : state & UNLIMBERED ? "Movement.6 unlimbered"
            : state & SQUARE ? "Square.4 in-square"
            : stopped ? "Zones.1 stopped"
            : msk_is_gun_of_borodino(g, u) ? "Scenario.4 guns-of-borodino"
            : NULL;
}

const char *
msk_bar(const Game *g, int u, int from, int side, bool stopped)
{
    bool road = g->unit[u].state & ROAD_MODE;
    int to = moskowa_near[from][side];
    const char *bar = bar_to_leaving(g, u, stopped);

    if (bar) {
        return bar;
    }
    if (to < 0 || msk_step_cost(g, u, from, side) == PROHIBITED) {
        return road ? "Roads along-roads" : "Movement.2 no-way";
    }
    if (msk_is_closed(g, to) && !msk_is_closed(g, from)) {
        return "R-M150 closed";
    }
    if (piece_of(g, u)->type == CAVALRY && is_large(g, u)
            && msk_bars_large(road, from, side)) {
        return "Stacking.4 not-in-woods";
    }
    if (is_too_large_for(g, u, from, side)) {
        return "Stacking.5 too-large";
    }
    if (is_held(g, !side_of(u), to)) {
        return "Movement.4 enemy";
    }
    if (msk_is_stopped(g, u, from) && msk_is_stopped(g, u, to)) {
        return "Zones.4 zone-to-zone";
    }
    return !msk_has_room(g, u, to) || (road && !msk_has_room_on_road(g, u, to))
            ? "Stacking.1 too-many" : NULL;
}

/* ---- reach ---- */

typedef struct Search {
    const Game *g;
    int u, left;                /* half points */
    int first;                  /* the way that takes it up, -1 */
    WgWays *out;
    int16_t at[HEXES];          /* the way to a hex, counted from 1; 0: none */
} Search;

/* A way goes on over a side, if that is the least dear yet. */
static void
go_on(Search *s, int way, int from, int side, int cost)
{
    int to = moskowa_near[from][side];
    WgWays *out = s->out;

    if (cost > s->left || to == s->g->unit[s->u].hex) {
        return;
    }
    if (!s->at[to]) {
        assert(out->count < WG_WAYS);
        s->at[to] = (int16_t)++out->count;
    } else if (out->way[s->at[to] - 1].cost <= cost) {
        return;
    }
    out->way[s->at[to] - 1] = (WgWay){ .place = (int16_t)to,
        .before = (int16_t)(way < 0 ? s->first : way),
        .cost = (int16_t)cost, .within = true,
        .step = { STEP, { (int16_t)to, 0, 0 } } };
}

/* From the end of a way, or with -1 from where the unit stands. */
static void
look_around(Search *s, int way)
{
    const Unit *unit = &s->g->unit[s->u];
    int from = way < 0 ? unit->hex : s->out->way[way].place;
    int cost = way < 0 ? 0 : s->out->way[way].cost;
    bool stopped = way < 0 ? (unit->state & STOPPED) != 0
            : msk_is_stopped(s->g, s->u, from);

    for (int side = 0; !stopped && side < WG_HEX_SIDES; side++) {
        if (msk_bar(s->g, s->u, from, side, false) == NULL) {
            go_on(s, way, from, side,
                    cost + msk_step_cost(s->g, s->u, from, side));
        }
    }
}

/* Who is not in hand is taken up first. */
static bool
set_out(Search *s)
{
    const Game *g = s->g;
    const Unit *unit = &g->unit[s->u];

    s->out->count = 0;
    s->first = -1;
    if (g->flow.side < 0 || (g->flow.decision != ASK_UNIT
            && g->flow.decision != ASK_STEP) || side_of(s->u) != g->phasing
            || unit->hex == OFF_MAP || (unit->state & (ROUTING | DISPERSED))) {
        return false;
    }
    if (g->hand != s->u) {
        s->out->way[s->out->count] = (WgWay){ .place = unit->hex, .before = -1,
            .step = { TAKE_UP, { (int16_t)s->u, 0, 0 } } };
        s->first = s->out->count++;
    }
    return true;
}

/* By growing cost; each step costs something. */
void
msk_ways(const Game *g, int u, WgWays *out)
{
    Search s = { .g = g, .u = u, .out = out };

    if (!set_out(&s)) {
        return;
    }
    s.left = msk_allowance(g, u, g->unit[u].state & ROAD_MODE)
            - g->unit[u].spent;
    look_around(&s, -1);
    for (int cost = 1; cost <= s.left; cost++) {
        for (int i = 0; i < out->count; i++) {
            if (out->way[i].cost == cost) {
                look_around(&s, i);
            }
        }
    }
}
