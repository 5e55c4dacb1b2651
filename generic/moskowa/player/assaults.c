/*
 * assaults.c --
 *
 *      Melee Combat, Cavalry Charge: which attacks promise more than they
 *      cost, by the chart and all 36 rolls.
 */

#include "player.h"
#include "../cavalry.h"
#include "../charts.h"
#include "../dice.h"
#include "../melee.h"
#include "../noted.h"
#include "../standing.h"

/* What each result is worth beside the points lost.  ORDER MELEERESULT */
static const int8_t results[] = { 0, -4, -2, 0, 3, 5, 8 };

/* Of the attack noted in the position. */
int
msk_promise(const Game *g, int hex)
{
    Attackers attackers;
    int sum = 0;
    Clash clash;

    msk_attacking_at(g, hex, &attackers);
    clash = msk_weigh_attack(g, &attackers, hex);
    if (clash.defence <= 0) {
        return CELLS;
    }
    for (int cell = 0; cell < CELLS; cell++) {
        Melee m = msk_melee(clash.odds, roll_of_cell(cell, clash.added));

        sum += results[m.result] + m.defender - m.attacker
                + m.defender_checks - m.attacker_checks;
    }
    return sum;
}

/* What an attack on a hex promises with all who may take part: it is set up in
   the copy, and undone there. */
static int
promise_of_all(const Game *g, Game *copy, int hex)
{
    Attackers able;
    int value;

    msk_begin_attack_listing(copy, hex, &able);
    value = msk_promise(copy, hex);
    for (int i = 0; i < able.count; i++) {
        set_melee_part(copy, able.slot[i], melee_part(g, able.slot[i]));
    }
    copy->target = g->target;
    return value;
}

/* Where nothing is worth it, but somebody must attack, the least bad. */
WgAction
msk_best_assault(const Game *g, int bold, int taking)
{
    WgAction best = { .verb = DONE };
    int most = msk_has_duty(g) ? INT16_MIN : -bold;
    Game copy = *g;
    WgOffer out;

    wg_offer_of(moskowa_decisions, g, &out);
    copy.flow.events = 0;
    for (int i = 0; i < out.count; i++) {
        int hex = out.action[i].arg[0], value;

        if (out.action[i].verb != ATTACK) {
            continue;
        }
        value = promise_of_all(g, &copy, hex)
                + msk_worth_of_storming(g, hex, taking);
        if (value > most) {
            most = value;
            best = out.action[i];
        }
    }
    return best;
}

/* ---- charges ---- */

static long
strength_in(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    long sum = 0;

    for (int i = 0; i < stack.count; i++) {
        sum += is_person(piece_of(g, stack.slot[i])) ? 0
                : msk_melee_value(g, stack.slot[i]);
    }
    return sum;
}

/* Whom it outnumbers by half; with dash, whoever is not three times, or six
   times as strong as that. */
WgAction
msk_declaration(const Game *g, int dash)
{
    enum { THRICE = 3 };
    WgAction best = { .verb = DONE };
    long own = strength_in(g, g->unit[g->hand].hex);
    long least = 2 * own * (dash > 0 ? THRICE * dash : 1) / 3;
    WgOffer out;

    wg_offer_of(moskowa_decisions, g, &out);
    for (int i = 0; i < out.count; i++) {
        const WgAction *a = &out.action[i];

        if (a->verb == DECLARE && strength_in(g, a->arg[0]) < least) {
            least = strength_in(g, a->arg[0]);
            best = *a;
        }
    }
    return best;
}
