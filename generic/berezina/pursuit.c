/*
 * pursuit.c --
 *
 *      6.3.1 Where a Russian goes, and how: what draws it, what it can reach,
 *      and which of the hexes that are as good.
 */

#include <string.h>

#include "pursuit.h"

const int16_t *
pur_field(const Game *g, Fields *f, int reason, int bank, const Piece *p)
{
    WgHexReach reach;
    bool mounted = is_mounted(p);
    bool dry = reason == BY_CROSSING && is_artillery(p);
    int16_t *cost = f->cost[reason][bank][mounted][dry];

    if (!f->made[reason][bank][mounted][dry]) {
        ber_field(g, reason, bank, p->corps, mounted, dry, &reach);
        memcpy(cost, reach.cost, HEXES * sizeof *cost);
        f->made[reason][bank][mounted][dry] = true;
    }
    return cost;
}

/* Who has just come, or waits to be released, moves to its waiting place. */
bool
pur_waits(const Game *g, int u)
{
    int corps = piece_of(g, u)->corps;

    return !g->released[corps] && (corps == DANUBE || corps == WITTGENSTEIN
            || corps == YERMALOFF) && g->came[corps];
}

/* ---- 6.3.1 where to ---- */

/* Where a unit that is still off the map will be. */
int
pur_start_of(const Game *g, int u)
{
    return on_map(g, u) ? g->unit[u].place
            : ber_entry(g, RUSSIAN, g->entry[piece_of(g, u)->corps]);
}

/* 6.3.1.3, .4 What draws it first; NONE if nothing does.  6.3.3 Tchlaplatz
   does not cross before the French. */
int
pur_reason_for(const Game *g, Fields *f, int u)
{
    static const int8_t reasons[] = {
        BY_OWN_BANK, BY_RIVER, BY_CROSSING, BY_GUARDING
    };
    const Piece *p = piece_of(g, u);
    int hex = pur_start_of(g, u), bank = bank_of(hex);

    if (pur_waits(g, u)) {
        return (on_map(g, u) && ber_is_waiting_place(p->corps, hex))
            || pur_field(g, f, BY_WAITING, bank, p)[hex] == WG_HEX_FAR ? NONE
            : BY_WAITING;
    }
    for (size_t i = 0; i < sizeof reasons; i++) {
        if (pur_field(g, f, reasons[i], bank, p)[hex] != WG_HEX_FAR
                && !(reasons[i] == BY_CROSSING && p->corps == TCHLAPLATZ
                    && !g->crossed)) {
            return reasons[i];
        }
    }
    return NONE;
}

/* ---- what it can reach ---- */

/* 3.2.4 It stops where the enemy controls. */
int
pur_cost_of_walk(const void *about, int hex, int side, int to)
{
    const Walk *walk = about;
    const Game *g = walk->path.game;
    bool held = ber_in_zone(g, RUSSIAN, hex);

    if (g->stack[FRENCH][to] > 0 || g->rabble[to] > 0
            || (held && hex != walk->start)
            || (held && ber_in_zone(g, RUSSIAN, to)
                && g->stack[RUSSIAN][to] == 0)) {
        return -1;
    }
    return ber_cost(&walk->path, hex, side, to);
}

Walk
pur_walk_of(const Game *g, int u)
{
    Walk walk = { .path = ber_path_of(g, u), .start = pur_start_of(g, u) };

    return walk;
}

/* 6.3.2 One hex may always be moved. */
void
pur_reach_for(const Game *g, int u, WgHexReach *reach)
{
    Walk walk = pur_walk_of(g, u);
    int points = g->mobile == u ? g->points : ber_allowance(g, u);
    int first = on_map(g, u) ? 0 : ber_step_cost(g, u, walk.start);

    wg_hex_begin(&berezina_grid, reach);
    wg_hex_from(reach, walk.start, first > points ? points : first);
    wg_hex_reach(&berezina_grid, reach, pur_cost_of_walk, &walk, points, false);
    for (int d = 0; on_map(g, u) && g->mobile != u && d < WG_HEX_SIDES; d++) {
        int to = berezina_near[walk.start][d];

        if (to >= 0 && reach->cost[to] == WG_HEX_FAR
                && pur_cost_of_walk(&walk, walk.start, d, to) >= 0) {
            wg_hex_from(reach, to, WG_HEX_FAR - 1);
        }
    }
}

/* ---- 6.3.1.6 among equals ---- */

static int
steps_beside(const Game *g, int hex)
{
    int steps = 0;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        for (int u = near < 0 ? NONE : g->top[near]; u != NONE;
                u = g->unit[u].below) {
            steps += side_of(u) == FRENCH && is_fighting(g, u)
                    ? STEPS - g->unit[u].losses : 0;
        }
    }
    return steps;
}

static int
shelter(int hex)
{
    const Hex *h = &berezina_hex[hex];

    return h->earthwork ? 2 : h->terrain == WOODS || h->terrain == TOWN;
}

/* R-B30.5 Beside more of the French; in better shelter; on a road; by the lower
   number. */
static bool
ranks_better(const Game *g, int hex, int than)
{
    int by = steps_beside(g, hex) - steps_beside(g, than);

    if (by == 0) {
        by = shelter(hex) - shelter(than);
    }
    if (by == 0) {
        by = (berezina_hex[hex].road != 0) - (berezina_hex[than].road != 0);
    }
    return by > 0 || (by == 0 && hex < than);
}

/* May it end there?  The hex where it stands has room for it. */
bool
pur_may_end(const Game *g, int u, int hex, bool empty)
{
    bool home = g->unit[u].place == hex;

    return home || (g->stack[RUSSIAN][hex] < (empty ? 1 : MOST_STACKED)
            && ber_in_command(g, u, hex));
}

/* The best of what it can reach; `equal` lists all that are as near. */
int
pur_choose(const Game *g, int u, int reason, const int16_t *cost,
        const WgHexReach *reach, Equals *equal)
{
    int best = pur_start_of(g, u), least = WG_HEX_FAR;

    equal->count = 0;
    for (int i = 0; i < reach->count; i++) {
        int hex = reach->hex[i];

        if (cost[hex] > least || !pur_may_end(g, u, hex, reason == BY_WAITING
                    && cost[hex] == 0)) {
            continue;
        }
        if (cost[hex] < least) {
            equal->count = 0;
            least = cost[hex];
            best = hex;
        } else if (ranks_better(g, hex, best)) {
            best = hex;
        }
        if (equal->count < MOST_EQUALS) {
            equal->hex[equal->count++] = (int16_t)hex;
        }
    }
    return best;
}

/* ---- the move ---- */

/* The hex before `to` on the cheapest way there; NONE if that is one step. */
static int
before(const Game *g, int u, const WgHexReach *reach, int to)
{
    Walk walk = pur_walk_of(g, u);

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int hex = berezina_near[to][d];
        int step = hex < 0 || reach->cost[hex] >= reach->cost[to] ? -1
                : pur_cost_of_walk(&walk, hex, wg_hex_back(d), to);

        if (step >= 0 && reach->cost[hex] + step == reach->cost[to]) {
            return hex;
        }
    }
    return NONE;
}

/* Along the cheapest way, until it is there or has crossed a ford. */
void
pur_walk_to(Game *g, int u, int to, const WgHexReach *reach, int reason)
{
    int way[HEXES], length = 0, from = g->unit[u].place;
    int start = pur_start_of(g, u);
    bool fords = false;

    for (int hex = to; hex != NONE && hex != start;
            hex = before(g, u, reach, hex)) {
        way[length++] = hex;
    }
    if (!on_map(g, u)) {
        way[length++] = start;
    }
    while (length > 0 && !fords) {
        fords = ber_step(g, u, way[--length], NONE);
    }
    wg_tell(g, RUSSIAN_MOVED, u, from < HEXES ? from : start,
            g->unit[u].place, reason);
    ber_watch(g, u);
    if (fords) {
        g->fording = (int16_t)u;
    } else {
        ber_end_move(g);
        g->unit[u].moved = 1;
    }
}
