/*
 * determinize.c --
 *
 *      A position for one who does not see enemy losses (Limited
 *      Intelligence), nor whom whose commander commands: what they may be.
 */

#include "commanders.h"
#include "determinize.h"
#include "movement.h"
#include "regrouping.h"
#include "scenarios.h"

/* ---- off the map ---- */

/* Stacking.6: of a regiment and its battalions, does one stand for u, or any of
   those that came in its place? */
static bool
is_replaced(const Game *g, int u, bool on_map)
{
    for (int v = first_of(side_of(u)); v < end_of(side_of(u)); v++) {
        if (are_exchanged(g, u, v) && (on_map ? g->unit[v].hex != OFF_MAP
                : is_marked(g->came, v))) {
            return true;
        }
    }
    return false;
}

bool
msk_has_gone(const Game *g, int u)
{
    return g->unit[u].hex == OFF_MAP && is_marked(g->came, u)
            && !(g->unit[u].state & TAKEN) && !is_on_chart(g, u)
            && !is_replaced(g, u, is_battalion(piece_of(g, u)));
}

/* ---- on the map ---- */

static bool
is_hidden(const Game *g, int u, int viewer)
{
    return side_of(u) != viewer && !is_person(piece_of(g, u));
}

/* On the regroup chart it may have given all. */
static bool
may_lose(const Game *g, int u, int viewer)
{
    return is_hidden(g, u, viewer)
            && (is_on_chart(g, u) ? points_of(g, u) > 0
                : g->unit[u].hex != OFF_MAP && points_of(g, u) > 1);
}

/* R-M182; Regrouping.1: who is on the chart has lost half.  Taken guns may come
   back. */
static int
least_loss(const Game *g, int u)
{
    int told = g->told[u], half = (piece_of(g, u)->points + 1) / 2;

    return is_on_chart(g, u) ? (told > half ? told : half)
            : msk_has_gone(g, u) ? piece_of(g, u)->points
            : g->unit[u].hex != OFF_MAP || (g->unit[u].state & TAKEN) ? told
            : 0;
}

/* Stacking.1: there is room for those in a hex; false if all of them have
   least. */
static bool
fit(Game *g, int hex, int viewer)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count && msk_is_overstacked(g, hex); i++) {
        int u = stack.slot[i];

        while (may_lose(g, u, viewer) && msk_is_overstacked(g, hex)) {
            g->unit[u].lost++;
        }
    }
    return !msk_is_overstacked(g, hex);
}

/* The battle: what is told of all losses has yet to be lost by somebody, a
   point each time; what is left, less than any is worth or given to
   others in regrouping, no unit lacks. */
static void
share_out(Game *g, int side, int viewer, int told, WgLots *lots)
{
    int first = first_of(side), count = end_of(side) - first;

    msk_count_losses(g);
    for (int tries = 0; g->losses[side] < told && tries < 100 * count;
            tries++) {
        int u = first + (int)wg_lot(lots, (unsigned)count);

        if (may_lose(g, u, viewer)
                && g->losses[side] + msk_worth(g, u) <= told) {
            g->unit[u].lost++;
            g->losses[side] = (int16_t)(g->losses[side] + msk_worth(g, u));
        }
    }
    msk_count_losses(g);
    g->regrouped[side] = (int16_t)(g->regrouped[side] + told
            - g->losses[side]);
    g->losses[side] = (int16_t)told;
}

/* Small losses rather than great ones; something is left. */
static void
draw_losses(Game *g, int viewer, WgLots *lots)
{
    for (int u = 0; u < PIECES; u++) {
        if (may_lose(g, u, viewer)) {
            unsigned points = (unsigned)points_of(g, u);

            g->unit[u].lost = (int8_t)(g->unit[u].lost
                    + (int)wg_lot(lots, 1 + wg_lot(lots, points)));
        }
    }
}

/* Communications.3: who has moved farther than those of a slow commander may
   obeys another. */
static void
give_commander(Game *g, int u)
{
    int side = side_of(u);

    for (int c = 0; c < g->commanders[side]
            && g->unit[u].spent > msk_allowance(g, u, true); c++) {
        if (msk_is_active(g, side, c)) {
            msk_assign(g, u, c);
        }
    }
}

/* Those seen are there, the others hidden. */
static bool
is_seen_so(const Game *g, int viewer)
{
    for (int u = 0; u < PIECES; u++) {
        if ((g->unit[u].lost == HIDDEN) != is_hidden(g, u, viewer)) {
            return false;
        }
    }
    return true;
}

bool
msk_determinize(Game *g, int viewer, WgLots *lots)
{
    int16_t told[2] = { g->losses[0], g->losses[1] };

    if (!is_seen_so(g, viewer) || !msk_is_listed(g) || !msk_is_playable(g)) {
        return false;
    }
    msk_mark_held(g);
    for (int u = 0; u < PIECES; u++) {
        if (is_hidden(g, u, viewer)) {
            g->unit[u].lost = (int8_t)least_loss(g, u);
        }
    }
    for (int i = 0; i < g->placed; i++) {
        if (!fit(g, g->unit[g->stack[i]].hex, viewer)) {
            return false;
        }
    }
    if (scenario_of(g)->aim != AIM_ARMY) {
        draw_losses(g, viewer, lots);
    } else {
        for (int side = 0; side < 2; side++) {
            share_out(g, side, viewer, told[side], lots);
        }
    }
    for (int u = 0; u < PIECES; u++) {
        if (g->unit[u].before == HIDDEN) {
            g->unit[u].before = g->unit[u].lost;
        }
        if (side_of(u) != viewer && has_several(g, side_of(u))) {
            give_commander(g, u);
        }
    }
    return true;
}
