/*
 * horse.h --
 *
 *      For the tests of squares and charges in La Bataille de la Moskowa:
 *      French cavalry that comes at Russian foot, what is asked, and dice.
 */

#ifndef MOSKOWA_HORSE_H
#define MOSKOWA_HORSE_H

#include "generic/moskowa/cavalry.h"
#include "generic/moskowa/charts.h"
#include "field.h"

/* A unit of a class, off the map. */
static inline int
put_of(int class, int hex, int facing)
{
    int u = 0;

    while (piece_of(&g, u)->class != class || g.unit[u].hex != OFF_MAP
            || is_battalion(piece_of(&g, u))) {
        u++;
    }
    msk_put(&g, u, hex, 0);
    g.unit[u].facing = (int8_t)facing;
    g.unit[u].state = 0;
    g.unit[u].spent = 0;
    g.unit[u].lost = 0;
    return u;
}

/* Foot that can form square: a regiment's counter. */
static inline int
put_foot(int hex, int facing)
{
    return put_of(CLASS_RU_LINE, hex, facing);
}

static inline bool
is_asked(int side, int decision)
{
    return g.flow.side == side && g.flow.decision == decision;
}

/* Dice that fall so, as often as some are thrown. */
static inline void
throw_all(int first, int second)
{
    uint8_t dice[WG_DICE] = { (uint8_t)first, (uint8_t)second };

    while (g.flow.side == WG_CHANCE) {
        wg_throw(&moskowa_rules, &g, dice);
    }
}

/* Whatever is asked of the defender is answered with no square. */
static inline void
decline(void)
{
    while (g.flow.side == WG_SECOND) {
        act(DONE, 0, "Forming.3");
    }
}

/* The unit in hand steps on; nobody charges, nobody forms square. */
static inline void
step_quietly(int to)
{
    act(STEP, to, "Movement.3");
    if (is_asked(WG_FIRST, ASK_CHARGE)) {
        act(DONE, 0, "Forming.2");
    }
    decline();
}

/* ---- a charge ---- */

static int horse, foot, target;

static inline void
set_points(int u, int points)
{
    g.unit[u].lost = (int8_t)(piece_of(&g, u)->points - points);
    expect_equal(points_of(&g, u), points, "Casualties.1", "points");
}

/* A Russian regiment that faces north, nobody else. */
static inline void
put_target(void)
{
    begin_empty();
    target = south(open_hex(), 5);
    foot = put_foot(target, NORTH);
}

static inline int
beside(int side)
{
    return moskowa_near[target][side];
}

/* French cavalry beside it that has declared a charge. */
static inline int
declare_from(int class, int side)
{
    int u = put_of(class, beside(side), wg_hex_back(side));

    act(TAKE_UP, u, "Movement.1");
    expect(is_asked(WG_FIRST, ASK_CHARGE), "Forming.2", "it declares");
    act(DECLARE, target, "Forming.2");
    decline();
    return u;
}

static inline void
expect_odds(int odds, const char *paragraph, const char *what)
{
    expect_equal(msk_charge_odds(&g), odds, paragraph, what);
    expect_equal(msk_charge_added(&g), msk_charge_modifier(odds), paragraph,
            what);
}

#endif /* MOSKOWA_HORSE_H */
