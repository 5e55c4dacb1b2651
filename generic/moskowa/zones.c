/*
 * zones.c --
 *
 *      Zones of Control: who has one, over which sides it reaches, whom it
 *      stops.
 */

#include "zones.h"

/* Not leaders, aides, limbered guns, who routs; nor, by Roads and Paths, who is
   in road mode. */
static bool
has_zone(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int state = g->unit[u].state;

    return !is_person(p) && !(state & (ROUTING | ROAD_MODE))
            && (!is_guns(p) || (state & UNLIMBERED));
}

/* Zones.2 Not over a river, a ford or a bridge; over streams.  Zones.3 Not into
   towns, villages (R-M99) and redoubts, nor into a fleche by its front. */
static bool
reaches(int hex, int side)
{
    int to = moskowa_near[hex][side], terrain;

    if (to < 0 || has_side(moskowa_hex[hex].river, side)) {
        return false;
    }
    terrain = moskowa_hex[to].terrain;
    return terrain != TOWN && terrain != VILLAGE && terrain != REDOUBT
            && !(terrain == FLECHE && has_side(moskowa_hex[to].protective,
                wg_hex_back(side)));
}

/* The sides in front of those in a hex, if any of them has a zone. */
static uint8_t
front_of_zone(const Game *g, int hex, Stack stack, int top)
{
    bool any = false;

    for (int i = 0; i < stack.count && !any; i++) {
        any = has_zone(g, stack.slot[i]);
    }
    return any ? msk_front_by(g, hex, top) : 0;
}

int
msk_zone(const Game *g, int hex, int side)
{
    Stack stack = msk_stack(g, hex);
    int top = top_of(g, stack);

    return !has_side(front_of_zone(g, hex, stack, top), side)
            || !reaches(hex, side) ? NO_ZONE
            : g->unit[top].state & SQUARE ? PARTIAL_ZONE : FULL_ZONE;
}

uint8_t
msk_zone_sides(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    uint8_t sides = front_of_zone(g, hex, stack, top_of(g, stack));

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (has_side(sides, side) && !reaches(hex, side)) {
            sides &= (uint8_t)~(1 << side);
        }
    }
    return sides;
}

/* Zones.5 Square.8: whom a partial zone stops. */
static bool
is_foot(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return (p->type <= DISMOUNTED || p->type == GUNS || p->type == HOWITZER)
            || (g->unit[u].state & ON_FOOT);
}

bool
msk_is_stopped(const Game *g, int u, int hex)
{
    int enemy = !side_of(u), most = is_foot(g, u) ? PARTIAL_ZONE : FULL_ZONE;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int from = moskowa_near[hex][side];

        if (from >= 0 && is_held(g, enemy, from)
                && msk_zone(g, from, wg_hex_back(side)) >= most) {
            return true;
        }
    }
    return false;
}
