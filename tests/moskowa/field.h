/*
 * field.h --
 *
 *      For the tests of La Bataille de la Moskowa in C: units put on open
 *      ground, and what they may do and do there.
 */

#ifndef MOSKOWA_FIELD_H
#define MOSKOWA_FIELD_H

#include "begin.h"
#include "paragraph.h"

/* The piece of that key. */
static inline int
slot_named(const char *key)
{
    int u = 0;

    while (u < PIECES && strcmp(piece_of(&g, u)->key, key) != 0) {
        u++;
    }
    expect(u < PIECES, "Order of Battle", key);
    return u % PIECES;
}

/* The next slot of a side, off the map, of a type and so many points. */
static inline int
unit_of(int side, int type, int least, int most)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        const Piece *p = piece_of(&g, u);

        if (g.unit[u].hex == OFF_MAP && p->type == type && p->points >= least
                && p->points <= most) {
            return u;
        }
    }
    fprintf(stderr, "moskowa: no unit of type %d\n", type);
    exit(1);
}

static inline int
put(int side, int type, int least, int most, int hex, int facing)
{
    int u = unit_of(side, type, least, most);

    msk_put(&g, u, hex, 0);
    g.unit[u].facing = (int8_t)facing;
    g.unit[u].state = 0;
    return u;
}

static inline bool
is_plain(int hex)
{
    const Hex *h = &moskowa_hex[hex];

    return h->terrain == CLEAR && !h->slope && !h->river && !h->stream
            && !h->road && !h->path && !h->up && !h->down;
}

/* A hex with nothing but clear ground for ten hexes to the south. */
static inline int
open_hex(void)
{
    for (int hex = 0;; hex++) {
        int at = hex, n = 0;

        while (at >= 0 && is_plain(at) && n < 10) {
            at = moskowa_near[at][SOUTH];
            n++;
        }
        if (n == 10 && moskowa_near[hex][NORTH] >= 0) {
            return hex;
        }
    }
}

static inline int
south(int hex, int steps)
{
    return steps == 0 ? hex : south(moskowa_near[hex][SOUTH], steps - 1);
}

static inline const char *
why(int verb, int a)
{
    WgAction action = { (int16_t)verb, { (int16_t)a, 0, 0 } };
    const char *refused = wg_judge(&moskowa_rules, &g, &action);

    return refused ? refused : "";
}

static inline void
refused(int verb, int a, const char *reason, const char *paragraph)
{
    if (strcmp(why(verb, a), reason) != 0) {
        fprintf(stderr, "moskowa: \"%s\"\n", why(verb, a));
    }
    expect(strcmp(why(verb, a), reason) == 0, paragraph, reason);
}

static inline void
act(int verb, int a, const char *paragraph)
{
    WgAction action = { (int16_t)verb, { (int16_t)a, 0, 0 } };

    refused(verb, a, "", paragraph);
    if (wg_judge(&moskowa_rules, &g, &action) == NULL) {
        wg_do(&moskowa_rules, &g, &action);
    }
}

#endif /* MOSKOWA_FIELD_H */
