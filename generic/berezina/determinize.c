/*
 * determinize.c --
 *
 *      A position for one who sees the uppermost of enemy stacks (3.4):
 *      what may stand below, and what follows from it.
 */

#include <string.h>

#include "../core/moments.h"
#include "outside.h"

/* ---- can it be played on? ---- */

enum { EITHER_COMBAT = -1 };

static const WgLink links[] = {
    { PREPARATIONS, WHOLE_GAME, "turns" },
    { GAME_TURN, WHOLE_GAME, "turns" },
    { MORALE, GAME_TURN, "French Movement Phase" },
    { AFMET, MORALE, "French command" },
    { FRENCH_MOVES, GAME_TURN, "1st Joint Combat Phase" },
    { COMBAT, GAME_TURN, "the Russian bridge" },
    { RUSSIAN_MOVES, GAME_TURN, "2nd Joint Combat Phase" },
    { COMBAT, GAME_TURN, "Engineering Phase" },
    { RATING, COMBAT, "the next side and rating" },
    { RATING, COMBAT, NULL },
    { ONE_FIRE, RATING, "fire by fire" },
    { ENGINEERS_WORK, GAME_TURN, "Bridge Breakdown Phase" }
};

/* What each needs is its phase. */
static const WgMoment moments[] = {
    { ASK_RUSSIAN_SETUP, PREPARATIONS, "the French set up", SET_UP },
    { ASK_FRENCH_SETUP, PREPARATIONS, "who holds the bridge", SET_UP },
    { ASK_TREASURE, AFMET, "treasures abandoned", MORALE_PHASE },
    { ASK_STEP, AFMET, "steps lost", MORALE_PHASE },
    { ASK_MOVE, FRENCH_MOVES, "two combat units a hex", FRENCH_MOVEMENT },
    { ASK_EXIT, FRENCH_MOVES, "two combat units a hex", FRENCH_MOVEMENT },
    { ASK_EXCESS, FRENCH_MOVES, "two combat units a hex", FRENCH_MOVEMENT },
    { ASK_EQUALS, RUSSIAN_MOVES, "command by command", RUSSIAN_MOVEMENT },
    { ASK_RUSSIAN_MOVE, RUSSIAN_MOVES, "two combat units a hex",
        RUSSIAN_MOVEMENT },
    { ASK_EXCESS, RUSSIAN_MOVES, "two combat units a hex", RUSSIAN_MOVEMENT },
    { ASK_FIRE, RATING, "the next rating", EITHER_COMBAT },
    { ASK_EVADE, ONE_FIRE, "who makes room for it", EITHER_COMBAT },
    { ASK_DISPLACE, ONE_FIRE, "who makes room for it", EITHER_COMBAT },
    { ASK_BUILD, ENGINEERS_WORK, "two dice for the Russians", ENGINEERING }
};

static const WgMoments questions = {
    berezina_procedures, links, sizeof links / sizeof *links,
    moments, sizeof moments / sizeof *moments
};

static bool
is_shot(const Game *g)
{
    int firer = g->shot.firer, target = g->shot.target;

    return firer >= 0 && target >= 0 && side_of(firer) != side_of(target)
            && is_fighting(g, firer) && is_fighting(g, target)
            && g->shot.hex >= 0;
}

static bool
is_playable(const Game *g)
{
    const WgMoment *moment = wg_moment(&questions, g);

    if (!moment || !(moment->needs == EITHER_COMBAT ? is_combat(g)
            : g->phase == moment->needs)) {
        return false;
    }
    switch (g->flow.decision) {
    case ASK_EVADE:
    case ASK_DISPLACE:
        return is_shot(g) && g->rating >= RATING_A && g->rating <= RATING_D;
    case ASK_EQUALS:
        return g->shot.firer >= FRENCH_PIECES && g->equals.count > 0
                && (on_map(g, g->shot.firer)
                    || g->unit[g->shot.firer].place == ARRIVING);
    default:
        return g->shot.firer == NONE && g->fording == NONE
                && (g->flow.decision != ASK_FIRE || (g->rating >= RATING_A
                    && g->rating <= RATING_D));
    }
}

/* ---- what is not seen ---- */

/* Who is seen in a stack: its uppermost combat unit; NONE. */
static int
seen_above(const Game *g, int u)
{
    int v = g->top[g->unit[u].place];

    while (v != NONE && (side_of(v) != side_of(u) || g->unit[v].piece < 0)) {
        v = g->unit[v].below;
    }
    return v;
}

/* Something of the same kind.  The frozen men of Tchlaplatz (6.3.3) stand by
   themselves. */
static bool
may_be(const Game *g, int u, int piece)
{
    const Piece *p = counter(piece);
    int seen = on_map(g, u) ? seen_above(g, u) : NONE;

    return (p->kind == LEADER) == (g->unit[u].piece == HIDDEN_LEADER)
            && p->kind != RABBLE
            && (on_map(g, u) || ber_home_of(piece) != NONE)
            && (side_of(u) == FRENCH || g->released[TCHLAPLATZ]
                || seen == NONE || (p->corps == TCHLAPLATZ)
                    == (piece_of(g, seen)->corps == TCHLAPLATZ));
}

/* 11.0 The French are not seen while the Russians set up. */
static bool
is_set_up_later(const Game *g, int u)
{
    return g->flow.decision == ASK_RUSSIAN_SETUP && side_of(u) == FRENCH
            && g->unit[u].place == WAITING;
}

static bool
determinize_unit(Game *g, int u, bool *taken, WgLots *lots)
{
    int found = 0, chosen = NONE;

    for (int piece = first_of(side_of(u)); piece < end_of(side_of(u));
            piece++) {
        if (!taken[piece] && may_be(g, u, piece)
                && wg_lot(lots, (unsigned)++found) == 0) {
            chosen = piece;
        }
    }
    if (chosen == NONE) {
        return false;
    }
    taken[chosen] = true;
    g->unit[u].piece = (int16_t)chosen;
    if (!on_map(g, u)) {
        ber_put(g, u, ber_home_of(chosen));
        g->unit[u].treasure = side_of(u) == FRENCH
                && is_combat_unit(counter(chosen));
    } else if (is_combat_unit(counter(chosen))) {
        g->unit[u].losses = (int8_t)wg_lot(lots, STEPS);
        g->unit[u].treasure = (int8_t)(side_of(u) == FRENCH
                && wg_lot(lots, 2));
    }
    return true;
}

static bool
determinize_all(Game *g, WgLots *lots)
{
    bool taken[PIECES] = { false };

    for (int u = 0; u < PIECES; u++) {
        if (g->unit[u].piece >= 0) {
            taken[g->unit[u].piece] = true;
        }
    }
    for (int u = 0; u < PIECES; u++) {
        if (g->unit[u].piece < 0 && ((!on_map(g, u) && !is_set_up_later(g, u))
                || !determinize_unit(g, u, taken, lots))) {
            return false;
        }
    }
    return true;
}

/* ---- what follows from the rest ---- */

/* The uppermost of each hex is whom nobody has above him.  False if stacks are
   not what they should be. */
static bool
stack_again(Game *g)
{
    bool above[PIECES] = { false };
    int left = 0;

    for (int u = 0; u < PIECES; u++) {
        int below = g->unit[u].below;

        if (below != NONE) {
            if (above[below] || !on_map(g, u)
                    || g->unit[below].place != g->unit[u].place) {
                return false;
            }
            above[below] = true;
        }
    }
    for (int hex = 0; hex < HEXES; hex++) {
        g->top[hex] = NONE;
    }
    for (int u = 0; u < PIECES; u++) {
        if (on_map(g, u) && !above[u]) {
            if (g->top[g->unit[u].place] != NONE) {
                return false;
            }
            g->top[g->unit[u].place] = (int16_t)u;
        }
        left += on_map(g, u);
    }
    for (int hex = 0; hex < HEXES; hex++) {
        for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
            left--;
        }
    }
    return left == 0;           /* none goes round in a ring */
}

static void
count_again(Game *g)
{
    memset(g->stack, 0, sizeof g->stack);
    memset(g->zone, 0, sizeof g->zone);
    memset(g->rabble, 0, sizeof g->rabble);
    for (int u = 0; u < PIECES; u++) {
        if (on_map(g, u)) {
            ber_count(g, u, g->unit[u].place, 1);
        }
    }
}

/* The ways on which the Russians went lead along sides of hexes on the map. */
static bool
is_way(const Trail *trail)
{
    int hex = trail->from;

    for (int i = 0; i < trail->steps; i++) {
        int side = trail->side[i / 2] >> (i % 2 ? 4 : 0) & 15;

        if (hex < 0 || side >= WG_HEX_SIDES) {
            return false;
        }
        hex = berezina_near[hex][side];
    }
    return trail->steps == 0 || hex >= 0;
}

static bool
has_ways(const Game *g)
{
    for (int i = 0; i < PIECES - FRENCH_PIECES; i++) {
        if (!is_way(&g->trail[i])) {
            return false;
        }
    }
    return true;
}

bool
ber_determinize(Game *g, int viewer, WgLots *lots)
{
    (void)viewer;
    if (!has_ways(g) || !stack_again(g)) {
        return false;
    }
    count_again(g);
    return is_playable(g) && determinize_all(g, lots);
}
