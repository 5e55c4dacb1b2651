/*
 * supply.c --
 *
 *      7.1-7.34: supply points, supply lines and attrition.
 */

#include "chapters.h"

/* 7.2 Steps that may be added in one area: 9.3 two in the night. */
static int
steps_an_area(const Game *g)
{
    return g->phase == NIGHT ? 2 : 1;
}

/* 7.2 French Guard units cost two points a step; Mortier is no such unit. */
static bool
is_dear(const Game *g, int u)
{
    return side_of(u) == FRENCH && block_of(g, u)->guard;
}

/* 7.31 The areas whose roads connect to a source through friendly and vacant
   areas; none while the enemy holds the source (7.32). */
Areas
bor_live_roads(const Game *g, int side, int source)
{
    Areas open = ~g->held[!side] & ~bit(BOX);
    Areas live = bit(source) & open, edge = live;

    while (edge) {
        Areas next = g->paths[ROAD][take_area(&edge)] & open & ~live;

        live |= next;
        edge |= next;
    }
    return live;
}

/* 7.31 On such a road, or next to it. */
bool
bor_supplied_from(const Game *g, int u, Areas live)
{
    int area = g->unit[u].place;

    return area < AREAS && ((bit(area) | g->paths[FOOT][area]) & live) != 0;
}

/* 7.1, 7.3 A point a symbol; 9.1 on 5 September one a source; 9.3 double that
   in the night. */
static int
points_of(const Game *g, int source)
{
    return g->day == 5 ? 1 : g->phase == NIGHT ? 2
            : borodino_area[source].symbols;
}

static void
give_points(Game *g)
{
    for (int source = 0; source < AREAS; source++) {
        int owner = borodino_area[source].source;

        g->points[0][source] = g->points[1][source] = 0;
        if (owner < 0) {
            continue;
        }
        if (!is_enemy(g, owner, source)) {              /* 7.32 */
            g->points[owner][source] = (int8_t)points_of(g, source);
        }
    }
}

/* ---- ASK_SUPPLY and ASK_SPOILS: points to units, or done ---- */

static const char *
judge_source(const Game *g, int u, int source, int points)
{
    if (source >= AREAS || borodino_area[source].source < 0) {
        return "7.3 no-source";
    }
    if (g->points[side_of(u)][source] < points) {
        return "7.31 no-points-there";
    }
    return bor_supplied_from(g, u, bor_live_roads(g, side_of(u), source))
            ? NULL : "7.31 no-supply-line";
}

static const char *
judge_supplied(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    if (side_of(u) != g->flow.side || unit->place >= AREAS) {
        return "7.2 not-yours";
    }
    if (unit->face == 0) {
        return "7.2 full-strength";
    }
    return g->rebuilt[unit->place] < steps_an_area(g)
            ? NULL : "7.2 one-step-an-area";
}

const char *
bor_judge_supply(const Game *g, const WgAction *a)
{
    int u = a->arg[0];
    const char *why;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != SUPPLY_STEP && a->verb != SUPPLY_GUARD) {
        return "7.1 not-now";
    }
    why = judge_supplied(g, u);
    if (why) {
        return why;
    }
    if (a->verb == SUPPLY_STEP) {
        return is_dear(g, u) ? "7.2 guard-costs-two"
                : judge_source(g, u, a->arg[1], 1);
    }
    if (!is_dear(g, u)) {
        return "7.2 costs-one";
    }
    if (a->arg[1] == a->arg[2]) {
        return judge_source(g, u, a->arg[1], 2);
    }
    if (a->arg[1] > a->arg[2]) {
        return "7.2 other-order";
    }
    why = judge_source(g, u, a->arg[1], 1);
    return why ? why : judge_source(g, u, a->arg[2], 1);
}

/* The sources that still give points to a side, with their live roads. */
typedef struct Sources {
    int count;
    int8_t area[AREAS];
    Areas live[AREAS];
} Sources;

static void
find_sources(const Game *g, int side, Sources *out)
{
    out->count = 0;
    for (int area = 0; area < AREAS; area++) {
        if (g->points[side][area] > 0) {
            out->area[out->count] = (int8_t)area;
            out->live[out->count++] = bor_live_roads(g, side, area);
        }
    }
}

static void
propose_for(const Game *g, int u, const Sources *s, WgOffer *out)
{
    for (int i = 0; i < s->count; i++) {
        if (!bor_supplied_from(g, u, s->live[i])) {
            continue;
        }
        if (!is_dear(g, u)) {
            wg_may(out, SUPPLY_STEP, u, s->area[i], 0);
            continue;
        }
        for (int k = i; k < s->count; k++) {
            bool enough = k != i || g->points[side_of(u)][s->area[i]] > 1;

            if (enough && bor_supplied_from(g, u, s->live[k])) {
                wg_may(out, SUPPLY_GUARD, u, s->area[i], s->area[k]);
            }
        }
    }
}

void
bor_propose_supply(const Game *g, WgOffer *out)
{
    int side = g->flow.side;
    Sources sources;

    find_sources(g, side, &sources);
    for (int u = first_of(side); u < end_of(side); u++) {
        if (judge_supplied(g, u) == NULL) {
            propose_for(g, u, &sources, out);
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

void
bor_apply_supply(Game *g, const WgAction *a)
{
    int u = a->arg[0], side = side_of(u);

    if (a->verb == DONE) {
        return;
    }
    g->points[side][a->arg[1]]--;
    g->spent++;
    if (a->verb == SUPPLY_GUARD) {
        g->points[side][a->arg[2]]--;
        g->spent++;
    }
    g->unit[u].face--;
    g->rebuilt[g->unit[u].place]++;
    wg_tell_side(g, side, SUPPLIED, u, strength_of(g, u), 0, 0);
    wg_again(g);
}

/* ---- SUPPLY_PHASE ---- */

static void
begin_supply(Game *g)
{
    if (g->phase != NIGHT) {
        g->phase = SUPPLY;
    }
    give_points(g);
}

static void
begin_side(Game *g, int side)
{
    g->mover = (int8_t)side;
    g->spent = 0;
    for (int area = 0; area < AREAS; area++) {
        g->rebuilt[area] = 0;
    }
}

static void begin_first(Game *g) { begin_side(g, g->first); }
static void begin_second(Game *g) { begin_side(g, !g->first); }

/* Again and again, until the mover is done, even if he has no points left:
   that he spent two on a guard must not tell the enemy. */
static void ask_supply(Game *g) { wg_ask(g, g->mover, ASK_SUPPLY); }

/* 7.2 What is not spent is lost. */
void
bor_end_spending(Game *g, int side)
{
    if (g->spent > 0) {
        wg_tell(g, SPENT, side, g->spent, 0, 0);
    }
    g->spent = 0;
    for (int area = 0; area < AREAS; area++) {
        g->points[side][area] = 0;
        g->rebuilt[area] = 0;
    }
}

static void end_spending(Game *g) { bor_end_spending(g, g->mover); }

static Areas
all_live_roads(const Game *g, int side)
{
    Areas live = 0;

    for (int area = 0; area < AREAS; area++) {
        if (borodino_area[area].source == side) {
            live |= bor_live_roads(g, side, area);
        }
    }
    return live;
}

/* 7.34 At 8 pm, when both have spent their points (B18). */
static void
attrition(Game *g)
{
    Areas live[2] = { all_live_roads(g, 0), all_live_roads(g, 1) };

    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place < AREAS
                && !bor_supplied_from(g, u, live[side_of(u)])) {
            if (bor_lose_step(g, u)) {
                wg_tell_side(g, side_of(u), ATTRITION, u,
                        strength_of(g, u), 0, 0);
            }
        }
    }
}

static void
end_of_day(Game *g)
{
    if (g->hour == LAST_HOUR) {
        attrition(g);
    }
}

/* 7.4 Not in the night, which is no supply phase. */
static void
burn_bridges(Game *g)
{
    if (g->phase == SUPPLY) {
        wg_call(g, BRIDGE_BURNING);
    }
}

const WgStep borodino_supply_phase[] = {
    { "7.1",  "supply points",          begin_supply },
    { "7.1",  "Player 1",               begin_first },
    { "7.2",  "Player 1 spends",        ask_supply },
    { "7.2",  "and has spent",          end_spending },
    { "7.1",  "Player 2",               begin_second },
    { "7.2",  "Player 2 spends",        ask_supply },
    { "7.2",  "and has spent",          end_spending },
    { "7.34", "attrition",              end_of_day },
    { "7.4",  "bridges",                burn_bridges },
    {0}
};
