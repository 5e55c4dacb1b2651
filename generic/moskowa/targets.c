/*
 * targets.c --
 *
 *      The decisions of a fire phase: at which hex, and who takes part.
 */

#include "commanders.h"
#include "fire.h"
#include "melee.h"
#include "noted.h"

/* ---- at which hex ---- */

const char *
msk_judge_target(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb == AIM ? msk_bar_to_target(g, a->arg[0])
            : a->verb == GUARD_CHARGE
            ? msk_bar_to_guard_charge(g, a->arg[0], a->arg[1])
            : "Fire.8 not-now";
}

void
msk_propose_targets(const Game *g, WgOffer *out)
{
    int16_t hex[PIECES];
    int count = msk_targets(g, hex);

    wg_may(out, DONE, 0, 0, 0);
    for (int i = 0; i < count; i++) {
        wg_may(out, AIM, hex[i], 0, 0);
    }
    msk_propose_guard_charges(g, out);
}

/* ---- who takes part ---- */

static bool
takes_part(const Game *g, int u)
{
    return fire_part(g, u) == FIRES;
}

bool
msk_displaces(const Game *g, int u)
{
    Stack stack;

    if (g->unit[u].hex == OFF_MAP) {
        return false;
    }
    stack = msk_stack(g, g->unit[u].hex);
    for (int i = 0; i < stack.count; i++) {
        if (takes_part(g, stack.slot[i]) && !msk_obeys(g, stack.slot[i])
                && msk_excludes(g, u, stack.slot[i])) {
            return true;
        }
    }
    return false;
}

bool
msk_can_join_fire(const Game *g)
{
    Firing able;

    msk_bearing(g, g->target, &able);
    for (int i = 0; i < able.count; i++) {
        if (!msk_displaces(g, able.slot[i])) {
            return true;
        }
    }
    return false;
}

static int
count_of_firers(const Game *g)
{
    int count = 0;

    for (int i = 0; i < g->placed; i++) {
        count += takes_part(g, g->stack[i]);
    }
    return count;
}

const char *
msk_judge_firer(const Game *g, const WgAction *a)
{
    switch (a->verb) {
    case FIRE:
    case HOLD:
        return NULL;
    case SPARE:
        return !takes_part(g, a->arg[0]) ? "Fire.1 takes-no-part"
                : !msk_obeys(g, a->arg[0])
                ? "Miscellaneous.3 not-your-command"
                : count_of_firers(g) == 1 ? "Fire.1 nobody-left" : NULL;
    case INCLUDE:
        return takes_part(g, a->arg[0]) ? "Fire.1 takes-part"
                : msk_displaces(g, a->arg[0]) ? "R-M173 displaces"
                : msk_bar_to_fire(g, a->arg[0], g->target);
    default:
        return "Fire.1 not-now";
    }
}

void
msk_propose_firers(const Game *g, WgOffer *out)
{
    Firing able;
    bool one = count_of_firers(g) == 1;

    wg_may(out, FIRE, 0, 0, 0);
    wg_may(out, HOLD, 0, 0, 0);
    for (int i = 0; i < g->placed && !one; i++) {
        if (takes_part(g, g->stack[i]) && msk_obeys(g, g->stack[i])) {
            wg_may(out, SPARE, g->stack[i], 0, 0);
        }
    }
    msk_bearing(g, g->target, &able);
    for (int i = 0; i < able.count; i++) {
        if (!takes_part(g, able.slot[i])
                && !msk_displaces(g, able.slot[i])) {
            wg_may(out, INCLUDE, able.slot[i], 0, 0);
        }
    }
}
