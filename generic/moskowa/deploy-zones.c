/*
 * deploy-zones.c --
 *
 *      Where a unit may be placed, with the option of a free set-up: in its
 *      area of the scenario, or in that of its side's skirmishers.
 */

#include "deploying.h"
#include "movement.h"
#include "noted.h"
#include "scenarios.h"

static const Area *
area_of(const Game *g, int u)
{
    return &moskowa_area[setup_area(g, u)];
}

bool
msk_is_to_deploy(const Game *g, int u)
{
    return side_of(u) == g->phasing && setup_area(g, u) != OFF_MAP;
}

/* Skirmishers: a battalion that fires two hexes far. */
static bool
could_skirmish(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return p->type <= LIGHT && p->battalions == 0 && p->range >= 2;
}

Zone
msk_zone_of(const Game *g, int u)
{
    Zone zone = { area_of(g, u), NULL };

    for (int i = 0; could_skirmish(g, u) && i < moskowa_areas; i++) {
        const Area *area = &moskowa_area[i];

        if (area->kind == AREA_SKIRMISH && area->scenario == g->scenario
                && area->side == side_of(u)) {
            zone.skirmish = area;
        }
    }
    return zone;
}

/* The others in a hex, leaders aside; and is one of them there as a
   skirmisher? */
static int
others_in(const Game *g, int u, int hex, bool *skirmisher)
{
    Stack stack = msk_stack(g, hex);
    int count = 0;

    *skirmisher = false;
    for (int i = 0; i < stack.count; i++) {
        int v = stack.slot[i];

        if (v != u && !is_person(piece_of(g, v))) {
            count++;
            *skirmisher |= !is_in_area(area_of(g, v), hex);
        }
    }
    return count;
}

static bool
is_reachable(const Game *g, int u, int hex)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int from = moskowa_near[hex][side];

        if (from >= 0 && msk_is_passable(g, u, from, wg_hex_back(side))) {
            return true;
        }
    }
    return false;
}

const char *
msk_bar_to_set(const Game *g, const Zone *zone, int u, int hex)
{
    bool at_home = is_in_area(zone->home, hex), skirmisher;
    bool is_leader = is_person(piece_of(g, u));
    int others;

    if (!at_home && !(zone->skirmish && is_in_area(zone->skirmish, hex))) {
        return "Setup not-its-area";
    }
    if (is_held(g, !side_of(u), hex) || msk_is_stopped(g, u, hex)) {
        return "R-M163 enemy-near";
    }
    others = others_in(g, u, hex, &skirmisher);
    return others > 0 && !is_leader && (!at_home || skirmisher)
            ? "Setup skirmisher-alone"
            : hex == g->unit[u].hex ? "Setup is-there"
            : !is_reachable(g, u, hex) ? "Movement.2 no-way"
            : !msk_has_room(g, u, hex) ? "Stacking.1 too-many" : NULL;
}

void
msk_ways_to_deploy(const Game *g, int u, WgWays *out)
{
    int first = -1;
    Zone zone;

    out->count = 0;
    if (!msk_is_to_deploy(g, u)) {
        return;
    }
    zone = msk_zone_of(g, u);
    if (g->hand != u) {
        first = out->count++;
        out->way[first] = (WgWay){ .place = g->unit[u].hex, .before = -1,
            .step = { LIFT, { (int16_t)u, 0, 0 } } };
    }
    for (int hex = 0; hex < HEXES; hex++) {
        if (msk_bar_to_set(g, &zone, u, hex) == NULL) {
            out->way[out->count++] = (WgWay){ .place = (int16_t)hex,
                .before = (int16_t)first, .cost = 1, .within = true,
                .step = { SET, { (int16_t)hex, 0, 0 } } };
        }
    }
}
