/*
 * prices.c --
 *
 *      "prices": what an answer that a side may give now costs,
 *      ACTION {WORD NUMBER...}..., {} for no number:
 *
 *      roll N          5.7, 6.63 a die of N or less costs a step
 *      risk N          the same with its last step
 *      full            6.75 the stack there is full: it loses a step and must
 *                      go on
 *      gone            3.4 it leaves the field for good
 *      step            5.3 the hit costs a step, 5.2 or to command does
 *      half            6.52 or is half a hit
 *      fast            5.3 or does nothing to who stands in a redoubt
 *      driven          5.3 or drives out who is at his last step
 *      nowhere         5.3 or eliminates it, for there is no way out
 *      lost            it is eliminated by it
 *      orders N        5.23 an army's headquarters commands so many
 *      burns N         7.4 the bridge burns on a die of N or less
 *      sure            7.4 or without one
 *
 *      Of a position that the side which is asked may see: blocks whom it does
 *      not know have no price.
 */

#include "chapters.h"

/* 6.75 From one too many in that area, is there anywhere to go on to? */
static bool
has_refuge(const Game *g, int u, int area)
{
    Game there = *g;
    Areas next = borodino_beside[area];

    there.unit[u].place = (int8_t)area;
    while (next) {
        if (bor_judge_refuge(&there, u, take_area(&next)) == NULL) {
            return true;
        }
    }
    return false;
}

static void
print_roll(const Game *g, int u, int penalty, WgText *out)
{
    if (penalty > 0) {
        wg_print(out, " %s %d", bor_at_last_step(g, u) ? "risk" : "roll",
                penalty);
    }
}

/* 6.7 Out of a battle. */
static void
print_retreat(const Game *g, int u, int to, WgText *out)
{
    bool full = to < AREAS && bor_full(g, side_of(u), to);

    print_roll(g, u, bor_retreat_penalty(g, u), out);
    if (full) {
        wg_print(out, " %s {}", bor_at_last_step(g, u) || !has_refuge(g, u, to)
                ? "lost" : "full");
    }
}

/* 5.2 A headquarters that commands. */
static void
print_command(const Game *g, const WgAction *a, WgText *out)
{
    int u = a->arg[0];

    if (!bor_at_last_step(g, u)) {
        wg_print(out, " step {}");
    }
    if (a->verb == LEAD || block_of(g, u)->kind == ARMY_HQ) {
        wg_print(out, " orders %d", strength_of(g, u));
    }
}

/* 7.4 */
static void
print_burn(const Game *g, const WgAction *a, WgText *out)
{
    int most = bor_burns_by(g, g->mover, a->arg[0], a->arg[1]);

    if (most > 0) {
        wg_print(out, " burns %d", most);
    } else {
        wg_print(out, " sure {}");
    }
}

static void
print_price(const Game *g, const WgAction *a, WgText *out)
{
    int u = a->arg[0];

    switch (a->verb) {
    case ACTIVATE:
    case LEAD:
        print_command(g, a, out);
        break;
    case RETREAT:
        if (g->flow.decision == ASK_TURN) {
            print_retreat(g, u, a->arg[1], out);
        }
        break;
    case OFFBOARD:
        if (g->flow.decision == ASK_TURN) {
            print_roll(g, u, bor_retreat_penalty(g, u), out);
        }
        wg_print(out, " gone {}");
        break;
    case STRAGGLE:
        print_roll(g, u, bor_straggler_penalty(g, a->arg[1]), out);
        break;
    case BURN:
        print_burn(g, a, out);
        break;
    case HIT:
        wg_print(out, " %s {}", bor_price_of_loss(g, u));
        break;
    default:
        wg_print(out, " lost {}");
    }
}

/* Which answers have one? */
static bool
has_price(const Game *g, const WgAction *a)
{
    switch (g->flow.decision) {
    case ASK_COMMAND:
        return a->verb == ACTIVATE || a->verb == LEAD;
    case ASK_TURN:
        return a->verb == RETREAT || a->verb == OFFBOARD || a->verb == LOSE;
    case ASK_STRAGGLE:
        return a->verb == STRAGGLE;
    case ASK_LOSS:
    case ASK_FORCED:
        return a->verb == HIT || a->verb == RETREAT || a->verb == OFFBOARD;
    case ASK_BURN:
        return a->verb == BURN;
    default:
        return false;
    }
}

bool
bor_price(const Game *g, const WgAction *a, WgText *out)
{
    if (!has_price(g, a)) {
        return false;
    }
    print_price(g, a, out);
    return true;
}
