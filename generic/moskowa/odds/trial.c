/*
 * trial.c --
 *
 *      A melee, or a charge and the melee after it, as a position from which
 *      it can be followed, and how all that is asked then is answered.
 */

#include "../cavalry.h"
#include "../melee.h"
#include "../noted.h"
#include "../query.h"
#include "prospects.h"
#include "trial.h"

/* ---- how it begins ---- */

/* What is hidden is as all saw it; who has several commanders, one here.  No
   charge is under way but one that is tried. */
static void
see_through(Game *g)
{
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].lost = (int8_t)known_loss(g, u);
        if (g->unit[u].before == HIDDEN) {
            g->unit[u].before = g->unit[u].lost;
        }
    }
    g->commanders[WG_FIRST] = g->commanders[WG_SECOND] = 1;
    g->joining = NONE;
    g->charged = g->going = OFF_MAP;
}

bool
msk_try_melee(const Game *g, int hex, Game *out)
{
    Attackers attackers;

    if (!msk_foresee_attack(g, hex, out)) {
        return false;
    }
    see_through(out);
    msk_attacking(out, &attackers);
    return attackers.count > 0;
}

/* Forming.4 From where it comes to a square that answered its charge. */
static bool
meets_square(const Game *g, int hex, int from)
{
    return g->charged == hex && (g->unit[g->hand].state & CHARGES)
            && msk_is_square(g, hex) && from != OFF_MAP;
}

bool
msk_try_charge(const Game *g, int hex, int from, bool square, Game *out)
{
    ChargeProspect best = { .from = from };

    if (g->hand < 0 || (square && !msk_may_try_square(g, hex))
            || (!msk_foresee_charge(g, hex, &best)
                && !meets_square(g, hex, from))) {
        return false;
    }
    *out = *g;
    see_through(out);
    out->charged = (int16_t)hex;
    out->unit[out->hand].state |= CHARGES;
    out->tries = square ? (int16_t)hex : OFF_MAP;
    out->going = (int16_t)(from == OFF_MAP ? best.from : from);
    out->target = (int16_t)hex;
    return true;
}

bool
msk_try_guard(const Game *g, int u, int hex, Game *out)
{
    if (g->flow.decision != ASK_TARGET
            || msk_bar_to_guard_charge(g, u, hex) != NULL) {
        return false;
    }
    *out = *g;
    see_through(out);
    out->hand = (int16_t)u;
    out->charged = out->target = (int16_t)hex;
    out->unit[u].state |= CHARGES;
    return true;
}

int
msk_procedure_of_trial(const Game *g)
{
    return g->going != OFF_MAP ? WHOLE_CHARGE
            : g->charged != OFF_MAP ? WHOLE_GUARD : MELEE;
}

/* ---- how it is answered ---- */

static int
best_leader(const Game *g, const WgOffer *offer)
{
    int side = g->flow.side, best = -1, most = 0;
    Leading leading;

    msk_find_leaders(g, side, &leading);
    for (int i = 0; i < leading.count; i++) {
        for (int k = 0; leading.bonus[i] > most && k < offer->count; k++) {
            if (offer->action[k].verb == LEAD
                    && offer->action[k].arg[0] == leading.slot[i]) {
                most = leading.bonus[i];
                best = k;
            }
        }
    }
    return best;
}

static int
first_of_these(const WgOffer *offer, int verb)
{
    int first = wg_first_offered(offer, verb);

    return first < 0 ? 0 : first;
}

int
msk_trial_answer(const Game *g, const WgOffer *offer, int limit)
{
    int found;

    (void)limit;
    switch (g->flow.decision) {
    case ASK_ATTACKERS:
        return first_of_these(offer, FIGHT);
    case ASK_FIRERS:
        return first_of_these(offer, FIRE);
    case ASK_EVADING:
        return first_of_these(offer, wg_first_offered(offer, PUT_DOWN) < 0
                ? STEP : PUT_DOWN);
    case ASK_LEADER:
    case ASK_DEFENDING_LEADER:
        found = best_leader(g, offer);
        return found < 0 ? 0 : found;
    default:
        return first_of_these(offer, DONE);
    }
}

bool
msk_trial_goes_on(const Game *g, int about)
{
    (void)g;
    (void)about;
    return false;
}
