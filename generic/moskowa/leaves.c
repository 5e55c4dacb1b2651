/*
 * leaves.c --
 *
 *      "leaves": what a side would lose by Done now, of what the rules give it
 *      in this phase alone: KIND COUNT...
 *
 *      units           that could move, if none has (Movement.1)
 *      unmoved         that could move and have not, if others have: the end of
 *                      the movement cannot be taken back
 *      targets         hexes that could still be fired at (Fire.8), and lose
 *                      by it
 *      attacks         hexes that could still be attacked (Melee.5), where the
 *                      enemy is likelier driven out than not
 */

#include "commanders.h"
#include "odds/prospects.h"
#include "query.h"

static bool
has_moved(const Game *g)
{
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (g->unit[u].hex != OFF_MAP && (g->unit[u].state & MOVED)
                && msk_obeys(g, u)) {
            return true;
        }
    }
    return false;
}

static int
unmoved(const Game *g, const WgOffer *offer)
{
    int count = 0;

    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        count += a->verb == TAKE_UP && !(g->unit[a->arg[0]].state & MOVED);
    }
    return count;
}

/* Could a fire of all that bear on it do any harm? */
static bool
is_worth_a_fire(const Game *g, int hex)
{
    Firing firing;
    Prospect prospect;

    msk_best_bearing(g, hex, &firing);
    msk_foresee(g, &firing, hex, &prospect);
    return prospect.mean > 0;
}

static void
leaves(const Game *g, const WgOffer *offer, WgText *out)
{
    int targets = 0, attacks = 0;

    switch (g->flow.decision) {
    case ASK_UNIT:
    case ASK_STEP:
        if (!has_moved(g)) {
            wg_print_left(out, "units", wg_able(offer, TAKE_UP));
        } else {
            wg_print_left(out, "unmoved", unmoved(g, offer));
        }
        break;
    case ASK_TARGET:
        for (int i = 0; i < offer->count; i++) {
            targets += offer->action[i].verb == AIM
                    && is_worth_a_fire(g, offer->action[i].arg[0]);
        }
        wg_print_left(out, "targets", targets);
        break;
    case ASK_DEFENDER:
        for (int i = 0; i < offer->count; i++) {
            attacks += offer->action[i].verb == ATTACK
                    && msk_is_likely_taken(g, offer->action[i].arg[0]);
        }
        wg_print_left(out, "attacks", attacks);
        break;
    default:
        break;
    }
}

void
msk_query_leaves(const WgQuery *q, WgText *out)
{
    wg_query_leaves(q, DONE, leaves, out);
}
