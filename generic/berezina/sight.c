/*
 * sight.c --
 *
 *      7.4 Who can fire at whom: range, night, and lines of sight.
 */

#include "chapters.h"

enum { LONG_RANGE = 3, MOST_SEEN = 8 };

/* 7.4.1 Woods, towns and a level above that of the firer and of the target. */
static bool
blocks(int hex, int from, int to)
{
    const Hex *h = &berezina_hex[hex];

    return h->terrain == WOODS || h->terrain == TOWN
            || (h->level > berezina_hex[from].level
                && h->level > berezina_hex[to].level);
}

static bool
sees(int from, int to)
{
    WgHexSight sight[MOST_SEEN];
    int count = wg_hex_line(&berezina_grid, from, to, sight, MOST_SEEN);

    for (int i = 0; i < count; i++) {
        if (blocks(sight[i].hex, from, to)
                && (sight[i].other < 0 || blocks(sight[i].other, from, to))) {
            return false;
        }
    }
    return true;
}

/* 7.4.2, 13.3 Artillery's range this turn; a blizzard is as dark. */
int
ber_range(const Game *g, int u)
{
    return is_artillery(piece_of(g, u)) && !is_night(g->turn)
            && !is_dusk(g, g->turn) && g->event != BLIZZARD ? LONG_RANGE : 1;
}

/* Can this unit fire at that hex from where it is?  7.4.3 The range counts the
   target's hex, not its own. */
bool
ber_in_reach(const Game *g, int u, int hex)
{
    int far = distance(g->unit[u].place, hex);

    return far == 1 || (far > 1 && far <= ber_range(g, u)
            && sees(g->unit[u].place, hex));
}
