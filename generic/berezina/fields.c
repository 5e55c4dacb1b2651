/*
 * fields.c --
 *
 *      6.3.1 What draws the Russians: for every hex, what it costs to come
 *      from there to a place from which they can fire at the French, or to
 *      where they are told to go.
 */

#include "chapters.h"

/* A step for a Russian of this arm, whatever other Russians do: not through
   French combat units or Rabble. */
static int
cost_for_russian(const void *about, int hex, int side, int to)
{
    const Path *path = about;

    return path->game->stack[FRENCH][to] > 0 || path->game->rabble[to] > 0
            ? -1 : ber_cost(path, hex, side, to);
}

static void
spread(const Game *g, bool mounted, bool dry, WgHexReach *field)
{
    Path path = { .game = g, .side = RUSSIAN, .mounted = mounted,
            .alone = true, .dry = dry };

    wg_hex_reach(&berezina_grid, field, cost_for_russian, &path,
            WG_HEX_FAR - 1, true);
}

/* The hexes on `bank` beside French combat units that are on that bank, or on
   the other. */
static void
add_firing_hexes(const Game *g, int bank, bool same_bank, WgHexReach *field)
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        int hex = g->unit[u].place;

        if (!is_fighting(g, u) || (bank_of(hex) == bank) != same_bank) {
            continue;
        }
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            int near = berezina_near[hex][d];

            if (near >= 0 && bank_of(near) == bank
                    && g->stack[FRENCH][near] == 0) {
                wg_hex_from(field, near, 0);
            }
        }
    }
}

/* Opposite the French crossing: the near end of every bridge that they build
   or have, or else of every ford. */
static void
add_guard_posts(const Game *g, int bank, WgHexReach *field)
{
    for (int all = 0; all < 2 && field->count == 0; all++) {
        for (int f = 0; f < FORDS; f++) {
            const Bridge *b = g->bridge[f];
            int hex = bank == EAST ? berezina_ford[f].east
                    : berezina_ford[f].west;

            if ((all || b[0].half[EAST] || b[0].half[WEST]
                    || b[1].half[EAST] || b[1].half[WEST])
                    && g->stack[FRENCH][hex] == 0) {
                wg_hex_from(field, hex, 0);
            }
        }
    }
}

/* 11.2 Where those wait who have come and are not released: the rest of the
   Army of the Danube by the earthworks, others in or beside Borissow. */
bool
ber_is_waiting_place(int corps, int hex)
{
    if (corps == DANUBE) {
        return bank_of(hex) == WEST && (distance(hex, HEX(5614)) <= 3
                || distance(hex, HEX(5713)) <= 3);
    }
    if (bank_of(hex) == WEST) {
        return false;
    }
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        if (near >= 0 && berezina_hex[near].town == BORISSOW) {
            return true;
        }
    }
    return berezina_hex[hex].town == BORISSOW;
}

static void
add_waiting_places(const Game *g, int corps, WgHexReach *field)
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (g->stack[FRENCH][hex] + g->stack[RUSSIAN][hex] == 0
                && ber_is_waiting_place(corps, hex)) {
            wg_hex_from(field, hex, 0);
        }
    }
}

/*
 * The field that draws units of this bank and arm for a reason; empty if there
 * is nothing to be drawn to.  Artillery keeps dry.
 */
void
ber_field(const Game *g, int reason, int bank, int corps, bool mounted,
        bool dry, WgHexReach *field)
{
    wg_hex_begin(&berezina_grid, field);
    switch (reason) {
    case BY_OWN_BANK:
        add_firing_hexes(g, bank, true, field);
        break;
    case BY_RIVER:
        add_firing_hexes(g, bank, false, field);
        break;
    case BY_CROSSING:
        add_firing_hexes(g, !bank, true, field);
        break;
    case BY_WAITING:
        add_waiting_places(g, corps, field);
        break;
    default:
        add_guard_posts(g, bank, field);
    }
    if (field->count > 0) {
        spread(g, mounted, dry || reason != BY_CROSSING, field);
    }
}

/* R-B28 From an entry hex by the net of roads and trails to beside a French
   combat unit. */
static int
cost_by_road(const void *about, int hex, int side, int to)
{
    const Path *path = about;
    const Hex *from = &berezina_hex[hex];

    return has_side(from->road | from->trail, side)
            ? ber_cost(path, hex, side, to) : -1;
}

int
ber_way_to_french(const Game *g, int entry)
{
    WgHexReach reach;
    Path path = { .game = g, .side = RUSSIAN, .alone = true };
    int least = WG_HEX_FAR;

    wg_hex_begin(&berezina_grid, &reach);
    wg_hex_from(&reach, entry, 0);
    wg_hex_reach(&berezina_grid, &reach, cost_by_road, &path,
            WG_HEX_FAR - 1, false);
    for (int u = 0; u < FRENCH_PIECES; u++) {
        for (int hex = 0; is_fighting(g, u) && hex < HEXES; hex++) {
            if (reach.cost[hex] < least
                    && distance(hex, g->unit[u].place) <= 1) {
                least = reach.cost[hex];
            }
        }
    }
    return least;
}
