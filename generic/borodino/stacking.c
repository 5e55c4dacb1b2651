/*
 * stacking.c --
 *
 *      3.31: nobody ends his action phase overstacked by his own choice.
 *
 *      Stacks may be too large while he moves.  But done is refused as long
 *      as the present decision lets somebody ease one, and a move is refused
 *      after which fewer of those too many could leave than before.  Nobody
 *      must attack for it, though.  What cannot be eased (9.1, 1.2) stays.
 */

#include "chapters.h"

enum { NO_DECISION = -1 };      /* the action phase is over */

/* A search for ways out of the stacks that are too large: each unit leaves its
   area once at most, and each area takes as many as it has room for. */
typedef struct Easing {
    const Game *g;
    int decision;
    int8_t room[AREAS];
    int8_t goes[BLOCKS];        /* where a unit is thought to go, NONE */
    Areas routes[BLOCKS];       /* where it may go; once asked */
    bool asked[BLOCKS];
    Areas tried;                /* in the present attempt */
} Easing;

/* Where the unit can go without a fight, to ease a stack. */
static Areas
peaceful_routes(const Game *g, int u)
{
    return is_contested(g, g->unit[u].place) ? 0
            : bor_routes(g, u) & ~g->held[!g->mover];
}

/* The same in the present decision, or in a later one of this phase. */
static Areas
routes_of(Easing *e, int u)
{
    const Game *g = e->g;

    if (!e->asked[u]) {
        bool may = e->decision == ASK_MOVE ? bor_judge_mover(g, u) == NULL
                : bor_judge_straggler(g, u) == NULL
                || (e->decision == ASK_HQ_MOVE
                && bor_judge_hq_mover(g, u) == NULL);

        e->asked[u] = true;
        e->routes[u] = may ? peaceful_routes(g, u) : 0;
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

        if (at != area || home >= AREAS) {
            continue;
        }
        next = (routes_of(e, u) | bit(home)) & ~e->tried;
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

/* How many units are too many somewhere, and cannot leave any more from this
   decision on. */
static int
stuck(const Game *g, int decision)
{
    Easing e = { .g = g, .decision = decision };
    Areas held = g->held[g->mover] & ~bit(BOX), over = 0;
    int count = 0;

    while (held) {
        int area = take_area(&held);
        int excess = bor_excess(g, g->mover, area);

        over |= excess ? bit(area) : 0;
        count += excess;
    }
    if (over == 0 || decision == NO_DECISION) {
        return count;
    }
    for (int area = 0; area < AREAS; area++) {
        int room = bor_stack(area) - g->count[g->mover][area];

        e.room[area] = (int8_t)(room > 0 ? room : 0);
    }
    for (int u = 0; u < BLOCKS; u++) {
        e.goes[u] = NONE;
    }
    while (over) {
        int area = take_area(&over);

        for (int i = bor_excess(g, g->mover, area); i > 0; i--) {
            e.tried = 0;
            count -= make_room(&e, area);
        }
    }
    return count;
}

/* The areas in which the mover's stacks are as large as they may be; true if
   one is larger. */
static bool
find_full(const Game *g, Areas *full)
{
    Areas held = g->held[g->mover] & ~bit(BOX);
    bool over = false;

    *full = 0;
    while (held) {
        int area = take_area(&held);

        if (bor_full(g, g->mover, area)) {
            *full |= bit(area);
            over = over || bor_excess(g, g->mover, area);
        }
    }
    return over;
}

/* Into which areas bor_judge_stacking() must be asked. */
Areas
bor_doubtful(const Game *g)
{
    Areas full;

    return find_full(g, &full) ? ~(Areas)0 : full;
}

/* 3.31 May a unit go there, in this decision?  Not if one more then could not
   leave again. */
const char *
bor_judge_stacking(const Game *g, int decision, int u, int to)
{
    Areas full;
    Game then;

    if (!find_full(g, &full) && !(full & bit(to))) {
        return NULL;
    }
    then = *g;
    bor_go(&then, u, to);
    then.unit[u].moved = true;
    return stuck(&then, decision) > stuck(g, decision)
            ? "3.31 nobody-could-leave" : NULL;
}

/* Can a unit leave a stack that is too large, in this decision? */
static bool
can_ease(const Game *g, int decision)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        int from = g->unit[u].place;
        const char *why;
        Areas routes;

        if (from >= AREAS || bor_excess(g, g->mover, from) == 0) {
            continue;
        }
        why = decision == ASK_MOVE ? bor_judge_commanded(g, u)
                : decision == ASK_HQ_MOVE ? bor_judge_hq_mover(g, u)
                : bor_judge_straggler(g, u);
        routes = why ? 0 : peaceful_routes(g, u);
        while (routes) {
            int to = take_area(&routes);

            if (!bor_full(g, g->mover, to)
                    && !bor_judge_stacking(g, decision, u, to)) {
                return true;
            }
        }
    }
    return false;
}

/* 3.31 May the mover be done with this decision? */
const char *
bor_judge_stacks(const Game *g, int decision)
{
    int next = decision == ASK_MOVE ? ASK_HQ_MOVE
            : decision == ASK_HQ_MOVE ? ASK_STRAGGLE : NO_DECISION;
    Areas full;

    if (!find_full(g, &full)) {
        return NULL;
    }
    return stuck(g, next) > stuck(g, decision) || can_ease(g, decision)
            ? "3.31 overstacked" : NULL;
}
