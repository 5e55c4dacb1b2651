/*
 * russians.c --
 *
 *      6.3 The Russian automaton: who moves, where to, and why.
 *
 *      Commands move one after another; in each, those nearest to what draws
 *      them first, then the leaders.  A unit goes to the hex from which the
 *      rest of its way is cheapest (6.3.1.5).  Where several are as good the
 *      best by `ranks_better` is taken, or the player decides (6.3.1.6).
 */

#include <string.h>

#include "chapters.h"

/* The order of R-B30.1. */
static const int8_t order[] = {
    TCHLAPLATZ, LANGERON, DANUBE, WITTGENSTEIN, YERMALOFF, AVANT_GARDE,
    MAIN_ARMY
};

enum { COMMANDS = sizeof order };

/* The fields of fields.c that have been asked for, with the commands that wait
   somewhere: by reason, bank, arm, and whether one keeps dry. */
enum { REASONS = BY_GUARDING + 1 };

typedef struct Fields {
    int corps;                  /* whose waiting place it is */
    bool made[REASONS][2][2][2];
    int16_t cost[REASONS][2][2][2][HEXES];
} Fields;

static const int16_t *
field(const Game *g, Fields *f, int reason, int bank, const Piece *p)
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

/* ---- whether it moves ---- */

/* 6.3.3, 6.3.4, 11.2 Is it released? */
bool
ber_may_move_russian(const Game *g, int u)
{
    return g->released[piece_of(g, u)->corps];
}

/* Who has just come, or waits to be released, moves to its waiting place. */
static bool
waits(const Game *g, int u)
{
    int corps = piece_of(g, u)->corps;

    return !g->released[corps] && (corps == DANUBE || corps == WITTGENSTEIN
            || corps == YERMALOFF) && g->came[corps];
}

static bool
is_to_move(const Game *g, int u)
{
    return !g->unit[u].moved && piece_of(g, u)->kind != LEADER
            && (on_map(g, u) || g->unit[u].place == ARRIVING)
            && (ber_may_move_russian(g, u) || waits(g, u));
}

/* ---- 6.3.1 where to ---- */

/* Where a unit that is still off the map will be. */
static int
start_of(const Game *g, int u)
{
    return on_map(g, u) ? g->unit[u].place
            : ber_entry(g, RUSSIAN, g->entry[piece_of(g, u)->corps]);
}

/* 6.3.1.3, .4 What draws it first; NONE if nothing does.  6.3.3 Tchlaplatz
   does not cross before the French. */
static int
reason_for(const Game *g, Fields *f, int u)
{
    static const int8_t reasons[] = {
        BY_OWN_BANK, BY_RIVER, BY_CROSSING, BY_GUARDING
    };
    const Piece *p = piece_of(g, u);
    int hex = start_of(g, u), bank = bank_of(hex);

    if (waits(g, u)) {
        return (on_map(g, u) && ber_is_waiting_place(p->corps, hex))
            || field(g, f, BY_WAITING, bank, p)[hex] == WG_HEX_FAR ? NONE
            : BY_WAITING;
    }
    for (size_t i = 0; i < sizeof reasons; i++) {
        if (field(g, f, reasons[i], bank, p)[hex] != WG_HEX_FAR
                && !(reasons[i] == BY_CROSSING && p->corps == TCHLAPLATZ
                    && !g->crossed)) {
            return reasons[i];
        }
    }
    return NONE;
}

/* ---- what it can reach ---- */

typedef struct Walk {
    Path path;
    int start;
} Walk;

/* 3.2.4 It stops where the enemy controls. */
static int
cost_of_walk(const void *about, int hex, int side, int to)
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

static Walk
walk_of(const Game *g, int u)
{
    Walk walk = { .path = ber_path_of(g, u), .start = start_of(g, u) };

    return walk;
}

/* 6.3.2 One hex may always be moved. */
static void
reach_for(const Game *g, int u, WgHexReach *reach)
{
    Walk walk = walk_of(g, u);
    int points = g->mobile == u ? g->points : ber_allowance(g, u);
    int first = on_map(g, u) ? 0 : ber_step_cost(g, u, walk.start);

    wg_hex_begin(&berezina_grid, reach);
    wg_hex_from(reach, walk.start, first > points ? points : first);
    wg_hex_reach(&berezina_grid, reach, cost_of_walk, &walk, points, false);
    for (int d = 0; on_map(g, u) && g->mobile != u && d < WG_HEX_SIDES; d++) {
        int to = berezina_near[walk.start][d];

        if (to >= 0 && reach->cost[to] == WG_HEX_FAR
                && cost_of_walk(&walk, walk.start, d, to) >= 0) {
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
static bool
may_end(const Game *g, int u, int hex, bool empty)
{
    bool home = g->unit[u].place == hex;

    return home || (g->stack[RUSSIAN][hex] < (empty ? 1 : MOST_STACKED)
            && ber_in_command(g, u, hex));
}

/* The best of what it can reach; `equal` lists all that are as near. */
static int
choose(const Game *g, int u, int reason, const int16_t *cost,
        const WgHexReach *reach, Equals *equal)
{
    int best = start_of(g, u), least = WG_HEX_FAR;

    equal->count = 0;
    for (int i = 0; i < reach->count; i++) {
        int hex = reach->hex[i];

        if (cost[hex] > least || !may_end(g, u, hex, reason == BY_WAITING
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
    Walk walk = walk_of(g, u);

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int hex = berezina_near[to][d];
        int step = hex < 0 || reach->cost[hex] >= reach->cost[to] ? -1
                : cost_of_walk(&walk, hex, wg_hex_back(d), to);

        if (step >= 0 && reach->cost[hex] + step == reach->cost[to]) {
            return hex;
        }
    }
    return NONE;
}

/* Along the cheapest way, until it is there or has crossed a ford. */
static void
walk_to(Game *g, int u, int to, const WgHexReach *reach, int reason)
{
    int way[HEXES], length = 0, from = g->unit[u].place;
    int start = start_of(g, u);
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

/* ---- leaders ---- */

/* The hexes of the combat units that a leader commands. */
typedef struct Men {
    int count;
    int16_t hex[PIECES];
} Men;

static Men
men_of(const Game *g, int leader)
{
    Men men = { .count = 0 };

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        if (is_fighting(g, u)
                && piece_of(g, u)->corps == piece_of(g, leader)->corps) {
            men.hex[men.count++] = g->unit[u].place;
        }
    }
    return men;
}

static int
near(const Men *men, int hex)
{
    int count = 0;

    for (int i = 0; i < men->count; i++) {
        count += distance(hex, men->hex[i]) <= RUSSIAN_RANGE;
    }
    return count;
}

/* R-B30.6 A leader goes to where he commands most of his men, with some of
   them if he can. */
static void
move_leader(Game *g, int leader)
{
    WgHexReach reach;
    Men men = men_of(g, leader);
    int best = start_of(g, leader), most = -1;

    reach_for(g, leader, &reach);
    for (int i = 0; i < reach.count; i++) {
        int hex = reach.hex[i], worth;

        if (g->stack[RUSSIAN][hex] == 0 && ber_in_zone(g, RUSSIAN, hex)) {
            continue;
        }
        worth = 2 * near(&men, hex) + (g->stack[RUSSIAN][hex] > 0);
        if (worth > most || (worth == most && hex < best)) {
            most = worth;
            best = hex;
        }
    }
    if (best != g->unit[leader].place) {
        walk_to(g, leader, best, &reach, BY_COMMAND);
    }
    g->unit[leader].moved = 1;
}

static bool
leads(const Game *g, int u, int corps)
{
    return piece_of(g, u)->kind == LEADER && piece_of(g, u)->corps == corps
            && !g->unit[u].moved
            && (on_map(g, u) || g->unit[u].place == ARRIVING)
            && (g->released[corps] || g->came[corps]);
}

/* ---- one after another ---- */

/* Those of a command that are to move, the cheapest way first. */
typedef struct Order {
    int count;
    struct { int16_t unit, cost; } next[PIECES];
} Order;

static Order
order_of(const Game *g, Fields *f, int corps)
{
    Order o = { .count = 0 };

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        const Piece *p = piece_of(g, u);
        int reason, cost, at;

        if (p->corps != corps || !is_to_move(g, u)) {
            continue;
        }
        reason = reason_for(g, f, u);
        cost = reason == NONE ? WG_HEX_FAR : field(g, f, reason,
                bank_of(start_of(g, u)), p)[start_of(g, u)];
        /* Whoever was stopped by a ford goes on first. */
        cost = g->mobile == u ? -1 : cost;
        for (at = o.count++; at > 0 && o.next[at - 1].cost > cost; at--) {
            o.next[at] = o.next[at - 1];
        }
        o.next[at].unit = (int16_t)u;
        o.next[at].cost = (int16_t)cost;
    }
    return o;
}

/* False if somebody must be asked or rolled for first. */
static bool
move_unit(Game *g, Fields *f, int u, int reason)
{
    WgHexReach reach;
    int hex;

    if (reason == NONE || (on_map(g, u) && g->mobile != u
            && ber_in_zone(g, RUSSIAN, g->unit[u].place))) {
        g->unit[u].moved = 1;
        ber_end_move(g);
        return true;
    }
    reach_for(g, u, &reach);
    hex = choose(g, u, reason, field(g, f, reason, bank_of(start_of(g, u)),
                piece_of(g, u)), &reach, &g->equals);
    if (g->option[OPT_RUSSIANS] && g->equals.count > 1) {
        g->shot.firer = (int16_t)u;
        g->equals.reason = (int8_t)reason;
        return false;
    }
    if (hex == g->unit[u].place || may_end(g, u, hex, false) == false) {
        g->unit[u].moved = 1;
        ber_end_move(g);
        return true;
    }
    walk_to(g, u, hex, &reach, reason);
    return g->fording == NONE;
}

static bool
move_command(Game *g, Fields *f, int corps)
{
    Order o = order_of(g, f, corps);

    for (int i = 0; i < o.count; i++) {
        int u = o.next[i].unit, reason = reason_for(g, f, u);

        if (!move_unit(g, f, u, reason)) {
            return false;
        }
        if (reason == BY_WAITING) {
            /* Its place is taken now. */
            memset(f->made[reason], 0, sizeof f->made[reason]);
        }
    }
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        if (leads(g, u, corps)) {
            move_leader(g, u);
        }
    }
    return true;
}

/* 12.0 A second player moves those who are released himself. */
static bool
is_automatic(const Game *g, int corps)
{
    return g->scenario == SOLITAIRE || !g->released[corps];
}

static void
move_all(Game *g)
{
    Fields f;

    memset(f.made, 0, sizeof f.made);
    for (int i = 0; i < COMMANDS; i++) {
        if (is_automatic(g, order[i]) && !move_command(g, &f, order[i])) {
            wg_repeat(g);
            if (g->fording != NONE) {
                wg_call(g, FORDING);
            } else {
                wg_ask(g, FRENCH, ASK_EQUALS);
            }
            return;
        }
    }
}

/* ---- 6.3.1.6 decided by the player ---- */

void
ber_propose_equals(const Game *g, WgOffer *out)
{
    for (int i = 0; i < g->equals.count; i++) {
        wg_may(out, GO_TO, g->shot.firer, g->equals.hex[i], 0);
    }
}

const char *
ber_judge_equals(const Game *g, const WgAction *a)
{
    if (a->verb != GO_TO || a->arg[0] != g->shot.firer) {
        return "6.3.1 not-now";
    }
    for (int i = 0; i < g->equals.count; i++) {
        if (g->equals.hex[i] == a->arg[1]) {
            return NULL;
        }
    }
    return "6.3.1 not-as-near";
}

void
ber_apply_equals(Game *g, const WgAction *a)
{
    WgHexReach reach;
    int u = a->arg[0];

    g->shot.firer = NONE;
    if (a->arg[1] == g->unit[u].place) {
        g->unit[u].moved = 1;
        ber_end_move(g);
        return;
    }
    reach_for(g, u, &reach);
    walk_to(g, u, a->arg[1], &reach, BY_PLAYER);
    if (g->fording != NONE) {
        wg_call(g, FORDING);
    }
}

/* ---- 6.3.6 ---- */

static int
from_french(const Game *g, int hex)
{
    int least = ROWS + COLUMNS;

    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (is_fighting(g, u) && distance(hex, g->unit[u].place) < least) {
            least = distance(hex, g->unit[u].place);
        }
    }
    return least;
}

/* One hex farther from the French; false where there is none. */
static bool
fall_back(Game *g, int u)
{
    Walk walk = walk_of(g, u);
    int hex = g->unit[u].place, best = NONE, most = from_french(g, hex);

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];

        if (to >= 0 && cost_of_walk(&walk, hex, d, to) >= 0
                && !has_side(berezina_hex[hex].river, d)
                && (piece_of(g, u)->kind == LEADER
                    || g->stack[RUSSIAN][to] < MOST_STACKED)
                && from_french(g, to) > most) {
            best = to;
            most = from_french(g, to);
        }
    }
    if (best != NONE) {
        ber_put(g, u, best);
    }
    return best != NONE;
}

static void
retreat(Game *g)
{
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int from = g->unit[u].place;

        if (on_map(g, u) && g->dead[piece_of(g, u)->corps] >= 2) {
            if (fall_back(g, u)) {
                fall_back(g, u);
                wg_tell(g, RUSSIAN_MOVED, u, from, g->unit[u].place,
                        BY_RETREAT);
                ber_watch(g, u);
            }
            g->unit[u].moved = 1;
        }
    }
}

static void
russians(Game *g)
{
    g->phase = RUSSIAN_MOVEMENT;
    wg_tell(g, PHASE_BEGAN, g->phase, 0, 0, 0);
}

static void
ask_second_player(Game *g)
{
    if (g->scenario == TWO_PLAYERS) {
        wg_ask(g, RUSSIAN, ASK_RUSSIAN_MOVE);
    }
}

const WgStep berezina_russian_moves[] = {
    { "6.3",   "the Russians move",          russians },
    { "6.3",   "all that may",               ber_begin_moves },
    { "6.3.6", "beaten commands retreat",    retreat },
    { "6.3.1", "command by command",         move_all },
    { "12.0",  "or as a player wants",       ask_second_player },
    { "3.1.4", "two combat units a hex",     ber_check_stacks },
    {0}
};
