/*
 * charges.c --
 *
 *      Cavalry Charge and Lancers in La Bataille de la Moskowa, by paragraph:
 *      what is declared, the odds, what it obliges to, what comes after.
 */

#include "generic/moskowa/noted.h"
#include "horse.h"

/* ---- odds ---- */

static void
try_odds(void)
{
    int other;

    put_target();
    horse = declare_from(CLASS_LT_CAV, NORTH);
    set_points(foot, 3);
    set_points(horse, 3);
    expect_odds(ODDS_1_1, "Charge.2, Charge.3", "points against points");
    set_points(foot, 1);
    expect_odds(ODDS_3_1, "Charge.2, Charge.3", "points against points");
    set_charges_done(&g, horse, 1);
    expect_odds(ODDS_2H_1, "Charge.12", "a 3-1 becomes a 2.5-1");
    set_charges_done(&g, horse, 2);
    expect_odds(ODDS_2_1, "Charge.12", "each subsequent charge");
    set_points(foot, 3);
    other = declare_from(CLASS_CUIR, NORTH_EAST);
    set_points(other, 3);
    set_charges_done(&g, horse, 0);
    expect_odds(ODDS_2_1, "Charge.1, Charge.2", "all that charge");
    set_charges_done(&g, other, 1);
    expect_odds(ODDS_1H_1, "R-M140", "the one that charged most often");
    put_target();
    horse = declare_from(CLASS_LT_CAV, SOUTH);
    set_points(foot, 3);
    set_points(horse, 3);
    expect_odds(ODDS_2_1, "Charge.6", "double at the flank");
    put_of(CLASS_RU_HUS, target, NORTH);
    set_points(msk_stack(&g, target).slot[0], 3);
    expect_odds(ODDS_1_1, "R-M141", "all in the hex");
}

static bool
is_uphill(int hex, int side)
{
    int to = moskowa_near[hex][side];

    return to >= 0 && has_side(moskowa_hex[hex].up, side)
            && moskowa_hex[hex].terrain == CLEAR
            && moskowa_hex[to].terrain == CLEAR
            && moskowa_hex[hex].slope == HILL_SLOPE && !moskowa_hex[to].slope
            && !moskowa_hex[hex].stream && !moskowa_hex[hex].river;
}

static void
try_ground(void)
{
    int hex = 0, side = 0;

    begin_empty();
    while (!is_uphill(hex, side)) {
        side = (side + 1) % WG_HEX_SIDES;
        hex += side == 0;
    }
    target = moskowa_near[hex][side];
    foot = put_foot(target, wg_hex_back(side));
    horse = declare_from(CLASS_LT_CAV, wg_hex_back(side));
    set_points(foot, 2);
    set_points(horse, 3);
    expect_odds(ODDS_1_1, "Charge.6", "two thirds up a slope");
}

static void
try_lancers(void)
{
    int lancers, other, base;

    put_target();
    lancers = declare_from(CLASS_LANCER, NORTH);
    set_points(foot, 3);
    set_points(lancers, 3);
    base = msk_charge_modifier(ODDS_1_1);
    expect_equal(msk_charge_added(&g), base - 6, "Lancers.4", "6 less");
    other = declare_from(CLASS_LANCER, NORTH_WEST);
    set_points(other, 3);
    expect_equal(msk_charge_added(&g), msk_charge_modifier(ODDS_2_1) - 6,
            "Lancers.5, Lancers.6", "once, with all other modifications");
    put_target();
    lancers = declare_from(CLASS_LANCER, NORTH);
    other = declare_from(CLASS_CUIR, NORTH);
    set_points(foot, 3);
    set_points(lancers, 1);
    set_points(other, 2);
    expect_equal(msk_charge_added(&g), base, "Lancers.4",
            "not if another is on top");
    act(TAKE_UP, lancers, "Movement.3");
    act(RAISE, 0, "R-M102");
    expect_equal(msk_charge_added(&g), base - 6, "Lancers.4", "on top");
}

/* ---- what the table is told ---- */

static void
asked(const char *wanted, const char *paragraph)
{
    static Game seen;
    WgText text = {0};

    seen = g;
    moskowa_rules.redact(&seen, WG_FIRST);
    wg_print(&text, "");
    wg_query(&moskowa_rules, &seen, WG_FIRST, "charge", &text);
    expect(strcmp(text.text, wanted) == 0, paragraph, text.text);
    free(text.text);
}

static void
try_query(void)
{
    char wanted[60];

    put_target();
    asked("", "Charge.2");
    horse = declare_from(CLASS_LT_CAV, NORTH);
    set_points(horse, 3);
    snprintf(wanted, sizeof wanted, "hex %s odds %s added %d", moskowa_hex_name[target],
            moskowa_odds[msk_charge_odds(&g)], msk_charge_added(&g));
    asked(wanted, "Charge.2");
    g.unit[foot].lost = 2;
    asked(wanted, "Limited Intelligence");
}

/* ---- who ---- */

static void
not_charged(int hex, const char *reason)
{
    const char *bar = msk_bar_to_be_charged(&g, hex);

    expect(bar != NULL && strcmp(bar, reason) == 0, reason, reason);
}

/* In this terrain nobody is charged. */
static void
safe_in(int terrain, const char *reason)
{
    int hex = 0, u;

    while (moskowa_hex[hex].terrain != terrain) {
        hex++;
    }
    u = put_of(CLASS_JAGER, hex, NORTH);
    not_charged(hex, reason);
    msk_take(&g, u);
}

static void
try_who(void)
{
    int u;

    put_target();
    expect(msk_bar_to_be_charged(&g, target) == NULL, "Charge.13", "foot");
    g.unit[foot].state = SQUARE;
    not_charged(target, "Charge.15 square");
    msk_take(&g, foot);
    not_charged(target, "Charge.13 nobody");
    u = put_of(CLASS_RU_DRAG, target, NORTH);
    not_charged(target, "Charge.13 not-to-be-charged");
    g.unit[u].state = ON_FOOT;
    expect(msk_bar_to_be_charged(&g, target) == NULL, "Charge.13",
            "dismounted dragoons");
    g.unit[u].state = ROUTING;
    expect(msk_bar_to_be_charged(&g, target) == NULL, "R-M15", "who routs");
    msk_take(&g, u);
    u = put_of(CLASS_RU_LT, target, NORTH);
    expect(msk_bar_to_be_charged(&g, target) == NULL, "Charge.13",
            "limbered guns");
    g.unit[u].state = UNLIMBERED;
    not_charged(target, "Charge.13 not-to-be-charged");
    msk_take(&g, u);
    safe_in(WOODS, "Charge.14 terrain");
    safe_in(ORCHARD, "Charge.14 terrain");
    safe_in(TOWN, "Charge.14 terrain");
    safe_in(VILLAGE, "Charge.14 terrain");
    safe_in(FLECHE, "Charge.14 terrain");
    safe_in(REDOUBT, "Charge.14 terrain");
    safe_in(WOLF_PITS, "R-M38 wolf-pits");
}

/* ---- what it obliges to ---- */

static void
try_two_hexes(void)
{
    int far;

    put_target();
    far = moskowa_near[beside(NORTH)][NORTH];
    horse = put_of(CLASS_LT_CAV, far, SOUTH);
    act(TAKE_UP, horse, "Movement.1");
    act(DECLARE, target, "Forming.2");
    expect(is_asked(WG_SECOND, ASK_SQUARE), "Forming.3",
            "the defender");
    decline();
    refused(STEP, moskowa_near[far][NORTH], "Charge.1 come-near",
            "Forming.4");
    refused(PUT_DOWN, 0, "Charge.1 come-near", "Forming.4");
    refused(DONE, 0, "Charge.1 come-near", "Forming.4");
    refused(CHARGE, 0, "Charge.1 come-near", "Charge.1");
    act(STEP, beside(NORTH), "Charge.1");
    decline();
    refused(STEP, far, "Forming.4 must-charge", "Forming.4");
    refused(DONE, 0, "Forming.4 must-charge", "Forming.4");
    act(CHARGE, 0, "Charge.1");
    put_target();
    horse = put_of(CLASS_LT_CAV, far, SOUTH);
    g.unit[horse].spent = (uint8_t)(msk_allowance(&g, horse, false) - 1);
    act(TAKE_UP, horse, "Movement.1");
    expect(!is_asked(WG_FIRST, ASK_CHARGE), "Charge.1", "no points for it");
}

int
main(void)
{
    try_odds();
    try_ground();
    try_lancers();
    try_query();
    try_who();
    try_two_hexes();
    return outcome();
}
