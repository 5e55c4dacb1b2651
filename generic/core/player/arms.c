/*
 * arms.c --
 *
 *      Which of the arms of a search is better.
 */

#include "player.h"

int64_t
wg_mean_of(const Arm *arm)
{
    enum { FINE = 64 };

    return arm->count ? arm->sum * FINE / arm->count : INT64_MIN;
}

bool
wg_is_cautious(const Search *s)
{
    return s->rules->player->toil > 1;
}

bool
wg_is_ahead(const Arm *arm, const Arm *other)
{
    int count = arm->count < other->count ? arm->count : other->count;
    int by[SAMPLES];
    int64_t sum = 0;

    for (int i = 0; i < count; i++) {
        by[i] = arm->value[i] - other->value[i];
        sum += by[i];
    }
    return count > 1 && sum > 0
            && wg_nearest(sum, count) > wg_standard_error(by, count);
}
