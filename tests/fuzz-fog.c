/*
 * fuzz-fog.c --
 *
 *      The fog of Borodino 1812: whatever the truth behind what a viewer may
 *      not know, he sees, may do and is answered the same.
 *
 *      At random positions everything secret is exchanged for something else
 *      in a copy, the twin, and nothing that reaches the viewer may differ.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../generic/borodino/chapters.h"
#include "fuzz.h"

extern const WgRules borodino_rules;

enum { ONE_IN = 6, FORGED = 12 };

static bool
is_secret(const Game *g, int viewer, int u)
{
    return side_of(u) != viewer && !g->unit[u].shown;
}

/* What an enemy cannot tell of an upright block, whatever it is. */
static void
forge_unit(Walk *w, Unit *unit)
{
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

/* What a mover knows alone: his orders, and what he spends. */
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
    g->spent = (int8_t)walk_chance(w, 4);
    for (int area = 0; area < AREAS; area++) {
        g->rebuilt[area] = (int8_t)walk_chance(w, 2);
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

static void
forge_twin(Walk *w, Game *twin, int viewer)
{
    *twin = *w->g;
    for (int u = 0; u < BLOCKS; u++) {
        int v = first_of(side_of(u)) + (int)walk_chance(w,
                (unsigned)(end_of(side_of(u)) - first_of(side_of(u))));

        if (is_secret(twin, viewer, u)) {
            if (is_secret(twin, viewer, v)) {
                exchange(twin, u, v);
                forge_unit(w, &twin->unit[v]);
            }
            forge_unit(w, &twin->unit[u]);
        }
    }
    if (twin->mover != viewer) {
        forge_mover(w, twin);
    }
    if (twin->flow.side >= 0 && twin->flow.side != viewer) {
        forge_loss(w, twin);
    }
    for (int i = 0; viewer != FRENCH && i < CORPS_COUNT; i++) {
        twin->gate[i] = (int8_t)walk_chance(w, AREAS);
    }
}

/* Everything about a redacted position that a viewer can ask for. */
static char *
answers(Walk *w, const Game *seen, int viewer, int place, int u)
{
    WgText out = {0};
    char topic[40];

    wg_print(&out, "decision %s rule %s ",
            wg_decision_in(w->rules, &seen->flow),
            wg_rule_in(w->rules, &seen->flow));
    wg_write_fields(&out, w->rules, seen);
    for (int side = 0; side < 2; side++) {
        wg_print(&out, "\nscore %d ", w->rules->score(seen, side));
        snprintf(topic, sizeof topic, "supply %d", side);
        w->rules->query(seen, viewer, topic, &out);
    }
    snprintf(topic, sizeof topic, "borders %d", place);
    w->rules->query(seen, viewer, topic, &out);
    snprintf(topic, sizeof topic, "range %d", u);
    w->rules->query(seen, viewer, topic, &out);
    w->rules->query(seen, viewer, "points", &out);
    w->rules->query(seen, viewer, "order", &out);
    return out.text;
}

/* Alike to the last byte: then no answer can differ.  Else ask. */
static void
check_view(Walk *w, const Game *seen, const Game *twin, int viewer)
{
    int place = (int)walk_chance(w, AREAS), u = (int)walk_chance(w, BLOCKS);
    char *one, *other;

    if (memcmp((const void *)seen, (const void *)twin, sizeof *seen) == 0) {
        return;
    }
    one = answers(w, seen, viewer, place, u);
    other = answers(w, twin, viewer, place, u);
    if (strcmp(one, other) != 0) {
        size_t at = 0;

        while (one[at] == other[at]) {
            at++;
        }
        at = at > 40 ? at - 40 : 0;
        walk_fail(w, "viewer %d sees ...%.80s... or ...%.80s...", viewer,
                one + at, other + at);
    }
    free(one);
    free(other);
}

/* What the side to act may do, and why not, by what it sees, by the truth
   and by the twin. */
static void
check_offer(Walk *w, const Game *g, const char *of)
{
    WgOffer *offer = malloc(sizeof *offer);

    wg_offer(w->rules, g, offer);
    if (offer->count != w->offer->count || memcmp(offer->action,
            w->offer->action, (size_t)offer->count * sizeof(WgAction)) != 0) {
        walk_fail(w, "%s offers otherwise (%d, not %d)", of, offer->count,
                w->offer->count);
    }
    free(offer);
    for (int i = 0; i < FORGED; i++) {
        WgAction a = walk_forge(w);
        const char *one = wg_judge(w->rules, w->g, &a);
        const char *other = wg_judge(w->rules, g, &a);

        if (strcmp(one ? one : "", other ? other : "") != 0) {
            walk_fail(w, "%s judges %s %d %d %d: %s, not %s", of,
                    w->rules->verbs[a.verb].name, a.arg[0], a.arg[1],
                    a.arg[2], other ? other : "yes", one ? one : "yes");
        }
    }
}

static void
watch(Walk *w)
{
    Game seen, twin;

    if (w->g->phase == FINISHED || walk_chance(w, ONE_IN)) {
        return;
    }
    for (int viewer = 0; viewer < 3; viewer++) {
        w->looked++;
        forge_twin(w, &twin, viewer);
        seen = *w->g;
        w->rules->redact(&seen, viewer);
        if (viewer == walk_flow(w)->side) {
            check_offer(w, &seen, "what is seen");
            check_offer(w, &twin, "the twin");
        }
        w->rules->redact(&twin, viewer);
        check_view(w, &seen, &twin, viewer);
    }
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 40, &borodino_rules, watch);
}
