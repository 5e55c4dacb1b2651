/*
 * evasion.c --
 *
 *      Retreat before Combat: who may, where to, and that they are dispersed.
 */

#include "formations.h"
#include "melee.h"
#include "movement.h"
#include "noted.h"

/* ---- who ---- */

/* Skirmishers, leaders, aides, limbered horse guns, cavalry. */
static bool
is_of_that_kind(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return is_person(p) || is_mounted(g, u)
            || (p->type == HORSE_GUNS && !(g->unit[u].state & UNLIMBERED))
            || (msk_top(g, g->unit[u].hex) == u
                && msk_is_skirmisher(g, g->unit[u].hex));
}

/* Evasion.2 Is there a hex where it could go with the points it has? */
static bool
has_step(const Game *g, int u)
{
    int from = g->unit[u].hex;
    bool road = g->unit[u].state & ROAD_MODE;

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (msk_bar(g, u, from, side, false) == NULL
                && msk_can_pay(g, u, msk_step_cost(g, u, from, side), road)) {
            return true;
        }
    }
    return false;
}

/* R-M192 And were it to leave its road, or to take to it, first? */
static bool
has_step_by(const Game *g, int u, int verb)
{
    Game after = *g;

    msk_change(&after, u, verb);
    return has_step(&after, u);
}

static bool
may_step_by(const Game *g, int u, int verb)
{
    return msk_bar_to_change(g, u, verb) == NULL && has_step_by(g, u, verb);
}

static bool
has_way_out(const Game *g, int u)
{
    Game first = *g;

    first.unit[u].spent = 0;
    return has_step(&first, u) || may_step_by(&first, u, LEAVE_ROAD_MODE)
            || may_step_by(&first, u, ENTER_ROAD_MODE);
}

/* Evasion.1, Evasion.6; Movement.9. */
static const char *
bar_to_evading(const Game *g, int u)
{
    return g->unit[u].hex == OFF_MAP || g->unit[u].hex != g->target
            || side_of(u) == g->phasing ? "Evasion.1 not-attacked"
            : !is_of_that_kind(g, u) ? "Evasion.0 not-that-kind"
            : g->unit[u].state & DISPERSED ? "Evasion.6 dispersed"
            : g->unit[u].state & ROUTING ? "Movement.9 may-not-move"
            : !has_way_out(g, u) ? "Evasion.2 no-way" : NULL;
}

bool
msk_may_evade(const Game *g, int u)
{
    return bar_to_evading(g, u) == NULL;
}

/* ---- the question ---- */

/* Somebody of the hex attacked who may go; of those alone who must. */
static bool
is_anybody_to_go(const Game *g, bool must)
{
    Stack stack = msk_stack(g, g->target);

    for (int i = 0; i < stack.count; i++) {
        if ((!must || melee_part(g, stack.slot[i]) == MUST_EVADE)
                && msk_may_evade(g, stack.slot[i])) {
            return true;
        }
    }
    return false;
}

void
msk_ask_evasion(Game *g)
{
    if (is_anybody_to_go(g, false)) {
        wg_ask(g, !g->phasing, ASK_EVASION);
    }
}

void
msk_ask_refusing(Game *g)
{
    if (is_anybody_to_go(g, true)) {
        wg_ask(g, !g->phasing, ASK_EVASION);
    }
}

/* Cossacks.1: who refused goes, and nobody else does any more. */
const char *
msk_judge_evasion(const Game *g, const WgAction *a)
{
    bool must = is_anybody_to_go(g, true);

    switch (a->verb) {
    case DONE:
        return must ? "Cossacks.1 must-retreat" : NULL;
    case EVADE:
        return must && melee_part(g, a->arg[0]) != MUST_EVADE
                ? "Cossacks.1 must-retreat" : bar_to_evading(g, a->arg[0]);
    default:
        return "Evasion.1 not-now";
    }
}

void
msk_propose_evasions(const Game *g, WgOffer *out)
{
    Stack stack = msk_stack(g, g->target);

    wg_propose(out, DONE, 0, 0, 0);
    for (int i = 0; i < stack.count; i++) {
        wg_propose(out, EVADE, stack.slot[i], 0, 0);
    }
}

/* Evasion.4 As at the beginning of its own movement. */
void
msk_apply_evasion(Game *g, const WgAction *a)
{
    Unit *unit = &g->unit[a->arg[0]];

    if (a->verb == DONE) {
        return;
    }
    unit->spent = 0;
    set_melee_part(g, a->arg[0], NO_PART);
    unit->state &= (uint16_t)~(STOPPED | REMOUNTED | MOVED);
    g->hand = a->arg[0];
    wg_again(g);
    wg_call(g, EVADE_ONE);
}

/* ---- on the way ---- */

static void
ask_evading(Game *g)
{
    wg_ask(g, !g->phasing, ASK_EVADING);
}

/* R-M192 As in its own movement, but so that it can still go. */
static const char *
judge_mode(const Game *g, int verb)
{
    const char *bar = msk_bar_to_change(g, g->hand, verb);

    return bar ? bar
            : g->unit[g->hand].hex == g->target
                && !has_step_by(g, g->hand, verb) ? "Evasion.2 no-way" : NULL;
}

/* Evasion.3 One hex at least, and not back into that attacked. */
const char *
msk_judge_evading(const Game *g, const WgAction *a)
{
    switch (a->verb) {
    case STEP:
        return a->arg[0] == g->target ? "Evasion.1 not-back"
                : msk_bar_to_step(g, g->hand, a->arg[0]);
    case ENTER_ROAD_MODE:
    case LEAVE_ROAD_MODE:
        return judge_mode(g, a->verb);
    case TURN:
        return g->unit[g->hand].hex == g->target ? "Evasion.3 must-go"
                : msk_judge_turn(g, g->hand, a->arg[0]);
    case PUT_DOWN:
        return g->unit[g->hand].hex == g->target ? "Evasion.3 must-go" : NULL;
    default:
        return "Evasion.2 not-now";
    }
}

void
msk_propose_evading(const Game *g, WgOffer *out)
{
    msk_propose_going(g, out);
    wg_propose(out, ENTER_ROAD_MODE, 0, 0, 0);
    wg_propose(out, LEAVE_ROAD_MODE, 0, 0, 0);
}

/* Evasion.5 Leaders and aides, too: they are units. */
void
msk_apply_evading(Game *g, const WgAction *a)
{
    int u = g->hand;

    switch (a->verb) {
    case STEP:
        msk_step(g, u, a->arg[0]);
        wg_again(g);
        break;
    case TURN:
        msk_turn(g, g->unit[u].hex, a->arg[0]);
        wg_tell(g, TURNED, g->unit[u].hex, a->arg[0], 0, 0);
        wg_again(g);
        break;
    case ENTER_ROAD_MODE:
    case LEAVE_ROAD_MODE:
        msk_change(g, u, a->verb);
        wg_again(g);
        break;
    default:
        g->unit[u].spent = 0;
        g->unit[u].state &= (uint16_t)~(STOPPED | MOVED);
        g->unit[u].state |= DISPERSED;
        g->hand = NONE;
        wg_tell(g, WAS_DISPERSED, u, 0, 0, 0);
    }
}

const WgStep msk_evade_one[] = {
    { "Evasion.2",      "steps",        ask_evading },
    {0}
};
