/*
 * fuzz-fog-borodino.c --
 *
 *      What is secret in Borodino 1812, exchanged for something else.
 */

#include "../../generic/borodino/chapters.h"
#include "fuzz-fog.h"
#include "fuzz-watch.h"

extern const WgRules borodino_rules;

static bool
is_secret(const Game *g, int viewer, int u)
{
    return side_of(u) != viewer && !g->unit[u].shown;
}

/* What an enemy cannot tell of an upright block, whatever it is. */
static void
forge_unit(Walk *w, Game *g, int u)
{
    Unit *unit = &g->unit[u];

    unit->face = (int8_t)walk_chance(w,
            (unsigned)borodino_block[unit->block].faces);
    unit->corps = (int8_t)walk_chance(w, CORPS_COUNT);
    unit->active = (int8_t)walk_chance(w, 3);
    unit->orders = (int8_t)walk_chance(w, 4);
    unit->moved = (int8_t)walk_chance(w, 2);
    unit->fired = (int8_t)walk_chance(w, 2);
    unit->pinned = (int8_t)walk_chance(w, 2);
    unit->left = (int8_t)walk_chance(w, AREAS + 1);
    unit->fresh = (int8_t)walk_chance(w, 2);
    unit->flank = (int8_t)walk_chance(w, 2);
    unit->square = (int8_t)walk_chance(w, 2);
    unit->shelter = (int8_t)walk_chance(w, BLOCKS);
    unit->half = (int8_t)walk_chance(w, 2);
    unit->acted = (int8_t)walk_chance(w, 2);
}

static void
exchange(Game *g, int u, int v)
{
    int8_t block = g->unit[u].block;

    g->unit[u].block = g->unit[v].block;
    g->unit[v].block = block;
    g->slot[g->unit[u].block] = (int8_t)u;
    g->slot[g->unit[v].block] = (int8_t)v;
    for (int army = 0; army < ARMIES; army++) {
        int leader = g->leader[army];

        g->leader[army] = (int8_t)(leader == u ? v : leader == v ? u : leader);
    }
}

static Areas
forge_areas(Walk *w)
{
    return ((Areas)walk_chance(w, 0xffffffffu) << 32
            | walk_chance(w, 0xffffffffu)) & (bit(AREAS) - 1);
}

/* What a mover knows alone: its orders, and what it spends. */
static void
forge_mover(Walk *w, Game *g)
{
    for (int i = 0; i < CORPS_COUNT; i++) {
        g->command.corps[i] = forge_areas(w);
    }
    for (int i = 0; i < ARMIES; i++) {
        g->command.army[i] = forge_areas(w);
    }
    g->command.light = forge_areas(w);
}

/* And what the enemy spends, in its supply phase or of what it captured. */
static void
forge_spending(Walk *w, Game *g)
{
    g->spent = (int8_t)walk_chance(w, 4);
    for (int area = 0; area < AREAS; area++) {
        g->rebuilt[area] = (int8_t)walk_chance(w, 2);
    }
    if (g->spoils != NONE) {
        g->points[!borodino_area[g->spoils].source][g->spoils] =
                (int8_t)walk_chance(w, 4);
    }
}

/* 5.3 Whether a hit fell on a last step is its owner's affair. */
static void
forge_loss(Walk *w, Game *g)
{
    if (g->flow.decision == ASK_LOSS && walk_chance(w, 2)) {
        g->flow.decision = ASK_FORCED;
        g->gun.victim = (int8_t)walk_chance(w, BLOCKS);
    } else if (g->flow.decision == ASK_FORCED) {
        g->flow.decision = walk_chance(w, 2) ? ASK_LOSS : ASK_FORCED;
        g->gun.victim = (int8_t)(g->flow.decision == ASK_LOSS ? NONE
                : (int)walk_chance(w, BLOCKS));
    }
}

static const FogSlots slots = {
    .is_secret = is_secret, .exchange = exchange, .forge = forge_unit
};

bool
fog_forge(Walk *w, Game *twin, int viewer)
{
    fog_exchange(w, twin, viewer, &slots);
    if (twin->mover != viewer) {
        forge_mover(w, twin);
    }
    if ((twin->spoils == NONE ? twin->mover
            : !borodino_area[twin->spoils].source) != viewer) {
        forge_spending(w, twin);
    }
    if (twin->flow.side >= 0 && twin->flow.side != viewer) {
        forge_loss(w, twin);
    }
    for (int i = 0; viewer != FRENCH && i < CORPS_COUNT; i++) {
        twin->gate[i] = (int8_t)walk_chance(w, AREAS);
    }
    return false;
}

const FogTopic fog_topics[] = {
    { "odds work 3000 round", 0 },
    { "odds work 3000 battle", 0 },
    { "odds throw fire", BLOCKS },
    { "odds throw charge", BLOCKS },
    {0}
};

/* Blocks on the map that are nowhere in what is being entry.  What they did
   stays with the slots, whose moves are seen. */
static bool
is_free(const Game *g, int viewer, int u)
{
    const Unit *unit = &g->unit[u];

    return is_secret(g, viewer, u) && unit->place < AREAS && !unit->left
            && unit->shelter == NONE && u != g->gun.victim
            && u != g->straggler.unit;
}

bool
watch_exchange(Walk *w, Game *twin, int viewer, int u, int v)
{
    Unit *one = &twin->unit[u], *other = &twin->unit[v];
    Unit was = *one;

    if (!is_free(twin, viewer, u) || !is_free(twin, viewer, v)) {
        return false;
    }
    exchange(twin, u, v);
    one->corps = other->corps;
    one->active = other->active;
    one->orders = other->orders;
    one->face = (int8_t)walk_chance(w,
            (unsigned)borodino_block[one->block].faces);
    other->corps = was.corps;
    other->active = was.active;
    other->orders = was.orders;
    other->face = was.face;
    return true;
}

const int watch_places = AREAS;

const WatchKnown watch_known[] = {
    { "deploy", "view unit.place", "9.0", "historical places are printed" },
    { "deploy", "view redoubt", "9.0", "historical places are printed" },
    { "supply", "eliminated", "7.2", "who dies is taken off the map" },
    { "loss", "eliminated", "5.3", "who dies is taken off the map" },
    { "move", "view used", "5.5", "by which border a block leaves is seen" },
    { "hq_move", "view used", "5.5", "by which border a block leaves is seen" },
    { "roll 5.7", "view used", "5.5", "by which border one leaves is seen" },
    { "supply", "eliminated: view unit.place", "7.2", "off the map" },
    { "loss", "eliminated: view unit.place", "5.3", "off the map" },
    { "loss", "bombard or loss", "5.3", "who is driven out is seen to go" },
    { "loss", "loss or loss", "5.3", "or who takes friendly hits next" },
    { "loss", "bombard or loss: view gun.gun", "5.3", "who still fires" },
    { "loss", "bombard or loss: view gun.area", "5.3", "and where" },
    { "loss", "bombard or loss: view gun.hits", "5.3", "hits not yet taken" },
    { "relocate", "view unit.place", "9.3", "a corps is lifted from the map" },
    { "relocate", "view redoubt", "9.3", "a corps is lifted from the map" },
    {0}
};

int
main(int argc, char **argv)
{
    return fog_main(argc, argv, &borodino_rules, "fuzz-fog-borodino", NULL);
}
