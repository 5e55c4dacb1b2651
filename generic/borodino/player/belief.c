/*
 * belief.c --
 *
 *      What a computer thinks of enemies that it does not see: who was
 *      recognised stays who he is, and most are at full strength.
 */

#include "player.h"

/* 4.12 What is told of a block that loses or regains a step. */
void
bor_remember(WgMemory *memory, const WgEvent *event, int knew)
{
    (void)knew;
    switch (event->kind) {
    case LOST_STEP:
    case HQ_REDUCED:
    case ATTRITION:
    case SUPPLIED:
        memory->steps[event->about[0]] = event->about[1];
        break;
    default:
        break;
    }
}

void
bor_recall(Game *g, const WgMemory *memory)
{
    for (int u = first_of(!memory->side); u < end_of(!memory->side); u++) {
        int block = memory->piece[u];

        if (g->unit[u].block == HIDDEN && block >= 0
                && g->slot[block] == NONE) {
            g->unit[u].block = (int8_t)block;
            g->unit[u].corps = borodino_block[block].corps;
            g->slot[block] = (int8_t)u;
        }
    }
}

/* Of four, three have lost nothing.  5.2 Headquarters tire by commanding. */
static int
likely_face(const Block *b, WgLots *lots)
{
    enum { LOTS = 20, FULL = 15, ALMOST = 19 };
    int lot = (int)wg_lot(lots, LOTS);
    int face = is_hq(b) ? lot % 2 : lot < FULL ? 0 : lot < ALMOST ? 1 : 2;

    return face < b->faces ? face : b->faces - 1;
}

static int
face_of_strength(const Block *b, int strength)
{
    int face = 0;

    while (face < b->faces - 1 && b->strength[face] > strength) {
        face++;
    }
    return face;
}

void
bor_believe(Game *g, const Game *seen, const WgMemory *memory, WgLots *lots)
{
    for (int u = first_of(!memory->side); u < end_of(!memory->side); u++) {
        const Block *b = block_of(g, u);

        if (seen->unit[u].block == HIDDEN) {
            g->unit[u].face = (int8_t)(memory->steps[u] >= 0
                    ? face_of_strength(b, memory->steps[u])
                    : likely_face(b, lots));
        }
    }
}
