/*
 * account.c --
 *
 *      How the odds of fires and melees of La Bataille de la Moskowa come
 *      about: the steps that are told lead to the value that counts.
 */

#include "fights.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

static const Step *
step_of(const Account *how, int count)
{
    for (int i = 0; i < how->count; i++) {
        if (how->step[i].count == count) {
            return &how->step[i];
        }
    }
    return NULL;
}

static void
expect_step(const Account *how, int count, int times, int by,
        const char *rule)
{
    const Step *step = step_of(how, count);

    expect(step != NULL, rule, "the step is told");
    if (step) {
        expect_equal(step->times, times, rule, "times");
        expect_equal(step->by, by, rule, "by");
        expect(strcmp(step->rule, rule) == 0, rule, step->rule);
    }
}

/* What the steps lead to. */
static long
followed(const Account *how, long parts)
{
    long value = 0;

    for (int i = 0; i < how->count; i++) {
        const Step *step = &how->step[i];

        value = step->count == BY_LEAST ? step->times * parts
                : step->by == 0 ? value + step->times * parts
                : value * step->times / step->by;
    }
    return value;
}

static void
expect_fire(int u, int range, Account *how, const char *paragraph)
{
    long value;

    how->count = 0;
    value = msk_account_fire(&g, u, range, how);
    expect_equal(value, msk_fire_value(&g, u, range), paragraph, "one value");
    expect_equal(followed(how, PARTS), value, paragraph, "its steps");
}

static void
try_fire(void)
{
    Account how;
    int u;

    begin_empty();
    u = set(BATTERY, s(0), SOUTH);
    expect_fire(u, 2, &how, "Range");
    expect_step(&how, BY_PRINT, 14, 0, "Fire.6");
    expect_equal(how.count, 1, "Range", "nothing else");
    g.unit[u].lost = 1;
    expect_fire(u, 4, &how, "Effects on Combat.3");
    expect_step(&how, BY_PRINT, 8, 0, "Fire.6");
    expect_step(&how, BY_SHARE, piece_of(&g, u)->points - 1,
            piece_of(&g, u)->points, "Casualties.2");
    u = set(LIGHT_BATTALION, s(1), SOUTH);
    g.unit[u].lost = 1;
    expect_fire(u, 2, &how, "Effects on Combat.2");
    expect_step(&how, BY_LOSSES, -2, 0, "Casualties.2");
    expect_step(&how, BY_RANGE, 1, 2, "Fire.6");
}

/* Six for canister; a leader of guns; a skirmisher. */
static void
try_cells(void)
{
    Account cells = { .count = 0 };
    Firing firing = { .count = 1 };
    Volley volley;

    begin_empty();
    set(JAGERS, s(1), NORTH);
    firing.slot[0] = (int16_t)set(BATTERY, s(0), SOUTH);
    volley = msk_account_volley(&g, &firing, s(1), s(1), &cells);
    expect_step(&cells, BY_CANISTER, 6, 0, "Fire.4");
    expect_step(&cells, BY_SKIRMISHER, -6, 0, "Fire.4");
    expect_equal(volley.added, followed(&cells, 1), "Fire.4", "all cells");
}

/* Into the rear: doubled; one that routs defends with half. */
static void
try_melee(void)
{
    Account how = { .count = 0 };
    int u, v;

    begin_empty();
    v = set(TOBOLSK, s(1), SOUTH);
    u = set(BATTALION, s(0), SOUTH);
    g.unit[u].lost = 1;
    g.phasing = WG_FIRST;
    expect_equal(msk_account_attack(&g, u, s(1), &how),
            msk_attack_value(&g, u, s(1)), "Melee.13", "one value");
    expect_step(&how, BY_LOSSES, -2, 0, "Casualties.2");
    expect_step(&how, BY_FLANK, 2, 1, "Melee.13");
    expect_equal(followed(&how, MELEE_PARTS), msk_attack_value(&g, u, s(1)),
            "Melee.13", "its steps");
    how.count = 0;
    g.unit[v].state |= ROUTING;
    expect_equal(msk_account_defence(&g, v, &how),
            msk_defence_value(&g, s(1)), "Melee.15", "one value");
    expect_step(&how, BY_ROUT, 1, 2, "Melee.15");
    expect_equal(followed(&how, MELEE_PARTS), msk_defence_value(&g, s(1)),
            "Melee.15", "its steps");
}

/* ---- what the table is told ---- */

static void
try_query(void)
{
    char topic[30], wanted[400];
    int u;

    begin_empty();
    set(RUSSIAN_BATTALION, s(2), NORTH);
    u = set(BATTERY, s(0), SOUTH);
    french_fire();
    snprintf(topic, sizeof topic, "fire_account %d", s(2));
    snprintf(wanted, sizeof wanted, "units {{slot %d steps {{count printed "
            "times 14 by 0 rule Fire.6} } value 14000 range 2 against 7 "
            "most 0} } sums {{ground clear against 7 value 14000} } "
            "rule Fire.2 odds 2:1 added 0 cells {} ", u);
    expect(strcmp(answer(WG_FIRST, topic), wanted) == 0, "Fire.2",
            answer(WG_FIRST, topic));
    expect(answer(WG_SECOND, topic)[0] == '\0', "Limited Intelligence",
            "not the enemy's");
    snprintf(topic, sizeof topic, "fire_account %d", s(3));
    expect(answer(WG_FIRST, topic)[0] == '\0', "Fire.1", "nobody is there");
}

int
main(void)
{
    begin();
    hex = broad_hex();
    try_fire();
    try_cells();
    try_melee();
    try_query();
    return outcome();
}
