/*
 * far.c --
 *
 *      Movement over more than one phase: the way of a unit to a hex however
 *      far away, and why it cannot go to one now.
 */

#include "formations.h"
#include "movement.h"
#include "scenarios.h"
#include "stacks.h"
#include "terrain.h"
#include "ways.h"

typedef struct Journey {
    const Game *g;
    int u, to;
    int left;                   /* half points, this phase */
    bool column;                /* who has no room waits for it */
    WgHexReach reach;
} Journey;

/* Within this phase there must be room; later others may have gone.  It goes
   through no enemy's zone, but may end in one. */
static int
step_cost(const Journey *j, int hex, int side, int to)
{
    int cost = msk_step_cost(j->g, j->u, hex, side);
    bool road = j->g->unit[j->u].state & ROAD_MODE;

    if (!msk_is_passable(j->g, j->u, hex, side)
            || is_held(j->g, !side_of(j->u), to)
            || (msk_is_closed(j->g, to) && !msk_is_closed(j->g, hex))
            || (msk_is_stopped(j->g, j->u, hex)
                && (hex != j->g->unit[j->u].hex
                    || msk_is_stopped(j->g, j->u, to)))) {
        return -1;
    }
    return !j->column && j->reach.cost[hex] + cost <= j->left
            && (!msk_has_room(j->g, j->u, to)
                || (road && !msk_has_room_on_road(j->g, j->u, to)))
            ? -1 : cost;
}

static void
steps_from(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    const Journey *j = about;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[hex][side];

        step[side] = (int8_t)(to < 0 ? -1 : step_cost(j, hex, side, to));
    }
}

/* No farther than to the goal. */
static bool
goes_on(void *about, int hex)
{
    const Journey *j = about;

    return hex != j->to;
}

static void
search(Journey *j, const Game *g, int u, int to)
{
    WgHexSearch search = { .steps = steps_from, .about = j,
        .most = WG_HEX_FAR - 1, .visit = goes_on };

    j->g = g;
    j->u = u;
    j->to = to;
    j->left = msk_left(g, u);
    wg_hex_begin(&moskowa_grid, &j->reach);
    wg_hex_from(&j->reach, g->unit[u].hex, 0);
    wg_hex_reach(&moskowa_grid, &j->reach, &search);
}

/* The hex itself, or the one nearest to it; of those the least dear. */
static int
goal_of(const Journey *j, int to)
{
    int best = j->g->unit[j->u].hex;

    if (j->reach.cost[to] != WG_HEX_FAR) {
        return to;
    }
    for (int i = 0; i < j->reach.count; i++) {
        int hex = j->reach.hex[i];
        int nearer = msk_distance(best, to) - msk_distance(hex, to);

        if (nearer > 0 || (nearer == 0
                    && j->reach.cost[hex] < j->reach.cost[best])) {
            best = hex;
        }
    }
    return best;
}

/* The hex before one on its way. */
static int
before(const Journey *j, int hex)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int from = moskowa_near[hex][side];
        int cost = from < 0 || j->reach.cost[from] == WG_HEX_FAR ? -1
                : step_cost(j, from, wg_hex_back(side), hex);

        if (cost > 0 && j->reach.cost[from] + cost == j->reach.cost[hex]) {
            return from;
        }
    }
    return j->g->unit[j->u].hex;
}

/* The steps of the way, the first first. */
static void
write_way(const Journey *j, int goal, WgWays *out)
{
    int16_t hex[WG_WAYS];
    int count = 0, first = out->count;
    bool within = true;

    for (int at = goal; at != j->g->unit[j->u].hex
            && count < WG_WAYS - first; at = before(j, at)) {
        hex[count++] = (int16_t)at;
    }
    while (count > 0) {
        int at = hex[--count];

        within = within && j->reach.cost[at] <= j->left
                && (!j->column || (msk_has_room(j->g, j->u, at)
                    && msk_has_room_on_road(j->g, j->u, at)));
        out->way[out->count] = (WgWay){ .place = (int16_t)at,
            .before = (int16_t)(out->count - 1), .cost = j->reach.cost[at],
            .within = within, .ends = msk_way_ends(j->g, j->u, at),
            .step = { STEP, { (int16_t)at, 0, 0 } } };
        within = within && !out->way[out->count].ends;
        out->count++;
    }
}

void
msk_toward(const Game *g, int u, int to, WgWays *out)
{
    Game then;
    Journey j;

    if (msk_set_out(g, u, out, &then)) {
        j.column = false;
        search(&j, &then, u, to);
        write_way(&j, goal_of(&j, to), out);
    }
}

/* The way to the road that it can reach now and that leads there best; rather
   one where it can still enter road mode. */
static void
go_to_road(const Game *g, int u, int to, WgWays *out)
{
    int best = -1, least = 0;
    bool enters = false;

    msk_ways(g, u, out);
    for (int i = 0; i < out->count; i++) {
        const WgWay *way = &out->way[i];
        const Hex *hex = &moskowa_hex[way->place];
        int far = 2 * msk_distance(way->place, to) + way->cost;
        bool may = msk_may_enter_road(g, u, way);

        if (way->within && (hex->road | hex->path)
                && msk_has_room_on_road(g, u, way->place)
                && (best < 0 || may > enters
                    || (may == enters && far < least))) {
            best = way->place;
            least = far;
            enters = may;
        }
    }
    msk_toward(g, u, best < 0 ? to : best, out);
}

/* Zones.1, Zones.4: where a zone lets it go nowhere. */
static const char *
bar_by_zone(const Game *g, int u, int goal, int to)
{
    int hex = g->unit[u].hex;

    return goal == hex && hex != to && msk_is_stopped(g, u, hex)
            ? "Zones.4 zone-to-zone" : NULL;
}

/* In road mode from where it stands: R-M176. */
const char *
msk_column(const Game *g, int u, int to, WgWays *out)
{
    const Hex *hex = &moskowa_hex[g->unit[u].hex];
    Journey j;
    const char *bar;
    Game then;
    int goal;

    if (!msk_set_out(g, u, out, &then)) {
        return "Movement.1 not-now";
    }
    if (then.unit[u].state & STOPPED) {
        return "Zones.1 stopped";
    }
    if (!(then.unit[u].state & ROAD_MODE) && (hex->road | hex->path) == 0) {
        if (!msk_has_room_on_road(g, u, g->unit[u].hex)) {
            bar = msk_bar_to_parts(&then, u);
            if (bar) {
                return bar;
            }
        }
        go_to_road(g, u, to, out);
        return NULL;
    }
    if (!(then.unit[u].state & ROAD_MODE)) {
        bar = msk_bar_to_change(&then, u, ENTER_ROAD_MODE);
        if (bar) {
            const char *why = msk_has_parts(g, u)
                    ? msk_bar_to_parts(&then, u) : NULL;

            return why ? why : bar;
        }
        msk_begin_with(out, g->unit[u].hex, ENTER_ROAD_MODE, 0);
        then.flow.events = 0;
        msk_change(&then, u, ENTER_ROAD_MODE);
    }
    j.column = true;
    search(&j, &then, u, to);
    goal = goal_of(&j, to);
    write_way(&j, goal, out);
    return bar_by_zone(&then, u, goal, to);
}

/* Why it does not leave its hex at all; NULL if it can. */
static const char *
bar_to_all(const Game *g, int u)
{
    const char *found = NULL;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[g->unit[u].hex][side];
        const char *bar = to < 0 ? NULL : msk_bar_to_step(g, u, to);

        if (to >= 0 && bar == NULL) {
            return NULL;
        }
        found = found ? found : bar;
    }
    return found;
}

const char *
msk_why_not(const Game *g, int u, int to)
{
    WgAction take = { TAKE_UP, { (int16_t)u, 0, 0 } };
    const char *bar = msk_judge_unit(g, &take);
    Game then;
    WgWays ways;
    Journey j;

    bar = bar ? bar
            : is_held(g, !side_of(u), to) ? "Movement.4 enemy"
            : !msk_has_room(g, u, to) ? "Stacking.1 too-many"
            : !msk_set_out(g, u, &ways, &then) ? "Movement.1 not-now"
            : bar_to_all(&then, u);
    if (bar) {
        return bar;
    }
    j.column = false;
    search(&j, &then, u, to);
    /* Who has the points, and stays, would go round others. */
    return j.reach.cost[to] == WG_HEX_FAR ? "Movement.2 no-way"
            : j.reach.cost[to] <= j.left ? "Movement.2 goes-round"
            : "Movement.5 no-points";
}

int
msk_shifted(int hex, int from, int to)
{
    return wg_hex_shifted(&moskowa_grid, hex, from, to);
}
