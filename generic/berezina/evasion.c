/*
 * evasion.c --
 *
 *      7.5 Cavalry retreats before combat; displace.c makes room for it.
 */

#include "chapters.h"

/* ---- whether it may ---- */

/* Of those whom the enemy can see, or of all. */
static bool
is_all_cavalry(const Game *g, int side, int hex, bool seen)
{
    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        if (side_of(u) == side && is_combat_unit(piece_of(g, u))
                && !is_cavalry(piece_of(g, u))
                && (!seen || ber_is_seen(g, u))) {
            return false;
        }
    }
    return g->stack[side][hex] > 0;
}

/* R-B27 Nobody in reach of them is mounted, but for those who have fired at
   another hex. */
static bool
is_attacked_on_foot(const Game *g, int side, int hex)
{
    for (int u = first_of(!side); u < end_of(!side); u++) {
        if (is_fighting(g, u) && is_cavalry(piece_of(g, u))
                && (!g->unit[u].fired || g->unit[u].aim == hex)
                && ber_in_reach(g, u, hex)) {
            return false;
        }
    }
    return true;
}

/* 8.3 How many more can cross the bridges of a ford. */
static int
crossings_at(const Game *g, int ford)
{
    return ford == NONE ? 0 : ber_crossings_left(&g->bridge[ford][0])
            + ber_crossings_left(&g->bridge[ford][1]);
}

/* 7.5.2, 3.2.5 One hex, where no enemy is, nor his zone unless friends are
   there, nor over the river but by a bridge; with room for all, if need be made
   by others. */
static const char *
judge_evasion(const Game *g, int side, int from, int to)
{
    int d = wg_hex_side(&berezina_grid, from, to), coming, there;

    if (d < 0) {
        return "7.5 not-beside";
    }
    if (ber_has_enemy(g, side, to) || g->rabble[to] > 0) {
        return "7.5.2 enemy";
    }
    if (ber_in_zone(g, side, to) && g->stack[side][to] == 0) {
        return "7.5.2 zone";
    }
    coming = g->stack[side][from];
    if (has_side(berezina_hex[from].river, d)
            && crossings_at(g, ford_at(from, d)) < coming) {
        return "7.5.2 river";
    }
    there = g->stack[side][to];
    return coming + there <= MOST_STACKED
            || ber_can_displace(g, side, to, coming + there - MOST_STACKED)
            ? NULL : "3.1.4 no-room";
}

static bool
can_evade(const Game *g, int side, int hex)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];

        if (to >= 0 && judge_evasion(g, side, hex, to) == NULL) {
            return true;
        }
    }
    return false;
}

/* ---- doing it ---- */

/* All but Rabble; 8.3 a bridge bears them like others. */
static void
evade_to(Game *g, int side, int hex, int to)
{
    int ford = ford_at(hex, wg_hex_side(&berezina_grid, hex, to));

    for (int u = g->top[hex], below; u != NONE; u = below) {
        below = g->unit[u].below;
        if (side_of(u) == side && piece_of(g, u)->kind != RABBLE) {
            if (ford != NONE) {
                ber_cross(g, u, &g->bridge[ford][ber_free_bridge(g, ford,
                            piece_of(g, u)->kind == LEADER)]);
            }
            g->shot.fled += is_combat_unit(piece_of(g, u));
            ber_put(g, u, to);
            wg_tell(g, EVADED, u, hex, to, 0);
            ber_watch(g, u);
        }
    }
}

/* The automaton: into the best of them, without displacing if it can, away
   from the firer. */
static int
best_evasion(const Game *g, int side, int hex)
{
    int best = NONE, worth = 0;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d], value;

        if (to < 0 || judge_evasion(g, side, hex, to) != NULL) {
            continue;
        }
        value = 100 - 50 * (g->stack[side][hex] + g->stack[side][to]
                > MOST_STACKED) + distance(g->unit[g->shot.firer].place, to);
        if (best == NONE || value > worth || (value == worth && to < best)) {
            best = to;
            worth = value;
        }
    }
    return best;
}

/* 7.5 May all who are with this one retreat before the fire, as far as the
   enemy knows?  3.4 Who may be cavalry is asked like cavalry. */
bool
ber_may_evade(const Game *g, int target)
{
    int hex = g->unit[target].place, side = side_of(target);

    return is_fighting(g, target) && is_all_cavalry(g, side, hex, true)
            && is_attacked_on_foot(g, side, hex) && can_evade(g, side, hex);
}

/* Russians always do, if they can; the French as they like. */
void
ber_offer_evasion(Game *g)
{
    int target = g->shot.target, hex = g->unit[target].place;
    int side = side_of(target);

    if (!ber_may_evade(g, target)) {
        return;
    }
    if (side == RUSSIAN && g->scenario == SOLITAIRE) {
        evade_to(g, side, hex, best_evasion(g, side, hex));
    } else {
        wg_ask(g, side, ASK_EVADE);
    }
}

void
ber_propose_evade(const Game *g, WgOffer *out)
{
    int hex = g->shot.hex, side = side_of(g->shot.target);
    bool mounted = is_all_cavalry(g, side, hex, false);

    for (int d = 0; mounted && d < WG_HEX_SIDES; d++) {
        int to = berezina_near[hex][d];

        if (to >= 0 && judge_evasion(g, side, hex, to) == NULL) {
            wg_may(out, EVADE, to, 0, 0);
        }
    }
    if (side == FRENCH || !mounted) {
        wg_may(out, STAND, 0, 0, 0);
    }
}

const char *
ber_judge_evade(const Game *g, const WgAction *a)
{
    int side = side_of(g->shot.target);
    bool mounted = is_all_cavalry(g, side, g->shot.hex, false);

    if (a->verb == STAND) {
        return side == FRENCH || !mounted ? NULL : "7.5 must-retreat";
    }
    return a->verb != EVADE || a->arg[0] >= HEXES ? "7.5 not-now"
            : !mounted ? "7.5 not-mounted"
            : judge_evasion(g, side, g->shot.hex, a->arg[0]);
}

void
ber_apply_evade(Game *g, const WgAction *a)
{
    if (a->verb == EVADE) {
        evade_to(g, side_of(g->shot.target), g->shot.hex, a->arg[0]);
    }
}
