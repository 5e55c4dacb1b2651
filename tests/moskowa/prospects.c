/*
 * prospects.c --
 *
 *      What is known before an attack by fire in La Bataille de la Moskowa, and
 *      what the table is told of it.
 */

#include "generic/moskowa/odds/prospects.h"
#include "generic/moskowa/query.h"
#include "fires.h"

static int hex;

static int
s(int steps)
{
    return along(hex, SOUTH, steps);
}

static long
millionths(double chance)
{
    return (long)(chance * 1e6 + 0.5);
}

static Prospect
foresee(int target, int count, const int *slots)
{
    static Prospect p;
    Firing firing = { .count = count };

    for (int i = 0; i < count; i++) {
        firing.slot[i] = (int16_t)slots[i];
    }
    msk_foresee(&g, &firing, target, &p);
    return p;
}

static void
expect_chances(const Prospect *p, const long *wanted, const char *paragraph)
{
    for (int lost = 0; lost <= MOST_LOST; lost++) {
        expect_equal(millionths(p->lost[lost]), wanted[lost], paragraph,
                "points lost");
    }
}

/* 14 to 7, 2:1: from 33 on a point, from 55 on two, of 36 rolls 14, 14, 8. */
static void
try_losses(void)
{
    static const long chances[] = { 388889, 388889, 222222, 0, 0, 0, 0 };
    int u, v;
    Prospect p;

    begin_empty();
    v = set(RUSSIAN_BATTALION, s(2), NORTH);
    u = set(BATTERY, s(0), SOUTH);
    p = foresee(s(2), 1, &u);
    expect_equal(p.whole.odds, ODDS_2_1, "Fire.3", "14 to 7");
    expect_chances(&p, chances, "M4.1");
    expect_equal(millionths(p.mean), 833333, "M4.1", "the mean");
    /* Two of four points are more than a third; morale 24, ten cells. */
    expect_equal(millionths(p.checks), 222222, "When to check.1", "two");
    expect_equal(millionths(p.routs), 61728, "Morale", "24");
    expect_equal(millionths(p.leader), 0, "Leader Casualties.1", "none");
    set("r_Raevsky", s(2), 0);
    p = foresee(s(2), 1, &u);
    expect_equal(millionths(p.leader), 55556, "Leader Casualties.1", "65, 66");
    expect_equal(millionths(p.routs), 0, "Leaders, Morale.4", "12 cells");
    g.unit[v].lost = 3;
    p = foresee(s(2), 1, &u);
    expect_equal(millionths(p.mean), 611111, "Casualties.5", "one is left");
    expect_equal(millionths(p.checks), 0, "When to check.1", "nobody is left");
}

/* Canister, six cells: from 23 on a point, from 45 on two. */
static void
try_added(void)
{
    static const long chances[] = { 222222, 388889, 388889, 0, 0, 0, 0 };
    int u;
    Prospect p;

    begin_empty();
    set("r_II_4_Tob", s(1), NORTH);
    u = set(BATTERY, s(0), SOUTH);
    p = foresee(s(1), 1, &u);
    expect_chances(&p, chances, "Range.4");
}

/* Howitzers of two hexes that hit with 3 of 6 each, 5 to 7: neither in a
   quarter, one in a half, 1:1.5, 55 on; both in a quarter, 1:1. */
static void
try_howitzers(void)
{
    static const long chances[] = {
        250000 + 388889 + 173611, 180556, 6944, 0, 0, 0, 0
    };
    int u[2];
    Prospect p;

    begin_empty();
    set("r_II_4_Tob", s(6), NORTH);
    u[0] = set("f_I_I_H", s(0), SOUTH);
    u[1] = set("f_III_III_H", along(s(0), SOUTH_EAST, 1), SOUTH);
    p = foresee(s(6), 2, u);
    expect_equal(p.whole.odds, ODDS_1_1, "Fire.3", "10 to 7");
    expect_chances(&p, chances, "Howitzers");
    /* In one hex they roll once: both or neither. */
    msk_take(&g, u[1]);
    msk_put(&g, u[1], s(0), 1);
    p = foresee(s(6), 2, u);
    expect_equal(millionths(p.lost[2]), 13889, "Howitzers", "half of 66");
    expect_equal(millionths(p.lost[0]), 500000 + 347222, "Howitzers",
            "half of 52 on");
}

/* ---- what the table is told ---- */

static void
expect_told(const char *topic, const char *wanted)
{
    if (strcmp(answer(WG_FIRST, topic), wanted) != 0) {
        fprintf(stderr, "moskowa: %s\n", answer(WG_FIRST, topic));
    }
    expect(strcmp(answer(WG_FIRST, topic), wanted) == 0, "Fire.3", topic);
}

static void
try_query(void)
{
    static const char *const chances =
            "lost {0 388889 1 388889 2 222222 3 0 4 0 5 0 6 0 } "
            "checks 222222 routs 61728 leader 0";
    char topic[20], wanted[240];
    int u, foot;

    begin_empty();
    set(RUSSIAN_BATTALION, s(2), NORTH);
    u = set(BATTERY, s(0), SOUTH);
    foot = set(LIGHT_REGIMENT, s(0), SOUTH);
    french_fire();
    snprintf(wanted, sizeof wanted, "{hex %s odds 2:1 added 0 mean 833333 %s} ",
            moskowa_hex_name[s(2)], chances);
    expect_told("fires", wanted);
    expect_told("attack", "");
    snprintf(topic, sizeof topic, "fires %d", u);
    snprintf(wanted, sizeof wanted, "{hex %s range 2 factors 14000} ", moskowa_hex_name[s(2)]);
    expect_told(topic, wanted);
    snprintf(topic, sizeof topic, "fires %d", foot);
    expect_told(topic, "");
    expect(answer(WG_SECOND, "fires")[0] == '\0', "Limited Intelligence",
            "not the enemy's");
    act(AIM, s(2), "Fire.8");
    snprintf(wanted, sizeof wanted, "hex %s odds 2:1 added 0 mean 833333 %s",
            moskowa_hex_name[s(2)], chances);
    expect_told("attack", wanted);
    snprintf(topic, sizeof topic, "bearing %d", s(2));
    snprintf(wanted, sizeof wanted, "{slot %d range 2 factors 14000 most 0 takes 1} ", u);
    expect_told(topic, wanted);
}

int
main(void)
{
    begin();
    hex = broad_hex();
    try_losses();
    try_added();
    try_howitzers();
    try_query();
    return outcome();
}
