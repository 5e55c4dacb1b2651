/*
 * fuzz-fog-moskowa.c --
 *
 *      What two players of La Bataille de la Moskowa may not know of one
 *      another (Limited Intelligence), exchanged for something else: what lies
 *      beneath the enemy's counters, which hex of his attack is the strongest,
 *      what those on his regroup chart have given, whom the French called,
 *      what his commanders write to each other and whom they have given away.
 *      All counters are known, so nobody changes places with anybody.
 */

#include "../../generic/moskowa/messages.h"
#include "../../generic/moskowa/regrouping.h"
#include "../../generic/moskowa/scenarios.h"
#include "../../generic/moskowa/stacks.h"
#include "fuzz-fog.h"
#include "fuzz-watch.h"

extern const WgRules moskowa_rules;

/* Whoever is on the map has a point left at least, and has lost what all have
   seen it lose.  Regrouping 1: who has lost
   half leaves when the phase ends, and all see that. */
static void
forge_unit(Walk *w, Game *g, int u)
{
    Unit *unit = &g->unit[u];
    const Piece *p = piece_of(g, u);
    int lost;

    if (is_person(p) || unit->hex == OFF_MAP) {
        return;
    }
    do {
        lost = (int)walk_chance(w, (unsigned)p->points);
    } while (msk_is_worn(p, lost) != msk_is_worn(p, unit->lost)
            || lost < g->told[u]);
    unit->lost = (int8_t)lost;
    unit->before = (int8_t)walk_chance(w, (unsigned)lost + 1);
}

static void
forge_message(Walk *w, Game *g, int side, Message *m)
{
    int u = first_of(side) + (int)walk_chance(w,
            (unsigned)(end_of(side) - first_of(side)));

    *m = (Message){ .number = (int16_t)(1 + walk_chance(w, 50)),
        .own = (int16_t)(1 + walk_chance(w, 20)),
        .aide = (int16_t)u, .unit = walk_chance(w, 2) ? NONE : (int16_t)u,
        .from = (int8_t)walk_chance(w, (unsigned)g->commanders[side]),
        .to = (int8_t)walk_chance(w, (unsigned)g->commanders[side]),
        .state = (int8_t)(1 + walk_chance(w, MESSAGE_STATES - 1)),
        .flags = (int8_t)walk_chance(w, MESSAGE_FLAGS) };
}

static void
forge_received(Walk *w, const Game *g, int side, Received *r)
{
    *r = (Received){ .number = (int16_t)(1 + walk_chance(w, 50)),
        .own = (int16_t)(1 + walk_chance(w, 20)), .unit = NONE,
        .from = (int8_t)walk_chance(w, (unsigned)g->commanders[side]) };
}

/* Who is asked in a redacted copy's own phases is seen. */
static void
forge_commanders(Walk *w, Game *g, int side)
{
    if (!has_several(g, side)) {
        return;
    }
    g->written[side] = (int16_t)walk_chance(w, 60);
    for (int i = 0; i < MESSAGES; i++) {
        forge_message(w, g, side, &g->message[side * MESSAGES + i]);
        forge_received(w, g, side, &g->received[side * MESSAGES + i]);
    }
    for (int c = 0; c < COMMANDERS; c++) {
        g->counted[side][c] = (int16_t)walk_chance(w, 40);
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        msk_assign(g, u, (int)walk_chance(w, (unsigned)g->commanders[side]));
    }
}

bool
fog_forge(Walk *w, Game *twin, int viewer)
{
    for (int side = 0; side < 2; side++) {
        if (side != viewer) {
            forge_commanders(w, twin, side);
        }
    }
    for (int u = 0; u < PIECES; u++) {
        if (side_of(u) != viewer) {
            forge_unit(w, twin, u);
        }
    }
    /* What all have lost together is no secret, where it counts. */
    for (int side = 0; side < 2; side++) {
        if (side != viewer) {
            twin->regrouped[side] = (int16_t)(twin->losses[side]
                    - msk_lacking(twin, side));
        }
    }
    return true;
}

const FogTopic fog_topics[] = {
    { "commands 0", COMMANDERS },
    { "commands 1", COMMANDERS },
    { "desk 0", COMMANDERS },
    { "desk 1", COMMANDERS },
    { "odds melee", HEXES },
    { "odds charge", HEXES },
    { "odds square", HEXES },
    {0}
};

/* Each is recognised. */
bool
watch_exchange(Walk *w, Game *twin, int viewer, int u, int v)
{
    (void)w;
    (void)twin;
    (void)viewer;
    return u < 0 && v < 0;
}

const int watch_places = HEXES;
const WatchKnown watch_known[] = { {0} };

int
main(int argc, char **argv)
{
    return walk_long(argc, argv, &moskowa_rules, "fuzz-fog-moskowa",
            fog_watch);
}
