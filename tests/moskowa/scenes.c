/*
 * scenes.c --
 *
 *      Units at random on open ground, some routing, in square or worn: the
 *      front, zones and flanks of a hex and the cells and odds of fire at it,
 *      each reckoned here from the rulebook's words and compared with what the
 *      rules say.
 */

#include "fires.h"
#include "generic/moskowa/melee.h"

enum { SCENES = 20000, MOST = 4 };

static uint64_t chance = 12;
static int scene, middle;

static int
below(int n)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (int)((chance >> 33) % (unsigned)n);
}

static void
same(long found, long wanted, const char *paragraph, const char *what)
{
    if (found != wanted) {
        fprintf(stderr, "scene %d: ", scene);
    }
    expect_equal(found, wanted, paragraph, what);
}

/* ---- the scene ---- */

static int
any_unit(int side)
{
    int u;

    do {
        u = first_of(side) + below(end_of(side) - first_of(side));
    } while (g.unit[u].hex != OFF_MAP
            || (piece_of(&g, u)->points < 1 && !is_person(piece_of(&g, u))));
    return u;
}

static bool
is_foot(int u)
{
    return piece_of(&g, u)->type <= LIGHT;
}

/* Up to `most` units of a side, all facing one way; in square all foot may
   be. */
static void
fill(int side, int hex, int most)
{
    int count = 1 + below(most), facing = below(FACINGS);
    bool square = below(3) == 0;

    for (int i = 0; i < count; i++) {
        int u = any_unit(side);
        const Piece *p = piece_of(&g, u);
        uint16_t state = 0;

        msk_put(&g, u, hex, msk_stack(&g, hex).count);
        g.unit[u].facing = (int8_t)facing;
        if (is_person(p)) {
            g.unit[u].lost = below(4) == 0 ? WOUNDED : 0;
            continue;
        }
        g.unit[u].lost = (int8_t)below(p->points);
        if (is_guns(p)) {
            state = below(4) ? UNLIMBERED : 0;
        } else if (below(6) == 0) {
            state = ROUTING;
        } else if (square && is_foot(u)) {
            state = SQUARE;
        } else if (!square && below(6) == 0) {
            state = ROAD_MODE;
        }
        g.unit[u].state = state;
    }
}

static void
clear(void)
{
    while (g.placed > 0) {
        msk_take(&g, g.stack[0]);
    }
    for (int u = 0; u < PIECES; u++) {
        g.unit[u].state = 0;
        g.unit[u].lost = 0;
    }
}

/* ---- who is where ---- */

/* Facing.2, Facing.4: the units of a hex, leaders and aides aside, from the
   top. */
static int
units_in(int hex, int *units)
{
    Stack stack = msk_stack(&g, hex);
    int count = 0;

    for (int i = 0; i < stack.count; i++) {
        if (piece_of(&g, stack.slot[i])->type < LEADER) {
            units[count++] = stack.slot[i];
        }
    }
    return count;
}

static bool
has(int u, int state)
{
    return (g.unit[u].state & state) != 0;
}

/* Facing: the side toward which the top of the counter lies and those beside
   it; the two about a corner.  Effects of Rout.12, R-M196; Square.10. */
static bool
is_in_front(int hex, int side)
{
    static const int clockwise[] = { NORTH, NORTH_EAST, SOUTH_EAST, SOUTH,
        SOUTH_WEST, NORTH_WEST };
    int units[MOST], at = 0, of = 0, facing;

    if (units_in(hex, units) == 0 || has(units[0], ROUTING)) {
        return false;
    }
    if (has(units[0], SQUARE)) {
        return true;
    }
    facing = g.unit[units[0]].facing;
    while (clockwise[at] != side) {
        at++;
    }
    while (clockwise[of] != facing % CORNER) {
        of++;
    }
    at = (at - of + 6) % 6;
    return at <= 1 || (at == 5 && facing < CORNER);
}

/* Zones of Control: "except leaders, aides, limbered artillery, and routing
   units"; Roads and Paths. */
static int
zone_of(int hex, int side)
{
    int units[MOST], count = units_in(hex, units);

    for (int i = 0; i < count && is_in_front(hex, side); i++) {
        if (!has(units[i], ROUTING) && !has(units[i], ROAD_MODE)
                && (!is_guns(piece_of(&g, units[i]))
                    || has(units[i], UNLIMBERED))) {
            return has(units[0], SQUARE) ? PARTIAL_ZONE : FULL_ZONE;
        }
    }
    return NO_ZONE;
}

static void
compare_facing(int hex)
{
    int units[MOST], count = units_in(hex, units);

    for (int side = 0; side < WG_HEX_SIDES; side++) {
        same(has_side(msk_front(&g, hex), side), is_in_front(hex, side),
                "Facing.2", "in front");
        same(msk_zone(&g, hex, side), zone_of(hex, side), "Zones",
                "zone of control");
        same(msk_hits_flank(&g, moskowa_near[hex][side], hex),
                count > 0 && !has(units[0], ROUTING)
                && !is_in_front(hex, side), "Melee.13", "flank");
    }
}

/* ---- fire ---- */

/* Effects on Combat.1 to 3; Range.1 to 3. */
static double
factors(int u, int range)
{
    const Piece *p = piece_of(&g, u);
    double lost = g.unit[u].lost;

    if (range > p->range) {
        return 0;
    }
    if (is_guns(p)) {
        int band = range <= 2 ? 0 : range <= 5 ? 1 : 2;

        return p->fire[band] * (p->points - lost) / p->points;
    }
    if (!(p->type == MILITIA || (p->type <= LIGHT && p->battalions > 0))) {
        double left = p->fire[0] - 2 * lost;

        return (left < 0 ? 0 : left) / (range == 1 ? 1 : 2);
    }
    return p->fire[0] / (range == 1 ? 1.0 : 2.0);
}

/* Square.12, R-M118. */
static int
defence_of(int hex)
{
    int units[MOST], count = units_in(hex, units);

    return count > 0 && has(units[0], ROAD_MODE | SQUARE) ? 4 : 7;
}

/* The columns of the Fire Combat Table: M4.1. */
static int
column(double ratio)
{
    static const double least[] = { 1 / 3.0, 1 / 2.5, 1 / 2.0, 1 / 1.5, 1, 1.5,
        2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10 };
    static const int odds[] = { ODDS_1_3, ODDS_1_2H, ODDS_1_2, ODDS_1_1H,
        ODDS_1_1, ODDS_1H_1, ODDS_2_1, ODDS_2H_1, ODDS_3_1, ODDS_4_1, ODDS_5_1,
        ODDS_6_1, ODDS_7_1, ODDS_8_1, ODDS_9_1, ODDS_10_1 };
    int found = NO_ODDS;

    for (int i = 0; i < 16; i++) {
        found = ratio + 1e-9 >= least[i] ? odds[i] : found;
    }
    return found;
}

/* R-M01, of all in the hex, in square or not; of who moves through a square's
   zone alone, R-M195.  Skirmishers.1. */
static int
cells_of_target(int hex)
{
    int units[MOST], count = units_in(hex, units), points = 0;
    bool moves = g.going != OFF_MAP && g.unit[g.hand].hex == hex;
    const Piece *p = count == 1 ? piece_of(&g, units[0]) : NULL;

    for (int i = 0; i < count; i++) {
        points += moves && units[i] != g.hand ? 0
                : piece_of(&g, units[i])->points - g.unit[units[i]].lost;
    }
    return (points > 9 ? points - 9 : 0)
            + (p && p->type <= LIGHT && p->battalions == 0 && p->range >= 2
                && !has(units[0], ON_FOOT) ? -6 : 0);
}

/* Range.4, R-M120. */
static int
cells_of_guns(const Firing *firing, int hex)
{
    for (int i = 0; i < firing->count; i++) {
        if (is_guns(piece_of(&g, firing->slot[i]))
                && msk_distance(g.unit[firing->slot[i]].hex, hex) == 1) {
            return 6;
        }
    }
    return 0;
}

/* Leaders, Artillery Fire.1 to 6; R-M111. */
static int
cells_of_leader(const Firing *firing)
{
    int best = 0;

    for (int i = 0; i < firing->count; i++) {
        Stack stack = msk_stack(&g, g.unit[firing->slot[i]].hex);

        for (int k = 0; k < stack.count
                && is_guns(piece_of(&g, firing->slot[i])); k++) {
            const Piece *p = piece_of(&g, stack.slot[k]);

            if (p->type == LEADER && g.unit[stack.slot[k]].lost == 0
                    && strstr(p->name, "Platov") == NULL
                    && p->bonus[FIRE_BONUS] > best) {
                best = p->bonus[FIRE_BONUS];
            }
        }
    }
    return best;
}

static void
compare_fire(int hex)
{
    Firing firing = { .count = 0 };
    double sum = 0;
    Volley v;

    for (int i = 0; i < g.placed; i++) {
        int u = g.stack[i], range = msk_distance(g.unit[u].hex, hex);

        if (side_of(u) == WG_FIRST && factors(u, range) > 0
                && !is_person(piece_of(&g, u))) {
            firing.slot[firing.count++] = (int16_t)u;
            sum += factors(u, range);
        }
    }
    if (firing.count == 0) {
        return;
    }
    v = msk_weigh(&g, &firing, hex, hex);
    same(v.odds, column(sum / (g.going == OFF_MAP ? defence_of(hex) : 7)),
            "Fire.2", "odds");
    same(v.added, cells_of_target(hex) + cells_of_guns(&firing, hex)
            + cells_of_leader(&firing), "Fire.4", "cells");
}

static void
play(void)
{
    int by = below(WG_HEX_SIDES);

    clear();
    fill(WG_SECOND, middle, MOST);
    fill(WG_FIRST, moskowa_near[middle][by], MOST);
    if (below(2)) {
        fill(WG_FIRST, along(middle, SOUTH, 2 + below(2)), MOST);
    }
    compare_facing(middle);
    compare_facing(moskowa_near[middle][by]);
    compare_fire(middle);
}

/* One of them moves through the zone of a square. */
static void
pass(void)
{
    int units[MOST], count = units_in(middle, units), defence;

    if (count == 0 || has(units[0], SQUARE | ROAD_MODE)) {
        return;
    }
    g.hand = (int16_t)units[0];
    g.going = moskowa_near[middle][SOUTH];
    compare_fire(middle);
    defence = msk_fire_defence(&g, middle, moskowa_near[middle][NORTH]);
    same(defence, 7, "R-M143", "outside any square");
    g.hand = NONE;
    g.going = OFF_MAP;
}

int
main(void)
{
    middle = along(broad_hex(), SOUTH, 4);
    begin_empty();
    for (scene = 0; scene < SCENES && faults < 20; scene++) {
        play();
        pass();
    }
    return outcome();
}
