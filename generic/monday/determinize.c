/*
 * determinize.c --
 *
 *      A position of Bloody Monday for one who sees the upright blocks of one
 *      side: what may stand opposite and lie in the pool.
 */

#include <string.h>

#include "chapters.h"

/* What is not seen of a side: so many slots, and as many blocks. */
typedef struct Unseen {
    int slots, blocks;
    int16_t slot[BLOCKS], block[BLOCKS];
} Unseen;

static Unseen
find_unseen(const Game *g, int side)
{
    bool seen[BLOCKS + 1] = { false };
    Unseen unseen = { .slots = 0 };

    for (int u = first_of(side); u < end_of(side); u++) {
        seen[g->unit[u].block] = true;
        if (g->unit[u].block == HIDDEN) {
            unseen.slot[unseen.slots++] = (int16_t)u;
        }
    }
    for (int block = first_of(side); block < end_of(side); block++) {
        if (!seen[block]) {
            unseen.block[unseen.blocks++] = (int16_t)block;
        }
    }
    return unseen;
}

/* 1.2 Only a supreme commander stands where there is one too many. */
static bool
is_overstacked(const Game *g, int u)
{
    int area = g->unit[u].place;

    return area < AREAS && g->count[side_of(u)][area] > mon_stack(area);
}

/* 2.6.3 Where the supreme commander may be: an index of unseen slots. */
static int
commander_slot(const Game *g, const Unseen *unseen, int side, int commander,
        WgLots *lots)
{
    int16_t block = (int16_t)commander;
    MonHomes his = mon_homes(g, side, &block, 1);
    int found = 0, chosen = 0;

    for (int i = 0; i < unseen->slots; i++) {
        int u = unseen->slot[i];

        if (!on_map(g, u) || !mon_may_be(&his, g, u)) {
            continue;
        }
        if (is_overstacked(g, u)) {
            return i;
        }
        if (wg_lot(lots, (unsigned)++found) == 0) {
            chosen = i;
        }
    }
    return chosen;
}

static void
put(Game *g, int u, int block, WgLots *lots)
{
    g->unit[u].block = (int8_t)block;
    g->unit[u].face = (int8_t)wg_lot(lots,
            (unsigned)block_of(g, u)->faces);
}

static void
shuffle(int16_t *list, int count, WgLots *lots)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)wg_lot(lots, (unsigned)(i + 1));
        int16_t kept = list[i];

        list[i] = list[j];
        list[j] = kept;
    }
}

/* Who is set up: the blocks that each slot may have and the slot that each
   block has, or NONE; both by index. */
typedef struct Filling {
    uint64_t may[BLOCKS];
    int8_t holder[BLOCKS];
} Filling;

/* Find a block for slot `i` that it may have, and that is not among those
   tried, moving others on to blocks of theirs. */
static bool
find_block(Filling *f, int i, uint64_t *tried)
{
    for (uint64_t left; (left = f->may[i] & ~*tried) != 0; ) {
        int b = wg_lowest(left);

        *tried |= (uint64_t)1 << b;
        if (f->holder[b] == NONE || find_block(f, f->holder[b], tried)) {
            f->holder[b] = (int8_t)i;
            return true;
        }
    }
    return false;
}

/* As the icons allow, by lot; any block for whom they leave none. */
static void
fill_slots(Game *g, int side, Unseen *unseen, WgLots *lots)
{
    Filling f;
    bool filled[BLOCKS] = { false };
    int next = 0;
    MonHomes homes;

    shuffle(unseen->slot, unseen->slots, lots);
    shuffle(unseen->block, unseen->blocks, lots);
    if (unseen->slots == 0) {
        return;
    }
    homes = mon_homes(g, side, unseen->block, unseen->blocks);
    memset(f.holder, NONE, sizeof f.holder);
    for (int i = 0; i < unseen->slots; i++) {
        f.may[i] = mon_may_be(&homes, g, unseen->slot[i]);
    }
    for (int i = 0; i < unseen->slots; i++) {
        uint64_t tried = 0;

        filled[i] = find_block(&f, i, &tried);
    }
    for (int b = 0; b < unseen->blocks; b++) {
        while (f.holder[b] == NONE && next < unseen->slots && filled[next]) {
            next++;
        }
        if (f.holder[b] == NONE && next < unseen->slots) {
            f.holder[b] = (int8_t)next++;
        }
        if (f.holder[b] != NONE) {
            put(g, unseen->slot[f.holder[b]], unseen->block[b], lots);
        }
    }
}

static void
determinize_side(Game *g, int side, WgLots *lots)
{
    int commander = side == FRENCH ? NAPOLEON : KUTUZOV;
    Unseen unseen = find_unseen(g, side);

    for (int i = 0; i < unseen.blocks && unseen.slots > 0; i++) {
        if (unseen.block[i] == commander) {
            int slot = commander_slot(g, &unseen, side, commander,
                    lots);

            g->commander[side] = (int8_t)unseen.slot[slot];
            put(g, unseen.slot[slot], commander, lots);
            unseen.slot[slot] = unseen.slot[--unseen.slots];
            unseen.block[i] = unseen.block[--unseen.blocks];
            break;
        }
    }
    fill_slots(g, side, &unseen, lots);
}

/* 1.2 Where a side has room for one more follows from its commander. */
static void
stack_again(Game *g, int side)
{
    int commander = g->commander[side];

    g->full[side] = (Areas){ { 0, 0 } };
    for (int area = 0; area < AREAS; area++) {
        bool his = commander != NONE && g->unit[commander].place == area;

        g->stack[side][area] = (uint8_t)(g->count[side][area] - his);
        if (g->stack[side][area] >= mon_stack(area)) {
            add_area(&g->full[side], area);
        }
    }
}

/* Is there a battle where one is being fought? */
static bool
is_playable(const Game *g)
{
    for (int i = 0; i < g->flow.depth; i++) {
        int procedure = g->flow.frame[i].proc;

        if (g->battle.area == NONE && (procedure == ONE_BATTLE
                || (procedure >= GUN_FIRE && procedure <= VOLLEY))) {
            return false;
        }
    }
    switch (g->flow.decision) {
    case ASK_COMMIT:
    case ASK_HIT:
    case ASK_STAND:
    case ASK_WITHDRAW:
    case ASK_JAGERS:
        return g->battle.area != NONE;
    default:
        return true;
    }
}

bool
mon_determinize(Game *g, int viewer, WgLots *lots)
{
    if (g->phase == FINISHED || !is_playable(g)) {
        return false;
    }
    for (int side = 0; side < 2; side++) {
        determinize_side(g, side, lots);
        if (side != viewer) {
            stack_again(g, side);
        }
        if (g->commander[side] == NONE) {
            return false;
        }
    }
    return true;
}
