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
    bor_add_command(then, hq);
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

static void
add_chief(Outlook *o, int u, int quota)
{
    if (o->chiefs < CHIEFS) {
        o->quota[o->chiefs] = (int8_t)quota;
        o->chief[o->chiefs++] = (int8_t)u;
    }
}

/* Who obeys as it is, and whom by an order that is left. */
static void
find_active(Outlook *o, const Game *then)
{
    for (int i = 0; i < o->units; i++) {
        int by = o->routes[i] ? bor_commanded(then, o->first + i)
                : NOT_COMMANDED;
        int chief = 0;

        if (by < BY_ARMY) {
            o->under[i] = by == NOT_COMMANDED ? 0 : NOW;
            continue;
        }
        while (chief < o->chiefs
                && o->chief[chief] != o->g->leader[by - BY_ARMY]) {
            chief++;
        }
        if (chief == o->chiefs) {
            add_chief(o, o->g->leader[by - BY_ARMY],
                    o->g->unit[o->g->leader[by - BY_ARMY]].orders);
        }
        o->called |= 1u << chief;
        o->under[i] = 1u << chief;
    }
}

/* While headquarters are activated: those that can be, too. */
static void
find_ready(Outlook *o)
{
    Game then = *o->g;

    bor_trace_command(&then);
    find_active(o, &then);
    for (int u = o->first; u < o->first + o->units; u++) {
        if (is_ready(o->g, u)) {
            add_chief(o, u, block_of(o->g, u)->kind == ARMY_HQ
                    ? strength_of(o->g, u) : FREELY);
        }
    }
    for (int i = 0; i < o->chiefs; i++) {
        if (!(o->called >> i & 1)) {
            then.command = (Command){ .light = 0 };
            note_command(o, &then, i);
        }
    }
}

void
bor_find_chiefs(Outlook *o)
{
    if (o->g->flow.decision == ASK_COMMAND) {
        find_ready(o);
    } else {
        find_active(o, o->g);
    }
}

/* Who gains by being commanded, and how much. */
typedef struct Gains {
    Movers who;
    int gain[SIDE_BLOCKS];      /* of those */
} Gains;

bool
bor_could_fire(const Outlook *o, int i)
{
    const Unit *unit = &o->g->unit[o->first + i];

    return is_gun(&borodino_block[unit->block])
            && bor_is_on_map(o->g, o->first + i)
            && borodino_beside[unit->place] & o->g->held[!o->side];
}

/* Those who go; and guns that could bombard. */
static void
find_gains(const Outlook *o, const BorPlan *plan, Gains *found)
{
    enum { GUN = 15 };

    found->who = 0;
    for (int i = 0; i < o->units; i++) {
        int gain = plan->goes[i] != NONE ? o->gain[i] : 0;

        if (!o->under[i]) {
            continue;
        }
        if (bor_could_fire(o, i)) {
            gain = gain > GUN ? gain : GUN;
        }
        if (gain) {
            found->who |= (Movers)1 << i;
            found->gain[i] = gain;
        }
    }
}

/* Whom nobody of `have` commands. */
static Movers
without(const Outlook *o, const Gains *all, uint32_t have)
{
    Movers found = 0;

    for (Movers left = all->who; left;) {
        int i = wg_take_lowest(&left);

        found |= o->under[i] & have ? 0 : (Movers)1 << i;
    }
    return found;
}

/* What a headquarters would bring: all those that it would command; an army's
   leader no more than he has orders. */
static int
brings(const Outlook *o, const Gains *all, int chief, Movers left)
{
    enum { LEAST = 1 };
    int sum = 0, best[FACES + 4] = { 0 };
    int orders = o->quota[chief] == FREELY ? 0
            : o->quota[chief] - o->orders[chief];

    while (left) {
        int i = wg_take_lowest(&left), gain = all->gain[i];

        if (!(o->under[i] >> chief & 1)) {
            continue;
        }
        if (o->quota[chief] == FREELY) {
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

/* 5.2 A step; less where it has one for each hour that is left. */
int
bor_chief_cost(const Outlook *o, int chief)
{
    enum { HUNDRED = 100 };
    int hours = o->g->day < o->g->last_day ? LAST_HOUR
            : LAST_HOUR - o->g->hour + 1;

    return o->weights[HQ_COST] * (strength_of(o->g, o->chief[chief]) < hours
            ? HUNDRED : HUNDRED - o->weights[LAST_HOURS]) / HUNDRED;
}

/* Beside those whom attacks need, whoever brings more than it costs. */
static uint32_t
chosen_chiefs(const Outlook *o, const BorPlan *plan)
{
    uint32_t have = NOW | o->called, spent = bor_spent_leaders(o);
    Gains all;

    find_gains(o, plan, &all);
    for (int n = 0; n < o->chiefs; n++) {
        Movers open = without(o, &all, have & ~spent);
        int best = NONE, most = 0;

        for (int c = 0; c < o->chiefs; c++) {
            int brought = have & 1u << c ? 0
                    : brings(o, &all, c, open) - bor_chief_cost(o, c);

            if (brought > most) {
                most = brought;
                best = c;
            }
        }
        if (best == NONE) {
            break;
        }
        have |= 1u << best;
    }
    return have;
}

void
bor_choose_chiefs(Outlook *o, BorPlan *plan)
{
    uint32_t have = o->g->flow.decision == ASK_COMMAND ? chosen_chiefs(o, plan)
            : NOW | o->called;

    for (int c = 0; c < o->chiefs && o->g->flow.decision == ASK_COMMAND; c++) {
        if (have >> c & 1) {
            plan->order[o->chief[c] - o->first] = ACTIVATE;
        }
    }
    for (int i = 0; i < o->units; i++) {
        if (!(o->under[i] & have)) {
            plan->goes[i] = NONE;
        }
    }
    bor_share_orders(o, plan, have);
}

void
bor_dismiss_idle(const Outlook *o, BorPlan *plan)
{
    uint32_t busy = 0;

    for (int i = 0; i < o->units; i++) {
        busy |= plan->goes[i] != NONE || (o->under[i] && bor_could_fire(o, i))
                ? o->under[i] : 0;
    }
    for (int c = 0; c < o->chiefs; c++) {
        if (!(busy >> c & 1)) {
            plan->order[o->chief[c] - o->first] = NONE;
        }
    }
}
