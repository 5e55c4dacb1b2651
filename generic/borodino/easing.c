/*
 * easing.c --
 *
 *      3.31: the search for ways out of stacks that are too large.
 */

#include "easing.h"

/* Where the unit can go without a fight, to ease a stack. */
Areas
bor_peaceful_routes(const Game *g, int u)
{
    return is_contested(g, g->unit[u].place) ? 0
            : bor_routes(g, u) & ~g->held[!g->mover];
}

/* The same in the present decision, or in a later one of this phase. */
Areas
bor_easing_routes(Easing *e, int u)
{
    const Game *g = e->g;

    if (!e->asked[u]) {
        bool may = e->decision == ASK_MOVE ? bor_judge_mover(g, u) == NULL
                : bor_judge_straggler(g, u) == NULL
                || (e->decision == ASK_HQ_MOVE
                && bor_judge_hq_mover(g, u) == NULL);

        e->asked[u] = true;
        e->routes[u] = may ? bor_peaceful_routes(g, u) : 0;
    }
    return e->routes[u];
}

/* Can one leave this area, others making room for him if need be? */
static bool
make_room(Easing *e, int area)
{
    const Game *g = e->g;

    e->tried |= bit(area);
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        int home = g->unit[u].place;
        int at = e->goes[u] == NONE ? home : e->goes[u];
        Areas next;

        if (at != area || home >= AREAS || u == e->moved) {
            continue;
        }
        next = (bor_easing_routes(e, u) | bit(home)) & ~e->tried;
        while (next) {
            int to = take_area(&next);

            if (e->tried & bit(to)) {
                continue;
            }
            if (e->room[to] > 0) {
                e->room[to]--;
            } else if (!make_room(e, to)) {
                continue;
            }
            e->goes[u] = (int8_t)(to == home ? NONE : to);
            return true;
        }
    }
    return false;
}

void
bor_open_easing(Easing *e, const Game *g, int decision)
{
    e->g = g;
    e->decision = decision;
    e->moved = NONE;
    for (int area = 0; area < AREAS; area++) {
        e->count[area] = (int8_t)g->count[g->mover][area];
    }
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        e->goes[u] = NONE;
        e->asked[u] = false;
    }
}

/* How many units are too many somewhere, and cannot leave any more. */
int
bor_count_stuck(Easing *e)
{
    Areas over = 0;
    int stuck = 0;

    for (int area = 0; area < AREAS; area++) {
        int room = bor_stack(area) - e->count[area];

        e->room[area] = (int8_t)(room > 0 ? room : 0);
        over |= room < 0 ? bit(area) : 0;
    }
    for (int u = first_of(e->g->mover); u < end_of(e->g->mover); u++) {
        e->goes[u] = NONE;
    }
    while (over) {
        int area = take_area(&over);

        for (int i = bor_stack(area); i < e->count[area]; i++) {
            e->tried = 0;
            stuck += e->decision == NO_DECISION || !make_room(e, area);
        }
    }
    return stuck;
}

/* The same after a unit has gone somewhere. */
int
bor_count_stuck_after(Easing *e, int u, int to)
{
    int from = e->g->unit[u].place, stuck;

    e->moved = u;
    e->count[to]++;
    if (from < AREAS) {
        e->count[from]--;
    }
    stuck = bor_count_stuck(e);
    e->moved = NONE;
    e->count[to]--;
    if (from < AREAS) {
        e->count[from]++;
    }
    return stuck;
}
