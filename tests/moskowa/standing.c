/*
 * standing.c --
 *
 *      Standing orders in La Bataille de la Moskowa: what each of them answers
 *      for the side that does not move.
 */

#include "generic/moskowa/cavalry.h"
#include "fights.h"
#include "generic/moskowa/standing.h"

static WgOffer offer;

/* The answer of an order, in its choice so-and-so. */
static int
answer_of(const char *name, int choice)
{
    const WgStanding *s = msk_standings;

    while (s->name && strcmp(s->name, name) != 0) {
        s++;
    }
    expect(s->name != NULL, "Standing orders", name);
    expect_equal(g.flow.decision, s->decision, "Standing orders", name);
    wg_offer(&moskowa_rules, &g, &offer);
    return s->answer(&g, &offer, choice);
}

static const WgAction *
answered(const char *name, int choice, int verb)
{
    static const WgAction none = { -1, { 0, 0, 0 } };
    int at = answer_of(name, choice);

    expect(at >= 0 && offer.action[at].verb == verb, "Standing orders", name);
    return at >= 0 ? &offer.action[at] : &none;
}

static void
fire_phase(int phasing)
{
    g.phasing = (int8_t)phasing;
    g.firing = WG_SECOND;
    wg_begin_at(&moskowa_rules, &g, FIRE_PHASE);
}

/* At whom most is lost; not in one's own fire phase. */
static void
try_fire(void)
{
    int hex;
    WgAction a;

    begin_empty();
    hex = broad_hex();
    set("r_VII_VII", hex, SOUTH);
    g.unit[msk_top(&g, hex)].state = UNLIMBERED;
    set("f_I_5_61", along(hex, SOUTH, 1), NORTH);
    set("f_I_5_57_b1", along(along(hex, SOUTH_WEST, 2), SOUTH, 2), NORTH);
    fire_phase(WG_FIRST);
    expect_equal(g.flow.side, WG_SECOND, "Fire Combat", "defensive fire");
    expect(answered("fire", 1, DONE) != NULL, "Fire Combat", "never");
    a = *answered("fire", 4, AIM);
    expect_equal(a.arg[0], along(hex, SOUTH, 1), "Fire Combat",
            "canister at the next hex");
    wg_do(&moskowa_rules, &g, &a);
    expect(answered("firers", 1, FIRE) != NULL, "Fire Combat", "all");
    fire_phase(WG_SECOND);
    expect_equal(answer_of("fire", 4), -1, "Fire Combat",
            "one's own fire phase is asked");
}

/* An enemy four hexes away, with guns that reach it. */
static void
try_fire_within(void)
{
    int hex, far;

    begin_empty();
    hex = broad_hex();
    far = along(along(hex, SOUTH_WEST, 2), SOUTH, 2);
    set("r_VII_VII", hex, SOUTH);
    g.unit[msk_top(&g, hex)].state = UNLIMBERED;
    set("f_I_5_57_b1", far, NORTH);
    fire_phase(WG_FIRST);
    expect_equal(msk_distance(hex, far), 4, "Fire Combat", "four hexes");
    expect(answered("fire", 2, DONE) != NULL, "Fire Combat", "two or nearer");
    expect_equal(answered("fire", 3, AIM)->arg[0], far, "Fire Combat",
            "five or nearer");
    expect_equal(answered("fire", 4, AIM)->arg[0], far, "Fire Combat",
            "at any distance");
}

static void
try_evasion(void)
{
    int hex, horse, steps = 0;
    WgAction a;

    begin_empty();
    hex = broad_hex();
    horse = set("r_IIC_IIC_SuH", along(hex, SOUTH, 1), NORTH);
    set("f_I_5_57", hex, SOUTH);
    french_melee();
    act(ATTACK, along(hex, SOUTH, 1), "Retreat before Combat");
    act(FIGHT, 0, "Retreat before Combat");
    expect(answered("evasion", 1, DONE) != NULL, "Retreat before Combat",
            "they stand");
    a = *answered("evasion", 2, EVADE);
    expect_equal(a.arg[0], horse, "Retreat before Combat", "they go");
    wg_do(&moskowa_rules, &g, &a);
    refused(TURN, SOUTH, "Evasion.3 must-go", "Evasion.3");
    while (g.flow.decision == ASK_EVADING && steps++ < 9) {
        a = offer.action[0];
        a = *answered("evading", 1, steps <= 3 ? STEP : PUT_DOWN);
        wg_do(&moskowa_rules, &g, &a);
    }
    expect_equal(msk_distance(g.unit[horse].hex, along(hex, SOUTH, 1)), 3,
            "Retreat before Combat", "three hexes");
}

/* A leader whom enemies threaten from two sides goes past those to troops, not
   to the next hex that is farther from the attack. */
static void
try_evading_leader(void)
{
    int hex, leader, steps = 0;
    WgAction a;

    begin_empty();
    hex = broad_hex();
    leader = set("r_Raevsky", along(hex, SOUTH, 1), 0);
    set("r_IIC_IIC_SuH", along(hex, NORTH_EAST, 5), NORTH);
    set("f_I_5_57", hex, SOUTH);
    set("f_I_5_61", along(hex, SOUTH, 3), NORTH);
    french_melee();
    act(ATTACK, along(hex, SOUTH, 1), "Retreat before Combat");
    act(FIGHT, 0, "Retreat before Combat");
    act(EVADE, leader, "Leader Casualties.10");
    while (g.flow.decision == ASK_EVADING && steps++ < 20) {
        a = offer.action[0];
        a = *answered("evading", 1, g.unit[leader].hex
                == along(hex, NORTH_EAST, 5) ? PUT_DOWN : STEP);
        wg_do(&moskowa_rules, &g, &a);
    }
    expect_equal(g.unit[leader].hex, along(hex, NORTH_EAST, 5),
            "Leader Casualties.10", "among his own");
}

static void
try_retreats(void)
{
    int hex, u;
    WgAction a;

    begin_empty();
    hex = broad_hex();
    u = set("f_I_5_57", hex, SOUTH);
    set(TOBOLSK, along(hex, SOUTH, 1), NORTH);
    g.unit[msk_top(&g, along(hex, SOUTH, 1))].state = ROUTING;
    msk_must_retreat(&g, hex, 1, along(hex, SOUTH, 1));
    wg_begin_at(&moskowa_rules, &g, SETTLE);
    a = *answered("retreats", 1, RETREAT_TO);
    wg_do(&moskowa_rules, &g, &a);
    expect_equal(g.unit[u].hex, along(hex, NORTH_WEST, 1), "R-M108",
            "homeward");
}

static int
piece_called(const char *key)
{
    int i = 0;

    while (strcmp(moskowa_piece[i].key, key) != 0) {
        i++;
    }
    return i;
}

static void
try_corps(void)
{
    int corps = msk_corps_of(piece_called("f_I_5_57"));

    expect(corps > 0, "Standing orders", "a corps");
    expect_equal(msk_corps_of(piece_called("f_I_5_57_b1")), corps,
            "Standing orders", "its battalions");
    expect(msk_corps_of(piece_called("r_II_4_Tob")) != corps,
            "Standing orders", "another's");
    expect_equal(msk_corps_of(piece_called("f_Ney")), 0, "Standing orders",
            "leaders are of none");
}

static void
try_arms(void)
{
    static const struct { const char *key; int arm; } of[] = {
        { "f_I_5_57", ARM_LINE }, { "f_I_5_57_b1", ARM_LINE },
        { "r_VI_24_19J", ARM_LIGHT }, { "r_VI_24_Tom_b1", ARM_LINE },
        { "r_VII_VII", ARM_GUNS }, { "r_IIC_IIC_SuH", ARM_CAVALRY },
        { "f_Ney", 0 }
    };

    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        expect_equal(msk_arm_of(piece_called(of[i].key)), of[i].arm,
                "Standing orders", of[i].key);
    }
    for (int p = 0; p < PIECES; p++) {
        if (moskowa_piece[p].type == MILITIA) {
            expect_equal(msk_arm_of(p), ARM_MILITIA, "Standing orders",
                    moskowa_piece[p].key);
        }
        if (moskowa_piece[p].class == CLASS_RU_GREN) {
            expect_equal(msk_arm_of(p), ARM_GRENADIERS, "Standing orders",
                    moskowa_piece[p].key);
        }
    }
}

/* Each question has a proposal for who wants all answered. */
static void
try_proposed(void)
{
    for (const WgStanding *s = msk_standings; s->name; s++) {
        expect(s->proposed > 0, "Standing orders", s->name);
    }
    expect_equal(msk_standings[0].proposed, WHEN_CHARGED, "Standing orders",
            "squares");
}

int
main(void)
{
    try_fire();
    try_fire_within();
    try_evasion();
    try_evading_leader();
    try_retreats();
    try_corps();
    try_arms();
    try_proposed();
    return outcome();
}
