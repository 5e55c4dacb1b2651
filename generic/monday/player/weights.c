/*
 * weights.c --
 *
 *      What computers play Bloody Monday by.
 *
 *      Chosen by hand, of 25 November 2026, and never tuned until `tune monday
 *      monday,last_blood 60 77` of 29 November.  That was broken off after one
 *      change of try 14: "hopeless" 0 for the Russians, 25 before.  By hand 0
 *      for both then.  With that and exact hits in attacks an officer won 110
 *      duels of 200 in monday and 150 in last_blood from one of before, and
 *      lost 32 and 49 (seeds 34001 to 34200 of each).
 */

#include "player.h"

/* ORDER MonWeight */
const WgWeight mon_weights[] = {
    { "boldness",     -100, 200, {  10, -30 } },
    { "leader_cost",     0, 120, {  30,  40 } },
    { "pull",            0,  40, {   9,   3 } },
    { "fear",            0, 150, {  30,  50 } },
    { "kill",            0, 120, {  42,  42 } },
    { "loss",            0, 120, {  42,  42 } },
    { "break",           0,  60, {  15,  15 } },
    { "star_worth",      0, 600, { 240, 240 } },
    { "fleche_worth",    0, 400, { 130, 130 } },
    { "guns_help",       0,  80, {  35,  35 } },
    { "keep",            0, 120, {  30,  30 } },
    { "cover",           0,  40, {   8,   8 } },
    { "least_impulse",   0, 150, {  25,  25 } },
    { "marching",        0, 200, {  70,  70 } },
    { "fight_on",     -200, 200, {  20,  20 } },
    { "hopeless",        0, 150, {   0,   0 } },
    {0}
};
