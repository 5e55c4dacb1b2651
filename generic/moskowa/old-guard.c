/*
 * old-guard.c --
 *
 *      Old Guard Charge: in its offensive fire phase the Old Guard charges in
 *      the place of firing.
 */

#include "fire.h"
#include "melee.h"
#include "noted.h"

/* What it adds to the check of whom it charges. */
enum { BY_CHARGE = -6 };

/* R-M186: those in a hex are charged once a phase, from however many hexes. */
static bool
was_charged(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    bool any = false;

    for (int i = 0; i < stack.count; i++) {
        any |= (g->unit[stack.slot[i]].did & MET_GUARD) != 0;
    }
    return any;
}

/* The top unit of its hex; R-M40: of a hex in front, whoever is there, squares
   too.  R-M125: as it would attack in melee, once, and with nobody of its hex
   firing. */
const char *
msk_bar_to_guard_charge(const Game *g, int u, int hex)
{
    const Unit *unit = &g->unit[u];

    return piece_of(g, u)->class != CLASS_OLD_GUARD
            ? "Guard.1 not-old-guard"
            : side_of(u) != g->firing || g->firing != g->phasing
                || unit->hex == OFF_MAP ? "Guard.1 not-yours"
            : msk_top(g, unit->hex) != u ? "Guard.1 not-on-top"
            : bound_to(g, u) != OFF_MAP || msk_is_used(g, unit->hex)
            ? "Guard.1 has-fired"
            : !is_held(g, !g->phasing, hex) ? "Melee.7 nobody-there"
            : was_charged(g, hex) ? "Guard.1 charged-once"
            : msk_bar_to_melee(g, u, hex);
}

/* Offer the charges there are; without an offer, is there one? */
static bool
look_for_charges(const Game *g, WgOffer *out)
{
    for (int i = 0; i < g->placed && g->firing == g->phasing; i++) {
        int u = g->stack[i];

        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int hex = moskowa_near[g->unit[u].hex][side];

            if (piece_of(g, u)->class != CLASS_OLD_GUARD || hex < 0
                    || msk_bar_to_guard_charge(g, u, hex)) {
                continue;
            }
            if (out == NULL) {
                return true;
            }
            wg_may(out, GUARD_CHARGE, u, hex, 0);
        }
    }
    return false;
}

bool
msk_has_guard_charge(const Game *g)
{
    return look_for_charges(g, NULL);
}

void
msk_propose_guard_charges(const Game *g, WgOffer *out)
{
    look_for_charges(g, out);
}

/* It may not fire, nor may its hex (R-M197); and as those who have fired, it
   attacks no other hex. */
void
msk_call_guard_charge(Game *g, int u, int hex)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        g->unit[stack.slot[i]].did |= MET_GUARD;
    }
    bind_to(g, u, hex);
    msk_use(g, g->unit[u].hex);
    g->hand = (int16_t)u;
    g->target = (int16_t)hex;
    wg_tell(g, GUARD_CHARGED, u, hex, msk_face(g, hex), 0);
    msk_must_check_hex(g, hex, BY_CHARGE);
    if (msk_top(g, hex) < 0) {
        msk_capture_leaders(g, hex);        /* R-M206 */
    }
    wg_call(g, GUARD_CHARGING);
}

/* The hex left must be occupied. */
static void
occupy(Game *g)
{
    int u = g->hand;

    if (msk_is_vacated(g, g->target) && msk_may_occupy(g, u, g->target)) {
        msk_occupy(g, u, g->target);
    }
    g->hand = NONE;
    g->target = OFF_MAP;
}

const WgStep msk_guard_charging[] = {
    { "Guard.1",        "morale",       msk_settle },
    { "Guard.1",        "occupy",       occupy },
    {0}
};
