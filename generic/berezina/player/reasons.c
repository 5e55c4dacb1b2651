/*
 * reasons.c --
 *
 *      Why a unit of Napoleon at the Berezina goes where it goes, told at the
 *      first of its steps, and why somebody fires or does not.
 */

#include "../combat.h"
#include "player.h"

static void
give(WgReason *r, WgWhy why, int place)
{
    r->why = why;
    r->place = place;
}

/* ---- by what all can see ---- */

/* Russians: to the enemy. */
static void
hunt(const Game *g, int from, int to, WgReason *r)
{
    int enemy, apart = ber_find_nearest(g, FRENCH, to, &enemy);

    if (enemy != NONE && from < HEXES && apart < distance(from, enemy)) {
        give(r, WG_TOWARD, enemy);
    }
}

static int
nearest_ford(int hex)
{
    int best = SITE;

    for (int f = 0; f < FORDS; f++) {
        if (distance(hex, berezina_ford[f].east)
                < distance(hex, berezina_ford[best].east)) {
            best = f;
        }
    }
    return berezina_ford[best].east;
}

/* French: to the river, and behind it away. */
static void
flee(int from, int to, WgReason *r)
{
    int goal = bank_of(to) == WEST ? berezina_exit[OUT] : nearest_ford(to);

    if (from >= HEXES || bank_of(from) != bank_of(to)
            || distance(to, goal) < distance(from, goal)) {
        give(r, WG_TOWARD, goal);
    }
}

/* ---- by what the side means ---- */

/* To the ford that costs least from there, or from the far bank away. */
static int
ahead(const Outlook *o, int hex)
{
    int best = NONE, least = WG_HEX_FAR;

    for (int f = 0; bank_of(hex) == EAST && f < FORDS; f++) {
        int cost = 2 * distance(hex, berezina_ford[f].east) + o->toll[f]
                + o->far[berezina_ford[f].west];

        if (o->toll[f] >= 0 && cost < least) {
            least = cost;
            best = berezina_ford[f].east;
        }
    }
    return best == NONE ? berezina_exit[OUT] : best;
}

static void
lead(const Outlook *o, int u, int to, WgReason *r)
{
    if (ber_wants_to_leave(o, u)) {
        give(r, WG_TOWARD, ahead(o, to));
    } else {
        give(r, WG_LEAD, to);
    }
}

static void
march(const Game *g, int u, int to, const BerPlan *plan, WgReason *r)
{
    Outlook o = ber_look(g, plan->weight);

    if (piece_of(g, u)->kind == LEADER) {
        lead(&o, u, to, r);
        return;
    }
    switch (ber_role(&o, u)) {
    case TO_BUILD:
        give(r, WG_BUILD, ber_site(&o, u));
        break;
    case TO_COVER_EAST:
        give(r, WG_GUARD, berezina_ford[SITE].east);
        break;
    case TO_COVER_WEST:
        give(r, WG_GUARD, berezina_ford[SITE].west);
        break;
    default:
        give(r, WG_TOWARD, ahead(&o, to));
        break;
    }
}

static void
move(const Game *g, int u, int to, const BerPlan *plan, WgReason *r)
{
    int side = side_of(u), goes = plan ? plan->goes[u - first_of(side)] : NONE;

    if (g->mobile == u || to >= HEXES) {
        return;                 /* it was told at the first step */
    }
    to = goes != NONE && goes < HEXES ? goes : to;
    if (side == RUSSIAN) {
        hunt(g, g->unit[u].place, to, r);
    } else if (plan) {
        march(g, u, to, plan, r);
    } else {
        flee(g->unit[u].place, to, r);
    }
}

/* ---- fire ---- */

static void
fire(const Game *g, int u, int target, bool told, WgReason *r)
{
    int count = 0;

    if (target == NONE) {
        return;
    }
    give(r, WG_HIT, g->unit[target].place);
    for (unsigned faces = ber_faces(g, u, r->place); faces; faces >>= 1) {
        count += (int)(faces & 1);
    }
    r->chance = told ? WG_CERTAIN * count / FACES : WG_UNTOLD;
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
        move(g, a->arg[0], a->arg[1], plan, r);
        break;
    case FIRE:
        fire(g, a->arg[0], a->arg[1], plan, r);
        break;
    case BOMBARD:
        give(r, WG_HIT, a->arg[1]);
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
