/*
 * place.c --
 *
 *      Where units are (3.1) and come in (11.2), whom they control (3.2), and
 *      what is near.
 */

#include "chapters.h"

/* 3.2.1, 3.2.3 Into the six hexes about it, but not into earthworks nor over
   the Berezina. */
static void
control(Game *g, int side, int hex, int by)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        if (near >= 0 && !has_side(berezina_hex[hex].river, d)
                && !berezina_hex[near].earthwork) {
            g->zone[side][near] = (uint8_t)(g->zone[side][near] + by);
        }
    }
}

/* A unit comes to a hex, by 1, or leaves it, by -1: what it counts there. */
void
ber_count(Game *g, int u, int hex, int by)
{
    const Piece *p = piece_of(g, u);
    int side = side_of(u);

    if (p->kind == RABBLE) {
        g->rabble[hex] = (uint8_t)(g->rabble[hex] + by);
    } else if (p->kind != LEADER) {
        g->stack[side][hex] = (uint8_t)(g->stack[side][hex] + by);
        control(g, side, hex, by);
    }
}

/* Off the hex where it is, if it is in one. */
static void
lift(Game *g, int u)
{
    Unit *unit = &g->unit[u];

    if (on_map(g, u)) {
        int16_t *link = &g->top[unit->place];

        while (*link != u) {
            link = &g->unit[*link].below;
        }
        *link = unit->below;
        unit->below = NONE;
        ber_count(g, u, unit->place, -1);
    }
}

static int
bit_of_works(int hex)
{
    return hex == HEX(5614) ? 1 : 2;
}

/* 8.2, R-B47 Has a side control of this hex of the earthworks? */
bool
ber_holds_works(const Game *g, int side, int hex)
{
    return ((g->earthworks & bit_of_works(hex)) != 0) == (side == FRENCH);
}

void
ber_hold_works(Game *g, int side, int hex)
{
    int bit = bit_of_works(hex);

    g->earthworks = (int8_t)(side == FRENCH ? g->earthworks | bit
            : g->earthworks & ~bit);
}

/* Put a unit somewhere, on top of what is there. */
void
ber_put(Game *g, int u, int place)
{
    lift(g, u);
    g->unit[u].place = (int16_t)place;
    if (place < HEXES) {
        g->unit[u].below = g->top[place];
        g->top[place] = (int16_t)u;
        ber_count(g, u, place, 1);
        if (berezina_hex[place].earthwork && is_combat_unit(piece_of(g, u))) {
            ber_hold_works(g, side_of(u), place);
        }
    }
}

/* Is a combat unit or a leader of that side's enemy in this hex? */
bool
ber_has_enemy(const Game *g, int side, int hex)
{
    return g->stack[!side][hex] > 0 || ber_leader_in(g, !side, hex) != NONE;
}

/* How far the nearest combat unit of that side's enemy is. */
int
ber_enemy_distance(const Game *g, int side, int hex)
{
    int least = ROWS + COLUMNS;

    for (int u = first_of(!side); u < end_of(!side); u++) {
        if (is_fighting(g, u) && distance(hex, g->unit[u].place) < least) {
            least = distance(hex, g->unit[u].place);
        }
    }
    return least;
}

/* Is a hex of this town as near as that? */
bool
ber_is_near_town(int hex, int town, int within)
{
    Span rows = rows_about(hex, within);

    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_about(hex, within, row);

        for (int near = span.first; near < span.end; near++) {
            if (berezina_hex[near].town == town) {
                return true;
            }
        }
    }
    return false;
}

/* A leader of that side in the hex with the best Combat Bonus; NONE. */
int
ber_leader_in(const Game *g, int side, int hex)
{
    int best = NONE;

    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        if (side_of(u) == side && piece_of(g, u)->kind == LEADER
                && (best == NONE || piece_of(g, u)->bonus
                    > piece_of(g, best)->bonus)) {
            best = u;
        }
    }
    return best;
}

/* 7.3 The leaders of a hex go to the nearest friendly combat unit if none is
   left with them; where there is none at all they are lost. */
void
ber_move_leaders(Game *g, int side, int hex)
{
    while (g->stack[side][hex] == 0 && ber_leader_in(g, side, hex) != NONE) {
        int leader = ber_leader_in(g, side, hex), nearest = NONE;

        for (int u = first_of(side); u < end_of(side); u++) {
            if (is_fighting(g, u) && (nearest == NONE
                    || distance(hex, g->unit[u].place)
                    < distance(hex, g->unit[nearest].place))) {
                nearest = u;
            }
        }
        if (nearest == NONE) {
            ber_lose_leader(g, leader);
        } else {
            ber_put(g, leader, g->unit[nearest].place);
            wg_tell(g, LEADER_MOVED, leader, g->unit[leader].place, 0, 0);
        }
    }
}

void
ber_lose_leader(Game *g, int leader)
{
    ber_put(g, leader, ELIMINATED);
    wg_tell(g, LEADER_LOST, leader, 0, 0, 0);
}

/* ---- 11.2, 11.4 where units come in ---- */

/* Of enemies, and of Rabble, through which nobody comes in (6.1.5). */
static bool
is_free_of(const Game *g, int side, int hex)
{
    return g->stack[!side][hex] == 0 && g->rabble[hex] == 0;
}

/* 3.1.4 How many combat units of whoever moves must leave a hex before the
   phase ends. */
int
ber_too_many(const Game *g, int hex)
{
    int side = phasing(g), more = g->stack[side][hex] - MOST_STACKED;

    return more > 0 && (side == FRENCH || g->phase == RUSSIAN_MOVEMENT)
            ? more : 0;
}

/* 3.1.1 How many there would be too many if this unit stayed there, too; also
   one that is still beyond the edge of the map. */
int
ber_crowds(const Game *g, int u, int hex)
{
    int more = g->stack[side_of(u)][hex] + 1 - MOST_STACKED;

    return is_combat_unit(piece_of(g, u)) && more > 0 ? more : 0;
}

/* 11.2 Where the enemy stands there, the nearest free hex of that edge of the
   map; the first of two.  No entry is a corner. */
static int
free_entry(const Game *g, int side, int hex)
{
    int row = hex / COLUMNS, column = hex % COLUMNS;
    bool across = row == 0 || row == ROWS - 1;
    int before = across ? column : row, step = across ? 1 : COLUMNS;
    int after = (across ? COLUMNS : ROWS) - 1 - before;

    for (int far = 0; far <= before || far <= after; far++) {
        int lower = hex - far * step, higher = hex + far * step;

        if (far <= before && is_free_of(g, side, lower)
                && bank_of(lower) == bank_of(hex)) {
            return lower;
        }
        if (far <= after && is_free_of(g, side, higher)
                && bank_of(higher) == bank_of(hex)) {
            return higher;
        }
    }
    return hex;
}

/* Where a unit enters that is not on the map yet. */
int
ber_entry_of(const Game *g, int u)
{
    return free_entry(g, side_of(u), g->entry[piece_of(g, u)->corps]);
}

/* Where it is, or is about to enter; NONE: nowhere. */
int
ber_stand_of(const Game *g, int u)
{
    return on_map(g, u) ? g->unit[u].place
            : g->unit[u].place == ARRIVING ? ber_entry_of(g, u) : NONE;
}
