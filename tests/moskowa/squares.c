/*
 * squares.c --
 *
 *      Infantry Square in La Bataille de la Moskowa, by paragraph: on one's
 *      own move, and when cavalry comes near.  Its fire is in square-fire.c.
 */

#include "horse.h"
#include "generic/core/standings.h"

/* ---- on one's own move ---- */

static void
try_forming(void)
{
    int hex = open_hex(), u, other;

    begin_empty();
    u = put_of(CLASS_LINE, hex, NORTH);
    act(TAKE_UP, u, "Movement.1");
    refused(LEAVE_SQUARE, 0, "Square.5 no-square", "Square.5");
    act(STEP, south(hex, 1), "Movement.3");
    act(FORM_SQUARE, 0, "Square.2");
    expect_equal(g.unit[u].spent, 2, "Square.5", "no cost");
    expect(msk_is_square(&g, south(hex, 1)), "Infantry Square", "it stands");
    expect_equal(msk_front(&g, south(hex, 1)), ALL_SIDES, "Square.10",
            "in front on all sides");
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        expect_equal(msk_zone(&g, south(hex, 1), side), PARTIAL_ZONE,
                "Square.7", "a partial zone on all sides");
    }
    refused(STEP, south(hex, 2), "Square.4 in-square", "Square.4");
    refused(FORM_SQUARE, 0, "Square.1 in-square", "Square.2");
    refused(ENTER_ROAD_MODE, 0, "Roads not-on-road", "Roads and Paths");
    act(LEAVE_SQUARE, 0, "Square.5");
    expect_equal(g.unit[u].spent, 2 + 2 * 2, "Square.5", "2 points");
    act(STEP, south(hex, 2), "Square.4");
    act(FORM_SQUARE, 0, "Square.2");
    g.unit[u].spent = (uint8_t)(msk_allowance(&g, u, false) - 3);
    refused(LEAVE_SQUARE, 0, "Movement.5 no-points", "Square.5");
    act(PUT_DOWN, 0, "Movement.3");
    other = put_of(CLASS_LT_CAV, south(hex, 2), NORTH);
    msk_take(&g, other);
    msk_put(&g, other, south(hex, 2), 1);
    act(TAKE_UP, other, "Movement.1");
    refused(FORM_SQUARE, 0, "Square.1 not-infantry", "Square.1");
    refused(RAISE, 0, "R-M137 in-square", "R-M137");
    act(STEP, south(hex, 3), "Movement.3");
}

static void
refuses(int u, const char *reason)
{
    act(TAKE_UP, u, "Movement.1");
    refused(FORM_SQUARE, 0, reason, reason);
    act(PUT_DOWN, 0, "Movement.3");
}

static void
try_bars(void)
{
    int hex = open_hex(), u, at = 0;

    begin_empty();
    u = unit_of(WG_FIRST, INFANTRY, 1, 20);
    while (!is_battalion(piece_of(&g, u)) || piece_of(&g, u)->range < 2) {
        u++;
    }
    msk_put(&g, u, hex, 0);
    refuses(u, "Square.1 skirmisher");      /* Skirmishers.4 */
    put(WG_FIRST, GUNS, 1, 6, hex, g.unit[u].facing);
    act(TAKE_UP, u, "Movement.1");
    act(FORM_SQUARE, 0, "Square.2");
    expect(msk_is_square(&g, hex), "Square.6", "guns are in it");
    act(PUT_DOWN, 0, "Movement.3");
    u = put_of(CLASS_LINE, south(hex, 3), SOUTH);
    msk_take(&g, u);
    while (moskowa_hex[at].terrain != VILLAGE) {
        at++;
    }
    msk_put(&g, u, at, 0);
    refuses(u, "Square.3 not-clear");
    msk_take(&g, u);
    at = 0;
    while (moskowa_hex[at].slope != RIVER_SLOPE
            || moskowa_hex[at].terrain != CLEAR) {
        at++;
    }
    msk_put(&g, u, at, 0);
    refuses(u, "Square.3 not-clear");
    begin_empty();
    g.phasing = WG_SECOND;
    g.flow.side = WG_SECOND;
    u = put_of(CLASS_MILITIA_M, hex, NORTH);
    refuses(u, "Square.1 not-infantry");
    u = put_of(CLASS_DISM_DRAGOON, south(hex, 2), NORTH);
    refuses(u, "");
    g.unit[u].state = ROAD_MODE;
    refuses(u, "Roads in-road-mode");
}

/* ---- when cavalry comes near ---- */

static int here;

/* French cavalry in hand, six hexes north of a Russian regiment. */
static void
come_near(int class)
{
    here = open_hex();
    begin_empty();
    foot = put_foot(south(here, 6), SOUTH);
    horse = put_of(class, here, SOUTH);
    act(TAKE_UP, horse, "Movement.1");
    expect(is_asked(WG_FIRST, ASK_STEP), "Forming.1", "too far");
    for (int i = 1; i <= 2; i++) {
        act(STEP, south(here, i), "Movement.3");
        expect(is_asked(WG_FIRST, ASK_STEP), "Forming.1",
                "more than three hexes");
    }
    act(STEP, south(here, 3), "Movement.3");
}

static void
try_notices(void)
{
    come_near(CLASS_LT_CAV);
    expect(is_asked(WG_SECOND, ASK_SQUARE), "Forming.5; Charge.16",
            "at three hexes no charge need be declared");
    refused(ATTEMPT_SQUARE, south(here, 5), "Forming.1 not-near",
            "Forming.3");
    act(DONE, 0, "Forming.6");
    act(STEP, south(here, 4), "Movement.3");
    expect(is_asked(WG_FIRST, ASK_CHARGE), "Forming.2",
            "at two hexes it declares first");
    act(DONE, 0, "Forming.2");
    expect(is_asked(WG_SECOND, ASK_SQUARE), "Forming.3", "then they");
    act(ATTEMPT_SQUARE, south(here, 6), "Forming.7");
    expect_equal(g.flow.dice, 2, "Forming.7", "two dice");
    throw_all(1, 1);
    expect(g.unit[foot].state & SQUARE, "M4.4", "formed at two hexes on 11");
    expect(is_asked(WG_FIRST, ASK_STEP), "Movement.3", "movement goes on");
    act(STEP, moskowa_near[south(here, 4)][SOUTH_EAST], "Movement.3");
    expect(is_asked(WG_FIRST, ASK_STEP), "Square.14",
            "no charge on a square");
}

static void
try_results(void)
{
    come_near(CLASS_LT_CAV);
    act(ATTEMPT_SQUARE, south(here, 6), "Forming.7");
    throw_all(3, 5);
    expect(g.unit[foot].state & SQUARE, "M4.4",
            "at three hexes on 42, with 3 for light cavalry");
    come_near(CLASS_LT_CAV);
    act(ATTEMPT_SQUARE, south(here, 6), "Forming.7");
    throw_all(3, 6);
    expect(!(g.unit[foot].state & SQUARE), "M4.4", "not on 43");
    expect(is_asked(WG_FIRST, ASK_STEP), "Forming.7", "once a hex");
    act(STEP, south(here, 4), "Movement.3");
    act(DONE, 0, "Forming.2");
    expect(is_asked(WG_FIRST, ASK_STEP), "R-M29", "once a phase");
}

/* Who cannot be seen, or is no cavalry, brings no notice; who begins near
   does. */
static void
try_who(void)
{
    int u;

    here = open_hex();
    begin_empty();
    foot = put_foot(south(here, 4), NORTH);
    put(WG_SECOND, INFANTRY, 1, 6, south(here, 3), NORTH);
    put(WG_SECOND, INFANTRY, 1, 6, south(here, 3), NORTH);
    u = put_of(CLASS_LINE, here, SOUTH);
    act(TAKE_UP, u, "Movement.1");
    act(STEP, south(here, 1), "Movement.3");
    expect(is_asked(WG_FIRST, ASK_STEP), "Forming.1", "foot");
    begin_empty();
    foot = put_foot(south(here, 5), NORTH);
    put(WG_FIRST, INFANTRY, 6, 6, south(here, 3), SOUTH);
    horse = put_of(CLASS_LT_CAV, south(here, 1), SOUTH);
    act(TAKE_UP, horse, "Movement.1");
    act(STEP, south(here, 2), "Movement.3");
    expect(is_asked(WG_FIRST, ASK_STEP), "Forming.1", "not seen");
    begin_empty();
    foot = put_foot(south(here, 5), NORTH);
    horse = put_of(CLASS_LT_CAV, south(here, 2), SOUTH);
    act(TAKE_UP, horse, "Movement.1");
    expect(is_asked(WG_SECOND, ASK_SQUARE), "Forming.1",
            "it begins three hexes away");
    act(DONE, 0, "Forming.3");
    act(PUT_DOWN, 0, "Movement.3");
    act(TAKE_UP, horse, "Movement.1");
    expect(is_asked(WG_FIRST, ASK_STEP), "Forming.1", "once");
}

/* What is added to the roll of a class that meets another. */
static int
added_to(int class, int horse_class)
{
    begin_empty();
    here = open_hex();
    foot = put_of(class, south(here, 2), SOUTH);
    g.hand = (int16_t)put_of(horse_class, here, SOUTH);
    return msk_square_added(&g, south(here, 2));
}

static void
try_added(void)
{
    static const struct { int foot, horse, added; } row[] = {
        { CLASS_RU_LINE, CLASS_CUIR, 0 }, { CLASS_RU_LINE, CLASS_LT_CAV, 3 },
        { CLASS_RU_LINE, CLASS_LANCER, 6 }, { CLASS_RU_GUARD, CLASS_CUIR, -6 },
        { CLASS_JAGER, CLASS_CUIR, -3 }, { CLASS_RU_GREN, CLASS_CUIR, -3 },
        { CLASS_RU_GUARD_JG, CLASS_LANCER, -3 },
        { CLASS_AUXILIARY, CLASS_RU_DRAG, 2 },
        { CLASS_IT_VELITE, CLASS_COSSACK, 2 },
        { CLASS_IT_GUARD, CLASS_RU_CUIR, -4 }
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        expect_equal(added_to(row[i].foot, row[i].horse), row[i].added,
                "M4.4", "added to the roll");
    }
    added_to(CLASS_RU_LINE, CLASS_CUIR);
    msk_put(&g, slot_of(&g, msk_leader(WG_SECOND, "Raevsky")),
            g.unit[foot].hex, 0);
    expect_equal(msk_square_added(&g, g.unit[foot].hex), -6, "M4.4",
            "a leader in the hex");
}

/* ---- standing orders ---- */

static bool
is_ordered(int choice)
{
    static WgOffer offer;
    int found;

    wg_offer(&moskowa_rules, &g, &offer);
    found = msk_standing_squares(&g, &offer, choice);
    return offer.action[found].verb == ATTEMPT_SQUARE;
}

static void
try_orders(void)
{
    come_near(CLASS_LT_CAV);
    expect(msk_concerns_squares(&g, foot), "Forming.6", "it is asked");
    expect(!msk_concerns_squares(&g, horse), "Forming.6", "it is not");
    expect(!is_ordered(NEVER), "Forming.6", "never");
    expect(is_ordered(AT_THREE), "Forming.6", "at three hexes");
    expect(!is_ordered(AT_TWO), "Forming.6", "not yet");
    expect(!is_ordered(WHEN_CHARGED), "Forming.6", "no charge");
    act(DONE, 0, "Forming.6");
    act(STEP, south(here, 4), "Movement.3");
    act(DECLARE, south(here, 6), "Forming.2");
    expect(is_ordered(AT_TWO), "Forming.3", "at two hexes");
    expect(!is_ordered(AT_ONE), "Forming.3", "not yet");
    expect(is_ordered(WHEN_CHARGED), "Forming.3", "a charge");
}

int
main(void)
{
    try_forming();
    try_bars();
    try_notices();
    try_results();
    try_added();
    try_who();
    try_orders();
    return outcome();
}
