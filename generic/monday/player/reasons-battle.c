/*
 * reasons-battle.c --
 *
 *      Why somebody fights, stands or retreats, fires, inspires or takes a hit.
 */

#include "player.h"

/* 5.2.1 Where a battle is, beside a gun. */
static int
battle_beside(const Game *g, int u)
{
    Areas near = both_areas(contested(g), monday_near[g->unit[u].place]);

    return no_areas(near) ? NONE : take_area(&near);
}

/* 5.3.6 Does nobody else lose less by it? */
static bool
is_least(const Game *g, const WgAction *a)
{
    WgAction least;

    return wg_by_order(monday_decisions, g, mon_standing_hit, 1, &least)
            && least.verb == a->verb && least.arg[0] == a->arg[0];
}

/* 6.4 Who stands against odds keeps what counts, or the disc. */
static void
stand(const Game *g, WgReason *r)
{
    r->why = WG_STAND;
    r->aim = monday_area[g->battle.area].star != NO_STAR ? WG_KEEP : WG_DISC;
}

static void
fight(const Game *g, int area, WgReason *r)
{
    r->why = has_area(&g->fresh, area) ? WG_MUST : WG_TAKE;
    r->place = area;
}

static void
say(WgReason *r, WgWhy why, int place)
{
    if (place != NONE) {
        r->why = why;
        r->place = place;
    }
}

/* What its side alone may know. */
static void
own_reason(const Game *g, const WgAction *a, WgReason *r)
{
    switch (a->verb) {
    case AIM:
        say(r, WG_HIT, a->arg[1]);
        break;
    case UNLIMBER:
        say(r, WG_HIT, battle_beside(g, a->arg[0]));
        break;
    case INSPIRE:
        say(r, WG_JOIN, g->unit[a->arg[1]].place);
        break;
    case FIGHT:
        fight(g, a->arg[0], r);
        break;
    case COMMIT:
        say(r, WG_HIT, g->battle.area);
        break;
    case HIT:
        r->why = is_least(g, a) ? WG_LEAST : WG_NO_REASON;
        break;
    default:
        break;
    }
}

void
mon_battle_reason(const Game *g, const WgAction *a, bool own, WgReason *r)
{
    if (a->verb == STAND || a->verb == RETREAT) {
        r->why = WG_WITHDRAW;
        if (a->verb == STAND) {
            stand(g, r);
        }
        r->place = g->battle.area;
        r->battle = own;
    } else if (own) {
        own_reason(g, a, r);
    }
}
