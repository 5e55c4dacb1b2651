/*
 * turns.c --
 *
 *      6.31: a unit's battle turn.  It fires or retreats; in the fourth round
 *      the attacker must retreat (6.73).
 */

#include "chapters.h"

/* 4.13 Has it still to act, and at this letter? */
static bool
is_to_act(const Game *g, int u, int letter)
{
    return bor_in_battle(g, u) && !g->unit[u].acted
            && bor_letter(g, u) == letter;
}

/* Has anybody of the side, firing at this letter, still to act this round? */
bool
bor_has_turns(const Game *g, int side, int letter)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        if (is_to_act(g, u, letter)) {
            return true;
        }
    }
    return false;
}

bool
bor_must_leave(const Game *g, int side)
{
    return g->battle.round == LAST_ROUND && side == g->battle.attacker;
}

static bool
must_retreat(const Game *g, int u)
{
    return bor_must_leave(g, side_of(u));
}

/* 4.21 A headquarters at zero has no dice. */
static const char *
judge_fire(const Game *g, int u, int verb)
{
    int target = bor_target(g, u, verb);

    if (must_retreat(g, u)) {
        return "6.73 must-retreat";
    }
    if (verb == CHARGE && (!is_infantry(block_of(g, u)) || g->unit[u].square)) {
        return "6.53 infantry-in-line";
    }
    if (target == NONE) {
        return "6.62 choose-target";
    }
    return bor_firepower(g, u, target, verb == CHARGE) > 0
            && bor_dice(g, u, target) > 0 ? NULL : "6.5 no-firepower";
}

/* 6.53 Without the bayonet: a charge is always a choice. */
static bool
can_fire(const Game *g, int u)
{
    for (int verb = FIRE; verb < CHARGE; verb++) {
        if (judge_fire(g, u, verb) == NULL) {
            return true;
        }
    }
    return false;
}

/* 6.7 Light and heavy guns stay for their first round. */
static const char *
judge_leaving(const Game *g, int u)
{
    int kind = block_of(g, u)->kind;

    return (kind == LIGHT_GUN || kind == HEAVY) && g->unit[u].fresh
            ? "6.7 guns-stay-first-round" : NULL;
}

const char *
bor_judge_turn(const Game *g, const WgAction *a)
{
    int u = a->arg[0];
    const char *why;

    if (a->verb == DONE) {
        return "6.31 turns-due";
    }
    if (side_of(u) != g->battle.phasing || !is_to_act(g, u, g->battle.letter)) {
        return "6.31 not-its-turn";
    }
    switch (a->verb) {
    case FIRE:
    case FIRE_AT_SQUARES:
    case FIRE_AT_LINE:
    case CHARGE:
        return judge_fire(g, u, a->verb);
    case HOLD:
        return must_retreat(g, u) ? "6.73 must-retreat"
                : can_fire(g, u) ? "6.31 can-fire" : NULL;
    case RETREAT:
        why = judge_leaving(g, u);
        return why ? why : bor_judge_retreat(g, u, a->arg[1]);
    case OFFBOARD:
        why = judge_leaving(g, u);
        return why ? why : bor_judge_offboard(g, u);
    case LOSE:
        return must_retreat(g, u) && (!bor_can_retreat(g, u)
                || judge_leaving(g, u)) ? NULL : "6.73 can-retreat";
    default:
        return "6.31 not-now";
    }
}

void
bor_propose_turn(const Game *g, WgOffer *out)
{
    int side = g->battle.phasing;
    Areas near = borodino_beside[g->battle.area];

    for (int u = first_of(side); u < end_of(side); u++) {
        Areas next = near;

        if (!is_to_act(g, u, g->battle.letter)) {
            continue;
        }
        for (int verb = FIRE; verb <= HOLD; verb++) {
            wg_propose(out, verb, u, 0, 0);
        }
        while (next) {
            wg_propose(out, RETREAT, u, take_area(&next), 0);
        }
        wg_propose(out, OFFBOARD, u, 0, 0);
        wg_propose(out, LOSE, u, 0, 0);
    }
}

static void
start_fire(Game *g, int u, int verb)
{
    g->battle.unit = (int8_t)u;
    g->battle.target = (int8_t)bor_target(g, u, verb);
    g->battle.charge = verb == CHARGE;
    wg_call(g, BATTLE_FIRE);
}

static void
start_retreat(Game *g, int u, int to)
{
    g->straggler = (Mover){ (int8_t)u, (int8_t)to,
            (int8_t)bor_retreat_penalty(g, u) };
    wg_call(g, BATTLE_RETREAT);
}

void
bor_apply_turn(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    g->unit[u].acted = true;
    wg_again(g);
    switch (a->verb) {
    case HOLD:
        wg_tell(g, HELD, u, 0, 0, 0);
        break;
    case LOSE:
        bor_eliminate(g, u);
        break;
    case RETREAT:
        start_retreat(g, u, a->arg[1]);
        break;
    case OFFBOARD:
        start_retreat(g, u, GONE);
        break;
    default:
        start_fire(g, u, a->verb);
    }
}
