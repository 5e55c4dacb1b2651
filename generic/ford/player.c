/*
 * player.c --
 *
 *      How a computer plays "The Ford": the smallest of each hook of
 *      playing.h.
 */

#include "../core/playing.h"
#include "ford.h"

/* ---- what the enemy may be ---- */

/* A unit that was hit has so many steps less, whoever it is. */
static void
remember(WgMemory *memory, const WgEvent *event, int knew)
{
    int u = event->about[0];

    (void)knew;
    if (event->kind == HIT) {
        int steps = memory->steps[u] < 0 ? 2 : memory->steps[u];

        memory->steps[u] = (int16_t)(steps - event->about[1]);
    }
}

static void
believe(Game *g, const Game *seen, const WgMemory *memory, WgLots *lots)
{
    (void)lots;
    for (int u = 0; u < UNITS; u++) {
        if (seen->unit[u].piece == UNKNOWN && g->unit[u].hex != OFF_MAP) {
            g->unit[u].steps = memory->steps[u] == 1 ? 1 : 2;
        }
    }
}

/* ---- what a position is worth ---- */

static const WgTerm worth[] = {
    { "steps_first", WG_LEFT_FIRST },
    { "steps_second", WG_LEFT_SECOND },
    {0}
};

static void
terms(const Game *g, int term[WG_TERMS])
{
    for (int u = 0; u < UNITS; u++) {
        int steps = 100 * g->unit[u].steps;

        term[ford_side(u)] += ford_side(u) ? -steps : steps;
    }
}

static int
chance(const Game *g, int value)
{
    (void)g;
    return value >= 500 ? WG_CERTAIN : value <= -500 ? 0 : 500 + value;
}

static bool
is_plain(const Game *g)
{
    return g->flow.decision != ASK_MOVE;
}

/* ---- plans: how many units go forward in a player turn ---- */

typedef struct FordPlan {
    int32_t forward;
} FordPlan;

static int
phase(const Game *g)
{
    return g->flow.decision != ASK_MOVE ? 0 : 2 * g->turn + g->phasing;
}

static void
plan(const Game *g, const int *weights, void *text, bool vary, WgLots *lots)
{
    FordPlan *p = text;

    (void)g;
    (void)weights;
    p->forward = vary ? (int32_t)wg_lot(lots, SECOND + 1) : SECOND;
}

static void
mutate(const Game *g, void *text, WgLots *lots)
{
    plan(g, NULL, text, true, lots);
}

/* How far a hex is from the nearest enemy. */
static int
to_enemy(const Game *g, int side, int hex)
{
    int least = HEXES;

    for (int u = 0; u < UNITS; u++) {
        if (ford_side(u) != side && g->unit[u].hex >= 0) {
            int distance = ford_distance(hex, g->unit[u].hex);

            least = distance < least ? distance : least;
        }
    }
    return least;
}

/* The hexes around one, and itself; some are beyond the edge. */
static int
beside(int hex, int i)
{
    return hex + (i / 3 - 1) * COLUMNS + i % 3 - 1;
}

/* A step of this unit towards the enemy, or PASS. */
static WgAction
step_of(const Game *g, int u)
{
    int from = g->unit[u].hex, far = to_enemy(g, ford_side(u), from);

    for (int i = 0; i < 9 && far > 1; i++) {
        int to = beside(from, i);
        WgAction action = { MOVE, { (int16_t)u, (int16_t)to, 0 } };

        if (to >= 0 && to < HEXES && ford_judge_move(g, &action) == NULL
                && to_enemy(g, ford_side(u), to) < far) {
            return action;
        }
    }
    return (WgAction){ .verb = PASS };
}

static WgAction
next_move(const Game *g, const FordPlan *p)
{
    int forward = p->forward;

    for (int u = 0; u < UNITS; u++) {
        const Unit *unit = &g->unit[u];

        if (ford_side(u) != g->phasing || unit->hex < 0) {
            continue;
        }
        if (forward-- <= 0) {
            break;
        }
        if (!unit->moved) {
            WgAction action = step_of(g, u);

            if (action.verb == MOVE) {
                return action;
            }
        }
    }
    return (WgAction){ .verb = PASS };
}

/* How promising an attack of one unit on another is, 0: not at all.  Best is
   the one that is to cost most steps, then one on who is whole.  It costs the
   attacker nothing, so any is better than none. */
static int
promise(const Game *g, int u, int v)
{
    WgAction action = { ATTACK, { (int16_t)u, g->unit[v].hex, 0 } };

    return ford_side(u) == ford_side(v) || g->unit[v].hex < 0
            || ford_judge_attack(g, &action) != NULL ? 0
            : 2 * ford_steps_hit(g, u, v) + (g->unit[v].steps > 1);
}

static WgAction
best_attack(const Game *g)
{
    WgAction best = { .verb = PASS };
    int most = 0;

    for (int u = 0; u < UNITS; u++) {
        for (int v = 0; v < UNITS && ford_side(u) == g->phasing; v++) {
            int promises = promise(g, u, v);

            if (promises > most) {
                most = promises;
                best = (WgAction){ ATTACK,
                        { (int16_t)u, g->unit[v].hex, 0 } };
            }
        }
    }
    return best;
}

/* Who was hit goes as far from the enemy as it can. */
static WgAction
best_retreat(const Game *g)
{
    int u = g->combat.defender;
    int far = to_enemy(g, ford_side(u), g->unit[u].hex);
    WgAction best = { .verb = PASS };

    for (int i = 0; i < 9; i++) {
        int to = beside(g->unit[u].hex, i);
        WgAction action = { RETREAT, { (int16_t)to, 0, 0 } };

        if (to >= 0 && to < HEXES && ford_judge_retreat(g, &action) == NULL
                && to_enemy(g, ford_side(u), to) > far) {
            far = to_enemy(g, ford_side(u), to);
            best = action;
        }
    }
    return best;
}

static WgAction
policy(const Game *g, const int *weights, void *text, WgLots *lots)
{
    (void)weights;
    (void)lots;
    switch (g->flow.decision) {
    case ASK_MOVE:
        return next_move(g, text);
    case ASK_ATTACK:
        return best_attack(g);
    case ASK_RETREAT:
        return best_retreat(g);
    default:
        return (WgAction){ .verb = PASS };
    }
}

static int
turns(const Game *g)
{
    return g->turn;
}

static bool
is_fight(const Game *g)
{
    return g->flow.decision == ASK_RETREAT;
}

const WgPlayer ford_player = {
    .remember = remember,
    .believe = believe,
    .terms = terms,
    .term = worth,
    .chance = chance,
    .is_plain = is_plain,
    .phase = phase,
    .plan = plan,
    .mutate = mutate,
    .policy = policy,
    .reason = ford_reason,
    .turns = turns,
    .is_fight = is_fight,
};
