/*
 * charge-answer.c --
 *
 *      What a charge meets when those charged have answered it: a square, or
 *      nobody any more.
 */

#include "cavalry.h"
#include "melee.h"
#include "movement.h"
#include "noted.h"

/* Has one of them to attack this square already? */
static bool
is_attacked(const Game *g, int hex)
{
    for (int i = 0; i < g->placed; i++) {
        if (charged_hex(g, g->stack[i]) == hex) {
            return true;
        }
    }
    return false;
}

/* Forming.4, R-M142: the first that can attacks it, the others go on. */
static void
meet_square(Game *g, int u)
{
    if (!msk_may_charge_from(g->unit[u].hex, g->charged)) {
        return;
    }
    g->unit[u].state &= (uint16_t)~CHARGES;
    if (!is_attacked(g, g->charged) && msk_assaults_squares(g, u)) {
        set_charged_hex(g, u, g->charged);
        wg_tell(g, CHARGE_MEETS_SQUARE, u, g->charged, 0, 0);
    }
}

/* Those charged are gone before the charge: it goes on moving. */
static void
meet_nobody(Game *g, int u)
{
    g->unit[u].state &= (uint16_t)~(CHARGES | STOPPED);
    if (msk_is_stopped(g, u, g->unit[u].hex)) {
        g->unit[u].state |= STOPPED;
    }
}

void
msk_meet_answer(Game *g)
{
    bool is_square = g->charged != OFF_MAP && msk_is_square(g, g->charged);
    bool any = false;

    if (g->charged == OFF_MAP
            || (!is_square && msk_bar_to_be_charged(g, g->charged) == NULL)) {
        return;
    }
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (g->unit[u].state & CHARGES) {
            if (is_square) {
                meet_square(g, u);
            } else {
                meet_nobody(g, u);
            }
            any |= (g->unit[u].state & CHARGES) != 0;
        }
    }
    g->charged = any ? g->charged : OFF_MAP;
}
