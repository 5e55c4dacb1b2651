/*
 * better.c --
 *
 *      Of plans that are known the better one is found, wherever it stands
 *      among the others, and whenever a search is stopped: in The Ford, where
 *      nothing counts here but how near the enemies are.  The first side wants
 *      them near, so that its better plan is that all go forward, and the
 *      second side far, so that none do.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/player/player.h"
#include "../../generic/ford/ford.h"

extern const WgRules ford_rules;

enum { BUDGET = 400, BAD = 0, GOOD = 1 };

_Noreturn static void
fail(const char *why, int arms, int place, int done)
{
    fprintf(stderr, "better: %s: of %d plans, the better one as number %d, "
            "after %d iterations\n", why, arms, place, done);
    exit(1);
}

static void
nearness(const Game *g, int term[WG_TERMS])
{
    for (int u = 0; u < UNITS; u++) {
        for (int v = 0; v < UNITS; v++) {
            if (!ford_side(u) && ford_side(v) && g->unit[u].hex >= 0
                    && g->unit[v].hex >= 0) {
                term[0] -= ford_distance(g->unit[u].hex, g->unit[v].hex);
            }
        }
    }
}

/* ---- where a side plans ---- */

static void
play_until(const WgRules *rules, Game *g, int side)
{
    Weights weights = wg_usual_weights(rules);
    WgLots lots = { 1812 };
    Plan plans[2];

    memset(plans, 0, sizeof plans);
    while (g->flow.side != side || rules->player->phase(g) == 0) {
        wg_play_action(rules, &weights, g, plans, &lots);
    }
}

/* So many plans: by one all go forward and by the others none, or the other way
   round, as is good for the side. */
static void
open_plans(Search *s, int arms, int place)
{
    for (int i = 0; i < arms; i++) {
        Arm *arm = &s->arm[i];
        int32_t forward = (i == place) == (s->side == WG_FIRST) ? UNITS : 0;

        memset(arm, 0, sizeof *arm);
        arm->plan.phase = s->rules->player->phase(s->world[0]);
        memcpy(arm->plan.text, &forward, sizeof forward);
        /* The search moves them; by this they are known. */
        arm->plan.text[WG_PLAN - 1] = i == place ? GOOD : BAD;
    }
    s->arms = arms;
    wg_open_search(s, BUDGET);
}

static bool
is_found(const Search *s)
{
    return wg_best_arm(s)->plan.text[WG_PLAN - 1] == GOOD;
}

static void
check(Search *s, int arms, int place)
{
    open_plans(s, arms, place);
    while (wg_search(s)) {
        bool all = s->stage > 0 || s->arm[arms - 1].count > 0;

        if (all && !is_found(s)) {
            fail("another is the best meanwhile", arms, place, s->done);
        }
    }
    if (s->done < arms * 2) {
        fail("it is not searched", arms, place, s->done);
    }
    if (!is_found(s)) {
        fail("another is the best at the end", arms, place, s->done);
    }
}

static void
check_side(const WgRules *rules, const Game *begun, int side)
{
    static const int many[] = { 2, 3, 12, ARMS };
    Weights weights = wg_usual_weights(rules);
    Game world = *begun, scratch;
    Search *s = calloc(1, sizeof *s);

    play_until(rules, &world, side);
    s->rules = rules;
    s->weights = &weights;
    s->side = side;
    s->until = wg_until(rules, &world, 0, NULL);
    s->seed = 7;
    s->world[0] = &world;
    s->worlds = 1;
    s->scratch = &scratch;
    for (size_t n = 0; n < sizeof many / sizeof *many; n++) {
        for (int place = 0; place < many[n]; place++) {
            check(s, many[n], place);
        }
    }
    free(s);
}

int
main(void)
{
    WgPlayer player = *ford_rules.player;
    WgRules rules = ford_rules;
    WgSetup setup;
    WgError err;
    WgMatch *m;

    player.terms = nearness;
    player.mutate = NULL;       /* of these plans alone */
    rules.player = &player;
    wg_read_setup(&rules, "", "", "1812", &setup, &err);
    m = wg_match_begin(&rules, &setup, "1812");
    for (int side = WG_FIRST; side <= WG_SECOND; side++) {
        check_side(&rules, m->game, side);
    }
    wg_match_free(m);
    return 0;
}
