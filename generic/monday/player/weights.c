/*
 * weights.c --
 *
 *      What computers play Bloody Monday by.
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
    { "star_worth",      0, 600, { 240, 240 } },
    { "fleche_worth",    0, 400, { 130, 130 } },
    { "guns_help",       0,  80, {  35,  35 } },
    { "keep",            0, 120, {  30,  30 } },
    { "cover",           0,  40, {   8,   8 } },
    { "least_impulse",   0, 150, {  25,  25 } },
    { "marching",        0, 200, {  70,  70 } },
    { "fight_on",     -200, 200, {  20,  20 } },
    { "hopeless",        0, 150, {  25,  25 } },
    {0}
};
