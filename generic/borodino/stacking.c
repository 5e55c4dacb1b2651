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
    int8_t count[AREAS];        /* of the mover's units */
    int8_t room[AREAS];
    int8_t goes[BLOCKS];        /* where a unit is thought to go, NONE */
    int moved;                  /* who has gone to `count` already, NONE */
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

        if (at != area || home >= AREAS || u == e->moved) {
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

static void
open_easing(Easing *e, const Game *g, int decision)
{
    e->g = g;
    e->decision = decision;
    e->moved = NONE;
    for (int area = 0; area < AREAS; area++) {
        e->count[area] = (int8_t)g->count[g->mover][area];
    }
    for (int u = 0; u < BLOCKS; u++) {
        e->asked[u] = false;
    }
}

/* How many units are too many somewhere, and cannot leave any more. */
static int
count_stuck(Easing *e)
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
static int
count_stuck_after(Easing *e, int u, int to)
{
    int from = e->g->unit[u].place, stuck;

    e->moved = u;
    e->count[to]++;
    if (from < AREAS) {
        e->count[from]--;
    }
    stuck = count_stuck(e);
    e->moved = NONE;
    e->count[to]--;
    if (from < AREAS) {
        e->count[from]++;
    }
    return stuck;
}

/* From this decision on. */
static int
stuck(const Game *g, int decision)
{
    Easing e;

    open_easing(&e, g, decision);
    return count_stuck(&e);
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

/* 3.31 May a unit go there, in this decision?  Not if one more then could not
   leave again. */
const char *
bor_judge_stacking(const Game *g, int decision, int u, int to)
{
    Areas full;
    Easing e;

    if (!find_full(g, &full) && !(full & bit(to))) {
        return NULL;
    }
    open_easing(&e, g, decision);
    return count_stuck_after(&e, u, to) > count_stuck(&e)
            ? "3.31 nobody-could-leave" : NULL;
}

/* The areas that are full when all have left who must: elsewhere one more does
   no harm. */
static Areas
without_room(const Easing *e)
{
    Areas full = 0;

    for (int area = 0; area < AREAS; area++) {
        full |= e->room[area] == 0 ? bit(area) : 0;
    }
    return full;
}

/* The areas to which one too many here can be passed on, unit by unit; no more
   than one with room, if there is one. */
static Areas
passed_on(Easing *e, int area, Areas full)
{
    const Game *g = e->g;
    Areas seen = bit(area), edge = seen;

    while (edge && !(seen & ~full)) {
        int from = take_area(&edge);
        Areas next = 0;

        for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
            int home = g->unit[u].place;

            if (home < AREAS && (e->goes[u] == NONE ? home : e->goes[u])
                    == from) {
                next |= routes_of(e, u) | bit(home);
            }
        }
        edge |= next & ~seen;
        seen |= next;
    }
    return seen;
}

/* What is known of the ways out while moves are proposed. */
typedef struct Outlook {
    Easing ways;
    int stuck;
    Areas full;
    Areas known;                /* of these areas we know where to: */
    Areas on[AREAS];
} Outlook;

static void
open_outlook(Outlook *o, const Game *g, int decision)
{
    open_easing(&o->ways, g, decision);
    o->stuck = count_stuck(&o->ways);
    o->full = without_room(&o->ways);
    o->known = 0;
}

/* The same answer as bor_judge_stacking() gives, for a place without room.
   It is enough that one can be passed on to where there is room, or where the
   unit makes some: its home, or where it was thought to go.  If nobody is
   stuck, no other way is left. */
static bool
may_crowd(Outlook *o, int u, int to)
{
    const Game *g = o->ways.g;
    int home = g->unit[u].place, goes = o->ways.goes[u];
    Areas room = ~o->full | (goes != NONE ? bit(goes)
            : home < AREAS ? bit(home) : 0);
    Easing e;

    if (!(o->known & bit(to))) {
        o->known |= bit(to);
        o->on[to] = passed_on(&o->ways, to, o->full);
    }
    if (o->on[to] & room & (bit(AREAS) - 1)) {
        return true;
    }
    if (o->stuck == 0) {
        return false;
    }
    open_easing(&e, g, o->ways.decision);
    return count_stuck_after(&e, u, to) <= o->stuck;
}

/* 3.31, 5.4 Offer the moves of all whom `judge` lets move in this decision. */
void
bor_propose_going(const Game *g, int decision, int verb, BorJudge *judge,
        WgOffer *out)
{
    Areas full;
    bool over = find_full(g, &full), open = over;
    Outlook o;

    if (over) {
        open_outlook(&o, g, decision);
        full = o.full;
    }
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Areas routes = judge(g, u) == NULL ? bor_routes(g, u) : 0;

        while (routes) {
            int to = take_area(&routes);

            if (full & bit(to)) {
                if (!open) {
                    open = true;
                    open_outlook(&o, g, decision);
                }
                if (!may_crowd(&o, u, to)) {
                    continue;
                }
            }
            wg_may(out, verb, u, to, 0);
        }
    }
}

/* Can a unit leave a stack that is too large, in this decision? */
static bool
can_ease(const Game *g, int decision)
{
    int before;
    Easing e;

    open_easing(&e, g, decision);
    before = count_stuck(&e);
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
                    && count_stuck_after(&e, u, to) <= before) {
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
