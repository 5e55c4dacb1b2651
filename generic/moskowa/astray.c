/*
 * astray.c --
 *
 *      Aides.9: messengers who are with no leader when movement begins may
 *      lose their way for the phase.
 */

#include "messages.h"
#include "stacks.h"

enum { LOST_FROM = 6 };

static bool
is_with_leader(const Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    for (int i = 0; i < stack.count; i++) {
        if (piece_of(g, stack.slot[i])->type == LEADER) {
            return true;
        }
    }
    return false;
}

static bool
must_roll(const Game *g, int u)
{
    int i = msk_carried_by(g, u);

    return g->unit[u].hex != OFF_MAP && !(g->unit[u].did & HAS_ROLLED)
            && i != NONE && msk_message(g, g->phasing, i)->state == CARRIED
            && !is_with_leader(g, u);
}

/* The next of them; NONE. */
static int
next_to_roll(const Game *g)
{
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (piece_of(g, u)->type == AIDE && must_roll(g, u)) {
            return u;
        }
    }
    return NONE;
}

void
msk_roll_messengers(Game *g)
{
    int u = has_several(g, g->phasing) && !g->option[OPT_ASTRAY]
            ? next_to_roll(g) : NONE;

    if (u != NONE) {
        g->checking = (int16_t)u;
        wg_call_again(g, MESSENGER);
    }
}

static void
roll(Game *g)
{
    wg_roll(g, 1);
}

static void
result(Game *g)
{
    int u = g->checking;
    bool lost = wg_die(g, 0) >= LOST_FROM;

    g->checking = NONE;
    g->unit[u].did |= HAS_ROLLED | (lost ? IS_ASTRAY : 0);
    wg_tell(g, lost ? WENT_ASTRAY : ON_HIS_WAY, u, 0, 0, 0);
}

const WgStep msk_messenger[] = {
    { "Aides.9",        "die",          roll },
    { "Aides.9",        "lost?",        result },
    {0}
};
