/*
 * retreat.c --
 *
 *      5.3.2, 6.4: the defender spends the disc to draw out of a battle.
 */

#include "chapters.h"

/* One of the defender's units that can leave, or NONE. */
static int
next_to_go(const Game *g)
{
    int side = mon_defender(g);

    for (int u = first_of(side); u < end_of(side); u++) {
        if (mon_in_battle(g, u) && !no_areas(mon_open(g, u))) {
            return u;
        }
    }
    return NONE;
}

const char *
mon_judge_stand(const Game *g, const WgAction *a)
{
    if (a->verb == RETREAT) {
        return next_to_go(g) != NONE ? NULL : "6.4 no-way-out";
    }
    return a->verb == STAND ? NULL : "5.3.2 not-now";
}

void
mon_propose_stand(const Game *g, WgOffer *out)
{
    (void)g;
    wg_may(out, STAND, 0, 0, 0);
    wg_propose(out, RETREAT, 0, 0, 0);
}

void
mon_apply_stand(Game *g, const WgAction *a)
{
    int side = mon_defender(g);

    if (a->verb == STAND) {
        wg_tell(g, STOOD, side, 0, 0, 0);
        return;
    }
    g->battle.retreating = true;
    wg_tell(g, RETREATED, side, g->battle.area, 0, 0);
    mon_spend_disc(g);
}

/* 6.4 All of them; who finds no room is lost. */
void
mon_ask_withdraw(Game *g)
{
    int side = mon_defender(g);

    if (!g->battle.retreating) {
        return;
    }
    if (next_to_go(g) != NONE) {
        wg_ask(g, side, ASK_WITHDRAW);
        return;
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        if (mon_in_battle(g, u)) {
            mon_eliminate(g, u);
        }
    }
    mon_end_if_decided(g);
}

const char *
mon_judge_withdraw(const Game *g, const WgAction *a)
{
    int u = a->arg[0], area = a->arg[1];

    if (a->verb != WITHDRAW) {
        return "6.4 not-now";
    }
    if (side_of(u) != mon_defender(g) || !mon_in_battle(g, u)) {
        return "6.4 not-here";
    }
    if (area >= AREAS || !has_area(&monday_near[g->battle.area], area)) {
        return "6.4 not-adjacent";
    }
    if (g->owner[area] != side_of(u)) {
        return "6.4 not-controlled";
    }
    return mon_full(g, u, area) ? "1.2 full" : mon_barred(g, u, area);
}

void
mon_propose_withdraw(const Game *g, WgOffer *out)
{
    int side = mon_defender(g);

    for (int u = first_of(side); u < end_of(side); u++) {
        if (mon_in_battle(g, u)) {
            Areas open = mon_open(g, u);

            while (!no_areas(open)) {
                wg_may(out, WITHDRAW, u, take_area(&open), 0);
            }
        }
    }
}

void
mon_apply_withdraw(Game *g, const WgAction *a)
{
    wg_tell(g, WITHDREW, a->arg[0], g->battle.area, a->arg[1], 0);
    mon_place(g, a->arg[0], a->arg[1]);
    wg_again(g);
    mon_end_if_decided(g);
}
