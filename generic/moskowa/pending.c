/*
 * pending.c --
 *
 *      Who has yet to check, to rout, to roll for a leader: a set in the
 *      position.
 */

#include "outcomes.h"

void
msk_note(Game *g, int u, int pending)
{
    g->awaiting = (int16_t)(g->awaiting + (g->unit[u].pending == 0));
    g->unit[u].pending |= (uint8_t)pending;
}

void
msk_forget(Game *g, int u)
{
    g->awaiting = (int16_t)(g->awaiting - (g->unit[u].pending != 0));
    g->unit[u].pending = 0;
    g->unit[u].added = 0;
}

void
msk_clear(Game *g, int u, int pending)
{
    int left = g->unit[u].pending & ~pending;

    if (left == 0) {
        msk_forget(g, u);
    } else {
        g->unit[u].pending = (uint8_t)left;
    }
}

int
msk_pending(const Game *g, int pending)
{
    for (int i = 0; g->awaiting > 0 && i < g->placed; i++) {
        if (g->unit[g->stack[i]].pending & pending) {
            return g->stack[i];
        }
    }
    return NONE;
}

/* When to check.5: a morale of 0 never checks; nor do leaders and aides, whose
   morale is a bonus, nor who routs anyhow. */
static bool
checks(const Game *g, int u)
{
    return g->unit[u].hex != OFF_MAP && !is_person(piece_of(g, u))
            && piece_of(g, u)->morale != 0
            && !(g->unit[u].pending & MUST_ROUT);
}

/* Who has to check to rally checks once for all. */
void
msk_must_check(Game *g, int u, int added)
{
    Unit *unit = &g->unit[u];
    bool first = !(unit->pending & (MUST_CHECK | MUST_RALLY));

    if (!checks(g, u)) {
        return;
    }
    if (first || added < unit->added) {
        unit->added = (int8_t)added;
    }
    if (first) {
        msk_note(g, u, MUST_CHECK);
    }
}

void
msk_must_check_hex(Game *g, int hex, int added)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        msk_must_check(g, stack.slot[i], added);
    }
}

/* Several routs before its dice are one check. */
void
msk_must_check_again(Game *g, int u)
{
    Unit *unit = &g->unit[u];
    bool due = unit->pending & (MUST_CHECK | MUST_RALLY);

    if (checks(g, u) && !(unit->did & CHECKED_TWICE)) {
        if (!due) {
            unit->did |= unit->did & CHECKED_ONCE ? CHECKED_TWICE
                    : CHECKED_ONCE;
        }
        msk_must_check(g, u, 0);
    }
}

void
msk_must_rout(Game *g, int u)
{
    if (g->unit[u].hex != OFF_MAP && !is_person(piece_of(g, u))) {
        msk_forget(g, u);
        msk_note(g, u, MUST_ROUT);
    }
}

void
msk_must_rout_hex(Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);

    for (int i = 0; i < stack.count; i++) {
        msk_must_rout(g, stack.slot[i]);
    }
}
