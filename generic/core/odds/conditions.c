/*
 * conditions.c --
 *
 *      One side of a duel, condition by condition.
 */

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "conditions.h"
#include "../common.h"

enum { UNKNOWN = -1 };

/* A condition like `from`, to be changed and then appraised. */
static int
add_condition(WgConditions *c, const Game *from)
{
    size_t size = c->fight->rules->size;
    unsigned char *copy = wg_alloc(size);

    memcpy(copy, (const void *)from, size);
    c->state = wg_more(c->state, c->count, &c->capacity, sizeof *c->state);
    c->game = wg_more(c->game, c->count, &c->games, size);
    memcpy(c->game + (size_t)c->count * size, copy, size);
    free(copy);
    ((WgFlow *)wg_condition_game(c, c->count))->events = 0;
    return c->count++;
}

/* What it comes to; or the number of one like it. */
static int
appraise(WgConditions *c, int state)
{
    size_t size = c->fight->rules->size;
    Game *g = wg_condition_game(c, state), *first = wg_condition_game(c, 0);
    WgFlow *f = (WgFlow *)g;
    int left;

    memset(f->event, 0, f->events * sizeof *f->event);
    f->events = 0;
    for (int i = 0; c->passes && i < state; i++) {
        if (memcmp((const void *)wg_condition_game(c, i), (const void *)g,
                size) == 0) {
            c->count--;
            return i;
        }
    }
    memset(&c->state[state], UNKNOWN, sizeof c->state[state]);
    c->state[state].gone = c->fight->gone(g, c->side, c->area);
    left = c->fight->left(first, g, c->side, c->area);
    c->state[state].lost = c->fight->left(first, first, c->side, c->area)
            - left;
    c->state[state].dead = c->state[state].gone && left == 0;
    return state;
}

/* Its owner gives it to the one that can best be spared. */
static void
hit(const WgConditions *c, Game *g)
{
    int16_t list[WG_PIECES];
    int count;

    if (c->of->strike == NULL || c->of->strike(g, c->side)) {
        count = c->of->candidates(g, c->side, c->area, list);
        c->of->hit(g, list[wg_spare(g, c->of->is_cheaper, list, count)]);
    }
}

int
wg_after_hit(WgConditions *c, int state)
{
    int next = c->state[state].hit;

    if (next == UNKNOWN) {
        next = state;
        if (!c->state[state].gone) {
            next = add_condition(c, wg_condition_game(c, state));
            assert(c->passes || next < WG_DUEL_COLUMNS);
            hit(c, wg_condition_game(c, next));
            next = appraise(c, next);
        }
        c->state[state].hit = next;
    }
    return next;
}

int
wg_after_pass(WgConditions *c, int state, const WgSalvo *salvo)
{
    int next = c->state[state].pass[salvo->pass];

    if (next == UNKNOWN) {
        next = add_condition(c, wg_condition_game(c, state));
        c->of->pass(wg_condition_game(c, next), c->side, salvo, c->about);
        next = appraise(c, next);
        c->state[state].pass[salvo->pass] = next;
    }
    return next;
}

void
wg_conditions_begin(WgConditions *c, const Game *g)
{
    c->count = 0;
    appraise(c, add_condition(c, g));
}

void
wg_conditions_free(WgConditions *c)
{
    free(c->state);
    free(c->game);
}
