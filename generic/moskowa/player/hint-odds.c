/*
 * hint-odds.c --
 *
 *      How hints begin, and what a charge promises, as they tell it.
 */

#include "hints.h"
#include "../charts.h"
#include "../dice.h"

enum { MILLIONTHS = 1000000 };

int
msk_chance_of(int cells)
{
    return part_of_rolls(cells, MILLIONTHS);
}

void
msk_print_charge(const Game *g, const ChargeProspect *of, WgText *out)
{
    int most = 0;

    for (int i = 1; i < of->count; i++) {
        most = points_of(g, of->slot[i]) > points_of(g, of->slot[most]) ? i
                : most;
    }
    wg_print(out, "odds %s victim %d chance %d", moskowa_odds[of->odds],
            of->slot[most], msk_chance_of(of->routs[most]));
}

void
msk_print_hint(const char *kind, int u, int hex, WgText *out)
{
    wg_print(out, "{kind %s unit %d hex %s ", kind, u, moskowa_hex_name[hex]);
}
