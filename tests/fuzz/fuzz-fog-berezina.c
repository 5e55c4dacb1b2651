/*
 * fuzz-fog-berezina.c --
 *
 *      What two players of Napoleon at the Berezina may not know of one
 *      another (3.4), exchanged for something else: who stands below the
 *      uppermost of a stack, what it has lost and entry.
 */

#include "../../generic/berezina/outside.h"
#include "fuzz-fog.h"
#include "fuzz-watch.h"

extern const WgRules berezina_rules;

static bool
is_secret(const Game *g, int viewer, int u)
{
    return side_of(u) != viewer && !ber_is_seen(g, u);
}

/* Leaders are seen to be such; and that the frozen men of Tchlaplatz (6.3.3)
   stand by themselves is known, too. */
static bool
is_alike(const Game *g, int u, int v)
{
    return (piece_of(g, u)->kind == LEADER) == (piece_of(g, v)->kind == LEADER)
            && (g->released[TCHLAPLATZ]
                || (piece_of(g, u)->corps == TCHLAPLATZ)
                    == (piece_of(g, v)->corps == TCHLAPLATZ));
}

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

static const FogSlots slots = { is_secret, is_alike, exchange, forge_unit };

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

/* Counters on the map, neither of which is being moved or shot at. */
static bool
is_free(const Game *g, int viewer, int u)
{
    return is_secret(g, viewer, u) && on_map(g, u) && u != g->mobile
            && u != g->shot.firer && u != g->shot.target
            && u + 1 != g->lost_unit;
}

bool
watch_exchange(Walk *w, Game *twin, int viewer, int u, int v)
{
    Unit *one = &twin->unit[u], *other = &twin->unit[v];
    Unit was = *one;

    if (twin->phase == SET_UP || !is_free(twin, viewer, u)
            || !is_free(twin, viewer, v) || !is_alike(twin, u, v)) {
        return false;
    }
    one->piece = other->piece;
    one->treasure = other->treasure;
    other->piece = was.piece;
    other->treasure = was.treasure;
    other->losses = was.losses;
    one->losses = (int8_t)(is_combat_unit(piece_of(twin, u))
            ? walk_chance(w, STEPS) : 0);
    return true;
}

const int watch_places = HEXES;

const WatchKnown watch_known[] = {
    { "*", "russian_moved", "6.3.1", "the program moves what it moves" },
    { "*", "russian_moved: view unit.place", "6.3.1", "where they stand" },
    { "*", "russian_moved: view unit.below", "6.3.1", "and on whom" },
    { "*", "russian_moved: view unit.piece", "3.4", "who is uppermost then" },
    { "*", "russian_moved: view unit.losses", "3.4", "who is uppermost then" },
    { "*", "russian_moved: view unit.fired", "3.4", "who is uppermost then" },
    { "*", "russian_moved: view points", "6.3.1", "what the last has left" },
    { "*", "rabble_moved", "6.2", "so does Rabble" },
    { "*", "equals or russian_move", "6.3.1", "it asks by all pieces" },
    { "*", "view shot.firer", "6.3.1", "for whom it asks" },
    { "*", "view unit.moved", "6.3.1", "who has moved by it" },
    { "*", "leader_moved", "7.3", "a leader left alone goes, and all see it" },
    { "*", "leader_moved: view unit.below", "7.3", "and on whom" },
    { "roll 13.2", "lost_road", "13.2", "who has lost his road is named" },
    { "roll 5.1", "fmet", "5.1", "what is taken from a roll is said" },
    { "roll 5.1", "fmet_stopped", "5.1", "so is whom it is for" },
    { "roll 5.1", "treasure_lost", "5.1", "what becomes of it is seen" },
    { "roll 5.1", "step_lost", "5.1", "and of the unit" },
    { "roll 5.1", "broke_down", "5.1", "and of the unit" },
    { "roll 5.1", "destroyed", "5.1", "and of the unit" },
    { "roll 5.1", "destroyed: view unit.piece", "5.1", "who is below it" },
    { "roll 5.1", "destroyed: view unit.losses", "5.1", "who is below it" },
    { "roll 5.1", "destroyed: view unit.checked", "5.1", "who is below it" },
    { "roll 5.1", "step_lost: view unit.losses", "5.1", "and of the unit" },
    { "roll 5.1", "fmet: view unit.treasure", "5.1", "lost in public" },
    { "roll 5.1", "fmet: view unit.checked", "5.1", "so is who has rolled" },
    { "roll 13.2", "step_lost", "3.4", "the uppermost is seen, and its loss" },
    { "roll 13.2", "step_lost: view unit.losses", "3.4", "the same" },
    { "roll 13.2", "treasure_lost", "3.4", "the same" },
    { "roll 13.2", "treasure_lost: view unit.treasure", "3.4", "the same" },
    { "*", "rabble_formed", "5.1", "what becomes of all is seen" },
    { "*", "rabble_formed: view unit.place", "5.1", "where Rabble stands" },
    { "*", "rabble_formed: view unit.below", "5.1", "and on whom" },
    { "*", "rabble_formed: view unit.since", "5.1", "from this turn on" },
    { "roll 7.2", "hit", "7.2", "what is added to a die is said" },
    { "roll 7.2", "missed", "7.2", "what is added to a die is said" },
    { "roll 7.2", "step_lost", "7.2", "what comes of a hit is seen" },
    { "roll 7.2", "step_lost: view unit.losses", "7.2", "the same" },
    {0}
};

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
