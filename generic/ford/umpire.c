/*
 * umpire.c --
 *
 *      What may be asked about "The Ford", and what an umpire may amend.
 */

#include <string.h>

#include "ford.h"

enum { FACES = 6 };

/* "leaves": what done would throw away now, KIND COUNT...: the units that
   could move, if none has. */
static void
leaves(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;
    WgOffer offer;

    for (int u = 0; u < UNITS; u++) {
        if (ford_side(u) == g->phasing && g->unit[u].moved) {
            return;
        }
    }
    wg_offer(q->rules, g, &offer);
    if (g->flow.decision == ASK_MOVE) {
        wg_print_left(out, "units", wg_able(&offer, MOVE));
    }
}

/* "chances": with how many faces of the die each attack hits that is offered,
   the likeliest first,
   {unit U hex HEX faces N}... */
static void
chances(const WgQuery *q, WgText *out)
{
    const Game *g = q->game;
    WgOffer offer;

    wg_offer(q->rules, g, &offer);
    for (int faces = FACES; faces >= 0; faces--) {
        for (int i = 0; i < offer.count; i++) {
            int u = offer.action[i].arg[0], hex = offer.action[i].arg[1];

            if (offer.action[i].verb == ATTACK
                    && ford_faces_that_hit(g, u, hex) == faces) {
                wg_print(out, "{unit %s hex %s faces %d} ",
                        q->rules->piece_key(g->unit[u].piece), ford_hex[hex],
                        faces);
            }
        }
    }
}

/* -1: none is called so. */
static int
find_hex(const char *name)
{
    int hex = HEXES - 1;

    while (hex >= 0 && strcmp(ford_hex[hex], name) != 0) {
        hex--;
    }
    return hex;
}

/* "near HEX": the hexes beside it. */
static void
near(const WgQuery *q, WgText *out)
{
    int hex = find_hex(q->words);

    for (int other = 0; hex >= 0 && other < HEXES; other++) {
        if (ford_distance(hex, other) == 1) {
            wg_print(out, "%s ", ford_hex[other]);
        }
    }
}

static const WgAnswer answers[] = {
    { "leaves", .may = wg_acts, .answer = leaves, .shape = WG_LEAVES },
    { "chances", .may = wg_acts, .answer = chances,
        .shape = "list {dict {unit piece hex place faces number}}" },
    { "near", WG_OF_WORDS, .answer = near, .shape = "list place" }, {0}
};

const WgAnswer *const ford_answers[] = { answers, NULL };

/* "turn SIDE": it is that side's player turn, if nobody has moved in the
   other's. */
static const char *
judge_turn(const Game *g, int side)
{
    if (g->phasing == side) {
        return "- as-it-is";
    }
    for (int u = 0; u < UNITS; u++) {
        if (g->unit[u].moved) {
            return "3.1 moved-already";
        }
    }
    return g->flow.side < 0 || g->flow.decision != ASK_MOVE ? "3.1 not-now"
            : NULL;
}

/* "place UNIT HEX": a unit was put down wrong. */
const char *
ford_judge_amendment(const Game *g, const WgAction *a)
{
    if (a->verb == AMEND_TURN) {
        return judge_turn(g, a->arg[0]);
    }
    if (g->unit[a->arg[0]].hex == OFF_MAP) {
        return "- is-gone";
    }
    return ford_unit_at(g, a->arg[1]) < 0 ? NULL : "3.2 occupied";
}

void
ford_amend(Game *g, const WgAction *a)
{
    if (a->verb == AMEND_TURN) {
        wg_tell(g, SET_TURN, a->arg[0], 0, 0, 0);
        ford_turn_of(g, a->arg[0]);
        return;
    }
    g->unit[a->arg[0]].hex = a->arg[1];
    wg_tell(g, PUT_THERE, a->arg[0], a->arg[1], 0, 0);
}
