/*
 * banks.c --
 *
 *      How far it is where nobody hides: along each bank as a table has it
 *      (maps/banks2c.c), and over fords.  There are few of them, so what is
 *      left from each of their ends to the goal is soon found.
 */

#include "player.h"

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
go_over(Survey *survey, const int16_t rate[WAYS])
{
    bool again = true;

    while (again) {
        again = false;
        for (int way = WAY_FORD; way < NO_WAY; way++) {
            int ford = (way - WAY_FORD) / 2, bank = (way - WAY_FORD) % 2;
            int cost = rate[way] + ber_far_by_bank(survey,
                    ber_end_on(ford, !bank));

            if (cost < survey->rest[bank][ford]) {
                survey->rest[bank][ford] = (int16_t)cost;
                again = true;
            }
        }
    }
}

bool
ber_measure_by_banks(const Outlook *o, int goal, const int16_t rate[WAYS],
        Survey *survey)
{
    int end = o->hides ? NONE : end_at(goal);

    survey->along = end == NONE ? NULL : berezina_along[o->g->frost + 1];
    if (end == NONE) {
        return false;
    }
    for (int bank = EAST; bank <= WEST; bank++) {
        for (int i = 0; i < BER_ENDS; i++) {
            survey->rest[bank][i] = WG_HEX_FAR;
        }
    }
    survey->rest[bank_of(goal)][end] = 0;
    go_over(survey, rate);
    return true;
}
