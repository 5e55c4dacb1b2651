/*
 * fog.c --
 *
 *      3.4 What of two players one may not know.  How many counters are in a
 *      hex, in which order, which of them are leaders, and all guns are seen
 *      by all (R-B55): who is asked to fire from afar tells of them.
 */

#include <string.h>

#include "outside.h"

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

/* 5.2 Who is out of command tells which leaders are near: of two players only
   its owner knows it, until the end. */
static bool
is_command_seen(const Game *g)
{
    return g->scenario == SOLITAIRE || g->phase == FINISHED;
}

void
ber_tell_command(Game *g, int u)
{
    if (is_command_seen(g)) {
        wg_tell(g, OUT_OF_COMMAND, u, 0, 0, 0);
    } else {
        wg_tell_side(g, side_of(u), OUT_OF_COMMAND, u, 0, 0, 0);
    }
}

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

    memset(&g->foresight, 0, sizeof g->foresight);
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
        if (side_of(u) != viewer && !is_command_seen(g)) {
            g->unit[u].out = 0;
        }
    }
}
