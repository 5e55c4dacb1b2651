/*
 * standing-apart.c --
 *
 *      Standing orders in La Bataille de la Moskowa where a question concerns
 *      units with different ones: each is answered by its own.  A leader who
 *      stands alone is asked whatever was ordered.
 */

#include "generic/moskowa/cavalry.h"
#include "generic/moskowa/noted.h"
#include "generic/moskowa/standing.h"
#include "fights.h"

static uint8_t ordered[PIECES];
static uint8_t taking_part = 1;         /* of ORDER_FIRERS */

static int
choice_of(const void *given, int kind, int u)
{
    (void)given;
    return kind == ORDER_FIRERS ? taking_part : ordered[u];
}

/* All whom it concerns have the same, or do not. */
static int
common_of(const WgStanding *s, const bool concerned[])
{
    int common = -1;

    for (int u = first_of(g.flow.side); u < end_of(g.flow.side); u++) {
        int own = choice_of(NULL, (int)(s - msk_standings), u);

        if (concerned[u]) {
            common = common < 0 || common == own ? own : 0;
        }
    }
    return common < 0 ? 0 : common;
}

static WgAction
answered(int kind, int *choice)
{
    static WgOffer offer;
    static bool concerned[PIECES];
    const WgStanding *s = &msk_standings[kind];
    WgOrders orders = { .concerned = concerned, .choice = choice_of };
    int found;

    expect_equal(g.flow.decision, s->decision, "Standing orders", s->name);
    wg_offer(&moskowa_rules, &g, &offer);
    for (int u = 0; u < PIECES; u++) {
        concerned[u] = side_of(u) == g.flow.side && s->concerns
                && s->concerns(&g, u);
    }
    for (int i = 0; kind == ORDER_EVASION && i < offer.count; i++) {
        if (offer.action[i].verb == EVADE) {
            concerned[offer.action[i].arg[0]] = true;
        }
    }
    orders.common = *choice = common_of(s, concerned);
    found = s->apart(&g, &offer, &orders, choice);
    return found < 0 ? (WgAction){ -1, { 0, 0, 0 } } : offer.action[found];
}

static void
answers(int kind, int verb, int about, int by, const char *what)
{
    int choice = 0;
    WgAction a = answered(kind, &choice);

    expect_equal(a.verb, verb, "Standing orders", what);
    if (a.verb == verb && verb >= 0) {
        expect_equal(a.arg[0], about, "Standing orders", what);
        expect_equal(choice, by, "Standing orders", what);
        wg_do(&moskowa_rules, &g, &a);
    }
}

static void
asks(int kind, const char *what)
{
    answers(kind, -1, 0, 0, what);
}

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

static void
begin_field(void)
{
    memset(ordered, 0, sizeof ordered);
    taking_part = 1;
    begin_empty();
    hex = broad_hex();
}

/* ---- defensive fire ---- */

/* Guns, foot a hex farther south, and French before both. */
static int guns, foot;

static void
begin_fire(void)
{
    begin_field();
    guns = set("r_VII_VII", s(3), SOUTH);
    foot = set(TOBOLSK, along(s(4), SOUTH_EAST, 1), SOUTH_WEST);
    set("f_I_5_61", s(5), NORTH);
    g.phasing = WG_FIRST;
    g.firing = WG_SECOND;
}

static void
fire_now(void)
{
    wg_begin_at(&moskowa_rules, &g, FIRE_PHASE);
}

/* Whoever bears on nobody has no say, nor have those beneath. */
static void
try_who_bears(void)
{
    begin_fire();
    ordered[guns] = BEST_FIRE;
    g.unit[foot].facing = NORTH;
    fire_now();
    answers(ORDER_FIRE, AIM, s(5), BEST_FIRE, "foot that faces elsewhere");
    answers(ORDER_FIRERS, FIRE, 0, 1, "all of the guns");
}

/* A hex that concerns somebody who is to be asked is left to be asked about,
   after those that concern none. */
static void
try_asking(void)
{
    begin_fire();
    ordered[guns] = BEST_FIRE;
    set("f_I_5_57_b1", along(s(5), SOUTH_WEST, 2), NORTH);
    fire_now();
    answers(ORDER_FIRE, AIM, along(s(5), SOUTH_WEST, 2), BEST_FIRE,
            "the guns alone reach it");
    answers(ORDER_FIRERS, FIRE, 0, 1, "the guns");
    while (g.flow.side == WG_CHANCE) {
        throw(22, "Fire");
    }
    asks(ORDER_FIRE, "the foot is asked");
    ordered[foot] = NO_FIRE;
    answers(ORDER_FIRE, DONE, 0, NO_FIRE, "nobody else would fire");
}

static void
try_sparing(void)
{
    begin_fire();
    ordered[guns] = BEST_FIRE;
    ordered[foot] = NO_FIRE;
    fire_now();
    answers(ORDER_FIRE, AIM, s(5), BEST_FIRE, "the guns");
    expect_equal(fire_part(&g, foot), FIRES, "Fire.9", "all who bear");
    answers(ORDER_FIRERS, SPARE, foot, 1, "the foot never fires");
    expect_equal(fire_part(&g, foot), NO_SHOT, "Fire.9", "spared");
    answers(ORDER_FIRERS, FIRE, 0, 1, "the guns fire");
}

/* Two within two hexes or nearer, all at five: both as ordered. */
static void
try_both(void)
{
    begin_fire();
    ordered[guns] = MIDDLE_FIRE;
    ordered[foot] = NEAR_FIRE;
    fire_now();
    answers(ORDER_FIRE, AIM, s(5), MIDDLE_FIRE, "both");
    taking_part = 0;
    asks(ORDER_FIRERS, "who takes part is asked, if so ordered");
    taking_part = 1;
    answers(ORDER_FIRERS, FIRE, 0, 1, "both fire");
}

/* Fire.9: foot on top that never fires leaves the hex to the guns. */
static void
try_beneath(void)
{
    begin_field();
    foot = set(LIGHT_REGIMENT, s(4), SOUTH);
    guns = set(BATTERY, s(4), SOUTH);
    g.unit[guns].lost = 2;
    set(TOBOLSK, s(5), NORTH);
    g.phasing = WG_SECOND;
    g.firing = WG_FIRST;
    ordered[guns] = BEST_FIRE;
    ordered[foot] = NO_FIRE;
    fire_now();
    answers(ORDER_FIRE, AIM, s(5), BEST_FIRE, "the guns");
    expect_equal(fire_part(&g, foot), FIRES, "Fire.9", "the top unit has more");
    answers(ORDER_FIRERS, INCLUDE, guns, 1, "the guns in its place");
    answers(ORDER_FIRERS, FIRE, 0, 1, "they fire");
}

/* Aimed at by hand, where somebody was asked, all fire as before. */
static void
try_by_hand(void)
{
    begin_fire();
    ordered[guns] = NEAR_FIRE;
    fire_now();
    asks(ORDER_FIRE, "the foot is asked");
    act(AIM, s(5), "Fire.8");
    answers(ORDER_FIRERS, FIRE, 0, 1, "all");
}

/* ---- squares ---- */

static int close, distant;

static void
begin_squares(int of_near, int of_far)
{
    int horse;

    begin_field();
    horse = set(CUIRASSIERS, s(1), SOUTH);
    close = set(TOBOLSK, s(5), NORTH);
    distant = set("r_II_4_Vol", along(s(5), NORTH_EAST, 1), NORTH);
    ordered[close] = (uint8_t)of_near;
    ordered[distant] = (uint8_t)of_far;
    act(TAKE_UP, horse, "Movement.3");
    act(STEP, s(2), "Movement.3");
    if (g.flow.decision == ASK_CHARGE) {
        act(DONE, 0, "Forming.2");
    }
    asked(WG_SECOND, ASK_SQUARE, "Forming.3", "both hexes are near");
}

static void
try_squares(void)
{
    begin_squares(NEVER, AT_THREE);
    answers(ORDER_SQUARES, ATTEMPT_SQUARE, g.unit[distant].hex, AT_THREE,
            "who is to form square does");
    begin_squares(NEVER, AT_ONE);
    answers(ORDER_SQUARES, DONE, 0, AT_ONE, "neither now");
    begin_squares(AT_THREE, 0);
    answers(ORDER_SQUARES, ATTEMPT_SQUARE, s(5), AT_THREE, "first the one");
    throw(11, "Forming.7");
    asks(ORDER_SQUARES, "then the other is asked");
    begin_squares(NEVER, 0);
    asks(ORDER_SQUARES, "one of them is asked");
}

/* ---- retreat before combat ---- */

static int horse, leader;

static void
begin_evasion(bool alone)
{
    begin_field();
    leader = set("r_Korff", s(5), NORTH);
    horse = alone ? NONE : set("r_IIC_IIC_SuH", s(5), NORTH);
    set("f_I_5_57", s(4), SOUTH);
    french_melee();
    act(ATTACK, s(5), "Evasion");
    act(FIGHT, 0, "Evasion");
}

static void
try_evasion(void)
{
    begin_evasion(false);
    ordered[leader] = 1;
    ordered[horse] = 2;
    answers(ORDER_EVASION, EVADE, horse, 2, "the horse goes");
    while (g.flow.decision == ASK_EVADING) {
        act(why(PUT_DOWN, 0)[0] ? STEP : PUT_DOWN,
                why(PUT_DOWN, 0)[0] ? s(6) : 0, "Evasion.3");
    }
    asks(ORDER_EVASION, "who is left alone would be captured");
    begin_evasion(true);
    ordered[leader] = 1;
    asks(ORDER_EVASION, "a leader alone who is to stand");
    ordered[leader] = 2;
    answers(ORDER_EVASION, EVADE, leader, 2, "one who is to go goes");
    begin_evasion(false);
    ordered[leader] = ordered[horse] = 1;
    answers(ORDER_EVASION, DONE, 0, 1, "with others he stands");
    begin_evasion(false);
    ordered[horse] = 1;
    asks(ORDER_EVASION, "one of them is asked");
}

/* Cossacks are an arm of their own: other cavalry in their hex stands. */
static void
try_cossacks(void)
{
    int cossacks;

    begin_field();
    cossacks = set("r_P_Ilo", s(5), NORTH);
    horse = set("r_IIC_IIC_SuH", s(5), NORTH);
    set("f_I_5_57", s(4), SOUTH);
    french_melee();
    act(ATTACK, s(5), "Evasion");
    act(FIGHT, 0, "Evasion");
    for (int u = first_of(WG_SECOND); u < end_of(WG_SECOND); u++) {
        int arm = msk_arm_of(g.unit[u].piece);

        ordered[u] = arm == ARM_COSSACKS ? 2 : arm == ARM_CAVALRY ? 1 : 0;
    }
    answers(ORDER_EVASION, EVADE, cossacks, 2, "the Cossacks go");
    while (g.flow.decision == ASK_EVADING) {
        act(why(PUT_DOWN, 0)[0] ? STEP : PUT_DOWN,
                why(PUT_DOWN, 0)[0] ? s(6) : 0, "Evasion.3");
    }
    answers(ORDER_EVASION, DONE, 0, 1, "the hussars stand");
}

int
main(void)
{
    try_who_bears();
    try_asking();
    try_sparing();
    try_both();
    try_beneath();
    try_by_hand();
    try_squares();
    try_evasion();
    try_cossacks();
    return outcome();
}
