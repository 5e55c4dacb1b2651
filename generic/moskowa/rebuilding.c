/*
 * rebuilding.c --
 *
 *      Regrouping.4 to 8, Regrouping.14: in its rally phase a side makes units
 *      whole again with the points of others, and those of the chart come back.
 */

#include "movement.h"
#include "noted.h"
#include "outcomes.h"
#include "regrouping.h"
#include "scenarios.h"

/* ---- who is rebuilt ---- */

/* The first hex from one on where a unit of the chart may come back; HEXES. */
static int
next_return(const Game *g, int u, int from)
{
    int last = HEXES;

    for (int i = msk_first_at(g, from); i < g->placed; i++) {
        int v = g->stack[i], hex = g->unit[v].hex;

        if (hex != last && side_of(v) == side_of(u)
                && piece_of(g, v)->type == LEADER
                && msk_bar_to_return(g, u, hex) == NULL) {
            return hex;
        }
        last = piece_of(g, v)->type == LEADER ? hex : last;
    }
    return HEXES;
}

/* The points that all others of its hex, or of the chart, together could give
   it. */
static int
supply_of(const Game *g, int u)
{
    int points = 0;

    if (g->unit[u].hex != OFF_MAP) {
        Stack stack = msk_stack(g, g->unit[u].hex);

        for (int i = 0; i < stack.count; i++) {
            points += msk_yield(g, stack.slot[i], u);
        }
        return points;
    }
    for (int v = first_of(side_of(u)); v < end_of(side_of(u)); v++) {
        if (g->unit[v].hex == OFF_MAP && is_on_chart(g, v)) {
            points += msk_yield(g, v, u);
        }
    }
    return points;
}

/* Regrouping.14: on the map a leader is with it, far from enemies; any loss may
   be made good (R-M201). */
static const char *
bar_on_map(const Game *g, int u)
{
    return g->unit[u].state & ROUTING ? "Regrouping.14 routs"
            : msk_lacks(g, u) == 0 ? "Regrouping.14 whole"
            : !msk_is_rallying_point(g, side_of(u), g->unit[u].hex)
            ? "Regrouping.8 no-leader-there"
            : supply_of(g, u) == 0 ? "Regrouping.4 too-few" : NULL;
}

static const char *
bar_on_chart(const Game *g, int u)
{
    return points_of(g, u) == 0 ? "Regrouping.5 used-up"
            : supply_of(g, u) < msk_lacks(g, u) ? "Regrouping.4 too-few"
            : next_return(g, u, 0) == HEXES ? "Regrouping.8 no-leader-there"
            : NULL;
}

static const char *
bar_to_regroup(const Game *g, int u)
{
    const char *bar = msk_bar_to_rebuild(g, u);

    return side_of(u) != g->phasing ? "Movement.7 not-yours" : bar ? bar
            : is_on_chart(g, u) ? bar_on_chart(g, u)
            : g->unit[u].hex == OFF_MAP ? "Movement.1 not-there"
            : bar_on_map(g, u);
}

const char *
msk_judge_regrouping(const Game *g, const WgAction *a)
{
    return a->verb == REGROUP ? bar_to_regroup(g, a->arg[0])
            : a->verb == DONE ? NULL : "Regrouping.4 not-now";
}

/* Only who has lost something. */
static int
next_to_regroup(const Game *g, int u)
{
    while (u < end_of(g->phasing) && ((g->unit[u].hex == OFF_MAP
                    && !is_on_chart(g, u))
                || g->unit[u].lost == 0 || is_person(piece_of(g, u))
                || bar_to_regroup(g, u))) {
        u++;
    }
    return u;
}

void
msk_propose_regrouping(const Game *g, WgOffer *out)
{
    int u = first_of(g->phasing);

    wg_may(out, DONE, 0, 0, 0);
    while ((u = next_to_regroup(g, u)) < end_of(g->phasing)) {
        wg_may(out, REGROUP, u++, 0, 0);
    }
}

void
msk_ask_regroup(Game *g)
{
    if (next_to_regroup(g, first_of(g->phasing)) < end_of(g->phasing)) {
        wg_ask(g, g->phasing, ASK_REGROUP);
    }
}

void
msk_apply_regrouping(Game *g, const WgAction *a)
{
    if (a->verb == REGROUP) {
        g->hand = a->arg[0];
        wg_again(g);
        wg_call(g, REBUILD);
    }
}

/* ---- by whose points ---- */

static void
ask_supply(Game *g)
{
    if (msk_lacks(g, g->hand) > 0 && supply_of(g, g->hand) > 0) {
        wg_ask(g, g->phasing, ASK_SUPPLY);
    }
}

/* R-M157: it may stop short, and keeps what it was given. */
const char *
msk_judge_supply(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb != SUPPLY ? "Regrouping.4 not-now"
            : msk_bar_to_give(g, a->arg[0], g->hand);
}

void
msk_propose_supplies(const Game *g, WgOffer *out)
{
    wg_may(out, DONE, 0, 0, 0);
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (msk_yield(g, u, g->hand) > 0) {
            wg_may(out, SUPPLY, u, 0, 0);
        }
    }
}

/* Regrouping.5: who has none left is removed. */
static void
take_points(Game *g, int u, int points)
{
    Unit *unit = &g->unit[u];

    unit->lost = (int8_t)(unit->lost + points);
    if (points_of(g, u) == 0 && !is_on_chart(g, u)) {
        wg_tell(g, USED_UP, u, 0, 0, 0);
        set_left_at(g, u, unit->hex);
        msk_forget(g, u);
        msk_take(g, u);
        unit->state = 0;
        set_mark(g->chart, u);
    }
    unit->before = unit->lost;
}

/* Regrouping.4, Regrouping.6: as many as it lacks, or all that there are.
   Regrouping.9 Who is on the map then moves with a leader in its next phase.
   Points count as lost when they are lost, not when they change units. */
void
msk_apply_supply(Game *g, const WgAction *a)
{
    int u = a->arg[0], to = g->hand, given, taken;
    int lacked = msk_lacking(g, g->phasing);

    if (a->verb == DONE) {
        return;
    }
    given = msk_yield(g, u, to);
    given = given < msk_lacks(g, to) ? given : msk_lacks(g, to);
    taken = given * msk_price_of_point(g, u, to);
    wg_tell_side(g, g->phasing, GAVE_POINTS, u, to, given, 0);
    g->unit[to].lost = (int8_t)(g->unit[to].lost - given);
    g->unit[to].before = g->unit[to].lost;
    g->told[to] = 0;
    if (g->unit[to].hex != OFF_MAP) {
        set_mark(g->escorted, to);
    }
    take_points(g, u, taken);
    g->regrouped[g->phasing] = (int16_t)(g->regrouped[g->phasing] + lacked
            - msk_lacking(g, g->phasing));
    wg_again(g);
}

/* ---- where it comes back ---- */

/* Of one hex nobody is asked. */
static void
come_back(Game *g, int u, int hex)
{
    int top = msk_top(g, hex);

    set_left_at(g, u, OFF_MAP);
    g->unit[u].facing = (int8_t)(top >= 0 ? g->unit[top].facing
            : side_of(u) == WG_FIRST ? NORTH_EAST : NORTH_WEST);
    msk_put(g, u, hex, msk_stack(g, hex).count);
    clear_mark(g->chart, u);
    set_mark(g->escorted, u);
    wg_tell(g, CAME_BACK, u, hex, 0, 0);
}

static void
ask_return(Game *g)
{
    int u = g->hand, hex;

    if (!is_on_chart(g, u) || msk_lacks(g, u) > 0
            || (hex = next_return(g, u, 0)) == HEXES) {
        return;
    }
    if (next_return(g, u, hex + 1) == HEXES) {
        come_back(g, u, hex);
    } else {
        wg_ask(g, g->phasing, ASK_RETURN);
    }
}

/* In a position drawn by lot there may be no room in any. */
const char *
msk_judge_return(const Game *g, const WgAction *a)
{
    return a->verb == RETURN_TO ? msk_bar_to_return(g, g->hand, a->arg[0])
            : a->verb == DONE && next_return(g, g->hand, 0) == HEXES ? NULL
            : "Regrouping.8 not-now";
}

void
msk_propose_returns(const Game *g, WgOffer *out)
{
    int hex = -1;

    while ((hex = next_return(g, g->hand, hex + 1)) < HEXES) {
        wg_may(out, RETURN_TO, hex, 0, 0);
    }
    wg_propose(out, DONE, 0, 0, 0);
}

void
msk_apply_return(Game *g, const WgAction *a)
{
    if (a->verb == RETURN_TO) {
        come_back(g, g->hand, a->arg[0]);
    }
}

static void
end(Game *g)
{
    g->hand = NONE;
}

const WgStep msk_rebuild[] = {
    { "Regrouping.6",   "points",       ask_supply },
    { "Regrouping.8",   "it comes back", ask_return },
    { "Regrouping.9",   "it has been",  end },
    {0}
};
