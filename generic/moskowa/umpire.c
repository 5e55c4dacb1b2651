/*
 * umpire.c --
 *
 *      What an umpire may amend: units one by one, the front of a stack, the
 *      hour, who held an objective last.  Between the deeds of a phase alone:
 *      what is under way is ended or taken back first.
 */

#include "commanders.h"
#include "movement.h"
#include "noted.h"
#include "outcomes.h"
#include "regrouping.h"
#include "scenarios.h"
#include "umpire.h"

static bool
is_between_deeds(const Game *g)
{
    int asked = g->flow.decision;

    return g->flow.side >= 0 && g->hand == NONE && g->awaiting == 0
            && g->charged == OFF_MAP && g->vacated == OFF_MAP
            && (asked == ASK_UNIT || asked == ASK_TARGET
                || asked == ASK_DEFENDER || asked == ASK_REGROUP
                || asked == ASK_MESSAGE);
}

/* ---- where ---- */

/* Stacking.6: does its regiment stand on the map, or on the chart, or one of
   its battalions? */
static bool
is_exchanged(const Game *g, int u)
{
    for (int v = first_of(side_of(u)); v < end_of(side_of(u)); v++) {
        if (are_exchanged(g, u, v)
                && (g->unit[v].hex != OFF_MAP || is_on_chart(g, v))) {
            return true;
        }
    }
    return false;
}

/* With what it has when it is there. */
static const char *
judge_room(const Game *g, int u, int hex, int lost)
{
    Stack stack = msk_stack(g, hex);
    int points = is_person(piece_of(g, u)) ? 0 : piece_of(g, u)->points - lost;

    for (int i = 0; i < stack.count; i++) {
        points += stack.slot[i] == u ? 0 : points_of(g, stack.slot[i]);
    }
    return !is_person(piece_of(g, u)) && points > msk_limit(hex)
            && !msk_has_room(g, u, hex) ? "Stacking.1 too-many" : NULL;
}

static int
lost_when_placed(const Game *g, int u)
{
    int lost = g->unit[u].lost, points = piece_of(g, u)->points;

    return is_person(piece_of(g, u)) ? (lost == FALLEN ? WOUNDED : lost)
            : lost >= points ? points - 1 : lost;
}

static const char *
judge_place(const Game *g, int u, int hex)
{
    if (hex == g->unit[u].hex) {
        return "- there-already";
    }
    if (is_held(g, !side_of(u), hex)) {
        return "Movement.4 enemy";
    }
    if (g->unit[u].hex == OFF_MAP && is_exchanged(g, u)) {
        return "Stacking.6 is-exchanged";
    }
    return judge_room(g, u, hex, lost_when_placed(g, u));
}

static void
place(Game *g, int u, int hex)
{
    Unit *unit = &g->unit[u];
    int top;

    if (unit->hex != OFF_MAP) {
        msk_take(g, u);
    }
    unit->lost = (int8_t)lost_when_placed(g, u);
    unit->before = unit->lost;
    g->told[u] = g->told[u] < unit->lost ? g->told[u] : unit->lost;
    unit->state &= UNLIMBERED | ROUTING | DISPERSED | ON_FOOT;
    forget_noted(g, u);
    unit->spent = unit->did = 0;
    clear_mark(g->chart, u);
    set_mark(g->came, u);
    top = msk_top(g, hex);
    msk_put(g, u, hex, msk_stack(g, hex).count);
    if (top >= 0 && !is_person(piece_of(g, u))) {
        unit->facing = g->unit[top].facing;
    }
}

/* ---- losses ---- */

/* Of a unit on the map, or on the chart where it has lost half. */
static const char *
judge_losses(const Game *g, int u, int lost)
{
    const Piece *p = piece_of(g, u);
    int most = is_person(p) ? FALLEN : p->points;

    return g->unit[u].hex == OFF_MAP && !is_on_chart(g, u)
            ? "Movement.1 not-there"
            : lost < 0 || lost > most || lost == g->unit[u].lost
                || (is_on_chart(g, u) && !msk_is_worn(p, lost))
            ? "Casualties.1 no-such-loss"
            : g->unit[u].hex != OFF_MAP && lost < g->unit[u].lost
            ? judge_room(g, u, g->unit[u].hex, lost) : NULL;
}

/* Who has lost all is gone. */
static void
set_losses(Game *g, int u, int lost)
{
    bool gone = lost == (is_person(piece_of(g, u)) ? FALLEN
            : piece_of(g, u)->points);

    g->unit[u].lost = g->unit[u].before = (int8_t)lost;
    g->told[u] = (int8_t)(lost < g->told[u] ? lost
            : g->told[u]);
    if (gone && g->unit[u].hex != OFF_MAP) {
        msk_take(g, u);
    }
}

/* ---- how it stands ---- */

static int
bit_of(int verb)
{
    return verb == AMEND_ROUTING ? ROUTING : verb == AMEND_DISPERSED
            ? DISPERSED : UNLIMBERED;
}

static const char *
judge_state(const Game *g, int u, int bit, int on)
{
    const Piece *p = piece_of(g, u);
    int state = g->unit[u].state;

    return g->unit[u].hex == OFF_MAP ? "Movement.1 not-there"
            : (is_person(p) ? bit != DISPERSED
                : is_guns(p) ? bit == ROUTING && (state & UNLIMBERED)
                : bit == UNLIMBERED)
            || on < 0 || on > 1 || ((state & bit) != 0) == on
            ? "Morale not-so" : NULL;
}

static void
set_state(Game *g, int u, int bit, int on)
{
    uint16_t *state = &g->unit[u].state;

    *state = (uint16_t)(on ? (*state | bit) & ~(SQUARE | ROAD_MODE)
            : *state & ~bit);
}

static const char *
judge_spent(const Game *g, int u, int spent)
{
    return g->unit[u].hex == OFF_MAP || side_of(u) != g->phasing
            ? "Movement.1 not-there"
            : spent < 0 || spent > msk_allowance(g, u, false)
            || spent == g->unit[u].spent ? "Movement.5 no-points" : NULL;
}

/* ---- all ---- */

static const char *
judge(const Game *g, const WgAction *a)
{
    int first = a->arg[0], n = a->arg[1];

    switch (a->verb) {
    case AMEND_PLACE:
        return judge_place(g, first, n);
    case AMEND_LOSSES:
        return judge_losses(g, first, n);
    case AMEND_ROUTING: case AMEND_DISPERSED: case AMEND_UNLIMBERED:
        return judge_state(g, first, bit_of(a->verb), n);
    case AMEND_SPENT:
        return judge_spent(g, first, n);
    case AMEND_COMMAND:
        return msk_judge_assigning(g, first, n);
    case AMEND_DELIVERED: case AMEND_MESSAGE_LOST:
        return msk_judge_message_end(g, first, n);
    case AMEND_FACING:
        return msk_top(g, first) < 0 ? "Facing.4 no-facing"
                : n < 0 || n >= FACINGS
                || n == g->unit[msk_top(g, first)].facing
                ? "Facing.1 as-it-is" : NULL;
    case AMEND_HOUR:
        return first <= g->clock || first > scenario_of(g)->ends
                ? "Scenario.1 no-such-hour" : NULL;
    default:
        return first < 0 || first >= msk_objectives(g)
                || g->held_last[first] == n ? "Victory no-such-objective"
                : NULL;
    }
}

const char *
msk_judge_amendment(const Game *g, const WgAction *a)
{
    return is_between_deeds(g) ? judge(g, a) : "- not-now";
}

/* Who was to come in the meantime comes now. */
static void
set_hour(Game *g, int clock)
{
    g->clock = (int8_t)clock;
    g->waiting = 1 << WG_FIRST | 1 << WG_SECOND;
}

void
msk_amend(Game *g, const WgAction *a)
{
    int first = a->arg[0], n = a->arg[1];

    switch (a->verb) {
    case AMEND_PLACE:
        place(g, first, n);
        break;
    case AMEND_LOSSES:
        set_losses(g, first, n);
        break;
    case AMEND_ROUTING: case AMEND_DISPERSED: case AMEND_UNLIMBERED:
        set_state(g, first, bit_of(a->verb), n);
        break;
    case AMEND_SPENT:
        g->unit[first].spent = (uint8_t)n;
        break;
    case AMEND_FACING:
        msk_turn(g, first, n);
        break;
    case AMEND_HOUR:
        set_hour(g, first);
        break;
    case AMEND_COMMAND:
        msk_assign(g, first, n - 1);
        break;
    case AMEND_DELIVERED: case AMEND_MESSAGE_LOST:
        msk_end_message(g, first, n, a->verb == AMEND_DELIVERED);
        break;
    default:
        g->held_last[first] = (int8_t)n;
    }
    msk_count_losses(g);
}
