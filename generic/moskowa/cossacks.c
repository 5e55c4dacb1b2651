/*
 * cossacks.c --
 *
 *      Cossacks: whether they fight, by the Cossack Fight Table.
 */

#include "charts.h"
#include "melee.h"
#include "noted.h"

/* Cossacks.6 All units of the hex. */
static bool
rout_all(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    bool all = true;

    for (int i = 0; i < stack.count; i++) {
        all &= is_person(piece_of(g, stack.slot[i]))
                || (g->unit[stack.slot[i]].state & ROUTING);
    }
    return all;
}

/* Cossacks.5, Cossacks.6; R-M134: leaders alone are as those who rout, and who
   cannot retreat fights. */
bool
msk_wavers(const Game *g, int u)
{
    return !msk_is_cossack_unit(g, u) || g->unit[u].hex == OFF_MAP ? false
            : side_of(u) == g->phasing
            ? melee_part(g, u) == ATTACKS
                && charged_hex(g, u) != g->target
                && !rout_all(g, g->target)
                && !msk_is_platov_there(g, side_of(u))
            : g->unit[u].hex == g->target && !msk_is_with_platov(g, u)
                && msk_may_evade(g, u);
}

static bool
is_wavering(const Game *g, int side)
{
    for (int i = 0; i < g->placed; i++) {
        if (side_of(g->stack[i]) == side && msk_wavers(g, g->stack[i])) {
            return true;
        }
    }
    return false;
}

/* Not those who have refused. */
static bool
is_anybody_attacking(const Game *g)
{
    Attackers attackers;

    msk_attacking(g, &attackers);
    return attackers.count > 0;
}

/* By odds as they are with all who have not refused. */
static bool
do_fight(const Game *g, bool attacking)
{
    Attackers attackers;

    msk_attacking(g, &attackers);
    return msk_cossacks_fight(attacking,
            msk_weigh_attack(g, &attackers, g->target).odds, wg_die(g, 0));
}

void
msk_roll_attacking(Game *g)
{
    if (is_wavering(g, g->phasing)) {
        wg_roll(g, 1);
    }
}

/* Cossacks.2 They just stand there, and attack nobody else. */
void
msk_read_attacking(Game *g)
{
    if (!is_wavering(g, g->phasing)) {
        return;
    }
    if (do_fight(g, true)) {
        wg_tell(g, COSSACKS_FIGHT, g->target, 0, 0, 0);
        return;
    }
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (side_of(u) == g->phasing && msk_wavers(g, u)) {
            set_melee_part(g, u, HAS_ATTACKED);
            wg_tell(g, COSSACK_REFUSED, u, 0, 0, 0);
        }
    }
}

void
msk_roll_defending(Game *g)
{
    if (is_anybody_attacking(g) && is_wavering(g, !g->phasing)) {
        wg_roll(g, 1);
    }
}

/* Cossacks.1 */
void
msk_read_defending(Game *g)
{
    Stack stack = msk_stack(g, g->target);

    if (!is_anybody_attacking(g) || !is_wavering(g, !g->phasing)) {
        return;
    }
    if (do_fight(g, false)) {
        wg_tell(g, COSSACKS_FIGHT, g->target, 0, 0, 0);
        return;
    }
    for (int i = 0; i < stack.count; i++) {
        if (msk_wavers(g, stack.slot[i])) {
            set_melee_part(g, stack.slot[i], MUST_EVADE);
            wg_tell(g, COSSACK_REFUSED, stack.slot[i], 0, 0, 0);
        }
    }
}
