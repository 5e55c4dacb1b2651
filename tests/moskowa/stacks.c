/*
 * stacks.c --
 *
 *      Stacks of La Bataille de la Moskowa: at random against a plain list;
 *      that the same stacks are the same bytes however they came to be; how
 *      large a position is.
 */

#include <stdlib.h>
#include <string.h>

#include "generic/moskowa/stacks.h"
#include "paragraph.h"

_Static_assert((int)PIECES <= (int)WG_PIECES,
        "the engine has room for the pieces");

enum { TRIES = 20000, PLACES = 12 };

static void
begin(Game *g)
{
    memset(g, 0, sizeof *g);
    for (int u = 0; u < PIECES; u++) {
        g->unit[u].piece = (int16_t)u;
        g->unit[u].hex = OFF_MAP;
    }
    msk_mark_held(g);
}

/* Hexes that share words of the sets, and do not, the first and the last. */
static int
hex_of(int place)
{
    static const int hex[PLACES] = {
        0, 1, 63, 64, 65, 4000, 4001, 4087, 4088, 9000, HEXES - 2, HEXES - 1
    };

    return hex[place];
}

/* The plain list: by place, from the top. */
static int list[PLACES][PIECES], length[PLACES];

static void
compare(const Game *g)
{
    int points[PLACES] = {0}, sides[PLACES][2] = {{0}};

    for (int place = 0; place < PLACES; place++) {
        Stack stack = msk_stack(g, hex_of(place));
        int top = -1;

        expect_equal(stack.count, length[place], "Stacking", "how many");
        for (int i = 0; i < length[place]; i++) {
            int u = list[place][i];

            expect(i < stack.count && stack.slot[i] == u, "Facing.2",
                    "from the top");
            points[place] += is_person(&moskowa_piece[u]) ? 0
                    : moskowa_piece[u].points - g->unit[u].lost;
            sides[place][side_of(u)]++;
            if (top < 0 && moskowa_piece[u].type < LEADER) {
                top = u;
            }
        }
        expect_equal(msk_top(g, hex_of(place)), top, "Facing.4", "the top");
        expect_equal(msk_points(g, hex_of(place)), points[place],
                "Stacking.1", "points");
        for (int side = 0; side < 2; side++) {
            expect(is_held(g, side, hex_of(place))
                    == (sides[place][side] > 0), "Stacking", "held");
        }
    }
    expect(!is_held(g, 0, 2) && !is_held(g, 1, 2)
            && msk_stack(g, 2).count == 0, "Stacking", "nobody there");
}

static void
try_at_random(void)
{
    static Game g;
    static int place_of[PIECES];

    begin(&g);
    for (int u = 0; u < PIECES; u++) {
        place_of[u] = -1;
    }
    srand(7);
    for (int i = 0; i < TRIES; i++) {
        int u = rand() % PIECES, place = rand() % PLACES, at;

        if (place_of[u] >= 0) {
            place = place_of[u];
            for (at = 0; list[place][at] != u; at++) {
            }
            memmove(&list[place][at], &list[place][at + 1],
                    (size_t)(--length[place] - at) * sizeof(int));
            msk_take(&g, u);
            place_of[u] = -1;
        } else {
            at = rand() % (length[place] + 1);
            memmove(&list[place][at + 1], &list[place][at],
                    (size_t)(length[place]++ - at) * sizeof(int));
            list[place][at] = u;
            g.unit[u].lost = (int8_t)(rand() % 2);
            msk_put(&g, u, hex_of(place), at);
            place_of[u] = place;
        }
        if (i % 20 == 0) {
            compare(&g);
        }
    }
}

/* Equal positions are equal bytes. */
static void
try_bytes(void)
{
    static Game one, other;

    begin(&one);
    begin(&other);
    msk_put(&one, 5, 100, 0);
    msk_put(&one, 700, 40, 0);
    msk_put(&one, 6, 100, 1);
    msk_put(&other, 6, 100, 0);
    msk_put(&other, 5, 100, 0);
    msk_put(&other, 9, 3, 0);
    msk_put(&other, 700, 40, 0);
    msk_take(&other, 9);
    expect(memcmp(&one, &other, sizeof one) == 0, "Stacking",
            "the same stacks are the same bytes");
    msk_take(&other, 6);
    msk_put(&other, 6, 100, 0);
    expect(memcmp(&one, &other, sizeof one) != 0, "Stacking",
            "another order is not");
    expect(sizeof one <= 26 * 1024, "position", "26 kB at most");
}

int
main(void)
{
    try_at_random();
    try_bytes();
    return outcome();
}
