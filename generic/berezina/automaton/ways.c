/*
 * ways.c --
 *
 *      6.3.1 The way of each man of an army: the cheapest to what draws him, as
 *      long as his points are.
 */

#include "stride.h"
#include "ways.h"

/* The step by which what draws it is nearer by as much as the step costs. */
static int
next_on_way(const Walk *walk, const DistanceField *field, int hex, int *cost)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];
        int step = walk->tariff.cost[0][berezina_way[hex][d]];

        if (step >= 0 && field->cost[to] + step == field->cost[hex]) {
            *cost = step;
            return to;
        }
    }
    return NONE;
}

/* On from where it is, as far as it can pay; a hex always (6.3.2).  Other
   Russians are not asked. */
static void
go_way(const Game *g, DistanceFields *f, int u, Way *way)
{
    int hex = way->hex[0], reason = aut_reason_for(g, f, u), cost;
    int points = aut_points(g, u) - aut_entry_cost(g, u);
    const DistanceField *field;
    Walk walk;

    if (reason == NONE) {
        return;
    }
    walk = aut_walk_of(g, u, reason);
    field = aut_field(g, f, reason, bank_of(hex), piece_of(g, u));
    while (field->cost[hex] > 0 && way->length < MOST_WAY
            && (way->length == 1 || !ber_in_zone(g, RUSSIAN, hex))
            && (hex = next_on_way(&walk, field, hex, &cost)) != NONE
            && (cost <= points || (way->length == 1 && on_map(g, u)))) {
        points -= cost;
        way->hex[way->length++] = (int16_t)hex;
    }
}

/* Yermaloff's belong to every army if no leader of another is near. */
static bool
is_in_army(const Game *g, const Leaders *leaders, int army, int u)
{
    int of = army_of(piece_of(g, u)), hex = ber_stand_of(g, u);

    if (of != NO_ARMY || !g->released[YERMALOFF]) {
        return of == army;
    }
    for (int i = 0; i < leaders->count; i++) {
        if (leaders->hex[i] != NONE
                && army_of(piece_of(g, leaders->slot[i])) != army
                && is_within(RUSSIAN_RANGE, hex, leaders->hex[i])) {
            return false;
        }
    }
    return true;
}

void
aut_muster(const Game *g, DistanceFields *f, Army *army)
{
    army->count = 0;
    army->goes = false;
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int hex = ber_stand_of(g, u);
        Way *way = &army->way[army->count];

        if (hex == NONE || !is_combat_unit(piece_of(g, u))
                || !aut_moves(g, u)
                || !is_in_army(g, &f->leaders, army->army, u)) {
            continue;
        }
        way->unit = (int16_t)u;
        way->hex[0] = (int16_t)hex;
        way->length = 1;
        way->kept = aut_is_to_move(g, u) ? KEPT : BOUND;
        way->led = 0;
        if (aut_is_to_move(g, u)) {
            go_way(g, f, u, way);
            army->goes = army->goes || way->length > 1;
        }
        army->count++;
    }
}
