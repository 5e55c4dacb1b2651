/*
 * fuzz-fog-berezina.c --
 *
 *      What two players of Napoleon at the Berezina may not know of one
 *      another (3.4), exchanged for something else: who stands below the
 *      uppermost of a stack, what it has lost and entry.
 */

#include "fuzz-fog.h"
#include "fuzz-watch-berezina.h"

static void
forge_unit(Walk *w, Game *g, int u)
{
    Unit *unit = &g->unit[u];
    bool fights = is_combat_unit(piece_of(g, u));

    unit->losses = (int8_t)(fights ? walk_chance(w, STEPS) : 0);
    unit->treasure = (int8_t)(fights && side_of(u) == FRENCH
            && walk_chance(w, 2));
    unit->out = (int8_t)walk_chance(w, 2);
    unit->moved = (int8_t)walk_chance(w, 2);
    unit->checked = (int8_t)walk_chance(w, 2);
    unit->fired = (int8_t)walk_chance(w, 2);
    if (g->mobile == u) {
        g->points = (int16_t)walk_chance(w, 8);
    }
    if (g->phase == SET_UP && (side_of(u) == FRENCH
                || g->flow.decision != ASK_FRENCH_SETUP)) {
        int v = first_of(side_of(u)) + (int)walk_chance(w,
                (unsigned)(end_of(side_of(u)) - first_of(side_of(u))));

        ber_put(g, u, on_map(g, v) ? g->unit[v].place : g->unit[u].place);
    }
}

static void
exchange(Game *g, int u, int v)
{
    int16_t piece = g->unit[u].piece;

    g->unit[u].piece = g->unit[v].piece;
    g->unit[v].piece = piece;
}

static const FogSlots slots = { watch_is_secret, watch_is_alike, exchange,
    forge_unit };

bool
fog_forge(Walk *w, Game *twin, int viewer)
{
    fog_exchange(w, twin, viewer, &slots);
    return true;
}

const FogTopic fog_topics[] = {
    { "odds throw fire", PIECES },
    {0}
};

/* Before a fire at somebody, who is asked next is told by nothing that the
   firer's side may not know (7.5). */
static void
check_asked(Walk *w, Game *g, Game *twin, int side)
{
    const WgAction *a = &w->offer->action[walk_chance(w,
            (unsigned)w->offer->count)];

    if (a->verb != FIRE && a->verb != BOMBARD) {
        return;
    }
    wg_do(w->rules, g, a);
    wg_do(w->rules, twin, a);
    if (g->flow.side != twin->flow.side
            || g->flow.decision != twin->flow.decision) {
        walk_fail(w, "side %d sees that %d is asked %d, or %d %d", side,
                g->flow.side, g->flow.decision, twin->flow.side,
                twin->flow.decision);
    }
}

static void
watch(Walk *w)
{
    int side = walk_flow(w)->side;
    Game seen = *w->g, twin = *w->g;

    fog_watch(w);
    watch_last(w);
    if (side < 0 || (w->g->phase != FIRST_COMBAT
            && w->g->phase != SECOND_COMBAT)) {
        return;
    }
    berezina_rules.redact(&seen, WG_PUBLIC);
    if (ber_is_open(&seen)) {   /* both look at the fire together */
        fog_forge(w, &twin, WG_PUBLIC);
        fog_check_offer(w, &seen, "what the public sees");
        fog_check_offer(w, &twin, "the public's twin");
    }
    if (w->g->flow.decision == ASK_FIRE) {
        twin = seen = *w->g;
        fog_forge(w, &twin, side);
        check_asked(w, &seen, &twin, side);
    }
}

int
main(int argc, char **argv)
{
    return fog_main(argc, argv, &berezina_rules, "fuzz-fog-berezina", watch);
}
