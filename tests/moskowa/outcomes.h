/*
 * outcomes.h --
 *
 *      For the tests of La Bataille de la Moskowa in C: what fights do, settled
 *      with dice that the test throws.
 */

#ifndef MOSKOWA_TEST_OUTCOMES_H
#define MOSKOWA_TEST_OUTCOMES_H

#include "field.h"
#include "generic/moskowa/outcomes.h"

/* A unit of a class, off the map, put onto a stack. */
static inline int
put_class(int class, int hex)
{
    int u = 0;

    while (piece_of(&g, u)->class != class || g.unit[u].hex != OFF_MAP
            || g.unit[u].lost > 0) {
        u++;
    }
    msk_put(&g, u, hex, 0);
    g.unit[u].facing = SOUTH;
    g.unit[u].state = 0;
    return u;
}

static inline int
put_leader(int side, const char *name, int hex)
{
    int piece = msk_leader(side, name), u = 0;

    while (g.unit[u].piece != piece) {
        u++;
    }
    msk_put(&g, u, hex, 0);
    return u;
}

/* Go on until dice are awaited, or nobody is left. */
static inline void
settle(void)
{
    wg_begin_at(&moskowa_rules, &g, SETTLE);
}

static inline bool
awaits_dice(void)
{
    return g.flow.side == WG_CHANCE;
}

static inline void
throw(int number)
{
    uint8_t dice[2] = { (uint8_t)(number / 10), (uint8_t)(number % 10) };

    wg_throw(&moskowa_rules, &g, dice);
}

/* All that await dice hold. */
static inline void
all_hold(void)
{
    while (awaits_dice()) {
        throw(66);
    }
}

/* Far from the edges, with clear ground for ten hexes to the south. */
static inline int
inner_hex(void)
{
    for (int hex = 15 * ROWS;; hex++) {
        int at = hex, n = 0;

        while (at >= 0 && n < 10 && moskowa_hex[at].terrain == CLEAR
                && !moskowa_hex[at].slope && !moskowa_hex[at].stream
                && !moskowa_hex[at].river && !moskowa_hex[at].up
                && !moskowa_hex[at].down) {
            at = moskowa_near[at][SOUTH];
            n++;
        }
        if (n == 10 && moskowa_near[hex][NORTH] >= 0) {
            return hex;
        }
    }
}

/* A new phase, with nobody there. */
static inline int
empty_field(void)
{
    begin_empty();
    for (int u = 0; u < PIECES; u++) {
        g.unit[u].lost = 0;
        g.unit[u].state = 0;
    }
    msk_begin_phase(&g);
    return inner_hex();
}

#endif /* MOSKOWA_TEST_OUTCOMES_H */
