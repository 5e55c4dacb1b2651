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

/* No area is empty. */
static int
last_hex(const Area *area)
{
    int word = AREA_WORDS - 1;

    while (area->hex[word] == 0) {
        word--;
        assert(word >= 0);
    }
    return 64 * word + 63 - __builtin_clzll(area->hex[word]);
}

/* The objective of the scenario that is nearest to an area. */
static int
focus_of(const Area *area)
{
    const int16_t *first = &moskowa_first_objective[area->scenario];
    int focus = area->first, least = FAR_OFF;

    for (int i = first[0]; i < first[1]; i++) {
        int hex = moskowa_area[moskowa_objective[i]].first;

        if (msk_distance(area->first, hex) < least) {
            focus = hex;
            least = msk_distance(area->first, hex);
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

/* The best hex for a unit: nearest to the focus, of equal ones the first on the
   map. */
typedef struct Search {
    const Area *area;
    int u, focus, best, least;
} Search;

static void
look_in_column(const Game *g, Search *s, int column)
{
    bool is_leader = is_person(piece_of(g, s->u));
    int end = (column + 1) * ROWS;

    for (int hex = msk_next_hex(s->area->hex, column * ROWS); hex < end;
            hex = msk_next_hex(s->area->hex, hex + 1)) {
        int away = msk_distance(hex, s->focus);

        if (is_held(g, side_of(s->u), hex) != is_leader) {
            away += CROWDED;
        }
        if ((away < s->least || (away == s->least && hex < s->best))
                && may_stand(g, s->u, hex)) {
            s->best = hex;
            s->least = away;
        }
    }
}

/* By columns, from that of the focus to both sides, as far as one can be as
   near. */
int
msk_best_hex(const Game *g, const Area *area, int u)
{
    Search s = { area, u, focus_of(area), OFF_MAP, FAR_OFF };
    int middle = s.focus / ROWS;
    int west = area->first / ROWS, east = last_hex(area) / ROWS;

    for (int away = 0; away < COLUMNS && away <= s.least; away++) {
        if (middle - away >= west && middle - away <= east) {
            look_in_column(g, &s, middle - away);
        }
        if (away > 0 && middle + away >= west && middle + away <= east) {
            look_in_column(g, &s, middle + away);
        }
    }
    return s.best;
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
    for (int hex = road->first; hex < HEXES;
            hex = msk_next_hex(road->hex, hex + 1)) {
        open |= !is_barred(g, road->side, hex);
    }
    return open;
}
