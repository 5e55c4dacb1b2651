/*
 * umpire.c --
 *
 *      11.0 What an umpire may amend: units one by one; the tracks, the
 *      weather and what has happened so far; bridges and earthworks.  What
 *      follows from the place of a unit by the rules does not follow from an
 *      amendment.
 */

#include <string.h>

#include "outside.h"

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
            || (p->kind != RABBLE && ber_has_enemy(g, side_of(u), place))
            || (is_combat_unit(p) && g->rabble[place] > 0)) {
        return "6.1.4 enemy";
    }
    return is_combat_unit(p) && g->stack[side_of(u)][place] >= MOST_STACKED
            ? "3.1.1 full" : NULL;
}

/* Of a unit. */
static const char *
judge_unit(const Game *g, const WgAction *a)
{
    int u = a->arg[0], n = a->arg[1];

    switch (a->verb) {
    case AMEND_PLACE:
        return judge_place(g, u, n);
    case AMEND_LOSSES:
        return !is_fighting(g, u) || n < 0 || n >= STEPS
                ? "7.3 no-such-loss" : NULL;
    case AMEND_TREASURE:
        return !is_fighting(g, u) || side_of(u) != FRENCH || n < 0 || n > 1
                ? "5.1 no-treasure" : NULL;
    case AMEND_MOVED:
        return !on_map(g, u) || piece_of(g, u)->kind == RABBLE || n < 0
                || n > 1 ? "6.1 no-mover" : NULL;
    default:
        return side_of(u) != RUSSIAN || n < 0 || n > 1
                ? "6.3.4 no-formation" : NULL;
    }
}

/* What an amendment that is a number alone may be at most; NONE: it is no such
   amendment. */
static int
most_of(const Game *g, int verb)
{
    switch (verb) {
    case AMEND_TRACK:
        return TRACK_END;
    case AMEND_HOUR:
        return LAST_TURN;
    case AMEND_FROST:
        return THAWED;
    case AMEND_CONTACT:
    case AMEND_CROSSED:
        return g->turn;
    default:
        return NONE;
    }
}

/* The hour can be put forward only: what has been is taken back otherwise. */
static const char *
judge_number(const Game *g, const WgAction *a)
{
    int n = a->arg[0], least = a->verb == AMEND_HOUR ? g->turn + 1 : 0;

    return n >= least && n <= most_of(g, a->verb) ? NULL
            : a->verb == AMEND_TRACK ? "5.3 no-such-box" : "- no-such-number";
}

const char *
ber_judge_amendment(const Game *g, const WgAction *a)
{
    int hex = a->arg[0];

    if (g->phase == FINISHED || g->shot.firer != NONE || g->fording != NONE) {
        return "- not-now";
    }
    if (most_of(g, a->verb) != NONE) {
        return judge_number(g, a);
    }
    switch (a->verb) {
    case AMEND_BRIDGE:
        return hex >= HEXES || ber_ford_of(hex) == NONE || a->arg[1] < 1
                || a->arg[1] > 2 || a->arg[2] < NOT_BEGUN
                || a->arg[2] > FINIS ? "8.1 no-ford" : NULL;
    case AMEND_ESCAPE:
        return ber_exit_at(hex) == NONE ? "10.1 no-exit" : NULL;
    case AMEND_WORKS:
        return hex >= HEXES || !berezina_hex[hex].earthwork
                || g->stack[!a->arg[1]][hex] > 0 ? "8.2 no-earthworks" : NULL;
    default:
        return judge_unit(g, a);
    }
}

/* ---- doing it ---- */

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
    wg_tell(g, SET_BRIDGE, hex, i, half, 0);
}

static void
amend_place(Game *g, int u, int place)
{
    g->mobile = NONE;
    if (g->unit[u].losses >= STEPS) {
        g->unit[u].losses = STEPS - 1;
    }
    if (place == ELIMINATED && is_combat_unit(piece_of(g, u))) {
        g->unit[u].losses = STEPS;
        g->unit[u].treasure = 0;
    }
    ber_put(g, u, place);
    wg_tell(g, PUT_THERE, u, place, 0, 0);
}

static void
amend_unit(Game *g, int verb, int u, int n)
{
    switch (verb) {
    case AMEND_PLACE:
        amend_place(g, u, n);
        break;
    case AMEND_LOSSES:
        g->unit[u].losses = (int8_t)n;
        ber_tell(g, SET_LOSSES, u, n, 0, 0);
        break;
    case AMEND_TREASURE:
        g->unit[u].treasure = (int8_t)n;
        ber_tell(g, SET_TREASURE, u, n, 0, 0);
        break;
    case AMEND_MOVED:
        g->mobile = (int16_t)(g->mobile == u ? NONE : g->mobile);
        g->unit[u].moved = (int8_t)n;
        ber_tell(g, SET_MOVED, u, n, 0, 0);
        break;
    default:
        g->released[piece_of(g, u)->corps] = (int8_t)n;
        wg_tell(g, SET_RELEASED, u, n, 0, 0);
    }
}

static void
amend_number(Game *g, int verb, int n)
{
    static const int8_t told[] = {
        [AMEND_TRACK] = SET_TRACK, [AMEND_HOUR] = SET_HOUR,
        [AMEND_FROST] = SET_FROST, [AMEND_CONTACT] = SET_CONTACT,
        [AMEND_CROSSED] = SET_CROSSED
    };

    switch (verb) {
    case AMEND_TRACK:
        g->shift = (Shift){ (int8_t)(n - g->track), SHIFT_UMPIRE, g->turn };
        g->track = (int8_t)n;
        break;
    case AMEND_HOUR:
        g->turn = (int8_t)n;
        break;
    case AMEND_FROST:
        g->frost = (int8_t)(n == THAWED ? -1 : n);
        break;
    case AMEND_CONTACT:
        g->alarm = (int8_t)n;
        break;
    default:
        g->crossed = (int8_t)n;
    }
    wg_tell(g, told[verb], n, 0, 0, 0);
}

void
ber_amend(Game *g, const WgAction *a)
{
    int hex = a->arg[0];

    if (most_of(g, a->verb) != NONE) {
        amend_number(g, a->verb, a->arg[0]);
        return;
    }
    switch (a->verb) {
    case AMEND_BRIDGE:
        amend_half(g, hex, a->arg[1], a->arg[2]);
        break;
    case AMEND_ESCAPE:
        g->exit = (int8_t)ber_exit_at(hex);
        wg_tell(g, EXIT_CHOSEN, hex, 0, 0, 0);
        break;
    case AMEND_WORKS:
        ber_hold_works(g, a->arg[1], hex);
        wg_tell(g, SET_WORKS, hex, a->arg[1], 0, 0);
        break;
    default:
        amend_unit(g, a->verb, a->arg[0], a->arg[1]);
    }
}

/* ---- what is so before it is amended ---- */

/* "2013 1" */
static int
half_at(const Game *g, const char *hex_and_bridge)
{
    for (int hex = 0; hex < HEXES; hex++) {
        const char *arg = wg_after(hex_and_bridge, berezina_hex[hex].key);
        int i = arg ? wg_number(arg, 3) : NONE;

        if (i >= 1 && ber_ford_of(hex) != NONE) {
            return g->bridge[ber_ford_of(hex)][i - 1].half[bank_of(hex)];
        }
    }
    return NONE;
}

/* "bridge 2013 1", the half of that bridge on the bank of the hex; "released
   12", of that slot; "frost"; as the number that an amendment has; nothing of
   what there is not. */
void
ber_query_present(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;
    const char *what = q->words, *arg;
    int now = NONE;

    if ((arg = wg_after(what, "bridge")) != NULL) {
        now = half_at(g, arg);
    } else if ((arg = wg_after(what, "released")) != NULL) {
        int u = wg_number(arg, PIECES);

        if (u >= FRENCH_PIECES && g->unit[u].piece >= 0) {
            now = g->released[piece_of(g, u)->corps];
        }
    } else if (strcmp(what, "frost") == 0) {
        now = g->frost < 0 ? THAWED : g->frost;
    }
    if (now != NONE) {
        wg_print(out, "%d", now);
    }
}
