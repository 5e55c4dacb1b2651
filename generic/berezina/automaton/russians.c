/*
 * russians.c --
 *
 *      6.3 The Russian Movement Phase, as the automaton plays it: command by
 *      command (commands.c), tried again where somebody would be left
 *      (rehearsals.c).
 */

#include "automaton.h"

/* ---- RUSSIAN_MOVES ---- */

static void
russians(Game *g)
{
    g->phase = RUSSIAN_MOVEMENT;
    wg_tell(g, PHASE_BEGAN, g->phase, 0, 0, 0);
    ber_clear_trails(g);
    g->foresight.count = 0;
    if (g->decider != PROGRAM_DECIDES) {
        g->decider = PLAYER_DECIDES;            /* nobody is trusted longer */
    }
}

static void
move_all(Game *g)
{
    if (!aut_move(g)) {
        wg_repeat(g);
        if (g->fording != NONE) {
            wg_call(g, FORDING);
        } else {
            wg_ask(g, g->scenario == SOLITAIRE ? FRENCH : RUSSIAN, ASK_EQUALS);
        }
    }
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
    { "6.3.6", "beaten commands retreat",    ber_retreat_russians },
    { "6.3.1", "command by command",         move_all },
    { "12.0",  "or as a player wants",       ask_second_player },
    { "3.1.4", "two combat units a hex",     ber_check_stacks },
    {0}
};
