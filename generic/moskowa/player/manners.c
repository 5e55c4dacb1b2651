/*
 * manners.c --
 *
 *      How boldly, how closely and how carefully a side fights: what a general
 *      tries beside what he does, as long as nothing else does better.
 */

#include <string.h>

#include "player.h"

/* ORDER MskManner */
static const struct { int8_t low, high; } limit[MANNERS] = {
    { -2, 6 }, { 0, 8 }, { 0, 2 }, { 0, 1 }, { 0, 4 }, { 0, 1 }
};

void
msk_begin_manner(MskPlan *plan, const int *weights)
{
    for (int i = 0; i <= PRUDENCE; i++) {
        plan->usual[i] = (int8_t)weights[USUAL_BOLDNESS + i];
    }
    if (!plan->begun) {
        plan->begun = true;
        memcpy(plan->manner, plan->usual, sizeof plan->manner);
    }
}

/* ---- tried first ---- */

/* ORDER MskManner; AS_IT_IS: as it is; USUAL: as an officer. */
enum { AS_IT_IS = -8, O = AS_IT_IS, USUAL = -7, U = USUAL };
static const int8_t manners[][MANNERS] = {
    { U, U, U, U, U, U },
    { O, 2, O, O, O, O },
    { O, O, O, 1, O, O },
    { O, 1, O, O, O, 1 },
    { O, 2, O, 1, O, O },
    { 2, O, O, O, O, O },
    { O, 8, O, O, O, O },
    { O, O, O, O, O, 1 }
};

bool
msk_take_manner(MskPlan *plan, int n)
{
    bool differs = false;

    if (n >= (int)(sizeof manners / sizeof manners[0])) {
        return false;
    }
    for (int i = 0; i < MANNERS; i++) {
        int8_t to = manners[n][i] == AS_IT_IS ? plan->manner[i]
                : manners[n][i] == USUAL ? plan->usual[i] : manners[n][i];

        differs = differs || to != plan->manner[i];
        plan->manner[i] = to;
    }
    return differs;
}

/* ---- changed ---- */

void
msk_change_manner(MskPlan *plan, WgLots *lots)
{
    int i = (int)wg_lot(lots, MANNERS), to;

    do {
        to = limit[i].low + (int)wg_lot(lots,
                (unsigned)(limit[i].high - limit[i].low + 1));
    } while (to == plan->manner[i]);
    plan->manner[i] = (int8_t)to;
}
