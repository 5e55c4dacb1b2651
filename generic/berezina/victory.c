/*
 * victory.c --
 *
 *      10.0 Victory points and the level of victory.
 */

#include "chapters.h"

static bool
is_napoleon(const Piece *p)
{
    return p->kind == LEADER && p->corps == HEADQUARTERS;
}

/* 10.1 What one piece is worth to the French once it has left the map. */
int
ber_points_out(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return p->kind == RABBLE ? 0
            : is_napoleon(p) ? berezina_points[NAPOLEON_OUT]
            : p->kind == LEADER ? berezina_points[LEADER_OUT]
            : (STEPS - g->unit[u].losses) * berezina_points[STEP_OUT]
                + g->unit[u].treasure * berezina_points[TREASURE_OUT];
}

/* And what it is worth now. */
int
ber_points_of(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int place = g->unit[u].place;

    if (p->kind == RABBLE) {
        return 0;
    }
    if (place == EXITED) {
        return ber_points_out(g, u);
    }
    if (place == ELIMINATED) {
        return berezina_points[GONE]
                + (is_napoleon(p) ? berezina_points[NAPOLEON_GONE] : 0);
    }
    return g->phase == FINISHED && place != ABSENT
                && (place >= HEXES || bank_of(place) == EAST)
            ? berezina_points[ON_EAST_BANK] : 0;
}

/* The Russians earn none (10.0). */
int
ber_score(const Game *g, int side)
{
    int points = 0;

    for (int u = 0; side == FRENCH && u < FRENCH_PIECES; u++) {
        if (g->unit[u].piece >= 0) {
            points += ber_points_of(g, u);
        }
    }
    return points;
}

/* 10.2 0: a French decisive victory, to LEVELS - 1, a Russian one. */
int
ber_level(const Game *g)
{
    int points = ber_score(g, FRENCH), level = 0;

    while (level < LEVELS - 1 && points < berezina_level[level]) {
        level++;
    }
    return level;
}

int
ber_winner(const Game *g)
{
    int level = ber_level(g);

    return level < DRAW ? FRENCH : level > DRAW ? RUSSIAN : WG_NOBODY;
}

void
ber_end(Game *g)
{
    g->phase = FINISHED;
    wg_tell(g, ENDED, ber_score(g, FRENCH), ber_level(g), 0, 0);
}
