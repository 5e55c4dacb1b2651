/*
 * determinize.c --
 *
 *      A position of Bloody Monday for one who sees the upright blocks of one
 *      side: what may stand opposite and lie in the pool.
 */

#include "chapters.h"

/* What is not seen of a side: so many slots, and as many blocks. */
typedef struct Unseen {
    int slots, blocks;
    int8_t slot[BLOCKS], block[BLOCKS];
} Unseen;

static Unseen
find_unseen(const Game *g, int side)
{
    bool seen[BLOCKS + 1] = { false };
    Unseen unseen = { .slots = 0 };

    for (int u = first_of(side); u < end_of(side); u++) {
        seen[g->unit[u].block] = true;
        if (g->unit[u].block == HIDDEN) {
            unseen.slot[unseen.slots++] = (int8_t)u;
        }
    }
    for (int block = first_of(side); block < end_of(side); block++) {
        if (!seen[block]) {
            unseen.block[unseen.blocks++] = (int8_t)block;
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
commander_slot(const Game *g, const Unseen *unseen, int commander,
        WgLots *lots)
{
    int found = 0, chosen = 0;

    for (int i = 0; i < unseen->slots; i++) {
        int u = unseen->slot[i];

        if (!on_map(g, u) || !mon_may_be(g, u, commander)) {
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
shuffle(int8_t *list, int count, WgLots *lots)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)wg_lot(lots, (unsigned)(i + 1));
        int8_t kept = list[i];

        list[i] = list[j];
        list[j] = kept;
    }
}

/* Find a block for slot `i` that it may have, moving others on to blocks of
   theirs; `holder` has the slot of each block, NONE: still free. */
static bool
find_block(const Game *g, const Unseen *unseen, int i, int8_t *holder,
        bool *tried)
{
    for (int b = 0; b < unseen->blocks; b++) {
        if (!tried[b] && mon_may_be(g, unseen->slot[i], unseen->block[b])) {
            tried[b] = true;
            if (holder[b] == NONE
                    || find_block(g, unseen, holder[b], holder, tried)) {
                holder[b] = (int8_t)i;
                return true;
            }
        }
    }
    return false;
}

/* As the icons allow, by lot; any block for whom they leave none. */
static void
fill_slots(Game *g, Unseen *unseen, WgLots *lots)
{
    int8_t holder[BLOCKS];
    bool filled[BLOCKS] = { false };
    int next = 0;

    shuffle(unseen->slot, unseen->slots, lots);
    shuffle(unseen->block, unseen->blocks, lots);
    for (int b = 0; b < unseen->blocks; b++) {
        holder[b] = NONE;
    }
    for (int i = 0; i < unseen->slots; i++) {
        bool tried[BLOCKS] = { false };

        filled[i] = find_block(g, unseen, i, holder, tried);
    }
    for (int b = 0; b < unseen->blocks; b++) {
        while (holder[b] == NONE && next < unseen->slots && filled[next]) {
            next++;
        }
        if (holder[b] == NONE && next < unseen->slots) {
            holder[b] = (int8_t)next++;
        }
    }
    for (int b = 0; b < unseen->blocks; b++) {
        if (holder[b] != NONE) {
            put(g, unseen->slot[holder[b]], unseen->block[b], lots);
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
            int slot = commander_slot(g, &unseen, commander, lots);

            g->commander[side] = unseen.slot[slot];
            put(g, unseen.slot[slot], commander, lots);
            unseen.slot[slot] = unseen.slot[--unseen.slots];
            unseen.block[i] = unseen.block[--unseen.blocks];
            break;
        }
    }
    fill_slots(g, &unseen, lots);
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
