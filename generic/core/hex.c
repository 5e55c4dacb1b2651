/*
 * hex.c --
 *
 *      Maps of hexes.  Everything is reckoned in whole numbers: the middle of
 *      a hex is at (2 * column + shift, 3 * row), its corners at (0, +-2) and
 *      (+-1, +-1) from there.  That is drawn out of proportion, but straight
 *      lines stay straight.
 */

#include <assert.h>
#include <stdlib.h>

#include "hex.h"

/* By row and side: which column is next.  ORDER SIDE: toward higher columns,
   then round by way of higher rows. */
static const int8_t next_row[WG_HEX_SIDES] = { 0, 1, 1, 0, -1, -1 };
static const int8_t next_column[2][WG_HEX_SIDES] = {
    { 1, 0, -1, -1, -1, 0 }, { 1, 1, 0, -1, 0, 1 }
};

int
wg_hex_reckon(const WgHexGrid *grid, int hex, int side)
{
    int row = hex / grid->columns, column = hex % grid->columns;

    column += next_column[wg_hex_shift(grid, row)][side];
    row += next_row[side];
    return row < 0 || row >= grid->rows || column < 0
            || column >= grid->columns ? -1 : row * grid->columns + column;
}

int
wg_hex_side(const WgHexGrid *grid, int hex, int to)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (to >= 0 && wg_hex_beyond(grid, hex, side) == to) {
            return side;
        }
    }
    return -1;
}

/* ---- lines ---- */

typedef struct Point {
    int x, y;
} Point;

static Point
middle(const WgHexGrid *grid, int hex)
{
    int row = hex / grid->columns;

    return (Point){ 2 * (hex % grid->columns) + wg_hex_shift(grid, row),
            3 * row };
}

/* On which side of the line a->b is p, and how far?  0: on it. */
static int
turn(Point a, Point b, Point p)
{
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/* How a line passes a hex: not; through it; along a side, the hex being to
   the left or the right of it. */
enum { MISSES, THROUGH, ALONG_LEFT, ALONG_RIGHT };

static int
passes(const WgHexGrid *grid, Point a, Point b, int hex)
{
    static const Point corner[WG_HEX_SIDES] = {
        { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 }, { -1, 1 }
    };
    Point m = middle(grid, hex);
    int left = 0, right = 0, on = 0;

    for (int i = 0; i < WG_HEX_SIDES; i++) {
        int t = turn(a, b, (Point){ m.x + corner[i].x, m.y + corner[i].y });

        left += t > 0;
        right += t < 0;
        on += t == 0;
    }
    if (left && right) {
        return THROUGH;
    }
    return on < 2 ? MISSES : left ? ALONG_LEFT : ALONG_RIGHT;
}

/* Is it between the ends, and not beyond one of them? */
static bool
is_between(const WgHexGrid *grid, int from, int to, int hex)
{
    int whole = wg_hex_distance(grid, from, to);

    return hex != from && hex != to
            && wg_hex_distance(grid, from, hex) < whole
            && wg_hex_distance(grid, hex, to) < whole;
}

/* The hex on the other side of the line, which this one touches along it. */
static int
across(const WgHexGrid *grid, int from, int to, int hex, Point a, Point b)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int other = wg_hex_beyond(grid, hex, side);

        if (other >= 0 && is_between(grid, from, to, other)
                && passes(grid, a, b, other) == ALONG_RIGHT) {
            return other;
        }
    }
    return -1;
}

int
wg_hex_line(const WgHexGrid *grid, int from, int to, WgHexSight *out, int room)
{
    Point a = middle(grid, from), b = middle(grid, to);
    int columns = grid->columns, count = 0;
    int top = (from < to ? from : to) / columns;
    int bottom = (from < to ? to : from) / columns;
    int low = from % columns, high = to % columns;

    if (low > high) {
        low = to % columns;
        high = from % columns;
    }
    for (int row = top; row <= bottom; row++) {
        for (int column = low > 0 ? low - 1 : 0;
                column <= high + 1 && column < columns; column++) {
            int hex = row * columns + column;
            int how = is_between(grid, from, to, hex)
                    ? passes(grid, a, b, hex) : MISSES;

            int other = how == ALONG_LEFT
                    ? across(grid, from, to, hex, a, b) : -1;

            if ((how == THROUGH || other >= 0) && count < room) {
                out[count++] = (WgHexSight){ (int16_t)hex, (int16_t)other };
            }
        }
    }
    return count;
}

/* ---- reach ---- */

void
wg_hex_begin(const WgHexGrid *grid, WgHexReach *reach)
{
    int hexes = grid->rows * grid->columns;

    assert(hexes <= WG_HEXES);
    for (int hex = 0; hex < hexes; hex++) {
        reach->cost[hex] = WG_HEX_FAR;
    }
    reach->count = 0;
}

void
wg_hex_from(WgHexReach *reach, int hex, int cost)
{
    if (cost < reach->cost[hex]) {
        if (reach->cost[hex] == WG_HEX_FAR) {
            reach->hex[reach->count++] = (int16_t)hex;
        }
        reach->cost[hex] = (int16_t)cost;
    }
}

/* Hexes to go on from, by what they cost and what is ahead: a bucket for each
   sum, round and round, since none is more than two steps dearer than the
   cheapest. */
enum { BUCKETS = 2 * (WG_HEX_DEAREST + 1), NOWHERE = -1 };

typedef struct Queue {
    int waiting, at;            /* `at`: the least sum */
    int16_t first[BUCKETS];
    int16_t next[WG_HEXES], before[WG_HEXES];
    int16_t bucket[WG_HEXES];   /* NOWHERE: not waiting */
} Queue;

static void
take_out(Queue *q, int hex)
{
    int next = q->next[hex], before = q->before[hex];

    if (before < 0) {
        q->first[q->bucket[hex]] = (int16_t)next;
    } else {
        q->next[before] = (int16_t)next;
    }
    if (next >= 0) {
        q->before[next] = (int16_t)before;
    }
    q->bucket[hex] = NOWHERE;
    q->waiting--;
}

static void
put_in(Queue *q, int hex, int sum)
{
    int bucket = (sum < q->at ? q->at : sum - q->at >= BUCKETS
            ? q->at + BUCKETS - 1 : sum) % BUCKETS;

    if (q->bucket[hex] != NOWHERE) {
        take_out(q, hex);
    }
    q->bucket[hex] = (int16_t)bucket;
    q->before[hex] = -1;
    q->next[hex] = q->first[bucket];
    if (q->first[bucket] >= 0) {
        q->before[q->first[bucket]] = (int16_t)hex;
    }
    q->first[bucket] = (int16_t)hex;
    q->waiting++;
}

static inline int
sum_of(const WgHexSearch *s, const WgHexReach *reach, int hex)
{
    return reach->cost[hex] + (s->ahead == NULL ? 0
            : s->ahead[hex] < s->far ? s->ahead[hex] : s->far);
}

static void
begin_queue(const WgHexGrid *grid, const WgHexReach *reach,
        const WgHexSearch *s, Queue *q)
{
    q->waiting = 0;
    q->at = INT32_MAX - BUCKETS;
    for (int i = 0; i < BUCKETS; i++) {
        q->first[i] = -1;
    }
    for (int hex = 0; hex < grid->rows * grid->columns; hex++) {
        q->bucket[hex] = NOWHERE;
    }
    for (int i = 0; i < reach->count; i++) {
        int sum = sum_of(s, reach, reach->hex[i]);

        q->at = sum < q->at ? sum : q->at;
    }
    for (int i = 0; i < reach->count; i++) {
        put_in(q, reach->hex[i], sum_of(s, reach, reach->hex[i]));
    }
}

static void
go_on(const WgHexGrid *grid, WgHexReach *reach, const WgHexSearch *s,
        Queue *q, int hex)
{
    int8_t step[WG_HEX_SIDES];

    s->steps(s->about, hex, step);
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        int to = wg_hex_beyond(grid, hex, side);
        int cost = reach->cost[hex] + step[side];

        assert(to < 0 || step[side] <= WG_HEX_DEAREST);
        if (to >= 0 && step[side] >= 0 && cost <= s->most
                && cost < reach->cost[to]) {
            wg_hex_from(reach, to, cost);
            put_in(q, to, sum_of(s, reach, to));
        }
    }
}

void
wg_hex_reach(const WgHexGrid *grid, WgHexReach *reach, const WgHexSearch *s)
{
    Queue q;

    begin_queue(grid, reach, s, &q);
    while (q.waiting > 0) {
        int hex = q.first[q.at % BUCKETS];

        if (hex < 0) {
            q.at++;
            continue;
        }
        take_out(&q, hex);
        if (s->visit && !s->visit(s->about, hex)) {
            return;
        }
        go_on(grid, reach, s, &q, hex);
    }
}
