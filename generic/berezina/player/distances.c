/*
 * distances.c --
 *
 *      How far it is, for those who plan.
 */

#include "../../core/map/reach.h"
#include "../ground.h"
#include "player.h"

enum { PAST = 40 };             /* an enemy who has not noticed them */

/* What each way costs past an enemy, where somebody could be. */
static void
make_rates_past(const Outlook *o, int16_t rate[2][WAYS])
{
    for (int way = 0; o->hides && way < WAYS; way++) {
        int16_t cost = (int16_t)(rate[0][way] + PAST);

        rate[1][way] = rate[0][way] == WG_HEX_FAR ? WG_HEX_FAR
                : cost < WG_HEX_DEAREST ? cost : WG_HEX_DEAREST;
    }
}

void
ber_measure(const Outlook *o, int goal, Survey *survey)
{
    survey->outlook = o;
    survey->goal = goal;
    survey->searched = false;
    ber_make_rates(o, survey->rate[0]);
    ber_measure_by_banks(survey);
}

/* ---- the search ---- */

/* It begins when the tables do not tell enough; nothing is known yet but the
   goal itself. */
static void
begin(Survey *survey)
{
    make_rates_past(survey->outlook, survey->rate);
    survey->searched = true;
    survey->known = 0;
    wg_hex_begin(&berezina_grid, &survey->reach);
    wg_hex_from(&survey->reach, survey->goal, 0);
    wg_hex_line_up(&survey->queue, &survey->reach, NULL, 0);
}

/* The hexes from which a step leads into that one; all six are compared without
   a branch, since none is likely or unlikely. */
static void
go_back(Survey *survey, int hex)
{
    const int16_t *next = berezina_next[hex], *known = survey->reach.cost;
    const int16_t *rate = survey->rate[survey->outlook->beside[hex]];
    const uint8_t *way = berezina_way_in[hex];
    int here = known[hex];
    uint64_t sides = 0;

    for (int d = WG_HEX_SIDES - 1; d >= 0; d--) {
        sides += sides + (here + rate[way[d]] < known[next[d]]);
    }
    while (sides != 0) {
        int d = wg_take_lowest(&sides);

        wg_hex_come(&survey->queue, next[d], here + rate[way[d]]);
    }
}

/* To the hex that is known next, if there is one. */
static void
go_on(Survey *survey)
{
    int hex = wg_hex_next(&survey->queue);

    if (hex < 0) {
        survey->known = WG_HEX_FAR;
        return;
    }
    survey->known = survey->reach.cost[hex];
    go_back(survey, hex);
}

/* Go on until that is known, or no farther than `most`. */
static int
search(Survey *survey, int hex, int most)
{
    if (!survey->searched) {
        begin(survey);
    }
    while (survey->reach.cost[hex] > survey->known && survey->known < most) {
        go_on(survey);
    }
    return survey->reach.cost[hex];
}

int
ber_far(Survey *survey, int hex)
{
    return ber_tells_all(survey, hex) ? ber_far_at_least(survey, hex)
            : search(survey, hex, WG_HEX_FAR);
}

int
ber_far_within(Survey *survey, int hex, int most)
{
    int least = ber_far_at_least(survey, hex);

    return least > most || ber_tells_all(survey, hex) ? least
            : search(survey, hex, most);
}

/* To hide costs more, but bars no way. */
bool
ber_leads_there(Survey *survey, int hex)
{
    return (survey->along ? ber_far_at_least(survey, hex)
                : ber_far(survey, hex)) != WG_HEX_FAR;
}

/* How far the nearest combat unit of a side is, and where. */
int
ber_find_nearest(const Game *g, int side, int hex, int *place)
{
    int least = 99;

    *place = NONE;
    for (int u = first_of(side); u < end_of(side); u++) {
        if (is_fighting(g, u) && is_within(least - 1, hex,
                g->unit[u].place)) {
            least = distance(hex, g->unit[u].place);
            *place = g->unit[u].place;
        }
    }
    return least;
}

int
ber_nearest(const Game *g, int side, int hex)
{
    int place;

    return ber_find_nearest(g, side, hex, &place);
}
