/*
 * umpire.c --
 *
 *      What may be asked about "The Ford", and what an umpire may amend.
 */

#include <string.h>

#include "ford.h"

/* "near HEX": the hexes beside it. */
void
ford_query(const Game *g, int viewer, const char *topic, WgText *out)
{
    (void)g;
    (void)viewer;
    if (strncmp(topic, "near ", 5) != 0) {
        return;
    }
    for (int hex = 0; hex < HEXES; hex++) {
        if (strcmp(ford_hex[hex], topic + 5) != 0) {
            continue;
        }
        for (int other = 0; other < HEXES; other++) {
            if (ford_distance(hex, other) == 1) {
                wg_print(out, "%s ", ford_hex[other]);
            }
        }
    }
}

/* "place UNIT HEX": a unit was put down wrong. */
const char *
ford_judge_amendment(const Game *g, const WgAction *a)
{
    if (g->unit[a->arg[0]].hex == OFF_MAP) {
        return "- is-gone";
    }
    return ford_unit_at(g, a->arg[1]) < 0 ? NULL : "3.2 occupied";
}

void
ford_amend(Game *g, const WgAction *a)
{
    g->unit[a->arg[0]].hex = a->arg[1];
    wg_tell(g, PUT_THERE, a->arg[0], a->arg[1], 0, 0);
}
