/*
 * setup-places.c --
 *
 *      Where in its area a unit begins, and toward whom it faces: as near as it
 *      can to the nearest objective.
 */

#include <string.h>

#include "movement.h"
#include "scenarios.h"

/* R-M103: an empty hex as soon as it is so much nearer than a held one. */
enum { CROWDED = 4, FAR_OFF = 10000 };

/* The first hex of an area from this one on; HEXES after the last. */
static int
next_hex(const Area *area, int hex)
{
    while (hex < HEXES && !is_in_area(area, hex)) {
        hex = area->hex[hex / 64] == 0 ? (hex / 64 + 1) * 64 : hex + 1;
    }
    return hex;
}

static int
first_hex(const Area *area)
{
    return next_hex(area, 0);
}

/* The objective of the scenario that is nearest to an area. */
static int
focus_of(const Area *area)
{
    int from = first_hex(area), focus = from, least = FAR_OFF;

    for (int i = 0; i < moskowa_areas; i++) {
        const Area *other = &moskowa_area[i];

        if (other->scenario == area->scenario
                && other->kind == AREA_OBJECTIVE
                && msk_distance(from, first_hex(other)) < least) {
            focus = first_hex(other);
            least = msk_distance(from, focus);
        }
    }
    return focus;
}

static bool
may_stand(const Game *g, int u, int hex)
{
    return moskowa_hex[hex].terrain != WOODS
            && !is_held(g, !side_of(u), hex) && !msk_is_stopped(g, u, hex)
            && msk_has_room(g, u, hex)
            && (!(g->unit[u].state & ROAD_MODE)
                || msk_has_room_on_road(g, u, hex));
}

int
msk_best_hex(const Game *g, const Area *area, int u)
{
    int focus = focus_of(area), best = OFF_MAP, least = FAR_OFF;
    bool is_leader = is_person(piece_of(g, u));

    for (int hex = first_hex(area); hex < HEXES;
            hex = next_hex(area, hex + 1)) {
        int away = msk_distance(hex, focus);

        if (is_held(g, side_of(u), hex) != is_leader) {
            away += CROWDED;
        }
        if (away < least && may_stand(g, u, hex)) {
            best = hex;
            least = away;
        }
    }
    return best;
}

/* Toward the objective; in it, to the enemy's side of the map. */
static int
facing_at(int side, int hex, int focus)
{
    uint8_t leaves = msk_leaves_by(hex, focus);
    int facing = 0;

    if (leaves == 0) {
        return side == WG_FIRST ? NORTH_EAST : NORTH_WEST;
    }
    while (!has_side(leaves, facing)) {
        facing++;
    }
    return facing;
}

int
msk_first_facing(const Game *g, const Area *area, int u, int hex)
{
    return msk_is_gun_of_borodino(g, u) ? SOUTH_EAST
            : facing_at(side_of(u), hex, focus_of(area));
}

/* ---- a road that is blocked ---- */

bool
msk_is_for_road(const Area *area)
{
    const Area *before = area - 1;

    return area > moskowa_area && area->kind == AREA_ARRIVAL
            && before->kind == AREA_COLUMN && before->side == area->side
            && before->scenario == area->scenario
            && strcmp(before->units, area->units) == 0;
}

/* Is a hex held by the enemies of a side, or in a zone that stops all? */
static bool
is_barred(const Game *g, int side, int hex)
{
    bool barred = is_held(g, !side, hex);

    for (int i = 0; i < WG_HEX_SIDES && !barred; i++) {
        int from = moskowa_near[hex][i];

        barred = from >= 0 && is_held(g, !side, from)
                && msk_zone(g, from, wg_hex_back(i)) == FULL_ZONE;
    }
    return barred;
}

bool
msk_is_road_open(const Game *g, const Area *area)
{
    const Area *road = area - 1;
    bool open = false;

    if (!msk_is_for_road(area)) {
        return false;
    }
    for (int hex = first_hex(road); hex < HEXES;
            hex = next_hex(road, hex + 1)) {
        open |= !is_barred(g, road->side, hex);
    }
    return open;
}
