/*
 * determinize.c --
 *
 *      A whole position that may be what a viewer sees a part of.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

/* Is each piece that is seen its side's, and seen once? */
static bool
has_pieces(const WgRules *rules, const Game *g)
{
    bool *seen = wg_alloc((size_t)rules->pieces * sizeof *seen);
    bool good = true;

    for (int u = 0; good && u < rules->pieces; u++) {
        int piece = rules->piece_in(g, u);

        if (piece >= 0) {
            good = piece < rules->pieces && !seen[piece]
                    && (piece >= rules->second) == (u >= rules->second);
            seen[good ? piece : 0] = true;
        }
    }
    free(seen);
    return good;
}

Game *
wg_determinize(const WgRules *rules, const Game *seen, int viewer,
        uint64_t lots)
{
    Game *g = wg_alloc(rules->size), *again = wg_alloc(rules->size);
    WgLots from = { lots };
    bool good = has_pieces(rules, seen);

    if (good) {
        memcpy((void *)g, (const void *)seen, rules->size);
        good = rules->determinize(g, viewer, &from) && rules->broken(g) == NULL;
    }
    if (good) {
        memcpy((void *)again, (const void *)g, rules->size);
        rules->redact(again, viewer);
        good = wg_is_alike(rules, seen, again);
    }
    free((void *)again);
    if (!good) {
        free((void *)g);
        return NULL;
    }
    return g;
}
