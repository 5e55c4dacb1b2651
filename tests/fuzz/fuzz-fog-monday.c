/*
 * fuzz-fog-monday.c --
 *
 *      What is secret in Bloody Monday, exchanged for something else: upright
 *      blocks from their enemy, and those of the pool from their owner, too.
 */

#include "../../generic/monday/chapters.h"
#include "fuzz-fog.h"
#include "fuzz-watch.h"

extern const WgRules monday_rules;

static bool
is_secret(const Game *g, int viewer, int u)
{
    return g->unit[u].place == POOL
            || (side_of(u) != viewer && !mon_is_shown(g, u));
}

/* What nobody else can tell of an upright block, whatever it is; but a supreme
   commander's stars show in how much that side does. */
static void
forge_unit(Walk *w, Game *g, int u)
{
    Unit *unit = &g->unit[u];

    if (block_of(g, u)->kind != COMMANDER) {
        unit->face = (int8_t)walk_chance(w,
                (unsigned)block_of(g, u)->faces);
    }
    unit->inspires = (int8_t)walk_chance(w, 2);
    unit->shielded = (int8_t)walk_chance(w, 2);
}

static void
exchange(Game *g, int u, int v)
{
    int8_t block = g->unit[u].block, face = g->unit[u].face;
    int8_t *commander = &g->commander[side_of(u)];

    g->unit[u].block = g->unit[v].block;
    g->unit[u].face = g->unit[v].face;
    g->unit[v].block = block;
    g->unit[v].face = face;
    *commander = (int8_t)(*commander == u ? v : *commander == v ? u
            : *commander);
}

/* Where there is room for one more is known to those who know their supreme
   commander. */
static void
stack_again(Game *g, int side)
{
    g->full[side] = (Areas){ { 0, 0 } };
    for (int area = 0; area < AREAS; area++) {
        bool commander = g->unit[g->commander[side]].place == area;

        g->stack[side][area] = (uint8_t)(g->count[side][area] - commander);
        if (g->stack[side][area] >= mon_stack(area)) {
            add_area(&g->full[side], area);
        }
    }
}

static const FogSlots slots = {
    .is_secret = is_secret, .exchange = exchange, .forge = forge_unit
};

bool
fog_forge(Walk *w, Game *twin, int viewer)
{
    fog_exchange(w, twin, viewer, &slots);
    for (int side = 0; side < 2; side++) {
        if (side != viewer) {
            stack_again(twin, side);
        }
    }
    if (twin->mover != viewer) {
        twin->logistics = (int8_t)walk_chance(w, 12);
        twin->left = (int8_t)walk_chance(w, 6);
    }
    return true;
}

const FogTopic fog_topics[] = {
    { "odds work 3000 round", 0 },
    { "odds work 3000 battle", 0 },
    { "odds work 3000 shot commit", BLOCKS },
    { "odds throw fire", BLOCKS },
    {0}
};

/* Blocks that are nowhere in what is being done: both on the map, or both in
   the pool. */
static bool
is_free(const Game *g, int viewer, int u)
{
    const Unit *unit = &g->unit[u];

    return is_secret(g, viewer, u) && !unit->active && u != g->mobile
            && u != g->battle.firing && unit->place != LOST;
}

/* 6.4, 1.2 Where all withdraw, who finds no room is lost before all eyes; a
   supreme commander takes none. */
static bool
needs_no_room(const Game *g, int u)
{
    return g->battle.retreating && block_of(g, u)->kind == COMMANDER;
}

bool
watch_exchange(Walk *w, Game *twin, int viewer, int u, int v)
{
    Unit *one = &twin->unit[u], *other = &twin->unit[v];

    if (!is_free(twin, viewer, u) || !is_free(twin, viewer, v)
            || (one->place == POOL) != (other->place == POOL)
            || needs_no_room(twin, u) || needs_no_room(twin, v)) {
        return false;
    }
    exchange(twin, u, v);
    if (block_of(twin, u)->kind != COMMANDER) {
        one->face = (int8_t)walk_chance(w,
                (unsigned)block_of(twin, u)->faces);
    }
    stack_again(twin, side_of(u));
    return true;
}

const int watch_places = AREAS;

const WatchKnown watch_known[] = {
    { "*", "cut_off", "4.1", "the cubes lie in the open" },
    { "*", "rejoined", "4.1", "the cubes lie in the open" },
    { "*", "area_cut", "4.1", "the cubes lie in the open" },
    { "*", "area_rejoined", "4.1", "the cubes lie in the open" },
    { "*", "cut_off: view unit.isolated", "4.1", "the cubes lie in the open" },
    { "*", "rejoined: view unit.isolated", "4.1", "the cubes lie in the open" },
    { "reinforce", "reinforced", "3.3",
        "areas in their order, 9.12 some laid aside" },
    { "reinforce", "reinforced: view unit.place", "3.3", "they stand there" },
    { "reinforce", "reinforced: view unit.moved", "3.3", "they have moved" },
    { "reinforce", "reinforced: view unit.at_icon", "3.3",
        "they have left the pool" },
    { "roll 5.3.1", "was_hit", "9.6", "whom a shield saved is not turned" },
    { "hit", "was_hit", "9.6", "whom a shield saved is not turned" },
    { "pass", "fatigued", "9.10", "blocks without a shield are turned" },
    {0}
};

int
main(int argc, char **argv)
{
    return fog_main(argc, argv, &monday_rules, "fuzz-fog-monday", NULL);
}
