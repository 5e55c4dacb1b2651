/*
 * figures.c --
 *
 *      Means of samples, in whole numbers.
 */

#include "player.h"

/* 1000 / (1 + exp(-x)) for x = 0, 1/4, 1/2... */
static const short logistic[] = {
    500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971,
    977, 982, 986, 989, 991, 993, 995, 996, 997, 998
};

int
wg_chance_of_lead(int lead, int scale)
{
    enum { PARTS = 4, LAST = sizeof logistic / sizeof logistic[0] - 1 };
    int64_t size = (int64_t)PARTS * (lead < 0 ? -lead : lead);
    int at = size / scale < LAST ? (int)(size / scale) : LAST;
    int chance = logistic[at];

    if (at < LAST) {
        chance += (int)((logistic[at + 1] - chance) * (size % scale) / scale);
    }
    return lead < 0 ? WG_CERTAIN - chance : chance;
}

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
