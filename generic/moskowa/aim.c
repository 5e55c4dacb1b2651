/*
 * aim.c --
 *
 *      Odds: all that fires at a hex against what protects it, and what is
 *      added to the roll.
 */

#include "charts.h"
#include "fire.h"
#include "terrain.h"

/* Square.12; Range.4; Skirmishers.1; R-M01 over so many points. */
enum { SQUARE_DEFENCE = 4, POINT_BLANK = 6, SKIRMISHER = -6, PACKED = 9 };

/* R-M117: a side that protects, of the two about a corner. */
static int
side_struck(int hex, int from)
{
    uint8_t sides = msk_leaves_by(hex, from);
    uint8_t protective = sides & moskowa_hex[hex].protective;
    int side = 0;

    if (sides == 0) {
        return -1;
    }
    while (!has_side(protective ? protective : sides, side)) {
        side++;
    }
    return side;
}

/* R-M143: it is a step, at which a square fires. */
bool
msk_is_passing(const Game *g, int hex)
{
    return g->going != OFF_MAP && g->hand >= 0 && g->unit[g->hand].hex == hex;
}

/* M4.8; R-M118: a column on the road has the road's wherever it is. */
int
msk_fire_cover(const Game *g, int hex, int from)
{
    int top = msk_top(g, hex), row = msk_row(hex, side_struck(hex, from));

    return top >= 0 && (g->unit[top].state & ROAD_MODE) ? ROAD
            : msk_is_square(g, hex) && !msk_is_passing(g, hex) ? SQUARE_ROW
            : moskowa_hex[hex].slope == RIVER_SLOPE
                && moskowa_effect[BANK_SLOPE].defence
                    > moskowa_effect[row].defence ? BANK_SLOPE : row;
}

int
msk_fire_defence(const Game *g, int hex, int from)
{
    int row = msk_fire_cover(g, hex, from);

    return row == SQUARE_ROW ? SQUARE_DEFENCE : moskowa_effect[row].defence;
}

/* Fortifications; Towns and Villages: any side of those protects. */
static bool
is_protected(int hex, int from)
{
    int terrain = moskowa_hex[hex].terrain;

    return terrain == TOWN || terrain == VILLAGE
            || (msk_leaves_by(hex, from) & moskowa_hex[hex].protective);
}

/* In a redacted copy, by the points printed.  R-M195: of who moves past a
   square alone. */
static int
points_above_nine(const Game *g, int hex)
{
    int points = (msk_is_passing(g, hex) ? points_of(g, g->hand)
            : msk_points(g, hex)) - PACKED;

    return points > 0 ? points : 0;
}

/* The defences that are met, multiplied. */
long
msk_measure(const Game *g, const Firing *firing, int hex)
{
    long whole = 1;
    int met[2], kinds = 0;      /* over protective sides, and others */

    for (int i = 0; i < firing->count; i++) {
        int defence = msk_fire_defence(g, hex, g->unit[firing->slot[i]].hex);
        int k = 0;

        while (k < kinds && met[k] != defence) {
            k++;
        }
        if (k == kinds) {
            assert(kinds < 2);
            met[kinds++] = defence;
            whole *= defence;
        }
    }
    return PARTS * whole;
}

long
msk_factors_against(const Game *g, int u, int aimed, int hex, long measure)
{
    int from = g->unit[u].hex;

    return msk_fire_value(g, u, msk_distance(from, aimed))
            * (measure / PARTS / msk_fire_defence(g, hex, from));
}

/* Fire.1 to 3; R-M119: each fires with its factors against the defence that it
   meets. */
static int
odds_of(const Game *g, const Firing *firing, int aimed, int hex)
{
    long attack = 0, measure = msk_measure(g, firing, hex);

    for (int i = 0; i < firing->count; i++) {
        attack += msk_factors_against(g, firing->slot[i], aimed, hex, measure);
    }
    return msk_odds(FIRE_CHART, attack, measure);
}

int
msk_bonus_with(const Game *g, int u, int *leader)
{
    *leader = NONE;
    return is_guns(piece_of(g, u))
            ? msk_bonus(g, g->unit[u].hex, FIRE_BONUS, leader) : 0;
}

/* Leaders, Artillery Fire.1 to 6: the best of those who are with guns. */
static int
leaders_bonus(const Game *g, const Firing *firing, int *leader)
{
    int best = 0;

    *leader = NONE;
    for (int i = 0; i < firing->count; i++) {
        int by, bonus = msk_bonus_with(g, firing->slot[i], &by);

        if (bonus > best) {
            best = bonus;
            *leader = by;
        }
    }
    return best;
}

/* R-M120: one battery that fires canister is enough. */
static bool
is_point_blank(const Game *g, const Firing *firing, int aimed)
{
    for (int i = 0; i < firing->count; i++) {
        int u = firing->slot[i];

        if (is_guns(piece_of(g, u))
                && msk_distance(g->unit[u].hex, aimed) == 1) {
            return true;
        }
    }
    return false;
}

/* Fire.4: with what is added to the dice. */
Volley
msk_weigh(const Game *g, const Firing *firing, int aimed, int hex)
{
    return msk_account_volley(g, firing, aimed, hex, NULL);
}

/* What is added to the dice. */
static void
add_cells(const Game *g, const Firing *firing, int aimed, int hex,
        Account *how, Volley *volley)
{
    long cells;

    volley->bonus = leaders_bonus(g, firing, &volley->leader);
    cells = acc_add(how, BY_LEADER, "Fire.4", volley->bonus, 1, 0);
    cells = acc_add(how, BY_CROWD, "Fire.4", points_above_nine(g, hex), 1,
            cells);
    cells = acc_add(how, BY_CANISTER, "Fire.4",
            is_point_blank(g, firing, aimed) ? POINT_BLANK : 0, 1, cells);
    cells = acc_add(how, BY_SKIRMISHER, "Fire.4",
            msk_is_skirmisher(g, hex) ? SKIRMISHER : 0, 1, cells);
    volley->added = (int)cells;
}

Volley
msk_weigh_cells(const Game *g, const Firing *firing, int hex)
{
    Volley volley = { .hex = hex };

    add_cells(g, firing, hex, hex, NULL, &volley);
    return volley;
}

Volley
msk_account_volley(const Game *g, const Firing *firing, int aimed, int hex,
        Account *how)
{
    Volley volley = { .hex = hex, .odds = odds_of(g, firing, aimed, hex) };

    add_cells(g, firing, aimed, hex, how, &volley);
    for (int i = 0; i < firing->count; i++) {
        volley.crosses |= is_protected(hex, g->unit[firing->slot[i]].hex);
    }
    return volley;
}
