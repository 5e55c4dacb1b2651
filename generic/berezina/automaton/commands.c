/*
 * commands.c --
 *
 *      6.3.1 How the Russians move, command by command.
 *
 *      In each, those nearest to what draws them go first, then the leaders.
 *      A unit goes to the hex from which the rest of its way is cheapest
 *      (6.3.1.5).  Where several are as good the best by aut_merit_of() is
 *      taken, or the player decides: equals.c.
 */

#include "automaton.h"

/* The order of R-B30.1; Yermaloff's go with whatever army they are attached to
   (5.4). */
static const int8_t order[] = {
    TCHLAPLATZ, LANGERON, DANUBE, YERMALOFF, WITTGENSTEIN, YERMALOFF,
    AVANT_GARDE, MAIN_ARMY, YERMALOFF
};

enum { COMMANDS = sizeof order };

/* ---- one after another ---- */

/* Those of a command that are to move, the cheapest way first. */
typedef struct Order {
    int count;
    struct { int16_t unit, cost; } next[PIECES];
} Order;

/* Yermaloff's who belong to nobody come last. */
static Order
order_of(const Game *g, DistanceFields *f, int corps, int army)
{
    Order o = { .count = 0 };

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        const Piece *p = piece_of(g, u);
        int reason, cost, at;

        if (p->corps != corps || !aut_is_to_move(g, u)
                || (corps == YERMALOFF && army < THE_MAIN_ARMY && g->mobile != u
                    && f->leaders.attached[u - FRENCH_PIECES] != army)) {
            continue;
        }
        reason = aut_reason_for(g, f, u);
        cost = reason == NONE ? WG_HEX_FAR : aut_field(g, f, reason,
                bank_of(ber_stand_of(g, u)), p)->cost[ber_stand_of(g, u)];
        /* Who was left when it was tried waits until there is room. */
        cost = !f->leaders.left[u - FRENCH_PIECES] ? cost
                : f->leaders.hurry ? -1 : WG_HEX_FAR;
        /* Whoever was stopped by a ford goes on first. */
        cost = g->mobile == u ? -2 : cost;
        for (at = o.count++; at > 0 && o.next[at - 1].cost > cost; at--) {
            o.next[at] = o.next[at - 1];
        }
        o.next[at].unit = (int16_t)u;
        o.next[at].cost = (int16_t)cost;
    }
    return o;
}

/* Who enters and finds no room where the others are goes beyond. */
static int
choose_under(const Walk *walk, DistanceFields *f, const Chain *chain, int u,
        int reason, WgHexReach *reach, Equals *equal)
{
    const Game *g = walk->path.game;
    const Piece *p = piece_of(g, u);
    int bank = bank_of(walk->start);
    int hex = aut_choose(walk, u, chain, reason,
            aut_field(g, f, reason, bank, p), reach, equal);

    return equal->count > 0 ? hex : aut_choose(walk, u, chain, reason,
            aut_whole_field(g, f, reason, bank, p), reach, equal);
}

/* Is it too far from every leader, and could come within reach of one if all
   hexes were easy? */
static bool
may_be_led(const Walk *walk, const Chain *chain, int u)
{
    int steps = aut_points(walk->path.game, u);

    return chain->far > RUSSIAN_RANGE && chain->far != WG_HEX_FAR
            && chain->far - RUSSIAN_RANGE <= (steps > 1 ? steps : 1);
}

/* 5.4 Who is too far from every leader comes within reach of one if it can, and
   else nearer to one.  The chain tells which. */
static int
choose(const Walk *walk, DistanceFields *f, Chain *chain, int u, int reason,
        WgHexReach *reach, Equals *equal)
{
    int hex = walk->start;

    if (chain->kept) {
        hex = choose_under(walk, f, chain, u, reason, reach, equal);
        if (ber_in_chain(chain, hex)) {
            return hex;
        }
        chain->kept = false;
    }
    chain->strict = may_be_led(walk, chain, u);
    if (chain->strict) {
        hex = choose_under(walk, f, chain, u, reason, reach, equal);
        if (equal->count > 0) {
            return hex;
        }
        chain->strict = false;
    }
    return choose_under(walk, f, chain, u, reason, reach, equal);
}

/* False if somebody must be asked or rolled for first. */
static bool
move_unit(Game *g, DistanceFields *f, int u, int reason)
{
    WgHexReach reach;
    Chain chain;
    Walk walk;
    int hex;

    if (reason == NONE) {
        g->unit[u].moved = 1;
        ber_end_move(g);
        return true;
    }
    walk = aut_walk_of(g, u, reason);
    chain = aut_chain_of(g, f, u);
    hex = choose(&walk, f, &chain, u, reason, &reach, &g->equals);
    if (g->equals.count > 1 && aut_asks(g, piece_of(g, u)->corps)) {
        g->shot.firer = (int16_t)u;
        g->equals.reason = (int8_t)reason;
        return false;
    }
    if (hex == g->unit[u].place
            || (g->equals.count == 0
                && !aut_may_end(g, u, &chain, hex, false))) {
        g->unit[u].moved = 1;
        ber_end_move(g);
        return true;
    }
    aut_walk_to(g, u, hex, &walk, &reach, reason);
    return g->fording == NONE;
}

static bool
move_command(Game *g, DistanceFields *f, int corps, int army)
{
    Order o;

    /* Each has waiting places of its own. */
    aut_forget(f, BY_WAITING);
    aut_plan(g, f, corps);
    o = order_of(g, f, corps, army);
    for (int i = 0; i < o.count; i++) {
        int u = o.next[i].unit, reason = aut_reason_for(g, f, u);

        if (!move_unit(g, f, u, reason)) {
            return false;
        }
        if (reason == BY_WAITING && on_map(g, u)
                && ber_is_waiting_place(corps, g->unit[u].place)) {
            /* It is taken now. */
            aut_forget(f, reason);
        }
    }
    return true;
}

/* 12.0, R-B52 Those who are released are moved by a second player. */
static bool
is_automatic(const Game *g, int corps)
{
    return g->scenario == SOLITAIRE || !g->released[corps];
}

/* All who have not moved; false if somebody must be asked or rolled for
   first. */
bool
aut_move_on(Game *g, DistanceFields *f)
{
    int army = NO_ARMY;

    for (int i = 0; i < COMMANDS; i++) {
        bool last = order[i] == YERMALOFF;

        army = last ? army : army_of_corps(order[i]);
        if (is_automatic(g, order[i])
                && !move_command(g, f, order[i], army)) {
            return false;
        }
        if (last) {
            aut_lead(g, f, army);
        }
    }
    return true;
}
