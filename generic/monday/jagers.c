/*
 * jagers.c --
 *
 *      9.1: on yellow and red ground each Russian Jager of full strength may
 *      slip away from a battle, or fire before all others.
 */

#include "chapters.h"

static const char *
judge_jager(const Game *g, int u)
{
    if (!mon_in_battle(g, u) || block_of(g, u)->kind != JAGER) {
        return "9.1 not-jager";
    }
    if (g->unit[u].fired) {
        return "9.1 fired";
    }
    return g->unit[u].face > 0 ? "9.1 not-full" : NULL;
}

static void
ask_jagers(Game *g)
{
    for (int u = first_of(RUSSIAN); u < end_of(RUSSIAN)
            && is_contested(g, g->battle.area); u++) {
        if (judge_jager(g, u) == NULL) {
            wg_ask(g, RUSSIAN, ASK_JAGERS);
            return;
        }
    }
    wg_leave(g);
}

/* An ambush is a volley of its own. */
static void
ambush(Game *g)
{
    for (int u = first_of(RUSSIAN); u < end_of(RUSSIAN); u++) {
        if (g->unit[u].ready) {
            wg_call(g, VOLLEY);
            return;
        }
    }
}

/* Back to the question. */
static void
and_again(Game *g)
{
    for (int step = 0; step < 3; step++) {
        wg_repeat(g);
    }
}

const WgStep monday_jager_fire[] = {
    { "9.1", "Jagers",   ask_jagers },
    { "9.1", "ambush",   ambush },
    { "9.1", "others",   and_again },
    {0}
};

const char *
mon_judge_jagers(const Game *g, const WgAction *a)
{
    const char *why;
    Areas open;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != SKIRMISH && a->verb != AMBUSH) {
        return "9.1 not-now";
    }
    why = judge_jager(g, a->arg[0]);
    if (why || a->verb == AMBUSH) {
        return why;
    }
    open = mon_open(g, a->arg[0]);
    return a->arg[1] < AREAS && has_area(&open, a->arg[1])
            ? NULL : "9.1 nowhere-to-slip";
}

void
mon_propose_jagers(const Game *g, WgOffer *out)
{
    for (int u = first_of(RUSSIAN); u < end_of(RUSSIAN); u++) {
        if (judge_jager(g, u) == NULL) {
            Areas open = mon_open(g, u);

            wg_may(out, AMBUSH, u, 0, 0);
            while (!no_areas(open)) {
                wg_may(out, SKIRMISH, u, take_area(&open), 0);
            }
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

void
mon_apply_jagers(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (a->verb == SKIRMISH) {
        g->unit[u].face++;
        wg_tell(g, SKIRMISHED, u, g->battle.area, a->arg[1], 0);
        mon_place(g, u, a->arg[1]);
        mon_end_if_decided(g);
    } else if (a->verb == AMBUSH) {
        g->unit[u].ready = true;
        wg_tell(g, AMBUSHED, u, 0, 0, 0);
    } else {
        wg_leave(g);
    }
}
