/*
 * leading.c --
 *
 *      Leaders, Melee.4: one leader helps an attack, one the defence; who it
 *      is, is asked where several could, for none may do so twice a phase.
 */

#include "melee.h"

static void
ask(Game *g, int side, int decision)
{
    Leading leading;

    msk_find_leaders(g, side, &leading);
    if (leading.count > 1) {
        wg_ask(g, side, decision);
    }
}

void
msk_ask_leader_of_attack(Game *g)
{
    ask(g, g->phasing, ASK_LEADER);
}

void
msk_ask_leader_of_defence(Game *g)
{
    ask(g, !g->phasing, ASK_DEFENDING_LEADER);
}

static bool
could_lead(const Game *g, int side, int u)
{
    Leading leading;

    msk_find_leaders(g, side, &leading);
    for (int i = 0; i < leading.count; i++) {
        if (leading.slot[i] == u) {
            return true;
        }
    }
    return false;
}

/* R-M159: or none does, and all are spared for other attacks. */
static const char *
judge(const Game *g, const WgAction *a, int side)
{
    return a->verb == DONE ? NULL
            : a->verb != LEAD ? "Leaders.Melee.4 not-now"
            : could_lead(g, side, a->arg[0]) ? NULL
            : "Leaders.Melee.4 leads-nobody";
}

static void
propose(const Game *g, WgOffer *out, int side)
{
    Leading leading;

    msk_find_leaders(g, side, &leading);
    for (int i = 0; i < leading.count; i++) {
        wg_may(out, LEAD, leading.slot[i], 0, 0);
    }
    wg_may(out, DONE, 0, 0, 0);
}

static void
apply(Game *g, const WgAction *a, int side)
{
    g->leads[side] = (int16_t)(a->verb == LEAD ? a->arg[0] : NOBODY_LEADS);
}

const char *
msk_judge_leader(const Game *g, const WgAction *a)
{
    return judge(g, a, g->phasing);
}

const char *
msk_judge_defending_leader(const Game *g, const WgAction *a)
{
    return judge(g, a, !g->phasing);
}

void
msk_propose_leaders(const Game *g, WgOffer *out)
{
    propose(g, out, g->phasing);
}

void
msk_propose_defending_leaders(const Game *g, WgOffer *out)
{
    propose(g, out, !g->phasing);
}

void
msk_apply_leader(Game *g, const WgAction *a)
{
    apply(g, a, g->phasing);
}

void
msk_apply_defending_leader(Game *g, const WgAction *a)
{
    apply(g, a, !g->phasing);
}
