/*
 * distances.c --
 *
 *      How far it is, for those who plan.
 */

#include <string.h>

#include "../../core/map/reach.h"
#include "../ground.h"
#include "player.h"

enum { PAST = 40 };             /* an enemy who has not noticed them */

/* What the fords cost, their tolls, too. */
static void
make_tolls(const Outlook *o, const Path *path, int16_t rate[WAYS])
{
    for (int ford = 0; ford < FORDS; ford++) {
        for (int bank = EAST; bank <= WEST; bank++) {
            int cost = o->toll[ford] + cost_of_ground(path,
                    berezina_ford_way[ford][bank], true);

            rate[WAY_FORD + 2 * ford + bank] = (int16_t)(o->toll[ford] < 0
                    ? WG_HEX_FAR : cost < WG_HEX_DEAREST ? cost
                    : WG_HEX_DEAREST);
        }
    }
}

/* What each other way costs; and past an enemy. */
static void
make_rates(const Outlook *o, const Path *path, int16_t rate[2][WAYS])
{
    Tariff tariff;

    ber_make_tariff(path, &tariff);
    for (int way = 0; way < WAYS; way++) {
        int16_t cost = tariff.cost[0][way];

        if (way < WAY_FORD || way == NO_WAY) {
            rate[0][way] = cost < 0 ? WG_HEX_FAR : cost;
        }
    }
    for (int way = 0; o->hides && way < WAYS; way++) {
        int16_t cost = (int16_t)(rate[0][way] + PAST);

        rate[1][way] = rate[0][way] == WG_HEX_FAR ? WG_HEX_FAR
                : cost < WG_HEX_DEAREST ? cost : WG_HEX_DEAREST;
    }
}

/* True: a table tells all of it. */
static bool
take_rates(const Outlook *o, int goal, Survey *survey)
{
    Path path = { .game = o->g, .side = FRENCH, .alone = true, .dry = true };

    make_tolls(o, &path, survey->rate[0]);
    survey->waits = false;
    survey->beside = o->beside;
    if (ber_measure_by_banks(o, goal, survey->rate[0], survey)) {
        return true;
    }
    make_rates(o, &path, survey->rate);
    return false;
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
    if (!take_rates(o, goal, survey)) {
        begin(survey, goal);
    }
}

/* ---- what a plan keeps ---- */

static uint64_t
add_bytes(uint64_t sum, const void *from, size_t size)
{
    const unsigned char *byte = from;

    for (size_t i = 0; i < size; i += sizeof sum) {
        uint64_t some = 0;

        memcpy(&some, byte + i, size - i < sizeof some ? size - i
                : sizeof some);
        sum = (sum ^ some) * 0x9e3779b97f4a7c15u;
        sum ^= sum >> 32;
    }
    return sum;
}

/* A number for all that distances come of. */
static uint64_t
number_of(const Outlook *o, const Survey *survey)
{
    uint64_t sum = add_bytes(1 + o->hides, survey->rate[0],
            sizeof survey->rate[0]);

    return o->hides ? add_bytes(sum, o->beside, sizeof o->beside) : sum;
}

void
ber_measure_out(const Outlook *o, const Known *known, Survey *survey)
{
    if (take_rates(o, berezina_exit[OUT], survey)) {
        return;
    }
    survey->made_of = number_of(o, survey);
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
    if (!survey->waits && survey->along == NULL) {
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

/* The hexes from which a step leads into that one; all six are compared without
   a branch, since none is likely or unlikely. */
static void
go_back(Survey *survey, int hex)
{
    const int16_t *next = berezina_next[hex], *known = survey->reach.cost;
    const int16_t *rate = survey->rate[survey->beside[hex]];
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
    if (survey->along) {
        return ber_far_by_bank(survey, hex);
    }
    while (survey->reach.cost[hex] > survey->known) {
        go_on(survey);
    }
    return survey->reach.cost[hex];
}

/* No farther than that. */
int
ber_far_within(Survey *survey, int hex, int most)
{
    if (survey->along) {
        return ber_far_by_bank(survey, hex);
    }
    while (survey->reach.cost[hex] > survey->known && survey->known < most) {
        go_on(survey);
    }
    return survey->reach.cost[hex];
}

/* Does a way lead from there?  How far, need not be known. */
bool
ber_leads_there(Survey *survey, int hex)
{
    return (!survey->along && survey->reach.cost[hex] != WG_HEX_FAR)
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
    bool wanted[HEXES];

    if (count == 0 || best != NONE) {
        return best;
    }
    memset(wanted, false, sizeof wanted);
    for (int i = 0; i < count; i++) {
        wanted[hex[i]] = true;
    }
    do {
        next = go_on(survey);
    } while (next >= 0 && !wanted[next]);
    return nearest_known(survey, hex, count);
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
