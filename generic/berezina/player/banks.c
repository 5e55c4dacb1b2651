/*
 * banks.c --
 *
 *      How far it is by tables: along each bank as maps/banks2c.c has it, and
 *      over fords.  There are few of them, so what is left from each of their
 *      ends to the goal is soon found.  Who hides finds it as far, if a
 *      shortest way leads past nobody; else it is farther.
 */

#include <string.h>

#include "../ground.h"
#include "player.h"

/* ---- what ways cost ---- */

/* The fords their tolls, too. */
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

void
ber_make_rates(const Outlook *o, int16_t rate[WAYS])
{
    Path path = { .game = o->g, .side = FRENCH, .alone = true, .dry = true };
    Tariff tariff;

    ber_make_tariff(&path, &tariff);
    for (int way = 0; way < WAYS; way++) {
        int16_t cost = tariff.cost[0][way];

        rate[way] = cost < 0 ? WG_HEX_FAR : cost;
    }
    make_tolls(o, &path, rate);
}

/* ---- how far it is ---- */

/* The end of a ford, or the exit, that lies in that hex; NONE. */
static int
end_at(int hex)
{
    for (int end = 0; end < BER_ENDS; end++) {
        if (ber_end_on(end, bank_of(hex)) == hex) {
            return end;
        }
    }
    return NONE;
}

/* Each ford as often as another has become cheaper. */
static void
go_over(Survey *survey)
{
    bool again = true;

    while (again) {
        again = false;
        for (int way = WAY_FORD; way < NO_WAY; way++) {
            int ford = (way - WAY_FORD) / 2, bank = (way - WAY_FORD) % 2;
            int cost = survey->rate[0][way] + ber_far_at_least(survey,
                    ber_end_on(ford, !bank));

            if (cost < survey->rest[bank][ford]) {
                survey->rest[bank][ford] = (int16_t)cost;
                again = true;
            }
        }
    }
}

void
ber_measure_by_banks(Survey *survey)
{
    int end = end_at(survey->goal);

    survey->along = end == NONE ? NULL
            : berezina_along[survey->outlook->g->frost + 1];
    if (end == NONE) {
        return;
    }
    for (int bank = EAST; bank <= WEST; bank++) {
        for (int i = 0; i < BER_ENDS; i++) {
            survey->rest[bank][i] = WG_HEX_FAR;
        }
    }
    survey->rest[bank_of(survey->goal)][end] = 0;
    go_over(survey);
    if (survey->outlook->hides) {
        memset(survey->passes, UNTRIED, sizeof survey->passes);
        survey->passes[survey->goal] = PASSES;
    }
}

/* ---- past whom they hide from ---- */

static bool passes(Survey *, int hex);

static bool
passes_into(Survey *survey, int hex)
{
    return !survey->outlook->beside[hex] && passes(survey, hex);
}

/* By the way to an end, and over the ford there. */
static bool
passes_by(Survey *survey, int hex, int end)
{
    uint64_t sides = survey->along[hex].sides[end];
    int bank = bank_of(hex);
    bool found = hex == ber_end_on(end, bank)
            && passes_into(survey, ber_end_on(end, !bank));

    while (sides != 0 && !found) {
        found = passes_into(survey, berezina_near[hex][wg_take_lowest(&sides)]);
    }
    return found;
}

/* Each step of it costs something, so it comes back to no hex. */
static bool
passes(Survey *survey, int hex)
{
    const int16_t *rest = survey->rest[bank_of(hex)];
    bool found;
    int far;

    if (survey->passes[hex] != UNTRIED) {
        return survey->passes[hex] == PASSES;
    }
    far = ber_far_at_least(survey, hex);
    found = far == WG_HEX_FAR;
    for (int end = 0; end < BER_ENDS && !found; end++) {
        found = survey->along[hex].cost[end] + rest[end] == far
                && passes_by(survey, hex, end);
    }
    survey->passes[hex] = found ? PASSES : IS_NOTICED;
    return found;
}

bool
ber_tells_all(Survey *survey, int hex)
{
    return survey->along != NULL
            && (!survey->outlook->hides || passes(survey, hex));
}
