/*
 * equals.c --
 *
 *      6.3.1.6 Where several moves of a Russian are as good: who decides, and
 *      what the player answers.
 *
 *      As the option says the program decides or the player, who may change
 *      that whenever the French decide something.  Who is asked may let the
 *      program choose this once (done), for this command, for this phase, or
 *      from now on.
 */

#include "automaton.h"

/* ---- who decides ---- */

/* Is the player asked about this command? */
bool
aut_asks(const Game *g, int corps)
{
    return g->decider == PLAYER_DECIDES
            || (g->decider == COMMAND_TRUSTED && g->trusted != corps);
}

static bool
is_asked(const Game *g)
{
    return g->equals.count > 0 && g->shot.firer != NONE
            && g->phase == RUSSIAN_MOVEMENT;
}

/* At the French decisions of a solitaire match: the other decider. */
void
ber_propose_decider(const Game *g, WgOffer *out)
{
    if (g->scenario == SOLITAIRE) {
        wg_may(out, DECIDE, g->decider == PROGRAM_DECIDES ? PLAYER_DECIDES
                : PROGRAM_DECIDES, 0, 0);
    }
}

const char *
ber_judge_decider(const Game *g, const WgAction *a)
{
    int who = a->arg[0];

    if (who < PLAYER_DECIDES || who > PROGRAM_DECIDES) {
        return "6.3.1 not-now";
    }
    if (is_asked(g)) {
        return who == PLAYER_DECIDES ? "6.3.1 not-now" : NULL;
    }
    return g->scenario != SOLITAIRE || (who != PLAYER_DECIDES
                && who != PROGRAM_DECIDES)
            || (who == PROGRAM_DECIDES) == (g->decider == PROGRAM_DECIDES)
            ? "6.3.1 not-now" : NULL;
}

void
ber_apply_decider(Game *g, const WgAction *a)
{
    g->decider = (int8_t)a->arg[0];
    wg_tell(g, DECIDER, g->decider, 0, 0, 0);
}

/* ---- among equals ---- */

void
ber_propose_equals(const Game *g, WgOffer *out)
{
    for (int i = 0; i < g->equals.count; i++) {
        wg_may(out, GO_TO, g->shot.firer, g->equals.hex[i], 0);
    }
    for (int who = COMMAND_TRUSTED; who <= PROGRAM_DECIDES; who++) {
        wg_may(out, DECIDE, who, 0, 0);
    }
    wg_may(out, DONE, 0, 0, 0);
}

const char *
ber_judge_equals(const Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb == DECIDE) {
        return ber_judge_decider(g, a);
    }
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

static bool
is_there(const Quest *quest, int hex)
{
    return hex == quest->enough;
}

static void
go(Game *g, int u, int hex, int reason)
{
    Quest there = { .will_do = is_there, .enough = hex };
    WgHexReach reach;
    Walk walk;

    if (hex == g->unit[u].place) {
        g->unit[u].moved = 1;
        ber_end_move(g);
        return;
    }
    walk = aut_walk_of(g, u, g->equals.reason);
    aut_reach(&walk, u, &there, &reach);
    aut_walk_to(g, u, hex, &walk, &reach, reason);
    if (g->fording != NONE) {
        wg_call(g, FORDING);
    }
}

/* Whoever trusts the program is not asked when the command goes on. */
void
ber_apply_equals(Game *g, const WgAction *a)
{
    int u = g->shot.firer;

    g->shot.firer = NONE;
    if (a->verb == DECIDE) {
        g->trusted = piece_of(g, u)->corps;
        ber_apply_decider(g, a);
    } else if (a->verb == DONE) {
        go(g, u, g->equals.hex[0], g->equals.reason);
    } else {
        go(g, u, a->arg[1], BY_PLAYER);
    }
}
