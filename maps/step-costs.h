/*
 * step-costs.h --
 *
 *      What a step costs, as the build works it out for the table that
 *      terrain.h declares.
 */

#ifndef STEP_COSTS_H
#define STEP_COSTS_H

#include "generic/moskowa/terrain.h"

/* moskowa_cost[mover][road_mode][from][side]. */
int msk_cost_by_chart(int mover, bool road_mode, int from, int side);

#endif /* STEP_COSTS_H */
