/*
 * casualties.c --
 *
 *      Casualties of La Bataille de la Moskowa, by paragraph: who loses points,
 *      what they take of fire and melee, who checks for them.
 */

#include "outcomes.h"

static int
points_on_map(void)
{
    int points = 0;

    for (int i = 0; i < g.placed; i++) {
        points += points_of(&g, g.stack[i]);
    }
    return points;
}

static void
try_losses(void)
{
    int hex = empty_field(), low, top, all;

    low = put(WG_FIRST, INFANTRY, 5, 9, hex, SOUTH);
    top = put(WG_FIRST, INFANTRY, 5, 5, hex, SOUTH);
    all = points_on_map();
    msk_lose(&g, hex, 2);
    expect_equal(g.unit[top].lost, 2, "Fire.11", "the top unit first");
    expect_equal(g.unit[low].lost, 0, "Fire.11", "and it alone");
    expect_equal(points_of(&g, top), 3, "Casualties.1", "what is left");
    expect_equal(msk_points(&g, hex), all - 2, "Casualties.2", "of the hex");
    msk_lose(&g, hex, 4);
    expect_equal(g.unit[top].hex, OFF_MAP, "Casualties.5", "eliminated");
    expect_equal(g.unit[top].lost, 5, "Casualties.5", "all that it had");
    expect_equal(g.unit[low].lost, 1, "Fire.11", "the next loses the rest");
    expect_equal(points_on_map(), all - 6, "Casualties.4", "added up");
    expect_equal(msk_lose_from(&g, low, 20), 20 - (all - 6), "Casualties.5",
            "what is left over");
    expect_equal(g.placed, 0, "Fire.11", "the hex is devoid of units");
    msk_lose(&g, hex, 3);
    expect_equal(g.awaiting, 0, "Fire.11", "nobody is there to lose");
}

/* An infantry regiment, a battalion, guns, as the book has them. */
static void
try_values(void)
{
    int hex = empty_field(), u = put(WG_FIRST, INFANTRY, 5, 20, hex, SOUTH);
    long fire, melee;

    while (!piece_of(&g, u)->battalions) {
        u = put(WG_FIRST, INFANTRY, 5, 20, hex, SOUTH);
    }
    fire = msk_fire_value(&g, u, 1);
    melee = msk_melee_value(&g, u);
    g.unit[u].lost = 2;
    expect_equal(msk_fire_value(&g, u, 1), fire, "Effects on Combat.1",
            "regiments");
    expect_equal(msk_melee_value(&g, u), melee - 4 * PARTS,
            "Effects on Combat.4",
            "two for each point");
    g.unit[u].lost = (int8_t)(piece_of(&g, u)->points - 1);
    expect(msk_melee_value(&g, u) >= PARTS, "Effects on Combat.5",
            "never below 1");
    u = put(WG_FIRST, INFANTRY, 5, 20, hex, SOUTH);
    while (!is_battalion(piece_of(&g, u))
            || piece_of(&g, u)->fire[NEAR_BAND] != 10) {
        u = put(WG_FIRST, INFANTRY, 4, 20, hex, SOUTH);
    }
    g.unit[u].lost = 2;
    expect_equal(msk_fire_value(&g, u, 1), 6 * PARTS, "Effects on Combat.2",
            "10 becomes 6");
    u = put_class(CLASS_FT6_FR, hex);
    g.unit[u].lost = 1;
    expect_equal(msk_fire_value(&g, u, 1) * 3, 28L * PARTS,
            "Effects on Combat.3",
            "14 becomes 9.333");
    expect_equal(msk_melee_value(&g, u), 1L * PARTS, "Effects on Combat.4",
            "of guns one");
}

/* More than a third of what the hex had when the phase began. */
static void
try_third(void)
{
    int hex = empty_field(), guns = put_class(CLASS_FT6_FR, hex);
    int foot = put(WG_FIRST, INFANTRY, 6, 6, hex, SOUTH);

    msk_lose(&g, hex, 3);
    expect_equal(g.awaiting, 0, "When to check.1",
            "a third is not more than a third");
    msk_lose_from(&g, guns, 1);
    expect(g.unit[foot].pending & g.unit[guns].pending & MUST_CHECK,
            "When to check.1", "all units in that hex, whoever lost");
    expect_equal(g.awaiting, 2, "When to check.1", "both");
    settle();
    throw(66);
    throw(66);
    msk_begin_phase(&g);
    msk_lose(&g, hex, 1);
    expect_equal(g.awaiting, 0, "R-M14", "what it had when the phase began");
    msk_begin_phase(&g);
    g.unit[foot].lost = 0;
    g.unit[guns].lost = 0;
    msk_begin_phase(&g);
    msk_lose_from(&g, guns, 3);
    expect_equal(g.unit[guns].hex, OFF_MAP, "Casualties.5", "eliminated");
    expect_equal(g.awaiting, 0, "When to check.1", "3 of 9");
    msk_lose_from(&g, foot, 1);
    expect_equal(g.unit[foot].pending, MUST_CHECK, "When to check.1",
            "4 of 9: those who were eliminated count");
}

/* Each hex remembers who fell in it, whatever others lose in between. */
static void
try_two_hexes(void)
{
    int hex = empty_field(), other = hex + 4;
    int foot = put(WG_FIRST, INFANTRY, 6, 6, hex, SOUTH);
    int guns = put_class(CLASS_FT6_FR, hex);
    int there = put(WG_SECOND, INFANTRY, 5, 9, other, SOUTH);
    int gone = put(WG_SECOND, INFANTRY, 1, 3, other, SOUTH);

    msk_begin_phase(&g);
    msk_lose_from(&g, guns, points_of(&g, guns));
    msk_lose_from(&g, gone, points_of(&g, gone));
    g.awaiting = 0;
    g.unit[foot].pending = g.unit[there].pending = 0;
    msk_lose_from(&g, foot, 1);
    expect_equal(g.unit[foot].pending, MUST_CHECK, "R-M14",
            "who fell before another hex lost somebody counts");
}

/* R-M55: leaders count in the battle. */
static void
try_victory(void)
{
    int leader, wounded, before;

    begin_scenario("historical");
    msk_note_objectives(&g);
    before = msk_score(&g, WG_SECOND);
    leader = NONE;
    wounded = NONE;
    for (int u = first_of(WG_FIRST); u < end_of(WG_FIRST); u++) {
        if (strcmp(piece_of(&g, u)->name, "Napoleon") == 0) {
            leader = u;
        } else if (strcmp(piece_of(&g, u)->name, "Ney") == 0) {
            wounded = u;
        }
    }
    msk_loss_of_leader(&g, leader, true);
    msk_note_objectives(&g);
    expect_equal(msk_score(&g, WG_SECOND) - before, 200, "Victory",
            "Napoleon");
    msk_loss_of_leader(&g, wounded, false);
    msk_note_objectives(&g);
    expect_equal(msk_score(&g, WG_SECOND) - before, 204, "Victory",
            "wounded leaders 4");
    msk_capture(&g, wounded);
    msk_note_objectives(&g);
    expect_equal(msk_score(&g, WG_SECOND) - before, 220, "Victory", "Ney 20");
}

int
main(void)
{
    try_losses();
    try_values();
    try_third();
    try_two_hexes();
    try_victory();
    return outcome();
}
