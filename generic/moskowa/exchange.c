/*
 * exchange.c --
 *
 *      Stacking.6: a regiment's counter exchanged for those of its battalions,
 *      and back (R-M26).
 */

#include "commanders.h"
#include "exchange.h"
#include "regrouping.h"

enum { MOST_BATTALIONS = 8 };

/* Slots of a regiment's battalions, in the order of their pieces; how many. */
static int
battalions_of(const Game *g, int regiment, int out[MOST_BATTALIONS])
{
    int side = side_of(regiment), count = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (is_battalion_of(g, u, regiment)) {
            int at = count++;

            assert(count <= MOST_BATTALIONS);
            while (at > 0 && g->unit[out[at - 1]].piece > g->unit[u].piece) {
                out[at] = out[at - 1];
                at--;
            }
            out[at] = u;
        }
    }
    return count;
}

static int
regiment_of(const Game *g, int battalion)
{
    int u = first_of(side_of(battalion));

    while (g->unit[u].piece != piece_of(g, battalion)->whole) {
        u++;
    }
    return u;
}

/* R-M26: at the beginning of the phase, in no enemy's zone. */
static const char *
bar_to_exchange(const Game *g, int u)
{
    const Unit *unit = &g->unit[u];

    return unit->spent > 0 || (unit->state & (STOPPED | MOVED))
            ? "R-M26 has-moved"
            : msk_is_stopped(g, u, unit->hex) ? "R-M26 in-zone"
            : is_escorted(g, u) ? "Regrouping.9 escorted" : NULL;
}

/* ---- into battalions ---- */

/* What a battalion has lost of its regiment's losses: an even share, and those
   of the set one more. */
static int
share_of(const Game *g, int regiment, int i, unsigned more)
{
    int count = piece_of(g, regiment)->battalions;

    return g->unit[regiment].lost / count + (int)(more >> i & 1);
}

static const char *
bar_to_break_up(const Game *g, int u)
{
    const char *bar;

    if (piece_of(g, u)->battalions == 0) {
        return "Stacking.6 no-battalions";
    }
    bar = bar_to_exchange(g, u);
    return bar ? bar
            : msk_points(g, g->unit[u].hex) > msk_limit(g->unit[u].hex)
            ? "Stacking.1 too-many" : NULL;
}

/* R-M136: which of them bear the rest of the losses is a set of bits, in the
   order of their pieces. */
static const char *
bar_to_shares(const Game *g, int u, int more)
{
    int count = piece_of(g, u)->battalions;

    return more < 0 || more >= 1 << count
            || wg_count_bits((unsigned)more) != g->unit[u].lost % count
            ? "R-M136 uneven" : NULL;
}

const char *
msk_bar_to_break_up(const Game *g, int u, int more)
{
    const char *bar = bar_to_break_up(g, u);

    return bar ? bar : bar_to_shares(g, u, more);
}

void
msk_propose_break_up(const Game *g, int u, WgOffer *out)
{
    if (bar_to_break_up(g, u) == NULL) {
        for (int more = 0; more < 1 << piece_of(g, u)->battalions; more++) {
            if (bar_to_shares(g, u, more) == NULL) {
                wg_may(out, BREAK_UP, more, 0, 0);
            }
        }
    }
}

/* How many lie on it in its hex. */
static int
depth_of(const Game *g, int u)
{
    Stack stack = msk_stack(g, g->unit[u].hex);
    int depth = 0;

    while (stack.slot[depth] != u) {
        depth++;
    }
    return depth;
}

/* It comes in the place of another, as that stood; so much of what it lost is
   known. */
static void
put_as(Game *g, int u, const Unit *like, int lost, int told, int depth)
{
    g->unit[u].state = like->state;
    g->unit[u].facing = like->facing;
    g->unit[u].lost = g->unit[u].before = (int8_t)lost;
    g->told[u] = (int8_t)told;
    msk_put(g, u, like->hex, depth);
    set_mark(g->came, u);
}

static Unit
take_away(Game *g, int u)
{
    Unit was = g->unit[u];

    if (was.hex != OFF_MAP) {
        msk_take(g, u);
    }
    g->unit[u].state = 0;
    g->unit[u].facing = 0;
    g->unit[u].lost = g->unit[u].before = g->told[u] = 0;
    clear_mark(g->chart, u);
    return was;
}

int
msk_break_up(Game *g, int u, int more)
{
    int battalion[MOST_BATTALIONS], lost[MOST_BATTALIONS];
    int count = battalions_of(g, u, battalion), depth = depth_of(g, u);
    int first = NONE, told = g->told[u];
    Unit was;

    for (int i = 0; i < count; i++) {
        lost[i] = share_of(g, u, i, (unsigned)more);
    }
    was = take_away(g, u);
    for (int i = count - 1; i >= 0; i--) {
        if (lost[i] < piece_of(g, battalion[i])->points) {
            put_as(g, battalion[i], &was, lost[i], told / count, depth);
            first = battalion[i];
        } else {
            g->unit[battalion[i]].lost = (int8_t)lost[i];
            g->told[battalion[i]] = (int8_t)lost[i];
            set_mark(g->came, battalion[i]);
        }
    }
    wg_tell(g, BROKEN_UP, u, first, 0, 0);
    return first;
}

/* ---- into the regiment ---- */

/* Has it been eliminated? */
static bool
is_gone(const Game *g, int u)
{
    return g->unit[u].hex == OFF_MAP
            && g->unit[u].lost >= piece_of(g, u)->points;
}

/* All that are left, together and alike. */
static const char *
bar_to_joining(const Game *g, int u, const int *battalion, int count)
{
    const char *bar = NULL;

    for (int i = 0; i < count; i++) {
        if (!is_gone(g, battalion[i]) && !msk_obeys(g, battalion[i])) {
            return "Miscellaneous.3 not-your-command";
        }
    }
    for (int i = 0; i < count; i++) {
        const Unit *other = &g->unit[battalion[i]];

        if (!is_gone(g, battalion[i]) && (other->hex != g->unit[u].hex
                || (other->state ^ g->unit[u].state) & ~(MOVED | STOPPED))) {
            return "R-M26 not-all-here";
        }
    }
    for (int i = 0; i < count && !bar; i++) {
        bar = is_gone(g, battalion[i]) ? NULL
                : bar_to_exchange(g, battalion[i]);
    }
    return bar;
}

const char *
msk_bar_to_join(const Game *g, int u)
{
    int battalion[MOST_BATTALIONS];

    return !is_battalion(piece_of(g, u)) ? "Stacking.6 no-battalions"
            : bar_to_joining(g, u, battalion,
                battalions_of(g, regiment_of(g, u), battalion));
}

int
msk_join(Game *g, int u)
{
    int battalion[MOST_BATTALIONS], regiment = regiment_of(g, u);
    int count = battalions_of(g, regiment, battalion);
    int lost = 0, told = 0;
    int depth = depth_of(g, u);
    Unit was = g->unit[u];

    for (int i = 0; i < count; i++) {
        if (g->unit[battalion[i]].hex != OFF_MAP
                && depth_of(g, battalion[i]) < depth) {
            depth = depth_of(g, battalion[i]);
        }
    }
    for (int i = 0; i < count; i++) {
        told += is_gone(g, battalion[i]) ? g->unit[battalion[i]].lost
                : g->told[battalion[i]];
        lost += take_away(g, battalion[i]).lost;
    }
    put_as(g, regiment, &was, lost, told, depth);
    if (has_several(g, side_of(u))) {
        msk_assign(g, regiment, msk_commander_of(g, u));
    }
    wg_tell(g, JOINED, regiment, 0, 0, 0);
    return regiment;
}
