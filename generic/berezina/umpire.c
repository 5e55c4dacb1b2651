/*
 * umpire.c --
 *
 *      What an umpire may amend: where a unit is, its losses and treasure, the
 *      Russian Morale Track, a half of a bridge.
 */

#include "chapters.h"

static const char *
judge_place(const Game *g, int u, int place)
{
    const Piece *p = piece_of(g, u);

    if (place == g->unit[u].place || place == ABSENT) {
        return "- there-already";
    }
    if (place >= HEXES) {
        return (place == ARRIVING || p->kind == RABBLE) && place != ELIMINATED
                && place != WAITING ? "- not-there" : NULL;
    }
    if (g->stack[!side_of(u)][place] > 0
            || (p->kind != LEADER && g->rabble[place] > 0
                && p->kind != RABBLE)) {
        return "6.1.4 enemy";
    }
    return is_combat_unit(p) && g->stack[side_of(u)][place] >= MOST_STACKED
            ? "3.1.1 full" : NULL;
}

const char *
ber_judge_amendment(const Game *g, const WgAction *a)
{
    if (g->phase == FINISHED || g->shot.firer != NONE || g->fording != NONE) {
        return "- not-now";
    }
    switch (a->verb) {
    case AMEND_PLACE:
        return judge_place(g, a->arg[0], a->arg[1]);
    case AMEND_LOSSES:
        return !is_fighting(g, a->arg[0]) || a->arg[1] < 0
                || a->arg[1] >= STEPS ? "7.3 no-such-loss" : NULL;
    case AMEND_TREASURE:
        return !is_fighting(g, a->arg[0]) || side_of(a->arg[0]) != FRENCH
                || a->arg[1] < 0 || a->arg[1] > 1 ? "5.1 no-treasure" : NULL;
    case AMEND_TRACK:
        return a->arg[0] < 0 || a->arg[0] > TRACK_END ? "5.3 no-such-box"
                : NULL;
    default:
        return a->arg[0] >= HEXES || ber_ford_of(a->arg[0]) == NONE
                || a->arg[1] < 1 || a->arg[1] > 2 || a->arg[2] < NOT_BEGUN
                || a->arg[2] > FINIS ? "8.1 no-ford" : NULL;
    }
}

/* A half is Finis only with the other. */
static void
amend_half(Game *g, int hex, int i, int half)
{
    Bridge *b = &g->bridge[ber_ford_of(hex)][i - 1];

    b->half[bank_of(hex)] = (int8_t)half;
    if (half == FINIS) {
        b->half[!bank_of(hex)] = FINIS;
    } else if (b->half[!bank_of(hex)] == FINIS) {
        b->half[!bank_of(hex)] = HALF_BBB;
    }
    wg_tell(g, SET_HALF, hex, i, half, 0);
}

void
ber_amend(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    switch (a->verb) {
    case AMEND_PLACE:
        g->mobile = NONE;
        if (g->unit[u].losses >= STEPS) {
            g->unit[u].losses = STEPS - 1;
        }
        if (a->arg[1] == ELIMINATED && is_combat_unit(piece_of(g, u))) {
            g->unit[u].losses = STEPS;
            g->unit[u].treasure = 0;
        }
        ber_put(g, u, a->arg[1]);
        wg_tell(g, PUT_THERE, u, a->arg[1], 0, 0);
        break;
    case AMEND_LOSSES:
        g->unit[u].losses = (int8_t)a->arg[1];
        ber_tell(g, SET_LOSSES, u, a->arg[1], 0, 0);
        break;
    case AMEND_TREASURE:
        g->unit[u].treasure = (int8_t)a->arg[1];
        ber_tell(g, SET_TREASURE, u, a->arg[1], 0, 0);
        break;
    case AMEND_TRACK:
        g->shift = (Shift){ (int8_t)(a->arg[0] - g->track), SHIFT_UMPIRE,
                g->turn };
        g->track = (int8_t)a->arg[0];
        wg_tell(g, SET_TRACK, a->arg[0], 0, 0, 0);
        break;
    default:
        amend_half(g, a->arg[0], a->arg[1], a->arg[2]);
    }
}
