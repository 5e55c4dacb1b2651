/*
 * chains.c --
 *
 *      5.4 The leaders whom a Russian may have, and the hexes that they have in
 *      reach: found once for an army, until one of them is to be elsewhere.
 */

#include <string.h>

#include "automaton.h"

/* The hexes that are so near to one of the leaders, of each of these rows, a
   bit each. */
void
aut_mark_near(const Chain *chain, int range, Span rows, uint32_t near[ROWS])
{
    memset(near + rows.first, 0,
            (size_t)(rows.end - rows.first) * sizeof *near);
    for (int i = 0; i < chain->count; i++) {
        Span of = span_of_both(rows, rows_about(chain->hex[i], range));

        for (int row = of.first; row < of.end; row++) {
            near[row] |= bits_of(span_about(chain->hex[i], range, row), row);
        }
    }
}

/* A leader is to be elsewhere, or that is not known yet. */
void
aut_leaders_change(DistanceFields *f)
{
    for (int army = 0; army <= NO_ARMY; army++) {
        f->command[army].made = false;
    }
}

static const Command *
command_of(const Game *g, DistanceFields *f, int army)
{
    Command *command = &f->command[army];

    if (!command->made) {
        command->chain = ber_chain_for(g, &f->leaders, army);
        command->chain.near = command->near;
        aut_mark_near(&command->chain, RUSSIAN_RANGE, (Span){ 0, ROWS },
                command->near);
        command->made = true;
    }
    return command;
}

/* Of a combat unit. */
Chain
aut_chain_of(const Game *g, DistanceFields *f, int u)
{
    int army = army_of(piece_of(g, u));
    const Command *command = command_of(g, f, army == NO_ARMY
            ? f->leaders.attached[u - FRENCH_PIECES] : army);
    Chain chain = ber_chain_from(&command->chain, ber_stand_of(g, u));

    chain.kept = f->leaders.kept[u - FRENCH_PIECES];
    return chain;
}
