/*
 * query-ground.c --
 *
 *      Answers for the table about the ground: what is controlled, commanded,
 *      within range and in sight.
 */

#include <stddef.h>

#include "ground.h"
#include "outside.h"

static void
print_hex(WgText *out, int hex)
{
    wg_print(out, "%s ", berezina_hex[hex].key);
}

/* "zone 1": the hexes that a side controls (3.2). */
static void
zone(const Game *g, int side, WgText *out)
{
    for (int hex = 0; hex < HEXES; hex++) {
        if (ber_in_zone(g, !side, hex)) {
            print_hex(out, hex);
        }
    }
}

/* 5.4 The hexes near enough to a Russian leader, or to those whom a unit may
   have. */
static bool
is_near_leaders(const Game *g, int u, int hex)
{
    Chain chain = { .count = 1, .far = 0 };

    if (piece_of(g, u)->kind != LEADER) {
        chain = ber_chain_of(g, u);
        return chain.count > 0 && ber_in_chain(&chain, hex);
    }
    chain.hex[0] = g->unit[u].place;
    return ber_in_chain(&chain, hex);
}

/* "command 12": the hexes that a leader commands, or where a unit is in
   command. */
static void
command(const Game *g, int u, WgText *out)
{
    WgHexReach reach;

    if (!on_map(g, u) || piece_of(g, u)->kind == RABBLE) {
        return;
    }
    if (side_of(u) == FRENCH) {
        ber_trace_command(g, u, &reach);
    }
    for (int hex = 0; hex < HEXES; hex++) {
        if (side_of(u) == FRENCH ? reach.cost[hex] != WG_HEX_FAR
                : is_near_leaders(g, u, hex)) {
            print_hex(out, hex);
        }
    }
}

/* "aim 12": the hexes at which a unit could fire (7.4). */
static void
aim(const Game *g, int u, WgText *out)
{
    for (int hex = 0; is_fighting(g, u) && hex < HEXES; hex++) {
        if (ber_in_reach(g, u, hex)) {
            print_hex(out, hex);
        }
    }
}

/* "range 12": what matters of a unit: of guns, and while fire is asked, at
   which hexes it could fire; what a leader commands; while it is asked who
   moves, where a unit is in command. */
static void
range(const Game *g, int u, WgText *out)
{
    int asked = g->flow.side < 0 ? NONE : g->flow.decision;

    if (is_artillery(piece_of(g, u)) || asked == ASK_FIRE) {
        aim(g, u, out);
    } else if (piece_of(g, u)->kind == LEADER || asked == ASK_MOVE
            || asked == ASK_RUSSIAN_MOVE) {
        command(g, u, out);
    }
}

/* ---- "ground 5410": a hex and what lies along its sides ---- */

static void
print_side(const Path *path, int hex, int d, WgText *out)
{
    static const struct { size_t at; const char *name; } kinds[] = {
        { offsetof(Hex, river), "river" }, { offsetof(Hex, ford), "ford" },
        { offsetof(Hex, stream), "stream" }, { offsetof(Hex, road), "road" },
        { offsetof(Hex, trail), "trail" }
    };
    const Hex *h = &berezina_hex[hex];
    int to = berezina_near[hex][d], cost;

    if (to < 0) {
        return;
    }
    cost = cost_of_step(path, hex, d, to);
    wg_print(out, "{hex %s cost %d lies {", berezina_hex[to].key, cost);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (has_side(*((const uint8_t *)h + kinds[i].at), d)) {
            wg_print(out, "%s ", kinds[i].name);
        }
    }
    wg_print(out, "}} ");
}

/* foot N mounted N zones {SIDE...} sides {{hex HEX cost N lies {KIND...}}...}:
   half points to enter it on foot and mounted; in whose zones it is; along each
   of its sides what lies there, and what a foot unit pays over it to the next
   hex. */
static void
ground(const Game *g, int hex, WgText *out)
{
    Path path = { .game = g, .side = FRENCH };
    int terrain, foot;

    if (hex >= HEXES) {
        return;
    }
    terrain = berezina_hex[hex].terrain;
    foot = ground_cost(&path, terrain);
    path.mounted = true;
    wg_print(out, "foot %d mounted %d zones {", foot,
            ground_cost(&path, terrain));
    for (int side = FRENCH; side <= RUSSIAN; side++) {
        if (ber_in_zone(g, 1 - side, hex)) {
            wg_print(out, "%d ", side);
        }
    }
    wg_add(out, "} sides {");
    path.mounted = false;
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        print_side(&path, hex, d, out);
    }
    wg_add(out, "}");
}

/* Was it one of these topics? */
const WgAnswer ber_answers_ground[] = {
    { "zone", WG_OF_SIDE, .tell_of = zone, .shape = "list place" },
    { "ground", WG_OF_PLACE, .tell_of = ground,
        .shape = "dict {foot number mounted number zones {list side} "
            "sides {list {dict {hex place cost number "
            "lies {list word}}}}}" },
    { "command", WG_OF_KNOWN, .tell_of = command, .shape = "list place" },
    { "aim", WG_OF_KNOWN, .tell_of = aim, .shape = "list place" },
    { "range", WG_OF_KNOWN, .tell_of = range, .shape = "list place" }, {0}
};
