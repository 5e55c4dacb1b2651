/*
 * standing.c --
 *
 *      What a standing order answers, of what its side may see.
 */

#include "chapters.h"

/* 5.3.6 What a hit on it costs: nothing where a shield takes it (9.6); a unit
   that counts for morale is worth most, then the better shot. */
static int
worth(const Game *g, int u)
{
    return mon_is_shielded(g, u) ? -1
            : 10 * counts_for_morale(block_of(g, u)) + face_of(g, u)->fire;
}

int
mon_standing_hit(const Game *g, const WgOffer *offer, int choice)
{
    (void)choice;
    return wg_least_offered(g, offer, HIT, worth);
}

/* The hit that the order to lose least gives, while blocks are hidden. */
void
mon_query_proposed(const WgQuery *q, WgText *out)
{
    WgOffer offer;
    int hit;

    if (q->game->flow.decision != ASK_HIT || q->game->battle.shown) {
        return;
    }
    wg_offer(q->rules, q->game, &offer);
    hit = mon_standing_hit(q->game, &offer, 0);
    if (hit >= 0) {
        wg_print(out, "hit %s",
                block_of(q->game, offer.action[hit].arg[0])->key);
    }
}

/* 5.3.2 Who cannot retreat stands. */
int
mon_standing_stand(const Game *g, const WgOffer *offer, int choice)
{
    int retreat = choice == 2 ? wg_first_offered(offer, RETREAT) : -1;

    (void)g;
    return retreat >= 0 ? retreat : wg_first_offered(offer, STAND);
}

/* 5.3.2 It concerns a side as a whole: of orders that differ, whose blocks are
   in the battle must not tell whether the side is asked. */
int
mon_stand_apart(const Game *g, const WgOffer *offer, const WgOrders *orders,
        int *choice)
{
    *choice = -1;
    for (int u = first_of(g->flow.side); u < end_of(g->flow.side); u++) {
        if (on_map(g, u)) {
            int own = orders->choice(orders->given, ORDER_STAND, u);

            *choice = *choice < 0 || *choice == own ? own : 0;
        }
    }
    return *choice > 0 ? mon_standing_stand(g, offer, *choice) : -1;
}

bool
mon_is_jager(int piece)
{
    return monday_block[piece].kind == JAGER;
}

/* 9.1 One after another of those that can. */
int
mon_standing_jagers(const Game *g, const WgOffer *offer, int choice)
{
    int ambush = choice == 2 ? wg_first_offered(offer, AMBUSH) : -1;

    (void)g;
    return ambush >= 0 ? ambush : wg_first_offered(offer, DONE);
}
