/*
 * leaves.c --
 *
 *      "leaves": what a side would throw away if it were done now, of what the
 *      rules give it in this phase alone: {KIND COUNT}...
 *
 *      points          supply points, while one can be given (7.1)
 *      headquarters    that could be activated, if none is (5.2)
 *      guns            that have a target, if none has fired (5.3)
 *      units           under orders, if none has moved (5.4)
 */

#include "chapters.h"

static int
points_left(const Game *g)
{
    int points = 0;

    for (int area = 0; area < AREAS; area++) {
        points += g->points[g->mover][area];
    }
    return points;
}

static bool
has_active(const Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active) {
            return true;
        }
    }
    return false;
}

static bool
has_fired(const Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].fired) {
            return true;
        }
    }
    return false;
}

static bool
has_moved(const Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].moved) {
            return true;
        }
    }
    return false;
}

/* Of a position that the side which is asked may see. */
void
bor_query_leaves(const Game *g, WgText *out)
{
    const WgAction done = { .verb = DONE };
    WgOffer offer;

    if (wg_judge(&borodino_rules, g, &done) != NULL) {
        return;
    }
    wg_offer(&borodino_rules, g, &offer);
    switch (g->flow.decision) {
    case ASK_SUPPLY:
        if (offer.count > 1) {
            wg_print_left(out, "points", points_left(g));
        }
        break;
    case ASK_COMMAND:
        if (!has_active(g)) {
            wg_print_left(out, "headquarters", wg_able(&offer, ACTIVATE));
        }
        break;
    case ASK_BOMBARD:
        if (!has_fired(g)) {
            wg_print_left(out, "guns", wg_able(&offer, BOMBARD));
        }
        break;
    case ASK_MOVE:
        if (!has_moved(g)) {
            wg_print_left(out, "units", wg_able(&offer, MOVE));
        }
        break;
    default:
        break;
    }
}
