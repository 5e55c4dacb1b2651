/*
 * query-moves.c --
 *
 *      Answers for the table, to the side that moves, about what a unit could
 *      do where it stands, if it were taken up:
 *
 *      can U       {VERB ?N?}...: to change how it stands, go to the top of its
 *                  hex, break up or join
 *      turns U     {N DEGREES}...: to which facings it may turn
 *
 *      and to everybody
 *
 *      near U      {UNIT HEXES}: the enemy unit that is nearest to one on the
 *                  map, leaders aside, and how far away
 */

#include "exchange.h"
#include "formations.h"
#include "movement.h"
#include "query.h"
#include "stacks.h"

/* In hand, if it can be. */
static bool
determinize(const Game *g, int viewer, int u, Game *out)
{
    WgAction take = { TAKE_UP, { (int16_t)u, 0, 0 } };

    if (viewer != g->flow.side || viewer != g->phasing
            || (g->flow.decision != ASK_UNIT && g->flow.decision != ASK_STEP)
            || (u != g->hand && msk_judge_unit(g, &take) != NULL)) {
        return false;
    }
    *out = *g;
    out->hand = (int16_t)u;
    return true;
}

static bool
may(const Game *g, int verb, int n)
{
    WgAction a = { (int16_t)verb, { (int16_t)n, 0, 0 } };

    return msk_judge_step(g, &a) == NULL;
}

/* ORDER VERBS: words.h */
static const char *const changes[] = {
    "limber", "unlimber", "road", "field", "mount", "dismount", "square",
    "column", "top"
};

static void
changes_of(const Game *g, WgText *out)
{
    for (int verb = LIMBER; verb <= RAISE; verb++) {
        if (may(g, verb, 0)) {
            wg_print(out, "%s ", changes[verb - LIMBER]);
        }
    }
    if (may(g, BREAK_UP, 0)) {
        wg_add(out, "{battalions 0} ");
    }
    if (may(g, JOIN, 0)) {
        wg_add(out, "regiment ");
    }
}

static void
turns_of(const Game *g, WgText *out)
{
    for (int facing = 0; facing < FACINGS; facing++) {
        if (may(g, TURN, facing)) {
            wg_print(out, "{%d %d} ", facing, msk_degrees(facing));
        }
    }
}

static void
nearest(const Game *g, int u, WgText *out)
{
    int best = NONE, least = HEXES;

    for (int i = 0; g->unit[u].hex != OFF_MAP && i < g->placed; i++) {
        int v = g->stack[i];
        int away = msk_distance(g->unit[u].hex, g->unit[v].hex);

        if (side_of(v) != side_of(u) && !is_person(piece_of(g, v))
                && away < least) {
            least = away;
            best = v;
        }
    }
    if (best != NONE) {
        wg_print(out, "%d %d", best, least);
    }
}

bool
msk_query_moves(const Game *g, int viewer, const char *topic, WgText *out)
{
    const char *of_changes = wg_after(topic, "can");
    const char *of_turns = wg_after(topic, "turns");
    const char *near = wg_after(topic, "near");
    int to = near ? wg_number(near, PIECES) : -1;
    int u = of_changes ? wg_number(of_changes, PIECES)
            : of_turns ? wg_number(of_turns, PIECES) : -1;
    Game game;

    if (u >= 0 && determinize(g, viewer, u, &game)) {
        if (of_changes) {
            changes_of(&game, out);
        } else {
            turns_of(&game, out);
        }
    }
    if (to >= 0) {
        nearest(g, to, out);
    }
    return of_changes || of_turns || near;
}
