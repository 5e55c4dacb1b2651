/*
 * gaps.c --
 *
 *      Paragraphs of La Bataille de la Moskowa that no other file tries.
 */

#include "fights.h"
#include "generic/moskowa/flight.h"
#include "generic/moskowa/formations.h"
#include "generic/moskowa/terrain.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

static void
try_stacking(void)
{
    int u, other, woods = 0;

    begin_empty();
    u = set(BATTALION, s(0), SOUTH);
    other = set("f_I_4_85_b2", s(0), SOUTH);
    msk_must_rout_hex(&g, s(0));
    expect(g.unit[u].pending & MUST_ROUT, "Stacking.2", "all of them rout");
    expect(g.unit[other].pending & MUST_ROUT, "When to check.3",
            "without a check");
    while (moskowa_hex[woods].terrain != WOODS || moskowa_hex[woods].slope) {
        woods++;
    }
    expect_equal(msk_limit(woods), moskowa_effect[WOODS].stacking,
            "Stacking.5", "the chart's");
    expect(msk_limit(woods) < msk_limit(s(0)), "Stacking.5",
            "less than in the open");
}

static void
try_movement(void)
{
    int u;

    begin_empty();
    u = set(BATTALION, s(0), SOUTH);
    set(TOBOLSK, s(2), NORTH);
    act(TAKE_UP, u, "Movement.1");
    act(STEP, s(1), "Movement.8");
    refused(STEP, along(s(1), NORTH_WEST, 1), "Zones.1 stopped", "Movement.8");
    expect_equal(msk_fire_defence(&g, s(2), s(1)), 7, "Fire.2",
            "15 to 7 is 2:1");
}

/* A leader, a battery, foot; another hex without him. */
static void
try_leaders(void)
{
    int ney, murat, foot, slots[2], far, by;

    begin_empty();
    foot = set(BATTALION, s(0), SOUTH);
    ney = set("f_Ney", s(0), 0);
    far = set("f_I_4_85_b2", s(3), SOUTH);
    set(TOBOLSK, s(1), NORTH);
    expect(msk_morale_bonus(&g, foot) > 0 && msk_morale_bonus(&g, far) == 0,
            "Leaders, Morale.1", "those stacked with him alone");
    slots[0] = foot;
    expect_equal(weigh(s(1), 1, slots).bonus, 0, "Leaders, Artillery Fire.5",
            "foot gets none by itself");
    slots[1] = set(BATTERY, s(0), SOUTH);
    expect_equal(weigh(s(1), 1, slots + 1).bonus, 3,
            "Leaders, Artillery Fire.3", "it is added");
    expect_equal(weigh(s(1), 2, slots).bonus, 3, "Leaders, Artillery Fire.5",
            "with guns it does");
    murat = set("f_Davout", s(0), 0);
    expect_equal(weigh(s(1), 2, slots).bonus, 6, "Leaders, Artillery Fire.4",
            "the bonus of one leader");
    expect_equal(weigh(s(1), 2, slots).leader, murat,
            "Leaders, Artillery Fire.6", "one in any attack");
    msk_take(&g, foot);
    expect_equal(msk_bonus(&g, s(0), INFANTRY_BONUS, &by), 9,
            "Leaders, Artillery Fire.7", "guns that defend: that of infantry");
    g.firing = WG_SECOND;
    slots[0] = msk_top(&g, s(1));
    by = weigh(s(0), 1, slots).added;
    msk_take(&g, ney);
    msk_take(&g, murat);
    expect_equal(weigh(s(0), 1, slots).added, by, "Leaders, Artillery Fire.8",
            "none protects from fire");
}

static bool
is_at_risk(int u)
{
    return g.unit[u].pending & (AT_RISK | MAY_BE_AT_RISK);
}

/* Natural rolls of melee, and the column of the fight. */
static void
roll(int number, bool defender, bool attacker, const char *paragraph)
{
    int ours, theirs;

    begin_empty();
    set(TOBOLSK, s(1), NORTH);
    theirs = set("r_Raevsky", s(1), 0);
    set("f_I_5_57", s(0), SOUTH);
    ours = set("f_Ney", s(0), 0);
    french_melee();
    attack(s(1), paragraph);
    throw(number, paragraph);
    expect_equal(is_at_risk(theirs), defender, paragraph, "the defender's");
    expect_equal(is_at_risk(ours), attacker, paragraph, "the attacker's");
    if (defender || attacker) {
        expect_equal(g.risk_odds, clash_at(s(1)).odds, "Leader Casualties.4",
                "the same column");
    }
}

static void
try_casualties(void)
{
    int u;

    roll(64, true, false, "Leader Casualties.2");
    roll(66, true, false, "Leader Casualties.2");
    roll(63, false, false, "Leader Casualties.2");
    roll(11, false, true, "Leader Casualties.3");
    roll(12, false, true, "Leader Casualties.3");
    roll(13, false, false, "Leader Casualties.3");
    begin_empty();
    u = set(BATTALION, s(0), SOUTH);
    act(TAKE_UP, u, "Movement.1");
    g.unit[u].lost = 1;
    act(STEP, s(1), "Casualties.3");
    expect_equal(g.unit[u].lost, 1, "Casualties.3", "what it lost goes along");
}

/* One lancer of a hex, the top one. */
static void
try_lancers(void)
{
    int first, second;
    long with, without;

    begin_empty();
    first = set("f_IC_IC_6L", s(0), SOUTH);
    second = set("f_IC_IC_8L", s(0), SOUTH);
    set(TOBOLSK, s(1), NORTH);
    with = msk_attack_value(&g, first, s(1));
    without = msk_attack_value(&g, second, s(1));
    expect_equal(with - without, 5L * MELEE_PARTS, "Lancers.2",
            "one a hex adds its bonus");
}

/* Who routs pays for the ground, and defends at half. */
static void
try_rout(void)
{
    int u, enemy, whole;

    begin_empty();
    u = set(BATTALION, s(0), SOUTH);
    for (int at = 0; at < HEXES; at += 97) {
        int spent = 0, from = at;
        Flight flight;

        msk_take(&g, u);
        msk_put(&g, u, at, 0);
        msk_find_flight(&g, u, &flight);
        for (int i = 0; i < flight.count; i++) {
            spent += msk_step_cost(&g, u, from, wg_hex_side(&moskowa_grid,
                        from, flight.hex[i]));
            from = flight.hex[i];
        }
        expect(spent <= 2 * 8, "Effects of Rout.5", "no more than 8 points");
    }
    enemy = set(TOBOLSK, s(1), NORTH);
    whole = (int)msk_defence_value(&g, s(1));
    g.unit[enemy].state = ROUTING;
    g.phasing = WG_FIRST;
    expect_equal(2 * msk_defence_value(&g, s(1)), whole, "Effects of Rout.13",
            "half");
    msk_take(&g, u);
    u = set(LIGHT_BATTALION, s(3), SOUTH);
    g.unit[u].state = 0;
    expect(msk_bar_to_square(&g, u) != NULL, "Skirmishers.4",
            "a skirmisher forms no square");
}

/* Raevsky among those at whom a battery fires at 2:1, with 6 for canister:
   does he roll, by these dice? */
static void
fire_at_leader(int number, bool wanted, const char *what)
{
    int leader;

    begin_empty();
    set(RUSSIAN_BATTALION, s(1), NORTH);
    leader = set("r_Raevsky", s(1), 0);
    set(BATTERY, s(0), SOUTH);
    french_fire();
    act(AIM, s(1), "Fire.8");
    act(FIRE, 0, "Fire.4");
    throw(number, "Fire.4");
    expect_equal(g.flow.side == WG_CHANCE && g.checking == leader, wanted,
            "Leader Casualties.1", what);
    if (wanted) {
        expect_equal(g.risk_odds, ODDS_2_1, "Leader Casualties.4",
                "the column of the fire");
    }
}

static void
try_fire_at_leader(void)
{
    fire_at_leader(65, true, "65");
    fire_at_leader(66, true, "66");
    fire_at_leader(64, false, "64 that becomes 66: Leader Casualties.5");
}

static void
try_militia(void)
{
    int u;
    long fire;

    begin_empty();
    u = put(WG_SECOND, MILITIA, 2, 20, s(1), NORTH);
    fire = msk_fire_value(&g, u, 1);
    g.unit[u].lost = 1;
    expect(fire > 0, "Effects on Combat.1", "militia fires");
    expect_equal(msk_fire_value(&g, u, 1), fire, "Effects on Combat.1",
            "militia loses none");
}

int
main(void)
{
    begin_empty();
    hex = broad_hex();
    try_stacking();
    try_movement();
    try_leaders();
    try_casualties();
    try_lancers();
    try_rout();
    try_fire_at_leader();
    try_militia();
    return outcome();
}
