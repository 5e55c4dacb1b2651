/*
 * square-fire.c --
 *
 *      Square.9: a square fires at a unit that moves past it.
 */

#include "charts.h"
#include "dice.h"
#include "fire.h"
#include "noted.h"

/* What 36 rolls of a unit at that hex take, all together. */
static int
harm_of(const Game *g, int u, int hex)
{
    Firing alone = { .count = 1, .slot = { (int16_t)u } };
    Volley v = msk_weigh(g, &alone, hex, hex);
    int harm = 0;

    for (int cell = 0; cell < CELLS; cell++) {
        harm += msk_fire_loss(g->option[OPT_SERIES_FIRE], v.odds,
                roll_with(number_of(cell), v.added));
    }
    return harm;
}

/* R-M143: who of a square does most at that hex, with canister and a leader; of
   equals who has more factors; -1. */
static int
best_of_square(const Game *g, int square, int hex)
{
    Stack stack = msk_stack(g, square);
    long most = 0;
    int harm = 0, best = NONE;

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i], does;
        long value = msk_fire_value(g, u, 1);

        if (value == 0 || msk_bar_to_fire(g, u, hex) != NULL) {
            continue;
        }
        does = harm_of(g, u, hex);
        if (best == NONE || does > harm || (does == harm && value > most)) {
            best = u;
            harm = does;
            most = value;
        }
    }
    return best;
}

bool
msk_call_square_fire(Game *g, int square, int hex)
{
    int u;

    g->firing = (int8_t)!g->phasing;
    u = best_of_square(g, square, hex);
    if (u == NONE) {
        g->firing = WG_NOBODY;
        return false;
    }
    g->target = (int16_t)hex;
    set_fire_part(g, u, FIRES);
    wg_tell(g, OPENED_FIRE, square, hex, u, msk_face(g, hex));
    wg_call(g, SQUARE_FIRE);
    return true;
}

static void
end_square_fire(Game *g)
{
    msk_end_attack(g);
    g->firing = WG_NOBODY;
}

const WgStep msk_square_fire[] = {
    { "Square.9",       "fire",         msk_next_volley },
    { "Square.9",       "end",          end_square_fire },
    {0}
};
