/*
 * reserve.c --
 *
 *      Russian Reserve Artillery in La Bataille de la Moskowa: what it does
 *      without Kutaisov, and with him.
 */

#include "field.h"

static int
named(const char *name, int hex)
{
    int u = first_of(WG_SECOND);

    while (strcmp(piece_of(&g, u)->name, name) != 0) {
        u++;
    }
    msk_put(&g, u, hex, 0);
    g.unit[u].facing = SOUTH;
    g.unit[u].state = 0;
    return u;
}

static void
take_up(int u)
{
    act(TAKE_UP, u, "Movement.1");
}

int
main(void)
{
    static const char *const bar = "Leaders.Kutaisov not-with-him";
    int hex = open_hex(), guns, leader;

    begin_empty();
    g.phasing = g.flow.side = WG_SECOND;
    guns = named("12-lb battery", hex);
    take_up(guns);
    refused(STEP, south(hex, 1), bar, "Russian Reserve Artillery");
    refused(UNLIMBER, 0, bar, "Special Leaders, Kutaisov");
    act(TURN, NORTH, "Special Leaders, Kutaisov");
    leader = named("Kutaisov", hex);
    act(STEP, south(hex, 1), "Special Leaders, Kutaisov");
    refused(STEP, south(hex, 2), bar, "R-M144");
    take_up(leader);
    act(STEP, south(hex, 1), "Movement.1");
    take_up(guns);
    act(UNLIMBER, 0, "Special Leaders, Kutaisov");
    expect_equal(g.unit[guns].spent, 2 * (1 + 3), "Artillery.1", "its price");
    g.unit[guns].spent = 0;
    g.unit[leader].lost = WOUNDED;
    refused(LIMBER, 0, bar, "R-M111");
    g.unit[leader].lost = 0;
    act(LIMBER, 0, "Special Leaders, Kutaisov");
    act(PUT_DOWN, 0, "Movement.3");
    guns = named("Reserve horse battery 4-10", south(hex, 5));
    take_up(guns);
    act(STEP, south(hex, 6), "Russian Reserve Artillery: horse is exempt");
    act(PUT_DOWN, 0, "Movement.3");
    guns = named("Unicorn (howitzer) battery", south(hex, 8));
    take_up(guns);
    refused(STEP, south(hex, 9), bar, "Russian Reserve Artillery");
    return outcome();
}
