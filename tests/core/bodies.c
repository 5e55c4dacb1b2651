/*
 * bodies.c --
 *
 *      A group as a body, in La Bataille: spread along a line that faces the
 *      enemy, and in a column by road.  The plan follows from what the mover
 *      knows alone; when it is done, the rules judge each step.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/match/match.h"
#include "../../generic/moskowa/stacks.h"
#include "../../generic/moskowa/zones.h"

#define DIVISION "f_I_5_111 f_I_5_25 f_I_5_57 f_I_5_61"

static void
expect(bool good, const char *what, const char *told)
{
    if (!good) {
        fprintf(stderr, "bodies: %s: \"%s\"\n", what, told);
        exit(1);
    }
}

static void
apply(WgMatch *m, int side, const char *text)
{
    WgError err;

    wg_match_apply(m, side, text, &err);
    expect(err.code == WG_OK, text, err.text);
}

static WgMatch *
begin(void)
{
    WgError err;
    WgMatch *m = wg_match_new("moskowa", "shewardino", "", "0", &err);

    expect(m != NULL, "begins", err.text);
    return m;
}

/* Is that in the plan?  It is freed. */
static void
tells(char *plan, const char *what)
{
    expect(strstr(plan, what) != NULL, what, plan);
    free(plan);
}

/* Do the steps of a plan: the rules refuse none. */
static void
carry_out(WgMatch *m, char *plan)
{
    char *steps = strstr(plan, "steps {") + strlen("steps {"), *told;
    WgError err;

    if (strstr(steps, " halted {")) {
        *strstr(steps, " halted {") = '\0';
    }
    steps[strlen(steps) - 1] = '\0';
    told = wg_group_do(m, 0, steps, 1, &err);
    expect(strstr(told, "refused {} stopped {}") != NULL, "is done", told);
    expect(m->rules->broken(m->game) == NULL, "the position", told);
    free(told);
    free(plan);
}

static int
unit(const WgMatch *m, const char *key)
{
    int u = 0;

    while (strcmp(m->rules->piece_key(m->setup.piece[u]), key) != 0) {
        u++;
    }
    return u;
}

static void
stands(const WgMatch *m, const char *key, const char *hex)
{
    int at = m->game->unit[unit(m, key)].hex;

    expect(strcmp(at < 0 ? "" : moskowa_hex_name[at], hex) == 0, key,
            at < 0 ? "off the map" : moskowa_hex_name[at]);
}

/* ---- a line ---- */

/* In their order along it, an end for each of the outermost, all toward the
   enemy in the north-east. */
static void
check_line(void)
{
    WgMatch *m = begin();

    carry_out(m, wg_group_line(m, 0, DIVISION,
                "01648 01748 01749 01849 01850"));
    stands(m, "f_I_5_61", "01648");
    stands(m, "f_I_5_111", "01748");
    stands(m, "f_I_5_25", "01749");
    stands(m, "f_I_5_57", "01850");
    expect(m->game->unit[unit(m, "f_I_5_57")].facing == NORTH_EAST, "faces",
            "");
    wg_match_free(m);
}

/* Who stands in its place turns there; drawn the other way it is the same. */
static void
check_turned(void)
{
    WgMatch *m = begin();

    apply(m, WG_UMPIRE, "facing 01350 0");
    apply(m, WG_UMPIRE, "facing 01452 0");
    carry_out(m, wg_group_line(m, 0, DIVISION, "01452 01451 01450 01350"));
    stands(m, "f_I_5_61", "01350");
    stands(m, "f_I_5_57", "01452");
    expect(m->game->unit[unit(m, "f_I_5_61")].facing
            == m->game->unit[unit(m, "f_I_5_57")].facing
            && m->game->unit[unit(m, "f_I_5_61")].facing != SOUTH, "faces",
            "");
    wg_match_free(m);
}

/* Regiments of twenty points fill a hex each: of five hexes, some of which are
   full, the others are taken. */
static void
check_room(void)
{
    WgMatch *m = begin();

    tells(wg_group_line(m, 0, DIVISION, "01650"), "arrive {f_I_5_");
    tells(wg_group_line(m, 0, DIVISION, "01650"), "} short {f_I_5_");
    apply(m, WG_UMPIRE, "place f_I_1_17 01748");
    tells(wg_group_line(m, 0, DIVISION, "01648 01748 01749 01849 01850"),
            "short {} stay {}");
    tells(wg_group_line(m, 0, "f_I_5_61 nobody", "01650"), "");
    tells(wg_group_line(m, 0, "r_VIII_27_Od", "01650"), "");
    wg_match_free(m);
}

/* In a formation the foremost goes first, in whatever order they are named, and
   so makes room for who comes behind. */
static void
check_foremost(void)
{
    WgMatch *m = begin();

    tells(wg_group_shift(m, 0, "f_I_5_61 f_I_5_57 f_I_5_25 f_I_5_111",
                "01450", "02850"), "{put} {take f_I_5_61} {step 01450} ");
    tells(wg_group_shift(m, 0, DIVISION, "01450", "00950"),
            "steps {{take f_I_5_61} ");
    wg_match_free(m);
}

/* ---- a column ---- */

/* One battalion a hex, in road mode, in the order of the march. */
static void
check_column(void)
{
    static const char *const place[] = {
        "place f_I_1_13L_b1 00972", "place f_I_1_13L_b2 00872",
        "place f_I_1_13L_b3 00773"
    };
    WgMatch *m = begin();

    for (int i = 0; i < 3; i++) {
        apply(m, WG_UMPIRE, place[i]);
    }
    carry_out(m, wg_group_column(m, 0,
                "f_I_1_13L_b3 f_I_1_13L_b2 f_I_1_13L_b1", "01270"));
    stands(m, "f_I_1_13L_b1", "01270");
    stands(m, "f_I_1_13L_b2", "01171");
    stands(m, "f_I_1_13L_b3", "01071");
    expect(m->game->unit[unit(m, "f_I_1_13L_b3")].state & ROAD_MODE,
            "road mode", "");
    tells(wg_group_column(m, 0, "f_I_5_61", "01270"),
            "stay {{f_I_5_61 Stacking.1 battalions-too-many}");
    wg_match_free(m);
}

/* ---- a march by road ---- */

/* A regiment too large for a road goes as its battalions, and those who can do
   no such thing are named. */
static void
check_parts(void)
{
    WgMatch *m = begin();
    char *plan;

    apply(m, WG_UMPIRE, "place f_I_3_127 00972");
    plan = wg_group_column(m, 0, "f_I_3_127", "01270");
    expect(strstr(plan, "short {f_I_3_127} stay {} steps {{take f_I_3_127} "
                "{battalions 0} ") != NULL, "breaks up", plan);
    carry_out(m, plan);
    expect(m->game->unit[unit(m, "f_I_3_127")].hex < 0
            && (m->game->unit[unit(m, "f_I_3_127_b1")].state & ROAD_MODE),
            "its battalions are there", "");
    stands(m, "f_I_3_127_b2", "01270");
    wg_match_free(m);
}

/* Who stands beside a road goes to it, enters road mode there for two points,
   and goes on with what is left. */
static void
check_beside(void)
{
    WgMatch *m = begin();
    int u = unit(m, "f_I_1_13L_b1");

    apply(m, WG_UMPIRE, "place f_I_1_13L_b1 00973");
    carry_out(m, wg_group_column(m, 0, "f_I_1_13L_b1", "01270"));
    expect((m->game->unit[u].state & ROAD_MODE) != 0, "road mode", "");
    expect(m->game->unit[u].hex != OFF_MAP && moskowa_hex[m->game->unit[u].hex]
            .road | moskowa_hex[m->game->unit[u].hex].path, "on the road",
            moskowa_hex_name[m->game->unit[u].hex]);
    expect(m->game->unit[u].spent >= 2 + 4 + 1, "goes on", "");
    wg_match_free(m);
}

/* Who only reaches the road this turn has not arrived. */
static void
check_roadside(void)
{
    WgMatch *m = begin();
    char *plan;
    int u = unit(m, "f_I_1_13L_b1");

    apply(m, WG_UMPIRE, "place f_I_1_13L_b1 00973");
    m->game->unit[u].spent = 12;
    plan = wg_group_road(m, 0, "f_I_1_13L_b1 0", "01270 00972", 0);
    expect(strstr(plan, "short {f_I_1_13L_b1}") && strstr(plan, "{step ")
            && strstr(plan, "passed {}"), "roadside", plan);
    free(plan);
    wg_match_free(m);
}

/* Nor has whom a zone stops on the first hex of the road: it is told why. */
static void
check_zone(void)
{
    WgMatch *m = begin();
    char *plan;

    apply(m, WG_UMPIRE, "place f_I_1_13L_b1 00973");
    apply(m, WG_UMPIRE, "place r_VIII_27_Od 00971");
    apply(m, WG_UMPIRE, "facing 00971 0");
    m->game->unit[unit(m, "f_I_1_13L_b1")].spent = 12;
    plan = wg_group_road(m, 0, "f_I_1_13L_b1 0", "01270 00972", 0);
    expect(strstr(plan, "short {f_I_1_13L_b1}") && strstr(plan, "passed {}")
            && strstr(plan, "{step 00972}")
            && strstr(plan, "halted {{f_I_1_13L_b1 Zones.1 stopped}}"),
            "zone", plan);
    free(plan);
    /* With points for it, rather to a hex where it enters road mode. */
    m->game->unit[unit(m, "f_I_1_13L_b1")].spent = 0;
    plan = wg_group_road(m, 0, "f_I_1_13L_b1 0", "01270", 0);
    expect(strstr(plan, "{road}") && strstr(plan, "{step 00972}") == NULL,
            "rather", plan);
    free(plan);
    wg_match_free(m);
}

/* Parts that cannot go on have passed nothing: they are not there. */
static void
check_parts_stay(void)
{
    WgMatch *m = begin();

    apply(m, WG_UMPIRE, "place f_I_3_127 00972");
    apply(m, WG_UMPIRE, "place f_I_1_17 01071");
    apply(m, WG_UMPIRE, "place f_I_1_13L_b1 01171");
    tells(wg_group_road(m, 0, "f_I_3_127 0 f_I_1_13L_b1 1", "00972 01270",
                0), "passed {f_I_1_13L_b1 1}");
    wg_match_free(m);
}

/* Places are passed one after another; who has passed one does not go back to
   it. */
static void
check_places(void)
{
    WgMatch *m = begin();

    apply(m, WG_UMPIRE, "place f_I_1_13L_b1 00972");
    tells(wg_group_road(m, 0, "f_I_1_13L_b1 0", "01071 01270", 0),
            "passed {f_I_1_13L_b1 2}");
    tells(wg_group_road(m, 0, "f_I_1_13L_b1 1", "00872 01270", 0),
            "passed {f_I_1_13L_b1 1}");
    tells(wg_group_road(m, 0, "f_I_1_13L_b1 0", "00872 01270", 0),
            "{step 00872}");
    tells(wg_group_road(m, 0, "f_I_1_13L_b1 x", "01270", 0), "");
    tells(wg_group_road(m, 0, "f_I_1_13L_b1 0", "nowhere", 0), "");
    wg_match_free(m);
}

/* Nobody comes nearer to an enemy than was chosen. */
static void
check_within(void)
{
    WgMatch *m = begin();
    char *plan;

    apply(m, WG_UMPIRE, "place f_I_1_13L_b1 00972");
    apply(m, WG_UMPIRE, "place r_VIII_27_Od 01467");
    plan = wg_group_road(m, 0, "f_I_1_13L_b1 0", "01270", 5);
    expect(strstr(plan, "{step 01270}") == NULL
            && strstr(plan, "{step ") != NULL, "it keeps away", plan);
    free(plan);
    tells(wg_group_road(m, 0, "f_I_1_13L_b1 0", "01270", 4),
            "{step 01270}");
    plan = wg_group_march(m, 0, "f_I_1_13L_b1", "01270", 5);
    expect(strstr(plan, "{step 01270}") == NULL, "each for itself, too",
            plan);
    free(plan);
    wg_match_free(m);
}

/* ---- what the mover knows ---- */

static char *
foretold(const WgMatch *m)
{
    char *line = wg_group_line(m, 0, DIVISION, "02050 02150 02151 02251");
    char *column = wg_group_column(m, 0, "f_I_I f_I_I_4 f_I_I_5", "02055");
    WgText all = {0};

    wg_print(&all, "%s\n%s", line, column);
    free(line);
    free(column);
    return all.text;
}

/* Losses that only the enemy knows change nothing. */
static void
check_known(void)
{
    WgMatch *fresh = begin(), *worn = begin();
    char *one, *other;

    worn->game->unit[unit(worn, "r_VIII_27_Od")].lost = 3;
    one = wg_match_view(fresh, 0);
    other = wg_match_view(worn, 0);
    expect(strcmp(one, other) == 0, "the mover sees the same", "");
    free(one);
    free(other);
    one = foretold(fresh);
    other = foretold(worn);
    expect(strcmp(one, other) == 0, "and is told the same", other);
    expect(strstr(one, "{step ") != NULL, "somebody goes", one);
    free(one);
    free(other);
    wg_match_free(fresh);
    wg_match_free(worn);
}

/* Nobody turns in the other games, and none of them has roads for columns. */
static void
check_others(void)
{
    WgError err;
    WgMatch *m = wg_match_new("berezina", "solitaire", "", "0", &err);
    char *line = wg_group_line(m, 0, "merle", "4309");
    char *column = wg_group_column(m, 0, "merle", "4309");

    expect(*line == '\0' && *column == '\0', "of a game without", line);
    free(line);
    free(column);
    wg_match_free(m);
}

int
main(void)
{
    check_line();
    check_turned();
    check_room();
    check_foremost();
    check_column();
    check_parts();
    check_beside();
    check_roadside();
    check_zone();
    check_parts_stay();
    check_places();
    check_within();
    check_known();
    check_others();
    puts("bodies: lines and columns");
    return 0;
}
