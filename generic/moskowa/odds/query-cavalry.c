/*
 * query-cavalry.c --
 *
 *      Answers for the table when cavalry comes near, to the side that is asked
 *      and to who looks on for both; of 36 rolls:
 *
 *      square H    formed N none N routs N of an attempt to form square there
 *                  now
 *      charge H    odds O added N routs {SLOT N...} of the unit in hand, with
 *                  all who have declared, on that hex, if no square is formed:
 *                  the column, a word; cells added; in how many rolls each of
 *                  those who check morale routs, 36 of whom it rides down.
 *                  From the first hex that brings it near, if it is not there
 *                  yet; {} if none does.  An enemy's losses are not known: as
 *                  printed.
 */

#include "../cavalry.h"
#include "../charts.h"
#include "../dice.h"
#include "../movement.h"
#include "../query.h"
#include "prospects.h"

bool
msk_foresee_square(const Game *g, int hex, int counts[3])
{
    int away = msk_distance(hex, g->unit[g->hand].hex);

    if (away < 1 || away > 3 || !msk_may_try_square(g, hex)) {
        return false;
    }
    counts[0] = counts[1] = counts[2] = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        counts[msk_square_result(g, hex, number_of(cell))]++;
    }
    return true;
}

static void
square(const Game *g, int hex, WgText *out)
{
    int counts[3];

    if (!msk_foresee_square(g, hex, counts)) {
        return;
    }
    wg_print(out, "formed %d none %d routs %d", counts[SQUARE_FORMED],
            counts[NO_SQUARE], counts[SQUARE_ROUTS]);
}

/* The unit in hand declares it, and comes near. */
static bool
bring_near(Game *g, int hex)
{
    int u = g->hand, from = g->unit[u].hex;

    g->charged = (int16_t)hex;
    g->unit[u].state |= CHARGES;
    for (int side = 0; side < WG_HEX_SIDES && !msk_is_charging(g, u); side++) {
        int to = moskowa_near[from][side];

        if (to >= 0 && msk_bar_to_charger(g, u, to) == NULL
                && msk_bar_to_step(g, u, to) == NULL) {
            msk_take(g, u);
            msk_put(g, u, to, 0);
        }
    }
    return msk_bar_to_charge(g) == NULL;
}

static int
routs_of(const Game *g, int u)
{
    int count = 0, added = msk_check_modifier(g, u);

    for (int cell = 0; cell < CELLS; cell++) {
        count += roll_with(number_of(cell), added) <= piece_of(g, u)->morale;
    }
    return g->unit[u].state & ROUTING ? CELLS : count;
}

bool
msk_foresee_charge(const Game *now, int hex, ChargeProspect *out)
{
    Game g = *now;
    Stack stack;

    if (msk_bar_to_be_charged(&g, hex) || !bring_near(&g, hex)) {
        return false;
    }
    out->count = 0;
    out->added = msk_charge_added(&g);
    out->odds = msk_charge_odds(&g);
    stack = msk_stack(&g, hex);
    for (int i = 0; i < stack.count && out->count < MOST_CHARGED; i++) {
        int u = stack.slot[i];

        if (msk_is_chargeable(&g, u)) {
            g.unit[u].added = (int8_t)out->added;
            out->slot[out->count] = (int16_t)u;
            out->routs[out->count++] = (int8_t)routs_of(&g, u);
        }
    }
    return true;
}

static void
charge(const Game *g, int hex, WgText *out)
{
    ChargeProspect of;

    if (msk_foresee_charge(g, hex, &of)) {
        wg_print(out, "odds %s added %d routs {", moskowa_odds[of.odds],
                of.added);
        for (int i = 0; i < of.count; i++) {
            wg_print(out, "%d %d ", of.slot[i], of.routs[i]);
        }
        wg_add(out, "}");
    }
}

static bool
sees_charge(const Game *g, int viewer)
{
    return (viewer == g->flow.side || viewer == WG_PUBLIC) && g->hand >= 0
            && (g->flow.decision == ASK_CHARGE
                || g->flow.decision == ASK_SQUARE);
}

const WgAnswer msk_answers_cavalry[] = {
    { "square", WG_OF_PLACE, sees_charge, .tell_of = square,
        .shape = "dict {formed number none number routs number}" },
    { "charge", WG_OF_PLACE, sees_charge, .tell_of = charge,
        .shape = "dict {odds odds added number routs {map slot number}}" }, {0}
};
