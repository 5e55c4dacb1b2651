/*
 * leaves.c --
 *
 *      "leaves": what a side would throw away if it were done now, of what the
 *      rules give it in this phase alone: KIND COUNT...
 *
 *      guns            of the Grande Batterie that have no target yet (9.2)
 *      logistics       the whole phase, worth so many points (3.1)
 *      points          logistics points of this step (3.3-3.6)
 *      units           that could move, if none has (5.2, 6.2, 6.3, 7.0)
 *      battles         that could still be fought (5.3)
 *      inspirations    leaders who could inspire (5.2.2)
 *      batteries       that could support the battle, if none does (5.3.1)
 *      jagers          that could slip away or fire first (9.1)
 *
 *      Leaders who stay inactive are none (5.1): each would lose a step by it,
 *      and without any the step cannot be ended.
 */

#include "chapters.h"

static int
least(int a, int b)
{
    return a < b ? a : b;
}

/* Leaders have moved before they are activated. */
static bool
has_moved(const Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].moved && block_of(g, u)->kind != LEADER) {
            return true;
        }
    }
    return g->mobile != NONE;
}

/* 6.2, 6.3, 7.0 Of those who could, so many may. */
static int
movers(const Game *g)
{
    return g->impulse == TACTICAL ? BLOCKS
            : g->impulse == PASS ? 1 : g->logistics;
}

static void
of_movement(const Game *g, const WgOffer *offer, WgText *out)
{
    if (!has_moved(g)) {
        wg_print_left(out, "units", least(wg_able(offer, MOVE), movers(g)));
    }
}

/* Of the areas that are contested, so many as leaders or stars are left for
   (5.1, 6.2). */
static int
battles(const Game *g, const WgOffer *offer)
{
    int count = 0;

    for (int i = 0; i < offer->count; i++) {
        count += offer->action[i].verb == FIGHT;
    }
    return least(count, mon_battles_allowed(g) - g->battles);
}

static void
leaves(const Game *g, const WgOffer *offer, WgText *out)
{
    switch (g->flow.decision) {
    case ASK_AIM:
        wg_print_left(out, "guns", wg_able(offer, AIM));
        break;
    case ASK_COMMANDER:
        wg_print_left(out, "logistics", mon_logistic_value(g, g->mover));
        break;
    case ASK_REINFORCE:
    case ASK_RESTORE_LEADERS:
    case ASK_RESTORE_GUNS:
    case ASK_RESTORE_UNITS:
        wg_print_left(out, "points", g->logistics);
        break;
    case ASK_MOVE:
    case ASK_MARCH:
    case ASK_RAIDERS:
    case ASK_PASS:
        of_movement(g, offer, out);
        break;
    case ASK_BATTLE:
        wg_print_left(out, "battles", battles(g, offer));
        break;
    case ASK_INSPIRE:
        wg_print_left(out, "inspirations", wg_able(offer, INSPIRE));
        break;
    case ASK_COMMIT:
        if (!mon_has_committed(g)) {
            wg_print_left(out, "batteries", wg_able(offer, COMMIT));
        }
        break;
    case ASK_JAGERS:
        wg_print_left(out, "jagers", wg_able(offer, AMBUSH));
        break;
    default:
        break;
    }
}

/* "goes_on": does Logistics (3.0), which has all its points for each task, or
   an action (5.0) go on after Done, with anything to decide? */
void
mon_tell_goes_on(const Game *g, WgText *out)
{
    int asked = g->flow.decision;
    Game next = *g;
    bool units, guns, leaders;

    next.logistics = (int8_t)mon_logistic_value(g, g->mover);
    units = mon_may_restore(&next, ASK_RESTORE_UNITS);
    guns = units || mon_may_restore(&next, ASK_RESTORE_GUNS);
    leaders = guns || mon_may_restore(&next, ASK_RESTORE_LEADERS);
    if (asked == ASK_ACTIVATE || (asked == ASK_REINFORCE && leaders)
            || (asked == ASK_RESTORE_LEADERS && guns)
            || (asked == ASK_RESTORE_GUNS && units)) {
        wg_print(out, "on");
    }
}

/* "ends": what the second pass in a row ends (7.0): turn or match. */
void
mon_tell_ends(const Game *g, WgText *out)
{
    if (g->flow.decision == ASK_PASS && g->passes > 1) {
        wg_print(out, g->turn < LAST_TURN ? "turn" : "match");
    }
}

void
mon_query_leaves(const WgQuery *q, WgText *out)
{
    wg_query_leaves(q, DONE, leaves, out);
}
