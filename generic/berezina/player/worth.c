/*
 * worth.c --
 *
 *      What a position of Napoleon at the Berezina is worth.
 */

#include "player.h"

enum { POINT = 100 };

/* How far it is to Zembin, over Veselovo from the near bank. */
static int
way_out(int hex)
{
    int west = berezina_ford[VESELOVO].west;
    int out = berezina_exit[EXIT_1013];

    return bank_of(hex) == WEST ? distance(hex, out)
            : distance(hex, berezina_ford[VESELOVO].east) + 4
                + distance(west, out);
}

/* 10.1 What it would be worth once away. */
static int
worth_away(const Game *g, int u)
{
    return POINT * ber_points_out(g, u);
}

/* Of that, more the nearer it is. */
static int
worth_of_french(const Game *g, int u)
{
    enum { WHOLE = 100, A_HEX = 1, LEAST = 10 };
    int share = WHOLE - A_HEX * way_out(g->unit[u].place);

    return worth_away(g, u) * (share < LEAST ? LEAST : share) / WHOLE;
}

static int
nearness_of_russian(const Game *g, int u)
{
    enum { NEAR = 4, FAR = 20 };
    int near = is_combat_unit(piece_of(g, u))
            ? ber_nearest(g, FRENCH, g->unit[u].place) : FAR;

    return NEAR * (FAR - (near < FAR ? near : FAR));
}

static int
steps_of_russian(const Game *g, int u)
{
    enum { STEP = 60 };

    return STEP * (STEPS - g->unit[u].losses);
}

/* 8.1 What is built of bridges. */
static int
worth_of_bridges(const Game *g)
{
    enum { SECTION = 150 };
    int sections = 0;

    for (int f = 0; f < FORDS; f++) {
        sections += ber_built_at(g, f);
    }
    return SECTION * sections;
}

/* What a position's worth is the sum of. */
enum { SCORED, AWAY, NEAR_EXIT, BRIDGES, STEPS_LEFT, NEAR_FRENCH };

const WgTerm ber_term[] = {
    { "scored", WG_LEFT_FIRST },
    { "away", WG_LEFT_FIRST },
    { "near_exit", WG_GROUND },
    { "bridges", WG_GROUND },
    { "steps_second", WG_LEFT_SECOND },
    { "near_second", WG_GROUND },
    {0}
};

void
ber_terms(const Game *g, int term[WG_TERMS])
{
    term[SCORED] = POINT * ber_score(g, FRENCH);
    if (g->phase == FINISHED) {
        return;
    }
    term[BRIDGES] = worth_of_bridges(g);
    for (int u = 0; u < PIECES; u++) {
        if (!on_map(g, u) || piece_of(g, u)->kind == RABBLE) {
            continue;
        }
        if (u < FRENCH_PIECES) {
            term[AWAY] += worth_away(g, u);
            term[NEAR_EXIT] += worth_of_french(g, u) - worth_away(g, u);
        } else {
            term[STEPS_LEFT] -= steps_of_russian(g, u);
            term[NEAR_FRENCH] -= nearness_of_russian(g, u);
        }
    }
}

/* 10.2 By the lead over a draw. */
int
ber_chance(const Game *g, int value)
{
    enum { SOFT = 6000 };
    int lead = value - POINT * berezina_level[DRAW - 1];
    int size = lead < 0 ? -lead : lead;

    (void)g;
    return WG_CERTAIN / 2 + WG_CERTAIN / 2 * lead / (size + SOFT);
}
