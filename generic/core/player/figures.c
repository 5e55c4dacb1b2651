/*
 * figures.c --
 *
 *      Means of samples, in whole numbers.
 */

#include "player.h"

int
wg_nearest(int64_t sum, int count)
{
    return (int)((sum + (sum < 0 ? -count : count) / 2) / count);
}

static int
root_of(int64_t square)
{
    int64_t root = 0;

    for (int64_t bit = (int64_t)1 << 30; bit; bit >>= 1) {
        root += (root + bit) * (root + bit) <= square ? bit : 0;
    }
    return (int)root;
}

int
wg_standard_error(const int *sample, int count)
{
    int64_t sum = 0, square = 0;

    for (int i = 0; i < count; i++) {
        sum += sample[i];
    }
    for (int i = 0; i < count; i++) {
        int64_t out = sample[i] - sum / count;

        square += out * out;
    }
    return count < 2 ? 0
            : root_of(square / ((int64_t)count * (count - 1)));
}
