/*
 * weights.c --
 *
 *      What computers play Borodino 1812 by.
 *
 *      Of 26 November 2026, by `make tune`: 260 tries from seed 3 in shevardino
 *      and borodino, up to 256 matches each, begun from weights chosen by hand.
 *      Against those an officer then won 58 duels of 80, and lost 16 (seeds 501
 *      to 540 of each scenario).
 */

#include "player.h"

/* ORDER BorWeight */
const WgWeight bor_weights[] = {
    { "boldness", -200, 300, { -6, 13 } },
    { "despair", 0, 400, { 9, 0 } },
    { "hq_cost", 0, 150, { 44, 91 } },
    { "pull", 0, 40, { 14, 15 } },
    { "fear", 0, 200, { 5, 60 } },
    { "redoubt_worth", 0, 300, { 33, 103 } },
    { "kill", 0, 120, { 60, 45 } },
    { "loss", 0, 120, { 14, 40 } },
    { "help", 0, 100, { 20, 23 } },
    { "keep", 0, 150, { 45, 67 } },
    { "hopeless", 0, 120, { 15, 30 } },
    { "hopeless_redoubt", 0, 120, { 12, 28 } },
    { "weak", 0, 200, { 132, 90 } },
    { "gate", 0, 200, { 20, 12 } },
    {0}
};
