/*
 * charging.c --
 *
 *      Charge.2 to 12, Lancers.4 to 6: a charge, done.
 */

#include "cavalry.h"
#include "charts.h"
#include "melee.h"
#include "movement.h"
#include "noted.h"

/* Lancers.4. */
enum { LED_BY_LANCERS = -6 };

/* Calls this for each of those who charge. */
static void
each_charging(Game *g, void (*act)(Game *, int u))
{
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (g->unit[u].hex != OFF_MAP && msk_is_charging(g, u)) {
            act(g, u);
        }
    }
}

/* Charge.2, Charge.6: stacking points against stacking points, with the factors
   of melee; R-M141 of all in the hex.  Charge.12 The most charges that one of
   them has done take so many columns away. */
int
msk_charge_odds(const Game *g)
{
    Stack stack = msk_stack(g, g->charged);
    long attack = 0, defence = 0;
    int before = 0;

    for (int i = 0; i < stack.count; i++) {
        if (!is_person(piece_of(g, stack.slot[i]))) {
            defence += (long)MELEE_PARTS * points_of(g, stack.slot[i]);
        }
    }
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (g->unit[u].hex != OFF_MAP && msk_is_charging(g, u)) {
            attack += msk_value_against(g, u, g->charged,
                    (long)MELEE_PARTS * points_of(g, u), NULL);
            before = charges_done(g, u) > before ? charges_done(g, u)
                    : before;
        }
    }
    return msk_repeated_charge(msk_odds(CHARGE_CHART, attack,
            defence > 0 ? defence : 1), before);
}

/* Charge.4; Lancers.4 to 6: once, if one of them is on top in its hex. */
int
msk_charge_added(const Game *g)
{
    int added = msk_charge_modifier(msk_charge_odds(g));

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int from = moskowa_near[g->charged][side];
        int top = from < 0 ? -1 : msk_top(g, from);

        if (top >= 0 && msk_is_charging(g, top) && msk_is_lancer(g, top)) {
            return added + LED_BY_LANCERS;
        }
    }
    return added;
}

/* R-M138: it turns to whom it charges, if it does not face them. */
static void
face(Game *g, int u)
{
    int hex = g->unit[u].hex, side = msk_side_to(hex, g->charged);

    if (!has_side(msk_front(g, hex), side)) {
        msk_turn(g, hex, side);
        wg_tell(g, TURNED, hex, side, 0, 0);
    }
}

static void
note_charge(Game *g, int u)
{
    set_charges_done(g, u, charges_done(g, u) + 1);
}

/* Effects of Rout.15. */
static void
ride_down(Game *g)
{
    int16_t gone[PIECES];
    Stack stack = msk_stack(g, g->charged);
    int count = 0;

    for (int i = 0; i < stack.count; i++) {
        if (g->unit[stack.slot[i]].state & ROUTING) {
            gone[count++] = stack.slot[i];
        }
    }
    for (int i = 0; i < count; i++) {
        wg_tell(g, RIDDEN_DOWN, gone[i], 0, 0, 0);
        msk_eliminate(g, gone[i]);
    }
}

/* Charge.5, Charge.12 */
static void
charge(Game *g)
{
    Stack stack;
    int odds, added, whom = msk_face(g, g->charged);

    each_charging(g, face);
    ride_down(g);
    odds = msk_charge_odds(g);
    added = msk_charge_added(g);
    wg_tell(g, CHARGED, g->charged, odds, added, whom);
    stack = msk_stack(g, g->charged);
    for (int i = 0; i < stack.count; i++) {
        if (msk_is_chargeable(g, stack.slot[i])) {
            msk_must_check(g, stack.slot[i], added);
        }
    }
    each_charging(g, note_charge);
}

/* Charge.7 Whoever has not routed is attacked in melee. */
static void
must_attack(Game *g, int u)
{
    set_charged_hex(g, u, g->charged);
}

/* Charge.8, Charge.10: it goes on through the hex. */
static void
follow(Game *g, int u)
{
    set_followed_hex(g, u, g->charged);
}

/* Charge.9 As many points as the one has spent that spent the most. */
static void
share_spent(Game *g)
{
    int most = 0;

    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (g->unit[u].hex != OFF_MAP && msk_is_charging(g, u)
                && g->unit[u].spent > most) {
            most = g->unit[u].spent;
        }
    }
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (g->unit[u].hex != OFF_MAP && msk_is_charging(g, u)) {
            int all = msk_allowance(g, u, false);

            g->unit[u].spent = (uint8_t)(most < all ? most : all);
        }
    }
}

static void
forget(Game *g)
{
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        g->unit[u].state &= (uint16_t)~CHARGES;
    }
    g->charged = OFF_MAP;
}

/* Charge.8 Leaders alone do not hold it: they are captured. */
static void
end_charge(Game *g)
{
    int hex = g->charged;

    if (msk_top(g, hex) >= 0) {
        each_charging(g, must_attack);
        wg_tell(g, CHARGE_WITHSTOOD, hex, 0, 0, 0);
    } else {
        while (msk_stack(g, hex).count > 0) {
            msk_capture(g, msk_stack(g, hex).slot[0]);
        }
        share_spent(g);
        each_charging(g, follow);
        g->vacated = (int16_t)hex;
        wg_tell(g, CHARGE_CARRIED, hex, 0, 0, 0);
    }
    forget(g);
}

const WgStep msk_charge[] = {
    { "Charge.5",   "morale",           charge },
    { "Morale",     "who routs",        msk_settle },
    { "Charge.8",   "result",           end_charge },
    {0}
};

void
msk_end_charges(Game *g)
{
    forget(g);
    g->vacated = OFF_MAP;
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        set_charges_done(g, u, 0);
        end_following(g, u);
    }
}

uint8_t
msk_owed_sides(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    int sides = 0;

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i], charged = charged_hex(g, u);
        int side = charged == OFF_MAP ? -1 : msk_side_to(hex, charged);

        if (side >= 0 && is_held(g, !side_of(u), charged)) {
            sides |= 1 << side;
        }
    }
    return (uint8_t)sides;
}
