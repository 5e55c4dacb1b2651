/*
 * melee-odds.c --
 *
 *      Melee Combat: who may attack, and with how much against how much.
 */

#include "commanders.h"
#include "melee.h"
#include "noted.h"
#include "terrain.h"

int
msk_side_to(int from, int hex)
{
    return wg_hex_side(&moskowa_grid, from, hex);
}

/* Of whoever has a front: leaders and units that rout have no flank either. */
bool
msk_hits_flank(const Game *g, int from, int hex)
{
    int top = msk_top(g, hex);

    return top >= 0 && !(g->unit[top].state & ROUTING)
            && !has_side(msk_front(g, hex), msk_side_to(hex, from));
}

/* ---- who ---- */

/* Melee.7; M4.8: over a river by its fords and bridges alone. */
static const char *
bar_of_place(const Game *g, int from, int hex)
{
    const Hex *here = &moskowa_hex[from];
    int side = msk_side_to(from, hex);

    return side < 0 || !has_side(msk_front(g, from), side)
            ? "Melee.7 not-in-front"
            : has_side(here->river, side)
                && !has_side(here->ford | here->bridge, side)
            ? "Melee.7 river" : NULL;
}

/* Melee.15, Melee.16; Square.11, of which all in the hex are; Roads and
   Paths. */
static const char *
bar_of_state(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int state = g->unit[u].state;

    return is_person(p) ? "Melee.1 leader"
            : is_guns(p) ? "Melee.16 guns"
            : state & ROUTING ? "Melee.15 routing"
            : state & ROAD_MODE ? "Roads in-road-mode"
            : msk_is_square(g, g->unit[u].hex) ? "Square.11 in-square" : NULL;
}

const char *
msk_bar_to_stand_before(const Game *g, int u, int hex)
{
    const char *bar = bar_of_state(g, u);

    return bar ? bar : bar_of_place(g, g->unit[u].hex, hex);
}

/* Melee.5, Melee.9, Melee.10; Cossacks.7. */
const char *
msk_bar_to_melee(const Game *g, int u, int hex)
{
    const char *bar;

    if (side_of(u) != g->phasing || g->unit[u].hex == OFF_MAP) {
        return "Melee.9 not-yours";
    }
    if (!msk_obeys(g, u)) {
        return "Miscellaneous.3 not-your-command";
    }
    bar = msk_bar_to_stand_before(g, u, hex);
    return bar ? bar
            : melee_part(g, u) == HAS_ATTACKED ? "Melee.5 has-attacked"
            : bound_to(g, u) != OFF_MAP && bound_to(g, u) != hex
            ? "Melee.10 fired-elsewhere"
            : msk_is_square(g, hex) && !msk_assaults_squares(g, u)
            ? "Cossacks.7 no-square" : NULL;
}

/* ---- factors ---- */

static long
by(long value, Factor factor, int count, Account *how)
{
    return acc_times(how, count, count == BY_FLANK ? "Melee.13" : "Melee.1",
            factor.times, factor.by, value);
}

/* R-M92: a river slope in the place of a hill's; R-M71: the mound has none. */
static Factor
slope_factor(int from, int side, int hex)
{
    const Hex *here = &moskowa_hex[from], *there = &moskowa_hex[hex];
    int row = here->slope == MOUND || there->slope == MOUND ? CLEAR
            : there->slope == RIVER_SLOPE ? BANK_SLOPE
            : has_side(here->up, side) ? SLOPE_UP : CLEAR;

    return moskowa_effect[row].attacker;
}

static Factor
water_factor(int from, int side)
{
    const Hex *here = &moskowa_hex[from];
    int row = has_side(here->bridge, side) ? BRIDGE
            : has_side(here->ford, side) ? FORD
            : has_side(here->river, side) ? RIVER
            : has_side(here->stream, side) ? STREAM : CLEAR;

    return moskowa_effect[row].attacker;
}

/* R-M38, R-M191: cavalry that attacks into wolf-pits, or out of them. */
static Factor
pits_factor(int from, const Effect *row)
{
    return moskowa_hex[from].terrain == WOLF_PITS
            && row->cavalry.times == row->cavalry.by
            ? moskowa_effect[WOLF_PITS].cavalry : row->cavalry;
}

/* Melee.13, the flank; R-M10: one after the other; R-M125: what protects the
   defender divides. */
long
msk_value_against(const Game *g, int u, int hex, long value, Account *how)
{
    int from = g->unit[u].hex, side = msk_side_to(from, hex);
    const Effect *row = &moskowa_effect[msk_row(hex, wg_hex_back(side))];

    value = by(value, (Factor){ msk_hits_flank(g, from, hex) ? 2 : 1, 1 },
            BY_FLANK, how);
    value = by(value, slope_factor(from, side, hex), BY_SLOPE, how);
    value = by(value, water_factor(from, side), BY_WATER, how);
    value = by(value, row->attacker, BY_GROUND, how);
    value = by(value, (Factor){ row->defender.by, row->defender.times },
            BY_COVER, how);
    return is_mounted(g, u) ? by(value, pits_factor(from, row), BY_HORSE, how)
            : value;
}

/* ---- values ---- */

/* Melee.14; Lancers.7: the lance is not halved. */
long
msk_account_attack(const Game *g, int u, int hex, Account *how)
{
    bool halved = is_mounted(g, u) && msk_is_square(g, hex);
    long value = acc_times(how, BY_SQUARE, "Square.11", 1, halved ? 2 : 1,
            FINER * msk_account_melee(g, u, how));

    value = acc_add(how, BY_LANCE, "Lancers.1", msk_lance_points(g, u),
            MELEE_PARTS, value);
    return msk_value_against(g, u, hex, value, how);
}

long
msk_attack_value(const Game *g, int u, int hex)
{
    return msk_account_attack(g, u, hex, NULL);
}

/* Melee.15: who routs counts half; nothing for leaders and the attacker's. */
long
msk_account_defence(const Game *g, int u, Account *how)
{
    return is_person(piece_of(g, u)) || side_of(u) == g->phasing ? 0
            : acc_times(how, BY_ROUT, "Melee.15", 1,
                g->unit[u].state & ROUTING ? 2 : 1,
                FINER * msk_account_melee(g, u, how));
}

/* Melee.2, Melee.6, Melee.16: all units together, guns too. */
long
msk_defence_value(const Game *g, int hex)
{
    Stack stack = msk_stack(g, hex);
    long sum = 0;

    for (int i = 0; i < stack.count; i++) {
        sum += msk_account_defence(g, stack.slot[i], NULL);
    }
    return sum;
}
