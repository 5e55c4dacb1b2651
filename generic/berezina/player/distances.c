/*
 * distances.c --
 *
 *      How far it is, for those who plan.
 */

#include "../../core/map/reach.h"
#include "../ground.h"
#include "player.h"

static int
cost_back(const Path *path, const Tariff *tariff, int way, const int *toll)
{
    int ford = (way - WAY_FORD) / 2, over;

    if (way < WAY_FORD || way == NO_WAY) {
        return tariff->cost[0][way];
    }
    over = toll[ford];
    return over < 0 ? -1 : over + cost_of_ground(path,
            berezina_ford_way[ford][(way - WAY_FORD) % 2], true);
}

void
ber_measure(const Outlook *o, int goal, int16_t far[HEXES])
{
    enum { PAST = 40 };
    Path path = { .game = o->g, .side = FRENCH, .alone = true, .dry = true };
    WgHexReach reach;
    WgHexQueue queue;
    Tariff tariff;
    int hex;

    ber_make_tariff(&path, &tariff);
    wg_hex_begin(&berezina_grid, &reach);
    wg_hex_from(&reach, goal, 0);
    wg_hex_line_up(&queue, &reach, NULL, 0);
    while ((hex = wg_hex_next(&queue)) >= 0) {
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int step = cost_back(&path, &tariff, berezina_way_in[hex][d],
                    o->toll);

            step += step >= 0 && o->beside[hex] ? PAST : 0;
            if (step >= 0 && berezina_near[hex][d] >= 0) {
                wg_hex_come(&queue, berezina_near[hex][d],
                        reach.cost[hex] + (step > WG_HEX_DEAREST
                            ? WG_HEX_DEAREST : step));
            }
        }
    }
    memcpy(far, reach.cost, HEXES * sizeof *far);
}

/* How far the nearest combat unit of a side is. */
int
ber_nearest(const Game *g, int side, int hex)
{
    int least = 99;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (is_fighting(g, u) && is_within(least - 1, hex,
                g->unit[u].place)) {
            least = distance(hex, g->unit[u].place);
        }
    }
    return least;
}
