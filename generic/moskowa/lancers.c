/*
 * lancers.c --
 *
 *      Lancers: who is one, and what the lance adds in melee.  Lancers.4 to 6,
 *      what they do to whom they charge, is in the chapter of charges.
 */

#include "melee.h"

/* Cavalry with a lance bonus: Cossacks and uhlans are.  On foot they have
   none. */
bool
msk_is_lancer(const Game *g, int u)
{
    return is_mounted(g, u) && piece_of(g, u)->lance > 0;
}

/* Lancers.3, Lancers.4 The top unit of the hex. */
bool
msk_is_led_by_lancer(const Game *g, int hex)
{
    int top = msk_top(g, hex);

    return top >= 0 && msk_is_lancer(g, top);
}

/* Lancers.1 to 3 In offensive melee, one unit of a hex, the top one.  Lancers.8
   A point less for each stacking point lost. */
int
msk_lance_points(const Game *g, int u)
{
    int left = piece_of(g, u)->lance - known_loss(g, u);

    return !msk_is_lancer(g, u) || msk_top(g, g->unit[u].hex) != u || left < 0
            ? 0 : left;
}
