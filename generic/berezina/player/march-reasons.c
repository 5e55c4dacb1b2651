/*
 * march-reasons.c --
 *
 *      What the French mean by a move.  A place is named to who comes nearer to
 *      it, by the distances that they go by, or covers it; any other move is to
 *      hide, to be safe or to make way, or nothing is said of it.
 */

#include <limits.h>

#include "player.h"

/* A move of a unit, as those see it who mean it. */
typedef struct March {
    Outlook look;
    int u, from, to;
    bool enters;                /* as near as the way in will do */
} March;

/* The ford by which the way out leads from there, the last that it passes; or
   from the far bank the exit. */
static int
ahead(Outlook *o, int hex)
{
    int best = NONE, least = INT_MAX;

    for (int f = 0; bank_of(hex) == EAST && f < FORDS; f++) {
        int east = berezina_ford[f].east, cost;

        if (o->toll[f] < 0) {
            continue;
        }
        ber_measure(o, east, o->work);
        cost = ber_far(o->work, hex) + ber_far(o->out, east);
        if (cost < least || (cost == least
                && ber_far(o->out, east) < ber_far(o->out, best))) {
            least = cost;
            best = east;
        }
    }
    return best == NONE ? berezina_exit[OUT] : best;
}

static bool
is_nearer(const March *m, Survey *far)
{
    int left = ber_far(far, m->to);

    return left < WG_HEX_FAR && left < ber_far(far, m->from) + m->enters;
}

static bool
leaves_enemy(const March *m)
{
    return ber_nearest_post(&m->look.enemy, m->from) == 1
            && ber_nearest_post(&m->look.enemy, m->to) > 1;
}

/* Leaders are in nobody's way. */
static void
make_way(const March *m, WgReason *r)
{
    const Outlook *o = &m->look;
    const Game *g = o->g;

    if (piece_of(g, m->u)->kind == LEADER) {
        return;
    }
    if (!o->ready && ber_far(o->out, m->from) < o->weight[OFF_ROAD]
            && berezina_hex[m->from].road && !berezina_hex[m->to].road
            && ber_role(o, m->u) == TO_MARCH) {
        r->why = WG_CLEAR;
    } else if (g->stack[FRENCH][m->to] < g->stack[FRENCH][m->from]
            - is_fighting(g, m->u)) {
        r->why = WG_ROOM;
    }
}

/* What a move is for that leads no nearer to where they want to be. */
static void
give_way(const March *m, WgReason *r)
{
    const Outlook *o = &m->look;

    if (m->enters) {
        return;
    }
    if (leaves_enemy(m) || (o->exposed[m->from] && !o->exposed[m->to])) {
        r->why = ber_is_stealthy(o->g, o->weight) ? WG_HIDE : WG_SPARE;
    } else {
        make_way(m, r);
    }
}

/* To the far bank and away. */
static void
go_on(March *m, WgReason *r)
{
    if (is_nearer(m, m->look.out)) {
        ber_give(r, WG_TOWARD, ahead(&m->look, m->to));
    } else {
        give_way(m, r);
    }
}

static void
lead(March *m, WgReason *r)
{
    const Game *g = m->look.g;
    int men;

    if (ber_wants_to_leave(&m->look, m->u)) {
        go_on(m, r);
        return;
    }
    ber_find_nearest(g, FRENCH, m->to, &men);
    if (men == m->to || (men != NONE && distance(m->to, men)
                < distance(m->from, men))) {
        ber_give(r, WG_LEAD, men);
    }
}

static void
build(March *m, WgReason *r)
{
    Outlook *o = &m->look;
    int site = ber_site(o, m->u);

    ber_measure(o, site, o->work);
    if (is_nearer(m, o->work)) {
        ber_give(r, WG_BUILD, site);
    } else {
        give_way(m, r);
    }
}

/* So near to it one covers it. */
static void
cover(March *m, int ford, WgReason *r)
{
    if (bank_of(m->to) == bank_of(ford) && is_within(
                m->look.weight[POST] + BER_POST_WIDE, m->to, ford)) {
        ber_give(r, WG_GUARD, ford);
    } else {
        go_on(m, r);
    }
}

void
ber_reason_to_march(const Game *g, int u, int to, const int *weight,
        WgReason *r)
{
    March m = { .u = u, .from = ber_stand_of(g, u), .to = to,
        .enters = !on_map(g, u) };
    Survey out, work;

    ber_look(g, weight, &m.look, &out, &work);
    if (piece_of(g, u)->kind == LEADER) {
        lead(&m, r);
        return;
    }
    switch (ber_role(&m.look, u)) {
    case TO_BUILD:
        build(&m, r);
        break;
    case TO_COVER_EAST:
        cover(&m, berezina_ford[SITE].east, r);
        break;
    case TO_COVER_WEST:
        cover(&m, berezina_ford[SITE].west, r);
        break;
    default:
        go_on(&m, r);
        break;
    }
}
