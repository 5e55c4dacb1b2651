/*
 * query.c --
 *
 *      Answers for the table, of the position as the asker may know it; those
 *      about dice are in query-dice.c.
 */

#include <string.h>

#include "ground.h"

static bool
is_known(const Game *g, int u)
{
    return u >= 0 && u < PIECES && g->unit[u].piece >= 0;
}

/* "unit 12": what a unit is worth now. */
static void
unit(const Game *g, int u, WgText *out)
{
    wg_print(out, "points %d out %d ", ber_points_of(g, u),
            ber_points_out(g, u));
    if (is_combat_unit(piece_of(g, u))) {
        wg_print(out, "rating %d ", ber_rating(g, u));
    }
    if (piece_of(g, u)->kind != RABBLE) {
        wg_print(out, "allowance %d ", ber_allowance(g, u));
    }
}

/* "worth": of every slot {RATING ALLOWANCE} as they are now; {} of those that
   are not known, 0 where there is none. */
static void
worth(const Game *g, WgText *out)
{
    for (int u = 0; u < PIECES; u++) {
        if (g->unit[u].piece == HIDDEN) {
            wg_print(out, "{} ");
            continue;
        }
        wg_print(out, "{%d %d} ",
                is_combat_unit(piece_of(g, u)) ? ber_rating(g, u) : 0,
                piece_of(g, u)->kind == RABBLE ? 0 : ber_allowance(g, u));
    }
}

void
ber_query(const Game *g, int viewer, const char *topic, WgText *out)
{
    const char *arg;
    int u = -1;

    (void)viewer;
    ber_query_dice(g, topic, out);
    if ((arg = wg_after(topic, "unit"))) {
        u = wg_number(arg, PIECES);
    }
    if (strcmp(topic, "worth") == 0) {
        worth(g, out);
    } else if (!ber_query_beside(g, topic, out)
            && !ber_query_ground(g, topic, out)
            && !ber_explain(g, topic, out) && is_known(g, u)) {
        unit(g, u, out);
    }
}
