/*
 * victory.c --
 *
 *      8.0: victory points and who wins.
 */

#include "chapters.h"

/* 8.5 Each redoubt held scores 2; 9.1 for the Russians 1 in Shevardino. */
int
bor_redoubt_points(const Game *g, int side)
{
    return g->scenario == SHEVARDINO && side == RUSSIAN ? 1 : 2;
}

/* 8.2-8.4 Of who is not identified: the least that it can be. */
int
bor_unit_points(const Game *g, int u)
{
    const Block *b = block_of(g, u);

    return b->kind != UNSEEN ? b->points : side_of(u) == FRENCH ? 2 : 1;
}

/* 8.1-8.4 Of a redacted position: the least that the viewer can count. */
int
bor_score(const Game *g, int side)
{
    int points = 0;

    for (int u = first_of(!side); u < end_of(!side); u++) {
        if (g->unit[u].place == LOST) {
            points += bor_unit_points(g, u);
        }
    }
    for (int area = 0; area < AREAS; area++) {
        if (borodino_area[area].terrain == REDOUBT
                && is_friendly(g, side, area)) {
            points += bor_redoubt_points(g, side);
        }
    }
    return points;
}

/* May a side's score be higher than the viewer can count?  Of a redacted
   position: enemies are eliminated whom the viewer has not identified. */
bool
bor_score_may_be_more(const Game *g, int side)
{
    for (int u = first_of(!side); u < end_of(!side); u++) {
        if (g->unit[u].place == LOST && block_of(g, u)->kind == UNSEEN) {
            return true;
        }
    }
    return false;
}

/* 8.1 The higher total; Russians win ties.  Play balance: who bid a margin
   must win by that much. */
int
bor_winner(const Game *g)
{
    int margin = bor_score(g, FRENCH) - bor_score(g, RUSSIAN);

    if (g->bid_side != NONE && g->bid_margin > 0) {
        int by = g->bid_side == FRENCH ? margin : -margin;

        return by >= g->bid_margin ? g->bid_side : !g->bid_side;
    }
    return margin > 0 ? FRENCH : RUSSIAN;
}
