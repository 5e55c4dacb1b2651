/*
 * ends.c --
 *
 *      Where a unit may end its move now: see ends.h.
 */

#include "ends.h"

bool
ber_can_step(const Ends *ends, int side)
{
    const March *march = &ends->march;
    int to = march->start == NONE ? -1 : berezina_near[march->start][side];
    int cost = to < 0 ? -1
            : ber_cost_of_march(march, march->start, side, to);

    return cost >= 0 && (!march->begun || cost <= march->points);
}

/* Is there one that takes no die to a hex beside it that it does not reach? */
static bool
is_dear(const Ends *ends, int side)
{
    const March *march = &ends->march;
    int to = berezina_near[march->start][side];
    int ford = to < 0 ? NONE : ford_at(march->start, side);

    return to >= 0 && march->reached.cost[to] == WG_HEX_FAR
            && (ford == NONE || !march->wades[ford])
            && ber_can_step(ends, side);
}

/* Does no other step come to it for less? */
static bool
is_cheapest(const March *march, int to)
{
    int least = WG_HEX_FAR, from = NONE;

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[to][d];
        int step = near < 0 || march->reached.cost[near] == WG_HEX_FAR ? -1
                : ber_cost_of_march(march, near, wg_hex_back(d), to);

        if (step >= 0 && march->reached.cost[near] + step < least) {
            least = march->reached.cost[near] + step;
            from = near;
        }
    }
    return from == march->start;
}

/* First those that are not cheaper by another way, by their numbers. */
static void
add_dear(Ends *ends)
{
    March *march = &ends->march;
    int16_t *hex = march->reached.hex;
    bool other[WG_HEX_SIDES] = { false };

    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int to = berezina_near[march->start][d], i = ends->count;

        if (!is_dear(ends, d)) {
            continue;
        }
        other[d] = !is_cheapest(march, to);
        if (other[d]) {
            continue;
        }
        for (; i > march->reached.count && hex[i - 1] > to; i--) {
            hex[i] = hex[i - 1];
        }
        hex[i] = (int16_t)to;
        ends->count++;
    }
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        if (other[d]) {
            hex[ends->count++] = berezina_near[march->start][d];
        }
    }
}

/* Has another stood in the same hex, who goes alike? */
static bool
are_known(const Game *g, int u, const Ends *ends)
{
    int v = ends->of;
    Path path, other;

    if (v == NONE || !on_map(g, u) || g->unit[u].place != g->unit[v].place
            || g->mobile == u || g->mobile == v || g->lost_unit == u + 1
            || g->unit[u].moved
            || ber_points_of_move(g, u) != ends->march.points) {
        return false;
    }
    path = ber_path_of(g, u);
    other = ends->march.path;
    return path.mounted == other.mounted && path.alone == other.alone
            && path.keeps_bank == other.keeps_bank;
}

void
ber_find_ends(const Game *g, int u, Ends *ends)
{
    March *march = &ends->march;

    if (are_known(g, u, ends)) {
        return;
    }
    ends->of = NONE;
    ends->first = ends->count = 0;
    if (ber_march(g, u, ber_points_of_move(g, u), march)) {
        ends->of = u;
        ends->first = march->start != NONE;
        ends->count = march->reached.count;
        if (march->start != NONE && !march->begun) {
            add_dear(ends);
        }
    }
}

int
ber_hex_before(const Ends *ends, int hex)
{
    const March *march = &ends->march;
    int before;

    if (march->reached.cost[hex] == WG_HEX_FAR || hex == march->first) {
        return NONE;
    }
    before = berezina_near[hex][march->side[hex]];
    return before == march->start ? NONE : before;
}
