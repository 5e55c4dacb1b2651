/*
 * exits.c --
 *
 *      10.1 Off the map by the exits, and which of them the French choose.
 */

#include "chapters.h"

enum { LAST_FREE_EXIT = 23 };

/* The exit at a hex; NONE. */
int
ber_exit_at(int hex)
{
    for (int e = 0; e < EXITS; e++) {
        if (berezina_exit[e] == hex) {
            return e;
        }
    }
    return NONE;
}

/* In half points, by road or without. */
static int
cost_of_leaving(int hex)
{
    return berezina_hex[hex].road ? 1 : 2;
}

const char *
ber_judge_leave(const Game *g, int u)
{
    int hex = g->unit[u].place;

    if (side_of(u) != FRENCH || hex >= HEXES || ber_exit_at(hex) == NONE
            || piece_of(g, u)->kind == RABBLE) {
        return "10.1 no-exit";
    }
    if (g->unit[u].moved) {
        return "6.1.1 moved-already";
    }
    if (g->lost_unit == u + 1) {
        return "13.2 lost-road";
    }
    return g->mobile == u && g->points < cost_of_leaving(hex)
            ? "6.1.7 too-dear" : NULL;
}

/* Could it leave the map from there, with so many points left? */
bool
ber_could_leave(const Game *g, int u, int hex, int points)
{
    return side_of(u) == FRENCH && piece_of(g, u)->kind != RABBLE
            && ber_exit_at(hex) != NONE && points >= cost_of_leaving(hex);
}

/* R-B50 After turn 23 whoever leaves elsewhere than was chosen is lost. */
bool
ber_is_lost_at(const Game *g, int e)
{
    return g->turn > LAST_FREE_EXIT && e != g->exit;
}

void
ber_leave(Game *g, int u)
{
    int e = ber_exit_at(g->unit[u].place);

    ber_end_move(g);
    g->unit[u].moved = 1;
    wg_tell(g, LEFT_MAP, u, g->unit[u].place, 0, 0);
    if (ber_is_lost_at(g, e)) {
        ber_write_off(g, u);
        return;
    }
    ber_put(g, u, EXITED);
    if (!g->left && is_combat_unit(piece_of(g, u))) {
        g->left = 1;
        ber_move_track(g, -1, SHIFT_EXIT);      /* 5.3.2 */
    }
}

void
ber_propose_exit(const Game *g, WgOffer *out)
{
    (void)g;
    for (int e = 0; e < EXITS; e++) {
        wg_may(out, CHOOSE_EXIT, berezina_exit[e], 0, 0);
    }
}

const char *
ber_judge_exit(const Game *g, const WgAction *a)
{
    (void)g;
    return a->verb != CHOOSE_EXIT ? "10.1 not-now"
            : ber_exit_at(a->arg[0]) == NONE ? "10.1 no-exit" : NULL;
}

void
ber_apply_exit(Game *g, const WgAction *a)
{
    g->exit = (int8_t)ber_exit_at(a->arg[0]);
    wg_tell(g, EXIT_CHOSEN, a->arg[0], 0, 0, 0);
    wg_again(g);
}

/* As soon as a French combat unit that is no engineer stands on the west bank,
   R-B50 at the far end of the bridge that is intact, too. */
bool
ber_must_choose(const Game *g)
{
    for (int u = 0; u < FRENCH_PIECES && g->exit == NONE; u++) {
        if (is_fighting(g, u) && piece_of(g, u)->kind != ENGINEER
                && bank_of(g->unit[u].place) == WEST) {
            return true;
        }
    }
    return false;
}
