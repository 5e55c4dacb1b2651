/*
 * command.c --
 *
 *      6.1.6 Command: 5.2 which French units are within reach of their
 *      leaders, and 5.4 how far Russians may be from theirs.
 */

#include <string.h>

#include "../core/map/reach.h"
#include "ground.h"

enum { FRENCH_RANGE = 2 * 3 };

/* ---- 5.2 French ---- */

/* The steps from a hex when range is counted: as the unit would pay, through
   the enemy's zones but not through him (R-B13). */
static inline void
come_from(const Game *g, const Tariff *tariff, WgHexQueue *q, int hex)
{
    int here = q->reach->cost[hex];

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];
        int step = tariff->cost[0][berezina_way[hex][d]];

        if (step >= 0 && here + step <= FRENCH_RANGE
                && g->stack[RUSSIAN][to] == 0) {
            wg_hex_come(q, to, here + step);
        }
    }
}

/* The hexes that are within range of a leader; of NONE, of a corps' leaders or
   of Napoleon. */
static void
trace(const Game *g, int leader, int corps, bool mounted, WgHexReach *reach)
{
    Path path = { .game = g, .side = FRENCH, .mounted = mounted,
            .alone = true };
    WgHexQueue queue;
    Tariff tariff;
    int hex;

    ber_make_tariff(&path, &tariff);
    wg_hex_begin(&berezina_grid, reach);
    for (int u = 0; u < FRENCH_PIECES; u++) {
        const Piece *p = piece_of(g, u);

        if (on_map(g, u) && p->kind == LEADER && (leader == NONE
                ? p->corps == corps || p->corps == HEADQUARTERS
                : u == leader)) {
            wg_hex_from(reach, g->unit[u].place, 0);
        }
    }
    wg_hex_line_up(&queue, reach, NULL, 0);
    while ((hex = wg_hex_next(&queue)) >= 0) {
        come_from(g, &tariff, &queue, hex);
    }
}

/* What a French leader commands, or where a French unit would be in command. */
void
ber_trace_command(const Game *g, int u, WgHexReach *reach)
{
    const Piece *p = piece_of(g, u);

    trace(g, p->kind == LEADER ? u : NONE, p->corps, p->kind == LEADER
            ? p->corps == GUARD_CAVALRY || p->corps == RESERVE_CAVALRY
            : is_mounted(p), reach);
}

/* 13.45 III Corps is led by somebody, though not by name. */
static bool
is_exempt(const Game *g, const Piece *p)
{
    return p->kind == ENGINEER
            || (g->option[OPT_NEY] && p->corps == CORPS_III);
}

void
ber_check_command(Game *g)
{
    WgHexReach reach;

    for (int corps = CORPS_II; corps <= CORPS_I; corps++) {
        for (int mounted = 0; mounted < 2; mounted++) {
            bool traced = false;

            for (int u = 0; u < FRENCH_PIECES; u++) {
                const Piece *p = piece_of(g, u);

                if (!is_fighting(g, u) || p->corps != corps
                        || is_mounted(p) != mounted) {
                    continue;
                }
                if (!traced) {
                    trace(g, NONE, corps, mounted, &reach);
                    traced = true;
                }
                g->unit[u].out = !is_exempt(g, p)
                        && reach.cost[g->unit[u].place] == WG_HEX_FAR;
                if (g->unit[u].out) {
                    ber_tell_command(g, u);
                }
            }
        }
    }
}

/* ---- 5.4 Russians ---- */

/* Wherever they are: who asks for many chains finds them once. */
Leaders
ber_leaders(const Game *g)
{
    Leaders leaders = { .count = 0 };

    memset(leaders.attached, NO_ARMY, sizeof leaders.attached);
    memset(leaders.kept, false, sizeof leaders.kept);
    memset(leaders.left, false, sizeof leaders.left);
    leaders.hurry = false;

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        if (piece_of(g, u)->kind == LEADER
                && leaders.count < RUSSIAN_LEADERS) {
            leaders.army[leaders.count] = (int8_t)army_of(piece_of(g, u));
            leaders.hex[leaders.count] = (int16_t)ber_stand_of(g, u);
            leaders.slot[leaders.count++] = (int16_t)u;
        }
    }
    return leaders;
}

/* May this leader command units of that army?  Yermaloff's, once they are
   released, are attached to whatever formation is near, each turn again. */
bool
ber_commands(const Game *g, int leader, int army)
{
    return army == NO_ARMY ? g->released[YERMALOFF]
            : army == army_of(piece_of(g, leader));
}

/* Is a hex in reach of a leader, other than `but`, of those who command units
   of that army? */
bool
ber_is_led_from(const Leaders *leaders, const Game *g, int but, int army,
        int hex)
{
    if (army == NO_ARMY && !g->released[YERMALOFF]) {
        return false;
    }
    for (int i = 0; i < leaders->count; i++) {
        if ((army == NO_ARMY || leaders->army[i] == army)
                && leaders->slot[i] != but && leaders->hex[i] != NONE
                && is_within(RUSSIAN_RANGE, hex, leaders->hex[i])) {
            return true;
        }
    }
    return false;
}

static void
add_to_chain(Chain *chain, int hex)
{
    for (int i = 0; i < chain->count; i++) {
        if (chain->hex[i] == hex) {
            return;
        }
    }
    chain->hex[chain->count++] = (int16_t)hex;
}

/* Of the units of an army, wherever they are. */
Chain
ber_chain_for(const Game *g, const Leaders *leaders, int army)
{
    Chain chain = { .count = 0, .far = WG_HEX_FAR };

    for (int i = 0; i < leaders->count; i++) {
        if (leaders->hex[i] != NONE
                && ber_commands(g, leaders->slot[i], army)) {
            add_to_chain(&chain, leaders->hex[i]);
        }
    }
    return chain;
}

/* The same, of a unit of that army which is there. */
Chain
ber_chain_from(const Chain *of, int home)
{
    Chain chain = *of;

    for (int i = 0; home != NONE && i < chain.count; i++) {
        int far = distance(home, chain.hex[i]);

        chain.far = far < chain.far ? far : chain.far;
    }
    return chain;
}

Chain
ber_chain_of(const Game *g, int u)
{
    Leaders leaders = ber_leaders(g);
    Chain chain = ber_chain_for(g, &leaders, army_of(piece_of(g, u)));

    return ber_chain_from(&chain, ber_stand_of(g, u));
}

/* How far from one of its leaders it may end: who is too far already may only
   come nearer. */
int
ber_chain_range(const Chain *chain)
{
    return chain->far < WG_HEX_FAR && chain->far > RUSSIAN_RANGE + 1
            && !chain->strict && !chain->kept ? chain->far - 1 : RUSSIAN_RANGE;
}

/* May it end there?  Who has nobody to command him may go anywhere; who is
   too far already may come nearer. */
bool
ber_in_chain(const Chain *chain, int hex)
{
    int most = ber_chain_range(chain);

    for (int i = 0; i < chain->count; i++) {
        if (is_within(most, hex, chain->hex[i])) {
            return true;
        }
    }
    return chain->count == 0;
}
