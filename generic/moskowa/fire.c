/*
 * fire.c --
 *
 *      Fire Combat: a side's phase, hex after hex that it aims at, and who
 *      fires at each.
 */

#include <string.h>

#include "commanders.h"
#include "fire.h"
#include "melee.h"
#include "noted.h"

/* ---- the phase ---- */

void
msk_call_fire(Game *g, int side)
{
    g->firing = (int8_t)side;
    memset(g->fired, 0, sizeof g->fired);
    msk_begin_commands(g, side);
    wg_call(g, FIRE_PHASE);
}

static void
ask_target(Game *g)
{
    do {
        if (msk_has_target(g) || msk_has_guard_charge(g)) {
            wg_ask(g, g->firing, ASK_TARGET);
            return;
        }
    } while (msk_next_commander(g));
}

static void
end_phase(Game *g)
{
    g->firing = WG_NOBODY;
    memset(g->fired, 0, sizeof g->fired);
}

void
msk_take_aim(Game *g, int hex)
{
    Firing firing;

    g->target = (int16_t)hex;
    msk_best_bearing(g, hex, &firing);
    for (int i = 0; i < firing.count; i++) {
        set_fire_part(g, firing.slot[i], FIRES);
    }
}

void
msk_apply_target(Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        if (msk_next_commander(g)) {
            wg_again(g);
        }
        return;
    }
    if (a->verb == GUARD_CHARGE) {
        wg_again(g);
        msk_call_guard_charge(g, a->arg[0], a->arg[1]);
        return;
    }
    msk_take_aim(g, a->arg[0]);
    wg_again(g);
    wg_call(g, FIRE_AT);
}

/* ---- who fires ---- */

static void
ask_firers(Game *g)
{
    wg_ask(g, g->firing, ASK_FIRERS);
}

/* Fire.7, Fire.8, Fire.9, Fire.10: they have fired, and their hexes. */
static void
open_fire(Game *g)
{
    Firing firing;

    msk_taking_part(g, FIRES, FIRES, &firing);
    for (int i = 0; i < firing.count; i++) {
        Unit *unit = &g->unit[firing.slot[i]];

        if (i == 0 || unit->hex != g->unit[firing.slot[i - 1]].hex) {
            wg_tell(g, OPENED_FIRE, unit->hex, g->target, firing.slot[i],
                    msk_face(g, g->target));
        }
        bind_to(g, firing.slot[i], g->target);
        msk_use(g, unit->hex);
    }
    msk_use(g, g->target);
}

/* Fire.9: who takes part in the place of others. */
static void
include(Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    for (int i = 0; i < stack.count; i++) {
        if (msk_excludes(g, u, stack.slot[i])) {
            set_fire_part(g, stack.slot[i], NO_SHOT);
        }
    }
    set_fire_part(g, u, FIRES);
}

/* Those of whoever joins, beside whom others of their hex have in the attack:
   R-M173. */
static bool
others_join(Game *g)
{
    Firing firing;

    if (!msk_next_to_join(g, msk_can_join_fire)) {
        return false;
    }
    msk_best_bearing(g, g->target, &firing);
    for (int i = 0; i < firing.count; i++) {
        if (!msk_displaces(g, firing.slot[i])) {
            set_fire_part(g, firing.slot[i], FIRES);
        }
    }
    return true;
}

/* All who may join have answered. */
static void
go_on(Game *g)
{
    if (others_join(g)) {
        wg_again(g);
    } else {
        open_fire(g);
    }
}

static void
hold(Game *g)
{
    if (g->joining == NONE) {
        msk_end_attack(g);
        wg_leave(g);
        return;
    }
    for (int u = first_of(g->firing); u < end_of(g->firing); u++) {
        if (msk_obeys(g, u)) {
            set_fire_part(g, u, NO_SHOT);
        }
    }
    go_on(g);
}

void
msk_apply_firer(Game *g, const WgAction *a)
{
    switch (a->verb) {
    case FIRE:
        go_on(g);
        return;
    case HOLD:
        hold(g);
        return;
    case INCLUDE:
        include(g, a->arg[0]);
        break;
    default:
        set_fire_part(g, a->arg[0], NO_SHOT);
    }
    wg_again(g);
}

const WgStep msk_fire_phase[] = {
    { "Fire.8",         "targets",      ask_target },
    { "Fire.8",         "end",          end_phase },
    {0}
};

const WgStep msk_fire_at[] = {
    { "Fire.9",         "who fires",    ask_firers },
    { "Howitzers",      "howitzers",    msk_roll_howitzers },
    { "Fire.4",         "fire",         msk_next_volley },
    { "Fire.7",         "end",          msk_end_attack },
    {0}
};
