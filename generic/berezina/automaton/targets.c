/*
 * targets.c --
 *
 *      7.1.2 At whom the automaton fires, and what made it choose.
 */

#include <string.h>

#include "../chapters.h"

/* ---- which target is better ---- */

/* What counts, in the order of AT_UNIT...: more is better.  The rulebook has
   the first three; the others are ours. */
static int
worth(const Game *g, int target, int aim)
{
    const Unit *unit = &g->unit[target];

    switch (aim) {
    case AT_UNIT:
        return is_fighting(g, target) ? 2
                : piece_of(g, target)->kind == LEADER;
    case AT_FRESH:
        return -unit->shot;
    case AT_BEST:
        return -ber_rating(g, target);
    case AT_WEAK:
        return unit->losses;
    case AT_RICH:
        return unit->treasure;
    default:
        return -unit->piece;
    }
}

/* The first that tells one from the other. */
static int
difference(const Game *g, int target, int other)
{
    int aim = AT_UNIT;

    while (aim < AT_FIRST && worth(g, target, aim) == worth(g, other, aim)) {
        aim++;
    }
    return aim;
}

/* ---- the target of one unit ---- */

/* The best of the targets as they are found. */
typedef struct BestTarget {
    bool any;                   /* the first will do */
    int best, aim;              /* aim: what tells it from the next best */
} BestTarget;

/* Is the search over? */
static bool
consider(const Game *g, int u, int target, BestTarget *found)
{
    if (side_of(target) == g->firing || ber_judge_aim(g, u, target) != NULL) {
        return false;
    }
    if (found->best == NONE) {
        found->best = target;
    } else {
        int aim = difference(g, target, found->best);

        if (worth(g, target, aim) > worth(g, found->best, aim)) {
            found->best = target;
            found->aim = aim;
        } else if (aim > found->aim) {
            found->aim = aim;
        }
    }
    return found->any;
}

/* Of the combat units beside it, or else, 7.3.2, of all that artillery sees. */
static void
choose(const Game *g, int u, BestTarget *found)
{
    int range = ber_range(g, u);

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[g->unit[u].place][d];

        for (int t = near < 0 ? NONE : g->top[near]; t != NONE;
                t = g->unit[t].below) {
            if (consider(g, u, t, found)) {
                return;
            }
        }
    }
    if (range == 1 || (found->best != NONE && is_fighting(g, found->best))) {
        return;
    }
    for (int t = first_of(!g->firing); t < end_of(!g->firing); t++) {
        int from = g->unit[u].place, hex = g->unit[t].place;

        if (hex < HEXES && is_within(range, from, hex)
                && !is_within(1, from, hex) && consider(g, u, t, found)) {
            return;
        }
    }
}

/* Can a unit that is ready fire at anybody? */
bool
ber_has_target(const Game *g, int u)
{
    BestTarget found = { true, NONE, AT_ONLY };

    choose(g, u, &found);
    return found.best != NONE;
}

/* ---- fire by fire ---- */

/* Where a side's pieces are: a row of the map each, a bit each hex. */
typedef struct Crowd {
    uint32_t row[ROWS];
} Crowd;

static void
make_crowd(const Game *g, int side, Crowd *crowd)
{
    memset(crowd, 0, sizeof *crowd);
    for (int u = first_of(side); u < end_of(side); u++) {
        if (on_map(g, u)) {
            int hex = g->unit[u].place;

            crowd->row[hex / COLUMNS] |= 1u << hex % COLUMNS;
        }
    }
}

static bool
is_near_crowd(const Crowd *crowd, int hex, int range)
{
    Span rows = rows_about(hex, range);

    for (int row = rows.first; row < rows.end; row++) {
        Span span = span_about(hex, range, row);
        uint32_t bits = (1u << (span.end - span.first)) - 1;

        if (crowd->row[row] & bits << (span.first - row * COLUMNS)) {
            return true;
        }
    }
    return false;
}

/* R-B03 The next of the Russians in the order of their hexes fires, and the
   step runs again; or nobody can. */
void
ber_fire_next(Game *g)
{
    BestTarget chosen = { false, NONE, AT_ONLY };
    int next = NONE;
    bool made = false;
    Crowd french;

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int hex = g->unit[u].place;

        if (hex >= (next == NONE ? HEXES : g->unit[next].place)
                || !ber_is_ready(g, u)) {
            continue;
        }
        if (!made) {
            make_crowd(g, FRENCH, &french);
            made = true;
        }
        if (is_near_crowd(&french, hex, ber_range(g, u))) {
            BestTarget found = { false, NONE, AT_ONLY };

            choose(g, u, &found);
            if (found.best != NONE) {
                next = u;
                chosen = found;
            }
        }
    }
    if (next != NONE) {
        wg_repeat(g);
        wg_tell(g, AIMED, next, chosen.best, chosen.aim, 0);
        ber_shoot(g, next, chosen.best);
    }
}
