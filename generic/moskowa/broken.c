/*
 * broken.c --
 *
 *      What is so of every position, whoever amends it; the engine looks at it
 *      after each action, and so do the tests.
 */

#include "movement.h"
#include "noted.h"
#include "regrouping.h"
#include "stacks.h"
#include "umpire.h"
#include "zones.h"

static const char *
broken_hex(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    int top = msk_top(g, hex);

    if (msk_is_overstacked(g, hex)) {
        return "no hex is overstacked";
    }
    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        if (side_of(u) != side_of(stack.slot[0])) {
            return "one side in a hex";
        }
        if (!is_person(piece_of(g, u))
                && g->unit[u].facing != g->unit[top].facing) {
            return "all in a hex face alike";
        }
    }
    return NULL;
}

static const char *
broken_unit(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];
    int state = unit->state;

    return unit->lost < 0 || unit->lost > (is_person(piece_of(g, u)) ? FALLEN
            : piece_of(g, u)->points)
            ? "no unit has lost more than it had"
            : unit->hex != OFF_MAP && g->told[u] > unit->lost
            ? "nobody has seen it lose more than it has"
            : unit->pending && unit->hex == OFF_MAP
            ? "nothing awaits who has left"
            : unit->spent > msk_allowance(g, u, true)
            ? "no unit spends more than it has"
            : (state & UNLIMBERED) && ((state & ROAD_MODE)
                || !is_guns(piece_of(g, u)))
            ? "only guns are unlimbered, and not in road mode"
            : (state & TAKEN) && (unit->hex != OFF_MAP
                || !is_guns(piece_of(g, u)))
            ? "only guns are taken, and are off the map"
            : is_on_chart(g, u) && (unit->hex != OFF_MAP
                || left_at(g, u) == OFF_MAP)
            ? "on the regroup chart is who has left the map"
            : (state & ON_FOOT) && !msk_may_dismount(unit->piece)
            ? "only dragoons dismount" : NULL;
}

/* R-M26 */
static const char *
broken_regiment(const Game *g)
{
    bool is_there[PIECES] = { false };

    for (int i = 0; i < g->placed; i++) {
        is_there[g->unit[g->stack[i]].piece] = true;
    }
    for (int i = 0; i < PIECES; i++) {
        if (is_there[i] && is_battalion(&moskowa_piece[i])
                && is_there[moskowa_piece[i].whole]) {
            return "a regiment or its battalions";
        }
    }
    return NULL;
}

const char *
msk_broken(const Game *g)
{
    const char *fault = NULL;
    int pending = 0;

    for (int u = 0; u < PIECES && !fault; u++) {
        pending += g->unit[u].pending != 0;
        fault = broken_unit(g, u);
    }
    if (fault) {
        return fault;
    }
    if (!msk_is_listed(g)) {
        return "the list has all on the map, in the order of hexes";
    }
    if (pending != g->awaiting) {
        return "all of whom something is pending are counted";
    }
    for (int i = 0; i < g->placed && !fault; i++) {
        fault = broken_hex(g, g->unit[g->stack[i]].hex);
    }
    return fault ? fault : broken_regiment(g);
}
