/*
 * explain.c --
 *
 *      6.3 What the automaton tells of itself: what draws a Russian, how it
 *      went, and between which hexes a player may choose.
 */

#include "../ground.h"
#include "../outside.h"
#include "automaton.h"

/* ---- "why 100" ---- */

/* The step by which what draws them is nearer by as much as it costs; NONE
   where it is, or the field does not tell. */
static int
nearer(const Path *path, const DistanceField *field, int hex)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];
        int step = to < 0 || field->cost[to] >= field->cost[hex] ? -1
                : cost_of_step(path, hex, d, to);

        if (step >= 0 && field->cost[to] + step == field->cost[hex]) {
            return to;
        }
    }
    return NONE;
}

/* A hex of the French beside that one, on its bank or on the other; NONE. */
static int
french_beside(const Game *g, int hex, bool same_bank)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        if (near >= 0 && g->stack[FRENCH][near] > 0
                && (bank_of(near) == bank_of(hex)) == same_bank) {
            return near;
        }
    }
    return NONE;
}

/* "mood drawn reason own_bank cost 13 goal 2908 french 3009": half points that
   it is away from the goal, from which it can fire at the French.  The other
   moods: frozen (6.3.3, 6.3.4 not released), beaten (6.3.6 its command
   retreats), held (6.3.1 stays in an enemy zone), leads (a leader, after his
   men), idle (nothing draws it, or it is there). */
static void
drawn(const Game *g, int u, WgText *out)
{
    const Piece *p = piece_of(g, u);
    Path path = { .game = g, .side = RUSSIAN, .mounted = is_mounted(p),
            .alone = true };
    int reason, hex = ber_stand_of(g, u), to;
    const DistanceField *field;
    DistanceFields fields;

    aut_begin(g, &fields);
    reason = aut_reason_for(g, &fields, u);
    if (reason == NONE) {
        wg_add(out, "mood idle");
        return;
    }
    path.dry = aut_keeps_dry(reason);
    field = aut_field(g, &fields, reason, bank_of(hex), p);
    wg_print(out, "mood drawn reason %s cost %d ",
            berezina_reason_words[reason], field->cost[hex]);
    while ((to = nearer(&path, field, hex)) != NONE) {
        hex = to;
    }
    wg_print(out, "goal %s", berezina_hex[hex].key);
    to = reason <= BY_CROSSING ? french_beside(g, hex, reason != BY_RIVER)
            : NONE;
    if (to != NONE) {
        wg_print(out, " french %s", berezina_hex[to].key);
    }
}

static void
why(const Game *g, int u, WgText *out)
{
    Game next = *g;
    const Piece *p = piece_of(g, u);

    if (u < FRENCH_PIECES
            || !(on_map(g, u) || g->unit[u].place == ARRIVING)) {
        return;
    }
    next.mobile = NONE;
    next.unit[u].moved = 0;
    if (!ber_is_released(g, u) && !aut_waits(g, u)) {
        wg_add(out, "mood frozen");
    } else if (g->dead[p->corps] >= 2 && g->phase == FIRST_COMBAT) {
        wg_add(out, "mood beaten");
    } else if (g->scenario == TWO_PLAYERS && ber_is_released(g, u)) {
        return;                                 /* 12.0 as its player likes */
    } else if (p->kind == LEADER) {
        wg_add(out, "mood leads");
    } else if (!aut_is_to_move(&next, u)) {
        wg_add(out, "mood held");
    } else {
        drawn(&next, u, out);
    }
}

/* ---- "trail 100" ---- */

/* "reason waiting hexes {2404 2505...}": why it moved last, and through which
   hexes. */
static void
trail(const Game *g, int u, WgText *out)
{
    const Trail *t;
    int hex;

    if (u < FRENCH_PIECES || g->trail[u - FRENCH_PIECES].from == NONE) {
        return;
    }
    t = &g->trail[u - FRENCH_PIECES];
    hex = t->from;
    wg_print(out, "reason %s hexes {%s", berezina_reason_words[t->reason],
            berezina_hex[hex].key);
    for (int i = 0; i < t->steps; i++) {
        hex = berezina_near[hex][t->side[i / 2] >> (i % 2 ? 4 : 0) & 7];
        wg_print(out, " %s", berezina_hex[hex].key);
    }
    wg_add(out, "}");
}

/* "trails": of all who moved, {slot U reason WORD hexes {HEX...}}. */
static void
trails(const Game *g, WgText *out)
{
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        if (g->trail[u - FRENCH_PIECES].from != NONE) {
            wg_print(out, "{slot %d ", u);
            trail(g, u, out);
            wg_print(out, "} ");
        }
    }
}

/* ---- "equals" ---- */

/* {hex HEX steps N shelter WORD road 0|1}...: French steps beside it; whether
   it is "open", "cover" (woods or a town) or an "earthwork"; whether there is a
   road.  The first is what the program would take. */
static void
equals(const Game *g, WgText *out)
{
    static const char *const shelters[] = { BEREZINA_SHELTERS(WG_NAME) };
    const Equals *e = &g->equals;

    if (g->shot.firer == NONE || g->phase != RUSSIAN_MOVEMENT
            || g->unit[g->shot.firer].piece < 0) {
        return;
    }
    for (int i = 0; i < e->count; i++) {
        Merit m = aut_merit_of(g, e->hex[i]);

        wg_print(out, "{hex %s steps %d shelter %s road %d} ",
                berezina_hex[e->hex[i]].key,
                m.steps, shelters[m.shelter], m.road);
    }
}

/* Was that asked? */
const WgAnswer ber_answers_explained[] = {
    { "equals", .tell = equals,
        .shape = "list {dict {hex place steps number shelter word road "
            "flag}}" },
    { "trails", .tell = trails,
        .shape = "list {dict {slot slot reason word hexes {list place}}}" },
    { "trail", WG_OF_SLOT, .tell_of = trail,
        .shape = "dict {reason word hexes {list place}}" },
    { "why", WG_OF_KNOWN, .tell_of = why,
        .shape = "dict {mood word ?reason word ?cost number ?goal place "
            "?french place}" }, {0}
};
