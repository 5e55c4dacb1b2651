/*
 * place.c --
 *
 *      Where units are and how strong: the only functions that change it.
 *      They keep the counts and the sets of held areas true (5.1).
 */

#include "chapters.h"

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

bool
bor_at_last_step(const Game *g, int u)
{
    return g->unit[u].face + 1 >= block_of(g, u)->faces;
}

/* 4.12, 6.9 */
void
bor_lose_step(Game *g, int u)
{
    if (bor_at_last_step(g, u)) {
        bor_eliminate(g, u);
    } else {
        g->unit[u].face++;
    }
}

/* 6.9 Eliminated units go to the enemy, upright and hidden. */
void
bor_eliminate(Game *g, int u)
{
    wg_tell(g, ELIMINATED, u, g->unit[u].place, 0, 0);
    bor_leave_square(g, u);
    bor_place(g, u, LOST);
    g->unit[u].shown = false;
    g->unit[u].active = false;
    if (is_hq(block_of(g, u))) {
        bor_succeed(g, u);
    }
}

/* 3.4 Off the board for good; for an army's commander as if he had fallen. */
void
bor_leave_board(Game *g, int u)
{
    wg_tell(g, LEFT_BOARD, u, g->unit[u].place, 0, 0);
    bor_leave_square(g, u);
    bor_place(g, u, GONE);
    g->unit[u].shown = false;
    g->unit[u].active = false;
    if (is_hq(block_of(g, u))) {
        bor_succeed(g, u);
    }
}

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
