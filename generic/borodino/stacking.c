/*
 * stacking.c --
 *
 *      3.31: nobody ends an action phase overstacked by choice.
 *
 *      Stacks may be too large meanwhile.  But done is refused as long
 *      as the present decision lets somebody ease one, and a move is refused
 *      after which fewer of those too many could leave than before.  Nobody
 *      must attack for it, though.  What cannot be eased (9.1, 1.2) stays.
 */

#include "easing.h"

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
        int room = bor_stack(area) - g->count[g->mover][area];

        *full |= room <= 0 ? bit(area) : 0;
        over = over || room < 0;
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
    bor_open_easing(&e, g, decision);
    return bor_count_stuck_after(&e, u, to) > bor_count_stuck(&e)
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

    while (edge) {
        int from = take_area(&edge);
        Areas next = 0;

        for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
            int home = g->unit[u].place;

            if (home >= AREAS
                    || (e->goes[u] == NONE ? home : e->goes[u]) != from) {
                continue;
            }
            next |= bor_easing_routes(e, u) | bit(home);
            if (next & ~full) {
                return seen | next;
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

/* If no stack is too large, nobody is stuck, and `full` is all there is to
   know. */
static void
open_outlook(Outlook *o, const Game *g, int decision, bool over, Areas full)
{
    bor_open_easing(&o->ways, g, decision);
    o->stuck = over ? bor_count_stuck(&o->ways) : 0;
    o->full = over ? without_room(&o->ways) : full;
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
    bor_open_easing(&e, g, o->ways.decision);
    return bor_count_stuck_after(&e, u, to) <= o->stuck;
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
        open_outlook(&o, g, decision, true, full);
        full = o.full;
    }
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Areas routes = judge(g, u) == NULL ? bor_routes(g, u) : 0;

        for (Areas doubtful = routes & full; doubtful;) {
            int to = take_area(&doubtful);

            if (!open) {
                open = true;
                open_outlook(&o, g, decision, false, full);
            }
            if (!may_crowd(&o, u, to)) {
                routes &= ~bit(to);
            }
        }
        while (routes) {
            wg_may(out, verb, u, take_area(&routes), 0);
        }
    }
}

/* May the unit go in this decision? */
static bool
may_go(const Game *g, int decision, int u)
{
    return !(decision == ASK_MOVE ? bor_judge_commanded(g, u)
            : decision == ASK_HQ_MOVE ? bor_judge_hq_mover(g, u)
            : bor_judge_straggler(g, u));
}

/* Can a unit leave that stack, which is too large, in this decision, with no
   more than so many stuck? */
static bool
can_ease_at(Easing *e, int area, int before)
{
    const Game *g = e->g;

    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Areas routes = g->unit[u].place == area
                && may_go(g, e->decision, u) ? bor_peaceful_routes(g, u) : 0;

        while (routes) {
            int to = take_area(&routes);

            if (!bor_full(g, g->mover, to)
                    && bor_count_stuck_after(e, u, to) <= before) {
                return true;
            }
        }
    }
    return false;
}

/* The stacks that are too large and that a unit can leave so. */
static Areas
eased(Easing *e, int before)
{
    const Game *g = e->g;
    Areas areas = 0;

    for (int area = 0; area < AREAS; area++) {
        if (bor_excess(g, g->mover, area) > 0 && can_ease_at(e, area, before)) {
            areas |= bit(area);
        }
    }
    return areas;
}

Areas
bor_eased(const Game *g, int decision)
{
    Easing e;

    bor_open_easing(&e, g, decision);
    return eased(&e, bor_count_stuck(&e));
}

Areas
bor_left_crowded(const Game *g)
{
    Game copy = *g;
    Areas left = 0;

    bor_trace_command(&copy);
    for (int area = 0; area < AREAS; area++) {
        int excess = bor_excess(&copy, copy.mover, area);

        for (int u = first_of(copy.mover); u < end_of(copy.mover); u++) {
            excess -= copy.unit[u].place == area
                    && (may_go(&copy, ASK_MOVE, u)
                        || may_go(&copy, ASK_HQ_MOVE, u))
                    && bor_peaceful_routes(&copy, u);
        }
        left |= excess > 0 ? bit(area) : 0;
    }
    return left & ~bit(BOX);
}

/* 3.31 May the mover be done with this decision? */
const char *
bor_judge_stacks(const Game *g, int decision)
{
    int next = decision == ASK_MOVE ? ASK_HQ_MOVE
            : decision == ASK_HQ_MOVE ? ASK_STRAGGLE : NO_DECISION;
    Areas full;
    Easing now, later;
    int before;

    if (!find_full(g, &full)) {
        return NULL;
    }
    bor_open_easing(&now, g, decision);
    before = bor_count_stuck(&now);
    if (eased(&now, before)) {
        return "3.31 overstacked";
    }
    bor_open_easing(&later, g, next);
    return bor_count_stuck(&later) > before ? "3.31 overstacked" : NULL;
}
