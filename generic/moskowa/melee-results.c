/*
 * melee-results.c --
 *
 *      The Melee Combat Table: what the dice bring both sides.
 */

#include "charts.h"
#include "dice.h"
#include "fire.h"
#include "melee.h"
#include "noted.h"

/* Leader Casualties.2, Leader Casualties.3: by the dice as they fell. */
enum { HITS_DEFENDER = 64, HITS_ATTACKER = 12 };

/* Game.checks */
enum { ATTACKER_CHECKS = 1, DEFENDER_CHECKS = 2 };

bool
msk_is_vacated(const Game *g, int hex)
{
    int top = msk_top(g, hex);

    return top < 0 || side_of(top) == g->phasing;
}

/* ---- the attackers' hexes ---- */

/* The hexes from which the attack under way is made, at most six. */
static int
hexes_of(const Game *g, const Attackers *attackers, int16_t *hexes)
{
    int count = 0;

    for (int i = 0; i < attackers->count; i++) {
        int hex = g->unit[attackers->slot[i]].hex;

        if (count == 0 || hexes[count - 1] != hex) {
            assert(count < WG_HEX_SIDES);
            hexes[count++] = (int16_t)hex;
        }
    }
    return count;
}

/* Its place among those hexes: that which brings most; the first of equals. */
static int
strongest(const Game *g, const Attackers *attackers, const int16_t *hexes,
        int count)
{
    long value[WG_HEX_SIDES] = {0};
    int best = 0;

    for (int i = 0, at = 0; i < attackers->count; i++) {
        at += g->unit[attackers->slot[i]].hex != hexes[at];
        value[at] += msk_attack_value(g, attackers->slot[i], g->target);
    }
    for (int i = 1; i < count; i++) {
        best = value[i] > value[best] ? i : best;
    }
    return best;
}

/* R-M129 The attackers of the strongest hex first, Melee.12 from the top; then
   those of the others. */
static void
lose_attackers(Game *g, const Attackers *attackers, const int16_t *hexes,
        int first, int points)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < attackers->count && points > 0; i++) {
            int u = attackers->slot[i], hex = g->unit[u].hex;

            if (hex != OFF_MAP && (hex == hexes[first]) == (pass == 0)) {
                points = msk_lose_from(g, u, points);
            }
        }
    }
}

/* ---- the result ---- */

/* Fortifications; Towns and Villages: of those who attack, one does so over a
   side that protects. */
static bool
is_protected(const Game *g, const int16_t *hexes, int count)
{
    int terrain = moskowa_hex[g->target].terrain;
    bool any = terrain == TOWN || terrain == VILLAGE;

    for (int i = 0; i < count; i++) {
        any |= has_side(moskowa_hex[g->target].protective,
                msk_side_to(g->target, hexes[i]));
    }
    return any;
}

/* Melee.5; leaders are not units. */
static void
mark_defenders(Game *g)
{
    Stack stack = msk_stack(g, g->target);

    for (int i = 0; i < stack.count; i++) {
        if (!is_person(piece_of(g, stack.slot[i]))) {
            set_melee_part(g, stack.slot[i], WAS_ATTACKED);
        }
    }
}

static void
use_leaders(Game *g, const Clash *clash)
{
    for (int side = 0; side < 2; side++) {
        if (clash->leader[side] != NONE) {
            msk_use_leader(g, clash->leader[side]);
        }
    }
}

/* Leader Casualties.2 to 5. */
static void
risk_leaders(Game *g, int number, int odds, const int16_t *hexes, int count)
{
    if (number >= HITS_DEFENDER) {
        msk_risk_in_melee(g, g->target, odds, RISK_OF_DEFENDER);
    }
    for (int i = 0; i < count && number <= HITS_ATTACKER; i++) {
        msk_risk_in_melee(g, hexes[i], odds, RISK_OF_ATTACKER);
    }
}

void
msk_read_melee(Game *g)
{
    int number = 10 * wg_die(g, 0) + wg_die(g, 1), count, first;
    int16_t hexes[WG_HEX_SIDES];
    Attackers attackers;
    Clash clash;
    Melee melee;

    msk_attacking(g, &attackers);
    count = hexes_of(g, &attackers, hexes);
    first = strongest(g, &attackers, hexes, count);
    clash = msk_weigh_attack(g, &attackers, g->target);
    g->leads[WG_FIRST] = g->leads[WG_SECOND] = NONE;
    melee = msk_melee(clash.odds, roll_with(number, clash.added));
    wg_tell(g, MELEE_FOUGHT, g->target, clash.odds, clash.added, melee.result);
    g->result = melee.result;
    g->checks = (int8_t)((melee.attacker_checks ? ATTACKER_CHECKS : 0)
            | (melee.defender_checks ? DEFENDER_CHECKS : 0));
    g->strongest = hexes[first];
    use_leaders(g, &clash);
    mark_defenders(g);
    risk_leaders(g, number, clash.odds, hexes, count);
    lose_attackers(g, &attackers, hexes, first, melee.attacker);
    if (melee.defender > 0 && is_protected(g, hexes, count)) {
        g->struck = g->target;
        g->due = melee.defender;
    } else {
        msk_lose(g, g->target, melee.defender);
    }
}

/* ---- what follows ---- */

static void
rout_all(Game *g, const int16_t *slots, int count)
{
    for (int i = 0; i < count; i++) {
        if (!is_person(piece_of(g, slots[i]))) {
            msk_must_rout(g, slots[i]);
        }
    }
}

/* The units of the hex attacked, as they are now. */
static int
defenders(const Game *g, int16_t *slots)
{
    Stack stack = msk_stack(g, g->target);
    int count = 0;

    for (int i = 0; i < stack.count; i++) {
        if (!is_person(piece_of(g, stack.slot[i]))) {
            slots[count++] = stack.slot[i];
        }
    }
    return count;
}

/* R-M130: all in the hexes from which the attack was made go back. */
static void
throw_back(Game *g, const Attackers *attackers)
{
    int16_t hexes[WG_HEX_SIDES];
    int count = hexes_of(g, attackers, hexes);

    for (int i = 0; i < count; i++) {
        msk_must_retreat(g, hexes[i], 1, g->target);
    }
}

/* All their points are lost. */
static void
surrender(Game *g)
{
    int16_t slots[PIECES];
    int count = defenders(g, slots);

    for (int i = 0; i < count; i++) {
        msk_lose_from(g, slots[i], points_of(g, slots[i]));
    }
}

static void
check(Game *g, const Attackers *attackers)
{
    for (int i = 0; i < attackers->count && (g->checks & ATTACKER_CHECKS);
            i++) {
        msk_must_check(g, attackers->slot[i], 0);
    }
    if (g->checks & DEFENDER_CHECKS) {
        msk_must_check_hex(g, g->target, 0);
    }
}

void
msk_apply_melee(Game *g)
{
    Attackers attackers;
    int16_t slots[PIECES];
    int from = g->strongest, result = g->result;

    msk_attacking(g, &attackers);
    g->struck = g->strongest = OFF_MAP;
    check(g, &attackers);
    g->result = g->checks = 0;
    switch (result) {
    case ATTACKER_ROUTS:
        rout_all(g, attackers.slot, attackers.count);
        break;
    case ATTACKER_BACK:
        throw_back(g, &attackers);
        break;
    case DEFENDER_BACK:
        msk_take_guns(g, g->target);
        msk_must_retreat(g, g->target, 2, from);
        break;
    case DEFENDER_ROUTS:
        rout_all(g, slots, defenders(g, slots));
        break;
    case SURRENDER:
        surrender(g);
        break;
    default:
        break;
    }
}
