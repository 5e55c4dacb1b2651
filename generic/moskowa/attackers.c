/*
 * attackers.c --
 *
 *      Melee Combat: which hexes a side may attack, which it must, and who
 *      takes part.
 */

#include "commanders.h"
#include "melee.h"
#include "noted.h"

/* ---- hexes ---- */

/* Melee.5: somebody who is in it has been attacked (R-M126). */
static bool
was_attacked(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        if (melee_part(g, stack.slot[i]) == WAS_ATTACKED) {
            return true;
        }
    }
    return false;
}

/* What bars every attack on a hex. */
static const char *
bar_to_hex(const Game *g, int hex)
{
    return !is_held(g, !g->phasing, hex) ? "Melee.7 nobody-there"
            : was_attacked(g, hex) ? "Melee.5 was-attacked" : NULL;
}

void
msk_able(const Game *g, int hex, Attackers *out)
{
    out->count = 0;
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int from = moskowa_near[hex][side];
        Stack stack;

        if (from < 0 || !is_held(g, g->phasing, from)) {
            continue;
        }
        stack = msk_stack(g, from);
        for (int i = 0; i < stack.count; i++) {
            if (msk_bar_to_melee(g, stack.slot[i], hex) == NULL) {
                out->slot[out->count++] = stack.slot[i];
            }
        }
    }
}

/* Why nobody may attack it: what bars one of those beside it. */
static const char *
bar_to_attack(const Game *g, int hex)
{
    const char *bar = bar_to_hex(g, hex), *nearest = "Melee.7 not-in-front";

    for (int side = 0; bar == NULL && side < WG_HEX_SIDES; side++) {
        int from = moskowa_near[hex][side];
        Stack stack = from < 0 ? (Stack){0} : msk_stack(g, from);

        for (int i = 0; i < stack.count; i++) {
            const char *found = msk_bar_to_melee(g, stack.slot[i], hex);

            if (found == NULL) {
                return NULL;
            }
            nearest = side_of(stack.slot[i]) == g->phasing
                    && !is_person(piece_of(g, stack.slot[i])) ? found : nearest;
        }
    }
    return bar ? bar : nearest;
}

static bool
has_charged(const Game *g, int u, int hex)
{
    return charged_hex(g, u) == hex && bar_to_hex(g, hex) == NULL
            && msk_bar_to_melee(g, u, hex) == NULL;
}

/* It has charged a hex other than this, and must attack that. */
static bool
has_charged_another(const Game *g, int u, int hex)
{
    int charged = charged_hex(g, u);

    return charged != OFF_MAP && charged != hex && has_charged(g, u, charged);
}

/* By whom has charged that hex, or any. */
static bool
has_duty_at(const Game *g, int hex)
{
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i], charged = charged_hex(g, u);

        if (charged != OFF_MAP && (hex == OFF_MAP || charged == hex)
                && has_charged(g, u, charged)) {
            return true;
        }
    }
    return false;
}

bool
msk_has_duty(const Game *g)
{
    return has_duty_at(g, OFF_MAP);
}

bool
msk_is_duty(const Game *g, int hex)
{
    return has_duty_at(g, hex);
}

/* Offer the hexes that may be attacked, from each hex of the side those beside
   it, once; without an offer, is there one? */
static bool
look_for_hexes(const Game *g, WgOffer *out)
{
    uint64_t beside[AREA_WORDS], seen[AREA_WORDS] = {0};

    msk_spread(g->held[!g->phasing], 1, beside);
    for (int i = 0; i < AREA_WORDS; i++) {
        beside[i] &= g->held[g->phasing][i];
    }
    for (int from = msk_next_hex(beside, 0); from < HEXES;
            from = msk_next_hex(beside, from + 1)) {
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int hex = moskowa_near[from][side];

            if (hex < 0 || !is_held(g, !g->phasing, hex)
                    || is_in_set(seen, hex)) {
                continue;
            }
            seen[hex / 64] |= (uint64_t)1 << hex % 64;
            if (bar_to_attack(g, hex)) {
                continue;
            }
            if (out == NULL) {
                return true;
            }
            wg_may(out, ATTACK, hex, 0, 0);
        }
    }
    return false;
}

bool
msk_has_melee(const Game *g)
{
    return look_for_hexes(g, NULL);
}

void
msk_propose_defenders(const Game *g, WgOffer *out)
{
    wg_propose(out, DONE, 0, 0, 0);
    look_for_hexes(g, out);
}

/* Melee.9: none has to be attacked, but whom cavalry has charged. */
const char *
msk_judge_defender(const Game *g, const WgAction *a)
{
    return a->verb == ATTACK ? bar_to_attack(g, a->arg[0])
            : a->verb != DONE ? "Melee.5 not-now"
            : msk_has_duty(g) ? "Charge.7 must-attack" : NULL;
}

/* ---- who takes part ---- */

void
msk_attacking(const Game *g, Attackers *out)
{
    out->count = 0;
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (melee_part(g, u) == ATTACKS && !is_person(piece_of(g, u))) {
            out->slot[out->count++] = (int16_t)u;
        }
    }
}

/* The same, of an attack on a hex: they are beside it, in the order of their
   hexes. */
void
msk_attacking_at(const Game *g, int hex, Attackers *out)
{
    static const int8_t order[WG_HEX_SIDES] = {
        NORTH_WEST, SOUTH_WEST, NORTH, SOUTH, NORTH_EAST, SOUTH_EAST
    };

    out->count = 0;
    for (int i = 0; i < WG_HEX_SIDES; i++) {
        int from = moskowa_near[hex][order[i]];
        Stack stack = from < 0 ? (Stack){0} : msk_stack(g, from);

        for (int k = 0; k < stack.count; k++) {
            int u = stack.slot[k];

            if (melee_part(g, u) == ATTACKS && !is_person(piece_of(g, u))) {
                out->slot[out->count++] = (int16_t)u;
            }
        }
    }
}

/* If all of them have charged another, so be it: that will not come. */
void
msk_begin_attack_listing(Game *g, int hex, Attackers *able)
{
    g->target = (int16_t)hex;
    msk_able(g, hex, able);
    for (int i = 0; i < able->count; i++) {
        set_melee_part(g, able->slot[i],
                has_charged_another(g, able->slot[i], hex) ? NO_PART
                : ATTACKS);
    }
}

void
msk_begin_attack(Game *g, int hex)
{
    Attackers able;

    msk_begin_attack_listing(g, hex, &able);
}

void
msk_forget_parts(Game *g)
{
    for (int u = 0; u < PIECES; u++) {
        set_melee_part(g, u, NO_PART);
    }
}

void
msk_begin_attack_later(Game *g, int hex)
{
    msk_forget_parts(g);
    msk_begin_attack(g, hex);
}

static int
count_of_attackers(const Game *g)
{
    Attackers attackers;

    msk_attacking(g, &attackers);
    return attackers.count;
}

/* Melee.8: some of a hex, or none. */
const char *
msk_judge_attacker(const Game *g, const WgAction *a)
{
    int u = a->arg[0];

    switch (a->verb) {
    case FIGHT:
        return count_of_attackers(g) == 0 ? "Melee.1 nobody" : NULL;
    case HOLD:
        return NULL;
    case SPARE:
        return melee_part(g, u) != ATTACKS ? "Melee.8 takes-no-part"
                : !msk_obeys(g, u) ? "Miscellaneous.3 not-your-command"
                : has_charged(g, u, g->target) ? "Charge.7 must-attack"
                : count_of_attackers(g) == 1 ? "Melee.1 nobody" : NULL;
    case INCLUDE:
        return melee_part(g, u) == ATTACKS ? "Melee.8 takes-part"
                : has_charged_another(g, u, g->target)
                ? "Charge.7 must-attack"
                : msk_bar_to_melee(g, u, g->target);
    default:
        return "Melee.8 not-now";
    }
}

void
msk_propose_attackers(const Game *g, WgOffer *out)
{
    Attackers able;

    wg_propose(out, FIGHT, 0, 0, 0);
    wg_may(out, HOLD, 0, 0, 0);
    msk_able(g, g->target, &able);
    for (int i = 0; i < able.count; i++) {
        wg_propose(out, melee_part(g, able.slot[i]) == ATTACKS ? SPARE
                : INCLUDE, able.slot[i], 0, 0);
    }
}
