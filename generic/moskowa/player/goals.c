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
bool
msk_is_wanted(const Game *g, int side, int number)
{
    return scenario_of(g)->aim == AIM_CROSSING || g->held_last[number] != side;
}

/* The area of that number; NULL: there is none. */
static const Area *
objective(const Game *g, int number)
{
    for (int i = 0; i < moskowa_areas; i++) {
        if (is_objective(g, &moskowa_area[i]) && number-- == 0) {
            return &moskowa_area[i];
        }
    }
    return NULL;
}

int
msk_goal_hex(const Game *g, int number)
{
    const Area *area = objective(g, number);

    return area ? msk_next_hex(area->hex, 0) : HEXES;
}

/* ---- how far ---- */

/* Put the hexes of an area in a line, after those that are there. */
static int
line_up(const Area *area, int16_t *line, int count, int16_t far[HEXES])
{
    for (int hex = msk_next_hex(area->hex, 0); hex < HEXES;
            hex = msk_next_hex(area->hex, hex + 1)) {
        if (far[hex] == TOO_FAR) {
            far[hex] = 0;
            line[count++] = (int16_t)hex;
        }
    }
    return count;
}

/* Those of the objectives that are wanted, or of all. */
static int
line_up_all(const Game *g, int side, bool all, int16_t *line,
        int16_t far[HEXES])
{
    const Area *area;
    int count = 0;

    for (int i = 0; (area = objective(g, i)); i++) {
        if (all || msk_is_wanted(g, side, i)) {
            count = line_up(area, line, count, far);
        }
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

static void
spread(int16_t *line, int count, int16_t far[HEXES])
{
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

static void
forget(int16_t far[HEXES])
{
    for (int hex = 0; hex < HEXES; hex++) {
        far[hex] = TOO_FAR;
    }
}

bool
msk_measure_goal(const Game *g, int number, int16_t far[HEXES])
{
    const Area *area = objective(g, number);
    int16_t line[HEXES];

    forget(far);
    if (area) {
        spread(line, line_up(area, line, 0, far), far);
    }
    return area != NULL;
}

void
msk_measure_goals(const Game *g, int side, int16_t far[HEXES])
{
    int16_t line[HEXES];
    int count;

    forget(far);
    count = line_up_all(g, side, false, line, far);
    if (count == 0) {
        count = line_up_all(g, side, true, line, far);
    }
    spread(line, count, far);
}

void
msk_measure_for(const Game *g, int goal, int16_t far[HEXES])
{
    if (goal == 0 || !msk_measure_goal(g, goal - 1, far)) {
        msk_measure_goals(g, g->phasing, far);
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
