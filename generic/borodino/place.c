/*
 * place.c --
 *
 *      Where units are, and what they lose.  Nobody else changes a unit's
 *      place, so that the counts and the sets of held areas are true (5.1).
 */

#include "chapters.h"

/* Places that are no areas, from BOX on. */
static const char *const elsewhere[] = {
    "off_map", BORODINO_ELSEWHERE(WG_NAME)
};

const char *
bor_place_key(int place)
{
    return place < AREAS ? borodino_area[place].key : elsewhere[place - AREAS];
}

/* Put a unit in an area, the BOX, or one of TRAY...; tells nobody. */
void
bor_place(Game *g, int u, int place)
{
    int side = side_of(u), from = g->unit[u].place;

    if (from < PLACES && --g->count[side][from] == 0) {
        g->held[side] &= ~bit(from);
    }
    if (from < AREAS && g->redoubt[from] == u) {
        g->redoubt[from] = NONE;
    }
    if (place < PLACES && g->count[side][place]++ == 0) {
        g->held[side] |= bit(place);
    }
    g->unit[u].place = (int8_t)place;
}

/* Would one more loss eliminate it?  For an HQ that is at strength 0. */
bool
bor_at_last_step(const Game *g, int u)
{
    return g->unit[u].face + 1 >= block_of(g, u)->faces;
}

/* Out of the game, for the enemy to wonder at: upright and hidden. */
static void
take_away(Game *g, int u, int event, int place)
{
    wg_tell(g, event, u, g->unit[u].place, 0, 0);
    bor_leave_square(g, u);
    bor_place(g, u, place);
    g->unit[u].shown = false;
    g->unit[u].active = false;
    g->unit[u].acted = g->unit[u].fresh = g->unit[u].flank = false;
    if (is_hq(block_of(g, u))) {
        bor_succeed(g, u);
    }
}

/* 6.9 Eliminated units go to the enemy. */
void
bor_eliminate(Game *g, int u)
{
    take_away(g, u, ELIMINATED, LOST);
}

/* 3.4 Off the board for good; for an army's commander as if he had fallen. */
void
bor_leave_board(Game *g, int u)
{
    take_away(g, u, LEFT_BOARD, GONE);
}

/* 4.12, 6.91 One step less, or eliminated.  Does it live?  Tells of its end
   only: who may know of a step is the caller's affair. */
bool
bor_lose_step(Game *g, int u)
{
    if (bor_at_last_step(g, u)) {
        bor_eliminate(g, u);
        return false;
    }
    g->unit[u].face++;
    return true;
}

/* Face up, for both to see. */
void
bor_show(Game *g, int u)
{
    g->unit[u].shown = true;
}

/* Stand a side's blocks up again. */
void
bor_hide_all(Game *g, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        g->unit[u].shown = false;
    }
}
