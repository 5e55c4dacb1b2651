/*
 * broken.c --
 *
 *      What must always hold.  What is counted in the position is counted
 *      again here.
 */

#include <string.h>

#include "outside.h"

static const char *
broken_unit(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];
    bool fights;

    if (unit->piece < 0 || unit->piece >= PIECES
            || (unit->piece >= FRENCH_PIECES) != side_of(u)) {
        return "2.2 a counter is in every slot";
    }
    fights = is_combat_unit(piece_of(g, u));
    if (unit->place < 0 || unit->place >= PLACES) {
        return "3.0 a unit is somewhere";
    }
    if (unit->place == ABSENT && !g->option[OPT_NEY]) {
        return "13.45 nobody else is absent";
    }
    if (unit->losses < 0 || unit->losses > STEPS
            || (unit->losses == STEPS)
                != (unit->place == ELIMINATED && fights)) {
        return "7.3 four steps lost are the end of a unit";
    }
    return unit->treasure && (side_of(u) != FRENCH || !fights
            || unit->place == ELIMINATED)
            ? "5.1 French combat units have treasure" : NULL;
}

static const char *
broken_pieces(const Game *g)
{
    bool seen[PIECES] = { false };
    const char *why = NULL;

    for (int u = 0; u < PIECES && !why; u++) {
        why = broken_unit(g, u);
        if (!why && seen[g->unit[u].piece]) {
            why = "2.2 every counter is there once";
        }
        seen[why ? 0 : g->unit[u].piece] = true;
    }
    return why;
}

/* 3.1.1 Too many may be in a hex while units move, or cavalry comes back
   (7.5.2) to those who make room. */
static const char *
broken_stack(const Game *g, int hex)
{
    if (g->shot.fled > 0 && g->shot.target != NONE
            && g->unit[g->shot.target].place == hex) {
        return NULL;
    }
    return g->stack[FRENCH][hex] > MOST_STACKED && g->phase != FRENCH_MOVEMENT
            ? "3.1.1 two French combat units a hex"
            : g->stack[RUSSIAN][hex] > MOST_STACKED
                && g->phase != RUSSIAN_MOVEMENT
            ? "3.1.1 two Russian combat units a hex" : NULL;
}

static const char *
broken_hex(const Game *g, int hex)
{
    int stack[2] = { 0, 0 }, rabble = 0;
    bool side[2] = { false, false };

    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        if (g->unit[u].place != hex) {
            return "3.1 who is in a stack is in its hex";
        }
        stack[side_of(u)] += is_combat_unit(piece_of(g, u));
        rabble += piece_of(g, u)->kind == RABBLE;
        side[side_of(u)] |= piece_of(g, u)->kind != RABBLE;
    }
    if (stack[0] != g->stack[0][hex] || stack[1] != g->stack[1][hex]
            || rabble != g->rabble[hex]) {
        return "3.1 stacks are counted";
    }
    if (side[0] && side[1]) {
        return "6.1.4 enemies do not share a hex";
    }
    if (berezina_hex[hex].earthwork && stack[0] + stack[1] > 0
            && (stack[0] > 0) != ber_holds_works(g, FRENCH, hex)) {
        return "8.2 who stands in the earthworks holds them";
    }
    return broken_stack(g, hex);
}

static const char *
broken_zones(const Game *g)
{
    uint8_t zone[2][HEXES];

    memset(zone, 0, sizeof zone);
    for (int u = 0; u < PIECES; u++) {
        for (int d = 0; is_fighting(g, u) && d < WG_HEX_SIDES; d++) {
            int hex = g->unit[u].place, near = berezina_near[hex][d];

            if (near >= 0 && !berezina_hex[near].earthwork
                    && !has_side(berezina_hex[hex].river, d)) {
                zone[side_of(u)][near]++;
            }
        }
    }
    return memcmp(zone, g->zone, sizeof zone) ? "3.2 zones are counted" : NULL;
}

static const char *
broken_bridge(const Bridge *b, int ford)
{
    if ((b->half[EAST] == FINIS) != (b->half[WEST] == FINIS)) {
        return "8.1 both halves are Finis or none";
    }
    if (b->crossed > 5 || b->rabble > b->crossed) {
        return "8.3 five cross a bridge in a turn";
    }
    return b->russian && ford != BORISSOW_FORD
            ? "8.2 the Russians build at Borissow" : NULL;
}

static const char *
broken_bridges(const Game *g)
{
    const char *why = NULL;

    for (int n = 0; n < 2 * FORDS && !why; n++) {
        why = broken_bridge(&g->bridge[n / 2][n % 2], n / 2);
    }
    return why;
}

static const char *
broken_rest(const Game *g)
{
    int in_stacks = 0, on_hexes = 0;

    for (int hex = 0; hex < HEXES; hex++) {
        for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
            in_stacks++;
        }
    }
    for (int u = 0; u < PIECES; u++) {
        on_hexes += on_map(g, u);
    }
    if (in_stacks != on_hexes) {
        return "3.1 all are in stacks";
    }
    if (g->track < 0 || g->track > TRACK_END) {
        return "5.3 the marker is on its track";
    }
    return g->mobile != NONE && (g->unit[g->mobile].moved || g->points < 0
            || (g->phase != FRENCH_MOVEMENT && g->phase != RUSSIAN_MOVEMENT))
            ? "6.1.1 who is on the move has not ended it" : NULL;
}

const char *
ber_broken(const Game *g)
{
    const char *why = broken_pieces(g);

    for (int hex = 0; hex < HEXES && !why; hex++) {
        why = broken_hex(g, hex);
    }
    why = why ? why : broken_zones(g);
    why = why ? why : broken_bridges(g);
    return why ? why : broken_rest(g);
}
