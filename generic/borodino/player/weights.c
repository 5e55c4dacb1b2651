/*
 * weights.c --
 *
 *      What computers play Borodino 1812 by.
 *
 *      Of 30 November 2026, by `make tune`: 160 tries from seed 51 in
 *      shevardino, borodino and campaign, begun from weights found by some
 *      hundred trials by hand and 600 tries before.  Against those an officer
 *      then won 219 duels of 450, and lost 195 (seeds 7001 to 7150 of each
 *      scenario).
 */

#include "player.h"

/* ORDER BorWeight */
const WgWeight bor_weights[] = {
    { "boldness", -200, 300, { 45, 70 } },
    { "despair", 0, 400, { 9, 0 } },
    { "hq_cost", 0, 150, { 30, 84 } },
    { "pull", 0, 40, { 14, 15 } },
    { "fear", 0, 200, { 15, 60 } },
    { "redoubt_worth", 0, 300, { 33, 103 } },
    { "kill", 0, 120, { 73, 45 } },
    { "loss", 0, 120, { 20, 40 } },
    { "help", 0, 100, { 20, 23 } },
    { "keep", 0, 150, { 45, 98 } },
    { "hopeless", 0, 120, { 50, 30 } },
    { "hopeless_redoubt", 0, 120, { 12, 28 } },
    { "weak", 0, 200, { 88, 58 } },
    { "gate", 0, 200, { 20, 21 } },
    { "least_chance", 0, 100, { 42, 1 } },
    { "main_pull", 0, 500, { 378, 0 } },
    { "shelling", 0, 100, { 32, 60 } },
    { "another_hq", 0, 100, { 70, 70 } },
    { "last_hours", 0, 100, { 77, 96 } },
    {0}
};
