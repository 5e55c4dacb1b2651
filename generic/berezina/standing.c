/*
 * standing.c --
 *
 *      What a standing order answers, of what its side may see.
 */

#include "outside.h"

/* 7.5 All in the hex that is fired at are asked together. */
bool
ber_is_shot_at(const Game *g, int u)
{
    return g->unit[u].place == g->shot.hex;
}

int
ber_best_retreat(const Game *g, const WgOffer *offer)
{
    int best = -1, least = 4;

    for (int i = 0; i < offer->count; i++) {
        int hex = offer->action[i].arg[0], worry;

        if (offer->action[i].verb != EVADE) {
            continue;
        }
        worry = 2 * ber_in_reach(g, g->shot.firer, hex)
                + (g->stack[side_of(g->shot.target)][hex] > 0);
        if (worry < least) {
            least = worry;
            best = i;
        }
    }
    return best;
}

/* Who is to stand but must retreat (7.5) is asked where to, and who is to
   retreat but cannot is asked, too. */
int
ber_standing_evade(const Game *g, const WgOffer *offer, int choice)
{
    enum { BACK = 2 };

    return choice == BACK ? ber_best_retreat(g, offer)
            : wg_first_offered(offer, STAND);
}
