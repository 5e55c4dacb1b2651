/*
 * policy.c --
 *
 *      A computer's answer to each question of Napoleon at the Berezina.
 */

#include <string.h>

#include "player.h"

static WgAction
only(int verb)
{
    return (WgAction){ .verb = (int16_t)verb };
}

/* Who goes where is decided each turn. */
static void
begin_turn(const Game *g, BerPlan *plan)
{
    if (plan->turn != g->turn) {
        plan->turn = g->turn;
        plan->wading = NONE;
        for (int i = 0; i < RUSSIAN_PIECES; i++) {
            plan->goes[i] = NONE;
        }
    }
}

/* ---- moving ---- */

static bool
may_move(const Game *g, int u)
{
    return !g->unit[u].moved && piece_of(g, u)->kind != RABBLE
            && (on_map(g, u) || g->unit[u].place == ARRIVING)
            && (side_of(u) == FRENCH || ber_is_released(g, u));
}

WgAction
ber_step_towards(const Game *g, int u, int hex)
{
    WgAction a = only(DONE);
    WgWays ways;

    ber_ways_now(g, u, &ways);
    for (int i = 0; i < ways.count; i++) {
        if (ways.way[i].place == hex && ways.way[i].within) {
            while (ways.way[i].before >= 0) {
                i = ways.way[i].before;
            }
            return ber_judge_move(g, &ways.way[i].step) == NULL
                    ? ways.way[i].step : a;
        }
    }
    return a;
}

/* Engineers first, then those who are nearest to the exit; leaders last. */
static int
next_to_move(const Game *g, const Outlook *o, const BerPlan *plan)
{
    enum { LAST = 5000, OUTSIDE = 900 };
    int side = phasing(g), best = NONE, least = INT16_MAX;

    for (int u = first_of(side); u < end_of(side); u++) {
        const Piece *p = piece_of(g, u);
        int rank;

        if (!may_move(g, u) || plan->goes[u - first_of(side)] != NONE) {
            continue;
        }
        rank = p->kind == LEADER ? LAST
                : p->kind == ENGINEER ? (g->bridged ? LAST - 1 : -1)
                : !on_map(g, u) ? OUTSIDE
                : side == FRENCH ? o->far[g->unit[u].place]
                : ber_nearest(g, FRENCH, g->unit[u].place);
        if (rank < least) {
            least = rank;
            best = u;
        }
    }
    return best;
}

static WgAction
leave(const Game *g, int u)
{
    WgAction a = { LEAVE, { (int16_t)u, 0, 0 } };

    return ber_judge_move(g, &a) == NULL ? a : only(DONE);
}

static WgAction
move(const Game *g, BerPlan *plan)
{
    int side = phasing(g), u = g->mobile;
    WgAction a = only(DONE);
    WgWays ways;
    Outlook o;

    begin_turn(g, plan);
    if (u != NONE && plan->wading == u && plan->goes[u - first_of(side)]
            == g->unit[u].place) {
        plan->wading = NONE;
        plan->goes[u - first_of(side)] = NONE;
    }
    if (u != NONE && !g->unit[u].moved
            && plan->goes[u - first_of(side)] >= 0) {
        a = ber_step_towards(g, u, plan->goes[u - first_of(side)]);
    }
    if (a.verb != DONE) {
        return a;
    }
    if (side == FRENCH) {
        o = ber_look(g, plan->weight);
    }
    if (u != NONE && side == FRENCH && !g->unit[u].moved
            && ber_wants_to_leave(&o, u)) {
        a = leave(g, u);
    }
    while (a.verb == DONE && (u = next_to_move(g, &o, plan)) != NONE) {
        int to;

        ber_ways_now(g, u, &ways);
        to = side == FRENCH ? ber_french_end(&o, u, &ways)
                : ber_russian_end(g, u, plan->weight, &ways);
        plan->goes[u - first_of(side)] = (int16_t)to;
        if (side == FRENCH && on_map(g, u)
                && bank_of(to) != bank_of(g->unit[u].place)) {
            plan->wading = (int16_t)u;
        }
        a = to != g->unit[u].place ? ber_step_towards(g, u, to)
                : side == FRENCH && ber_wants_to_leave(&o, u) ? leave(g, u)
                : a;
    }
    return a;
}

/* ---- 11.3 the set-up ---- */

/* The road north for the engineers, all others beside it. */
static const struct { const char *key; int16_t hex; } begins[] = {
    { "legrand", HEX(5310) }, { "merle", HEX(5310) }, { "maison", HEX(5311) },
    { "dombrowski", HEX(5311) }, { "castex", HEX(5312) },
    { "corbineau", HEX(5312) }, { "ii_artillery", HEX(5510) },
    { "doumerc", HEX(5510) }, { "oudinot", HEX(5310) }, { "elbe", HEX(5511) },
    { "chasseloup", HEX(5511) }
};

static WgAction
set_up(const Game *g)
{
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++) {
        for (int u = 0; u < FRENCH_PIECES; u++) {
            WgAction a = { PLACE, { (int16_t)u, begins[i].hex, 0 } };

            if (g->unit[u].place != begins[i].hex
                    && strcmp(piece_of(g, u)->key, begins[i].key) == 0
                    && ber_judge_french_setup(g, &a) == NULL) {
                return a;
            }
        }
    }
    return only(DONE);
}

/* ---- of what is offered ---- */

/* The faces that hit, and how near the target is to its end. */
static int
promise(const Game *g, const WgAction *a)
{
    int target = a->verb == FIRE ? a->arg[1]
            : a->verb == BOMBARD ? ber_unseen_target(g, a->arg[0], a->arg[1])
            : NONE;
    unsigned faces;
    int count = 0;

    if (target == NONE) {
        return 0;
    }
    for (faces = ber_faces(g, a->arg[0], g->unit[target].place); faces;
            faces >>= 1) {
        count += (int)(faces & 1);
    }
    return count * (10 + 3 * g->unit[target].losses)
            * (a->verb == FIRE && ber_may_evade(g, target) ? 1 : 5);
}

/* 7.5 Away from the enemy, but not to where another is. */
static int
safety(const Game *g, const WgAction *a)
{
    return a->verb == EVADE ? ber_nearest(g, !side_of(g->shot.target),
            a->arg[0]) - 1 : 0;
}

static int
work(const Game *g, const WgAction *a)
{
    return a->verb == BUILD ? 1 + (a->arg[1] > 0
            && !ber_is_finis(&g->bridge[ber_ford_of(
                    g->unit[a->arg[0]].place)][a->arg[1] - 1]))
            : 0;
}

static int
any_worth(const Game *g, const WgAction *a)
{
    (void)g;
    return 1 + (a->verb == CHOOSE_EXIT
            && a->arg[0] == berezina_exit[OUT]);
}

/* The one with most; `otherwise` if none is above 0. */
static WgAction
best(const Game *g, int (*measure)(const Game *, const WgAction *),
        int otherwise)
{
    WgAction found = only(otherwise);
    int most = 0;
    WgOffer out;

    wg_offer_of(berezina_decisions, g, &out);
    for (int i = 0; i < out.count; i++) {
        int value = out.action[i].verb == DECIDE ? 0
                : measure(g, &out.action[i]);

        if (value > most) {
            most = value;
            found = out.action[i];
        }
    }
    return found;
}

WgAction
ber_policy(const Game *g, const int *weights, void *plan, WgLots *lots)
{
    (void)lots;
    switch (g->flow.decision) {
    case ASK_FRENCH_SETUP:
        return set_up(g);
    case ASK_RUSSIAN_SETUP:
        return only(DONE);
    case ASK_MOVE:
    case ASK_RUSSIAN_MOVE:
        return move(g, plan);
    case ASK_FIRE:
        return g->firing == FRENCH && ber_is_stealthy(g, weights)
                ? only(DONE)
                : best(g, promise, DONE);
    case ASK_EVADE:
        return best(g, safety, STAND);
    case ASK_BUILD:
        return best(g, work, DONE);
    default:
        return best(g, any_worth, DONE);
    }
}
