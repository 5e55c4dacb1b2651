/*
 * query.c --
 *
 *      What the table of La Bataille de la Moskowa is told.
 */

#include "begin.h"
#include "generic/moskowa/exchange.h"
#include "generic/moskowa/outcomes.h"
#include "generic/moskowa/query.h"
#include "paragraph.h"

static void
expect_start(const char *told, const char *wanted, const char *what)
{
    if (strncmp(told, wanted, strlen(wanted)) != 0) {
        fprintf(stderr, "moskowa: %.60s\n", told);
    }
    expect(strncmp(told, wanted, strlen(wanted)) == 0, "Facing.1", what);
}

/* The n-th word of "{...} {...} ", braces and all. */
static void
expect_nth(const char *list, int n, const char *wanted, const char *what)
{
    while (n-- > 0) {
        list = strchr(list, '}') + 2;
    }
    expect_start(list, wanted, what);
}

/* What a viewer is told of a unit on the map. */
static void
expect_unit(int viewer, int u, const char *wanted, const char *what)
{
    char start[20];
    const char *told = answer(viewer, "units");

    snprintf(start, sizeof start, "%d {degrees", u);
    told = strstr(told, start);
    expect_start(told ? strchr(told, '{') : "", wanted, what);
}

/* Three in a hex, from the top: guns, a regiment that has lost, a leader. */
static void
try_units(void)
{
    int guns = 0, regiment = 0, ney = 0, hex = 4000;
    char wanted[80];

    begin_empty();
    while (piece_of(&g, guns)->type != GUNS) {
        guns++;
    }
    while (piece_of(&g, regiment)->battalions == 0) {
        regiment++;
    }
    while (piece_of(&g, ney)->type != LEADER) {
        ney++;
    }
    msk_put(&g, ney, hex, 0);
    msk_put(&g, regiment, hex, 0);
    msk_put(&g, guns, hex, 0);
    msk_turn(&g, hex, NORTH_EAST);
    g.unit[guns].state |= UNLIMBERED;
    g.unit[regiment].lost = 2;
    snprintf(wanted, sizeof wanted, "{degrees 60 depth 2 points %d "
            "marks { unlimbered}}",
            piece_of(&g, guns)->points);
    expect_unit(WG_FIRST, guns, wanted, "guns on top");
    snprintf(wanted, sizeof wanted, "{degrees 60 depth 1 points %d marks {}}",
            piece_of(&g, regiment)->points - 2);
    expect_unit(WG_FIRST, regiment, wanted, "with losses");
    expect_unit(WG_FIRST, ney, "{degrees -1 depth 0 points 0 marks {}}",
            "no front");
    msk_turn(&g, hex, CORNER + NORTH);
    expect_unit(WG_FIRST, guns, "{degrees 30 ", "to a corner");
    msk_turn(&g, hex, SOUTH);
    expect_unit(WG_FIRST, guns, "{degrees 180 ", "to the south");

    moskowa_rules.redact(&g, WG_SECOND);
    snprintf(wanted, sizeof wanted, "{degrees 180 depth 1 points %d marks {}}",
            piece_of(&g, regiment)->points);
    expect_unit(WG_SECOND, regiment, wanted, "an enemy's losses are hidden");
}

/* Who is still to come, by corps: in how many turns, and how many.  Those who
   come in column have no room at once. */
static void
try_due(void)
{
    begin_scenario("utitsa");
    expect_nth(answer(WG_FIRST, "due"), 0, "{turns -1 piece f_V_16_15 count 15 ", "in column");
    expect_nth(answer(WG_FIRST, "due"), 1, "{turns 6 piece f_VIII_23_3L count 17 ", "at 10:00");
    expect_nth(answer(WG_SECOND, "due"), 4, "{turns 9 piece r_II_17_Bel count 3 ",
            "of both sides, for both");
    g.clock += 6;
    expect_nth(answer(WG_FIRST, "due"), 1, "{turns -1 piece f_VIII_23_3L count 17 ", "late");
    for (int u = first_of(WG_FIRST); u < end_of(WG_FIRST); u++) {
        set_mark(g.came, u);
    }
    expect_nth(answer(WG_FIRST, "due"), 0, "{turns 6 piece r_II_4_Tob count 6 ", "all are here");
    begin_scenario("uvarov");
    expect(answer(WG_FIRST, "due")[0] == '\0', "Scenario.4",
            "who may be called is a secret");
}

/* The nearest of the enemy's, no leader, as a bird flies. */
static void
try_near(void)
{
    char topic[20], wanted[40];
    int one = 0, near = SECOND, leader = SECOND;

    begin_empty();
    while (is_person(piece_of(&g, near))) {
        near++;
    }
    while (piece_of(&g, leader)->type != LEADER) {
        leader++;
    }
    while (is_person(piece_of(&g, one))) {
        one++;
    }
    msk_put(&g, one, 4000, 0);
    snprintf(topic, sizeof topic, "near %d", one);
    expect(answer(WG_FIRST, topic)[0] == '\0', "Movement.1", "nobody");
    msk_put(&g, near, 4000 + 3 * ROWS, 0);
    msk_put(&g, leader, 4000 + ROWS, 0);
    snprintf(wanted, sizeof wanted, "unit %d away 3", near);
    expect(strcmp(answer(WG_FIRST, topic), wanted) == 0, "Movement.1",
            "the nearest");
}

/* What stands on a counter's back, after losses: a lance too is worth a point
   less for each (Lancers.8). */
static void
try_worth(void)
{
    char topic[20];
    int u = 0;

    begin_empty();
    while (strcmp(piece_of(&g, u)->key, "f_IVC_IVC_17L") != 0) {
        u++;
    }
    msk_put(&g, u, 4000, 0);
    snprintf(topic, sizeof topic, "worth %d", u);
    expect(strcmp(answer(WG_FIRST, topic), "fire {{from 1 to 1 value 2.00} } "
            "melee 11.00 morale 22 lance 4") == 0, "Lancers.8", "as printed");
    g.unit[u].lost = 2;
    expect(strcmp(answer(WG_FIRST, topic), "fire {} melee 7.00 morale 22 "
            "lance 2") == 0, "Lancers.8", "two points lost");
    expect_equal(*answer(WG_SECOND, topic), 0, "Lancers.8", "the enemy");
}

/* R-M208: what the enemy is told of u as it lies. */
static const char *
told_of_worth(int u, int state)
{
    char topic[20];
    Game whole = g;
    const char *told;

    g.unit[u].state = (uint16_t)state;
    moskowa_rules.redact(&g, WG_SECOND);
    snprintf(topic, sizeof topic, "worth %d", u);
    told = answer(WG_SECOND, topic);
    g = whole;
    return told;
}

/* Whose values lie up is read by the enemy, too, less what it saw them lose:
   the markers of losses lie beneath. */
static void
try_turned_up(void)
{
    int u = 0, guns = 0, ney = 0;
    char near[60];

    begin_empty();
    while (strcmp(piece_of(&g, u)->key, "f_IVC_IVC_17L") != 0) {
        u++;
    }
    while (!is_guns(piece_of(&g, guns))) {
        guns++;
    }
    while (piece_of(&g, ney)->type != LEADER) {
        ney++;
    }
    expect_equal(*told_of_worth(guns, UNLIMBERED), 0, "Limited Intelligence",
            "nobody off the map");
    msk_put(&g, u, 4000, 0);
    msk_put(&g, guns, 4000, 1);
    msk_put(&g, ney, 4000, 2);
    g.unit[u].lost = 3;
    g.told[u] = 1;
    expect_equal(*told_of_worth(u, SQUARE | ROUTING | ROAD_MODE), 0,
            "Limited Intelligence", "it lies on its values");
    expect(strcmp(told_of_worth(u, DISPERSED), "fire {} melee 9.00 morale 22 "
            "lance 3") == 0, "Limited Intelligence, facing up; R-M208",
            "dispersed");
    expect_equal(*told_of_worth(guns, 0), 0, "Limited Intelligence",
            "limbered");
    snprintf(near, sizeof near, " value %d.00}",
            piece_of(&g, guns)->fire[NEAR_BAND]);
    expect(strstr(told_of_worth(guns, UNLIMBERED), near) != NULL,
            "Limited Intelligence", "unlimbered");
    g.unit[guns].lost = 1;
    expect(strstr(told_of_worth(guns, UNLIMBERED), near) != NULL,
            "Limited Intelligence", "a loss that nobody saw");
    expect_equal(*told_of_worth(ney, 0), 0, "Limited Intelligence", "a leader");
    expect(strncmp(told_of_worth(ney, DISPERSED), "bonus {morale ", 14) == 0,
            "R-M187", "who is dispersed");
}

static void
try_reach(void)
{
    char topic[20];
    int u;

    begin();
    u = g.stack[0];
    for (int i = 1; side_of(u) != g.flow.side || is_guns(piece_of(&g, u));
            i++) {
        u = g.stack[i];
    }
    snprintf(topic, sizeof topic, "reach %d", u);
    expect(strstr(answer(g.flow.side, topic), " {cost ") != NULL, "Movement.3",
            "before it is taken up");
    expect(answer(!g.flow.side, topic)[0] == '\0', "Movement.7",
            "the other side is told nothing");
}

/* A regiment that battalions take the place of is not gone; who is eliminated
   is, for both sides (Stacking.6). */
static void
try_gone(void)
{
    int regiment = 0;
    char wanted[20];

    begin_empty();
    memset(g.came, 0, sizeof g.came);
    while (piece_of(&g, regiment)->battalions == 0) {
        regiment++;
    }
    msk_put(&g, regiment, 4000, 0);
    set_mark(g.came, regiment);
    expect_equal(*answer(WG_FIRST, "gone"), 0, "Stacking.6", "nobody");
    msk_break_up(&g, regiment, 0);
    expect_equal(*answer(WG_FIRST, "gone"), 0, "Stacking.6", "replaced");
    snprintf(wanted, sizeof wanted, "%d ", msk_top(&g, 4000));
    msk_eliminate(&g, msk_top(&g, 4000));
    expect(strcmp(answer(WG_FIRST, "gone"), wanted) == 0, "Stacking.6",
            "a battalion");
    moskowa_rules.redact(&g, WG_SECOND);
    expect(strcmp(answer(WG_SECOND, "gone"), wanted) == 0, "Stacking.6",
            "the enemy sees it");
    begin();
    expect(strcmp(answer(WG_FIRST, "score"), "0 {kind holds count 0 of 2 "
            "level none} 1 {kind holds count 1 of 2 level none} ") == 0,
            "Scenario 1", "its objectives");
}

/* R-M55, each bound from below: objectives the Russians hold, what the French
   and the Russians have lost, and the victory of each by that. */
static void
try_levels(void)
{
    static const struct {
        int held, french, russian;
        const char *levels[2];
    } ending[] = {
        { 0, 100, 99, { "none", "none" } },
        { 0, 100, 100, { "marginal", "none" } },
        { 0, 100, 149, { "marginal", "none" } },
        { 0, 100, 150, { "tactical", "none" } },
        { 0, 100, 199, { "tactical", "none" } },
        { 0, 100, 200, { "strategic", "none" } },
        { 1, 100, 199, { "none", "none" } },
        { 1, 100, 200, { "strategic", "none" } },
        { 1, 100, 151, { "none", "none" } },
        { 1, 100, 150, { "none", "marginal" } },
        { 1, 100, 101, { "none", "marginal" } },
        { 1, 100, 100, { "none", "tactical" } },
        { 1, 149, 100, { "none", "tactical" } },
        { 1, 150, 100, { "none", "strategic" } },
        { 0, 149, 100, { "none", "none" } },
        { 0, 150, 100, { "none", "strategic" } }
    };

    begin_scenario("historical");
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++) {
        char wanted[160];

        for (int n = 0; n < OBJECTIVES; n++) {
            g.held_last[n] = n < ending[i].held ? WG_SECOND : WG_FIRST;
        }
        g.losses[WG_FIRST] = (int16_t)ending[i].french;
        g.losses[WG_SECOND] = (int16_t)ending[i].russian;
        snprintf(wanted, sizeof wanted, "0 {kind inflicted count %d of 7 level "
                "%s} 1 {kind inflicted count %d of 7 level %s} ",
                ending[i].russian, ending[i].levels[WG_FIRST],
                ending[i].french, ending[i].levels[WG_SECOND]);
        expect(strcmp(answer(WG_SECOND, "score"), wanted) == 0, "R-M55",
                wanted);
    }
}

/* Scenario 4 knows no levels; each bound from both sides. */
static void
try_points(void)
{
    static const struct { int points, winner; } ending[] = {
        { 10, WG_FIRST }, { 11, WG_NOBODY }, { 20, WG_NOBODY },
        { 21, WG_SECOND }
    };

    begin_scenario("uvarov");
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++) {
        char wanted[120];

        g.losses[WG_FIRST] = (int16_t)ending[i].points;
        snprintf(wanted, sizeof wanted, "0 {kind points count 0 of 0 level "
                "none} 1 {kind points count %d of 0 level none} ",
                ending[i].points);
        expect(strcmp(answer(WG_FIRST, "score"), wanted) == 0, "Scenario 4",
                wanted);
        expect_equal(moskowa_rules.winner(&g), ending[i].winner, "Scenario 4",
                "who wins");
    }
}

/* What makes the points lost those that count: a leader wounded, 3 points of the
   Old Guard and 2 of militia; one of the line is no more than one. */
static void
try_extra(void)
{
    int old = 0, line = 0, hurt = 0, militia = SECOND;

    begin_scenario("historical");
    while (moskowa_piece[g.unit[old].piece].class != CLASS_OLD_GUARD) {
        old++;
    }
    while (strcmp(piece_of(&g, line)->key, "f_I_5_61") != 0) {
        line++;
    }
    while (piece_of(&g, hurt)->type != LEADER) {
        hurt++;
    }
    while (piece_of(&g, militia)->type != MILITIA) {
        militia++;
    }
    g.unit[hurt].lost = WOUNDED;
    g.told[old] = 3;
    g.told[line] = 1;
    g.told[militia] = 2;
    expect(strcmp(answer(WG_SECOND, "extra"), "0 {leaders 4 dearer 9} "
            "1 {leaders 0 dearer 2} ") == 0, "R-M30", "leaders and the Guard");
    g.option[OPT_MILITIA_HALF] = 1;
    expect(strstr(answer(WG_FIRST, "extra"), "1 {leaders 0 dearer -1} ")
            != NULL, "R-M30", "militia by half");
    begin();
    expect(*answer(WG_FIRST, "extra") == '\0', "Scenario 1", "counts no such");
}

int
main(void)
{
    try_units();
    try_gone();
    try_near();
    try_due();
    try_reach();
    try_worth();
    try_levels();
    try_points();
    try_turned_up();
    try_extra();
    begin();
    expect_equal(strncmp(answer(WG_FIRST, "hours"), "{clock 16 hour 17 minute 20 ", 28), 0,
            "Scenario 1", "from 5:20");
    expect(strstr(answer(WG_FIRST, "hours"), "{clock 22 hour 19 minute 20 night 1} ") != NULL,
            "Scenario 1", "night from 7:20");
    return outcome();
}
