/*
 * hex.c --
 *
 *      core/hex against what a ruler and patience would find: distances by
 *      walking, lines by geometry in fractions, reach by trying every hex
 *      again until nothing changes.
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generic/core/map/hex.h"

static int faults;

static void
expect(bool good, const char *what, int a, int b)
{
    if (!good) {
        fprintf(stderr, "hex: %s: %d %d\n", what, a, b);
        faults++;
    }
}

/* ---- neighbours and distances ---- */

static void
walk(const WgHexGrid *grid, int from, int *steps)
{
    int queue[WG_HEXES], first = 0, last = 0;

    memset(steps, -1, (size_t)(grid->rows * grid->columns) * sizeof *steps);
    steps[from] = 0;
    queue[last++] = from;
    while (first < last) {
        int hex = queue[first++];

        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int to = wg_hex_beyond(grid, hex, side);

            if (to >= 0 && steps[to] < 0) {
                steps[to] = steps[hex] + 1;
                queue[last++] = to;
            }
        }
    }
}

static void
try_distances(const WgHexGrid *grid)
{
    int hexes = grid->rows * grid->columns;
    int *steps = malloc((size_t)hexes * sizeof *steps);

    for (int hex = 0; hex < hexes; hex++) {
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int to = wg_hex_beyond(grid, hex, side);

            if (to >= 0) {
                expect(wg_hex_beyond(grid, to, wg_hex_back(side)) == hex,
                        "the way back leads back", hex, to);
                expect(wg_hex_side(grid, hex, to) == side,
                        "its side is found again", hex, to);
            }
        }
        walk(grid, hex, steps);
        for (int to = 0; to < hexes; to++) {
            expect(wg_hex_distance(grid, hex, to) == steps[to],
                    "a distance is what one walks", hex, to);
        }
    }
    free(steps);
}

/* ---- lines ---- */

static double
x_of(const WgHexGrid *grid, int hex)
{
    int row = hex / grid->columns;

    return hex % grid->columns + ((row & 1) == grid->odd ? 0.5 : 0);
}

static double
y_of(const WgHexGrid *grid, int hex)
{
    return hex / grid->columns * sqrt(0.75);
}

/* By how much, as squares of distances, the middle of `at` lies farther from
   one hex's middle than from that of the next. */
static double
farther(const WgHexGrid *grid, int at, int hex, int next)
{
    double own = hypot(x_of(grid, at) - x_of(grid, hex),
            y_of(grid, at) - y_of(grid, hex));
    double other = hypot(x_of(grid, at) - x_of(grid, next),
            y_of(grid, at) - y_of(grid, next));

    return own * own - other * other;
}

/* How much of the line lies nearer to this hex's middle than to any other's;
   a border line counts for both that it borders.  Along a line farther()
   changes evenly: so it tells where the line crosses a border. */
static double
share(const WgHexGrid *grid, int from, int to, int hex)
{
    double first = 0, last = 1;

    for (int side = 0; side < WG_HEX_SIDES && first < last; side++) {
        int next = wg_hex_beyond(grid, hex, side);
        double here = next < 0 ? 0 : farther(grid, from, hex, next);
        double there = next < 0 ? 0 : farther(grid, to, hex, next);

        if (here > 1e-9 && there > 1e-9) {
            return 0;
        } else if (here > 1e-9) {
            first = fmax(first, here / (here - there));
        } else if (there > 1e-9) {
            last = fmin(last, here / (here - there));
        }
    }
    return last - first;
}

static void
try_line(const WgHexGrid *grid, int from, int to)
{
    WgHexSight sight[64];
    int count = wg_hex_line(grid, from, to, sight, 64);
    bool found[WG_HEXES] = { false };

    expect(count <= 2 * wg_hex_distance(grid, from, to), "room enough",
            from, to);
    for (int i = 0; i < count; i++) {
        found[sight[i].hex] = true;
        if (sight[i].other >= 0) {
            found[sight[i].other] = true;
            expect(wg_hex_side(grid, sight[i].hex, sight[i].other) >= 0,
                    "a pair touches", from, to);
        }
    }
    for (int hex = 0; hex < grid->rows * grid->columns; hex++) {
        if (hex != from && hex != to) {
            double part = share(grid, from, to, hex);

            /* Between a corner and a crossing there is nothing. */
            expect(found[hex] == (part > 0.002), "a line's hexes", from, to);
        }
    }
}

/* ---- reach ---- */

static int
ground(const void *about, int hex, int side, int to)
{
    unsigned mix = (unsigned)(hex * 6 + side) * 2654435761u
            ^ (unsigned)to * 40503u;
    int cost = (int)(mix >> 7) % 9;

    (void)about;
    return cost == 8 ? -1 : cost;
}

static void
steps_from(const void *grid, int hex, int8_t step[WG_HEX_SIDES])
{
    wg_hex_steps_from(grid, ground, NULL, hex, step);
}

static void
steps_to(const void *grid, int hex, int8_t step[WG_HEX_SIDES])
{
    wg_hex_steps_to(grid, ground, NULL, hex, step);
}

static void
try_reach(const WgHexGrid *grid, bool backward)
{
    static WgHexReach reach;
    int hexes = grid->rows * grid->columns, cost[WG_HEXES];
    bool changed = true;
    WgHexSearch search = { .steps = backward ? steps_to : steps_from,
            .about = (void *)grid, .most = 30 };

    wg_hex_begin(grid, &reach);
    wg_hex_from(&reach, 3, 5);
    wg_hex_from(&reach, hexes - 4, 40);
    wg_hex_from(&reach, hexes / 2, 0);
    memset(cost, 0x3f, sizeof cost);
    cost[3] = 5;
    cost[hexes - 4] = 40;
    cost[hexes / 2] = 0;
    wg_hex_reach(grid, &reach, &search);
    while (changed) {
        changed = false;
        for (int hex = 0; hex < hexes; hex++) {
            for (int side = 0; side < WG_HEX_SIDES; side++) {
                int to = wg_hex_beyond(grid, hex, side);
                int step = to < 0 ? -1 : backward
                        ? ground(NULL, to, wg_hex_back(side), hex)
                        : ground(NULL, hex, side, to);

                if (step >= 0 && cost[hex] + step <= 30
                        && cost[hex] + step < cost[to]) {
                    cost[to] = cost[hex] + step;
                    changed = true;
                }
            }
        }
    }
    for (int hex = 0; hex < hexes; hex++) {
        expect(reach.cost[hex] == (cost[hex] > 100 ? WG_HEX_FAR : cost[hex]),
                "the least cost", hex, reach.cost[hex]);
    }
}

/* Step by step beside each other two keep their distance and direction. */
static void
try_shifted(const WgHexGrid *grid)
{
    int hexes = grid->rows * grid->columns;

    for (int from = 0; from < hexes; from++) {
        for (int hex = 0; hex < hexes; hex++) {
            expect(wg_hex_shifted(grid, hex, from, from) == hex,
                    "shifted by nothing", from, hex);
            for (int side = 0; side < WG_HEX_SIDES; side++) {
                int to = wg_hex_beyond(grid, from, side);

                expect(to < 0 || wg_hex_shifted(grid, hex, from, to)
                        == wg_hex_beyond(grid, hex, side),
                        "shifted as its neighbour", from, hex);
            }
        }
    }
}

int
main(void)
{
    for (int8_t odd = 0; odd < 2; odd++) {
        WgHexGrid grid = { 11, 9, odd, NULL };

        try_distances(&grid);
        try_shifted(&grid);
        for (int from = 0; from < 99; from += 7) {
            for (int to = 0; to < 99; to++) {
                bool edge = from % 9 == to % 9 && (to % 9 == 0 || to % 9 == 8);

                if (to != from && !edge) {
                    try_line(&grid, from, to);
                }
            }
        }
        try_reach(&grid, false);
        try_reach(&grid, true);
    }
    return faults > 0;
}
