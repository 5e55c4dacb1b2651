/*
 * third-look.c --
 *
 *      The way out to the regroup chart, slopes along a hexside, wolf-pits,
 *      roads in a retreat before combat, who may be called and who has crossed
 *      in scenario 4, guns that were taken, villages that are held, at first
 *      and later.
 */

#include "generic/moskowa/regrouping.h"
#include "generic/moskowa/sight.h"
#include "fights.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

/* ---- Regrouping.3: the way out ---- */

/* A French battalion with one point left in s(5), Russians around it, that
   leave one gap, s(4), to the north. */
static int
surround(void)
{
    int u;

    begin_empty();
    u = set("f_IG_IG_VPB", s(5), SOUTH);
    g.unit[u].lost = 3;
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (side != NORTH) {
            put(WG_SECOND, INFANTRY, 1, 8, moskowa_near[s(5)][side], SOUTH);
        }
    }
    return u;
}

static void
leaves(int u, bool wanted, const char *what)
{
    msk_leave_for_chart(&g);
    expect((g.unit[u].hex == OFF_MAP) == wanted, "Regrouping.3", what);
}

static void
try_way_out(void)
{
    int u = surround(), keeper;

    leaves(u, true, "by the gap");
    u = surround();
    keeper = put(WG_SECOND, INFANTRY, 1, 8, s(3), SOUTH);
    leaves(u, false, "a zone in the gap");
    put(WG_SECOND, INFANTRY, 1, 8, s(2), SOUTH);
    leaves(u, false, "the zone of one who stands in a friend's zone");
    g.unit[keeper].facing = NORTH;
    leaves(u, true, "who keeps it faces away");
    u = surround();
    set("r_Ermolov", s(4), 0);
    leaves(u, false, "R-M187: a leader alone is an enemy unit");
}

/* ---- Sight.7: slopes that lie along a line ---- */

static void
sees(const char *from, const char *to, bool wanted, const char *what)
{
    expect(msk_sees_ground(msk_hex(from), msk_hex(to)) == wanted
            && msk_sees_ground(msk_hex(to), msk_hex(from)) == wanted,
            "R-M190", what);
}

/* Between 00802, as high as 00703, and 00803, as low as 00903. */
static void
try_hexsides(void)
{
    sees("00703", "00903", true, "from the crest, between them");
    sees("00503", "00903", false, "from behind it");
    sees("00103", "00903", false, "from far behind it");
    sees("00582", "00176", true, "down a slope to the foot of another");
    sees("00542", "00742", true, "along a slope, from height to height");
}

/* ---- R-M191: wolf-pits ---- */

/* What 12 points count for, from a hex against the one beyond a side. */
static long
counts(const char *key, int from, int side)
{
    int to = moskowa_near[from][side];

    begin_empty();
    set(TOBOLSK, to, wg_hex_back(side));
    return msk_value_against(&g, set(key, from, side), to, 12,
            NULL);
}

/* A side of wolf-pits, on level ground without water, beyond which that is. */
static int
beyond_pits(int terrain, int *side)
{
    for (int at = 0; at < HEXES; at++) {
        const Hex *h = &moskowa_hex[at];

        for (*side = 0; h->terrain == WOLF_PITS && *side < WG_HEX_SIDES;
                ++*side) {
            int to = moskowa_near[at][*side];

            if (to >= 0 && moskowa_hex[to].terrain == terrain
                    && !has_side(h->up | h->down | h->stream | h->river,
                        *side)) {
                return at;
            }
        }
    }
    return OFF_MAP;
}

static void
try_pits(void)
{
    int side, at = beyond_pits(CLEAR, &side);
    int to = moskowa_near[at][side];

    expect_equal((int)counts(CUIRASSIERS, at, side), 6, "R-M191",
            "cavalry out of wolf-pits");
    expect_equal((int)counts(CUIRASSIERS, to, wg_hex_back(side)), 6,
            "R-M38", "into them");
    expect_equal((int)counts(LIGHT_REGIMENT, at, side), 12, "R-M191",
            "foot out of them");
    at = beyond_pits(WOLF_PITS, &side);
    expect_equal((int)counts(CUIRASSIERS, at, side), 6, "R-M191",
            "from pit to pit");
}

/* ---- Retreat before Combat, by road ---- */

/* Lancers in road mode, or beside it, on a road through open ground, at whom
   Russians who stand behind them strike. */
static int
strike(bool road_mode)
{
    int u, at = 0;

    while (!(moskowa_hex[at].road && moskowa_hex[at].terrain == CLEAR
                && moskowa_near[at][SOUTH] >= 0
                && moskowa_near[at][NORTH_WEST] >= 0
                && !moskowa_hex[at].river && !moskowa_hex[at].stream
                && !has_side(moskowa_hex[at].road, NORTH)
                && is_plain(moskowa_near[at][SOUTH])
                && is_plain(moskowa_near[at][NORTH]))) {
        at++;
    }
    begin_empty();
    u = set("r_IIIC_IIIC_SmD", at, SOUTH);
    g.unit[u].state = road_mode ? ROAD_MODE : 0;
    set(LIGHT_REGIMENT, moskowa_near[at][SOUTH], NORTH);
    french_melee();
    act(ATTACK, at, "Melee");
    act(FIGHT, 0, "Melee");
    asked(WG_SECOND, ASK_EVASION, "Evasion.1", "they may go");
    act(EVADE, u, "Evasion.1");
    return u;
}

static void
try_off_road(void)
{
    int u = strike(true), to = moskowa_near[g.unit[u].hex][NORTH];

    refused(STEP, to, "Roads along-roads", "Evasion.4");
    act(LEAVE_ROAD_MODE, 0, "Evasion.4");
    expect_equal(g.unit[u].spent, 4, "R-M192", "two points");
    act(STEP, to, "Evasion.4");
    act(PUT_DOWN, 0, "Evasion.3");
    expect(g.unit[u].state & DISPERSED, "Evasion.5", "dispersed");
    u = strike(false);
    act(ENTER_ROAD_MODE, 0, "Evasion.4");
    expect_equal(g.unit[u].spent, 0, "R-M192", "free at the beginning");
    refused(PUT_DOWN, 0, "Evasion.3 must-go", "Evasion.3");
    refused(STEP, to, "Roads along-roads", "Evasion.4");
    refused(DISMOUNT, 0, "Evasion.2 not-now", "R-M192");
}

/* A hex that horse guns can leave by road alone, where they are beside it. */
static bool
leads_out(int u, int at, uint16_t state)
{
    g.unit[u].state = state;
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (msk_bar(&g, u, at, side, false) == NULL
                && msk_can_pay(&g, u, msk_step_cost(&g, u, at, side),
                    state & ROAD_MODE)) {
            return true;
        }
    }
    return false;
}

static void
try_by_road(void)
{
    int u = 0, found = 0;

    begin_empty();
    while (piece_of(&g, u)->type != HORSE_GUNS || side_of(u) != WG_FIRST) {
        u++;
    }
    for (int at = 0; at < HEXES; at++) {
        if (!moskowa_hex[at].road || msk_is_closed(&g, at)) {
            continue;
        }
        begin_empty();
        set(piece_of(&g, u)->key, at, NORTH);
        g.phasing = WG_SECOND;
        g.target = (int16_t)at;
        if (!leads_out(u, at, 0) && leads_out(u, at, ROAD_MODE)) {
            g.unit[u].state = 0;
            found++;
            expect(msk_may_evade(&g, u), "R-M192", "by road alone");
        }
    }
    expect(found > 0, "R-M192", "there is such a hex");
}

/* ---- Scenario 4: who may be called ---- */

/* The Guard of Honour is of IV Corps' cavalry, which is there, and of the
   division that may be called. */
static void
try_called(void)
{
    WgAction call = { CALL, { 0, 0, 0 } };

    begin_scenario("uvarov");
    while (strcmp(piece_of(&g, call.arg[0])->key, "f_IV_RIG_HG") != 0) {
        call.arg[0]++;
    }
    expect(g.unit[call.arg[0]].hex != OFF_MAP, "Scenario.4", "it is there");
    expect_reason(msk_judge_call(&g, &call), "Scenario.4 not-available",
            "R-M193");
}

/* ---- Artillery.4: guns held by the enemy ---- */

static void
try_taken(void)
{
    int u;

    begin_with("historical", "");
    while (g.placed > 0) {
        msk_take(&g, g.stack[0]);
    }
    u = set("r_II_II", s(5), NORTH);
    msk_take_guns(&g, s(5));
    expect_equal(g.losses[WG_SECOND], 0, "Artillery.4", "may be retaken");
    msk_destroy_guns(&g, WG_FIRST);
    expect_equal(points_of(&g, u), 0, "Artillery.4", "destroyed");
    expect_equal(g.losses[WG_SECOND], piece_of(&g, u)->points,
            "Victory Conditions", "counted as they are lost");
}

/* ---- Scenario 6: "both hexes of Semenowska" ---- */

static void
try_both_hexes(void)
{
    static const char *const fleche[] = { "05559", "05362", "05761" };
    int u;

    begin_scenario("fleches");
    while (g.placed > 0) {
        msk_take(&g, g.stack[0]);
    }
    u = set(TOBOLSK, msk_hex("06154"), NORTH);
    msk_note_objectives(&g);
    msk_take(&g, u);
    for (int i = 0; i < 3; i++) {
        put(WG_FIRST, INFANTRY, 1, 8, msk_hex(fleche[i]), NORTH);
    }
    u = set(LIGHT_REGIMENT, msk_hex("06153"), SOUTH);
    msk_note_objectives(&g);
    expect_equal(moskowa_rules.winner(&g), WG_NOBODY, "R-M194",
            "one of the two was the Russians' last");
    msk_take(&g, u);
    msk_put(&g, u, msk_hex("06154"), 0);
    msk_note_objectives(&g);
    expect_equal(moskowa_rules.winner(&g), WG_FIRST, "R-M194", "both");
}

/* R-M199: what lies where one side alone sets up is its own at first. */
static void
first_holders(const char *options)
{
    begin_with("fleches", options);
    while (g.flow.decision == ASK_DEPLOY) {
        act(DONE, 0, "Setup");
    }
    expect(msk_top(&g, msk_hex("06154")) < 0, "Scenario.6", "nobody there");
    for (int i = 0; i < msk_objectives(&g); i++) {
        expect_equal(g.held_last[i], WG_SECOND, "R-M199", "the Russians");
    }
    expect_equal(moskowa_rules.winner(&g), WG_SECOND, "R-M199",
            "if nobody comes");
}

static void
try_first_holders(void)
{
    first_holders("");
    first_holders("setup free");
    begin_scenario("shewardino");
    expect_equal(g.held_last[1], WG_NOBODY, "R-M199",
            "Shewardino, where nobody sets up");
}

/* R-M200: a leader who is over the Kalotcha brings no points; dragoons two. */
static void
try_leader_over(void)
{
    int uvarov, top, over = msk_hex("02337");

    begin_scenario("uvarov");
    uvarov = slot_of(&g, msk_leader(WG_SECOND, "Uvarov"));
    msk_take(&g, uvarov);
    msk_put(&g, uvarov, over, 0);
    msk_note_objectives(&g);
    expect_equal(msk_score(&g, WG_SECOND), 0, "R-M200", "a leader");
    /* A leader alone is no top. */
    while ((top = msk_top(&g, g.unit[g.stack[0]].hex)) < 0
            || strcmp(piece_of(&g, top)->key, "r_IC_IC_NiD") != 0) {
        msk_take(&g, g.stack[0]);
    }
    msk_take(&g, top);
    msk_put(&g, top, over, 0);
    msk_note_objectives(&g);
    expect_equal(msk_score(&g, WG_SECOND), 2, "Scenario.4", "dragoons");
}

int
main(void)
{
    hex = broad_hex();
    try_both_hexes();
    try_first_holders();
    try_leader_over();
    try_called();
    try_taken();
    try_way_out();
    try_hexsides();
    try_pits();
    try_off_road();
    try_by_road();
    return outcome();
}
