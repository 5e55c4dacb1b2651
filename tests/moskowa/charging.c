/*
 * charging.c --
 *
 *      Cavalry Charge in La Bataille de la Moskowa, by paragraph: what comes of
 *      a charge, on those who hold, who rout, who form square; at random.
 */

#include "generic/moskowa/fire.h"
#include "generic/moskowa/noted.h"
#include "horse.h"
#include "generic/moskowa/dice.h"

static void
refusal(const char *bar, const char *reason)
{
    expect(bar != NULL && strcmp(bar, reason) == 0, reason, bar ? bar : "");
}

static void
try_withstood(void)
{
    int other;

    put_target();
    horse = declare_from(CLASS_LT_CAV, NORTH);
    other = declare_from(CLASS_LT_CAV, NORTH_EAST);
    set_points(foot, 6);
    act(CHARGE, 0, "When to check.4");
    throw_all(6, 6);
    expect(msk_must_attack(&g, horse) && msk_must_attack(&g, other),
            "Charge.7", "they attack in melee");
    expect_equal(charged_hex(&g, horse), target, "Charge.7", "this hex");
    expect_equal(charges_done(&g, horse), 1, "Charge.12", "a charge done");
    refused(STEP, moskowa_near[beside(NORTH_EAST)][NORTH], "Zones.1 stopped",
            "R-M31");
    act(DONE, 0, "Movement.1");
}

/* R-M179: it does not get out of that. */
static void
try_duty(void)
{
    int here, friend;

    put_target();
    here = beside(NORTH);
    horse = declare_from(CLASS_DRAGOON, NORTH);
    act(CHARGE, 0, "Charge.5");
    throw_all(6, 6);
    put_foot(moskowa_near[here][NORTH_EAST], SOUTH_WEST);
    friend = put_of(CLASS_LINE, here, SOUTH);
    act(PUT_DOWN, 0, "Movement.3");
    act(TAKE_UP, horse, "Movement.1");
    refused(TURN, NORTH_EAST, "Charge.7 has-charged", "R-M179");
    act(TURN, SOUTH_EAST, "R-M23");
    refused(DISMOUNT, 0, "Charge.7 has-charged", "R-M179");
    act(TAKE_UP, friend, "Movement.1");
    refused(FORM_SQUARE, 0, "Charge.7 has-charged", "R-M179");
    msk_take(&g, foot);
    act(TURN, NORTH_EAST, "R-M179");
    act(FORM_SQUARE, 0, "Square.1");
}

/* Before that it may fire at them alone. */
static void
try_fire(void)
{
    int other;

    put_target();
    other = put_foot(beside(SOUTH_WEST), NORTH);
    horse = declare_from(CLASS_GD_DRAGOON, NORTH_WEST);
    act(CHARGE, 0, "Charge.5");
    throw_all(6, 6);
    expect(msk_must_attack(&g, horse), "Charge.7", "they hold");
    g.firing = WG_FIRST;
    g.unit[horse].facing = SOUTH;
    expect(msk_bar_to_fire(&g, horse, target) == NULL, "Melee.10",
            "it fires at those it charged");
    refusal(msk_bar_to_fire(&g, horse, g.unit[other].hex),
            "Charge.7 must-attack");
}

/* The defender's morale roll, with what the table adds: of those who rout the
   hex is vacated. */
static bool
holds(int points, int roll)
{
    put_target();
    horse = declare_from(CLASS_LT_CAV, NORTH);
    set_points(foot, 1);
    set_points(horse, points);
    act(CHARGE, 0, "Charge.5");
    expect_equal(g.flow.dice, 2, "Morale", "two dice");
    throw_all(roll / 10, roll % 10);
    return msk_must_attack(&g, horse);
}

static void
try_morale(void)
{
    int morale, at;

    put_target();
    morale = cell_of(piece_of(&g, foot)->morale);
    expect(!holds(1, number_of(morale)), "Charge.5", "it routs");
    expect(g.unit[foot].state & ROUTING, "Charge.5", "it routs");
    expect(g.unit[horse].state & FOLLOWS, "Charge.8", "it may go on");
    expect(holds(1, number_of(morale + 1)), "Charge.5", "it holds");
    at = morale - msk_charge_modifier(ODDS_3_1);
    expect(!holds(3, number_of(at)), "Charge.4", "8 less at 3:1: it routs");
    expect(holds(3, number_of(at + 1)), "Charge.4", "it holds");
}

static void
try_carried(void)
{
    int other, open = beside(SOUTH);

    put_target();
    open = beside(SOUTH);
    g.unit[foot].state = ROUTING;
    put(WG_SECOND, LEADER, 0, 0, target, 0);
    horse = declare_from(CLASS_LT_CAV, NORTH);
    g.unit[horse].spent = 10;
    other = declare_from(CLASS_CUIR, NORTH_EAST);
    g.unit[other].spent = 4;
    act(CHARGE, 0, "Charge.5");
    throw_all(6, 6);
    expect_equal(g.unit[foot].hex, OFF_MAP, "Effects of Rout.15", "eliminated");
    expect_equal(msk_stack(&g, target).count, 0, "R-M141", "leaders captured");
    expect_equal(g.unit[other].spent, 10, "Charge.9", "as the one that spent"
            " the most");
    refused(DONE, 0, "Charge.11 must-occupy", "Charge.11");
    refused(STEP, moskowa_near[g.unit[other].hex][NORTH],
            "Charge.10 through-hex", "Charge.10");
    act(STEP, target, "Charge.10");
    decline();
    act(STEP, open, "Charge.8");
    expect_equal(g.unit[other].spent, 14, "Charge.9", "its points go on");
    act(DONE, 0, "Charge.11");
    expect_equal(g.unit[horse].state & (FOLLOWS | CHARGES), 0, "Charge.8",
            "with the phase it ends");
    expect_equal(bound_to(&g, horse), OFF_MAP, "Charge.8", "forgotten");
}

/* R-M139: without points, and into a zone. */
static void
try_occupying(void)
{
    put_target();
    g.unit[foot].state = ROUTING;
    put_foot(moskowa_near[beside(SOUTH)][SOUTH], NORTH);
    put_foot(beside(SOUTH_EAST), NORTH);
    horse = declare_from(CLASS_LT_CAV, NORTH_EAST);
    g.unit[horse].spent = (uint8_t)msk_allowance(&g, horse, false);
    act(CHARGE, 0, "Charge.5");
    throw_all(6, 6);
    act(STEP, target, "Charge.11, R-M24");
    if (is_asked(WG_FIRST, ASK_CHARGE)) {
        act(DONE, 0, "Forming.2");
    }
    decline();
    expect_equal(g.unit[horse].spent, msk_allowance(&g, horse, false),
            "R-M139", "no more than it has");
    expect(g.unit[horse].state & STOPPED, "Zones.1", "stopped");
}

/* A second charge, at whom it comes to through the hex. */
static void
try_repeated(void)
{
    put_target();
    g.unit[foot].state = ROUTING;
    horse = declare_from(CLASS_LT_CAV, NORTH);
    act(CHARGE, 0, "Charge.5");
    throw_all(6, 6);
    foot = put_foot(beside(SOUTH), NORTH);
    act(STEP, target, "Charge.10");
    target = g.unit[foot].hex;
    act(DECLARE, target, "Charge.12");
    decline();
    set_points(foot, 1);
    set_points(horse, 3);
    expect_odds(ODDS_2H_1, "Charge.12", "a 3-1 becomes a 2.5-1");
}

/* Effects of Rout.14: who routs charges nobody, so nobody is charged. */
static void
try_routed(void)
{
    put_target();
    horse = declare_from(CLASS_LT_CAV, NORTH);
    expect_equal(g.charged, target, "Forming.2", "declared");
    msk_rout(&g, horse);
    wg_begin_at(&moskowa_rules, &g, MOVE_ONE);
    expect_equal(g.charged, OFF_MAP, "Effects of Rout.14", "no charge is left");
}

/* Charge.9: of those who charged, not of one that was lost before. */
static void
try_lost(void)
{
    int other;

    put_target();
    g.unit[foot].state = ROUTING;
    horse = declare_from(CLASS_LT_CAV, NORTH);
    other = declare_from(CLASS_CUIR, NORTH_EAST);
    g.unit[horse].spent = 10;
    g.unit[other].spent = 4;
    msk_eliminate(&g, horse);
    act(CHARGE, 0, "Charge.5");
    throw_all(6, 6);
    expect_equal(g.unit[other].spent, 4, "Charge.9", "its own points");
}

/* ---- squares ---- */

static void
try_squares(void)
{
    int other, cossacks;

    put_target();
    horse = put_of(CLASS_LT_CAV, beside(NORTH), SOUTH);
    act(TAKE_UP, horse, "Movement.1");
    act(DECLARE, target, "Forming.2");
    act(ATTEMPT_SQUARE, target, "Forming.3");
    throw_all(1, 1);
    expect(msk_is_square(&g, target), "M4.4", "formed at one hex on 11");
    expect(msk_must_attack(&g, horse), "Forming.4", "attacks it");
    refused(CHARGE, 0, "Charge.1 nobody-charges", "Charge.15");
    refused(STEP, moskowa_near[beside(NORTH)][NORTH], "Zones.1 stopped",
            "Forming.4");
    put_target();
    horse = declare_from(CLASS_LT_CAV, NORTH);
    g.unit[foot].state &= (uint16_t)~TRIED;
    other = put_of(CLASS_CUIR, beside(NORTH_EAST), SOUTH);
    act(TAKE_UP, other, "Movement.1");
    act(DECLARE, target, "Forming.2");
    act(ATTEMPT_SQUARE, target, "Forming.3");
    throw_all(1, 1);
    expect_equal(msk_must_attack(&g, horse) + msk_must_attack(&g, other), 1,
            "Forming.4, R-M142", "one of them");
    put_target();
    g.phasing = WG_SECOND;
    g.flow.side = WG_SECOND;
    msk_take(&g, foot);
    foot = put_of(CLASS_LINE, target, SOUTH);
    cossacks = put_of(CLASS_COSSACK, beside(NORTH), SOUTH);
    act(TAKE_UP, cossacks, "Movement.1");
    act(DECLARE, target, "Cossacks.6");
    act(ATTEMPT_SQUARE, target, "Forming.3");
    throw_all(1, 1);
    expect(msk_is_square(&g, target) && !msk_must_attack(&g, cossacks),
            "Cossacks.7", "never without Platov");
}

/* Forming.4: somebody has to attack the square already, so who declared a charge
   on it is free as soon as it is beside it, and may declare another at once. */
static void
try_free(void)
{
    int other, prey, at;

    put_target();
    at = beside(NORTH_EAST);
    prey = put_of(CLASS_RU_LINE, moskowa_near[at][SOUTH_EAST], SOUTH);
    horse = declare_from(CLASS_LT_CAV, NORTH);
    act(CHARGE, 0, "Charge.1");
    throw_all(6, 6);
    expect_equal(charged_hex(&g, horse), target, "Charge.7", "it attacks");
    act(PUT_DOWN, 0, "Movement.1");
    other = put_of(CLASS_CUIR, moskowa_near[at][NORTH_EAST], SOUTH);
    act(TAKE_UP, other, "Movement.1");
    act(DECLARE, target, "Forming.2");
    act(ATTEMPT_SQUARE, target, "Forming.3");
    throw_all(1, 1);
    decline();
    act(STEP, at, "Forming.4");
    expect(is_asked(WG_FIRST, ASK_CHARGE), "R-M142", "it is free at once");
    act(DECLARE, g.unit[prey].hex, "Forming.2");
    decline();
    act(CHARGE, 0, "Charge.1");
    throw_all(6, 6);
    expect_equal(charged_hex(&g, other), g.unit[prey].hex, "Charge.7",
            "it has charged those");
}

/* ---- at random ---- */

enum { SOME = 24, ACTIONS = 20000 };

/* Cavalry and foot among one another: whatever is done, the position is as it
   has to be, and somebody can act. */
static void
try_at_random(void)
{
    static WgOffer offer;
    static const int classes[2][4] = {
        { CLASS_LT_CAV, CLASS_LANCER, CLASS_LINE, CLASS_CUIR },
        { CLASS_RU_LINE, CLASS_JAGER, CLASS_RU_DRAG, CLASS_RU_HUS }
    };
    WgLots lots = { 4711 };
    int declared = 0, charged = 0, attempts = 0;
    const char *broken = NULL;

    begin_empty();
    memset(g.came, 0xff, sizeof g.came);        /* nobody comes later */
    target = open_hex();
    for (int i = 0; i < SOME; i++) {
        int hex = south(target, i % 10)
                + ROWS * (int)wg_lot(&lots, 8), side = (int)wg_lot(&lots, 2);

        if (msk_stack(&g, hex).count == 0) {
            put_of(classes[side][wg_lot(&lots, 4)], hex,
                    (int)wg_lot(&lots, 6));
        }
    }
    for (int i = 0; i < ACTIONS && g.flow.side != WG_NOBODY && !broken; i++) {
        const WgAction *a;

        if (g.flow.side == WG_CHANCE) {
            throw_all(1 + (int)wg_lot(&lots, 6), 1 + (int)wg_lot(&lots, 6));
        } else {
            wg_offer(&moskowa_rules, &g, &offer);
            a = &offer.action[wg_lot(&lots, (unsigned)offer.count)];
            declared += a->verb == DECLARE;
            charged += a->verb == CHARGE;
            attempts += a->verb == ATTEMPT_SQUARE;
            if (a->verb != DONE || wg_lot(&lots, 40) == 0) {
                wg_do(&moskowa_rules, &g, a);
            }
        }
        broken = moskowa_rules.broken(&g);
    }
    expect(broken == NULL, "Charge.1", broken ? broken : "");
    expect(declared > 0 && charged > 0 && attempts > 0, "Charge.1",
            "charges were among it");
}

int
main(void)
{
    try_withstood();
    try_duty();
    try_fire();
    try_morale();
    try_carried();
    try_occupying();
    try_repeated();
    try_routed();
    try_lost();
    try_squares();
    try_free();
    try_at_random();
    return outcome();
}
