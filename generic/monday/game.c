/*
 * game.c --
 *
 *      Bloody Monday: its fog, its invariants, and the tables that tie it
 *      together.  Start reading at sequence.c.
 */

#include "chapters.h"

/* ---- fog of war ---- */

static void
hide_unit(Game *g, int u)
{
    Unit *unit = &g->unit[u];

    *unit = (Unit){ .block = HIDDEN, .place = unit->place,
            .at_icon = unit->at_icon,
            .moved = unit->moved, .isolated = unit->isolated,
            .crossed = unit->crossed, .inspired = unit->inspired,
            .committed = unit->committed, .target = unit->target,
            .fired = unit->fired };
    if (g->commander[side_of(u)] == u) {
        g->commander[side_of(u)] = NONE;
    }
}

/* An upright block shows its owner's enemy nothing but where it is, whether it
   has left the icons of its set-up, and its cubes; in the pool the blocks lie
   face down for their owner too (3.3).  At the end all are turned up. */
static void
redact(Game *g, int viewer)
{
    if (g->phase == FINISHED) {
        return;
    }
    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place == POOL
                || (side_of(u) != viewer && !mon_is_shown(g, u))) {
            hide_unit(g, u);
        }
    }
    for (int side = 0; side < 2; side++) {
        for (int area = 0; side != viewer && area < AREAS; area++) {
            g->stack[side][area] = g->count[side][area];
        }
        if (side != viewer) {
            g->full[side] = (Areas){ { 0, 0 } };
        }
    }
    if (g->mover != viewer) {
        g->logistics = 0;
        g->left = 0;
        if (is_activating(g)) {
            g->activated = 0;
        }
    }
}

static int
piece_in(const Game *g, int u)
{
    return g->unit[u].block == HIDDEN ? -1 : g->unit[u].block;
}

/* ---- what must always hold ---- */

static const char *
broken_counts(const Game *g)
{
    uint8_t count[2][PLACES] = {{0}}, commander[2][PLACES] = {{0}};
    int lost[2] = { 0, 0 };

    for (int u = 0; u < BLOCKS; u++) {
        int side = side_of(u), place = g->unit[u].place;

        count[side][place]++;
        commander[side][place] = (uint8_t)(commander[side][place]
                + (block_of(g, u)->kind == COMMANDER));
        lost[side] += place == LOST && counts_for_morale(block_of(g, u));
    }
    for (int side = 0; side < 2; side++) {
        if (lost[side] != g->lost[side]) {
            return "2.4 the morale track counts the dead";
        }
        for (int area = 0; area < AREAS; area++) {
            int stack = count[side][area] - commander[side][area];

            if (count[side][area] != g->count[side][area]
                    || stack != g->stack[side][area]
                    || (count[side][area] > 0)
                    != has_area(&g->held[side], area)) {
                return "1.2 counts of units by area are true";
            }
            if (stack > mon_stack(area)) {
                return "1.2 no area is overstacked";
            }
            if ((stack == mon_stack(area))
                    != has_area(&g->full[side], area)) {
                return "1.2 the full areas are known";
            }
        }
    }
    return NULL;
}

static const char *
broken_control(const Game *g)
{
    for (int area = 0; area < AREAS; area++) {
        int owner = g->owner[area];

        if (has_area(&g->held[!owner], area)
                && !has_area(&g->held[owner], area)) {
            return "1.0 the sole occupant controls an area";
        }
        if (!has_area(&g->owned[owner], area)
                || has_area(&g->owned[!owner], area)) {
            return "1.0 an area has one owner";
        }
    }
    return NULL;
}

static const char *
broken(const Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        const Unit *unit = &g->unit[u];

        if (unit->block < 0 || unit->block >= BLOCKS) {
            return "2.0 a block is in every slot";
        }
        if (unit->face < 0 || unit->face >= block_of(g, u)->faces) {
            return "2.3 strength is one of the block's faces";
        }
        if (unit->place < 0 || unit->place >= PLACES) {
            return "1.0 a unit is somewhere";
        }
        if (unit->active && !is_support(block_of(g, u))) {
            return "1.2.4 only support units are activated";
        }
    }
    for (int side = 0; side < 2; side++) {
        if (block_of(g, g->commander[side])->kind != COMMANDER) {
            return "2.6.3 a side has its supreme commander";
        }
    }
    if (g->phase != FINISHED && mon_is_decided(g)) {
        return "1.1 a match that is decided is over";
    }
    return broken_counts(g) ? broken_counts(g) : broken_control(g);
}

/* ---- roster and places ---- */

static const char *const kinds[] = { MONDAY_KINDS(WG_NAME) };
static const char *const corps[] = { MONDAY_CORPS(WG_NAME) };
static const char *const shields[] = { MONDAY_SHIELDS(WG_NAME) };
static const char *const colours[] = { MONDAY_COLOURS(WG_NAME) };

static const char *
piece_key(int block)
{
    return monday_block[block].key;
}

static int
corps_of(int block)
{
    return monday_block[block].corps;
}

static void
piece_text(int block, WgText *out)
{
    const Block *b = &monday_block[block];

    wg_print(out, "name {%s} commander {%s} label {%s} corps %s kind %s "
            "mounted %d shield %s points %d morale %d strength {", b->name,
            b->commander, b->label, corps[b->corps], kinds[b->kind],
            b->mounted, shields[b->shield], mon_block_points(b),
            counts_for_morale(b));
    for (int face = 0; face < b->faces; face++) {
        wg_print(out, face ? " %d" : "%d", b->face[face].strength);
    }
    wg_print(out, "} fire {");
    for (int face = 0; face < b->faces; face++) {
        wg_print(out, face ? " %d" : "%d", b->face[face].fire);
    }
    wg_print(out, "} hits {");
    for (int face = 0; face < b->faces; face++) {
        wg_print(out, face ? " %d" : "%d", hits_from(b->face[face].fire));
    }
    wg_print(out, "} source %s", b->source);
}

static void
place_text(int place, WgText *out)
{
    const Area *area;

    if (place >= AREAS) {
        wg_print(out, "kind %s", mon_place_key(place));
        return;
    }
    area = &monday_area[place];
    wg_print(out, "kind area name {%s} number %d colour %s star %d half %d "
            "owner %d stack %d near {", area->name, place + 1,
            colours[area->colour], area->star, area->half, area->owner,
            mon_stack(place));
    for (Areas near = monday_near[place]; !no_areas(near);) {
        int next = take_area(&near);

        wg_print(out, has_area(&monday_across[place], next)
                ? "{%s kolocha} " : "{%s} ", monday_area[next].key);
    }
    wg_print(out, "}");
}

/* ---- tables ---- */

static const WgOption options[] = { MONDAY_OPTIONS(WG_OPTION) {0} };

/* By borders, whoever holds the areas between. */
static int
apart(int area, int other)
{
    Areas reached, fresh;
    int steps = 0;

    if (area < 0 || area >= AREAS || other < 0 || other >= AREAS) {
        return -1;
    }
    reached = fresh = area_bit(area);
    while (!has_area(&reached, other) && !no_areas(fresh)) {
        fresh = less_areas(beside_areas(fresh), reached);
        reached = either_areas(reached, fresh);
        steps++;
    }
    return has_area(&reached, other) ? steps : -1;
}

static int
place_of(const Game *g, int u)
{
    return on_map(g, u) ? g->unit[u].place : NONE;
}

const WgRules monday_rules = {
    .name = "monday",
    .version = 2,
    .sides = { "french", "russian" },
    .scenarios = &(MONDAY_SCENARIOS(WG_JOIN))[1],
    .options = options,
    .size = sizeof(struct Game),
    .pieces = BLOCKS,
    .second = FRENCH_BLOCKS,
    .places = PLACES,
    .piece_key = piece_key,
    .place_key = mon_place_key,
    .piece_text = piece_text,
    .place_text = place_text,
    .verbs = monday_verbs,
    .amendments = monday_amendments,
    .judge_amendment = mon_judge_amendment,
    .amend = mon_amend,
    .events = monday_events,
    .faces = mon_faces,
    .decisions = monday_decisions,
    .standings = monday_standings,
    .corps_of = corps_of,
    .procedures = monday_procedures,
    .values = monday_values,
    .constants = monday_constants,
    .topics = monday_topics,
    .setup = mon_setup,
    .piece_in = piece_in,
    .redact = redact,
    .determinize = mon_determinize,
    .members = monday_members,
    .score = mon_score,
    .winner = mon_winner,
    .equivalent_faces = mon_equivalent_faces,
    .answers = monday_answers,
    .price = mon_price,
    .ways = mon_ways,
    .place_of = place_of,
    .apart = apart,
    .broken = broken,
    .player = &monday_player,
};
