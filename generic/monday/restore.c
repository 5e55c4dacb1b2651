/*
 * restore.c --
 *
 *      3.4-3.6: steps come back, for logistics points: first to leaders, then
 *      to artillery, then to combat units (3.1).
 */

#include "chapters.h"

/* 3.4-3.6 Points for the next step: one, or by the colour of the face that
   comes back. */
int
mon_restore_cost(const Game *g, int u)
{
    const Block *b = block_of(g, u);

    return is_support(b) ? 1 : b->face[g->unit[u].face - 1].fire;
}

/* The paragraphs of leaders (3.5), artillery (3.4) and combat units (3.6). */
static const char *
full(const Block *b)
{
    return b->kind == LEADER ? "3.5 at-full-strength"
            : b->kind == GUNS ? "3.4 at-full-strength"
            : "3.6 at-full-strength";
}

static const char *
too_dear(const Block *b)
{
    return b->kind == LEADER ? "3.5 too-dear"
            : b->kind == GUNS ? "3.4 too-dear" : "3.6 too-dear";
}

bool
mon_is_restored(const Block *b, int decision)
{
    return decision == ASK_RESTORE_LEADERS ? b->kind == LEADER
            : decision == ASK_RESTORE_GUNS ? b->kind == GUNS
            : decision == ASK_RESTORE_UNITS && !is_support(b);
}

/* 3.6 By firepower; support units (3.4, 3.5) cost the same in any. */
const char *
mon_colour_back(const Game *g, int u)
{
    static const char *const colours[] = {
        "none", "black", "white", "red", "dark"
    };
    const Block *b = block_of(g, u);

    return is_support(b) ? "any" : colours[b->face[g->unit[u].face - 1].fire];
}

static const char *
judge_unit(const Game *g, int u, int decision)
{
    if (side_of(u) != g->mover || !on_map(g, u)) {
        return "3.1 not-yours";
    }
    if (!mon_is_restored(block_of(g, u), decision)) {
        return "3.1 another-kind";
    }
    if (g->unit[u].face == 0) {
        return full(block_of(g, u));
    }
    if (g->unit[u].isolated) {
        return "4.1 isolated";
    }
    return mon_restore_cost(g, u) > g->logistics ? too_dear(block_of(g, u))
            : NULL;
}

/* Is there anything to be restored that is asked about then? */
bool
mon_may_restore(const Game *g, int decision)
{
    bool may = false;

    for (int u = first_of(g->mover); u < end_of(g->mover) && !may; u++) {
        may = judge_unit(g, u, decision) == NULL;
    }
    return may;
}

const char *
mon_judge_restore(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb != RESTORE ? "3.1 not-now"
            : judge_unit(g, a->arg[0], g->flow.decision);
}

void
mon_propose_restore(const Game *g, WgOffer *out)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        wg_propose(out, RESTORE, u, 0, 0);
    }
    wg_may(out, DONE, 0, 0, 0);
}

static int
occasion(const Block *b)
{
    return b->kind == LEADER ? LEADERS_TURN
            : b->kind == GUNS ? GUNS_TURN : UNITS_TURN;
}

void
mon_apply_restore(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (a->verb == RESTORE) {
        g->logistics = (int8_t)(g->logistics - mon_restore_cost(g, u));
        g->unit[u].face--;
        wg_tell(g, RESTORED, u, occasion(block_of(g, u)),
                g->unit[u].place, 0);
        wg_again(g);
    }
}
