/*
 * orders.c --
 *
 *      5.2: which headquarters a plan activates: those whose units gain most by
 *      it, for each costs a step.
 */

#include "outlook.h"

/* Who could be activated? */
static bool
is_ready(const Game *g, int u)
{
    WgAction a = { ACTIVATE, { (int16_t)u, 0, 0 } };

    return is_hq(block_of(g, u)) && g->unit[u].place < AREAS
            && bor_judge_command(g, &a) == NULL;
}

/* Where somebody active commands, if not all who stand there. */
static Areas
reach_of(const Command *c)
{
    Areas reach = c->light;

    for (int army = 0; army < ARMIES; army++) {
        reach |= c->army[army];
    }
    return reach;
}

/* Whom does this one command, if it is activated alone? */
static void
note_command(Outlook *o, Game *then, int bit_number)
{
    int hq = o->chief[bit_number];
    Areas reach;

    then->unit[hq].active = block_of(then, hq)->kind == ARMY_HQ ? 2 : 1;
    then->unit[hq].orders = (int8_t)strength_of(then, hq);
    bor_trace_command(then);
    reach = reach_of(&then->command);
    for (int i = 0; i < o->units; i++) {
        if (o->routes[i] && i + o->first != hq
                && reach & bit(then->unit[i + o->first].place)
                && bor_commanded(then, i + o->first)) {
            o->under[i] |= 1u << bit_number;
        }
    }
    then->unit[hq].active = 0;
}

void
bor_find_chiefs(Outlook *o)
{
    bool planning = o->g->flow.decision == ASK_COMMAND;
    Game then;

    o->chiefs = 0;
    for (int i = 0; i < o->units; i++) {
        int u = o->first + i;

        o->under[i] = !planning && o->routes[i]
                && bor_judge_commanded(o->g, u) == NULL ? NOW : 0;
        if (planning && o->chiefs < CHIEFS && is_ready(o->g, u)) {
            o->chief[o->chiefs++] = (int8_t)u;
        }
    }
    if (planning) {
        then = *o->g;
        for (int i = 0; i < o->chiefs; i++) {
            note_command(o, &then, i);
        }
    }
}

/* Who gains by being commanded, and how much. */
typedef struct Gains {
    int count;
    int8_t who[SIDE_BLOCKS];
    int gain[SIDE_BLOCKS];
} Gains;

/* Those who go; and guns that could bombard. */
static void
find_gains(const Outlook *o, const BorPlan *plan, Gains *found)
{
    enum { GUN = 15 };
    const Game *g = o->g;

    found->count = 0;
    for (int i = 0; i < o->units; i++) {
        int gain = plan->goes[i] != NONE ? o->gain[i] : 0;

        if (!o->under[i]) {
            continue;
        }
        if (is_gun(block_of(g, o->first + i)) && borodino_beside[
                g->unit[o->first + i].place] & g->held[!o->side]) {
            gain = gain > GUN ? gain : GUN;
        }
        if (gain) {
            found->who[found->count] = (int8_t)i;
            found->gain[found->count++] = gain;
        }
    }
}

/* What a headquarters would bring: all that it alone commands of those who
   go; an army's leader no more than he has orders. */
static int
brings(const Outlook *o, const Gains *all, int chief, uint32_t have)
{
    enum { LEAST = 1 };
    const Game *g = o->g;
    int hq = o->chief[chief], sum = 0, best[FACES + 4] = { 0 };
    int orders = block_of(g, hq)->kind == ARMY_HQ ? strength_of(g, hq) : 0;

    for (int n = 0; n < all->count; n++) {
        uint32_t under = o->under[all->who[n]];
        int gain = all->gain[n];

        if (!(under & 1u << chief) || under & have) {
            continue;
        }
        if (!orders) {
            sum += gain;
            continue;
        }
        for (int k = 0; k < orders && gain >= LEAST; k++) {
            if (gain > best[k]) {
                int kept = best[k];

                best[k] = gain;
                gain = kept;
            }
        }
    }
    for (int k = 0; k < orders; k++) {
        sum += best[k];
    }
    return sum;
}

void
bor_choose_chiefs(Outlook *o, BorPlan *plan)
{
    uint32_t have = NOW;
    Gains all;

    find_gains(o, plan, &all);
    for (int n = 0; n < o->chiefs; n++) {
        int best = NONE, most = o->weights[HQ_COST];

        for (int c = 0; c < o->chiefs; c++) {
            int brought = have & 1u << c ? 0 : brings(o, &all, c, have);

            if (brought > most) {
                most = brought;
                best = c;
            }
        }
        if (best == NONE) {
            break;
        }
        have |= 1u << best;
        plan->order[o->chief[best] - o->first] = ACTIVATE;
    }
    for (int i = 0; i < o->units; i++) {
        if (!(o->under[i] & have)) {
            plan->goes[i] = NONE;
        }
    }
}
