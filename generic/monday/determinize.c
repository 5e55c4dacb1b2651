/*
 * determinize.c --
 *
 *      A position of Bloody Monday for one who sees his own upright blocks:
 *      what may stand opposite him and lie in the pool, and the whole
 *      position by its members.
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
commander_slot(const Game *g, const Unseen *unseen, WgLots *lots)
{
    int found = 0, chosen = 0;

    for (int i = 0; i < unseen->slots; i++) {
        if (is_overstacked(g, unseen->slot[i])) {
            return i;
        }
        if (on_map(g, unseen->slot[i])
                && wg_lot(lots, (unsigned)++found) == 0) {
            chosen = i;
        }
    }
    return chosen;
}

static void
put(Game *g, Unseen *unseen, int slot, int block, WgLots *lots)
{
    int u = unseen->slot[slot];

    g->unit[u].block = unseen->block[block];
    g->unit[u].face = (int8_t)wg_lot(lots,
            (unsigned)block_of(g, u)->faces);
    unseen->slot[slot] = unseen->slot[--unseen->slots];
    unseen->block[block] = unseen->block[--unseen->blocks];
}

static void
determinize_side(Game *g, int side, WgLots *lots)
{
    int commander = side == FRENCH ? NAPOLEON : KUTUZOV;
    Unseen unseen = find_unseen(g, side);

    for (int i = 0; i < unseen.blocks && i < unseen.slots; i++) {
        if (unseen.block[i] == commander) {
            int slot = commander_slot(g, &unseen, lots);

            g->commander[side] = unseen.slot[slot];
            put(g, &unseen, slot, i, lots);
            break;
        }
    }
    while (unseen.slots > 0 && unseen.blocks > 0) {
        put(g, &unseen, 0, (int)wg_lot(lots, (unsigned)unseen.blocks), lots);
    }
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

const WgMember monday_members[] = {
    WG_ONE(scenario, 0, LAST_BLOOD),
    WG_ONE(edition, 0, SPANISH),
    WG_ONE(optional, 0, EXTREME_LIMIT),
    WG_ONE(turn, 0, LAST_TURN + 1),
    WG_ONE(phase, 0, FINISHED),
    WG_ONE(disc, 0, 1),
    WG_ONE(mover, 0, 1),
    WG_ONE(passes, 0, 100),
    WG_ONE(impulse, 0, PASS),
    WG_ONE(offensive, 0, 1),
    WG_ONE(activated, 0, 100),
    WG_ONE(engagements, 0, 100),
    WG_ONE(battles, 0, 100),
    WG_ONE(moves, 0, 100),
    WG_ONE(logistics, 0, 100),
    WG_ONE(mobile, NONE, BLOCKS - 1),
    WG_ONE(left, 0, 100),
    WG_ONE(ended, 0, LAST_TURN_OVER),
    WG_ONE(winner, NONE, 1),
    WG_MANY(commander, NONE, BLOCKS - 1),
    WG_MANY(owner, 0, 1),
    WG_TABLE(count, 0, BLOCKS),
    WG_TABLE(stack, 0, BLOCKS),
    WG_MANY(lost, 0, BLOCKS),
    WG_SETS(held, AREAS),
    WG_SETS(owned, AREAS),
    WG_SETS(full, AREAS),
    WG_SETS(old, AREAS),
    WG_SETS(fresh, AREAS),
    WG_SETS(fought, AREAS),
    WG_SETS(cut, AREAS),
    WG_SETS(command, AREAS),
    WG_EACH(unit, block, 0, HIDDEN),
    WG_EACH(unit, face, 0, FACES - 1),
    WG_EACH(unit, place, 0, PLACES - 1),
    WG_EACH(unit, active, 0, 1),
    WG_EACH(unit, moved, 0, 1),
    WG_EACH(unit, isolated, 0, 1),
    WG_EACH(unit, crossed, 0, 1),
    WG_EACH(unit, inspired, 0, 1),
    WG_EACH(unit, inspires, 0, 1),
    WG_EACH(unit, committed, 0, 1),
    WG_EACH(unit, target, NONE, AREAS - 1),
    WG_EACH(unit, shielded, 0, 1),
    WG_EACH(unit, ready, 0, 1),
    WG_EACH(unit, fired, 0, 1),
    WG_ONE(battle.area, NONE, AREAS - 1),
    WG_ONE(battle.attacker, 0, 1),
    WG_ONE(battle.bonus, 0, 2),
    WG_ONE(battle.shown, 0, 1),
    WG_ONE(battle.volley, 0, 100),
    WG_ONE(battle.firing, NONE, BLOCKS - 1),
    WG_MANY(battle.hits, 0, 100),
    WG_ONE(battle.retreating, 0, 1),
    WG_ONE(battle.barrage, 0, 1),
    {0}
};
