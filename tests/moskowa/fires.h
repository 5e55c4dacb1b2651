/*
 * fires.h --
 *
 *      For the tests of fire in La Bataille de la Moskowa: units by their key
 *      on the ground, decisions by their verbs, dice as they are wanted.
 */

#ifndef MOSKOWA_FIRES_H
#define MOSKOWA_FIRES_H

#include "generic/moskowa/charts.h"
#include "generic/moskowa/fire.h"
#include "field.h"

/* Factors: the 13th Light 15, its battalions 10 and range 2, a battalion of
   the 85th 8, a battery 14-8-3 and range 8, 12-pounders of the Guard 18-12-6
   and range 9. */
#define LIGHT_REGIMENT "f_I_1_13L"
#define LIGHT_BATTALION "f_I_1_13L_b1"
#define BATTALION "f_I_4_85_b1"
#define BATTERY "f_I_I"
#define HEAVY "f_IG_GA"
#define TOBOLSK "r_II_4_Tob"
#define RUSSIAN_BATTALION "r_IV_23_Eka_b1"

/* Put a piece beneath those in a hex; guns stand unlimbered. */
static inline int
set(const char *key, int hex, int facing)
{
    int u = 0;

    while (u < PIECES && strcmp(piece_of(&g, u)->key, key) != 0) {
        u++;
    }
    if (u == PIECES) {
        fprintf(stderr, "moskowa: no piece %s\n", key);
        exit(1);
    }
    msk_put(&g, u, hex, msk_stack(&g, hex).count);
    g.unit[u].facing = (int8_t)facing;
    g.unit[u].state = is_guns(piece_of(&g, u)) ? UNLIMBERED : 0;
    g.unit[u].lost = 0;
    return u;
}

static inline int
along(int hex, int side, int steps)
{
    return hex < 0 || steps == 0 ? hex
            : along(moskowa_near[hex][side], side, steps - 1);
}

/* A hex with clear ground around, and for ten hexes to the south. */
static inline int
broad_hex(void)
{
    for (int hex = 0;; hex++) {
        bool open = true;

        for (int n = 0; n < 11 && open; n++) {
            int at = along(hex, SOUTH, n);

            open = at >= 0 && is_plain(at);
            for (int side = 0; side < WG_HEX_SIDES && open; side++) {
                open = moskowa_near[at][side] >= 0
                        && is_plain(moskowa_near[at][side]);
            }
        }
        if (open) {
            return hex;
        }
    }
}

/* Dice as a number, 55 for two. */
static inline void
throw(int number, const char *paragraph)
{
    uint8_t two[2] = { (uint8_t)(number / 10), (uint8_t)(number % 10) };
    uint8_t one[1] = { (uint8_t)number };

    expect_equal(g.flow.side, WG_CHANCE, paragraph, "dice are awaited");
    expect_equal(g.flow.dice, number > 6 ? 2 : 1, paragraph, "so many dice");
    wg_throw(&moskowa_rules, &g, number > 6 ? two : one);
}

/* The French fire, their movement over; whoever else may says Done. */
static inline void
french_fire(void)
{
    act(DONE, 0, "Sequence of Play 1");
    if (g.flow.side == WG_SECOND && g.flow.decision == ASK_TARGET) {
        act(DONE, 0, "Sequence of Play 3");
    }
    expect(g.flow.side == WG_FIRST && g.flow.decision == ASK_TARGET,
            "Sequence of Play 4", "offensive fire");
}

/* The last event of a kind since the last action, NULL. */
static inline const WgEvent *
told(int kind)
{
    for (int i = g.flow.events - 1; i >= 0; i--) {
        if (g.flow.event[i].kind == kind) {
            return &g.flow.event[i];
        }
    }
    return NULL;
}

/* Odds and cells of these units' fire at a hex. */
static inline Volley
weigh(int hex, int count, const int *slots)
{
    Firing firing = { .count = count };

    for (int i = 0; i < count; i++) {
        firing.slot[i] = (int16_t)slots[i];
    }
    return msk_weigh(&g, &firing, hex, hex);
}

#endif /* MOSKOWA_FIRES_H */
