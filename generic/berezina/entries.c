/*
 * entries.c --
 *
 *      11.2 Where a Russian formation comes in, as a die tells, and R-B28 of
 *      several ways that from which the French are nearest by road.
 */

#include "../core/map/reach.h"
#include "ground.h"

/* ---- R-B28 ---- */

/* By the net of roads and trails. */
static int
cost_by_road(const void *about, int hex, int side, int to)
{
    const Path *path = about;
    const Hex *from = &berezina_hex[hex];

    return has_side(from->road | from->trail, side)
            ? cost_of_step(path, hex, side, to) : -1;
}

static void
steps_by_road(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    wg_hex_steps_from(&berezina_grid, cost_by_road, about, hex, step);
}

/* Of a hex and those about it. */
static int
least_beside(const WgHexReach *reach, int hex)
{
    int least = reach->cost[hex];

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        if (near >= 0 && reach->cost[near] < least) {
            least = reach->cost[near];
        }
    }
    return least;
}

/* What it costs to come from there to beside a French combat unit. */
static int
way_to_french(const Game *g, int entry)
{
    WgHexReach reach;
    Path path = { .game = g, .side = RUSSIAN, .alone = true };
    WgHexSearch search = { .steps = steps_by_road, .about = &path,
            .most = WG_HEX_FAR - 1 };
    int least = WG_HEX_FAR;

    wg_hex_begin(&berezina_grid, &reach);
    wg_hex_from(&reach, entry, 0);
    wg_hex_reach(&berezina_grid, &reach, &search);
    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (is_fighting(g, u)) {
            int cost = least_beside(&reach, g->unit[u].place);

            least = cost < least ? cost : least;
        }
    }
    return least;
}

/* Of those in question; the first of those alike. */
static int
closest(const Game *g, const int16_t *entry, int count)
{
    int best = 0, least = WG_HEX_FAR;

    for (int i = 0; i < count; i++) {
        int far = way_to_french(g, entry[i]);

        if (far < least) {
            least = far;
            best = i;
        }
    }
    return entry[best];
}

/* ---- 11.2 ---- */

/* Two faces of the die a row, and three for the rest of the Main Army. */
static const int16_t of_wittgenstein[3] = {
    HEX(1400), HEX(3000), HEX(4200)
};
static const int16_t of_avant_garde[3][3] = {
    { HEX(3000), HEX(4200), HEX(4200) },
    { HEX(5100), HEX(6005), HEX(6005) },
    { HEX(6012), HEX(6019), HEX(5428) }
};
static const int16_t of_main_army[2][2] = {
    { HEX(5100), HEX(6005) }, { HEX(4200), HEX(6012) }
};

int
ber_entry_by_die(const Game *g, int corps, int die)
{
    return corps == WITTGENSTEIN ? of_wittgenstein[(die - 1) / 2]
            : corps == AVANT_GARDE ? closest(g, of_avant_garde[(die - 1) / 2],
                3)
            : closest(g, of_main_army[(die - 1) / 3], 2);
}
