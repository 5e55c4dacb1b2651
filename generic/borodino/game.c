/*
 * game.c --
 *
 *      Borodino 1812: its fog, its invariants, and the tables that tie it
 *      together.  Start reading at sequence.c.
 */

#include "chapters.h"

/* ---- fog of war ---- */

static void
hide_unit(Game *g, int u)
{
    Unit *unit = &g->unit[u];

    if (unit->block != HIDDEN) {
        g->slot[unit->block] = NONE;
    }
    *unit = (Unit){ .block = HIDDEN, .place = unit->place,
            .reserve = unit->reserve, .via = unit->via, .shelter = NONE };
    for (int army = 0; army < ARMIES; army++) {
        if (g->leader[army] == u) {
            g->leader[army] = NONE;
        }
    }
}

/* Who spends supply points now, or did last. */
static int
spender(const Game *g)
{
    return g->spoils == NONE ? g->mover : !borodino_area[g->spoils].source;
}

static void
hide_spending(Game *g, int side, int viewer)
{
    if (side == viewer) {
        return;
    }
    g->spent = 0;
    for (int area = 0; area < AREAS; area++) {
        g->rebuilt[area] = 0;
        g->points[side][area] = 0;
    }
}

/* A block that stands upright shows its owner's enemy nothing but where it
   is.  At the end all is turned up and counted (8.4). */
static void
redact(Game *g, int viewer)
{
    if (g->phase == FINISHED) {
        return;
    }
    for (int u = 0; u < BLOCKS; u++) {
        if (side_of(u) != viewer && !g->unit[u].shown) {
            hide_unit(g, u);
        } else if (side_of(u) != viewer) {
            g->unit[u].orders = 0;      /* 5.23 whom he moved by them */
        }
    }
    if (g->mover != viewer) {
        g->command = (Command){ .light = 0 };
        bor_forget_orderless(g);
    }
    hide_spending(g, spender(g), viewer);
    /* 5.3 Only its owner knows that a unit was hit on its last step. */
    if (g->flow.decision == ASK_FORCED && g->flow.side != viewer) {
        g->flow.decision = ASK_LOSS;
        g->gun.victim = NONE;
    }
    if (viewer != FRENCH) {
        for (int corps = 0; corps < CORPS_COUNT; corps++) {
            g->gate[corps] = NONE;
        }
    }
}

static int
piece_in(const Game *g, int u)
{
    return g->unit[u].block == HIDDEN ? -1 : g->unit[u].block;
}

static int
place_of(const Game *g, int u)
{
    return g->unit[u].place < AREAS ? g->unit[u].place : NONE;
}

/* 3.31 */
static bool
crowd(const Game *g, int side, int place, int *count, int *limit)
{
    if (bor_excess(g, side, place) == 0) {
        return false;
    }
    *count = g->count[side][place];
    *limit = bor_stack(place);
    return true;
}

/* ---- what must always hold ---- */

static const char *
broken_counts(const Game *g)
{
    uint8_t count[2][EVERYWHERE] = {{0}};

    for (int u = 0; u < BLOCKS; u++) {
        count[side_of(u)][g->unit[u].place]++;
    }
    for (int side = 0; side < 2; side++) {
        for (int place = 0; place < PLACES; place++) {
            if (count[side][place] != g->count[side][place]
                    || (count[side][place] > 0)
                    != ((g->held[side] & bit(place)) != 0)) {
                return "5.1 counts of units by area are true";
            }
        }
    }
    return NULL;
}

static const char *
broken(const Game *g)
{
    for (int u = 0; u < BLOCKS; u++) {
        const Unit *unit = &g->unit[u];

        if (unit->block < 0 || unit->block >= BLOCKS
                || g->slot[unit->block] != u) {
            return "1.1 every block is in one slot";
        }
        if (unit->face < 0 || unit->face >= block_of(g, u)->faces) {
            return "4.12 strength is one of the block's faces";
        }
        if (unit->place < 0 || unit->place >= EVERYWHERE) {
            return "3.1 a unit is somewhere";
        }
        if (unit->place == BOX && side_of(u) != FRENCH) {
            return "9.1 only the French come from off the map";
        }
    }
    if (g->held[0] & g->held[1] && g->phase == SUPPLY) {
        return "6.2 after the battles no area is contested";
    }
    return broken_counts(g);
}

/* ---- roster and places ---- */

static const char *const kinds[] = { BORODINO_KINDS(WG_NAME) };
static const char *const terrains[] = { BORODINO_TERRAINS(WG_NAME) };

static const char *
piece_key(int block)
{
    return borodino_block[block].key;
}

static int
corps_of(int block)
{
    return borodino_block[block].corps;
}

static void
piece_text(int block, WgText *out)
{
    const Block *b = &borodino_block[block];

    wg_print(out, "name {%s} commander {%s} corps %d army %d kind %s guard %d "
            "strength {", b->name, b->commander, b->corps, b->army,
            kinds[b->kind], b->guard);
    for (int face = 0; face < b->faces; face++) {
        wg_print(out, face ? " %d" : "%d", b->strength[face]);
    }
    wg_print(out, "} letter %c fire %d range %d points %d source %s",
            'A' + b->letter, b->fire, b->range, b->points, b->source);
}

static void
place_text(int place, WgText *out)
{
    const Area *area;

    if (place >= AREAS) {
        wg_print(out, "kind %s", bor_place_key(place));
        return;
    }
    area = &borodino_area[place];
    wg_print(out, "kind area name {%s} terrain %s bank %d source %d symbols %d "
            "village %d edge %d stack %d", area->name, terrains[area->terrain],
            area->bank, area->source, area->symbols, area->village, area->edge,
            bor_stack(place));
}

/* ---- tables ---- */

static const WgOption options[] = { BORODINO_OPTIONS(WG_OPTION) {0} };

const WgRules borodino_rules = {
    .name = "borodino",
    .version = 2,
    .sides = { "french", "russian" },
    .scenarios = &(BORODINO_SCENARIOS(WG_JOIN))[1],
    .options = options,
    .size = sizeof(struct Game),
    .pieces = BLOCKS,
    .second = FRENCH_BLOCKS,
    .places = EVERYWHERE,
    .piece_key = piece_key,
    .place_key = bor_place_key,
    .piece_text = piece_text,
    .place_text = place_text,
    .verbs = borodino_verbs,
    .amendments = borodino_amendments,
    .judge_amendment = bor_judge_amendment,
    .amend = bor_amend,
    .events = borodino_events,
    .faces = bor_faces,
    .decisions = borodino_decisions,
    .standings = borodino_standings,
    .corps_of = corps_of,
    .procedures = borodino_procedures,
    .values = borodino_values,
    .constants = borodino_constants,
    .topics = borodino_topics,
    .setup = bor_setup,
    .piece_in = piece_in,
    .redact = redact,
    .determinize = bor_determinize,
    .members = borodino_members,
    .score = bor_score,
    .winner = bor_winner,
    .equivalent_faces = bor_equivalent_faces,
    .progress = bor_progress,
    .answers = borodino_answers,
    .price = bor_price,
    .place_of = place_of,
    .crowd = crowd,
    .is_spent = bor_is_deployed,
    .broken = broken,
    .player = &borodino_player,
};
