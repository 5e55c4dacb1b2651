/*
 * belief.c --
 *
 *      What a computer thinks of enemies that it does not see: who was
 *      recognised stays who he is; whoever is not known to have lost steps has
 *      lost none, as a rule.
 */

#include "player.h"

/* 2.3 Steps lost, as far as was told. */
void
mon_remember(WgMemory *memory, const WgEvent *event, int knew)
{
    int16_t *lost = &memory->steps[event->about[0]];

    (void)knew;
    switch (event->kind) {
    case WAS_HIT:
    case TIRED:
    case GUN_SPENT:
        *lost = (int16_t)(*lost < 0 ? 1 : *lost + 1);
        break;
    case RESTORED:
        *lost = (int16_t)(*lost > 0 ? *lost - 1 : 0);
        break;
    default:
        break;
    }
}

void
mon_recall(Game *g, const WgMemory *memory)
{
    int side = !memory->side;
    bool seen[BLOCKS + 1] = { false };

    for (int u = first_of(side); u < end_of(side); u++) {
        seen[g->unit[u].block] = true;
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        int block = memory->piece[u];

        if (g->unit[u].block != HIDDEN || block < 0 || seen[block]) {
            continue;
        }
        g->unit[u].block = (int8_t)block;
        if (block_of(g, u)->kind == COMMANDER) {
            g->commander[side] = (int8_t)u;
        }
    }
}

static int
likely_face(const Block *b, WgLots *lots)
{
    enum { LOTS = 20, FULL = 16 };
    int lot = (int)wg_lot(lots, LOTS);
    int face = is_support(b) ? lot % 2 : lot >= FULL;

    return face < b->faces ? face : b->faces - 1;
}

void
mon_believe(Game *g, const Game *seen, const WgMemory *memory, WgLots *lots)
{
    for (int u = first_of(!memory->side); u < end_of(!memory->side); u++) {
        const Block *b = block_of(g, u);
        int lost = memory->steps[u];

        if (seen->unit[u].block == HIDDEN) {
            g->unit[u].face = (int8_t)(lost < 0 ? likely_face(b, lots)
                    : lost < b->faces ? lost : b->faces - 1);
        }
    }
}
