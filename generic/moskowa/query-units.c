/*
 * query-units.c --
 *
 *      An answer for the table, how units stand:
 *
 *      units       SLOT {degrees N depth N points N marks {MARK...}}... of all
 *                  on the map: where its front is, clockwise from the north,
 *                  -1 of who has none; how many lie beneath it in its hex; its
 *                  stacking points, of an enemy those printed; how it stands;
 *                  while others move, that it has moved; an aide of one's
 *                  own side that has a message
 */

#include "messages.h"
#include "query.h"

/* That somebody has moved is of interest while others do. */
static bool
is_told_moved(const Game *g, int u)
{
    switch (g->flow.decision) {
    case ASK_UNIT: case ASK_STEP: case ASK_CHARGE: case ASK_SQUARE:
        return g->unit[u].spent > 0 && side_of(u) == g->phasing;
    default:
        return false;
    }
}

static void
unit(const Game *g, int u, int depth, WgText *out)
{
    static const struct {
        int bit;
        const char *word;
    } marks[] = {
        { SQUARE, " square" }, { UNLIMBERED, " unlimbered" },
        { ROAD_MODE, " road" }, { ROUTING, " routing" },
        { DISPERSED, " dispersed" }, { ON_FOOT, " foot" },
        { STOPPED, " stopped" }
    };
    bool has_front = !is_person(piece_of(g, u))
            && !(g->unit[u].state & (SQUARE | ROUTING));

    wg_print(out, "%d {degrees %d depth %d points %d marks {", u,
            has_front ? msk_degrees(g->unit[u].facing) : -1, depth,
            points_of(g, u));
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        if (g->unit[u].state & marks[i].bit) {
            wg_add(out, marks[i].word);
        }
    }
    if (has_several(g, side_of(u)) && piece_of(g, u)->type == AIDE
            && msk_carried_by(g, u) != NONE) {
        wg_add(out, " message");
    }
    wg_add(out, is_told_moved(g, u) ? " moved}} " : "}} ");
}

/* The list is in the order of hexes, and of each from the top. */
void
msk_query_units(const Game *g, WgText *out)
{
    int16_t depth[PIECES];

    for (int i = g->placed - 1, beneath = 0; i >= 0; i--) {
        int u = g->stack[i];

        depth[u] = (int16_t)beneath;
        beneath = i > 0 && g->unit[g->stack[i - 1]].hex == g->unit[u].hex
                ? beneath + 1 : 0;
    }
    for (int u = 0; u < PIECES; u++) {
        if (g->unit[u].hex != OFF_MAP) {
            unit(g, u, depth[u], out);
        }
    }
}
