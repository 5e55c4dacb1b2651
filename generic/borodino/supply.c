/*
 * supply.c --
 *
 *      7.2-7.33: supply lines, and points that are spent on units.
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

/* ---- ASK_SUPPLY and ASK_SPOILS: points to units, or done ---- */

static const char *
judge_source(const Game *g, int u, int source, int points)
{
    Areas live;

    if (source >= AREAS || borodino_area[source].source < 0) {
        return "7.3 no-source";
    }
    if (g->held[!side_of(u)] & bit(source)) {
        return "7.32 source-held";
    }
    if (g->points[side_of(u)][source] < points) {
        return "7.31 no-points-there";
    }
    live = bor_live_roads(g, side_of(u), source);
    if (bor_supplied_from(g, u, live)) {
        return NULL;
    }
    return live == bit(source) ? "7.31 source-cut" : "7.31 no-supply-line";
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

/* Sources that roads connect have the same. */
static Areas
roads_of(const Game *g, int side, int area, const Sources *found)
{
    for (int i = 0; i < found->count; i++) {
        if (found->live[i] & bit(area)) {
            return found->live[i];
        }
    }
    return bor_live_roads(g, side, area);
}

static void
find_sources(const Game *g, int side, Sources *out)
{
    out->count = 0;
    for (int area = 0; area < AREAS; area++) {
        if (g->points[side][area] > 0) {
            out->live[out->count] = roads_of(g, side, area, out);
            out->area[out->count++] = (int8_t)area;
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
