/*
 * usual.h --
 *
 *      For the tests of how a computer plays La Bataille de la Moskowa: the
 *      weights of an officer, and plans by weights.
 */

#ifndef MOSKOWA_USUAL_H
#define MOSKOWA_USUAL_H

#include "generic/moskowa/player/player.h"
#include "begin.h"

static int usual[MSK_WEIGHTS];

static inline void
find_usual_weights(void)
{
    for (int i = 0; i < MSK_WEIGHTS; i++) {
        usual[i] = msk_weights[i].usual[0];
    }
}

/* Of a side that has planned nothing before. */
static inline MskPlan
planned_by(const int *weights)
{
    MskPlan plan;

    memset(&plan, 0, sizeof plan);
    msk_plan(&g, weights, &plan, false, NULL);
    return plan;
}

#endif /* MOSKOWA_USUAL_H */
