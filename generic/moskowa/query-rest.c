/*
 * query-rest.c --
 *
 *      For the table, to the side that is asked in a phase of fire or melee,
 *      and to who looks on for both: what is answered for a player who wants
 *      the rest of it answered:
 *
 *      rest        phase {clock N phasing S firing S commander N} action
 *                  {ACTION}: as long as phase is the same.  The fire that does
 *                  most, if any does; the attack that is likeliest to take its
 *                  hex, if one is likelier to than not, or has to be made; then
 *                  those on leaders alone, who are captured unless they go.
 *                  {}: what is asked between is left to who is asked.  Nothing
 *                  where the phase has nothing more, and in others
 */

#include "melee.h"
#include "query.h"
#include "odds/prospects.h"

static void
print_phase(const Game *g, WgText *out)
{
    wg_print(out, "phase {clock %d phasing %d firing %d commander %d} action ",
            g->clock, g->phasing, g->firing, g->commander);
}

static void
best_fire(const Game *g, WgText *out)
{
    int best = msk_best_target(g);

    if (best != NONE) {
        print_phase(g, out);
        wg_print(out, "{aim %s}", moskowa_hex_name[best]);
    }
}

static void
best_attack(const Game *g, WgText *out)
{
    int best = NONE, most = -1;
    bool held[HEXES] = { false };

    for (int i = 0; i < g->placed; i++) {
        held[g->unit[g->stack[i]].hex] = true;
    }
    for (int hex = 0; hex < HEXES; hex++) {
        WgAction attack = { ATTACK, { (int16_t)hex, 0, 0 } };

        if (held[hex] && msk_judge_defender(g, &attack) == NULL) {
            int won = msk_cells_won(g, hex);

            if (won > most && (msk_is_likely_taken(g, hex)
                        || msk_is_duty(g, hex))) {
                most = won;
                best = hex;
            }
        }
    }
    if (best != NONE) {
        print_phase(g, out);
        wg_print(out, "{attack %s}", moskowa_hex_name[best]);
    }
}

/* Another of several commanders is asked himself. */
static void
unless_joining(const Game *g, const char *action, WgText *out)
{
    print_phase(g, out);
    wg_add(out, g->joining == NONE ? action : "{}");
}

void
msk_query_rest(const Game *g, WgText *out)
{
    switch (g->flow.side < 0 ? NONE : g->flow.decision) {
    case ASK_TARGET:
        best_fire(g, out);
        break;
    case ASK_FIRERS:
        unless_joining(g, "fire", out);
        break;
    case ASK_DEFENDER:
        best_attack(g, out);
        break;
    case ASK_ATTACKERS:
        unless_joining(g, "fight", out);
        break;
    case ASK_EVASION:
    case ASK_EVADING:
    case ASK_ADVANCE:
    case ASK_LEADER:
    case ASK_DEFENDING_LEADER:
    case ASK_LOSSES:
    case ASK_RETREAT:
        print_phase(g, out);
        wg_add(out, "{}");
        break;
    default:
        break;
    }
}
