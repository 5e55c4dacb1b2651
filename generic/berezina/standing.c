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

/* Who must retreat (7.5) is asked where to. */
int
ber_standing_evade(const Game *g, const WgOffer *offer, int choice)
{
    (void)g;
    (void)choice;
    return wg_first_offered(offer, STAND);
}
