/*
 * stacks.h --
 *
 *      Who stands in a hex, from the top of the stack.
 */

#ifndef MOSKOWA_STACKS_H
#define MOSKOWA_STACKS_H

#include "moskowa.h"

/* Slots, from the top; valid until somebody is put down or taken up. */
typedef struct Stack {
    const int16_t *slot;
    int count;
} Stack;

static inline bool
is_held(const Game *g, int side, int hex)
{
    return is_in_set(g->held[side], hex);
}

static inline bool
is_empty(const Game *g, int hex)
{
    return !is_held(g, WG_FIRST, hex) && !is_held(g, WG_SECOND, hex);
}

/* Of a hex that somebody holds. */
Stack msk_stack_there(const Game *, int hex);
static inline Stack
msk_stack(const Game *g, int hex)
{
    return is_empty(g, hex) ? (Stack){ g->stack, 0 } : msk_stack_there(g, hex);
}

/* The place in the list of the first whose hex is this or a later one; HEXES is
   after the last. */
int msk_first_at(const Game *, int hex);

/* Facing.2, Facing.4: the uppermost that is neither leader nor aide, -1; of a
   stack, of a hex. */
static inline int
top_of(const Game *g, Stack stack)
{
    for (int i = 0; i < stack.count; i++) {
        if (!is_person(piece_of(g, stack.slot[i]))) {
            return stack.slot[i];
        }
    }
    return -1;
}
static inline int
msk_top(const Game *g, int hex)
{
    return is_empty(g, hex) ? -1 : top_of(g, msk_stack_there(g, hex));
}

/* Who stands for a hex: that one, or the uppermost of leaders alone; -1. */
int msk_face(const Game *, int hex);

/* Put a slot that is off the map onto a stack, so many from its top; or take
   one off the map. */
void msk_put(Game *, int u, int hex, int below);
void msk_take(Game *, int u);

/* R-M182: what it has lost; of the enemy, in a redacted copy, what all have
   seen it lose. */
static inline int
known_loss(const Game *g, int u)
{
    return g->unit[u].lost == HIDDEN ? g->told[u] : g->unit[u].lost;
}

/* Casualties.1, Casualties.2: what it has left, by that. */
static inline int
points_of(const Game *g, int u)
{
    return is_person(piece_of(g, u)) ? 0
            : piece_of(g, u)->points - known_loss(g, u);
}

/* Who holds which hexes, and where in the list their stacks are, from where all
   units are: first of all, also while nobody is on the map. */
void msk_mark_held(Game *);

/* Are all on the map in the list, once, in the order of their hexes?  Before
   that is known of a position from outside, nothing here may be called. */
bool msk_is_listed(const Game *);

/* Has a side a unit on the map, leaders aside? */
bool msk_has_units(const Game *, int side);

/* Stacking.1: the sum of a hex. */
int msk_points(const Game *, int hex);

#endif /* MOSKOWA_STACKS_H */
