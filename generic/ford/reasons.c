/*
 * reasons.c --
 *
 *      Why a computer that plays "The Ford" does something: the smallest of
 *      that hook.
 */

#include "../core/playing.h"
#include "ford.h"

/* The hex of the nearest enemy; OFF_MAP if there is none.  That one stands
   there is seen, who it is may not be. */
static int
nearest_enemy(const Game *g, int side, int hex)
{
    int least = HEXES, found = OFF_MAP;

    for (int u = 0; u < UNITS; u++) {
        if (ford_side(u) != side && g->unit[u].hex >= 0
                && ford_distance(hex, g->unit[u].hex) < least) {
            least = ford_distance(hex, g->unit[u].hex);
            found = g->unit[u].hex;
        }
    }
    return found;
}

static void
move(const Game *g, int u, int to, WgReason *r)
{
    int enemy = nearest_enemy(g, ford_side(u), to);

    if (enemy != OFF_MAP && ford_distance(to, enemy)
            < ford_distance(g->unit[u].hex, enemy)) {
        r->why = WG_TOWARD;
        r->place = enemy;
    }
}

void
ford_reason(const Game *g, const WgAction *a, const void *plan, WgReason *r)
{
    enum { FACES = 6 };

    switch (a->verb) {
    case MOVE:
        move(g, a->arg[0], a->arg[1], r);
        break;
    case ATTACK:
        r->why = WG_HIT;
        r->place = a->arg[1];
        if (plan) {
            r->chance = WG_CERTAIN
                    * ford_faces_that_hit(g, a->arg[0], a->arg[1]) / FACES;
        }
        break;
    case RETREAT:
        r->why = WG_WITHDRAW;
        r->place = g->unit[g->combat.defender].hex;
        break;
    default:
        break;
    }
}
