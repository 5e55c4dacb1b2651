/*
 * regrouping.c --
 *
 *      Regrouping.1 to 3: who has lost half leaves the field for the chart, as
 *      soon as a way is open.
 */

#include <string.h>

#include "noted.h"
#include "outcomes.h"
#include "regrouping.h"
#include "walking.h"

/* Regrouping.1 Half or more; Regrouping.2 not guns, nor who has no morale
   value.  A unit with nothing left is eliminated. */
bool
msk_is_worn(const Piece *p, int lost)
{
    return !is_person(p) && !is_guns(p) && p->morale != 0
            && 2 * lost >= p->points;
}

/* ---- 3: the way out ---- */

/* Hexes with an enemy unit, were it a leader alone, or in an enemy's zone. */
typedef struct Cover {
    uint64_t word[AREA_WORDS];
} Cover;

static void
cover(Cover *c, int hex)
{
    c->word[hex / 64] |= (uint64_t)1 << hex % 64;
}

static bool
is_covered(const Cover *c, int hex)
{
    return c->word[hex / 64] >> hex % 64 & 1;
}

static void
cover_all(const Game *g, int enemy, Cover *c)
{
    memset(c, 0, sizeof *c);
    for (int hex = msk_next_hex(g->held[enemy], 0); hex < HEXES;
            hex = msk_next_hex(g->held[enemy], hex + 1)) {
        uint8_t sides = msk_zone_sides(g, hex);

        cover(c, hex);
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            if (has_side(sides, side)) {
                cover(c, moskowa_near[hex][side]);
            }
        }
    }
}

/* The edges of its side, of the north and of the south. */
static bool
is_way_out(int side, int hex)
{
    int row = hex % ROWS, column = hex / ROWS;

    return row == 0 || row == ROWS - 1
            || column == (side == WG_FIRST ? 0 : COLUMNS - 1);
}

/* Homeward last, so that it is tried first. */
static const int8_t order[2][WG_HEX_SIDES] = {
    { NORTH_EAST, SOUTH_EAST, NORTH, SOUTH, NORTH_WEST, SOUTH_WEST },
    { NORTH_WEST, SOUTH_WEST, NORTH, SOUTH, NORTH_EAST, SOUTH_EAST }
};

typedef struct Flood {
    Cover seen;
    int count;
    int16_t hex[HEXES];
} Flood;

static void
flow(const Walker *w, int from, Flood *f)
{
    for (int i = 0; i < WG_HEX_SIDES; i++) {
        int side = order[side_of(w->u)][i], to = moskowa_near[from][side];

        if (to >= 0 && !is_covered(&f->seen, to)
                && msk_can_pass(w, from, side)) {
            cover(&f->seen, to);
            f->hex[f->count++] = (int16_t)to;
        }
    }
}

static bool
has_way_out(const Game *g, int u, const Cover *enemies)
{
    Walker w = msk_walker(g, u);
    int at = g->unit[u].hex;
    Flood f;

    f.seen = *enemies;
    f.count = 0;
    cover(&f.seen, at);
    while (!is_way_out(side_of(u), at)) {
        flow(&w, at, &f);
        if (f.count == 0) {
            return false;
        }
        at = f.hex[--f.count];
    }
    return true;
}

/* ---- 1: they leave ---- */

static void
leave(Game *g, int u)
{
    Unit *unit = &g->unit[u];
    int hex = unit->hex;

    wg_tell(g, LEFT_FOR_CHART, u, hex, 0, 0);
    msk_forget(g, u);
    msk_take(g, u);
    *unit = (Unit){ .piece = unit->piece, .hex = OFF_MAP,
        .lost = unit->lost, .before = unit->lost };
    set_left_at(g, u, hex);
    set_mark(g->chart, u);
}

/* Out of road mode, if its way is barred by nothing else. */
static void
try_to_leave(Game *g, int u, const Cover *enemies)
{
    uint16_t state = g->unit[u].state;

    g->unit[u].state &= (uint16_t)~ROAD_MODE;
    if (has_way_out(g, u, enemies)) {
        leave(g, u);
    } else {
        g->unit[u].state = state;
    }
}

/* All by what the field is like as the phase ends. */
void
msk_leave_for_chart(Game *g)
{
    bool covered[2] = { false, false };
    Cover enemies[2];

    for (int u = 0; u < PIECES; u++) {
        int enemy = !side_of(u);

        if (g->unit[u].hex == OFF_MAP
                || !msk_is_worn(piece_of(g, u), g->unit[u].lost)) {
            continue;
        }
        if (!covered[enemy]) {
            covered[WG_FIRST] = covered[WG_SECOND] = true;
            cover_all(g, WG_FIRST, &enemies[WG_FIRST]);
            cover_all(g, WG_SECOND, &enemies[WG_SECOND]);
        }
        try_to_leave(g, u, &enemies[enemy]);
    }
}
