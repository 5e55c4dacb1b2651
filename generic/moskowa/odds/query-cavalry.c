/*
 * query-cavalry.c --
 *
 *      Answers for the table when cavalry comes near, to the side that is asked
 *      and to who looks on for both; of 36 rolls:
 *
 *      square H    away N formed N none N routs N proposed 0|1: how far the
 *                  cavalry in hand is, which makes the chances of an attempt to
 *                  form square there now; would the order that is proposed try,
 *                  and rout them no more often than a charge does?
 *      charge H    from HEX odds O added N routs {SLOT N...} proposed 0|1: of
 *                  the unit in hand, with all who have declared, on that hex,
 *                  if no square is formed: the column, a word; cells added; in
 *                  how many rolls each of those who check morale routs, 36 of
 *                  whom it rides down; does the one on top as often as not?
 *                  From where it stands, or the best hex that
 *                  brings it near; {} if none does.  An enemy's losses are not
 *                  known: as printed.
 *      approaches  of the charge declared the same, {from HEX ... behind N}...,
 *                  of each hex to which the unit in hand may come near now,
 *                  the best first; behind: by how many points that rout, in
 *                  the mean, it is worse than the best, times 36.  None once
 *                  a square stands there: it is to be fought
 *      squares_met the hexes to which it may come near, once one stands there
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

/* Would the attempt rout them no more often than the charge does?  What the
   melee after it would bring is not reckoned. */
static bool
is_no_worse(const Game *g, int hex, const int counts[3])
{
    ChargeProspect of;

    return !msk_foresee_charge(g, hex, &of) || of.count == 0
            || counts[SQUARE_ROUTS] <= of.routs[0];
}

static void
square(const Game *g, int hex, WgText *out)
{
    int counts[3];

    if (!msk_foresee_square(g, hex, counts)) {
        return;
    }
    wg_print(out, "away %d formed %d none %d routs %d proposed %d",
            msk_distance(hex, g->unit[g->hand].hex), counts[SQUARE_FORMED],
            counts[NO_SQUARE], counts[SQUARE_ROUTS],
            msk_is_square_wanted(g, hex, SQUARES_PROPOSED)
                && is_no_worse(g, hex, counts));
}

/* A charge is proposed where the unit on top routs as often as not. */
enum { PARTS_FOR_LIKELY = 2 };

static int
routs_of(const Game *g, int u)
{
    int count = 0, added = msk_check_modifier(g, u);

    for (int cell = 0; cell < CELLS; cell++) {
        count += roll_with(number_of(cell), added) <= piece_of(g, u)->morale;
    }
    return g->unit[u].state & ROUTING ? CELLS : count;
}

/* What the charge does if it is done now. */
static void
weigh_charge(Game *g, int from, ChargeProspect *out)
{
    Stack stack = msk_stack(g, g->charged);

    *out = (ChargeProspect){ .from = from, .added = msk_charge_added(g),
        .odds = msk_charge_odds(g) };
    for (int i = 0; i < stack.count && out->count < MOST_CHARGED; i++) {
        int u = stack.slot[i];

        if (msk_is_chargeable(g, u)) {
            g->unit[u].added = (int8_t)out->added;
            out->slot[out->count] = (int16_t)u;
            out->routs[out->count] = (int8_t)routs_of(g, u);
            out->worth += out->routs[out->count++] * points_of(g, u);
        }
    }
}

/* The best first. */
static int
insert(ChargeProspect *found, int count, const ChargeProspect *one)
{
    int at = count;

    for (; at > 0 && found[at - 1].worth < one->worth; at--) {
        found[at] = found[at - 1];
    }
    found[at] = *one;
    return count + 1;
}

/* May the unit in hand, which has declared, come near to that hex now? */
static bool
comes_near(const Game *g, int to)
{
    return to >= 0 && msk_may_charge_from(to, g->charged)
            && msk_bar_to_charger(g, g->hand, to) == NULL
            && msk_bar_to_step(g, g->hand, to) == NULL;
}

/* From each hex to which it may. */
static int
approaches_of(const Game *g, ChargeProspect found[WG_HEX_SIDES])
{
    int u = g->hand, from = g->unit[u].hex, count = 0;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[from][side];

        if (comes_near(g, to)) {
            Game then = *g;
            ChargeProspect one;

            msk_take(&then, u);
            msk_put(&then, u, to, 0);
            weigh_charge(&then, to, &one);
            count = insert(found, count, &one);
        }
    }
    return count;
}

bool
msk_foresee_charge(const Game *now, int hex, ChargeProspect *out)
{
    Game g = *now;
    ChargeProspect found[WG_HEX_SIDES];

    if (msk_bar_to_be_charged(&g, hex)) {
        return false;
    }
    g.charged = (int16_t)hex;
    g.unit[g.hand].state |= CHARGES;
    if (!msk_is_charging(&g, g.hand) && approaches_of(&g, found) > 0) {
        *out = found[0];
    } else if (msk_bar_to_charge(&g) == NULL) {
        weigh_charge(&g, g.unit[g.hand].hex, out);
    } else {
        return false;
    }
    return true;
}

static void
print_charge(const ChargeProspect *of, WgText *out)
{
    wg_print(out, "from %s odds %s added %d routs {",
            moskowa_hex_name[of->from], moskowa_odds[of->odds], of->added);
    for (int i = 0; i < of->count; i++) {
        wg_print(out, "%d %d ", of->slot[i], of->routs[i]);
    }
    wg_add(out, "}");
}

static void
charge(const Game *g, int hex, WgText *out)
{
    ChargeProspect of;

    if (msk_foresee_charge(g, hex, &of)) {
        print_charge(&of, out);
        wg_print(out, " proposed %d", of.count > 0
                && of.routs[0] * PARTS_FOR_LIKELY >= CELLS);
    }
}

static void
approaches(const Game *g, WgText *out)
{
    ChargeProspect found[WG_HEX_SIDES];
    int count = g->charged == OFF_MAP || !(g->unit[g->hand].state & CHARGES)
            || msk_is_square(g, g->charged) || msk_is_charging(g, g->hand)
            ? 0 : approaches_of(g, found);

    for (int i = 0; i < count; i++) {
        wg_add(out, "{");
        print_charge(&found[i], out);
        wg_print(out, " behind %d} ", found[0].worth - found[i].worth);
    }
}

static void
squares_met(const Game *g, WgText *out)
{
    bool is = g->charged != OFF_MAP && g->unit[g->hand].state & CHARGES
            && msk_is_square(g, g->charged) && !msk_is_charging(g, g->hand);

    for (int side = 0; is && side < WG_HEX_SIDES; side++) {
        int to = moskowa_near[g->unit[g->hand].hex][side];

        if (comes_near(g, to)) {
            wg_print(out, "%s ", moskowa_hex_name[to]);
        }
    }
}

static bool
sees_charge(const Game *g, int viewer)
{
    return (viewer == g->flow.side || viewer == WG_PUBLIC) && g->hand >= 0
            && (g->flow.decision == ASK_CHARGE
                || g->flow.decision == ASK_SQUARE);
}

static bool
sees_approach(const Game *g, int viewer)
{
    return (viewer == g->flow.side || viewer == WG_PUBLIC) && g->hand >= 0
            && g->flow.decision == ASK_STEP;
}

const WgAnswer msk_answers_cavalry[] = {
    { "square", WG_OF_PLACE, sees_charge, .tell_of = square,
        .shape = "dict {away number formed number none number "
            "routs number proposed flag}" },
    { "charge", WG_OF_PLACE, sees_charge, .tell_of = charge,
        .shape = "dict {from place odds odds added number "
            "routs {map slot number} proposed flag}" },
    { "approaches", .may = sees_approach, .tell = approaches,
        .shape = "list {dict {from place odds odds added number "
            "routs {map slot number} behind number}}" },
    { "squares_met", .may = sees_approach, .tell = squares_met,
        .shape = "list place" }, {0}
};
