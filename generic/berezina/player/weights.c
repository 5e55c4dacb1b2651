/*
 * weights.c --
 *
 *      What the French of Napoleon at the Berezina are played by, and what a
 *      general varies.  Chosen by hand on seeds 1 to 40 of the solitaire, then
 *      by `tune berezina solitaire 240 29` of 29 November 2026: "hurry" was 12,
 *      "late" 20, "queue" 2, "wade" 18.  doc/ladder-history.md has what came of
 *      them on other seeds.
 */

#include "player.h"

/* ORDER BerWeight */
const WgWeight ber_weights[] = {
    { "hurry", 8, 16, { 14, 14 } },
    { "east_leaves", 10, 24, { 18, 18 } },
    { "cover_leaves", 12, 25, { 24, 24 } },
    { "last_work", 18, 25, { 23, 23 } },
    { "late", 14, 24, { 22, 22 } },
    { "covers", 0, 7, { 7, 7 } },
    { "few", 3, 40, { 12, 12 } },
    { "mend", 0, 16, { 4, 4 } },
    { "queue", 0, 8, { 5, 5 } },
    { "second", 8, 26, { 12, 12 } },
    { "clear", 0, 400, { 90, 90 } },
    { "wade", 8, 26, { 16, 16 } },
    { "wade_cost", 0, 60, { 16, 16 } },
    { "traffic", 2, 5, { 5, 5 } },
    { "post", 1, 4, { 2, 2 } },
    { "danube", AT_FRENCH, AIMS - 1, { TO_BRIDGES, TO_BRIDGES } },
    { "wittgenstein", AT_FRENCH, AIMS - 1, { TO_BRIDGES, TO_BRIDGES } },
    { "main_army", AT_FRENCH, AIMS - 1, { TO_BRIDGES, TO_BRIDGES } },
    { "close", 1, 4, { 1, 1 } },
    { "shelter", 0, 12, { 2, 2 } },
    { "crowd", 0, 8, { 1, 1 } },
    {0}
};

/* With two players the Russians come to the bridges: who works there, or covers
   the far bank, leaves sooner. */
const int8_t ber_more[][BER_WEIGHTS] = {
    [TWO_PLAYERS] = { [COVER_LEAVES] = -4, [LAST_WORK] = -6 },
};
