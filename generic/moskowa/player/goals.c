/*
 * goals.c --
 *
 *      Victory Conditions: where a side wants to come to.
 */

#include "player.h"
#include "../scenarios.h"

static bool
is_objective(const Game *g, const Area *area)
{
    return area->scenario == g->scenario && area->kind == AREA_OBJECTIVE;
}

/* By number, as Game.held_last has them. */
static bool
is_wanted(const Game *g, int side, int number)
{
    return scenario_of(g)->aim == AIM_CROSSING || g->held_last[number] != side;
}

/* Put the hexes of objectives in a line, those alone that are wanted, or
   all. */
static int
line_up(const Game *g, int side, bool all, int16_t *line,
        int16_t far[HEXES])
{
    int count = 0, number = 0;

    for (int i = 0; i < moskowa_areas; i++) {
        const Area *area = &moskowa_area[i];

        if (!is_objective(g, area)) {
            continue;
        }
        for (int hex = 0; (all || is_wanted(g, side, number))
                && hex < HEXES; hex++) {
            if (is_in_area(area, hex) && far[hex] == TOO_FAR) {
                far[hex] = 0;
                line[count++] = (int16_t)hex;
            }
        }
        number++;
    }
    return count;
}

/* Over the river by fords and bridges alone. */
static bool
is_way(int hex, int side)
{
    const Hex *h = &moskowa_hex[hex];

    return moskowa_near[hex][side] >= 0 && (!has_side(h->river, side)
            || has_side(h->ford | h->bridge, side));
}

void
msk_measure_goals(const Game *g, int side, int16_t far[HEXES])
{
    int16_t line[HEXES];
    int count;

    for (int hex = 0; hex < HEXES; hex++) {
        far[hex] = TOO_FAR;
    }
    count = line_up(g, side, false, line, far);
    if (count == 0) {
        count = line_up(g, side, true, line, far);
    }
    for (int i = 0; i < count; i++) {
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int to = moskowa_near[line[i]][d];

            if (is_way(line[i], d) && far[to] == TOO_FAR) {
                far[to] = (int16_t)(far[line[i]] + 1);
                line[count++] = (int16_t)to;
            }
        }
    }
}

/* To the first hex of each, so that it costs little. */
int
msk_to_objective(const Game *g, int from)
{
    int least = TOO_FAR;

    for (int i = 0; i < moskowa_areas; i++) {
        const Area *area = &moskowa_area[i];
        int word = 0;

        if (!is_objective(g, area)) {
            continue;
        }
        while (word < AREA_WORDS - 1 && area->hex[word] == 0) {
            word++;
        }
        for (int hex = 64 * word; hex < HEXES && hex < 64 * (word + 1);
                hex++) {
            if (is_in_area(area, hex)) {
                int apart = msk_distance(from, hex);

                least = apart < least ? apart : least;
                break;
            }
        }
    }
    return least;
}
