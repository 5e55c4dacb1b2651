/*
 * charge-odds.c --
 *
 *      The exact odds of charges of La Bataille de la Moskowa: whether they
 *      come to a melee, through squares, the fire of the enemy and morale,
 *      reckoned by hand; and those of the Old Guard.  Many more charges are
 *      compared with the rules themselves by fuzz-melee-moskowa.c.
 */

#include "generic/moskowa/cavalry.h"
#include "generic/moskowa/dice.h"
#include "generic/moskowa/noted.h"
#include "generic/moskowa/odds/prospects.h"
#include "fights.h"
#include "horse.h"

enum { MILLION = 1000000 };

static char topic[40];

/* The figure of this name in an answer; -1: there is none. */
static int
figure(int viewer, const char *name)
{
    char before[40];
    const char *told = answer(viewer, topic), *at;

    snprintf(before, sizeof before, " %s ", name);
    at = strstr(told, before);
    return at ? atoi(at + strlen(before)) : -1;
}

static void
expect_chance(const char *name, double wanted, const char *paragraph)
{
    if (abs(figure(WG_FIRST, name) - (int)(wanted * MILLION + 0.5)) > 1) {
        fprintf(stderr, "moskowa: %s, %s: %f: %s\n", name, topic, wanted,
                answer(WG_FIRST, topic));
    }
    expect(abs(figure(WG_FIRST, name) - (int)(wanted * MILLION + 0.5)) <= 1,
            paragraph, name);
}

/* By a check with so many cells added. */
static double
routs_of(int u, int added)
{
    int count = 0;

    for (int cell = 0; cell < CELLS; cell++) {
        count += roll_with(number_of(cell), added) <= piece_of(&g, u)->morale;
    }
    return (double)count / CELLS;
}

static int
north(void)
{
    return moskowa_near[beside(NORTH)][NORTH];
}

/* Cavalry of one point, the Mamelukes, so many hexes from a Russian
   regiment. */
static void
come_near(int away)
{
    put_target();
    horse = put(WG_FIRST, CAVALRY, 1, 1, away == 1 ? beside(NORTH) : north(),
            SOUTH);
}

/* Of the charge that it may declare; how likely the regiment routs by it. */
static double
ask(const char *what)
{
    ChargeProspect of;

    act(TAKE_UP, horse, "Movement.1");
    expect(is_asked(WG_FIRST, ASK_CHARGE), "Forming.2", "it declares");
    snprintf(topic, sizeof topic, "odds %s %d", what, target);
    expect(msk_foresee_charge(&g, target, &of), "Charge.1", "it can");
    return (double)of.routs[0] / CELLS;
}

/* How likely the Russians' fire takes the one point of who is north. */
static double
killed(void)
{
    Game then = g;
    Firing firing;
    Prospect prospect;

    then.firing = WG_SECOND;
    msk_best_bearing(&then, beside(NORTH), &firing);
    msk_foresee(&then, &firing, beside(NORTH), &prospect);
    return 1 - prospect.lost[0];
}

/* Who is charged fires before the melee, and so do guns behind; whoever loses
   its only point comes to no melee. */
static void
try_fire(void)
{
    double routs, falls, alone = 0;

    for (int guns = 0; guns < 2; guns++) {
        come_near(1);
        if (guns) {
            set("r_II_II", moskowa_near[beside(NORTH)][NORTH_WEST],
                    SOUTH_EAST);
        }
        falls = killed();
        routs = ask("charge");
        expect(falls > 0, "Sequence.3", "they fire at it");
        expect_chance("carried", routs, "Charge.5");
        expect_chance("melee", (1 - routs) * (1 - falls), "Sequence.3");
        expect(figure(WG_FIRST, "beaten") >= (int)((1 - routs) * falls
                    * MILLION), "Sequence.3", "who is shot is beaten");
        expect(guns == 0 || falls > alone, "Sequence.3", "with the guns");
        alone = falls;
    }
}

/* Facing away they do not fire. */
static void
try_no_fire(void)
{
    come_near(1);
    g.unit[foot].facing = SOUTH;
    ask("charge");
    expect_equal(figure(WG_FIRST, "carried") + figure(WG_FIRST, "melee"),
            MILLION, "Facing", "from behind nobody stops it");
}

/* They form square, or rout, or are charged; a square fires, too. */
static void
try_square(void)
{
    int counts[3];
    double routs, falls, stands;

    come_near(1);
    falls = killed();
    routs = ask("square");
    expect(msk_foresee_square(&g, target, counts), "Forming.7", "they may");
    stands = (counts[SQUARE_FORMED] + counts[NO_SQUARE] * (1 - routs)) / CELLS;
    expect_chance("carried", 1 - stands, "Forming.7");
    expect(figure(WG_FIRST, "enters") >= (int)((1 - stands) * MILLION),
            "Forming.4", "who has fled leaves the hex");
    expect_chance("melee", stands * (1 - falls), "Square.10");
}

/* How likely a square takes it as it leaves its hex. */
static double
passing(int square)
{
    Game then = g;
    Firing firing = { .count = 1, .slot = { (int16_t)square } };
    int count = 0;
    Volley v;

    then.firing = WG_SECOND;
    then.going = (int16_t)beside(NORTH);
    v = msk_weigh(&then, &firing, north(), north());
    for (int cell = 0; cell < CELLS; cell++) {
        count += msk_fire_loss(false, v.odds, roll_with(number_of(cell),
                    v.added)) > 0;
    }
    expect(count > 0, "Square.9", "it can take a point");
    return (double)count / CELLS;
}

/* Square.9: a square that it passes fires at it first. */
static void
try_passing(void)
{
    double routs;
    int other;

    come_near(2);
    other = put_foot(moskowa_near[beside(NORTH_WEST)][NORTH], NORTH);
    g.unit[other].state |= SQUARE;
    routs = ask("charge");
    expect_chance("carried", routs, "Charge.5");
    g.unit[horse].state |= MOVED;
    expect_chance("carried", routs * (1 - passing(other)), "Square.9");
}

/* Once a square stands there nobody flees, and it is attacked. */
static void
try_met(void)
{
    come_near(2);
    ask("charge");
    act(DECLARE, target, "Forming.2");
    decline();
    g.unit[foot].state |= SQUARE;
    expect_equal(figure(WG_FIRST, "melee"), -1, "Forming.4", "from nowhere");
    snprintf(topic, sizeof topic, "odds charge %d %d", target, beside(NORTH));
    expect_chance("carried", 0, "Charge.15");
    expect(figure(WG_FIRST, "melee") > 0, "Forming.4", "it attacks it");
    expect_equal(figure(WG_SECOND, "melee"), -1, "Forming.4", "not the enemy");
}

/* All in the hex check with six cells less; whoever stands may be attacked. */
static void
try_guard(void)
{
    int hex = along(broad_hex(), SOUTH, 1), guard, u;
    double routs;

    begin_empty();
    guard = put_of(CLASS_OLD_GUARD, broad_hex(), SOUTH);
    u = set(TOBOLSK, hex, NORTH);
    snprintf(topic, sizeof topic, "odds guard %d %d", guard, hex);
    expect_equal(figure(WG_FIRST, "melee"), -1, "Guard.1", "while it moves");
    french_fire();
    routs = routs_of(u, -6);
    expect_chance("carried", routs, "Guard.1");
    expect_chance("melee", 1 - routs, "Guard.1");
    expect(figure(WG_FIRST, "enters") > figure(WG_FIRST, "carried"), "Guard.1",
            "or by the melee");
    g.going = (int16_t)hex;     /* as a position from outside may have it */
    expect_chance("melee", 1 - routs, "Guard.1");
    g.going = OFF_MAP;
    expect_equal(figure(WG_SECOND, "melee"), -1, "Guard.1", "not the enemy");
}

int
main(void)
{
    begin();
    try_fire();
    try_no_fire();
    try_square();
    try_passing();
    try_met();
    try_guard();
    return outcome();
}
