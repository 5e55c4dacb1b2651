/*
 * reasons.c --
 *
 *      Why a unit of La Bataille is taken up, and why a hex is attacked or
 *      fired at.  An enemy has lost what all saw it lose.
 */

#include "player.h"
#include "../dice.h"
#include "../melee.h"
#include "../movement.h"
#include "../query.h"
#include "../stacks.h"
#include "../ways.h"
#include "../odds/prospects.h"

static void
give(WgReason *r, WgWhy why, int place)
{
    r->why = why;
    r->place = place;
}

static Game
as_known(const Game *g, int side)
{
    Game known = *g;

    for (int u = first_of(!side); u < end_of(!side); u++) {
        if (!is_person(piece_of(g, u))) {
            known.unit[u].lost = g->told[u];
        }
    }
    known.flow.events = 0;
    return known;
}

/* ---- marches ---- */

/* An objective, by the shortest way from there. */
static int
objective_from(int hex, const Goals *goals)
{
    int away = far_from(goals, hex);

    while (away > 0 && away < TOO_FAR) {
        int nearer = OFF_MAP;

        for (int d = 0; d < WG_HEX_SIDES && nearer == OFF_MAP; d++) {
            int near = moskowa_near[hex][d];

            nearer = near >= 0 && far_from(goals, near) < away ? near
                    : OFF_MAP;
        }
        if (nearer == OFF_MAP) {
            return OFF_MAP;
        }
        hex = nearer;
        away = far_from(goals, hex);
    }
    return away == 0 ? hex : OFF_MAP;
}

/* To a goal of MskPlan.goal. */
static void
advance(const Game *g, int given, int from, int to, WgReason *r)
{
    Goals goals = msk_goals_for(g, given);

    if (far_from(&goals, to) < far_from(&goals, from)) {
        int goal = objective_from(to, &goals);

        give(r, goal == OFF_MAP ? WG_NO_REASON : goal == to ? WG_GUARD
                : WG_TOWARD, goal);
    }
}

/* Of the hexes beside it that an enemy holds the one that is taken most often
   from there by that unit and all beside. */
static void
assault_from(const Game *g, int u, int hex, WgReason *r)
{
    int most = 0;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int at = moskowa_near[hex][d];
        MeleeProspect of;
        Game then;

        if (at < 0 || !is_held(g, !g->phasing, at)) {
            continue;
        }
        then = as_known(g, g->phasing);
        msk_foresee_assault(&then, u, hex, d, &of);
        if (of.defended && of.won > most) {
            most = of.won;
            give(r, WG_TAKE, at);
            r->chance = part_of_rolls(of.won, WG_CERTAIN);
        }
    }
}

static void
guns(const Game *g, int goal, int u, int hex, WgReason *r)
{
    enum { SEE = 9 };
    int away, enemy = msk_nearest_enemy(g, side_of(u), hex, &away);

    if (enemy != NONE && away <= SEE) {
        give(r, WG_HIT, g->unit[enemy].hex);
    } else {
        advance(g, goal, g->unit[u].hex, hex, r);
    }
}

static void
go(const Game *g, const MskPlan *plan, int u, WgReason *r)
{
    int hex = plan->goes, goal = msk_goal_of(g, plan, u);

    if (hex == OFF_MAP) {
        return;
    } else if (is_person(piece_of(g, u))) {
        give(r, WG_LEAD, hex);
    } else if (is_guns(piece_of(g, u))) {
        guns(g, goal, u, hex, r);
    } else {
        assault_from(g, u, hex, r);
        if (r->why == WG_NO_REASON) {
            advance(g, goal, g->unit[u].hex, hex, r);
        }
    }
}

/* With the one in hand, to where it comes at last. */
static void
come(const Game *g, const MskPlan *plan, int to, WgReason *r)
{
    int u = g->hand, from, goal;

    if (u < 0) {            /* nobody is, or it is put down */
        return;
    }
    from = g->unit[u].hex;
    goal = msk_goal_of(g, plan, u);
    if (is_person(piece_of(g, u))) {
        give(r, is_held(g, g->phasing, to) ? WG_LEAD : WG_NO_REASON, to);
    } else if (is_guns(piece_of(g, u))) {
        guns(g, goal, u, to, r);
    } else {
        advance(g, goal, from, to, r);
    }
}

/* ---- fights ---- */

static void
attack(const Game *g, int hex, bool told, WgReason *r)
{
    give(r, WG_TAKE, hex);
    if (told) {
        Game then = as_known(g, g->phasing);
        MeleeProspect of;

        msk_begin_attack(&then, hex);
        msk_foresee_melee(&then, hex, &of);
        r->chance = of.defended ? part_of_rolls(of.won, WG_CERTAIN)
                : WG_CERTAIN;
    }
}

static void
charge(const Game *g, int hex, bool told, WgReason *r)
{
    ChargeProspect of;
    int most = 0;

    give(r, WG_CHARGE, hex);
    if (told && msk_foresee_charge(g, hex, &of) && of.count > 0) {
        for (int i = 0; i < of.count; i++) {
            most = of.routs[i] > most ? of.routs[i] : most;
        }
        r->chance = part_of_rolls(most, WG_CERTAIN);
    }
}

/* That it loses a point at least. */
static void
aim(const Game *g, int hex, bool told, WgReason *r)
{
    give(r, WG_HIT, hex);
    if (told) {
        Game then = as_known(g, g->firing);
        Firing firing;
        Prospect of;

        msk_best_bearing(&then, hex, &firing);
        msk_foresee(&then, &firing, hex, &of);
        r->chance = WG_CERTAIN - (int)(WG_CERTAIN * of.lost[0] + 0.5);
    }
}

void
msk_reason(const Game *g, const WgAction *a, const void *text, WgReason *r)
{
    const MskPlan *plan = text;

    switch (a->verb) {
    case TAKE_UP:
        /* It knows of nobody else where to. */
        if (plan && plan->who == a->arg[0]) {
            go(g, plan, a->arg[0], r);
        }
        break;
    case STEP:
        if (plan) {
            come(g, plan, a->arg[0], r);
        }
        break;
    case DECLARE:
        charge(g, a->arg[0], plan, r);
        break;
    case AIM:
        aim(g, a->arg[0], plan, r);
        break;
    case ATTACK:
        attack(g, a->arg[0], plan, r);
        break;
    case EVADE:
        give(r, WG_WITHDRAW, g->target);
        break;
    default:
        break;
    }
}
