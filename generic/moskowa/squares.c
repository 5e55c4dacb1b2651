/*
 * squares.c --
 *
 *      Infantry Square: who may form one, on its own move or when cavalry
 *      comes near, and what comes of the attempt.
 */

#include "cavalry.h"
#include "charts.h"
#include "formations.h"

/* Square.1, Square.2 "All other infantry units"; Dragoons.7 those on foot are.
   Square.3 In clear terrain, R-M137; Square.6 guns there are in it. */
const char *
msk_bar_to_square(const Game *g, int u)
{
    Piece p = msk_counter(g, u);
    const Unit *unit = &g->unit[u];

    if (p.type > DISMOUNTED || p.type == MILITIA) {
        return "Square.1 not-infantry";
    }
    if (unit->state & ROUTING) {
        return "Square.1 routing";
    }
    return unit->state & SQUARE ? "Square.1 in-square"
            : unit->state & ROAD_MODE ? "Roads in-road-mode"
            : moskowa_hex[unit->hex].terrain != CLEAR
                || moskowa_hex[unit->hex].slope == RIVER_SLOPE
            ? "Square.3 not-clear"
            : msk_is_skirmisher(g, unit->hex) ? "Square.1 skirmisher" : NULL;
}

/* 5 It costs 2 points to leave one. */
const char *
msk_bar_to_leave_square(const Game *g, int u)
{
    return g->unit[u].state & SQUARE ? NULL : "Square.5 no-square";
}

static void
move_within(Game *g, int u, int depth)
{
    int hex = g->unit[u].hex;

    msk_take(g, u);
    msk_put(g, u, hex, depth);
}

/* The top unit tells whether those in a hex are in square: who forms one goes
   to the top, who leaves it beneath those who stay. */
void
msk_note_square(Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    move_within(g, u, g->unit[u].state & SQUARE ? 0 : stack.count - 1);
}

/* ---- in the enemy's movement phase ---- */

/* 7 Once a hex in a phase (R-M29). */
bool
msk_may_try_square(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    bool may = false;

    for (int i = 0; i < stack.count; i++) {
        int u = stack.slot[i];

        if (side_of(u) == g->phasing || (g->unit[u].state & TRIED)) {
            return false;
        }
        may |= msk_bar_to_square(g, u) == NULL;
    }
    return may;
}

static void
roll_attempt(Game *g)
{
    wg_roll(g, 2);
}

static void
form(Game *g, int u)
{
    g->unit[u].state |= SQUARE;
    msk_note_square(g, u);
}

/* 7 All those in the hex that may, together. */
static void
attempt(Game *g)
{
    int hex = g->tries, count = 0;
    int16_t trying[PIECES];
    Stack stack = msk_stack(g, hex);
    int result = msk_square(!g->phasing,
            msk_distance(hex, g->unit[g->hand].hex),
            10 * wg_die(g, 0) + wg_die(g, 1));

    for (int i = stack.count - 1; i >= 0; i--) {
        g->unit[stack.slot[i]].state |= TRIED;
        if (msk_bar_to_square(g, stack.slot[i]) == NULL) {
            trying[count++] = stack.slot[i];
        }
    }
    wg_tell(g, result == SQUARE_FORMED ? SQUARE_STANDS
            : result == NO_SQUARE ? SQUARE_FAILED : SQUARE_FLED, hex,
            msk_face(g, hex), 0, 0);
    for (int i = 0; i < count; i++) {
        if (result == SQUARE_FORMED) {
            form(g, trying[i]);
        } else if (result == SQUARE_ROUTS) {
            msk_must_rout(g, trying[i]);
        }
    }
    g->tries = OFF_MAP;
}

const WgStep msk_try_square[] = {
    { "Forming.7",  "dice",             roll_attempt },
    { "Forming.7",  "square attempt",   attempt },
    { "Morale",     "who routs",        msk_settle },
    {0}
};
