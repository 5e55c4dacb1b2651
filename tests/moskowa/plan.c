/*
 * plan.c --
 *
 *      What a general of La Bataille de la Moskowa may choose: goals of
 *      formations, and how boldly all attack.
 */

#include "generic/moskowa/movement.h"
#include "generic/moskowa/ways.h"
#include "fights.h"
#include "usual.h"

static const char ways[] = "ways to objectives", other[] = "other plans",
        stays[] = "who is to stay", bold[] = "bold and careful attacks",
        keeps[] = "ways that are kept", near[] = "the enemy that is near";

/* ---- how far it is ---- */

static bool
has_near(const Goals *goals, int hex, int away)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int next = moskowa_near[hex][d];

        if (next >= 0 && far_from(goals, next) == away) {
            return true;
        }
    }
    return false;
}

static void
try_ways(const char *scenario)
{
    begin_scenario(scenario);
    for (int n = 0; msk_goal_hex(&g, n) < HEXES; n++) {
        Goals goal = msk_goal(&g, n);
        int reached = 0;

        expect_equal(far_from(&goal, msk_goal_hex(&g, n)), 0, ways, scenario);
        for (int hex = 0; hex < HEXES; hex++) {
            int away = far_from(&goal, hex);

            if (away > 0 && away < TOO_FAR) {
                reached++;
                expect(has_near(&goal, hex, away - 1), ways, scenario);
            }
        }
        expect(reached > HEXES / 2, ways, "from most of the field");
    }
}

/* ---- who is near ---- */

/* The same as by looking at all of them, from each hex. */
static void
try_near(const char *scenario)
{
    enum { MORE = 9 };
    static const int most[] = { GUNS_LIKE, MORE };

    begin_scenario(scenario);
    for (int n = 0; n < 4 * HEXES; n++) {
        int side = n & 1, hex = n / 4, within = most[n >> 1 & 1], away;
        int enemy = msk_nearest_enemy(&g, side, hex, &away);

        expect_equal(msk_enemy_within(&g, side, hex, within),
                enemy == NONE || away > within ? OFF_MAP : g.unit[enemy].hex,
                near, scenario);
    }
}

/* ---- ways that are kept ---- */

/* Whoever is taken up to go to another hex may do at once what was kept first,
   and does; all the way is found once. */
static void
try_kept(void)
{
    int kept = 0, longest = 0;
    MskPlan plan;

    begin();
    plan = planned_by(usual);
    while (g.flow.side == g.phasing && (g.flow.decision == ASK_UNIT
            || g.flow.decision == ASK_STEP)) {
        bool taken = g.flow.decision == ASK_UNIT;
        WgAction a = msk_policy(&g, usual, &plan, NULL), next;
        int left = plan.left;

        wg_do(&moskowa_rules, &g, &a);
        if (a.verb == DONE) {
            break;
        }
        if (taken && a.verb == TAKE_UP && plan.goes != OFF_MAP) {
            expect(left > 0 && msk_judge_step(&g, &plan.way[left - 1])
                    == NULL, keeps, "the first step can be taken");
            next = msk_policy(&g, usual, &plan, NULL);
            expect(memcmp(&next, &plan.way[left - 1], sizeof next) == 0,
                    keeps, "and is");
            expect_equal(plan.left, left - 1, keeps, "what is left");
            wg_do(&moskowa_rules, &g, &next);
            kept++;
            longest = left > longest ? left : longest;
        }
    }
    expect(kept > 4 && longest > 2, keeps, "several, of several steps");
}

/* ---- changes ---- */

/* In many changes each formation of either side is sent to each objective,
   left to the nearest, and kept where it is. */
static void
try_changes(int side)
{
    enum { CHANGES = 3000 };
    static bool met[FORMATIONS][OBJECTIVES + 2];
    WgLots lots = { .state = 7 };
    MskPlan plan;
    int least = 0, most = 0;

    begin();
    g.phasing = (int8_t)side;
    plan = planned_by(usual);
    memset(met, 0, sizeof met);
    for (int i = 0; i < CHANGES; i++) {
        msk_mutate(&g, &plan, &lots);
        for (int f = 0; f < FORMATIONS; f++) {
            expect(plan.goal[f] >= STAY && plan.goal[f] <= 2, other, "goals");
            met[f][plan.goal[f] - STAY] = true;
        }
        least = plan.manner[BOLDNESS] < least ? plan.manner[BOLDNESS] : least;
        most = plan.manner[BOLDNESS] > most ? plan.manner[BOLDNESS] : most;
    }
    for (int i = 0; i < g.placed; i++) {
        int u = g.stack[i], f = piece_of(&g, u)->formation;

        for (int n = 0; side_of(u) == side && f >= 0 && n < 4; n++) {
            expect(met[f][n], other, "each formation may do all");
        }
    }
    expect_equal(least, -2, other, "careful");
    expect_equal(most, 6, other, "bold");
}

/* ---- who stays ---- */

/* Movement by a plan, until the enemy is asked something: how many units went
   to another hex. */
static int
moved(MskPlan *plan)
{
    static int16_t before[PIECES];
    int count = 0;

    for (int i = 0; i < g.placed; i++) {
        before[g.stack[i]] = g.unit[g.stack[i]].hex;
    }
    while (g.flow.side == g.phasing && (g.flow.decision == ASK_UNIT
            || g.flow.decision == ASK_STEP)) {
        WgAction a = msk_policy(&g, usual, plan, NULL);
        bool ends = a.verb == DONE;

        wg_do(&moskowa_rules, &g, &a);
        if (ends) {
            break;
        }
    }
    for (int i = 0; i < g.placed; i++) {
        count += g.unit[g.stack[i]].hex != before[g.stack[i]];
    }
    return count;
}

static void
try_staying(void)
{
    MskPlan plan;

    begin();
    plan = planned_by(usual);
    expect(moved(&plan) > 4, stays, "usually they march");
    begin();
    plan = planned_by(usual);
    memset(plan.goal, STAY, sizeof plan.goal);
    expect_equal(moved(&plan), 0, stays, "nobody marches");
}

/* ---- boldness ---- */

/* Foot beside foot of more strength, whom it need not attack. */
static void
try_boldness(void)
{
    int hex = broad_hex(), enemy = along(hex, SOUTH, 1), promise;
    static Game then;

    begin_empty();
    set(LIGHT_BATTALION, hex, SOUTH);
    set(TOBOLSK, enemy, NORTH);
    french_melee();
    then = g;
    msk_begin_attack(&then, enemy);
    promise = msk_promise(&then, enemy);
    expect(promise < 0, bold, "it promises nothing good");
    expect_equal(msk_best_assault(&g, 0, 0).verb, DONE, bold, "not so");
    expect_equal(msk_best_assault(&g, 1 - promise, 0).verb, ATTACK, bold,
            "if so much less is enough");
    expect_equal(msk_best_assault(&g, promise, 0).verb, DONE, bold,
            "if more is wanted");
}

int
main(void)
{
    find_usual_weights();
    try_ways("shewardino");
    try_ways("fleches");
    try_ways("historical");
    try_near("shewardino");
    try_near("historical");
    try_kept();
    try_changes(WG_FIRST);
    try_changes(WG_SECOND);
    try_staying();
    try_boldness();
    return outcome();
}
