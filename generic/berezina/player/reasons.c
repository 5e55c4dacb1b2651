/*
 * reasons.c --
 *
 *      Why a unit of Napoleon at the Berezina goes where it goes, told at the
 *      first of its steps, and why somebody fires or does not.
 */

#include "../combat.h"
#include "player.h"

/* ---- marches ---- */

/* Russians: to what their army is after. */
static void
hunt(const Game *g, int u, int to, const int *weight, WgReason *r)
{
    int from = g->unit[u].place;
    int goal = ber_goal_of_russian(g, u, weight, to);

    if (goal != NONE && from < HEXES
            && distance(to, goal) < distance(from, goal)) {
        ber_give(r, WG_TOWARD, goal);
    }
}

/* Where a way ends that begins with that step, if the plan has it so. */
static int
end_of_way(const Game *g, const WgAction *step, const BerPlan *plan)
{
    int u = step->arg[0], goes = plan->goes[u - first_of(side_of(u))];
    WgAction planned;

    if (goes == NONE || goes >= HEXES) {
        return step->arg[1];
    }
    planned = ber_step_towards(g, u, goes);
    return planned.verb == step->verb && planned.arg[1] == step->arg[1]
            ? goes : step->arg[1];
}

static void
move(const Game *g, const WgAction *step, const BerPlan *plan, WgReason *r)
{
    int u = step->arg[0], to = step->arg[1];

    if (plan == NULL || g->mobile == u || to >= HEXES) {
        return;                 /* it was told at the first step */
    }
    to = end_of_way(g, step, plan);
    if (side_of(u) == RUSSIAN) {
        hunt(g, u, to, plan->weight, r);
    } else if (ber_stand_of(g, u) != NONE) {
        ber_reason_to_march(g, u, to, plan->weight, r);
    }
}

/* 11.3 As policy.c has it: engineers on the road north, others beside it. */
static void
set_up(const Game *g, int u, int to, WgReason *r)
{
    int kind = piece_of(g, u)->kind;

    if (kind == ENGINEER) {
        ber_give(r, WG_BUILD, berezina_ford[SITE].east);
    } else if (kind == LEADER && g->stack[FRENCH][to] > 0) {
        ber_give(r, WG_LEAD, to);
    } else if (kind != LEADER && !berezina_hex[to].road) {
        r->why = WG_CLEAR;
    }
}

/* ---- fire ---- */

static void
fire(const Game *g, int u, int target, bool told, WgReason *r)
{
    if (target == NONE) {
        return;
    }
    ber_give(r, WG_HIT, g->unit[target].place);
    r->chance = told ? WG_CERTAIN
            * wg_count_bits(ber_faces(g, u, r->place)) / FACES
            : WG_UNTOLD;
}

static void
hide(const Game *g, WgReason *r)
{
    int weights[BER_WEIGHTS];

    for (int i = 0; i < BER_WEIGHTS; i++) {
        weights[i] = ber_weights[i].usual[FRENCH];
    }
    if (g->firing == FRENCH && ber_is_stealthy(g, weights)) {
        r->why = WG_HIDE;
    }
}

void
ber_reason(const Game *g, const WgAction *a, const void *plan, WgReason *r)
{
    switch (a->verb) {
    case MOVE:
    case CROSS:
        move(g, a, plan, r);
        break;
    case PLACE:
        if (plan && g->flow.decision == ASK_FRENCH_SETUP) {
            set_up(g, a->arg[0], a->arg[1], r);
        }
        break;
    case FIRE:
        fire(g, a->arg[0], a->arg[1], plan, r);
        break;
    case BOMBARD:
        ber_give(r, WG_HIT, a->arg[1]);
        break;
    case EVADE:
        r->why = WG_SPARE;
        break;
    case DONE:
        if (plan && g->flow.decision == ASK_FIRE) {
            hide(g, r);
        }
        break;
    default:
        break;
    }
}
