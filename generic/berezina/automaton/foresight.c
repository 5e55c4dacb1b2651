/*
 * foresight.c --
 *
 *      5.4, 6.3.1 What a rehearsal has shown that left nobody: each ford at
 *      which it stopped, as a number for all that it went on by.  Where the
 *      phase comes to the same, it would be rehearsed the same, and is not.
 */

#include "automaton.h"

static uint64_t
add(uint64_t sum, uint64_t what)
{
    sum = (sum ^ what) * 0x9e3779b97f4a7c15u;
    return sum ^ sum >> 32;
}

/* Where everybody is, and whether he moves.  Who is in what hex tells of
   stacks and zones.  Losses at a ford change no move. */
static uint64_t
add_units(uint64_t sum, const Game *g)
{
    for (int u = 0; u < PIECES; u++) {
        const Unit *unit = &g->unit[u];

        sum = add(sum, (uint64_t)(unit->place | unit->moved << 16
                | unit->out << 20));
    }
    return sum;
}

/* What is planned, of who has not moved. */
static uint64_t
add_plan(uint64_t sum, const Game *g, const DistanceFields *f)
{
    const Leaders *leaders = &f->leaders;

    for (int i = 0; i < leaders->count; i++) {
        sum = add(sum, (uint64_t)leaders->hex[i]);
    }
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int i = u - FRENCH_PIECES;

        if (!g->unit[u].moved) {
            sum = add(sum, (uint64_t)(leaders->kept[i] | leaders->left[i] << 1
                    | leaders->attached[i] << 2));
        }
    }
    for (int army = 0; army < NO_ARMY; army++) {
        sum = add(sum, f->planned[army]);
    }
    return add(sum, leaders->hurry);
}

static uint64_t
add_bytes(uint64_t sum, const void *from, const void *end)
{
    for (const uint8_t *at = from; at != end; at++) {
        sum = add(sum, *at);
    }
    return sum;
}

/* What comes before the decider changes by what units do: releases, the
   track, the earthworks. */
static uint64_t
number_of(const Game *g, const DistanceFields *f)
{
    uint64_t sum = add_bytes(0, &g->scenario, &g->decider);

    sum = add_bytes(sum, g->bridge, g->bridge + FORDS);
    sum = add(sum, (uint64_t)(g->mobile * (1 << 16) | g->points));
    sum = add(sum, (uint64_t)g->fording);
    return add_plan(add_units(sum, g), g, f);
}

/* A rehearsal has come to a ford. */
void
aut_note_ford(const Game *end, const DistanceFields *f, Foresight *seen)
{
    if (seen->count < MOST_FORESEEN) {
        seen->ford[seen->count++] = number_of(end, f);
    }
}

/* Did one that left nobody come to just this? */
bool
aut_is_foreseen(const Game *g, const DistanceFields *f)
{
    uint64_t here = number_of(g, f);

    for (int i = 0; i < g->foresight.count; i++) {
        if (g->foresight.ford[i] == here) {
            return true;
        }
    }
    return false;
}
