/*
 * reasons.c --
 *
 *      Why a computer moves its French at the Berezina: a place is named to
 *      who comes nearer to it, by the distances that it plays by, or to who
 *      covers it; and each other reason is so, too.  Looked at are the moves
 *      that an officer makes, and others that could be made there.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/berezina/player/player.h"
#include "../core/told-reasons.h"

enum { MATCHES = 8, EACH = 8 };

typedef struct Case {
    const Game *g;
    Outlook look;
    int u, from, to;
    WgReason r;
} Case;

static long moves, told[WG_WHYS];

static bool
is_hex(int place)
{
    return place >= 0 && place < HEXES;
}

static const char *
key_of(int place)
{
    return is_hex(place) ? berezina_hex[place].key : "-";
}

static void
check(bool holds, const Case *c, const char *what)
{
    if (!holds) {
        fprintf(stderr, "reasons: turn %d, %s %s-%s, why %d at %s: %s\n",
                c->g->turn, piece_of(c->g, c->u)->key,
                key_of(c->from), key_of(c->to), c->r.why, key_of(c->r.place),
                what);
        exit(1);
    }
}

static bool
is_nearer(const Case *c)
{
    Survey far;

    ber_measure(&c->look, c->r.place, &far);
    return ber_far(&far, c->to) < ber_far(&far, c->from)
            + !on_map(c->g, c->u);
}

static int
others_in(const Case *c, int hex)
{
    return c->g->stack[FRENCH][hex]
            - (c->g->unit[c->u].place == hex && is_fighting(c->g, c->u));
}

static bool
leaves_danger(const Case *c)
{
    return (ber_nearest(c->g, RUSSIAN, c->from) == 1
            && ber_nearest(c->g, RUSSIAN, c->to) > 1)
            || (c->look.exposed[c->from] && !c->look.exposed[c->to]);
}

/* Is this a reason that a place is named with? */
static bool
names_place(int why)
{
    return why == WG_TOWARD || why == WG_BUILD || why == WG_GUARD
            || why == WG_LEAD;
}

static void
check_reason(const Case *c)
{
    const Game *g = c->g;
    const WgReason *r = &c->r;

    check(is_hex(c->from) && is_hex(c->to), c, "goes from or to no hex");
    check(is_hex(r->place) || !names_place(r->why), c, "names no hex");
    switch (r->why) {
    case WG_TOWARD:
    case WG_BUILD:
        check(is_nearer(c), c, "comes no nearer");
        break;
    case WG_GUARD:
        check(bank_of(c->to) == bank_of(r->place) && distance(c->to, r->place)
                <= c->look.weight[POST] + 2, c, "covers it not");
        break;
    case WG_LEAD:
        check(g->stack[FRENCH][r->place] > 0 && (r->place == c->to
                || distance(c->to, r->place) < distance(c->from, r->place)),
            c, "comes to nobody");
        break;
    case WG_HIDE:
    case WG_SPARE:
        check(leaves_danger(c), c, "is in no less danger");
        check(g->alarm ? r->why == WG_SPARE : true, c, "was noticed");
        break;
    case WG_CLEAR:
        check(berezina_hex[c->from].road && !berezina_hex[c->to].road, c,
                "was not on the road");
        break;
    case WG_ROOM:
        check(others_in(c, c->to) < others_in(c, c->from), c,
                "has as many beside it there");
        break;
    default:
        check(r->why == WG_NO_REASON, c, "a strange reason");
        break;
    }
}

static void
try_move(const WgRules *rules, const Game *g, const WgAction *a,
        const BerPlan *plan, int to)
{
    int u = a->arg[0];
    Case c = { .g = g, .u = u, .from = ber_stand_of(g, u), .to = to,
        .r = wg_no_reason() };
    Survey out, work;

    ber_look(g, plan->weight, &c.look, &out, &work);
    rules->player->reason(g, a, plan, &c.r);
    check_reason(&c);
    told[c.r.why]++;
    moves++;
}

static bool
is_first_step(const Game *g, const WgAction *a)
{
    return (a->verb == MOVE || a->verb == CROSS) && g->mobile != a->arg[0]
            && piece_of(g, a->arg[0])->kind != RABBLE;
}

/* What an officer does, and each so many-th of what else can be done. */
static void
try_moves(const WgRules *rules, const Game *g)
{
    Weights weights = wg_usual_weights(rules);
    Plan plan = { .phase = 0 };
    BerPlan p;
    WgLots lots = { 1 };
    WgAction a = wg_play_by(rules, &weights, g, &plan, &lots);
    WgOffer offer;

    memcpy(&p, plan.text, sizeof p);
    if (is_first_step(g, &a)) {
        try_move(rules, g, &a, &p, p.goes[a.arg[0]]);
    }
    wg_offer(rules, g, &offer);
    for (int i = (int)(moves % EACH); i < offer.count; i += EACH) {
        const WgAction *other = &offer.action[i];

        if (is_first_step(g, other) && (other->arg[0] != a.arg[0]
                    || other->arg[1] != a.arg[1])) {
            try_move(rules, g, other, &p, other->arg[1]);
        }
    }
}

static void
look(const WgRules *rules, const Game *g)
{
    if (g->flow.decision == ASK_MOVE) {
        try_moves(rules, g);
    }
}

int
main(void)
{
    static const WgWhy wanted[] = { WG_NO_REASON, WG_TOWARD, WG_BUILD,
        WG_GUARD, WG_LEAD, WG_HIDE, WG_SPARE, WG_CLEAR, WG_ROOM };
    const WgRules *rules = wg_find_rules("berezina");

    look_on(rules, "solitaire", MATCHES, look);
    printf("%ld moves\n", moves);
    return !were_told(wanted, sizeof wanted / sizeof *wanted, told);
}
