/*
 * leaves.c --
 *
 *      "leaves": what a side would lose by Done now, of what the rules give it
 *      in this phase alone: KIND COUNT...
 *
 *      setup           units that could still be put elsewhere (11.0)
 *      crowded         combat units that are too many in their hexes (3.1.4)
 *      arrivals        that stand at the edge of the map (11.4)
 *      units           that could move, if none has (6.1)
 *      unmoved         that could move and have not, if somebody has (6.1)
 *      fires           units that have somebody to fire at (7.1)
 *      engineers       that could build (8.1)
 */

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

void
ber_print_crowded(const Game *g, const char *before, WgText *out)
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (ber_too_many(g, hex) > 0) {
            wg_print(out, "{%shex %s count %d most %d} ", before,
                    berezina_hex[hex].key, g->stack[phasing(g)][hex],
                    MOST_STACKED);
        }
    }
}

/* How many pieces may answer with a verb from `first` to `last`: of those at
   the edge of the map, or of all others but the one on its way. */
static int
able(const Game *g, const WgOffer *offer, int first, int last, bool arriving)
{
    bool counted[PIECES] = { false };
    int count = 0;

    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];
        int u = a->arg[0];

        if (a->verb >= first && a->verb <= last && !counted[u]
                && u != g->mobile
                && (g->unit[u].place == ARRIVING) == arriving) {
            counted[u] = true;
            count++;
        }
    }
    return count;
}

/* Has anybody moved who may act in this movement phase: of the Russians, who is
   released (6.3.4)? */
static bool
has_moved(const Game *g)
{
    int side = phasing(g);

    for (int u = first_of(side); u < end_of(side); u++) {
        if (on_map(g, u) && g->unit[u].moved && g->unit[u].piece != HIDDEN
                && piece_of(g, u)->kind != RABBLE
                && (side == FRENCH || ber_is_released(g, u))) {
            return true;
        }
    }
    return g->mobile != NONE;
}

static void
of_movement(const Game *g, const WgOffer *offer, WgText *out)
{
    wg_print_left(out, "crowded", too_many(g));
    wg_print_left(out, "arrivals", able(g, offer, MOVE, LEAVE, true));
    wg_print_left(out, has_moved(g) ? "unmoved" : "units",
            able(g, offer, MOVE, LEAVE, false));
}

static void
leaves(const Game *g, const WgOffer *offer, WgText *out)
{
    switch (g->flow.decision) {
    case ASK_RUSSIAN_SETUP:
    case ASK_FRENCH_SETUP:
        wg_print_left(out, "setup", wg_able(offer, PLACE));
        break;
    case ASK_MOVE:
    case ASK_RUSSIAN_MOVE:
        of_movement(g, offer, out);
        break;
    case ASK_FIRE:
        wg_print_left(out, "fires",
                able(g, offer, FIRE, BOMBARD, false));
        break;
    case ASK_BUILD:
        wg_print_left(out, "engineers", wg_able(offer, BUILD));
        break;
    default:
        break;
    }
}

/* "goes_on": does the same side fire or build after Done (4.0)? */
void
ber_tell_goes_on(const Game *g, WgText *out)
{
    int decision = g->flow.decision;

    if (decision == ASK_MOVE || (decision == ASK_FIRE
            && g->phase == SECOND_COMBAT && g->flow.side == FRENCH)) {
        wg_print(out, "on");
    }
}

void
ber_query_leaves(const WgQuery *q, WgText *out)
{
    wg_query_leaves(q, DONE, leaves, out);
}
