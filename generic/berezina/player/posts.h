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

/* The combat units of a side. */
static inline Posts
ber_posts(const Game *g, int side)
{
    Posts posts;

    posts.count = 0;
    for (int u = first_of(side); u < end_of(side); u++) {
        if (is_fighting(g, u)) {
            ber_add_post(&posts, g->unit[u].place);
        }
    }
    return posts;
}

/* As distance() has it: each row brings half a hex across for nothing. */
static inline int
ber_apart(const Posts *posts, int i, int row, int across)
{
    int rows = posts->row[i] - row, half = posts->across[i] - across;

    rows = rows < 0 ? -rows : rows;
    half = half < 0 ? -half : half;
    half = (rows + half) / 2;
    return half > rows ? half : rows;
}

static inline int
ber_nearest_post(const Posts *posts, int hex)
{
    int row = row_of(hex), across = across_of(hex), least = NO_POST;

    for (int i = 0; i < posts->count; i++) {
        int apart = ber_apart(posts, i, row, across);

        least = apart < least ? apart : least;
    }
    return least;
}

#endif /* BEREZINA_POSTS_H */
