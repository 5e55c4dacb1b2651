/*
 * second-look.c --
 *
 *      What a second reading of the rulebook, by another model of it, found in
 *      La Bataille de la Moskowa: squares that try again, retreats between two
 *      attackers, leaders who retreat before combat, what counts as Guard.
 */

#include "generic/moskowa/cavalry.h"
#include "fights.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

static int
piece(const char *key)
{
    int p = 0;

    while (p < PIECES && strcmp(moskowa_piece[p].key, key) != 0) {
        p++;
    }
    return p;
}

/* ---- Forming.7: once a hex ---- */

/* A battalion in square on top of one that is not: the hex is a square. */
static void
try_square_of_two(void)
{
    int top;

    begin_empty();
    set("r_II_4_Tob_b1", s(5), NORTH);
    set("r_II_4_Tob_b2", s(5), NORTH);
    expect(msk_may_try_square(&g, s(5)), "Forming.7", "both may try");
    top = msk_top(&g, s(5));
    g.unit[top].state |= SQUARE;
    expect(msk_is_square(&g, s(5)), "R-M137", "who is on top tells");
    expect(!msk_may_try_square(&g, s(5)), "Forming.7",
            "who stands in a square does not try to form one");
}

int
main(void)
{
    hex = broad_hex();
    try_square_of_two();
    return outcome();
}
