/*
 * pursuit.c --
 *
 *      6.3.1 Which Russians are to move, and what makes a hex better than
 *      others.
 */

#include "automaton.h"

/* 6.3.5, 11.2 Who has just come, or waits to be released, moves to its waiting
   place. */
bool
aut_waits(const Game *g, int u)
{
    int corps = piece_of(g, u)->corps;

    return !g->released[corps] && (corps == DANUBE || corps == WITTGENSTEIN
            || corps == YERMALOFF) && g->came[corps];
}

/* 12.0 Does the automaton move it: is it released, or does it wait? */
bool
aut_moves(const Game *g, int u)
{
    return aut_waits(g, u)
            || (g->scenario == SOLITAIRE && ber_is_released(g, u));
}

/* 6.3.1 Not if it stands in an enemy zone; but who has stopped to be rolled for
   goes on. */
bool
aut_is_to_move(const Game *g, int u)
{
    return !g->unit[u].moved && piece_of(g, u)->kind != LEADER
            && (on_map(g, u) ? g->mobile == u
                || !ber_in_zone(g, RUSSIAN, g->unit[u].place)
                : g->unit[u].place == ARRIVING)
            && (ber_is_released(g, u) || aut_waits(g, u));
}

/* ---- 6.3.1.6 among equals ---- */

/* Those of the French beside a hex; 3.4 of two players who is not seen counts
   as whole. */
static int
steps_beside(const Game *g, int hex)
{
    int steps = 0;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        for (int u = near < 0 || g->stack[FRENCH][near] == 0 ? NONE
                : g->top[near]; u != NONE; u = g->unit[u].below) {
            if (side_of(u) == FRENCH && is_fighting(g, u)) {
                steps += STEPS - (ber_is_seen(g, u) ? g->unit[u].losses : 0);
            }
        }
    }
    return steps;
}

Merit
aut_merit_of(const Game *g, int hex)
{
    const Hex *h = &berezina_hex[hex];

    return (Merit){ steps_beside(g, hex), h->earthwork ? EARTHWORK
            : h->terrain == WOODS || h->terrain == TOWN ? COVER : OPEN,
            h->road != 0 };
}

/* May it end there?  Where it stands it may stay, unless it is one too many:
   who has forded into a full hex goes on. */
bool
aut_may_end(const Game *g, int u, const Chain *chain, int hex, bool empty)
{
    return g->unit[u].place == hex && !chain->strict
            ? g->stack[RUSSIAN][hex] <= MOST_STACKED
            : g->stack[RUSSIAN][hex] < (empty ? 1 : MOST_STACKED)
                && ber_in_chain(chain, hex);
}
