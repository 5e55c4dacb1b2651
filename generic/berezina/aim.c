/*
 * aim.c --
 *
 *      7.1, 7.4 Who may fire now, and at whom.
 */

#include "chapters.h"

bool
ber_is_ready(const Game *g, int u)
{
    return is_fighting(g, u) && !g->unit[u].fired
            && side_of(u) == g->firing && ber_rating(g, u) == g->rating;
}

/* 7.4 Two batteries in a hex fire at one hex: that at which the other has
   fired; NONE. */
static int
shared_target(const Game *g, int u)
{
    if (!is_artillery(piece_of(g, u))) {
        return NONE;
    }
    for (int v = g->top[g->unit[u].place]; v != NONE; v = g->unit[v].below) {
        if (v != u && is_artillery(piece_of(g, v)) && g->unit[v].fired) {
            return g->unit[v].aim;
        }
    }
    return NONE;
}

/* 7.1 No unit of a hex a second time while another has not been fired at. */
static bool
is_next(const Game *g, int target)
{
    for (int v = g->unit[target].shot == 0 ? NONE
            : g->top[g->unit[target].place]; v != NONE;
            v = g->unit[v].below) {
        if (side_of(v) == side_of(target) && is_fighting(g, v)
                && g->unit[v].shot == 0) {
            return false;
        }
    }
    return true;
}

/* A target is a combat unit; a leader only where no combat unit is with him
   (R-B15); Rabble for the Russians. */
static bool
is_target(const Game *g, int target)
{
    int hex = g->unit[target].place, side = side_of(target);

    return hex < HEXES && side != g->firing && (is_fighting(g, target)
            || g->stack[side][hex] == 0);
}

/* Whether its target is known or not. */
const char *
ber_judge_aim(const Game *g, int u, int target)
{
    int hex, shared;

    if (!ber_is_ready(g, u)) {
        return "7.1.1 not-ready";
    }
    if (!is_target(g, target)) {
        return "7.1 no-target";
    }
    hex = g->unit[target].place;
    if (distance(g->unit[u].place, hex) > ber_range(g, u)) {
        return is_artillery(piece_of(g, u)) ? "7.4 out-of-range"
                : "7.1 not-beside";
    }
    if (!ber_in_reach(g, u, hex)) {
        return "7.4.1 no-sight";
    }
    if (piece_of(g, target)->kind == RABBLE
            && distance(g->unit[u].place, hex) > 1) {
        return "7.4 no-target-afar";
    }
    shared = shared_target(g, u);
    if (shared != NONE && shared != hex) {
        return "7.4 same-hex";
    }
    return is_next(g, target) ? NULL : "7.1 others-first";
}

/* 3.4 A target that is not known has no name to be fired at by. */
const char *
ber_judge_shot(const Game *g, int u, int target)
{
    return ber_is_ready(g, u) && !ber_is_seen(g, target)
            && side_of(target) != g->firing ? "3.4 not-seen"
            : ber_judge_aim(g, u, target);
}

/* 3.4 The uppermost in a hex of those that are not known and may be fired at
   from afar; NONE. */
int
ber_unseen_target(const Game *g, int u, int hex)
{
    for (int t = hex < HEXES ? g->top[hex] : NONE; t != NONE;
            t = g->unit[t].below) {
        if (!ber_is_seen(g, t) && ber_judge_aim(g, u, t) == NULL) {
            return t;
        }
    }
    return NONE;
}
