/*
 * ending.c --
 *
 *      The last turns: whoever can come into an objective that his side lacks
 *      does, whatever else he would gain.
 */

#include "player.h"
#include "../dice.h"
#include "../scenarios.h"
#include "../stacks.h"

bool
msk_is_ending(const Game *g)
{
    enum { LAST = 2 };

    return g->clock > msk_last_turn(g) - LAST;
}

static bool
is_of_others(const Game *g, int u, int hex)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; is_held(g, side_of(u), hex) && i < stack.count; i++) {
        if (stack.slot[i] != u && !is_person(piece_of(g, stack.slot[i]))) {
            return true;
        }
    }
    return false;
}

/* Is another combat unit of its side in that area? */
static bool
has_others(const Game *g, const Area *area, int u)
{
    for (int hex = msk_next_hex(area->hex, 0); hex < HEXES;
            hex = msk_next_hex(area->hex, hex + 1)) {
        if (is_of_others(g, u, hex)) {
            return true;
        }
    }
    return false;
}

/* Those that are held and a hex is in; NONE. */
static int
objective_at(const Game *g, int hex)
{
    return scenario_of(g)->aim == AIM_CROSSING ? NONE
            : moskowa_objective_at[g->scenario][hex];
}

bool
msk_takes_objective(const Game *g, int u, int hex)
{
    int at = msk_is_ending(g) ? objective_at(g, hex) : NONE;

    return at != NONE && g->held_last[at] != side_of(u)
            && !has_others(g, msk_objective(g, at), u);
}

/* To keep one that would be bare is worth less: it was held last. */
static int
worth_of_objective(const Game *g, int u, int number, int taking)
{
    enum { A_PART = 3 };

    return has_others(g, msk_objective(g, number), u) ? 0
            : g->held_last[number] == side_of(u) ? taking / A_PART : taking;
}

int
msk_worth_of_holding(const Game *g, int u, int hex, int taking)
{
    int at = taking > 0 && msk_is_ending(g) ? objective_at(g, hex) : NONE;

    return at == NONE ? 0 : worth_of_objective(g, u, at, taking);
}

int
msk_most_by_holding(const Game *g, int u, int reach, int taking, Goals *where)
{
    int count = taking > 0 && msk_is_ending(g)
            && scenario_of(g)->aim != AIM_CROSSING ? msk_objectives(g) : 0;
    int most = 0;

    where->count = 0;
    for (int i = 0; i < count; i++) {
        Goals goal = msk_goal(g, i);
        int worth = far_from(&goal, g->unit[u].hex) <= reach
                ? worth_of_objective(g, u, i, taking) : 0;

        if (worth > 0) {
            most = worth > most ? worth : most;
            where->far[where->count++] = goal.far[0];
        }
    }
    return most;
}

int
msk_worth_of_storming(const Game *g, int hex, int taking)
{
    enum { A_PART = 20 };
    int at = taking > 0 && msk_is_ending(g) ? objective_at(g, hex) : NONE;

    return at == NONE || g->held_last[at] == g->phasing ? 0
            : CELLS * taking / A_PART;
}
