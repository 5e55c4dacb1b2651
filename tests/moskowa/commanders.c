/*
 * commanders.c --
 *
 *      Multicommanders, by paragraph: forces divided, who obeys whom, who
 *      takes his turn, a commander lost, units reassigned and stolen.
 */

#include "post.h"

/* ---- forces divided ---- */

static int
points_under(int side, int commander)
{
    int points = 0;

    for (int u = first_of(side); u < end_of(side); u++) {
        points += msk_commander_of(&g, u) == commander
                && msk_takes_part(&g, g.unit[u].piece) ? piece_of(&g, u)->points
                : 0;
    }
    return points;
}

/* Corps by corps; the highest leader of each part stands for it. */
static void
expect_division(int side, int parts)
{
    for (int i = 0; i < g.placed; i++) {
        for (int k = 0; k < i; k++) {
            int u = g.stack[i], v = g.stack[k];

            if (side_of(u) == side && side_of(v) == side
                    && piece_of(&g, u)->formation >= 0
                    && piece_of(&g, v)->formation >= 0
                    && strcmp(moskowa_formation[piece_of(&g, u)->formation]
                        .corps, moskowa_formation[piece_of(&g, v)->formation]
                        .corps) == 0) {
                expect(msk_commander_of(&g, u) == msk_commander_of(&g, v),
                        "Multicommanders", "a corps is not broken down");
            }
        }
    }
    for (int c = 0; c < parts; c++) {
        int chief_of = g.stands[side][c];

        expect(points_under(side, c) > 0, "Multicommanders", "has units");
        expect(msk_commander_of(&g, chief_of) == c, "Multicommanders",
                "from within the command");
        for (int u = first_of(side); u < end_of(side); u++) {
            expect(piece_of(&g, u)->type != LEADER || g.unit[u].hex == OFF_MAP
                    || msk_commander_of(&g, u) != c
                    || piece_of(&g, u)->lost <= piece_of(&g, chief_of)->lost,
                    "Multicommanders", "the highest leader");
        }
    }
}

static void
try_division(void)
{
    static const char *const name[] = {
        "shewardino", "utitsa", "morning", "uvarov", "afternoon", "fleches",
        "historical"
    };

    for (int i = 0; i < SCENARIOS; i++) {
        begin_with(name[i], "french_commanders four russian_commanders three");
        for (int side = 0; side < 2; side++) {
            expect(g.commanders[side] >= 1, "Multicommanders", "somebody");
            if (has_several(&g, side)) {
                expect_division(side, g.commanders[side]);
            }
        }
    }
    expect_equal(g.commanders[WG_FIRST], 4, "Multicommanders", "French");
    expect_equal(g.commanders[WG_SECOND], 3, "Multicommanders", "Russians");
    expect(strcmp(piece_of(&g, g.stands[WG_FIRST][0])->name, "Napoleon") == 0,
            "Multicommanders", "the highest first");
    begin_scenario("historical");
    expect_equal(g.commanders[WG_FIRST], 1, "Multicommanders", "an option");
    expect_equal(msk_asked(&g), NONE, "Multicommanders", "an option");
    for (int i = 0; i < g.placed; i++) {
        expect(piece_of(&g, g.stack[i])->type != AIDE, "Aides.1",
                "aides come with several commanders alone");
    }
    begin_with("historical", "russian_commanders two");
    for (int u = first_of(WG_SECOND); u < PIECES; u++) {
        if (piece_of(&g, u)->type == AIDE) {
            int leader = g.stands[WG_SECOND][0];

            expect(g.unit[u].hex != OFF_MAP, "Historical", "aides are there");
            expect(piece_of(&g, u)->whole != g.unit[leader].piece
                    || g.unit[u].hex == g.unit[leader].hex,
                    "Historical", "all aides are with their leaders");
        }
    }
}

/* ---- who obeys ---- */

static void
try_obedience(void)
{
    int hex = begin_post("french_commanders three"), mine, his;

    mine = put_class(CLASS_LINE, south(hex, 1));
    msk_assign(&g, mine, 0);
    his = put_class(CLASS_LINE, south(hex, 3));
    msk_assign(&g, his, 1);
    all_have_written();
    expect_equal(msk_asked(&g), 0, "Miscellaneous.3", "the first moves");
    refused(TAKE_UP, his, "Miscellaneous.3 not-your-command",
            "Miscellaneous.3");
    act(TAKE_UP, mine, "Miscellaneous.3");
    act(PUT_DOWN, 0, "Miscellaneous.3");
    moves(1);
    expect_equal(msk_asked(&g), 1, "Miscellaneous.3", "then the second");
    refused(TAKE_UP, mine, "Miscellaneous.3 not-your-command",
            "Miscellaneous.3");
    act(TAKE_UP, his, "Miscellaneous.3");
}

/* One attack a hex: who has begun it is joined by the others. */
static void
try_fire(void)
{
    int hex = begin_post("french_commanders three"), mine, his;

    mine = put_class(CLASS_LINE, hex);
    msk_assign(&g, mine, 0);
    his = put_class(CLASS_LINE, south(hex, 2));
    g.unit[his].facing = NORTH;
    msk_assign(&g, his, 1);
    put_class(CLASS_RU_LINE, south(hex, 1));
    msk_call_fire(&g, WG_FIRST);
    wg_begin_at(&moskowa_rules, &g, FIRE_PHASE);
    expect_equal(msk_asked(&g), 0, "Miscellaneous.3", "the first fires");
    act(AIM, south(hex, 1), "Fire.8");
    expect_equal(fire_part(&g, mine), FIRES, "R-M173", "his own");
    expect_equal(fire_part(&g, his), NO_SHOT, "R-M173", "his own alone");
    refused(INCLUDE, his, "Miscellaneous.3 not-your-command", "R-M173");
    act(FIRE, 0, "Fire.9");
    expect_equal(msk_asked(&g), 1, "R-M173", "then who may join is asked");
    expect_equal(fire_part(&g, his), FIRES, "R-M173", "and takes part");
    refused(SPARE, mine, "Miscellaneous.3 not-your-command", "R-M173");
    act(HOLD, 0, "R-M173");
    expect(awaits_dice(), "R-M173", "the attack goes on without him");
    expect(!has_fired(&g, his), "R-M173", "who did not fire");
    expect(has_fired(&g, mine), "R-M173", "who fired");
}

static void
try_melee(void)
{
    int hex = begin_post("french_commanders three"), mine, his;

    mine = put_class(CLASS_LINE, hex);
    msk_assign(&g, mine, 0);
    his = put_class(CLASS_LINE, south(hex, 2));
    g.unit[his].facing = NORTH;
    msk_assign(&g, his, 1);
    put_class(CLASS_RU_LINE, south(hex, 1));
    msk_begin_commands(&g, WG_FIRST);
    wg_begin_at(&moskowa_rules, &g, MELEE_PHASE);
    act(ATTACK, south(hex, 1), "Melee.5");
    expect_equal(melee_part(&g, his), NO_PART, "R-M173", "his own alone");
    act(FIGHT, 0, "Melee.8");
    expect_equal(msk_asked(&g), 1, "R-M173", "who may join is asked");
    refused(SPARE, mine, "Miscellaneous.3 not-your-command", "R-M173");
    act(FIGHT, 0, "R-M173");
    expect_equal(melee_part(&g, his), ATTACKS, "R-M173", "both attack");
    expect_equal(melee_part(&g, mine), ATTACKS, "R-M173", "both attack");
}

/* ---- a commander lost ---- */

static void
try_lost(void)
{
    int hex = begin_post("french_commanders three"), junior, u;

    u = put_class(CLASS_LINE, south(hex, 4));
    msk_assign(&g, u, 1);
    junior = put_leader(WG_FIRST, "Junot", south(hex, 5));
    msk_assign(&g, junior, 1);
    msk_take(&g, chief[1]);
    g.unit[chief[1]].lost = FALLEN;
    msk_review_commanders(&g, WG_FIRST);
    expect_equal(g.stands[WG_FIRST][1], junior, "Miscellaneous.1",
            "another leader counter represents him");
    msk_take(&g, junior);
    set_mark(g.came, junior);
    msk_review_commanders(&g, WG_FIRST);
    expect(!msk_is_active(&g, WG_FIRST, 1), "Miscellaneous.1", "none is left");
    expect_equal(msk_commander_of(&g, u), 0, "R-M172", "the highest has his");

    hex = begin_post("french_commanders three leader_lost out");
    junior = put_leader(WG_FIRST, "Junot", south(hex, 5));
    msk_assign(&g, junior, 1);
    msk_take(&g, chief[1]);
    msk_review_commanders(&g, WG_FIRST);
    expect(!msk_is_active(&g, WG_FIRST, 1), "Miscellaneous.1",
            "or he is eliminated from further play");
    all_have_written();
    moves(2);
    expect_equal(msk_asked(&g), 2, "Miscellaneous.1", "and is not asked");
}

/* ---- reassigned, stolen ---- */

static void
try_reassigned(void)
{
    int hex = begin_post("french_commanders three"), u, aide;

    u = put_class(CLASS_LINE, south(hex, 1));
    msk_assign(&g, u, 0);
    aide = put_aide(chief[0], hex);
    refused_two(CEDE, chief[1], chief[1], "Miscellaneous.4 not-your-command",
            "Miscellaneous.4");
    refused_two(CEDE, aide, chief[1], "Miscellaneous.4 no-unit",
            "Miscellaneous.4");
    act_two(CEDE, u, chief[1], "Miscellaneous.4");
    all_have_written();
    expect_equal(msk_commander_of(&g, u), 0, "Miscellaneous.4",
            "not before he is notified");
    act(TAKE_UP, aide, "Aides.3");
    act(CARRY, chief[1], "Aides.3");
    act(STEP, south(hex, 1), "Movement.3");
    act(STEP, south(hex, 2), "Movement.3");
    act(DELIVER, 0, "Aides.4");
    act(DONE, 0, "Aides.5");
    expect_equal(msk_commander_of(&g, u), 0, "Miscellaneous.4",
            "nor in the phase of the notice");
    next_turn();
    expect_equal(msk_commander_of(&g, u), 1, "Miscellaneous.4",
            "in the movement phase following");
}

static void
try_stolen(void)
{
    int hex = begin_post("french_commanders three"), u, guard;

    u = put_class(CLASS_LINE, hex);
    guard = put_class(CLASS_OLD_GUARD, hex);
    msk_assign(&g, u, 1);
    msk_assign(&g, guard, 1);
    all_have_written();
    act(TAKE_UP, chief[0], "Miscellaneous.5");
    refused(STEAL, chief[1], "Miscellaneous.5 not-with-leader",
            "Miscellaneous.5");
    refused(STEAL, guard, "Miscellaneous.6 guard", "Miscellaneous.6");
    g.unit[u].spent = 2;
    refused(STEAL, u, "Miscellaneous.5 has-moved", "Miscellaneous.5");
    g.unit[u].spent = 0;
    act(STEAL, u, "Miscellaneous.5");
    expect_equal(msk_commander_of(&g, u), 0, "Miscellaneous.5", "his now");
    act(TAKE_UP, u, "Miscellaneous.5");
}

/* ---- fog ---- */

static void
try_fog(void)
{
    static Game seen;
    int hex = begin_post("french_commanders three"), u;

    u = put_class(CLASS_LINE, south(hex, 1));
    msk_assign(&g, u, 2);
    seen = g;
    moskowa_rules.redact(&seen, WG_SECOND);
    expect_equal(msk_commander_of(&seen, u), 0, "Limited Intelligence",
            "who commands whom is no business of the enemy's");
    seen = g;
    moskowa_rules.redact(&seen, WG_FIRST);
    expect_equal(msk_commander_of(&seen, u), 2, "Multicommanders",
            "one's own side knows");
}

int
main(void)
{
    try_division();
    try_obedience();
    try_fire();
    try_melee();
    try_lost();
    try_reassigned();
    try_stolen();
    try_fog();
    return outcome();
}
