/*
 * pursuit.c --
 *
 *      6.3.1 What draws a Russian, and what makes a hex better than others.
 */

#include "pursuit.h"

/* Who has just come, or waits to be released, moves to its waiting place. */
bool
pur_waits(const Game *g, int u)
{
    int corps = piece_of(g, u)->corps;

    return !g->released[corps] && (corps == DANUBE || corps == WITTGENSTEIN
            || corps == YERMALOFF) && g->came[corps];
}

/* ---- 6.3.1 where to ---- */

/* Where a unit that is still off the map will be. */
int
pur_start_of(const Game *g, int u)
{
    return on_map(g, u) ? g->unit[u].place
            : ber_entry(g, RUSSIAN, g->entry[piece_of(g, u)->corps]);
}

/* 6.3.1.3, .4 What draws it first; NONE if nothing does.  6.3.3 Tchlaplatz
   does not cross before the French. */
int
pur_reason_for(const Game *g, Fields *f, int u)
{
    static const int8_t reasons[] = {
        BY_OWN_BANK, BY_RIVER, BY_CROSSING, BY_GUARDING
    };
    const Piece *p = piece_of(g, u);
    int hex = pur_start_of(g, u), bank = bank_of(hex);

    if (pur_waits(g, u)) {
        return (ber_is_waiting_place(p->corps, hex)
                    && g->stack[RUSSIAN][hex] == on_map(g, u))
            || pur_field(g, f, BY_WAITING, bank, p)->cost[hex] == WG_HEX_FAR
            ? NONE : BY_WAITING;
    }
    for (size_t i = 0; i < sizeof reasons; i++) {
        if (pur_field(g, f, reasons[i], bank, p)->cost[hex] != WG_HEX_FAR
                && !(reasons[i] == BY_CROSSING
                    && ber_stays(g, u))) {
            return reasons[i];
        }
    }
    return NONE;
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
pur_merit_of(const Game *g, int hex)
{
    const Hex *h = &berezina_hex[hex];

    return (Merit){ steps_beside(g, hex), h->earthwork ? 2
            : h->terrain == WOODS || h->terrain == TOWN, h->road != 0 };
}

/* May it end there?  Where it stands it may stay, unless it is one too many:
   who has forded into a full hex goes on. */
bool
pur_may_end(const Game *g, int u, const Chain *chain, int hex, bool empty)
{
    return g->unit[u].place == hex ? g->stack[RUSSIAN][hex] <= MOST_STACKED
            : g->stack[RUSSIAN][hex] < (empty ? 1 : MOST_STACKED)
                && ber_in_chain(chain, hex);
}
