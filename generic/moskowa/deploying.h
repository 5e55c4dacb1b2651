/*
 * deploying.h --
 *
 *      Where a unit may be placed, with the option of a free set-up.
 */

#ifndef MOSKOWA_DEPLOYING_H
#define MOSKOWA_DEPLOYING_H

#include "moskowa.h"

/* Its area, and that of skirmishers; NULL: it has none. */
typedef struct Zone {
    const Area *home, *skirmish;
} Zone;

/* Is it one of those whom the side that deploys places? */
bool msk_is_to_deploy(const Game *, int u);
/* For one that is. */
Zone msk_zone_of(const Game *, int u);
/* R-M163: within its area, where it could go, in no enemy's zone. */
const char *msk_bar_to_set(const Game *, const Zone *, int u, int hex);

#endif /* MOSKOWA_DEPLOYING_H */
