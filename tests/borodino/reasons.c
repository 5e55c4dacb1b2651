/*
 * reasons.c --
 *
 *      Why a block of Borodino 1812 moves where no enemy is: a reason is told
 *      only where it is so by the map and by the enemies' fire.  Looked at are
 *      the moves that could be made while officers and recruits play.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/borodino/player/player.h"
#include "../core/told-reasons.h"

enum { MATCHES = 4, EACH = 5 };

typedef struct Case {
    const Game *g;
    int u, from, to;
    WgReason r;
} Case;

static long moves, told[WG_WHYS], round_by;

static const char *
key_of(int place)
{
    return place >= 0 && place < AREAS ? borodino_area[place].key : "-";
}

static void
check(bool holds, const Case *c, const char *what)
{
    if (!holds) {
        fprintf(stderr, "reasons: %s %s-%s, why %d at %s by %s: %s\n",
                block_of(c->g, c->u)->key, key_of(c->from), key_of(c->to),
                c->r.why, key_of(c->r.place), key_of(c->r.by), what);
        exit(1);
    }
}

/* What those of the enemy who stand beside an area hit. */
static int
fire_beside(const Game *g, int area)
{
    int fire = 0;

    for (int v = first_of(!g->mover); v < end_of(!g->mover); v++) {
        if (g->unit[v].place < AREAS
                && borodino_beside[area] & bit(g->unit[v].place)) {
            fire += bor_fire_of(g, v);
        }
    }
    return fire;
}

/* How many steps, on foot or as the crow flies. */
static int
steps(const Game *g, int from, int to, bool on_foot)
{
    Areas seen = bit(from);

    for (int n = 0; n < AREAS; n++) {
        Areas next = seen;

        if (seen & bit(to)) {
            return n;
        }
        for (int area = 0; area < AREAS; area++) {
            if (seen & bit(area)) {
                next |= on_foot ? g->paths[FOOT][area] : borodino_beside[area];
            }
        }
        seen = next;
    }
    return AREAS;
}

static bool
is_beside_enemy(const Case *c, int area)
{
    return c->g->paths[FOOT][area] & c->g->held[!c->g->mover];
}

static void
check_way(const Case *c)
{
    const WgReason *r = &c->r;
    int now = steps(c->g, c->to, r->place, true);

    check(now < steps(c->g, c->from, r->place, true), c, "comes no nearer");
    if (r->by != NONE) {
        check(steps(c->g, c->to, r->by, true)
                + steps(c->g, r->by, r->place, true) == now, c,
                "is not on the way");
        round_by++;
    } else if (now > 1) {
        check(steps(c->g, c->to, r->place, false)
                < steps(c->g, c->from, r->place, false)
                || steps(c->g, c->to, r->place, false) == 1, c,
            "does not seem nearer");
    }
}

static void
check_reason(const Case *c)
{
    const Game *g = c->g;
    bool hq = is_hq(block_of(g, c->u));

    switch (c->r.why) {
    case WG_TOWARD:
    case WG_GUARD:
        check_way(c);
        break;
    case WG_SPARE:
        check(is_beside_enemy(c, c->from), c, "was in no danger");
        check(fire_beside(g, c->from) > fire_beside(g, c->to), c,
                "is no safer");
        break;
    case WG_LEAD:
        check(hq && c->r.place == c->to && g->count[g->mover][c->to] > 0, c,
                "comes to nobody");
        break;
    case WG_WITH:
        check(c->r.place == c->to && g->count[g->mover][c->to] > 0, c,
                "comes to nobody");
        break;
    case WG_ROOM:
        check(bor_excess(g, g->mover, c->from) > 0, c, "had room");
        break;
    case WG_BACK:
        check(c->r.place == NONE, c, "names a place");
        break;
    default:
        check(c->r.why == WG_NO_REASON, c, "a strange reason");
    }
}

static void
try_moves(const WgRules *rules, const Game *g)
{
    Weights weights = wg_usual_weights(rules);
    Plan plan = { .phase = 0 };
    WgLots lots = { 1 };
    WgOffer offer;

    wg_play_by(rules, &weights, g, &plan, &lots);
    wg_offer(rules, g, &offer);
    for (int i = (int)(moves % EACH); i < offer.count; i += EACH) {
        const WgAction *a = &offer.action[i];
        Case c = { .g = g, .u = a->arg[0], .r = wg_no_reason() };

        if (a->verb != MOVE || g->held[!g->mover] & bit(a->arg[1])) {
            continue;
        }
        c.from = g->unit[c.u].place;
        c.to = a->arg[1];
        if (c.from < AREAS && c.to < AREAS && !is_contested(g, c.from)) {
            rules->player->reason(g, a, plan.text, &c.r);
            check_reason(&c);
            told[c.r.why]++;
            moves++;
        }
    }
}

static void
look(const WgRules *rules, const Game *g)
{
    if (g->flow.decision == ASK_MOVE
            || g->flow.decision == ASK_HQ_MOVE) {
        try_moves(rules, g);
    }
}

int
main(void)
{
    static const WgWhy wanted[] = { WG_NO_REASON, WG_TOWARD, WG_GUARD,
        WG_LEAD, WG_WITH, WG_SPARE, WG_ROOM, WG_BACK };
    const WgRules *rules = wg_find_rules("borodino");

    look_on(rules, "shevardino", MATCHES, look);
    printf("%ld moves, %ld round by somewhere\n", moves, round_by);
    return !were_told(wanted, sizeof wanted / sizeof *wanted, told)
            || round_by == 0;
}
