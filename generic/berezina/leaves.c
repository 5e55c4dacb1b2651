/*
 * leaves.c --
 *
 *      "leaves": what a side would lose by Done now, of what the
 *      rules give it in this phase alone: {KIND COUNT}...
 *
 *      setup           units that could still be put elsewhere (11.0)
 *      crowded         combat units that are too many in their hexes (3.1.4)
 *      arrivals        that stand at the edge of the map (11.4)
 *      units           that could move, if none has (6.1)
 *      fires           units that have an enemy in reach (7.1)
 *      engineers       that could build (8.1)
 */

#include <string.h>

#include "ground.h"
#include "outside.h"

static int
too_many(const Game *g)
{
    int count = 0;

    for (int hex = 0; hex < HEXES; hex++) {
        count += ber_too_many(g, hex);
    }
    return count;
}

/* May it act in this movement phase: is it released (6.3.4)? */
static bool
may_act(const Game *g, int u)
{
    return piece_of(g, u)->kind != RABBLE
            && (side_of(u) == FRENCH || ber_may_move_russian(g, u));
}

/* Arrivals whom nothing keeps from coming in, and whether anybody has moved
   of those who may. */
static void
of_movement(const Game *g, WgText *out)
{
    int side = phasing(g), arrivals = 0, still = 0;
    bool moved = g->mobile != NONE;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->unit[u].piece == HIDDEN || !may_act(g, u)) {
            continue;
        }
        if (on_map(g, u)) {
            still += !g->unit[u].moved && ber_open_sides(g, u) != 0;
            moved = moved || g->unit[u].moved;
        } else if (g->unit[u].place == ARRIVING && !g->unit[u].moved) {
            arrivals += ber_judge_step(g, u, g->entry[piece_of(g, u)->corps])
                    == NULL;
        }
    }
    wg_print_left(out, "crowded", too_many(g));
    wg_print_left(out, "arrivals", arrivals);
    if (!moved) {
        wg_print_left(out, "units", still);
    }
}

static int
fires_left(const Game *g)
{
    int count = 0;

    for (int u = first_of(g->firing); u < end_of(g->firing); u++) {
        count += ber_is_ready(g, u) && ber_has_enemy_in_reach(g, u);
    }
    return count;
}

/* Of a position that the side which is asked may see. */
void
ber_query_leaves(const Game *g, WgText *out)
{
    const WgAction done = { .verb = DONE };
    WgOffer offer;

    if (!wg_done_is_choice(&berezina_rules, g, &done, &offer)) {
        return;
    }
    switch (g->flow.decision) {
    case ASK_RUSSIAN_SETUP:
    case ASK_FRENCH_SETUP:
        wg_print_left(out, "setup", wg_able(&offer, PLACE));
        break;
    case ASK_MOVE:
    case ASK_RUSSIAN_MOVE:
        of_movement(g, out);
        break;
    case ASK_FIRE:
        wg_print_left(out, "fires", fires_left(g));
        break;
    case ASK_BUILD:
        wg_print_left(out, "engineers", wg_able(&offer, BUILD));
        break;
    default:
        break;
    }
}
