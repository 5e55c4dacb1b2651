/*
 * best-end.c --
 *
 *      Where a computer's unit ends its march, La Bataille de la Moskowa: the
 *      same hex, and the same way there, as by looking at all that it can
 *      reach; in matches of officers, closely or not, with and without an eye
 *      on the rest of the formation, in the last turns, and over the Kalotcha,
 *      where whoever has crossed makes room for the others.
 */

#include <limits.h>

#include "generic/core/player/player.h"
#include "generic/moskowa/player/player.h"
#include "generic/moskowa/ways.h"
#include "begin.h"
#include "paragraph.h"

static const char where[] = "the best end", way[] = "the way there";

typedef struct Seen {
    int ends[2];                /* of units that stay, that go */
    int persons, guns, horse;   /* of those that go */
} Seen;

static int
far_of_formation(int u, const Goals *goals)
{
    int formation = piece_of(&g, u)->formation, sum = 0, count = 0;

    for (int v = 0; formation >= 0 && v < PIECES; v++) {
        if (g.unit[v].hex != OFF_MAP
                && piece_of(&g, v)->formation == formation) {
            sum += far_from(goals, g.unit[v].hex);
            count++;
        }
    }
    return count ? sum / count : 0;
}

/* Of all ways; the number of the best, -1: it stays. */
static int
best_of(int u, int together, const Goals *goals, const WgWays *all)
{
    int least = msk_worth_of_end(&g, u, g.unit[u].hex, goals), best = -1;
    int foremost = together ? far_of_formation(u, goals) - 4 : 0;

    for (int i = 0; i < all->count; i++) {
        int hex = all->way[i].place, far = far_from(goals, hex);
        int worth = msk_worth_of_end(&g, u, hex, goals)
                + (far < foremost ? together * (foremost - far) : 0);

        if (is_march(&all->way[i]) && far < TOO_FAR && worth < least) {
            least = worth;
            best = i;
        }
    }
    return best;
}

static int
way_to(const WgWays *ways, int hex)
{
    int i = 0;

    while (i < ways->count
            && !(ways->way[i].place == hex && is_march(&ways->way[i]))) {
        i++;
    }
    return i;
}

/* The same steps from the end back, at the same cost. */
static void
same_way(const WgWays *ways, int i, const WgWays *all, int k)
{
    while (i >= 0 && k >= 0) {
        expect_equal(ways->way[i].cost, all->way[k].cost, way, "cost");
        expect(memcmp(&ways->way[i].step, &all->way[k].step,
                sizeof ways->way[i].step) == 0, way, "step");
        i = ways->way[i].before;
        k = all->way[k].before;
    }
    expect_equal(i, k, way, "its beginning");
}

static void
try_unit(const MskPlan *plan, int u, Seen *seen)
{
    static WgWays ways, all;
    Goals goals = msk_goals_by(&g, plan, msk_goal_of(&g, plan, u));
    const Piece *p = piece_of(&g, u);
    int to, best;

    msk_ways(&g, u, &all);
    best = best_of(u, plan->together, &goals, &all);
    to = msk_best_end(&g, plan, u, &goals, &ways);
    seen->ends[best >= 0]++;
    if (best < 0) {
        expect_equal(to, g.unit[u].hex, where, "it stays");
        return;
    }
    expect_equal(to, all.way[best].place, where, "it goes");
    if (to == all.way[best].place) {
        same_way(&ways, way_to(&ways, to), &all, best);
    }
    seen->persons += is_person(p);
    seen->guns += is_guns(p);
    seen->horse += is_mounted(&g, u);
}

/* Some of those whom the side may take up. */
static void
try_some(const MskPlan *plan, WgLots *lots, Seen *seen)
{
    enum { ONE_IN = 8 };

    for (int i = 0; i < g.placed; i++) {
        WgAction a = { TAKE_UP, { g.stack[i], 0, 0 } };

        if (wg_lot(lots, ONE_IN) == 0 && msk_judge_unit(&g, &a) == NULL
                && msk_goal_of(&g, plan, g.stack[i]) != STAY) {
            try_unit(plan, g.stack[i], seen);
        }
    }
}

static Seen
play(const char *scenario, int most, int closeness, bool ending)
{
    Weights weights = wg_usual_weights(&moskowa_rules);
    WgLots lots = { 11 };
    Seen seen = {0};
    Plan plans[2];

    memset(plans, 0, sizeof plans);
    begin_scenario(scenario);
    for (int n = 0; n < most && g.flow.side != WG_NOBODY; n++) {
        Plan *plan = &plans[g.flow.side == WG_SECOND];
        WgAction a;

        if (g.flow.side == WG_CHANCE) {
            wg_throw_lots(&moskowa_rules, &g, &lots);
            continue;
        }
        ((MskPlan *)plan->text)->manner[CLOSENESS] = (int8_t)closeness;
        a = wg_play_by(&moskowa_rules, &weights, &g, plan, &lots);
        if (g.flow.decision == ASK_UNIT && (!ending || msk_is_ending(&g))) {
            try_some((const MskPlan *)plan->text, &lots, &seen);
        }
        wg_do(&moskowa_rules, &g, &a);
    }
    return seen;
}

static void
try_match(const char *scenario, int most, int closeness)
{
    Seen seen = play(scenario, most, closeness, false);

    expect(seen.ends[0] > 200 && seen.ends[1] > 200, where, scenario);
    expect(seen.persons > 20 && seen.guns > 50 && seen.horse > 40, where,
            "units of each kind go");
}

/* Scenario 4: so many cross that the Russians win. */
static void
try_crossing(void)
{
    Seen seen = play("uvarov", INT_MAX, 4, false);

    expect(seen.ends[0] > 50 && seen.ends[1] > 50, where, "uvarov");
    expect_equal(moskowa_rules.winner(&g), WG_SECOND, "over the Kalotcha",
            "nobody is in the way");
}

/* Where an objective is worth more than all else. */
static void
try_ending(void)
{
    Seen seen = play("shewardino", INT_MAX, 0, true);

    expect(seen.ends[0] > 20 && seen.ends[1] > 20, where, "the last turns");
}

int
main(void)
{
    try_crossing();
    try_ending();
    try_match("shewardino", 4000, 0);
    try_match("shewardino", 4000, 8);
    try_match("fleches", 6000, 0);
    try_match("morning", 3000, 2);
    try_match("utitsa", 4000, 0);
    return outcome();
}
