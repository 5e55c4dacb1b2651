/*
 * victory.c --
 *
 *      How to win (1.1, 2.4): the three sudden deaths, and the count at the
 *      end; Last Blood's points (10.0).
 */

#include "chapters.h"

/* 1.1 The six areas that are worth a star each. */
static int
stars_of(const Game *g, int side)
{
    const Areas *owned = &g->owned[side];

    return has_area(owned, AREA_SHEVARDINO) + has_area(owned, AREA_BORODINO)
            + has_area(owned, AREA_GREAT_REDOUBT) + has_area(owned, AREA_GORKI)
            + has_area(owned, AREA_TATARINOVA) + has_area(owned, AREA_UTITSA);
}

/* 1.1 The Fleches are one, and only together. */
static bool
has_fleches(const Game *g, int side)
{
    const Areas *owned = &g->owned[side];

    return has_area(owned, AREA_NORTH_FLECHE)
            && has_area(owned, AREA_REAR_FLECHE)
            && has_area(owned, AREA_SOUTH_FLECHE);
}

/* 1.1, 3.2 Those that a side controls, isolated or not. */
int
mon_victory_areas(const Game *g, int side)
{
    return stars_of(g, side) + has_fleches(g, side);
}

/* 10.0 For an enemy block that is eliminated. */
int
mon_block_points(const Block *b)
{
    return b->shield == GOLD ? 5 : b->shield == SILVER ? 3
            : counts_for_morale(b) ? 2 : 1;
}

/* 1.1, 10.0 What an area with a star is worth. */
int
mon_star_points(const Game *g)
{
    return g->scenario == LAST_BLOOD ? 2 : 1;
}

/* And the Fleches. */
int
mon_fleches_points(const Game *g, int side)
{
    return !has_fleches(g, side) ? 0 : g->scenario == LAST_BLOOD ? 3 : 1;
}

/* Of areas; in Last Blood (10.0) of the enemy's dead, too. */
int
mon_score(const Game *g, int side)
{
    int points = mon_star_points(g) * stars_of(g, side)
            + mon_fleches_points(g, side);

    for (int u = first_of(!side); u < end_of(!side); u++) {
        if (g->scenario == LAST_BLOOD && g->unit[u].place == LOST) {
            points += mon_block_points(block_of(g, u));
        }
    }
    return points;
}

int
mon_winner(const Game *g)
{
    return g->winner == NONE ? WG_NOBODY : g->winner;
}

/* How to win, A to C: why this side has won on the spot, or NOT_ENDED. */
static int
has_won(const Game *g, int side)
{
    if (g->unit[g->commander[!side]].place == LOST) {
        return COMMANDER_KILLED;
    }
    if (g->lost[!side] >= MORALE) {
        return MORALE_BROKEN;
    }
    return mon_victory_areas(g, side) == ALL_VICTORY_AREAS ? ALL_STARS
            : NOT_ENDED;
}

static void
end(Game *g, int winner, int how)
{
    g->winner = (int8_t)winner;
    g->ended = (int8_t)how;
    g->phase = FINISHED;
    wg_tell(g, ENDED, winner, how, 0, 0);
    wg_tell(g, VICTORY, winner, mon_score(g, FRENCH), mon_score(g, RUSSIAN),
            0);
}

bool
mon_is_decided(const Game *g)
{
    return has_won(g, FRENCH) || has_won(g, RUSSIAN);
}

/* Both at once, by fatigue (9.10), is a draw. */
bool
mon_end_if_decided(Game *g)
{
    int french = has_won(g, FRENCH), russian = has_won(g, RUSSIAN);

    if (french == NOT_ENDED && russian == NOT_ENDED) {
        return false;
    }
    end(g, french && russian ? NONE : french ? FRENCH : RUSSIAN,
            french ? french : russian);
    wg_over(g);
    return true;
}

/* 8.0, 1.1 After the last turn: most victory areas, or a tie. */
void
mon_count(Game *g)
{
    int by = mon_score(g, FRENCH) - mon_score(g, RUSSIAN);

    end(g, by == 0 ? NONE : by > 0 ? FRENCH : RUSSIAN, LAST_TURN_OVER);
}
