/*
 * posts.h --
 *
 *      Hexes where some units stand, with their rows and columns worked out, so
 *      that their distances from a hex are quick to find.  Inline, since they
 *      are asked for every hex that somebody could go to.
 */

#ifndef BEREZINA_POSTS_H
#define BEREZINA_POSTS_H

#include "../berezina.h"

enum { NO_POST = 99 };          /* how far nobody is */

typedef struct Posts {
    int count;
    int16_t row[PIECES], across[PIECES];        /* across: in half hexes */
} Posts;

static inline int
row_of(int hex)
{
    return hex / COLUMNS;
}

static inline int
across_of(int hex)
{
    return 2 * (hex % COLUMNS) + wg_hex_shift(&berezina_grid, row_of(hex));
}

static inline void
ber_add_post(Posts *posts, int hex)
{
    posts->row[posts->count] = (int16_t)row_of(hex);
    posts->across[posts->count++] = (int16_t)across_of(hex);
}

/* The hexes with combat units of a side, each once: for whoever lies on top. */
static inline Posts
ber_posts(const Game *g, int side)
{
    Posts posts;

    posts.count = 0;
    for (int u = first_of(side); u < end_of(side); u++) {
        int hex = g->unit[u].place;

        if (hex < HEXES && g->top[hex] == u && g->stack[side][hex] > 0) {
            ber_add_post(&posts, hex);
        }
    }
    return posts;
}

/* Is one of that side's combat units beside a hex, and none in it? */
static inline bool
is_beside_enemy(const Game *g, int enemy, int hex)
{
    const uint8_t *stack = g->stack[enemy];
    const int16_t *near = berezina_next[hex];
    int count = stack[hex] ? 0 : stack[near[0]] + stack[near[1]]
            + stack[near[2]] + stack[near[3]] + stack[near[4]]
            + stack[near[5]];

    return count > 0;
}

/* As distance() has it, each row brings half a hex across for nothing: the
   rows, or half of the rows and of what is across, if that is more.  In numbers
   of two bytes, of which a processor takes eight at once. */
static inline int16_t
ber_apart(const Posts *posts, int i, int row, int across)
{
    int16_t rows = (int16_t)(posts->row[i] - row);
    int16_t half = (int16_t)(posts->across[i] - across);

    rows = rows < 0 ? (int16_t)-rows : rows;
    half = half < 0 ? (int16_t)-half : half;
    half = (int16_t)((uint16_t)(rows + half) / 2);
    return half > rows ? half : rows;
}

static inline int
ber_nearest_post(const Posts *posts, int hex)
{
    int row = row_of(hex), across = across_of(hex);
    int16_t least = NO_POST;

    for (int i = 0; i < posts->count; i++) {
        int16_t apart = ber_apart(posts, i, row, across);

        least = apart < least ? apart : least;
    }
    return least;
}

#endif /* BEREZINA_POSTS_H */
