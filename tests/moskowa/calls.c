/*
 * calls.c --
 *
 *      Scenario 4 of La Bataille de la Moskowa: who stands there at first, whom
 *      the French call over the Kalotcha, and when they come.
 */

#include "field.h"
#include "generic/moskowa/terrain.h"

static const WgAction done = { DONE, { 0, 0, 0 } };

static void
try_calls(void)
{
    int guns = 0, u = OFF_MAP;
    Game view;

    begin_scenario("uvarov");
    for (int i = 0; i < g.placed; i++) {
        if (msk_is_gun_of_borodino(&g, g.stack[i])) {
            u = g.stack[i];
            guns++;
            expect_equal(g.unit[u].facing, SOUTH_EAST, "Scenario 4", "facing");
        }
    }
    expect(guns >= 9, "Scenario 4", "guns in Borodino");
    expect(strstr(msk_bar(&g, u, g.unit[u].hex, 0, false), "Movement.6")
            != NULL, "Movement.6", "unlimbered");
    while (g.flow.decision != ASK_CALL) {
        wg_do(&moskowa_rules, &g, &done);
    }
    u = slot_named("f_IV_14_35");
    wg_do(&moskowa_rules, &g, &(WgAction){ CALL, { (int16_t)u, 0, 0 } });
    expect(is_marked(g.called, u), "Scenario 4", "written down");
    view = g;
    moskowa_rules.redact(&view, WG_SECOND);
    expect(!is_marked(view.called, u), "Scenario 4", "in secret");
    expect_equal(g.unit[u].hex, OFF_MAP, "Scenario 4", "not yet there");
    expect_equal(msk_score(&g, WG_SECOND), 0, "R-M153", "nor counted");
    wg_do(&moskowa_rules, &g, &done);
    while (g.flow.decision != ASK_CALL) {
        wg_do(&moskowa_rules, &g, &done);
    }
    expect(g.unit[u].hex != OFF_MAP, "Scenario 4", "there in the next phase");
    expect(msk_distance(g.unit[u].hex, msk_hex("03238")) <= 2, "Scenario 4",
            "at the bridge");
    while (g.flow.side >= 0) {
        wg_do(&moskowa_rules, &g, &done);
    }
    expect_equal(msk_score(&g, WG_SECOND), 1, "Scenario 4",
            "one point for an infantry regiment");
    expect_equal(msk_winner(&g), WG_FIRST, "Scenario 4", "up to 10 points");
    g.losses[WG_FIRST] = 11;
    expect_equal(msk_winner(&g), WG_NOBODY, "Scenario 4", "from 11 a draw");
    g.losses[WG_FIRST] = 21;
    expect_equal(msk_winner(&g), WG_SECOND, "Scenario 4", "from 21 on");
}

static void
next_calls(void)
{
    do {
        wg_do(&moskowa_rules, &g, &done);
    } while (g.flow.decision != ASK_CALL);
}

/* "During the following French movement phase": where some wait for room, who
   is called later does not come with them. */
static void
try_calls_waiting(void)
{
    int u;

    begin_scenario("uvarov");
    u = slot_named("f_IV_14_35");
    next_calls();
    g.waiting = 1 << WG_FIRST;
    act(CALL, u, "Scenario 4");
    act(DONE, 0, "Scenario 4");
    act(TAKE_UP, slot_named("f_IV_13_84"), "Movement.1");
    act(PUT_DOWN, 0, "Movement.3");
    expect_equal(g.unit[u].hex, OFF_MAP, "Scenario 4",
            "not in the phase in which it is called");
    next_calls();
    expect(g.unit[u].hex != OFF_MAP, "Scenario 4", "but in the following one");
}

/* "IV Corps' Artillery. Horse artillery may be deployed with the cavalry". */
static void
try_horse_guns(void)
{
    int there = 0;

    begin_scenario("uvarov");
    for (int i = 0; i < g.placed; i++) {
        const Piece *p = piece_of(&g, g.stack[i]);

        if (side_of(g.stack[i]) == WG_FIRST && p->type == HORSE_GUNS) {
            there++;
            expect(!msk_is_gun_of_borodino(&g, g.stack[i]), "R-M207",
                    "it may move");
            expect(moskowa_hex[g.unit[g.stack[i]].hex].terrain != TOWN,
                    "R-M207", "with the cavalry");
        }
    }
    expect_equal(there, 3, "Scenario 4", "three horse batteries");
}

/* ---- Available French Forces ---- */

static bool
is_meant(const char *who, int u)
{
    int piece = g.unit[u].piece;

    return side_of(u) == WG_FIRST && (who[0] == '@'
            ? msk_leader(WG_FIRST, who + 1) == piece
            : msk_is_meant(piece, who));
}

static bool
may_be_called(int u)
{
    WgAction call = { CALL, { (int16_t)u, 0, 0 } };

    return msk_judge_call(&g, &call) == NULL;
}

static void
try_available(void)
{
    static const struct {
        const char *who;
        int count;
    } available[] = {
        { "IIIC (III Res Cav)|*|*", 13 }, { "IV|14th Division|*", 5 },
        /* R-M193: but the Guard of Honour. */
        { "IV|Royal Italian Guard|*", 5 }, { "@Grouchy", 1 }, { "@Eugene", 1 },
    };
    int all = 0;

    begin_scenario("uvarov");
    for (int u = 0; u < PIECES; u++) {
        all += may_be_called(u);
        expect(msk_comes_at(&g, g.unit[u].piece) == CALLED, "Scenario 4",
                "nobody comes uncalled");
    }
    for (size_t i = 0; i < sizeof available / sizeof available[0]; i++) {
        int count = 0;

        for (int u = 0; u < PIECES; u++) {
            count += may_be_called(u) && is_meant(available[i].who, u);
        }
        expect_equal(count, available[i].count, "Scenario 4",
                available[i].who);
        all -= count;
    }
    expect_equal(all, 0, "Scenario 4", "nobody else may be called");
}

int
main(void)
{
    try_calls();
    try_calls_waiting();
    try_horse_guns();
    try_available();
    return outcome();
}
