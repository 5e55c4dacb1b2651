/*
 * fog.c --
 *
 *      3.4 What of two players one may not know.  How many counters are in a
 *      hex, in which order, which of them are leaders, and all guns are seen
 *      by all (R-B55): who is asked to fire from afar tells of them.
 */

#include "chapters.h"

static bool
is_combat(const Game *g)
{
    return g->phase == FIRST_COMBAT || g->phase == SECOND_COMBAT;
}

/* Does the other side stand beside that hex, if only Rabble under those who
   came upon it?  Artillery that fires from afar learns nothing. */
static bool
is_beside_enemy(const Game *g, int side, int hex)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        for (int v = near < 0 ? NONE : g->top[near]; v != NONE;
                v = g->unit[v].below) {
            if (side_of(v) != side) {
                return true;
            }
        }
    }
    return false;
}

/* 11.0 How a side is being set up is seen when it is done, the Russians
   first. */
static bool
is_setting_up(const Game *g, int side)
{
    return g->scenario == TWO_PLAYERS && g->phase == SET_UP
            && (side == FRENCH || g->flow.decision != ASK_FRENCH_SETUP);
}

/* Does everybody know which counter that is?  The uppermost combat unit of a
   stack is seen, or who is uppermost where there is none; and in a combat
   phase those that stand beside an enemy. */
bool
ber_is_seen(const Game *g, int u)
{
    int hex = g->unit[u].place, side = side_of(u);

    if (hex < HEXES && is_setting_up(g, side)) {
        return false;
    }
    if (g->scenario == SOLITAIRE || g->phase == FINISHED || hex >= HEXES
            || piece_of(g, u)->kind == RABBLE || is_artillery(piece_of(g, u))
            || (g->stack[side][hex] == 0 && g->top[hex] == u)) {
        return true;
    }
    for (int v = g->top[hex]; v != NONE; v = g->unit[v].below) {
        if (side_of(v) == side && is_combat_unit(piece_of(g, v))) {
            if (v == u) {
                return true;
            }
            break;
        }
    }
    return is_combat(g) && is_beside_enemy(g, side, hex);
}

/* ---- what both players may look at together ---- */

static bool
has_hidden(const Game *g, int hex)
{
    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        if (g->unit[u].piece < 0) {
            return true;
        }
    }
    return false;
}

/* One who might help the fire. */
static bool
has_hidden_leader(const Game *g, int hex)
{
    for (int u = g->top[hex]; u != NONE; u = g->unit[u].below) {
        if (g->unit[u].piece == HIDDEN_LEADER) {
            return true;
        }
    }
    return false;
}

/* Are they known who lead those who may fire now? */
static bool
are_known_leaders(const Game *g)
{
    for (int u = first_of(g->firing); u < end_of(g->firing); u++) {
        if (ber_is_ready(g, u) && ber_has_target(g, u)
                && has_hidden_leader(g, g->unit[u].place)) {
            return false;
        }
    }
    return true;
}

/* Of a position as the public sees it: is all known that counts in the fire
   which is asked for or rolled, or before it?  A leader below a gun that fires
   from afar is not, nor who retreats from there. */
bool
ber_is_open(const Game *g)
{
    int firer = g->shot.firer, target = g->shot.target;

    if (!is_combat(g)) {
        return false;
    }
    switch (g->flow.side == WG_CHANCE ? -1 : g->flow.decision) {
    case ASK_FIRE:
        return are_known_leaders(g);
    case ASK_EVADE:
        return !has_hidden(g, g->shot.hex);
    case ASK_DISPLACE:
        return on_map(g, target)
                && !has_hidden(g, g->unit[target].place);
    default:
        return firer != NONE && target != NONE && on_map(g, firer)
                && !has_hidden_leader(g, g->unit[firer].place);
    }
}

/* ---- what is told and seen ---- */

/* What happens to a unit that is not seen only its owner hears. */
void
ber_tell(Game *g, int event, int u, int b, int c, int d)
{
    if (ber_is_seen(g, u)) {
        wg_tell(g, event, u, b, c, d);
    } else {
        wg_tell_side(g, side_of(u), event, u, b, c, d);
    }
}

static void
hide(Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    if (g->mobile == u) {
        g->points = 0;
    }
    if (g->lost_unit == u + 1) {
        g->lost_unit = 0;
    }
    g->unit[u] = (Unit){
        .piece = piece_of(g, u)->kind == LEADER ? HIDDEN_LEADER : HIDDEN,
        .place = unit->place, .below = unit->below, .since = unit->since,
        .aim = NONE, .shot = unit->shot };
}

void
ber_redact(Game *g, int viewer)
{
    bool seen[PIECES], here[PIECES];

    for (int u = 0; u < PIECES; u++) {
        seen[u] = side_of(u) == viewer || ber_is_seen(g, u);
        here[u] = seen[u] || !is_setting_up(g, side_of(u));
    }
    for (int u = 0; u < PIECES; u++) {
        if (!here[u]) {
            ber_put(g, u, WAITING);
        }
        if (!seen[u]) {
            hide(g, u);
        }
    }
}
