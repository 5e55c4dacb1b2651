/*
 * weights.c --
 *
 *      What computers play Bloody Monday by.
 *
 *      By `tune monday monday,last_blood 400 301` and then `900 302` of 30
 *      November 2026, begun from weights chosen by hand.  Against those an
 *      officer then won 200 duels of 300 in monday and 235 in last_blood, and
 *      lost 42 and 59 (seeds 520001 to 520300 of each).  What a third run of
 *      600 tries found won more of these, but less of those by hand.  "take"
 *      and "guard" were chosen by hand since, by 1,000 duels of officers each:
 *      doc/ladder-history.md.
 */

#include "player.h"

/* ORDER MonWeight */
const WgWeight mon_weights[] = {
    { "boldness",     -100, 200, { 10, -20 } },
    { "leader_cost",     0, 120, { 0, 9 } },
    { "pull",            0,  40, { 14, 14 } },
    { "fear",            0, 150, { 0, 0 } },
    { "kill",            0, 120, { 42, 42 } },
    { "loss",            0, 120, { 42, 51 } },
    { "break",           0,  60, { 15, 41 } },
    { "star_worth",      0, 600, { 222, 240 } },
    { "fleche_worth",    0, 400, { 33, 130 } },
    { "guns_help",       0,  80, { 26, 35 } },
    { "keep",            0, 120, { 4, 1 } },
    { "cover",           0,  40, { 8, 8 } },
    { "least_impulse",   0, 150, { 0, 0 } },
    { "marching",        0, 200, { 131, 39 } },
    { "fight_on",     -200, 200, { 20, 31 } },
    { "hopeless",        0, 150, { 0, 0 } },
    { "take",            0, 200, { 150, 150 } },
    { "guard",           0, 150, { 0, 60 } },
    {0}
};

/* ORDER MonWeight.  Chosen by hand, of 25 November 2026. */
const int mon_by_hand[MON_WEIGHTS] = {
    10, 30, 9, 30, 42, 42, 15, 240, 130, 35, 30, 8, 25, 70, 20, 0, 0,
    0
};
