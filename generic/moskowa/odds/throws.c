/*
 * throws.c --
 *
 *      Of the throw that is awaited, those that come to the same are one, so
 *      that the rules can be followed to all that may come of a fight.
 */

#include "../cavalry.h"
#include "../charts.h"
#include "../dice.h"
#include "../fire.h"
#include "../melee.h"
#include "trial.h"

enum { FACES = 6, HITS_DEFENDER = 64, HITS_ATTACKER = 12,
    HITS_BY_FIRE = 65 };

/* A row of the chart of melee, and whether leaders are at risk. */
static int
kind_of_melee(const Clash *clash, int number)
{
    Melee of = msk_melee(clash->odds, roll_with(number, clash->added));
    int kind = of.result;

    kind = kind * 8 + of.attacker;
    kind = kind * 8 + of.defender;
    kind = kind * 4 + of.attacker_checks * 2 + of.defender_checks;
    return kind * 4 + (number >= HITS_DEFENDER) * 2
            + (number <= HITS_ATTACKER);
}

static int
kind_of_volley(const Game *g, const Volley *volley, int number)
{
    int loss = msk_fire_loss(g->option[OPT_SERIES_FIRE], volley->odds,
            roll_with(number, volley->added));

    return 2 * loss + (number >= HITS_BY_FIRE);
}

/* Of the attack whose dice are awaited. */
typedef struct Awaited {
    Clash clash;
    Volley volley;
} Awaited;

static Awaited
weigh(const Game *g, int procedure)
{
    Awaited of = { .volley = { .odds = NO_ODDS } };
    Attackers attackers;

    if (procedure == MELEE_FIGHT) {
        msk_attacking(g, &attackers);
        of.clash = msk_weigh_attack(g, &attackers, g->target);
    } else if (procedure == VOLLEY) {
        of.volley = msk_falling(g);
    }
    return of;
}

/* Numbers that come to the same have the same. */
static int
kind_of(const Game *g, int procedure, const Awaited *awaited, int number)
{
    int u = g->checking;

    switch (procedure) {
    case ONE_CHECK:
        return roll_with(number, msk_check_modifier(g, u))
                > piece_of(g, u)->morale;
    case LEADER_AT_RISK:
        return g->unit[u].pending & AT_RISK
                ? msk_leader_casualty(g->risk_odds, number) : number;
    case TRY_SQUARE:
        return msk_square_result(g, g->tries, number);
    case MELEE_FIGHT:
        return kind_of_melee(&awaited->clash, number);
    case VOLLEY:
        return kind_of_volley(g, &awaited->volley, number);
    default:
        return number;
    }
}

static int
one_die(WgThrow *out)
{
    for (int face = 0; face < FACES; face++) {
        out[face] = (WgThrow){ .die = { (uint8_t)(face + 1) },
            .chance = 1.0 / FACES };
    }
    return FACES;
}

int
msk_throws(const Game *g, WgThrow out[WG_THROWS])
{
    int procedure = g->flow.frame[g->flow.depth - 1].proc, count = 0;
    int kind[WG_THROWS];
    Awaited awaited;

    assert(g->flow.dice <= 2);
    if (g->flow.dice == 1) {
        return one_die(out);
    }
    awaited = weigh(g, procedure);
    for (int cell = 0; cell < CELLS; cell++) {
        int number = number_of(cell), of, i = 0;

        of = kind_of(g, procedure, &awaited, number);
        while (i < count && kind[i] != of) {
            i++;
        }
        if (i == count) {
            kind[count] = of;
            out[count++] = (WgThrow){ .die = { (uint8_t)(number / 10),
                    (uint8_t)(number % 10) } };
        }
        out[i].chance += 1.0 / CELLS;
    }
    return count;
}
