/*
 * goals.c --
 *
 *      6.3.1, 11.2 What draws the Russians: the places from which they can fire
 *      at the French, those that they guard, and those where they wait.
 */

#include "automaton.h"

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

/* No waiting place is in the rows before. */
enum { SOUTH = HEX(5300) };

/* 6.3.5, 11.2 Where those wait who have come and are not released: the rest of
   the Army of the Danube by the earthworks, but not where it comes in; others
   in or beside Borissow. */
bool
ber_is_waiting_place(int corps, int hex)
{
    if (corps == DANUBE) {
        return bank_of(hex) == WEST && hex != HEX(6012)
                && (distance(hex, HEX(5614)) <= 3
                    || distance(hex, HEX(5713)) <= 3);
    }
    return bank_of(hex) == EAST && ber_is_near_town(hex, BORISSOW, 1);
}

static void
add_waiting_places(const Game *g, int corps, WgHexReach *field)
{
    for (int hex = SOUTH; hex < HEXES; hex++) {
        if (g->stack[FRENCH][hex] + g->stack[RUSSIAN][hex] == 0
                && ber_is_waiting_place(corps, hex)) {
            wg_hex_from(field, hex, 0);
        }
    }
}

/* The hexes of that bank, or beyond the river for who crosses it, where those
   who move for a reason want to be. */
void
aut_add_goals(const Game *g, int reason, int bank, int corps,
        WgHexReach *field)
{
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
}
