/*
 * distances.c --
 *
 *      How far it is, for those who plan.
 */

#include <string.h>

#include "../../core/map/reach.h"
#include "../ground.h"
#include "player.h"

/* What each way costs, the fords their tolls. */
static void
make_rates(const Outlook *o, int16_t rate[WAYS])
{
    Path path = { .game = o->g, .side = FRENCH, .alone = true, .dry = true };
    Tariff tariff;

    ber_make_tariff(&path, &tariff);
    for (int way = 0; way < WAYS; way++) {
        rate[way] = tariff.cost[0][way];
    }
    for (int ford = 0; ford < FORDS; ford++) {
        for (int bank = EAST; bank <= WEST; bank++) {
            rate[WAY_FORD + 2 * ford + bank] = (int16_t)(o->toll[ford] < 0 ? -1
                    : o->toll[ford] + cost_of_ground(&path,
                        berezina_ford_way[ford][bank], true));
        }
    }
}

/* Begin; nothing is known yet but the goal itself. */
static void
begin(Survey *survey, int goal)
{
    survey->known = 0;
    wg_hex_begin(&berezina_grid, &survey->reach);
    wg_hex_from(&survey->reach, goal, 0);
    wg_hex_line_up(&survey->queue, &survey->reach, NULL, 0);
}

void
ber_measure(const Outlook *o, int goal, Survey *survey)
{
    make_rates(o, survey->rate);
    survey->beside = o->beside;
    survey->waits = false;
    begin(survey, goal);
}

/* ---- what a plan keeps ---- */

/* A number for all that distances come of. */
static uint64_t
number_of(const Survey *survey)
{
    uint64_t sum = 1;

    for (int way = 0; way < WAYS; way++) {
        sum = (sum ^ (uint64_t)survey->rate[way]) * 0x9e3779b97f4a7c15u;
    }
    for (int hex = 0; hex < HEXES; hex += (int)sizeof sum) {
        uint64_t some = 0;

        memcpy(&some, survey->beside + hex, hex + (int)sizeof some < HEXES
                ? sizeof some : (size_t)(HEXES - hex));
        sum = (sum ^ some) * 0x9e3779b97f4a7c15u;
        sum ^= sum >> 32;
    }
    return sum;
}

void
ber_measure_out(const Outlook *o, const Known *known, Survey *survey)
{
    make_rates(o, survey->rate);
    survey->beside = o->beside;
    survey->made_of = number_of(survey);
    survey->waits = known != NULL && known->made_of == survey->made_of;
    if (survey->waits) {
        survey->known = known->known;
        memcpy(survey->reach.cost, known->cost, sizeof known->cost);
    } else {
        begin(survey, berezina_exit[OUT]);
    }
}

void
ber_keep(const Survey *survey, Known *known)
{
    if (!survey->waits) {
        known->made_of = survey->made_of;
        known->known = (int16_t)survey->known;
        memcpy(known->cost, survey->reach.cost, sizeof known->cost);
    }
}

/* Go on from what was kept: with the hexes that are met, but for those known
   that are nearer than the last. */
static void
resume(Survey *survey)
{
    WgHexReach *reach = &survey->reach;

    reach->count = 0;
    for (int hex = 0; hex < HEXES; hex++) {
        reach->hex[reach->count] = (int16_t)hex;
        reach->count = (int16_t)(reach->count
                + (reach->cost[hex] >= survey->known
                    && reach->cost[hex] != WG_HEX_FAR));
    }
    wg_hex_line_up(&survey->queue, reach, NULL, 0);
    survey->waits = false;
}

/* ---- the search ---- */

/* The hexes from which a step leads into that one. */
static void
go_back(Survey *survey, int hex)
{
    enum { PAST = 40 };
    const int16_t *near = berezina_near[hex];
    int past = survey->beside[hex] ? PAST : 0, here = survey->reach.cost[hex];

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int step = survey->rate[berezina_way_in[hex][d]] + past;

        if (step >= past && near[d] >= 0) {
            wg_hex_come(&survey->queue, near[d], here
                    + (step > WG_HEX_DEAREST ? WG_HEX_DEAREST : step));
        }
    }
}

/* The hex that is known next; NONE: all are. */
static int
go_on(Survey *survey)
{
    int hex;

    if (survey->waits) {
        resume(survey);
    }
    hex = wg_hex_next(&survey->queue);
    if (hex < 0) {
        survey->known = WG_HEX_FAR;
        return NONE;
    }
    survey->known = survey->reach.cost[hex];
    go_back(survey, hex);
    return hex;
}

/* The search goes on until it is known. */
int
ber_far(Survey *survey, int hex)
{
    while (survey->reach.cost[hex] > survey->known) {
        go_on(survey);
    }
    return survey->reach.cost[hex];
}

/* No farther than that. */
int
ber_far_within(Survey *survey, int hex, int most)
{
    while (survey->reach.cost[hex] > survey->known && survey->known < most) {
        go_on(survey);
    }
    return survey->reach.cost[hex];
}

/* Does a way lead from there?  How far, need not be known. */
bool
ber_leads_there(Survey *survey, int hex)
{
    return survey->reach.cost[hex] != WG_HEX_FAR
            || ber_far(survey, hex) != WG_HEX_FAR;
}

static int
nearest_known(const Survey *survey, const int16_t *hex, int count)
{
    const int16_t *cost = survey->reach.cost;
    int best = NONE;

    for (int i = 0; i < count; i++) {
        if (cost[hex[i]] <= survey->known
                && (best == NONE || cost[hex[i]] < cost[hex[best]])) {
            best = i;
        }
    }
    return best;
}

/* The number of the nearest of these hexes, the first of them; NONE: there are
   none.  The search goes on no farther than to it. */
int
ber_first_met(Survey *survey, const int16_t *hex, int count)
{
    int best = nearest_known(survey, hex, count), next;
    bool wanted[HEXES] = { false };

    for (int i = 0; i < count; i++) {
        wanted[hex[i]] = true;
    }
    while (count > 0 && best == NONE) {
        do {
            next = go_on(survey);
        } while (next >= 0 && !wanted[next]);
        best = nearest_known(survey, hex, count);
    }
    return best;
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
