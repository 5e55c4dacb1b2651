/*
 * night.c --
 *
 *      Historical, Time: the next day, if the battle is drawn.
 */

#include "scenarios.h"

static void
ask(Game *g, int side)
{
    if (!g->day) {
        wg_ask(g, side, ASK_NEXT_DAY);
    }
}

static void ask_french(Game *g) { ask(g, WG_FIRST); }
static void ask_russians(Game *g) { ask(g, WG_SECOND); }

const char *
msk_judge_next_day(const Game *g, const WgAction *a)
{
    (void)g;
    return a->verb == NEXT_DAY || a->verb == DONE ? NULL
            : "Historical not-now";
}

void
msk_propose_next_day(const Game *g, WgOffer *out)
{
    (void)g;
    wg_may(out, NEXT_DAY, 0, 0, 0);
    wg_may(out, DONE, 0, 0, 0);
}

void
msk_apply_next_day(Game *g, const WgAction *a)
{
    g->day = a->verb == NEXT_DAY;
}

/* R-M162: the night is not played; all stand where they stood, and have
   rallied. */
static void
dawn(Game *g)
{
    if (!g->day) {
        wg_over(g);
        return;
    }
    g->clock = (int8_t)(scenario_of(g)->begins - 1);
    g->prolonged = 0;
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].state &= (uint16_t)~(ROUTING | DISPERSED);
    }
    wg_tell(g, DAY_BEGAN, 0, 0, 0, 0);
}

const WgStep msk_end_of_day[] = {
    { "Historical",     "the French",   ask_french },
    { "Historical",     "the Russians", ask_russians },
    { "Historical",     "the next day", dawn },
    {0}
};
