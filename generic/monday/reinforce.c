/*
 * reinforce.c --
 *
 *      3.3, 6.1: reinforcements are drawn one by one, face down, and go to
 *      the victory areas in a fixed order.
 */

#include "chapters.h"

/* 3.3 The Russian order; the French go by it backwards. */
static const int8_t order[] = {
    AREA_TATARINOVA, AREA_GORKI, AREA_UTITSA, AREA_GREAT_REDOUBT,
    AREA_BORODINO, AREA_SHEVARDINO
};
enum { GATES = sizeof order };

/* 3.3 Controlled, uncontested, not isolated. */
static bool
is_gate(const Game *g, int side, int area)
{
    return g->owner[area] == side && !is_contested(g, area)
            && !has_area(&g->cut[side], area);
}

static int
nth_gate(int side, int i)
{
    return order[side == RUSSIAN ? i : GATES - 1 - i];
}

/* 3.3 The areas in order, each with the room that is left, "-" if closed. */
void
mon_print_gates(const Game *g, int side, WgText *out)
{
    for (int i = 0; i < GATES; i++) {
        int area = nth_gate(side, i);

        if (is_gate(g, side, area)) {
            wg_print(out, "{place %s room %d} ", mon_place_key(area),
                    mon_stack(area) - g->stack[side][area]);
        } else {
            wg_print(out, "{place %s} ", mon_place_key(area));
        }
    }
}

/* 3.3 How many can come at most: by points, by the room there is, by those that
   wait. */
int
mon_arrivals(const Game *g, int side, int points)
{
    int room = 0, waiting = 0;

    for (int i = 0; i < GATES; i++) {
        int area = nth_gate(side, i);

        room += is_gate(g, side, area)
                ? mon_stack(area) - g->stack[side][area] : 0;
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        waiting += g->unit[u].place == POOL;
    }
    room = room < waiting ? room : waiting;
    return points < room ? points : room;
}

/* The first area with room for this block, or NONE (9.12 may bar some). */
static int
gate_for(const Game *g, int u)
{
    for (int i = 0; i < GATES; i++) {
        int area = nth_gate(g->mover, i);

        if (is_gate(g, g->mover, area) && !mon_full(g, u, area)
                && !mon_barred(g, u, area)) {
            return area;
        }
    }
    return NONE;
}

static bool
has_room(const Game *g)
{
    for (int i = 0; i < GATES; i++) {
        int area = nth_gate(g->mover, i);

        if (is_gate(g, g->mover, area)
                && g->stack[g->mover][area] < mon_stack(area)) {
            return true;
        }
    }
    return false;
}

/* The next block to be drawn, or NONE. */
static int
next_drawn(const Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].place == POOL && !g->unit[u].moved) {
            return u;
        }
    }
    return NONE;
}

bool
mon_can_reinforce(const Game *g)
{
    return next_drawn(g) != NONE && has_room(g);
}

/* Even if nobody can come: stars, and where a supreme commander takes no
   room, are not for the enemy to know. */
static void
ask_reinforce(Game *g)
{
    wg_ask(g, g->mover, ASK_REINFORCE);
}

const WgStep monday_deploy_reinforcements[] = {
    { "3.3", "reinforcements", ask_reinforce },
    {0}
};

const char *
mon_judge_reinforce(const Game *g, const WgAction *a)
{
    if (a->verb == REINFORCE) {
        return g->logistics == 0 ? "3.2 no-points-left"
                : mon_can_reinforce(g) ? NULL : "3.3 no-reinforcements";
    }
    return a->verb == DONE ? NULL : "3.3 not-now";
}

void
mon_propose_reinforce(const Game *g, WgOffer *out)
{
    (void)g;
    wg_propose(out, REINFORCE, 0, 0, 0);
    wg_may(out, DONE, 0, 0, 0);
}

/* Whoever finds no way in is laid aside, costs nothing, and another is
   drawn. */
void
mon_apply_reinforce(Game *g, const WgAction *a)
{
    int u, area = NONE;

    if (a->verb == DONE) {
        return;
    }
    while ((u = next_drawn(g)) != NONE && (area = gate_for(g, u)) == NONE) {
        g->unit[u].moved = true;
    }
    if (u != NONE) {
        g->logistics--;
        mon_place(g, u, area);
        wg_tell(g, REINFORCED, u, area, 0, 0);
    }
    wg_again(g);
}
