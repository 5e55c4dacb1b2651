/*
 * query-reach.c --
 *
 *      Where a unit could go in this phase (6.1), for the table:
 *
 *      reach U     HEX {cost N from HEX left N wades 0|1 bridge N out 0|1
 *                  crowd N}...: half points to come there, left there; from
 *                  where it comes, {} of who enters the map there, which is
 *                  told first; wades: by a ford with a die; the bridge that it
 *                  has to name, 0 for none; out: could it leave the map from
 *                  there next?  crowd: how many of its side would be too many
 *                  there (3.1.1).  Where it can come without a die, no other
 *                  way is told.
 */

#include "chapters.h"
#include "outside.h"

static void
print_way(const Game *g, int u, const WgWays *ways, int i, WgText *out)
{
    const WgWay *way = &ways->way[i];
    int from = way->before >= 0 ? ways->way[way->before].place
            : on_map(g, u) ? g->unit[u].place : NONE;
    int left = ber_points_left(g, side_of(u), way->place,
            ber_points_of_move(g, u) - way->cost);

    wg_print(out, "%s {cost %d from %s left %d wades %d bridge %d out %d "
            "crowd %d} ", berezina_hex[way->place].key, way->cost,
            from == NONE ? "{}" : berezina_hex[from].key, left, way->ends,
            way->step.arg[2], ber_could_leave(g, u, way->place, left),
            ber_crowds(g, u, way->place));
}

void
ber_query_reach(const Game *g, int u, WgText *out)
{
    WgWays ways;

    ber_ways_now(g, u, &ways);
    for (int i = 0; i < ways.count; i++) {
        if (ways.way[i].within) {
            print_way(g, u, &ways, i, out);
        }
    }
}
