/*
 * firers.c --
 *
 *      Who may fire at a hex: state, range, front, sight, and how many of a
 *      stack.
 */

#include "commanders.h"
#include "fire.h"
#include "noted.h"
#include "sight.h"

/* Fire.9: so many points of guns fire from a hex. */
enum { MOST_GUNS = 9 };

/* Fire.7; R-M04: limbered guns do not fire, nor who routs or is in road
   mode; Evasion.7 who is dispersed does. */
static const char *
bar_of_state(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);
    int state = g->unit[u].state;

    return is_person(p) ? "Fire.1 leader"
            : state & ROUTING ? "R-M04 routing"
            : state & ROAD_MODE ? "Roads in-road-mode"
            : is_guns(p) && !(state & UNLIMBERED) ? "Artillery.1 limbered"
            : has_fired(g, u) ? "Fire.7 has-fired"
            : !msk_obeys(g, u) ? "Miscellaneous.3 not-your-command" : NULL;
}

/* Fire.9 The top unit, or the top nine points of guns: R-M115 whole batteries
   that are unlimbered. */
static bool
is_uppermost(const Game *g, int u, Stack stack, int top)
{
    int points = 0;

    if (top == u) {
        return true;
    }
    if (!is_guns(piece_of(g, u))) {
        return false;
    }
    for (int i = 0; i < stack.count; i++) {
        int other = stack.slot[i];

        if (is_guns(piece_of(g, other))
                && (g->unit[other].state & UNLIMBERED)) {
            points += points_of(g, other);
        }
        if (other == u) {
            break;
        }
    }
    return points <= MOST_GUNS;
}

/* ---- Square.10, Square.15 ---- */

/* Can so many shots leave by a side each, of those that it may leave by? */
static bool
fits(const uint8_t *by, int count, uint8_t used)
{
    if (count == 0) {
        return true;
    }
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (has_side(by[0], side) && !has_side(used, side)
                && fits(by + 1, count - 1, (uint8_t)(used | 1 << side))) {
            return true;
        }
    }
    return false;
}

/* With those of its square who have fired or are about to. */
static bool
has_side_of_its_own(const Game *g, int u, int target)
{
    int hex = g->unit[u].hex, count = 0;
    Stack stack = msk_stack(g, hex);
    uint8_t by[WG_HEX_SIDES];

    by[count++] = msk_leaves_by(hex, target);
    for (int i = 0; i < stack.count; i++) {
        int other = stack.slot[i];
        int at = fire_part(g, other) == FIRES ? g->target
                : has_fired(g, other) ? bound_to(g, other) : OFF_MAP;

        if (other != u && at != OFF_MAP) {
            if (count == WG_HEX_SIDES) {
                return false;
            }
            by[count++] = msk_leaves_by(hex, at);
        }
    }
    return fits(by, count, 0);
}

/* ---- front and sight ---- */

static bool
is_in_square(const Game *g, int top)
{
    return top >= 0 && (g->unit[top].state & SQUARE);
}

/* Fire.5; Towns and Villages: but guns fire over their own front there. */
uint8_t
msk_fires_over_by(const Game *g, int u, int top)
{
    uint8_t front = msk_front_by(g, g->unit[u].hex, top);

    return is_guns(piece_of(g, u)) && !is_in_square(g, top)
            ? front & msk_front_of(g->unit[u].facing) : front;
}

uint8_t
msk_fires_over(const Game *g, int u)
{
    return msk_fires_over_by(g, u, msk_top(g, g->unit[u].hex));
}

bool
msk_is_in_sight(const Game *g, int u, int target)
{
    return msk_sees(g, g->unit[u].hex, target);
}

const char *
msk_bar_to_firing_of(const Game *g, int u, Stack stack, int top)
{
    const char *bar = bar_of_state(g, u);

    if (bar || is_in_square(g, top)) {
        return bar;
    }
    return msk_is_used(g, g->unit[u].hex) ? "Fire.9 hex-has-fired"
            : !is_uppermost(g, u, stack, top) ? "Fire.9 beneath" : NULL;
}

const char *
msk_bar_to_firing(const Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);

    return msk_bar_to_firing_of(g, u, stack, top_of(g, stack));
}

/* Melee.10: who has charged fires at those it has to attack, and at nobody
   else.  Howitzers: over whatever hides the hex (R-M116). */
const char *
msk_bar_to_aiming(const Game *g, int u, uint8_t over, int target)
{
    int from = g->unit[u].hex;

    if ((g->unit[u].state & MUST_ATTACK) && charged_hex(g, u) != target) {
        return "Charge.7 must-attack";
    }
    return msk_fire_value(g, u, msk_distance(from, target)) == 0
            ? "Fire.6 out-of-range"
            : !(over & msk_leaves_by(from, target)) ? "Fire.5 not-in-front"
            : piece_of(g, u)->type != HOWITZER
                && !msk_is_in_sight(g, u, target) ? "Sight.0 no-sight"
            : msk_is_square(g, from) && !has_side_of_its_own(g, u, target)
            ? "Square.15 same-side" : NULL;
}

const char *
msk_bar_to_fire(const Game *g, int u, int target)
{
    const char *bar;

    if (side_of(u) != g->firing || g->unit[u].hex == OFF_MAP) {
        return "Fire.7 not-yours";
    }
    bar = msk_bar_to_firing(g, u);
    return bar ? bar : msk_bar_to_aiming(g, u, msk_fires_over(g, u), target);
}

bool
msk_excludes(const Game *g, int u, int other)
{
    return u != other && !msk_is_square(g, g->unit[u].hex)
            && (!is_guns(piece_of(g, u)) || !is_guns(piece_of(g, other)));
}
