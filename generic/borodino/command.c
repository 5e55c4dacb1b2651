/*
 * command.c --
 *
 *      5.2: headquarters are activated, and what they then command.
 *
 *      While a player activates headquarters the enemy sees nothing of it
 *      but blocks that advance; all are turned face up together at the end.
 */

#include "chapters.h"

/* 5.21 Command goes into and through friendly and vacant areas, into and out
   of contested ones, never into enemy areas nor over impassable rivers. */
Areas
bor_range(const Game *g, int side, int from, int range)
{
    Areas enemy = g->held[!side] & ~g->held[side];
    Areas seen = bit(from), edge = seen;

    while (range-- > 0) {
        Areas next = 0;

        while (edge) {
            next |= g->paths[FOOT][take_area(&edge)];
        }
        next &= ~(seen | enemy | bit(BOX));
        seen |= next;
        edge = next & ~g->held[!side];
    }
    return seen;
}

/* 5.23, 9.1 The army of a unit.  On 5 September the 3rd Corps is in the 1st. */
static int
army_of(const Game *g, int u)
{
    const Block *b = block_of(g, u);

    return b->corps == CORPS_3 && g->day == 5 ? FIRST_ARMY : b->army;
}

void
bor_add_command(Game *g, int u)
{
    Command *c = &g->command;
    const Unit *unit = &g->unit[u];
    const Block *b = block_of(g, u);
    Areas range = bor_range(g, g->mover, unit->place, b->range);

    if (unit->active == 2) {
        int army = bor_army_led(g, u);

        if (army != NONE && unit->orders > 0) {
            c->army[army] |= range;
        }
        return;
    }
    c->corps[b->corps] |= range;
    c->light |= range;                                  /* 5.24 */
    c->horse |= b->corps == CORPS_MURAT ? range : 0;    /* 5.22 */
    c->cossacks |= b->corps == CORPS_PLATOV ? range : 0;        /* 5.22 */
}

void
bor_trace_command(Game *g)
{
    g->command = (Command){ .light = 0 };
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active && g->unit[u].place < PLACES) {
            bor_add_command(g, u);
        }
    }
}

static int
by_army(const Areas *reach, Areas here, int army)
{
    return reach[army] & here ? BY_ARMY + army : NOT_COMMANDED;
}

/* 5.23 Which of the AHQs that reach these areas commands this unit: its own
   army's first, so that the commander of all keeps his orders. */
static int
commanded_by_army(const Game *g, const Areas *reach, int u)
{
    Areas here = bit(g->unit[u].place);
    int kind = block_of(g, u)->kind, by = NOT_COMMANDED;

    if (side_of(u) == FRENCH) {
        return by_army(reach, here, GRANDE_ARMEE);
    }
    if (kind == LIGHT || kind == MILITIA) {             /* 5.24 */
        by = by_army(reach, here, FIRST_ARMY);
        by = by ? by : by_army(reach, here, SECOND_ARMY);
    } else if (army_of(g, u) != BOTH_ARMIES) {
        by = by_army(reach, here, army_of(g, u));
    }
    return by ? by : by_army(reach, here, BOTH_ARMIES);
}

/* Does an active HQ command this unit?  NOT_COMMANDED, BY_CORPS (free), or
   BY_ARMY + the army whose leader spends an order on it. */
int
bor_commanded(const Game *g, int u)
{
    const Command *c = &g->command;
    const Unit *unit = &g->unit[u];
    const Block *b = block_of(g, u);
    Areas here = bit(unit->place);

    if (!is_hq(b)) {
        bool free = (c->corps[unit->corps] & here && unit->corps != NO_CORPS)
                || (c->light & here && (b->kind == LIGHT || b->kind == MILITIA))
                || (c->horse & here && (b->kind == CAVALRY || b->kind == HORSE))
                || (c->cossacks & here && b->kind == COSSACK);

        if (free) {
            return BY_CORPS;
        }
    }
    return commanded_by_army(g, c->army, u);
}

/* NULL if an active HQ commands it; else why none does, which is `why` where
   no quota is used up. */
const char *
bor_judge_command_of(const Game *g, int u, const char *why)
{
    return bor_commanded(g, u) ? NULL
            : commanded_by_army(g, g->orderless, u) ? "5.23 orders-spent"
            : why;
}

/* 5.23 Whoever commands this unit does; an army's leader spends an order. */
void
bor_obey(Game *g, int u)
{
    int by = bor_commanded(g, u);

    if (by >= BY_ARMY) {
        g->unit[g->leader[by - BY_ARMY]].orders--;
    }
}

/* ---- ASK_COMMAND: activate any number of HQs, then done ---- */

/* 4.21, 5.2, 5.5 An HQ that has a step and is not pinned may be activated. */
static const char *
judge_hq(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    if (side_of(u) != g->mover || unit->place >= PLACES) {
        return "5.2 not-yours";
    }
    if (!is_hq(block_of(g, u))) {
        return "5.2 not-a-headquarters";
    }
    if (unit->pinned) {
        return "5.5 pinned-headquarters";
    }
    if (strength_of(g, u) == 0) {
        return "5.2 headquarters-at-zero";
    }
    return NULL;
}

/* 5.2 Before it activates it may go to the next friendly or vacant area. */
static const char *
judge_advance(const Game *g, int u, int to)
{
    const Unit *unit = &g->unit[u];
    const char *why;

    if (unit->active) {
        return "5.2 active-already";
    }
    if (unit->place >= AREAS || to >= AREAS) {
        return "5.2 off-the-map";
    }
    if (!is_open(g, g->mover, to)) {
        return "5.2 advance-to-enemy";
    }
    if (bor_full(g, g->mover, to)) {
        return "3.31 stack-full";
    }
    why = bor_judge_step(g, u, unit->place, to);
    if (why == NULL && is_contested(g, unit->place)) {
        why = bor_judge_leaving(g, u, to);
    }
    return why;
}

const char *
bor_judge_command(const Game *g, const WgAction *a)
{
    int u = a->arg[0];
    const char *why;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb == OCCUPY) {
        return bor_judge_occupy(g, u);
    }
    if (a->verb != ACTIVATE && a->verb != LEAD && a->verb != ADVANCE) {
        return "5.2 not-now";
    }
    why = judge_hq(g, u);
    if (why) {
        return why;
    }
    switch (a->verb) {
    case ACTIVATE:
        return g->unit[u].active ? "5.2 active-already" : NULL;
    case LEAD:
        if (bor_army_led(g, u) == NONE || block_of(g, u)->kind == ARMY_HQ) {
            return "6.93 leads-no-army";
        }
        return g->unit[u].active == 2 ? "5.2 active-already" : NULL;
    default:
        return judge_advance(g, u, a->arg[1]);
    }
}

void
bor_propose_command(const Game *g, WgOffer *out)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Areas next;

        if (g->unit[u].place >= PLACES || !is_hq(block_of(g, u))) {
            continue;
        }
        wg_propose(out, ACTIVATE, u, 0, 0);
        wg_propose(out, LEAD, u, 0, 0);
        next = g->paths[FOOT][g->unit[u].place] & ~g->held[!g->mover];
        while (next) {
            wg_propose(out, ADVANCE, u, take_area(&next), 0);
        }
    }
    bor_propose_occupy(g, out);
    wg_may(out, DONE, 0, 0, 0);
}

/* 6.93 A CHQ who leads an army commands as one or the other, never both. */
static void
activate(Game *g, int u, int as_leader)
{
    Unit *unit = &g->unit[u];

    unit->active = as_leader || block_of(g, u)->kind == ARMY_HQ ? 2 : 1;
    unit->orders = (int8_t)(unit->active == 2 ? strength_of(g, u) : 0);
}

/* Turn the active ones face up. */
static void
reveal_active(Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active) {
            bor_show(g, u);
            wg_tell(g, g->unit[u].active == 2 ? LED : ACTIVATED, u, 0, 0, 0);
        }
    }
}

void
bor_apply_command(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    switch (a->verb) {
    case DONE:
        reveal_active(g);
        return;
    case OCCUPY:
        bor_apply_occupy(g, a);
        break;
    case ADVANCE:
        wg_tell(g, ADVANCED, u, g->unit[u].place, a->arg[1], 0);
        if (is_contested(g, g->unit[u].place)) {
            g->unit[u].left = (int8_t)(1 + g->unit[u].place);
        }
        bor_go(g, u, a->arg[1]);
        bor_capture(g, g->battle.area);
        activate(g, u, false);
        break;
    default:
        activate(g, u, a->verb == LEAD);
    }
    wg_again(g);
}
