/*
 * prepare.c --
 *
 *      11.0 Before the first turn: the dice of the options (13.41, 13.45), the
 *      set-up of either side, and who holds the bridge (13.43).
 */

#include <string.h>

#include "chapters.h"

static void
roll_alert(Game *g)
{
    if (g->option[OPT_ALERT]) {
        wg_roll(g, 1);
    }
}

static void
read_alert(Game *g)
{
    if (g->option[OPT_ALERT]) {
        g->track = (int8_t)(wg_die(g, 0) - 1);
        wg_tell(g, TRACK_MOVED, g->track, g->track, 0, 0);
    }
}

static void
roll_ney(Game *g)
{
    if (g->option[OPT_NEY]) {
        wg_roll(g, 1);
    }
}

/* Ney and one of three divisions are not in the game. */
static void
read_ney(Game *g)
{
    static const char *const division[] = { "ledru", "razout", "zajonczek" };

    if (!g->option[OPT_NEY]) {
        return;
    }
    for (int u = 0; u < FRENCH_PIECES; u++) {
        const char *key = piece_of(g, u)->key;

        if (strcmp(key, "ney") == 0
                || strcmp(key, division[(wg_die(g, 0) - 1) / 2]) == 0) {
            ber_put(g, u, ABSENT);
            wg_tell(g, NEY_LOST, u, 0, 0, 0);
        }
    }
}

static void
ask_russians(Game *g)
{
    if (g->option[OPT_BRIDGE]) {
        ber_release_all(g);
        g->alarm = 1;
    }
    if (g->scenario == TWO_PLAYERS) {
        wg_ask(g, RUSSIAN, ASK_RUSSIAN_SETUP);
    }
}

static void
ask_french(Game *g)
{
    wg_ask(g, FRENCH, ASK_FRENCH_SETUP);
}

/* 13.43 Where the French have not set up over the bridge a Russian comes
   forward. */
static void
hold_bridge(Game *g)
{
    if (!g->option[OPT_BRIDGE]) {
        return;
    }
    if (g->stack[FRENCH][HEX(5613)] == 0) {
        ber_move_guard(g, HEX(5513), HEX(5613));
        return;
    }
    for (int u = g->top[HEX(5613)]; u != NONE; u = g->unit[u].below) {
        ber_watch(g, u);
    }
}

const WgStep berezina_preparations[] = {
    { "13.41", "a die: how alert are they?",  roll_alert },
    { "13.41", "the track's first box",       read_alert },
    { "13.45", "a die: who is lost with Ney", roll_ney },
    { "13.45", "Ney is never heard of again", read_ney },
    { "11.1",  "the Russians set up",         ask_russians },
    { "11.3",  "the French set up",           ask_french },
    { "13.43", "who holds the bridge",        hold_bridge },
    {0}
};
